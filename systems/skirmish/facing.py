"""Facing and arcs: where a fighter looks, what lies in front of it and what behind.

SK-ARC-1, SK-MOVE-4, SK-GEO-1 of the rulebook. A facing is a vector of whole numbers with no common divisor.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from typing import Final

from systems.skirmish.geometry import cross, dot, minus
from systems.skirmish.measures import Point

EAST: Final = (1, 0)
"""Along x: 0 degrees."""

_SCALE: Final = 1_000_000
"""What a facing given in degrees is exact to."""
_PI: Final = Fraction(31415926535897932384626433832795, 10**31)
_TERMS: Final = 24
"""Of the series of sine and cosine: more than a facing is exact to, up to half a turn."""


def facing_of(way: Point) -> Point:
    """The facing of who looks this way, which must have a length."""
    divisor = gcd(*way)
    return way[0] // divisor, way[1] // divisor


def facing_at(degrees: float) -> Point:
    """The facing at so many degrees from the x-axis, counted towards y: the same on every machine."""
    angle = _PI * (Fraction(degrees) % 360) / 180
    if angle > _PI:
        angle -= 2 * _PI
    sine, cosine, term = Fraction(0), Fraction(0), Fraction(1)
    for place in range(_TERMS):
        sign = -1 if place % 4 > 1 else 1
        if place % 2:
            sine += sign * term
        else:
            cosine += sign * term
        term = (term * angle / (place + 1)).limit_denominator(10**20)
    return facing_of((round(cosine * _SCALE), round(sine * _SCALE)))


def is_behind(facing: Point, way: Point) -> bool:
    """Whether a way leads backwards: more than 90 degrees off the facing (SK-MOVE-4)."""
    return dot(facing, way) < 0


def is_in_front(facing: Point, here: Point, there: Point) -> bool:
    """Whether a single fighter sees a spot: within 180 degrees (SK-ARC-1)."""
    return dot(facing, minus(there, here)) >= 0


def is_in_group_arc(facing: Point, here: Point, radius: int, there: Point) -> bool:
    """Whether a group sees a spot from its fighter at `here`: 45 degrees each side of its base's edges (SK-ARC-1).

    The left border starts at the base's left edge, the right one at its right edge.
    """
    away = minus(there, here)
    ahead, aside = dot(facing, away), abs(cross(facing, away))
    if ahead < 0:
        return False
    too_wide = aside - ahead  # both times the length of the facing
    return too_wide <= 0 or too_wide * too_wide <= radius * radius * dot(facing, facing)
