"""Battles of Headquarters for tests: a small board, units of their own, orders by any dice."""

from __future__ import annotations

import random
from functools import cache
from typing import get_args

from core.board import cells_of
from core.orders import Order, UndoOrder
from core.packs.document import parse_document
from core.packs.loader import Pack, overlay_data
from systems.headquarters import fighting, movement
from systems.headquarters.data import HeadquartersData, load_headquarters
from systems.headquarters.maps import load_maps
from systems.headquarters.orders import (
    AnyOrder,
    AttackOrder,
    BuyOrder,
    EndTurnOrder,
    MoveOrder,
    RecruitOrder,
    ResumeOrder,
    SurrenderOrder,
    UnitOrder,
    WaitOrder,
)
from systems.headquarters.recruiting import places
from systems.headquarters.setup import BattleSetup, CitySetup, UnitSetup
from systems.headquarters.view import View

KINDS: tuple[type[Order], ...] = (*get_args(AnyOrder), UndoOrder)
DATES = ("2026-01-01", "2026-01-02", "2026-01-31", "2026-02-08")

UNITS = """
[data.units.spear]
class = "foot"
hp = 10
move = 3
attack = 4
defence = 2
range = [1, 1]
captures = true

[data.units.fort]
class = "headquarters"
hp = 20
move = 0
attack = 2
defence = 2
range = [1, 1]
"""


@cache
def pack() -> Pack[HeadquartersData]:
    """The shipped pack."""
    return load_headquarters()


def data(more: str = "") -> HeadquartersData:
    """The pack's data with the tests' own units, and what more is given, over it."""
    return overlay_data(pack(), parse_document((UNITS + more).encode(), "tests"))


def wild_setup(seed: int) -> BattleSetup:
    """A battle with everything going on: two to four camps, wounds, cities of anybody."""
    dice = random.Random(seed)
    shipped = load_maps(pack())
    setup = shipped[dice.choice(sorted(shipped))].battle(seed, date=dice.choice(DATES), round_limit=dice.choice((0, 6)))
    if seed % 3 == 0:
        return setup
    sides = ("blue", "red", "green", "yellow")[: dice.choice((2, 3, 4))]
    width, height = dice.choice(((7, 6), (9, 8)))
    rows = tuple("".join(dice.choice("....ffhCwbsd~") for _ in range(width)) for _ in range(height))
    cells = [(x, y) for y in range(height) for x in range(width)]
    dice.shuffle(cells)
    kinds = [kind for kind in pack().data.units.values() if not kind.is_headquarters]
    units = []
    for side in range(len(sides)):
        units.append(UnitSetup(type="headquarters", side=side, at=cells.pop(), hp=dice.choice((None, 1, 4))))
        for _ in range(dice.randint(1, 4)):
            kind = dice.choice(kinds)
            units.append(
                UnitSetup(
                    type=kind.id,
                    side=side,
                    at=cells.pop(),
                    hp=dice.randint(1, kind.hp),
                    recruited=dice.random() < 0.2,
                )
            )
    return BattleSetup(
        sides=sides,
        rows=rows,
        units=tuple(units),
        cities=tuple(CitySetup(at=cells.pop(), side=dice.randrange(-1, len(sides))) for _ in range(3)),
        gold=tuple(dice.choice((None, 0, 1500)) for _ in sides),
        date=dice.choice(DATES),
        destroyed=dice.choice((0, 7)),
        seed=seed,
    )


def wild_order(view: View, dice: random.Random) -> Order:
    """An order as a player might give it, and now and then one as nobody in his right mind does."""
    side = view.side
    own = view.of(side)
    kind = dice.choice((MoveOrder, MoveOrder, AttackOrder, AttackOrder, RecruitOrder, BuyOrder, *KINDS))
    unit = dice.choice(own) if own and dice.random() < 0.95 else None
    number = unit.id if unit else dice.choice((0, -1, 100_000, 200_000, 10**9))
    anywhere = dice.randrange(-1, view.board.width + 1), dice.randrange(-1, view.board.height + 1)
    if kind is SurrenderOrder and dice.random() < 0.9:
        kind = EndTurnOrder
    if issubclass(kind, UnitOrder):
        if kind is WaitOrder:
            return WaitOrder(side=side, unit=number)
        if kind is MoveOrder:
            ends = cells_of(movement.stops(view, unit)) if unit else []
            return MoveOrder(side=side, unit=number, to=view.board.xy(dice.choice(ends)) if ends else anywhere)
        aims = fighting.targets(view, unit) if unit else []
        return AttackOrder(side=side, unit=number, at=view.board.xy(dice.choice(aims).cell) if aims else anywhere)
    if kind is RecruitOrder:
        what = dice.choice((*view.data.units, "nobody"))
        free = places(view, view.data.units[what]) if what in view.data.units else []
        return RecruitOrder(side=side, what=what, at=view.board.xy(dice.choice(free)) if free else anywhere)
    if kind is BuyOrder:
        what = dice.choice((*view.offers, *view.data.offers))
        offer = view.data.offers[what]
        foes = [one.cell for one in view.units.values() if one.side != side]
        free = places(view, view.data.units[offer.unit]) if offer.effect == "unit" else foes
        at = view.board.xy(dice.choice(free)) if free and dice.random() < 0.9 else anywhere
        return BuyOrder(side=side, what=what, at=at if offer.needs_cell != (dice.random() < 0.05) else None)
    simple: dict[type[Order], Order] = {
        EndTurnOrder: EndTurnOrder(side=side),
        ResumeOrder: ResumeOrder(side=side),
        SurrenderOrder: SurrenderOrder(side=side),
        UndoOrder: UndoOrder(side=side),
    }
    return simple[kind]
