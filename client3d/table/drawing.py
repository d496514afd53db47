"""Flat shapes on the table as triangles: ribbons along lines, dashes, rings, sectors, discs, arrows."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from client3d.scene.geometry import Floats
from client3d.scene.overlays import Sheet
from client3d.table.measures import Ground

LIFT = 0.014
"""Cells above what they are drawn on."""
Colour = tuple[float, float, float, float]
"""Red, green, blue as seen on the screen, and opacity, 0 to 1."""
_MITRE = 2.5  # times the half width that a corner may reach
_STEP = math.radians(4)
_NOWHERE = 1e-6  # cells between two places that are the same
_STROKE = np.array([[0, 2, 3], [0, 3, 1]])
"""The triangles of a stroke, of its left side's ends and its right side's."""


def byte(colour: Colour) -> NDArray[np.uint8]:
    """A colour as the card takes it."""
    return (np.clip(np.array(colour), 0, 1) * 255 + 0.5).astype(np.uint8)


def flat(points: Sequence[Ground] | Floats, colour: Colour, triangles: NDArray[np.integer], z: float = 0.0) -> Sheet:
    """Triangles of places on the table at a height."""
    at = np.asarray(points, float).reshape(-1, 2)
    return Sheet.of(np.concatenate([at, np.full((len(at), 1), z + LIFT)], 1), byte(colour), triangles)


def strip(left: Floats, right: Floats, colour: Colour, z: float = 0.0) -> Sheet:
    """What lies between two lines of equally many places."""
    n = len(left)
    first = np.arange(n - 1)[:, None]
    triangles = np.concatenate([first + np.array(step) for step in ((0, n, n + 1), (0, n + 1, 1))])
    return flat(np.concatenate([left, right]), colour, triangles, z)


def offset(line: Sequence[Ground] | Floats, away: float, *, closed: bool = False) -> Floats:
    """A line (n, 2) moved to its left by some cells (negative: to its right), its corners mitred."""
    points = np.asarray(line, float)
    ways = np.diff(np.concatenate([points, points[:1]]) if closed else points, axis=0)
    ways = ways / np.maximum(np.hypot(ways[:, 0], ways[:, 1])[:, None], 1e-9)
    before = np.roll(ways, 1, 0) if closed else np.concatenate([ways[:1], ways])
    after = ways if closed else np.concatenate([ways, ways[-1:]])
    normals = np.stack([-(before + after)[:, 1], (before + after)[:, 0]], 1)
    squared = np.maximum((normals**2).sum(1), 1e-9)
    scale = np.minimum(2 / squared, _MITRE / np.sqrt(squared))
    moved: Floats = points + normals * (scale * away)[:, None]
    return moved


def ribbon(
    line: Sequence[Ground] | Floats, width: float, colour: Colour, z: float = 0.0, *, closed: bool = False
) -> Sheet:
    """A line of a width."""
    points = thinned(line)
    if len(points) < 2:
        return Sheet.joined([])
    left, right = offset(points, width / 2, closed=closed), offset(points, -width / 2, closed=closed)
    if closed:
        left, right = np.concatenate([left, left[:1]]), np.concatenate([right, right[:1]])
    return strip(left, right, colour, z)


def thinned(line: Sequence[Ground] | Floats) -> Floats:
    """A line without places that lie on the one before."""
    points = np.asarray(line, float).reshape(-1, 2)
    ways = np.diff(points, axis=0)
    kept: Floats = points[np.concatenate([[True], np.hypot(ways[:, 0], ways[:, 1]) > _NOWHERE])]
    return kept


def strokes(starts: Floats, ends: Floats, width: float, colour: Colour, z: float = 0.0) -> Sheet:
    """Straight strokes (k, 2), all at once: one after the other they take a hundred times as long."""
    ways = ends - starts
    far = np.hypot(ways[:, 0], ways[:, 1])[:, None]
    kept = far[:, 0] > _NOWHERE
    starts, ends, ways = starts[kept], ends[kept], ways[kept] / far[kept]
    aside = np.stack([-ways[:, 1], ways[:, 0]], 1) * (width / 2)
    points = np.stack([starts + aside, ends + aside, starts - aside, ends - aside], 1)
    firsts = np.arange(len(points))[:, None, None] * 4
    return flat(points, colour, (firsts + _STROKE).reshape(-1, 3), z)


def dashes(
    line: Sequence[Ground] | Floats, width: float, dash: float, gap: float, colour: Colour, z: float = 0.0
) -> Sheet:
    """A broken line. Dashes that lie on a corner are bent, all others are drawn at once."""
    points = thinned(line)
    if len(points) < 2:
        return Sheet.joined([])
    ways = np.diff(points, axis=0)
    ends = np.concatenate([[0.0], np.cumsum(np.hypot(ways[:, 0], ways[:, 1]))])
    count = max(int((ends[-1] + gap) // (dash + gap)), 1)
    pitch = ends[-1] / count
    from_, to = np.arange(count) * pitch, (np.arange(count) + dash / (dash + gap)) * pitch
    first, last = (np.clip(np.searchsorted(ends, at, side="right") - 1, 0, len(ways) - 1) for at in (from_, to))
    straight = first == last
    starts, stops = (
        np.stack([np.interp(far[straight], ends, points[:, axis]) for axis in (0, 1)], 1) for far in (from_, to)
    )
    bent = [ribbon(list(between(points, from_[k], to[k])), width, colour, z) for k in np.flatnonzero(~straight)]
    return Sheet.joined([strokes(starts, stops, width, colour, z), *bent])


def at_length(line: Sequence[Ground] | Floats, length: float) -> tuple[Ground, float]:
    """The place so far along a line, and the direction there in radians anticlockwise from +x."""
    points = thinned(line)
    left = length
    for k, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
        span = math.hypot(bx - ax, by - ay)
        if left <= span or k == len(points) - 2:
            share = min(max(left / span, 0.0), 1.0)
            return (ax + (bx - ax) * share, ay + (by - ay) * share), math.atan2(by - ay, bx - ax)
        left -= span
    return (float(points[0][0]), float(points[0][1])), 0.0


def between(line: Sequence[Ground] | Floats, start: float, end: float) -> Iterator[Ground]:
    """The part of a line from one length to another."""
    yield at_length(line, start)[0]
    done = 0.0
    points = thinned(line)
    for a, b in pairwise(points):
        done += math.dist(a, b)
        if start < done < end:
            yield float(b[0]), float(b[1])
    yield at_length(line, end)[0]


def arc(centre: Ground, radius: float, start: float, end: float) -> Floats:
    """Places on a circle (n, 2) from one compass angle to another, in radians clockwise from away."""
    count = max(int(abs(end - start) / _STEP), 2)
    angle = np.linspace(start, end, count + 1)
    return np.stack([centre[0] + np.sin(angle) * radius, centre[1] + np.cos(angle) * radius], 1)


def ring(centre: Ground, radius: float, width: float, colour: Colour, z: float = 0.0) -> Sheet:
    """A circle's line, its middle at a radius."""
    outer, inner = (arc(centre, radius + side * width / 2, 0, 2 * math.pi) for side in (1, -1))
    return strip(outer, inner, colour, z)


