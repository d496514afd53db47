"""What the engine costs: fog, undo, copies, a headless check. Figures for `clumsy bench`, best of five runs."""

from __future__ import annotations

import resource
import subprocess
import sys
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

LIBRARIES = ("esper", "msgspec", "pydantic", "tree_sitter", "tree_sitter_toml", "typer")
"""What a headless check is built on: importing these alone is what it is compared with."""

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


def engine_figures() -> EngineFigures:
    """Measure all of them."""
    data = load_clumsy().data
    forty, sixty = new_game(random_setup(1, units=20), data), new_game(random_setup(2, units=30), data)
    order, undo = _order_and_undo(sixty)
    return EngineFigures(_fog(forty), _line(forty), order, undo, best_of(sixty.copy, 20))


def _fog(game: Game[Battle, View]) -> float:
    battle = game.battle

    def look() -> None:
        for masks in (*battle.sight_masks, *battle.sight_of_others):
            masks.clear()
        for side in (0, 1):
            sight_mask(battle, side)
            spotted_units(battle, side)

    with battle.world.active():
        return best_of(look, 50)


def _line(game: Game[Battle, View]) -> float:
    view = game.view(0)
    cells = [unit.cell for unit in view.own] + [unit.cell for unit in game.view(1).own]
    pairs = [(one, other) for one in cells for other in cells if one != other and view.board.distance(one, other) < 10]

    def ask() -> None:
        for one, other in pairs:
            fire.line_is_blocked(view.field, one, other)

    return best_of(ask, 20) / len(pairs)


def _order_and_undo(game: Game[Battle, View]) -> tuple[float, float]:
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
    for _ in range(RUNS + 1):
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
    """Importing what a headless check is built on, and nothing else."""
    check_ms: float
    """`clumsy scenario check` of one file."""

    @property
    def ratio(self) -> float:
        """How many times the libraries alone."""
        return self.check_ms / self.libraries_ms


def start_figures(runs: int = RUNS) -> StartFigures:
    """Measure both in turn, so that the machine's ups and downs hit both; the best of each counts."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.toml"
        file.write_text(_SCENARIO, encoding="utf-8")
        alone = ["-c", "import " + ", ".join(LIBRARIES)]
        check = ["-m", "cli.main", "scenario", "check", str(file)]
        pairs = [(_process_ms(alone), _process_ms(check)) for _ in range(runs + 1)][1:]
    return StartFigures(min(pair[0] for pair in pairs), min(pair[1] for pair in pairs))


def _process_ms(arguments: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime) * 1000
