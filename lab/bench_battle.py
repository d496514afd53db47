"""What whole battles cost: a long game of large forces, a move under fire. Figures for `clumsy bench`.

Without a screen, on 40 x 40 cells, with all rules of the ground: points, structures, mines, fires, seasons, alert.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from msgspec.structs import replace

from core.orders import Cell, Refusal
from lab.bench_board import RUNS
from lab.random_setup import SIDE, random_setup
from lab.tournament import play_rounds
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.events import ShotFired
from systems.clumsy.orders import AlertOrder, EndTurnOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, FireSetup, MineSetup, StructureSetup, UnitSetup

UNITS = 25
ROUNDS = 30
GAME_S = 3.0
WATCHERS = 20
MOVE_MS = 2.0
"""What is promised: seconds for so many rounds with so many units a side, milliseconds for a move past the watchers."""

_BUILDINGS = ("depot", "hospital", "workshop", "watchtower")
_WORKS = ("trench", "bunker", "dragons_teeth")
_MINES = 6
_ROW = SIDE // 2
"""The row of the road by which the watched unit goes."""


@dataclass(frozen=True, slots=True)
class BattleFigures:
    """What was measured."""

    game_s: float
    """Seconds of process time that 30 rounds of the dearest game took, its turns and its thought."""
    move_ms: float
    """Milliseconds in which a move of eight steps past 20 watchers is resolved."""
    shots: int
    """How many of them fired at it."""


def battle_figures(runs: int = RUNS) -> BattleFigures:
    """Measure both."""
    data = load_clumsy().data
    seconds = [_seconds_a_game(full_setup(seed), data) for seed in range(1, runs + 2)]
    # the first game warms up
    move_ms, shots = _watched_move(10 * runs)
    return BattleFigures(max(seconds[1:]), move_ms, shots)


def full_setup(seed: int) -> BattleSetup:
    """A battle of 25 a side with points, buildings, works, mines and a fire, from spring on."""
    setup, draw = random_setup(seed, units=UNITS), random.Random(seed)
    taken = {unit.at for unit in setup.units}

    def free(glyphs: str) -> list[Cell]:
        """The cells of the left half on such ground that hold nothing yet, shuffled."""
        cells = [(x, y) for y, row in enumerate(setup.rows) for x, glyph in enumerate(row) if glyph in glyphs]
        found = [cell for cell in cells if cell not in taken and cell[0] < SIDE // 2]
        draw.shuffle(found)
        return found

    meadow, forest = free("."), free("f")
    here = [meadow.pop() for _ in range(2 + len(_BUILDINGS) + len(_WORKS) + _MINES)]
    points = [cell for at in here[:2] for cell in (at, _turned(at))]
    kinds = dict(zip(here[2:], (*_BUILDINGS, *_WORKS), strict=False))
    return replace(
        setup,
        points=tuple(points),
        structures=tuple(
            StructureSetup(type=kind, side=side, at=at if side == 0 else _turned(at))
            for at, kind in kinds.items()
            for side in (0, 1)
        ),
        mines=tuple(
            MineSetup(side=side, at=at if side == 0 else _turned(at)) for at in here[-_MINES:] for side in (0, 1)
        ),
        fires=(FireSetup(at=forest[0]),),
        clock=ClockSetup(season="spring", hour="dawn", weather="clear"),
    )


def _turned(cell: Cell) -> Cell:
    return SIDE - 1 - cell[0], SIDE - 1 - cell[1]


def _seconds_a_game(setup: BattleSetup, data: ClumsyData) -> float:
    """What 30 rounds take: a game that ends before counts as if it had gone on at its pace."""
    game, seats = new_game(setup, data), (Opponent(0), Opponent(1))
    begin = time.process_time()
    turns = play_rounds(game, seats, ROUNDS)
    return (time.process_time() - begin) / turns * 2 * ROUNDS


def watched_game() -> tuple[ClumsyGame, MoveOrder]:
    """A heavy tank that goes eight steps past 20 infantry on alert, the nearer of whom fire at it; before its move."""
    rows = ["." * SIDE] * SIDE
    rows[_ROW] = "r" * SIDE
    watchers = [(10 + place % 10, _ROW + 2 + place // 10) for place in range(WATCHERS)]
    units = [UnitSetup(type="infantry", side=0, at=at) for at in watchers]
    units.append(UnitSetup(type="heavy_tank", side=1, at=(12, _ROW)))
    units += [UnitSetup(type="infantry", side=1, at=(30 + place, _ROW + 10)) for place in range(9)]
    game = new_game(BattleSetup(rows=tuple(rows), units=tuple(units)), load_clumsy().data)
    for unit in game.view(0).own:
        game.submit(AlertOrder(side=0, unit=unit.id))
    game.submit(EndTurnOrder(side=0))
    tank = game.view(1).own[0]
    return game, MoveOrder(side=1, unit=tank.id, to=(20, _ROW))


def _watched_move(runs: int) -> tuple[float, int]:
    """The least milliseconds in which the move's whole chain is resolved, and the shots it drew."""
    game, order = watched_game()
    world, view = game.battle.world, game.view(order.side)
    assert not isinstance(game.refuse(order), Refusal)
    best, shots = float("inf"), 0
    with world.active():
        for _ in range(runs + 1):
            mark = world.mark()
            begin = time.process_time()
            game.rules.begin(game.battle, view, order)
            game.resolve()
            best = min(best, time.process_time() - begin)
            shots = sum(isinstance(event, ShotFired) for event, _ in game.battle.told)
            world.take_back(mark)
            game.battle.told.clear()
    return best * 1e3, shots
