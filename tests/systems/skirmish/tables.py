"""Battles of Skirmish for tests: tables with everything on them, orders by any dice."""

from __future__ import annotations

import random
from functools import cache
from typing import get_args

from core.orders import Order, Refusal, UndoOrder
from core.packs.document import parse_document
from core.packs.loader import Pack, overlay_data
from systems.skirmish import buildings, orders
from systems.skirmish.battle import Goal
from systems.skirmish.components import NO_BUILDING
from systems.skirmish.data import SkirmishData, load_skirmish
from systems.skirmish.facing import facing_at
from systems.skirmish.geometry import overlap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.movement import refuse_move
from systems.skirmish.setup import BattleSetup, GroupSetup, ObjectSetup, UnitSetup
from systems.skirmish.shooting import refuse_shoot
from systems.skirmish.table import Area, Building, Obstacle, Table
from systems.skirmish.view import UnitView, View

KINDS: tuple[type[Order], ...] = (*get_args(orders.AnyOrder), UndoOrder)


@cache
def pack() -> Pack[SkirmishData]:
    """The shipped pack."""
    return load_skirmish()


def data(more: str) -> SkirmishData:
    """The pack's data with what is given over it."""
    return overlay_data(pack(), parse_document(more.encode(), "tests"))


def cm(*numbers: float) -> tuple[int, ...]:
    """Centimetres as they are kept."""
    return tuple(round(number * CENTIMETRE) for number in numbers)


def at(x: float, y: float) -> Point:
    """A place by its centimetres."""
    return round(x * CENTIMETRE), round(y * CENTIMETRE)


