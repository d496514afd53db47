"""Polygons and lines in the scene's cells: what is inside, how far an edge is, points spread along or within."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from client3d.models.mesh import Floats as Exact
from client3d.models.meshkit import signed_area
from client3d.scene.geometry import Floats
from client3d.table.measures import Ground, Spot, ground

MOST_PLACES = 20_000
"""Places that are spread over one polygon at most: in a very large one they lie farther apart."""


def corners(outline: Sequence[Spot]) -> Exact:
    """The outline's corners (n, 2) in cells, anticlockwise seen from above."""
    points = np.array([ground(spot) for spot in outline], float)
    return points[::-1] if runs_clockwise(outline) else points


def runs_clockwise(outline: Sequence[Spot]) -> bool:
    """Whether an outline's corners run clockwise seen from above, so that `corners` gives them the other way round."""
    return signed_area(np.array([ground(spot) for spot in outline], float)) < 0


def edge_distance(x: ArrayLike, y: ArrayLike, points: ArrayLike, *, closed: bool = True) -> Floats:
    """How far places (any shape) are from a line's segments, or a polygon's, in cells."""
    x, y, line = np.asarray(x, np.float32), np.asarray(y, np.float32), np.asarray(points, np.float32)
    best = np.full(np.broadcast(x, y).shape, np.inf, np.float32)
    for (ax, ay), (bx, by) in pairwise(np.concatenate([line, line[:1]]) if closed else line):
        dx, dy = bx - ax, by - ay
        share = np.clip(((x - ax) * dx + (y - ay) * dy) / max(float(dx * dx + dy * dy), 1e-9), 0, 1)
        np.minimum(best, (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2, out=best)
    return np.sqrt(best)


def inside(x: ArrayLike, y: ArrayLike, points: Floats) -> NDArray[np.bool_]:
    """Which places (any shape) lie in a polygon."""
    x, y = np.asarray(x), np.asarray(y)
    found = np.zeros(np.broadcast(x, y).shape, bool)
    for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, 0), strict=True):
        if ay != by:
            found ^= ((y < ay) != (y < by)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return found


def depth(x: ArrayLike, y: ArrayLike, points: Floats) -> Floats:
    """How deep within a polygon places lie, in cells; negative outside."""
    away = edge_distance(x, y, points)
    return np.where(inside(x, y, points), away, -away)


def box_of(points: Floats, margin: float) -> tuple[float, float, float, float]:
    """x0, y0, x1, y1 round points, and a margin."""
    (x0, y0), (x1, y1) = points.min(0) - margin, points.max(0) + margin
    return float(x0), float(y0), float(x1), float(y1)


def scattered(points: Floats, spacing: float, inset: float, rng: np.random.Generator) -> Floats:
    """Places (n, 2) within a polygon, `inset` from its edge, about `spacing` apart: a grid, every place jittered."""
    x0, y0, x1, y1 = box_of(points, -inset)
    spacing = max(spacing, math.sqrt(max(x1 - x0, 0.0) * max(y1 - y0, 0.0) / MOST_PLACES))
    x, y = np.meshgrid(np.arange(x0, x1, spacing), np.arange(y0, y1, spacing))
    spread = rng.uniform(-0.42, 0.42, (2, *x.shape)) * spacing
    x, y = (x + spread[0]).ravel(), (y + spread[1]).ravel()
    kept = depth(x, y, points) >= inset if len(x) else np.zeros(0, bool)
    return np.stack([x[kept], y[kept]], 1)


def steps(line: Sequence[Ground] | Floats, spacing: float, start: float = 0.0) -> Iterator[tuple[Ground, float]]:
    """Places along a line, `spacing` apart, and the direction (radians anticlockwise from +x) there."""
    left = start
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.hypot(bx - ax, by - ay)
        while left <= length and length > 0:
            share = left / length
            yield (ax + (bx - ax) * share, ay + (by - ay) * share), math.atan2(by - ay, bx - ax)
            left += spacing
        left -= length


def length_of(line: Sequence[Ground] | Floats) -> float:
    """How long a line is."""
    return sum(math.hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line))
