"""What the pointer is over on the table, and paths that end where a fighter can stand. Nothing of Panda3D is here."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from core.orders import Refusal
from systems.skirmish.components import NO_BUILDING, NO_UNIT
from systems.skirmish.geometry import Gap, dot, length, minus, part_of, spot_gap
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.movement import allowance, paces, plan
from systems.skirmish.view import ThingView, UnitView, View

HALVINGS = 9
"""By how many halvings the end of a leg is sought that is too long."""
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


class Longest(Struct, frozen=True):
    """The part of a path that can be gone, and why not all of it; nothing can be gone: an empty path."""

    path: tuple[Point, ...]
    refusal: Refusal | None = None


def longest(view: View, fellows: Sequence[UnitView], path: Sequence[Point]) -> Longest:
    """As much of a path of the first of some as one move goes: its last leg is cut where it is too long or barred."""
    whole = tuple(path)
    refusal = plan(view, fellows, whole).refusal
    if refusal is None:
        return Longest(whole)
    start = whole[-2] if len(whole) > 1 else fellows[0].at
    (dx, dy), least, most = _within_reach(view, fellows, minus(whole[-1], start)), 0, 1 << HALVINGS
    while most - least > 1:
        middle = (least + most) // 2
        end = (start[0] + (dx * middle >> HALVINGS), start[1] + (dy * middle >> HALVINGS))
        if end == start or plan(view, fellows, (*whole[:-1], end)).refusal is None:
            least = middle
        else:
            most = middle
    end = (start[0] + (dx * least >> HALVINGS), start[1] + (dy * least >> HALVINGS))
    if end == start:
        return Longest(whole[:-1], refusal)
    return Longest((*whole[:-1], end), refusal)


def _within_reach(view: View, fellows: Sequence[UnitView], way: Point) -> Point:
    """A way, cut to what no move of these is longer than."""
    most = max(allowance(pace, fellows[0]) for pace in paces(view, fellows[0], fellows, True)) + CENTIMETRE
    return way if length(way) <= most else part_of(way, most)