def square(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    """An outline."""
    return at(left, top), at(right, top), at(right, bottom), at(left, bottom)


def wild_setup(seed: int) -> BattleSetup:
    """A battle with everything going on, on a table on which all is near."""
    dice = random.Random(seed)
    houses = (Building("farm", square(30, 20, 44, 34), 2), Building("barn", square(52, 40, 62, 48)))
    obstacles = (
        Obstacle("hedge", (at(20, 10), at(20, 50))),
        Obstacle("wall", (at(48, 4), at(48, 18), at(60, 18))),
        Obstacle("fence", (at(10, 54), at(40, 54))),
    )
    areas = (Area("rough", square(2, 20, 16, 40)), Area("road", square(0, 42, 75, 47)))
    table = Table(at(75, 60), areas, obstacles, houses)
    units: list[UnitSetup] = []
    taken: list[tuple[Point, int]] = []
    kinds = list(pack().data.units.values())
    walls = [spot for house in houses for spot in buildings.beside(house.polygon, 1250)]

    def is_free(spot: Point, radius: int) -> bool:
        on_table = table.holds(spot) and table.building_at(spot) < 0
        return on_table and not any(overlap(spot, other, radius + width) for other, width in taken)

    for side in (0, 1):
        for place in range(6):
            kind = pack().data.units["prussian"] if place < 4 else dice.choice(kinds)
            while True:
                spot = at(dice.uniform(4, 71), dice.uniform(4, 56))
                if place in (1, 2) and is_free((taken[-1][0][0], taken[-1][0][1] + 2500), kind.radius):
                    spot = (taken[-1][0][0], taken[-1][0][1] + 2500)
                if place == 3:
                    spot = dice.choice(walls)
                if is_free(spot, kind.radius):
                    break
            taken.append((spot, kind.radius))
            inside = dice.choice((NO_BUILDING, 0, 1)) if place >= 4 and kind.move == "infantry" else NO_BUILDING
            units.append(
                UnitSetup(
                    type=kind.id,
                    side=side,
                    at=spot,
                    facing=facing_at(dice.randrange(360)),
                    wounds=dice.choice((None, 1)),
                    loaded=dice.random() < 0.8,
                    inside=inside,
                    floor=dice.choice((0, 1)) if inside == 0 else 0,
                    posture=dice.choice(("hide", "line")),
                )
            )
    formation = dice.choice(("none", "line", "column"))
    return BattleSetup(
        sides=("blue", "red"),
        size=table.size,
        units=tuple(units),
        areas=areas,
        obstacles=obstacles,
        buildings=houses,
        groups=(
            GroupSetup(members=(0, 1, 2), formation=formation, name="first"),
            GroupSetup(members=(6, 7, 8), formation="line", name="second"),
        ),
        objects=(
            ObjectSetup(name="flag", kind="flag", at=units[0].at),
            ObjectSetup(name="chest", kind="loot", at=units[6].at),
        ),
        goals=() if seed % 3 else (Goal(0, "carry_off", 0, square(0, 0, 5, 60)), Goal(1, "hold", 1, (), 2)),
        seed=seed,
        round_limit=dice.choice((0, 2)),
    )


def wild_order(view: View, dice: random.Random) -> Order:
    """An order as a player might give it, and now and then one as nobody in his right mind does."""
    side, own, acting = view.side, view.of(view.side), view.active()
    if not acting and dice.random() < 0.8 and own:
        return _activate(view, own, dice)
    likely = (orders.MoveOrder, orders.ShootOrder, orders.CaptureOrder, orders.EnterOrder, orders.InsideOrder)
    kind = dice.choice((*likely, *likely, *KINDS))
    if kind in (orders.EndTurnOrder, UndoOrder) and dice.random() < 0.8:
        kind = orders.EndActivationOrder
    first = acting[0] if acting else dice.choice(own) if own else None
    named = first.id if first and dice.random() < 0.3 else dice.choice((0, 0, 0, 0, 5, 1001, 2003, -1))
    if kind is orders.ActivateOrder:
        return _activate(view, own, dice)
    if kind is UndoOrder:
        return UndoOrder(side=side)
    if kind is orders.EndTurnOrder:
        return orders.EndTurnOrder(side=side)
    if kind is orders.MoveOrder:
        facing = facing_at(dice.randrange(360)) if dice.random() < 0.3 else None
        found = [orders.MoveOrder(side=side, unit=named, path=_path(first, dice), facing=facing) for _ in range(5)]
        sound = [order for order in found if acting and order.path and refuse_move(view, order) is None]
        return dice.choice(sound or found)
    if kind is orders.TurnOrder:
        return orders.TurnOrder(side=side, facing=facing_at(dice.randrange(360)) if dice.random() < 0.9 else (0, 0))
    if kind is orders.ShootOrder:
        aims = view.enemies() if dice.random() < 0.9 else own
        sound = [unit for unit in aims if shoot_at(view, unit) is None]
        aims = sound if sound and dice.random() < 0.9 else aims
        target = dice.choice(aims).id if aims else 7
        return orders.ShootOrder(side=side, unit=named, target=target, will_move=dice.random() < 0.3)
    if kind is orders.DetectOrder:
        return orders.DetectOrder(side=side, building=dice.choice((0, 1, 0, 1, 2, -1)))
    if kind is orders.CaptureOrder:
        return orders.CaptureOrder(side=side, object=dice.choice((0, 1, 0, 1, 2)))
    posture = dice.choice(("hide", "line", "hide", "line", "sit"))
    if kind is orders.EnterOrder:
        return orders.EnterOrder(side=side, building=dice.choice((0, 1, 0, 1, 5)), posture=posture)
    if kind is orders.LeaveOrder:
        return orders.LeaveOrder(side=side, at=_exit(view, first, dice))
    if kind is orders.InsideOrder:
        return orders.InsideOrder(side=side, floor=dice.choice((None, 0, 1, 1, 2)), posture=posture)
    simple: dict[type[Order], Order] = {
        orders.AimOrder: orders.AimOrder(side=side),
        orders.ReloadOrder: orders.ReloadOrder(side=side, unit=named),
        orders.EndActivationOrder: orders.EndActivationOrder(side=side),
    }
    return simple[kind]


def shoot_at(view: View, target: UnitView) -> Refusal | None:
    """Why those who are active cannot shoot at one."""
    return refuse_shoot(view, orders.ShootOrder(side=view.side, target=target.id))


def _activate(view: View, own: list[UnitView], dice: random.Random) -> Order:
    if dice.random() < 0.1:
        return orders.ActivateOrder(side=view.side, group=dice.choice((1, 2, 3, -1)))
    ready = [unit for unit in own if unit.stage in ("fresh", "waiting")] or own
    unit = dice.choice(ready).id if ready else 3
    return orders.ActivateOrder(side=view.side, unit=unit if dice.random() < 0.95 else dice.choice((0, 1001, 2001)))


def _path(unit: UnitView | None, dice: random.Random) -> tuple[Point, ...]:
    x, y = unit.at if unit else (0, 0)
    found = []
    for _ in range(dice.choice((1, 1, 2, 3))):
        reach = dice.choice((1.3, 2.5, 4, 8, 12))
        x, y = x + round(dice.uniform(-reach, reach) * CENTIMETRE), y + round(dice.uniform(-reach, reach) * CENTIMETRE)
        found.append((x, y))
    return tuple(found) if dice.random() < 0.98 else ()


def _exit(view: View, unit: UnitView | None, dice: random.Random) -> Point | None:
    if unit is None or not unit.is_inside or dice.random() < 0.5:
        return None
    return dice.choice(list(buildings.beside(view.table.buildings[unit.building].polygon, unit.radius)))