def disc(centre: Ground, radius: float, colour: Colour, z: float = 0.0) -> Sheet:
    """A filled circle."""
    rim = arc(centre, radius, 0, 2 * math.pi)
    n = len(rim)
    triangles = np.stack([np.full(n - 1, n), np.arange(n - 1), np.arange(1, n)], 1)
    return flat(np.concatenate([rim, [centre]]), colour, triangles, z)


def arrow(at: Ground, degrees: float, start: float, end: float, width: float, colour: Colour, z: float = 0.0) -> Sheet:
    """An arrow from one distance of a place to another, towards compass degrees."""
    a = math.radians(degrees)
    way, side = np.array([math.sin(a), math.cos(a)]), np.array([math.cos(a), -math.sin(a)])
    neck = end - width * 1.5
    shape = [
        (start, -width * 0.32), (neck, -width * 0.32), (neck, width * 0.32), (start, width * 0.32),
        (neck - width * 0.25, -width), (end, 0.0), (neck - width * 0.25, width),
    ]  # fmt: skip
    points = [np.array(at) + way * far + side * aside for far, aside in shape]
    return flat(np.array(points), colour, np.array([[0, 1, 2], [0, 2, 3], [4, 5, 6]]), z)


def point(at: Ground, degrees: float, start: float, end: float, half: float, colour: Colour, z: float = 0.0) -> Sheet:
    """A triangle from one distance of a place to its tip at another, towards compass degrees; half: of its base."""
    a = math.radians(degrees)
    way, side = np.array([math.sin(a), math.cos(a)]), np.array([math.cos(a), -math.sin(a)])
    points = [
        np.array(at) + way * start - side * half,
        np.array(at) + way * end,
        np.array(at) + way * start + side * half,
    ]
    return flat(np.array(points), colour, np.array([[0, 1, 2]]), z)


def cross(at: Ground, size: float, width: float, colour: Colour, z: float = 0.0) -> Sheet:
    """Two strokes that cross: here it stops."""
    x, y = at
    strokes = [[(x - size, y - size), (x + size, y + size)], [(x - size, y + size), (x + size, y - size)]]
    return Sheet.joined([ribbon(stroke, width, colour, z) for stroke in strokes])


def hull(line: Sequence[Ground] | Floats, radius: float) -> Floats:
    """The outline (n, 2) of round bases standing along a line: both its sides, and round ends."""
    points = thinned(line)
    if len(points) == 1:
        return arc((float(points[0][0]), float(points[0][1])), radius, 0, 2 * math.pi)[:-1]
    left, right = offset(points, radius), offset(points, -radius)
    first, last = points[1] - points[0], points[-1] - points[-2]

    def cap(at: Floats, way: Floats) -> Floats:
        ahead = math.atan2(way[0], way[1])
        return arc((float(at[0]), float(at[1])), radius, ahead - math.pi / 2, ahead + math.pi / 2)[1:-1]

    return np.concatenate([left, cap(points[-1], last), right[::-1], cap(points[0], -first)])
