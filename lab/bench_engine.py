"""What the engine costs: fog, undo, copies, a headless check. Figures for `clumsy bench`, best of five runs."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import sysconfig
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from core.game import Game
from core.orders import Order
from lab.bench_board import RUNS, best_of
from lab.random_setup import random_setup
from systems.clumsy import fire, movement
from systems.clumsy.battle import Battle
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import MoveOrder
from systems.clumsy.pipeline import new_game
from systems.clumsy.view import View
from systems.clumsy.vision import sight_mask, spotted_units

_SCENARIO = """
ruleset = "clumsy"
[map]
rows = ["..f..", "..r.."]
[[unit]]
name = "alice"
type = "tank"
side = "blue"
at = [0, 0]
[[unit]]
name = "bob"
type = "infantry"
side = "red"
at = [4, 1]
[[step]]
do = "move"
unit = "alice"
to = [1, 0]
expect = { "alice.action_points" = 14 }
"""


@dataclass(frozen=True, slots=True)
class EngineFigures:
    """Microseconds, unless the name says otherwise."""

    fog_us: float
    """Sight of both sides over 40 units, from nothing: seen cells and spotted enemies."""
    line_us: float
    """One question whether fire is blocked, as the rules ask it."""
    order_us: float
    """Resolving a move's chain of steps, sight and events, with 60 units; the mean over many."""
    undo_us: float
    """Taking the same moves back."""
    copy_us: float
    """A whole copy of the game with 60 units."""


def engine_figures(runs: int = RUNS) -> EngineFigures:
    """Measure all of them."""
    data = load_clumsy().data
    forty, sixty = new_game(random_setup(1, units=20), data), new_game(random_setup(2, units=30), data)
    order, undo = _order_and_undo(sixty, runs)
    return EngineFigures(_fog(forty, runs), _line(forty, runs), order, undo, best_of(sixty.copy, 20, runs))


def _fog(game: Game[Battle, View], runs: int) -> float:
    battle = game.battle

    def look() -> None:
        for masks in (*battle.sight_masks, *battle.sight_of_others):
            masks.clear()
        for side in (0, 1):
            sight_mask(battle, side)
            spotted_units(battle, side)

    with battle.world.active():
        return best_of(look, 50, runs)


def _line(game: Game[Battle, View], runs: int) -> float:
    view = game.view(0)
    cells = [unit.cell for unit in view.own] + [unit.cell for unit in game.view(1).own]
    pairs = [(one, other) for one in cells for other in cells if one != other and view.board.distance(one, other) < 10]

    def ask() -> None:
        for one, other in pairs:
            fire.line_is_blocked(view.field, one, other)

    return best_of(ask, 20, runs) / len(pairs)


def _order_and_undo(game: Game[Battle, View], runs: int) -> tuple[float, float]:
    """The chain of a long move of every unit of a side, resolved and taken back on the spot."""
    view = game.view(0)
    orders: list[Order] = []
    for unit in view.own:
        found = movement.reach(view, unit)
        stops = view.board.cells(movement.stops(view, unit, found))
        if stops:
            goal = max(stops, key=lambda cell: (found.cost(cell) or 0, cell))
            orders.append(MoveOrder(side=0, unit=unit.id, to=view.board.xy(goal)))
    world = game.battle.world
    best = (float("inf"), float("inf"))
    for _ in range(runs + 1):
        resolving = undoing = 0.0
        with world.active():
            for order in orders:
                mark = world.mark()
                begin = time.process_time()
                game.rules.begin(game.battle, view, order)
                game.resolve()
                resolved = time.process_time()
                world.take_back(mark)
                undoing += time.process_time() - resolved
                resolving += resolved - begin
                game.battle.told.clear()
        best = min(best, (resolving / len(orders) * 1e6, undoing / len(orders) * 1e6))
    return best


@dataclass(frozen=True, slots=True)
class StartFigures:
    """Milliseconds of processor time of whole processes."""

    libraries_ms: float
    """Importing what libraries a headless check imports, and nothing else."""
    check_ms: float
    """`clumsy scenario check` of one file."""
    libraries: tuple[str, ...]
    """Those libraries' names."""

    @property
    def ratio(self) -> float:
        """How many times the libraries alone."""
        return self.check_ms / self.libraries_ms


_CHECK = "from cli.main import main; main()"
"""What the installed command does."""

_CHECK_AND_LIST = """
import sys
from cli.main import main
try:
    main()
finally:
    for name, module in sys.modules.items():
        print(name, getattr(module, "__file__", None) or "", sep="\\t", file=sys.stderr)
"""


def start_figures(runs: int = RUNS) -> StartFigures:
    """Measure both in turn, so that the machine's ups and downs hit both; the best of each counts.

    The libraries are the modules of others that a check was seen to load, in that order: typer loads parts of itself
    and of pydantic only when it parses. All that is measured is compiled before, as an installation is.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.toml"
        file.write_text(_SCENARIO, encoding="utf-8")
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        words = ["scenario", "check", str(file)]
        loaded = _libraries_in(_run(["-c", _CHECK_AND_LIST, *words], environment))
        alone = ["-c", "\n".join(f"import {name}" for name in loaded)]
        check = ["-c", _CHECK, *words]
        pairs = [(_process_ms(alone, environment), _process_ms(check, environment)) for _ in range(runs + 1)][1:]
    libraries = tuple(sorted({name.split(".")[0] for name in loaded}))
    return StartFigures(min(pair[0] for pair in pairs), min(pair[1] for pair in pairs), libraries)


_NOT_LIBRARIES = {"core", "systems", "replays", "lab", "cli", "clumsy_data", "_distutils_hack"}
"""The project itself, and what an environment loads into every process."""


def _libraries_in(listed: str) -> list[str]:
    """The modules of a list with their files that come from what is installed."""
    folders = [Path(sysconfig.get_path(name)) for name in ("purelib", "platlib")]
    rows = [line.split("\t") for line in listed.splitlines()]
    return [
        name
        for name, file in rows
        if name.split(".")[0] not in _NOT_LIBRARIES and any(Path(file).is_relative_to(folder) for folder in folders)
    ]


def _run(arguments: list[str], environment: dict[str, str]) -> str:
    done = subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True, text=True)
    return done.stderr


def _process_ms(arguments: list[str], environment: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _run(arguments, environment)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) * 1000
