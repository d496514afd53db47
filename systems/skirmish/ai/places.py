"""Places to which an opponent may go with the moves it has: all round it, along its way, to walls and windows.

Each comes with the path to it and the moves that takes, about; the rules say which of them can be gone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from msgspec import Struct

from systems.skirmish.ai.ground import SIDE, Field, Ground
from systems.skirmish.facing import facing_at
from systems.skirmish.geometry import (
    between,
    box,
    boxes_meet,
    crossings,
    dot,
    legs,
    length,
    middle,
    minus,
    nearest_point,
    part_of,
    plus,
    spot_gap,
)
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.view import UnitView, View

CLEAR = 20
"""How far from a wall one stands who stands at it: a hair, so that rounding puts nobody over it."""
AROUND = tuple((x * 1_000_000, y * 1_000_000) for x, y in map(facing_at, range(0, 360, 30)))
"""Ways all round, long enough to take a part of."""
SHARES = ((1, 1), (1, 2))
LEGS = 24
"""Squares of a way that are looked at."""
SPREAD = 2
"""Of the squares that one move leads to every so many-th in each direction is looked at."""
FAR_SPREAD = 2 * SPREAD
"""Of those that are further off; all of these are among the others when one comes nearer."""
HAIR = CENTIMETRE // 50
"""How much less than its reach a move goes along a way, so that rounding does not make it too long."""

Path = tuple[Point, ...]


class Place(Struct, frozen=True):
    """Somewhere to go."""

    path: Path
    """All the way there."""
    moves: int
    """How many that takes."""

    @property
    def spot(self) -> Point:
        """Where it ends."""
        return self.path[-1]


def places(
    view: View, ground: Ground, unit: UnitView, reaches: Sequence[int], way: tuple[Field, Point] | None
) -> list[Place]:
    """Where a fighter, or the first of a group, may go with moves that reach so far one after the other.

    `way` is where it wants to go, and how far that is from anywhere.
    """
    found = {path[-1]: Place(path, 1) for path in near_places(view, unit, reaches[0])}
    sums = list(accumulate(reaches))
    if way is not None:
        field, goal = way
        middles = list(field.route(unit.at, LEGS))
        ends = [*middles[:-1], goal] if len(middles) < LEGS else middles
        route = [unit.at, *ground.straightened(unit.at, ends, unit.radius)]
        for moves, reach in enumerate(sums, start=1):
            for part in (4, 3, 2, 1) if moves == 1 else (4,):
                path = cut(route, reach * part // 4 - HAIR)
                if path:
                    found.setdefault(path[-1], Place(path, moves))
    for place in _squares(view, ground, unit, sums):
        found.setdefault(place.spot, place)
    return list(found.values())


def near_places(view: View, unit: UnitView, reach: int) -> Iterator[Path]:
    """Where one move may lead: straight all round, and to walls."""
    for way in AROUND:
        for part, parts in SHARES:
            yield (plus(unit.at, part_of(way, reach * part // parts)),)
    yield from to_walls(view, unit, reach)


def _squares(view: View, ground: Ground, unit: UnitView, sums: Sequence[int]) -> Iterator[Place]:
    """Where the moves lead by squares: to some of them, always the same, so that what was begun is found again; and
    to where a house stands between one and an enemy."""
    known = ground.around(unit.kind.move, unit.at, sums[-1] * 5 // 4)
    squares = [
        ground.middle(one)
        for one, (far, _) in known.items()
        if not one[0] % (spread := SPREAD if far <= sums[0] else FAR_SPREAD) and not one[1] % spread
    ]
    for spot, is_lee in ((spot, spot not in squares) for spot in (*lees(view, unit, sums[-1]), *squares)):
        square = ground.square(spot)
        if square not in known or known[square][0] <= SIDE:
            continue
        distance, route = known[square][0], [spot]
        while known[square][1] != square:
            square = known[square][1]
            route.append(ground.middle(square))
        # the square it stands in is no part of the way
        path = tuple(reversed(route[:-1])) or (spot,)
        if is_lee:
            path = ground.pulled(unit.at, path, unit.radius)
            distance = sum(length(minus(b, a)) for a, b in legs((unit.at, *path)))
        moves = next((place for place, reach in enumerate(sums, start=1) if distance <= reach), 0)
        if moves:
            yield Place(path, moves)


def lees(view: View, unit: UnitView, reach: int) -> Iterator[Point]:
    """Places behind houses, as the nearest enemy sees them."""
    enemy = min(view.enemies(), key=lambda one: (between(unit.at, one.at).squared, one.id), default=None)
    if enemy is None:
        return
    for building in view.table.buildings:
        inner = middle(building.polygon)
        if not between(unit.at, inner).within(2 * reach) or enemy.at == inner:
            continue
        deep = max(length(minus(corner, inner)) for corner in building.polygon)
        away = part_of(minus(inner, enemy.at), 2 * deep)
        wall = max(crossings(inner, plus(inner, away), building.polygon), default=None)
        if wall is not None:
            spot = plus(inner, part_of(away, int(wall * 2 * deep) + unit.radius * 3 // 2))
            if view.table.holds(spot):
                yield spot


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
