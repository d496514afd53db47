"""Distances between fighters, and what stands on the line from one to another.

SK-GEO-1, SK-LINE-1, SK-BUILD-1 of the rulebook. Distances are taken between bases' edges; of who is in a building, from
its outline. Both are the same from either end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from systems.skirmish.geometry import Gap, crossings, dot, minus, nearest_point, shape_gap, spot_gap, touch
from systems.skirmish.measures import Point
from systems.skirmish.view import UnitView, View


def is_within(view: View, one: UnitView, other: UnitView, distance: int) -> bool:
    """Whether two fighters are not further apart than a distance."""
    return gap(view, one, other).within(distance + reach(view, one, other))


def gap(view: View, one: UnitView, other: UnitView) -> Gap:
    """The squared distance of two fighters' middles, or of their buildings' outlines."""
    first, second = sorted((one, other), key=lambda unit: unit.id)
    known: Gap | None = view.worked_out.get(("gap", first.id, second.id))
    if known is None:
        known = shape_gap(view.shape(first)[0], view.shape(second)[0])
        view.worked_out["gap", first.id, second.id] = known
    return known


def reach(view: View, one: UnitView, other: UnitView) -> int:
    """How far the edges of their bases are, together, from what `gap` measures."""
    return view.shape(one)[1] + view.shape(other)[1]


def in_contact(view: View, one: UnitView, other: UnitView) -> bool:
    """Whether the bases of two fighters touch; who is in a building touches those on its floor."""
    if one.is_inside or other.is_inside:
        return is_together(one, other)
    return is_within(view, one, other, view.data.rules.moving.contact)


def is_together(one: UnitView, other: UnitView) -> bool:
    """Whether two are on one floor of one building."""
    return one.is_inside and one.building == other.building and one.floor == other.floor


def ends_of_line(view: View, one: UnitView, other: UnitView) -> tuple[Point, Point]:
    """Where the line from one fighter to another begins and ends: in the middle of a base, or at a building's wall."""
    first, second = sorted((one, other), key=lambda unit: unit.id)
    start, end = first.at, second.at
    for _ in range(2 if first.is_inside and second.is_inside else 1):
        if first.is_inside:
            start = nearest_point(end, view.shape(first)[0])
        if second.is_inside:
            end = nearest_point(start, view.shape(second)[0])
    return (start, end) if first is one else (end, start)


def is_line_free(view: View, shooter: UnitView, target: UnitView, in_line: Collection[int] = ()) -> bool:
    """Whether a fighter can shoot at another past all others and buildings.

    `in_line` are those of its group that fire together in line with it: ids.
    """
    key = "line", shooter.id, target.id, tuple(in_line)
    known: bool | None = view.worked_out.get(key)
    if known is None:
        known = view.worked_out[key] = _is_line_free(view, shooter, target, in_line)
    return known


def _is_line_free(view: View, shooter: UnitView, target: UnitView, in_line: Collection[int]) -> bool:
    if shooter.posture == "hide" and not is_together(shooter, target):
        return False
    if is_together(shooter, target):
        return True
    if shooter.is_inside and shooter.building == target.building:
        return False  # another floor
    start, end = ends_of_line(view, shooter, target)
    besides = tuple(unit.building for unit in (shooter, target) if unit.is_inside)
    if view.table.is_blocked(start, end, besides):
        return False
    return next(_in_the_way(view, shooter, target, (start, end), in_line), None) is None


def blocked_at(view: View, shooter: UnitView, target: UnitView, in_line: Collection[int] = ()) -> Point | None:
    """What keeps a fighter from shooting at another, as the place nearest to it; None where the line is free.

    Who hides, or is on another floor of the same building, is kept from it where it is.
    """
    if is_line_free(view, shooter, target, in_line):
        return None
    start, end = ends_of_line(view, shooter, target)
    besides = tuple(unit.building for unit in (shooter, target) if unit.is_inside)
    found = [other.at for other in _in_the_way(view, shooter, target, (start, end), in_line)]
    for place, building in enumerate(view.table.buildings):
        if place not in besides:
            shares = crossings(start, end, building.polygon)
            along = minus(end, start)
            found += [
                (start[0] + round(one * along[0]), start[1] + round(one * along[1])) for one in shares if 0 <= one <= 1
            ]
    return min(found, key=lambda spot: dot(minus(spot, start), minus(spot, start)), default=start)


def _in_the_way(
    view: View, shooter: UnitView, target: UnitView, ends: tuple[Point, Point], in_line: Collection[int]
) -> Iterator[UnitView]:
    """Who stands on the line from one fighter to another, with these ends, and keeps the shot from being fired."""
    passed = (shooter.id, target.id, *in_line)
    return (
        other
        for other in view.units.values()
        if other.id not in passed
        and not other.is_inside
        and spot_gap(other.at, *ends).under(other.radius)
        and _stops(view, shooter, target, other)
    )


def _stops(view: View, shooter: UnitView, target: UnitView, other: UnitView) -> bool:
    """Whether who stands on the line keeps the shot from being fired (SK-LINE-1)."""
    if other.side == shooter.side:
        return not in_contact(view, shooter, other)
    return not (other.kind.move == "infantry" and target.kind.move == "cavalry")


def is_in_partial_cover(view: View, shooter: UnitView, target: UnitView) -> bool:
    """Whether a target lines a building's openings, or stands at an obstacle that the line crosses (SK-HIT-5)."""
    if is_together(shooter, target):
        return False
    if target.is_inside:
        return target.posture == "line"
    return is_behind_obstacle(view, *ends_of_line(view, shooter, target), target.radius)


def is_behind_obstacle(view: View, start: Point, end: Point, radius: int) -> bool:
    """Whether who stands at the end of a line is in contact with an obstacle that the line crosses."""
    near = radius + view.data.rules.moving.contact
    return any(
        wall.obstacle >= 0
        and spot_gap(end, wall.start, wall.end).within(near)
        and touch(start, end, wall.start, wall.end)
        and minus(start, end) != (0, 0)
        for wall in view.table.walls_near(end, end, near)
    )
