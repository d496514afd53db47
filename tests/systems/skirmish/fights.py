"""Small battles set up by hand: an empty table, or one with what is given on it."""

from __future__ import annotations

from typing import Any

from core.orders import Order
from systems.skirmish.data import SkirmishData
from systems.skirmish.facing import facing_at
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.setup import BattleSetup, UnitSetup
from tests.systems.skirmish.tables import at, data

MEN = """
[data.weapons.rifle]
effective = 30
reload = 2

[data.units.man]
move = "infantry"
wounds = 1
base = 2
weapon = "rifle"

[data.units.horse]
move = "cavalry"
wounds = 1
base = 4
weapon = "rifle"
"""


def men() -> SkirmishData:
    """The pack's data with the tests' own fighters over it."""
    return data(MEN)


def unit(side: int, x: float, y: float, facing: int = 0, kind: str = "man", **more: Any) -> UnitSetup:
    """A fighter at a place in centimetres."""
    return UnitSetup(type=kind, side=side, at=at(x, y), facing=facing_at(facing), **more)


def battle(*units: UnitSetup, **more: Any) -> SkirmishGame:
    """A battle of these on a table of 120 by 90."""
    setup = BattleSetup(sides=("blue", "red"), size=at(120, 90), units=units, **more)
    return new_game(setup, men())


def done(game: SkirmishGame, order: Order, draws: tuple[int, ...] = ()) -> None:
    """Give an order that has to be accepted."""
    answer = game.submit(order, draws)
    assert isinstance(answer, list), answer
