"""The table: its size, its areas of rough ground and road, its obstacles and its buildings. It never changes.

SK-MOVE-2, SK-OBST-1, SK-BUILD-1, SK-GEO-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Literal, NamedTuple

import msgspec

from systems.skirmish.geometry import box, boxes_meet, contains, edges, legs, pieces, touch
from systems.skirmish.measures import Point

AreaKind = Literal["rough", "road"]
ObstacleKind = Literal["hedge", "fence", "wall"]

Outline = tuple[Point, ...]


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ground that is not open."""

    kind: AreaKind
    polygon: Outline


class Obstacle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line that is not simply walked over; a gap between two of them is a gate."""

    kind: ObstacleKind
    line: Outline


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building that can be entered; its floors are counted from 0."""

    name: str
    polygon: Outline
    floors: int = 1


class Surface(NamedTuple):
    """What a leg of a path lies on, as shares of it that make 1 together."""

    open: Fraction
    rough: Fraction
    road: Fraction


OPEN = Surface(Fraction(1), Fraction(0), Fraction(0))
ALL_OPEN = ((Fraction(1), "open"),)


MOST_KEPT = 2000
"""Of so many legs it is remembered what they lie on: one is asked about again and again while it is pointed at."""


class Wall(NamedTuple):
    """A segment of an obstacle or of a building's outline."""

    start: Point
    end: Point
    obstacle: int
    """The obstacle it is of; -1 for one of a building."""
    building: int
    """The building it is of; -1 for one of an obstacle."""
    box: tuple[int, int, int, int]


def is_beside(box_: tuple[int, int, int, int], a: Point, b: Point) -> bool:
    """Whether all of a box lies on one side of the line through two spots, and so does all that is in it."""
    left, top, right, bottom = box_
    along, down = b[0] - a[0], b[1] - a[1]
    sides = [along * (y - a[1]) - down * (x - a[0]) for x in (left, right) for y in (top, bottom)]
    return min(sides) > 0 or max(sides) < 0


class Table:
    """The table of one battle; equal for all who look at it."""

    def __init__(
        self,
        size: Point,
        areas: tuple[Area, ...] = (),
        obstacles: tuple[Obstacle, ...] = (),
        buildings: tuple[Building, ...] = (),
    ) -> None:
        self.size, self.areas, self.obstacles, self.buildings = size, areas, obstacles, buildings
        self._area_boxes = [(area, box(area.polygon, 0)) for area in areas]
        self._parts: dict[tuple[Point, Point], tuple[tuple[Fraction, str], ...]] = {}
        self._building_boxes = [box(building.polygon, 0) for building in buildings]

    @cached_property
    def walls(self) -> tuple[Wall, ...]:
        """All that bars the way, segment by segment."""
        found = []
        for place, obstacle in enumerate(self.obstacles):
            found += [Wall(a, b, place, -1, box((a, b), 0)) for a, b in legs(obstacle.line)]
        for place, building in enumerate(self.buildings):
            found += [Wall(a, b, -1, place, box((a, b), 0)) for a, b in edges(building.polygon)]
        return tuple(found)

    def walls_near(self, a: Point, b: Point, margin: int) -> Iterator[Wall]:
        """Those that a leg might come closer to than a margin."""
        around = box((a, b), margin)
        return (wall for wall in self.walls if boxes_meet(wall.box, around))

    def holds(self, spot: Point) -> bool:
        """Whether a spot is on the table."""
        return 0 <= spot[0] <= self.size[0] and 0 <= spot[1] <= self.size[1]

    def building_at(self, spot: Point) -> int:
        """The building that a spot lies in; -1 for none."""
        for place, building in enumerate(self.buildings):
            left, top, right, bottom = self._building_boxes[place]
            if left <= spot[0] <= right and top <= spot[1] <= bottom and contains(building.polygon, spot):
                return place
        return -1

    def surface(self, a: Point, b: Point) -> Surface:
        """What a leg lies on, in all."""
        parts = self.parts(a, b)
        if parts is ALL_OPEN:
            return OPEN
        shares = {"open": Fraction(0), "rough": Fraction(0), "road": Fraction(0)}
        for share, kind in parts:
            shares[kind] += share
        return Surface(**shares)

    def parts(self, a: Point, b: Point) -> Sequence[tuple[Fraction, str]]:
        """The parts of a leg as shares of it, each with what it lies on: open, rough or road (SK-MOVE-2).

        A road through rough ground is road, the edge of an area is in it.
        """
        around = box((a, b), 0)
        near = [area for area, area_box in self._area_boxes if boxes_meet(area_box, around)]
        if not near:
            return ALL_OPEN
        found = self._parts.get((a, b))
        if found is None:
            if len(self._parts) >= MOST_KEPT:
                self._parts.clear()
            cut = pieces(a, b, [area.polygon for area in near])
            found = self._parts[a, b] = tuple((share, self.ground_at(middle)) for share, middle in cut)
        return found

    def ground_at(self, spot: Point | tuple[Fraction, Fraction]) -> str:
        """What a spot lies on: open, rough or road."""
        x, y = spot
        kinds = {
            area.kind
            for area, (left, top, right, bottom) in self._area_boxes
            if left <= x <= right and top <= y <= bottom and contains(area.polygon, spot)
        }
        return "road" if "road" in kinds else "rough" if kinds else "open"

    def is_blocked(self, a: Point, b: Point, besides: tuple[int, ...]) -> bool:
        """Whether a building, other than those, stands on a line of sight (SK-LINE-1)."""
        around = box((a, b), 0)
        for place, building in enumerate(self.buildings):
            if place in besides or not boxes_meet(self._building_boxes[place], around):
                continue
            if is_beside(self._building_boxes[place], a, b):
                continue
            if contains(building.polygon, a) or any(touch(a, b, c, d) for c, d in edges(building.polygon)):
                return True
        return False
