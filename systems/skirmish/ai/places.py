"""Places to which an opponent may go with one move: all round it, along its way, to walls and windows.

Each comes with the path to it; the rules say which of them can be gone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from systems.skirmish.ai.ground import Field
from systems.skirmish.facing import facing_at
from systems.skirmish.geometry import box, boxes_meet, dot, legs, length, minus, nearest_point, part_of, plus, spot_gap
from systems.skirmish.measures import Point
from systems.skirmish.view import UnitView, View

CLEAR = 20
"""How far from a wall one stands who stands at it: a hair, so that rounding puts nobody over it."""
AROUND = tuple(facing_at(degrees) for degrees in range(0, 360, 30))
SHARES = ((1, 1), (1, 2))
LEGS = 12
"""Squares of a way that are looked at."""

Path = tuple[Point, ...]


def places(view: View, unit: UnitView, reach: int, field: Field | None) -> Iterator[Path]:
    """Paths that a fighter, or the first of a group, may go: straight ones all round, the way there, ones to walls."""
    for facing in AROUND:
        for part, parts in SHARES:
            yield (plus(unit.at, part_of(facing_scaled(facing), reach * part // parts)),)
    if field is not None:
        yield from ways(unit, reach, field)
    yield from to_walls(view, unit, reach)


def facing_scaled(facing: Point) -> Point:
    """A facing as a way that is long enough to take a part of."""
    return facing[0] * 1_000_000, facing[1] * 1_000_000


def ways(unit: UnitView, reach: int, field: Field) -> Iterator[Path]:
    """The way to where it is going, as far as a move goes, and shorter beginnings of it."""
    route = [unit.at, *field.route(unit.at, LEGS)]
    for part in (4, 3, 2, 1):
        path = cut(route, reach * part // 4)
        if path:
            yield path


def cut(route: Sequence[Point], distance: int) -> Path:
    """The beginning of a route, without where it begins, that is not longer than a distance."""
    found: list[Point] = []
    for a, b in legs(route):
        whole = length(minus(b, a))
        if whole > distance:
            rest = plus(a, part_of(minus(b, a), max(0, distance - 2)))
            if rest != a:
                found.append(rest)
            break
        found.append(b)
        distance -= whole
    return tuple(found)


def to_walls(view: View, unit: UnitView, reach: int) -> Iterator[Path]:
    """Straight to obstacles and buildings, and from one at which it stands to the far side."""
    near = box((unit.at,), reach + unit.radius)
    for obstacle in view.table.obstacles:
        if boxes_meet(box(obstacle.line, 0), near):
            foot = nearest_point(unit.at, obstacle.line)
            yield from _beside(unit, foot, reach)
            yield from _across(view, unit, obstacle.line, foot)
    for building in view.table.buildings:
        if boxes_meet(box(building.polygon, 0), near):
            yield from _beside(unit, nearest_point(unit.at, building.polygon), reach)


def _beside(unit: UnitView, foot: Point, reach: int) -> Iterator[Path]:
    """Up to a wall, the nearest point of which is this."""
    away = minus(unit.at, foot)
    distance = length(away)
    stand = plus(foot, part_of(away, unit.radius + CLEAR)) if distance else foot
    if unit.radius + CLEAR < distance <= reach + unit.radius:
        yield (stand,)


def _across(view: View, unit: UnitView, line: Path, foot: Point) -> Iterator[Path]:
    """Over an obstacle that it is in contact with."""
    contact = unit.radius + view.data.rules.moving.contact
    if not any(spot_gap(unit.at, a, b).within(contact) for a, b in legs(line)):
        return
    over = minus(foot, unit.at)
    if dot(over, over):
        yield (plus(foot, part_of(over, unit.radius + CLEAR)),)
