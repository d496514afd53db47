"""Small battles for the tests of the playing client."""

from __future__ import annotations

from random import Random

from core.orders import Refusal
from systems.clumsy.data import load_clumsy
from systems.clumsy.fire import refuse_shot
from systems.clumsy.movement import reach, stops
from systems.clumsy.orders import EndTurnOrder, FireOrder, MoveOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, UnitSetup

ROWS = (
    "..ff....r...",
    "..fh....r...",
    "....v...r.f.",
    "rrrrrrrrbrrr",
    "..mm..wwww..",
    ".f....w..w..",
    "..hh......f.",
    "............",
)
UNITS = (
    ("tank", 0, (2, 3)),
    ("infantry", 0, (1, 2)),
    ("sniper", 0, (2, 1)),
    ("supply_truck", 0, (1, 3)),
    ("mortar", 0, (0, 4)),
    ("tank", 1, (9, 3)),
    ("infantry", 1, (10, 2)),
    ("scout", 1, (8, 6)),
    ("general", 1, (11, 7)),
    ("truck", 1, (11, 3)),
)


def setup(seed: int = 1, units: tuple[tuple[str, int, tuple[int, int]], ...] = UNITS) -> BattleSetup:
    """A board of 12 x 8 with some of everything."""
    placed = tuple(UnitSetup(type=kind, side=side, at=at) for kind, side, at in units)
    return BattleSetup(seed=seed, rows=ROWS, units=placed, points=((4, 1), (6, 7)), round_limit=12)


def game(seed: int = 1) -> ClumsyGame:
    """A game on that board, Alice blue, Bob red."""
    return new_game(setup(seed), load_clumsy().data)


def any_order(of: ClumsyGame, rng: Random) -> object:
    """Some order that the side to move may give."""
    view = of.view(of.view(0).turn)
    units = list(view.own)
    rng.shuffle(units)
    for unit in units:
        for enemy in view.enemies:
            for weapon in unit.kind.weapons:
                if refuse_shot(view, unit, weapon, enemy.cell) is None:
                    return FireOrder(side=view.side, unit=unit.id, at=view.board.xy(enemy.cell), weapon=weapon)
        goals = view.board.cells(stops(view, unit, reach(view, unit)))
        if goals and rng.random() < 0.6:
            order = MoveOrder(side=view.side, unit=unit.id, to=view.board.xy(rng.choice(goals)))
            if of.refuse(order) is None:
                return order
    return EndTurnOrder(side=view.side)


def submitted(of: ClumsyGame, order: object) -> list:
    """What came of an order that must be accepted."""
    told = of.submit(order)
    assert not isinstance(told, Refusal), (order, told)
    return told
