"""Hedges, dry-stone walls, fences and gates, built along lines; lengths in hundredths of a cell."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

import numpy as np

from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshkit import ball
from client3d.models.palette import STONE, WOOD, WOOD_PALE
from client3d.scene.geometry import Floats
from client3d.table.blocks import beam, box, chosen, painted
from client3d.table.measures import Ground
from client3d.table.outlines import length_of, steps

_HALF_WIDTHS = {"hedge": 0.16, "wall": 0.11, "fence": 0.04}
_LEAVES = [Paint.of(c) for c in ("4d6a2c", "5b7a33", "6c8a3e", "3f5a27")]
_STONES = [STONE, Paint.of("9a9484"), Paint.of("77726a"), Paint.of("a39a80"), Paint.of("6f6e62")]
_MOSS = Paint.of("6b743f")
_FINE_LENGTH = 60.0  # cells; what is longer is built of larger pieces, so that there is an end to them
_RAIL = 62.0  # between the posts of a fence


def half_width(kind: str) -> float:
    """Cells from a barrier's line to its side."""
    return _HALF_WIDTHS[kind]


def barrier(kind: str, line: Floats, rng: np.random.Generator) -> Mesh:
    """A barrier of a kind along a line (n, 2) in cells."""
    build = {"hedge": _hedge, "wall": _wall, "fence": _fence}[kind]
    return build(line * 100, rng, max(1.0, length_of(line) / _FINE_LENGTH))


def _spread(total: float, size: float) -> float:
    """The distance nearest to a size that divides a length evenly."""
    return total / max(round(total / size), 1)


_WHITE = Paint((1.0, 1.0, 1.0))


@cache
def _leafy(fine: bool) -> tuple[Mesh, ...]:
    """Clumps of leaves of radius 1, dark below."""
    rng = np.random.default_rng(17)
    clumps = [ball(1, _WHITE, int(fine), 0.22, rng) for _ in range(5)]
    return tuple(clump.graded([0.5, 0.5, 0.5], [1.22, 1.22, 1.15], -0.9, 1) for clump in clumps)


@cache
def _rubble_stones() -> tuple[Mesh, ...]:
    """Field stones that fill a cube of edge 1."""
    rng = np.random.default_rng(18)
    return tuple(box(1, 1, 1, _WHITE, 0.12).dented(0.05, rng) for _ in range(8))


def _hedge(line: Floats, rng: np.random.Generator, coarse: float) -> Mesh:
    meshes = []
    for (x, y), turn in steps(line, _spread(length_of(line), 15.0 * coarse)):
        across = np.array([-math.sin(turn), math.cos(turn)])
        for side, height in ((-5.0, 13.0), (5.0, 13.0), (0.0, 23.0)):
            wide = rng.uniform(9.0, 12.5)
            leaves = chosen(_leafy(height > 20), rng).scaled(wide * 1.05, wide, wide * 0.92).turned(rng.uniform(0, 360))
            leaves = painted(leaves, _LEAVES[int(rng.integers(4))])
            at = np.array([x, y]) + across * (side + rng.uniform(-2, 2)) + rng.uniform(-3, 3, 2)
            meshes.append(leaves.moved(float(at[0]), float(at[1]), height + rng.uniform(-2, 2)))
    return join(meshes).jittered(0.10, rng)


def _stone_paint(rng: np.random.Generator) -> Paint:
    """The paint of a stone."""
    return _STONES[int(rng.integers(len(_STONES)))]


def _wall(line: Floats, rng: np.random.Generator, coarse: float) -> Mesh:
    meshes = []
    for course, (low, tall, wide) in enumerate(((0.0, 10.0, 20.0), (9.5, 9.0, 17.5), (18.0, 8.0, 15.5))):
        spacing = _spread(length_of(line), 15.5 * coarse)
        for (x, y), turn in steps(line, spacing, (course % 2) * spacing / 2):
            size = (spacing * rng.uniform(0.94, 1.1), wide * rng.uniform(0.9, 1.08), tall * rng.uniform(0.95, 1.1))
            paint = _stone_paint(rng).mixed(_MOSS, float(rng.uniform(0, 0.35)))
            stone = painted(chosen(_rubble_stones(), rng).scaled(*size), paint)
            stone = stone.turned(math.degrees(turn) + rng.uniform(-7, 7))
            meshes.append(stone.moved(x, y, low + tall / 2))
    for (x, y), turn in steps(line, _spread(length_of(line), 8.5 * coarse)):
        cope = box(7.6 * coarse, 15.5 * rng.uniform(0.85, 1.1), 9.5 * rng.uniform(0.85, 1.15), _stone_paint(rng), 1.5)
        cope = cope.turned(rng.uniform(-12, 12), "y").turned(math.degrees(turn) + rng.uniform(-6, 6))
        meshes.append(cope.moved(x, y, 29.0))
    return join(meshes).jittered(0.07, rng).graded([0.62, 0.62, 0.60], [1.1, 1.1, 1.1], 0, 26)


def _fence(line: Floats, rng: np.random.Generator, coarse: float) -> Mesh:
    places = [place for place, _ in steps(line, _spread(length_of(line), _RAIL * coarse))]
    places = [place for k, place in enumerate(places) if k == 0 or math.dist(place, places[k - 1]) > 1]
    if math.dist(places[-1], (float(line[-1][0]), float(line[-1][1]))) > 1:
        places.append((float(line[-1][0]), float(line[-1][1])))
    meshes = [_post(x, y, rng) for x, y in places]
    for (ax, ay), (bx, by) in pairwise(places):
        for z in (11.0, 22.5):
            sag = rng.uniform(-1.2, 1.2, 2)
            paint = WOOD_PALE.lit(float(rng.uniform(0.75, 1.0)))
            meshes.append(beam((ax, ay, z + sag[0]), (bx, by, z + sag[1]), 2.2, paint, 0.5, 4.4))
    return join(meshes).jittered(0.05, rng).graded([0.66, 0.64, 0.62], [1.08, 1.08, 1.08], 0, 26)


def _post(x: float, y: float, rng: np.random.Generator) -> Mesh:
    lean = rng.uniform(-1.5, 1.5, 2)
    return beam((x, y, 0), (x + lean[0], y + lean[1], 30 + rng.uniform(-1.5, 1.5)), 4.4, WOOD, 0.9)


def gate(start: Ground, end: Ground, rng: np.random.Generator) -> Mesh:
    """Two posts and a five-barred gate that stands open, hinged at the start."""
    (ax, ay), (bx, by) = (start[0] * 100, start[1] * 100), (end[0] * 100, end[1] * 100)
    wide, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    posts = [box(6, 6, 37, WOOD, 1.2, (x, y, 18.5)) for x, y in ((ax, ay), (bx, by))]
    leaf = wide - 8
    bars = [box(leaf, 1.8, 3.2, WOOD_PALE, 0.5, (leaf / 2 + 3, 0, z)) for z in (6.0, 12.0, 18.0, 24.0, 30.0)]
    stiles = [box(3.2, 2.4, 29, WOOD_PALE.lit(0.9), 0.5, (x, 0, 18)) for x in (4.0, leaf + 2.0)]
    brace = beam((4, 0, 6), (leaf + 2, 0, 30), 1.6, WOOD_PALE.lit(0.85), 0, 3.0)
    swung = join([*bars, *stiles, brace]).turned(turn - 68).moved(ax, ay)
    return join([*posts, swung]).jittered(0.05, rng).graded([0.66, 0.64, 0.62], [1.08, 1.08, 1.08], 0, 26)
