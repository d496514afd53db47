"""Setting a battle up: from plain values that a map, a scenario or a replay gives, to a world.

HQ-BOARD-1, HQ-BOARD-2, HQ-RULE of the rulebook.
"""

from __future__ import annotations

import msgspec

from core.orders import Cell
from core.world import World
from systems.headquarters.battle import Battle, Start
from systems.headquarters.camps import pay_income
from systems.headquarters.components import (
    NO_CAMP,
    Camp,
    City,
    HitPoints,
    Identity,
    Ledger,
    Outcome,
    Position,
    ThisTurn,
    unit_id,
)
from systems.headquarters.data import HeadquartersData
from systems.headquarters.land import Land
from systems.headquarters.offers import offers_of_the_day

DATE = "2026-01-01"
"""The day of a battle that does not say (scenarios.md)."""


class UnitSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit at the start. What is not given is full."""

    type: str
    side: int
    at: Cell
    hp: int | None = None
    recruited: bool = False
    """It came in this turn and acts from the next (HQ-RECRUIT-1)."""


class CitySetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A city that is somebody's at the start, or stands where the rows draw none."""

    at: Cell
    side: int = NO_CAMP


class BattleSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a battle starts: all it takes, with the pack's data, to play it again."""

    sides: tuple[str, ...]
    rows: tuple[str, ...]
    """The map, a character a cell: the terrain's glyph."""
    units: tuple[UnitSetup, ...]
    cities: tuple[CitySetup, ...] = ()
    gold: tuple[int | None, ...] = ()
    """By camp; None or none at all: the first turn's income (HQ-RULE)."""
    date: str = DATE
    """The day of the shop: YYYY-MM-DD (HQ-SHOP-1)."""
    destroyed: int = 0
    bomb_dropped: bool = False
    seed: int = 0
    title: str = ""
    """A text's key, or words."""
    round_limit: int = 0
    """The last turn that is played; 0: no limit."""


def land_of(setup: BattleSetup, data: HeadquartersData) -> Land:
    """The ground of a battle: headquarters stand on cities (HQ-RULE)."""
    stand = [unit.at for unit in setup.units if data.units[unit.type].is_headquarters]
    return Land(data, setup.rows, [*stand, *(city.at for city in setup.cities)])


def bare_battle(setup: BattleSetup, data: HeadquartersData) -> Battle:
    """The battle of a setup with nothing in it yet."""
    start = Start(setup.sides, setup.date, offers_of_the_day(data, setup.date), setup.round_limit)
    return Battle(World(setup.seed), data, land_of(setup, data), start)


def set_up(setup: BattleSetup, data: HeadquartersData) -> Battle:
    """A battle as `setup` describes it, which must be valid for `data`. Its systems are not yet in place."""
    battle = bare_battle(setup, data)
    world, board = battle.world, battle.board
    with world.active():
        world.create(Ledger(turn=1, destroyed=setup.destroyed, blows=0, bomb_dropped=setup.bomb_dropped))
        world.create(Outcome(False, NO_CAMP, ""))
        owners = {board.cell(*city.at): city.side for city in setup.cities}
        owners |= {board.cell(*unit.at): unit.side for unit in setup.units if data.units[unit.type].is_headquarters}
        for cell in battle.land.cities:
            world.create(City(cell, owners.get(cell, NO_CAMP)))
        for side in range(len(setup.sides)):
            force = [unit for unit in setup.units if unit.side == side]
            gold = setup.gold[side] if setup.gold else None
            world.create(Camp(side, gold or 0, standing=True, ready=False, bought=(), mustered=len(force)))
            for place, unit in enumerate(force):
                kind = data.units[unit.type]
                world.create(
                    Identity(unit_id(side, place), unit.type, side, star=False),
                    Position(board.cell(*unit.at)),
                    HitPoints(kind.hp if unit.hp is None else unit.hp),
                    ThisTurn(moved=False, acted=False, recruited=unit.recruited),
                )
            if gold is None:
                pay_income(battle, side)
        world.forget()
    return battle


def ids_of(setup: BattleSetup) -> list[int]:
    """The id that each unit of `setup.units` will have."""
    counts = [0] * len(setup.sides)
    found = []
    for unit in setup.units:
        found.append(unit_id(unit.side, counts[unit.side]))
        counts[unit.side] += 1
    return found
