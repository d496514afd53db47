"""What the pointer is over on the table. Nothing of Panda3D is here."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from systems.skirmish.components import NO_BUILDING, NO_UNIT
from systems.skirmish.geometry import Gap, dot, minus, spot_gap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.view import ThingView, UnitView, View

AROUND_THING = 3 * CENTIMETRE // 2
"""How near to a flag or an object the pointer is that means it."""
AGAIN = CENTIMETRE // 2
"""How near to a path's end the pointer is that means it once more."""


class Place(Struct, frozen=True):
    """What is under the pointer: a place of the table, and who and what is drawn there."""

    spot: Point
    unit: int = NO_UNIT
    building: int = NO_BUILDING


def place_at(view: View, spot: Point) -> Place:
    """What is at a place of the table, seen from above."""
    unit = next((one.id for one in view.units.values() if not one.is_inside and _covers(one, spot)), NO_UNIT)
    return Place(spot, unit, NO_BUILDING if unit else view.table.building_at(spot))


def _covers(unit: UnitView, spot: Point) -> bool:
    away = minus(unit.at, spot)
    return Gap(dot(away, away), 1).within(unit.radius)


def thing_at(view: View, spot: Point) -> ThingView | None:
    """The flag or object that lies there."""
    lying = (thing for thing in view.things if thing.bearer == NO_UNIT)
    return next((thing for thing in lying if spot_gap(thing.at, spot, spot).within(AROUND_THING)), None)


def is_again(path: Sequence[Point], spot: Point) -> bool:
    """Whether a place means the end of a path once more: it is to be gone."""
    return bool(path) and spot_gap(path[-1], spot, spot).within(AGAIN)
