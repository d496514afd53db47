"""Doors, windows and breaches of houses: where they are along the walls, given or by the walls' lengths."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from client3d.models.mesh import Floats, Paint
from client3d.table.measures import CELL
from client3d.table.outlines import runs_clockwise
from client3d.table.picture import House, Opening

WIDTHS = {"window": 26.0, "door": 28.0, "breach": 44.0}
"""Of openings, in hundredths of a cell."""
_WINDOWS_APART = 76.0
_CORNER = 22.0  # that an opening keeps from a corner


@dataclass(frozen=True)
class Style:
    """What a house is painted in."""

    wall: Paint
    tile: Paint
    shutter: Paint


@dataclass(frozen=True)
class Gap:
    """An opening along an edge of the anticlockwise outline, in hundredths of a cell from its first corner."""

    kind: str
    edge: int
    start: float
    end: float


def default_openings(house: House) -> tuple[Opening, ...]:
    """A door in the longest wall, windows evenly along all walls of every floor."""
    points = [np.array(corner, float) for corner in house.outline]
    found: list[Opening] = []
    lengths = [float(np.linalg.norm(b - a)) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    front = lengths.index(max(lengths))
    unit = CELL / 100
    for floor in range(house.floors):
        for edge, length in enumerate(lengths):
            count = int((length / unit - 2 * _CORNER) // _WINDOWS_APART) + 1 if length / unit > 2 * _CORNER + 20 else 0
            places = [length * (k + 1) / (count + 1) for k in range(count)]
            for k, along in enumerate(places):
                is_door = floor == 0 and edge == front and k == count // 2
                found.append(Opening("door" if is_door else "window", edge, round(along), floor))
    return tuple(found)


def gaps_of(house: House, floor: int, around: Floats) -> list[Gap]:
    """The openings of a floor by the edges of the anticlockwise outline, in order along them; none overlap."""
    count = len(around)
    turned = runs_clockwise(house.outline)
    found: list[Gap] = []
    for opening in house.openings or default_openings(house):
        if opening.floor != floor or not 0 <= opening.edge < count:
            continue
        edge = (count - 2 - opening.edge) % count if turned else opening.edge
        length = float(np.linalg.norm(around[(edge + 1) % count] - around[edge]))
        along = opening.along * 100 / CELL
        along = length - along if turned else along
        half = min(WIDTHS[opening.kind], length * 0.8) / 2
        along = min(max(along, half + 1), length - half - 1)
        found.append(Gap(opening.kind, edge, along - half, along + half))
    found.sort(key=lambda gap: (gap.edge, gap.start))
    kept: list[Gap] = []
    for gap in found:
        if not kept or kept[-1].edge != gap.edge or gap.start > kept[-1].end + 2:
            kept.append(gap)
    return kept


def lifted(around: Floats, z: float) -> Floats:
    """An outline (n, 2) lifted to a height (n, 3)."""
    return np.concatenate([around, np.full((len(around), 1), z)], 1)
