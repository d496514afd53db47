"""Lengths: the table counts in hundredths of a millimetre, x to the right and y towards the viewer; the scene in cells.

Five centimetres of the table are one cell of the scene, whose y points away from the viewer.
"""

from __future__ import annotations

import math

MILLIMETRE = 100
CENTIMETRE = 10 * MILLIMETRE
CELL = 5 * CENTIMETRE
"""Of the table, in hundredths of a millimetre, that are one cell of the scene."""

Spot = tuple[int, int]
"""A place on the table, in hundredths of a millimetre."""
Ground = tuple[float, float]
"""A place on the table in the scene's cells."""
Point = tuple[float, float, float]
"""A point of the scene, in cells."""


def cells(length: float) -> float:
    """Cells of a length in hundredths of a millimetre."""
    return length / CELL


def centimetres(length: float) -> float:
    """Cells of a length in centimetres."""
    return length * CENTIMETRE / CELL


def ground(spot: Spot) -> Ground:
    """Where a place on the table is in the scene."""
    return spot[0] / CELL, -spot[1] / CELL


def spot(x: float, y: float) -> Spot:
    """The place on the table at a place of the scene, to the nearest hundredth of a millimetre."""
    return round(x * CELL), round(-y * CELL)


def heading(facing: tuple[int, int]) -> float:
    """The compass degrees, clockwise from away from the viewer, of a vector on the table."""
    return math.degrees(math.atan2(facing[0], -facing[1]))


def bearing(start: Ground, end: Ground) -> float:
    """The compass degrees from one place of the scene to another."""
    return math.degrees(math.atan2(end[0] - start[0], end[1] - start[1]))


def ahead(degrees: float, far: float = 1.0) -> Ground:
    """The vector of the scene that points to compass degrees, `far` cells long."""
    return math.sin(math.radians(degrees)) * far, math.cos(math.radians(degrees)) * far
