"""Geometry of the open table, in whole numbers: nothing is rounded but the length of a leg, and that upwards.

SK-GEO-1 of the rulebook. A squared distance is a ratio of whole numbers, so that it is compared exactly. Shapes are
lists of points: one for a spot, two for a segment, more for the outline of a closed polygon.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from systems.skirmish.measures import Point

Shape = Sequence[Point]


class Gap(NamedTuple):
    """A squared distance: `squared / parts`."""

    squared: int
    parts: int

    def within(self, length: int) -> bool:
        """Whether it is not longer than a length (bands include their end)."""
        return self.squared <= length * length * self.parts

    def under(self, length: int) -> bool:
        """Whether it is shorter than a length; none is shorter than nothing."""
        return length > 0 and self.squared < length * length * self.parts

    def shorter(self, other: Gap) -> bool:
        """Whether it is shorter than another."""
        return self.squared * other.parts < other.squared * self.parts


NONE = Gap(0, 1)


def minus(a: Point, b: Point) -> Point:
    """The way from `b` to `a`."""
    return a[0] - b[0], a[1] - b[1]


def plus(a: Point, b: Point) -> Point:
    """A place moved by a way."""
    return a[0] + b[0], a[1] + b[1]


def dot(a: Point, b: Point) -> int:
    """Positive if two ways go the same way, negative if they go against one another."""
    return a[0] * b[0] + a[1] * b[1]


def cross(a: Point, b: Point) -> int:
    """Positive if `b` lies clockwise of `a` as drawn (y downwards)."""
    return a[0] * b[1] - a[1] * b[0]


def length(way: Point) -> int:
    """How long a way is, rounded up."""
    squared = dot(way, way)
    found = isqrt(squared)
    return found + (found * found < squared)


def legs(path: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The legs of a path, each with its ends."""
    return pairwise(path)


def edges(shape: Shape) -> Iterator[tuple[Point, Point]]:
    """The segments a shape is drawn with; a spot is one that has no length."""
    if len(shape) > 2:
        yield from zip(shape, (*shape[1:], shape[0]), strict=True)
    else:
        yield shape[0], shape[-1]


def between(one: Point, other: Point) -> Gap:
    """How far two spots are from one another."""
    way = minus(one, other)
    return Gap(dot(way, way), 1)


def overlap(one: Point, other: Point, apart: int) -> bool:
    """Whether two bases whose middles have to be so far apart would stand on one another."""
    return between(one, other).under(apart)


def spot_gap(spot: Point, a: Point, b: Point) -> Gap:
    """How far a spot is from a segment."""
    along, away = minus(b, a), minus(spot, a)
    shadow, whole = dot(away, along), dot(along, along)
    if shadow <= 0:
        return between(spot, a)
    if shadow >= whole:
        return between(spot, b)
    aside = cross(along, away)
    return Gap(aside * aside, whole)


def touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common, ends included."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    first, second = minus(b, a), minus(d, c)
    c_side, d_side = cross(first, minus(c, a)), cross(first, minus(d, a))
    a_side, b_side = cross(second, minus(a, c)), cross(second, minus(b, c))
    return _apart(c_side, d_side) and _apart(a_side, b_side)


def _apart(one: int, other: int) -> bool:
    """Whether two spots do not lie on the same side of a line."""
    return (one >= 0 >= other) or (one <= 0 <= other)


def segment_gap(a: Point, b: Point, c: Point, d: Point) -> Gap:
    """How far two segments are from one another."""
    if touch(a, b, c, d):
        return NONE
    return shortest((spot_gap(a, c, d), spot_gap(b, c, d), spot_gap(c, a, b), spot_gap(d, a, b)))


def shortest(gaps: Iterable[Gap]) -> Gap:
    """The shortest of some; there must be one."""
    found: Gap | None = None
    for gap in gaps:
        if found is None or gap.shorter(found):
            found = gap
    assert found is not None, "the shortest of nothing"
    return found


def shape_gap(one: Shape, other: Shape) -> Gap:
    """How far two shapes are from one another; nothing if one lies in the other."""
    if (len(one) > 2 and contains(one, other[0])) or (len(other) > 2 and contains(other, one[0])):
        return NONE
    return shortest(segment_gap(*a, *b) for a in edges(one) for b in edges(other))


def contains(polygon: Shape, spot: Point | tuple[Fraction, Fraction]) -> bool:
    """Whether a spot lies in a polygon, its outline included."""
    x, y = spot
    inside = False
    for (ax, ay), (bx, by) in edges(polygon):
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return True
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            inside = not inside
    return inside


def crossings(a: Point, b: Point, polygon: Shape) -> Iterator[Fraction]:
    """The places of a leg, as shares of it from its start, at which it meets the outline of a polygon."""
    along = minus(b, a)
    for c, d in edges(polygon):
        edge, away = minus(d, c), minus(c, a)
        turn = cross(along, edge)
        if turn == 0:
            if cross(along, away) == 0:  # along the edge: where it begins and where it ends
                whole = dot(along, along)
                yield from (Fraction(dot(minus(end, a), along), whole) for end in (c, d))
        elif 0 <= Fraction(cross(away, along), turn) <= 1:
            yield Fraction(cross(away, edge), turn)


def pieces(a: Point, b: Point, polygons: Iterable[Shape]) -> Iterator[tuple[Fraction, tuple[Fraction, Fraction]]]:
    """A leg cut at the outlines of some polygons: each piece as a share of the leg, with its middle."""
    if a == b:
        return
    cuts = {Fraction(0), Fraction(1)}
    for polygon in polygons:
        cuts.update(share for share in crossings(a, b, polygon) if 0 < share < 1)
    found = sorted(cuts)
    (dx, dy) = minus(b, a)
    for first, last in pairwise(found):
        middle = (first + last) / 2
        yield last - first, (a[0] + middle * dx, a[1] + middle * dy)


def nearest_point(spot: Point, shape: Shape) -> Point:
    """The point of a shape that is nearest to a spot, rounded to whole numbers; of several the first drawn."""
    best: tuple[Gap, Point] | None = None
    for a, b in edges(shape):
        gap = spot_gap(spot, a, b)
        if best is None or gap.shorter(best[0]):
            best = gap, _foot(spot, a, b)
    assert best is not None, "a shape has a point"
    return best[1]


def _foot(spot: Point, a: Point, b: Point) -> Point:
    along = minus(b, a)
    shadow, whole = dot(minus(spot, a), along), dot(along, along)
    if shadow <= 0 or whole == 0:
        return a
    if shadow >= whole:
        return b
    return a[0] + rounded(along[0] * shadow, whole), a[1] + rounded(along[1] * shadow, whole)


def middle(spots: Sequence[Point]) -> Point:
    """The mean of some spots."""
    xs, ys = zip(*spots, strict=True)
    return rounded(sum(xs), len(xs)), rounded(sum(ys), len(ys))


def rounded(number: int, parts: int) -> int:
    """`number / parts`, rounded half up."""
    return (2 * number + parts) // (2 * parts)


def part_of(way: Point, distance: int) -> Point:
    """The beginning of a way that is so long, rounded."""
    whole = isqrt(dot(way, way) << 2 * _FINE)
    if not whole:
        return 0, 0
    return rounded(way[0] * distance << _FINE, whole), rounded(way[1] * distance << _FINE, whole)


_FINE = 20
"""Binary digits by which a length is taken finer than it is kept, where it divides."""


def box(points: Iterable[Point], margin: int) -> tuple[int, int, int, int]:
    """The least box round some points, with a margin: left, top, right, bottom."""
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def boxes_meet(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    """Whether two boxes have a point in common."""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]
