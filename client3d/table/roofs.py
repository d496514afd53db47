"""Roofs of houses: gabled over four walls, hipped over any other outline; lengths in hundredths of a cell."""

from __future__ import annotations

import math

import numpy as np

from client3d.models.mesh import Floats, Mesh, Paint, join
from client3d.models.meshkit import ear_clip, inset
from client3d.models.palette import BRICK, STONE, WOOD
from client3d.table.blocks import beam, box, quads
from client3d.table.openings import Style, lifted

_EAVES, _PITCH = 9.0, 0.72


def roof(around: Floats, style: Style, rng: np.random.Generator) -> Mesh:
    """A roof over an outline (n, 2), its eaves at height 0: gabled over four corners, hipped over others."""
    return _gable(around, style, rng) if len(around) == 4 else _hip(around, style, rng)


def _tiled(low_a: Floats, low_b: Floats, high_a: Floats, high_b: Floats, tile: Paint, rng: np.random.Generator) -> Mesh:
    """A slope of tiles in overlapping rows, from its eave (low) to its ridge (high); anticlockwise from outside."""
    normal = np.cross(low_b - low_a, high_a - low_a)
    normal = normal / np.linalg.norm(normal)
    rows = max(int(np.linalg.norm((high_a + high_b) / 2 - (low_a + low_b) / 2) / 9.5), 1)
    tops, lips = [], []
    for row in range(rows):
        v0, v1 = row / rows, min((row + 1.12) / rows, 1.0)
        a, b = low_a + (high_a - low_a) * v0, low_b + (high_b - low_b) * v0
        c, d = low_b + (high_b - low_b) * v1, low_a + (high_a - low_a) * v1
        count = max(int(np.linalg.norm(b - a) / 11), 1)
        u0, u1 = np.arange(count)[:, None] / count, np.arange(1, count + 1)[:, None] / count
        lift = normal * rng.uniform(2.0, 3.0, (count, 1))
        p, q = a + (b - a) * u0 + lift, a + (b - a) * u1 + lift
        r, s = d + (c - d) * u1 + normal * 0.4, d + (c - d) * u0 + normal * 0.4
        tops.append(np.stack([p, q, r, s], 1))
        lips.append(np.stack([p - lift * 1.1, q - lift * 1.1, q, p], 1))
    shapes = np.concatenate(tops)
    shade = rng.uniform(0.82, 1.18, (len(shapes), 1)) * np.array(tile.colour)
    return quads(shapes, shade) + quads(np.concatenate(lips), shade * 0.6)


def _gable(around: Floats, style: Style, rng: np.random.Generator) -> Mesh:
    """Two slopes whose ridge runs along the longer walls, gables over the others, a chimney."""
    sides = np.linalg.norm(np.roll(around, -1, 0) - around, axis=1)
    if sides[0] + sides[2] < sides[1] + sides[3]:
        around = np.roll(around, -1, 0)
    outer = inset(around, -_EAVES)
    high = min(float(sides[0] + sides[2]), float(sides[1] + sides[3])) / 4 * _PITCH
    drop = _EAVES * _PITCH * 0.9
    a, b, c, d = (np.array([*corner, -drop]) for corner in outer)
    ridge = [np.array([*((outer[3] + outer[0]) / 2), high]), np.array([*((outer[1] + outer[2]) / 2), high])]
    pieces = [_tiled(a, b, ridge[0], ridge[1], style.tile, rng), _tiled(c, d, ridge[1], ridge[0], style.tile, rng)]
    wall = [np.array([*corner, 0.0]) for corner in around]
    tops = [np.array([*((around[3] + around[0]) / 2), high - 2]), np.array([*((around[1] + around[2]) / 2), high - 2])]
    gables = [[wall[3], wall[0], tops[0]], [wall[1], wall[2], tops[1]]]
    pieces.append(Mesh.of_polygons(gables, style.wall.lit(0.97)))
    verge = [(a, ridge[0]), (d, ridge[0]), (b, ridge[1]), (c, ridge[1])]
    pieces += [_rafter(low, top) for low, top in verge]
    count = max(int(np.linalg.norm(ridge[1] - ridge[0]) / 12), 1)
    for k in range(count):
        p = ridge[0] + (ridge[1] - ridge[0]) * (k + 0.5) / count
        way = math.degrees(math.atan2(*(ridge[1] - ridge[0])[1::-1]))
        cap = box(13, 7, 4, style.tile.lit(float(rng.uniform(0.8, 1.05))), 1.4).turned(way)
        pieces.append(cap.moved(float(p[0]), float(p[1]), high + 1.6))
    at = ridge[0] + (ridge[1] - ridge[0]) * 0.76
    pieces.append(_chimney(float(at[0]), float(at[1]), high))
    return join(pieces).jittered(0.03, rng)


def _rafter(low: Floats, top: Floats) -> Mesh:
    """The board under the edge of a roof at its gable."""
    down = np.array([0, 0, -5.0])
    board = Mesh.of_polygons([[low + down, top + down, top, low], [low, top, top + down, low + down]], WOOD.lit(0.7))
    return board.moved(0, 0, 0.5)


def _chimney(x: float, y: float, ridge: float) -> Mesh:
    stack = box(15, 12, 34, BRICK, 1.0, (x, y, ridge + 4))
    cap = box(18, 15, 3.4, STONE, 0.8, (x, y, ridge + 21))
    pots = [box(4.4, 4.4, 6, Paint.of("8d5038"), 0.8, (x + dx, y, ridge + 25)) for dx in (-4, 4)]
    return join([stack, cap, *pots])


def _hip(around: Floats, style: Style, rng: np.random.Generator) -> Mesh:
    """Slopes over every wall, up to a flat lead deck."""
    narrow = float(min(np.ptp(around, axis=0)))
    inner = inset(around, narrow * 0.16)
    outer, high = inset(around, -_EAVES), narrow * 0.16 * 1.1
    pieces = []
    for k in range(len(around)):
        n = (k + 1) % len(around)
        a, b = np.array([*outer[k], -_EAVES * 0.8]), np.array([*outer[n], -_EAVES * 0.8])
        c, d = np.array([*inner[n], high]), np.array([*inner[k], high])
        pieces.append(_tiled(a, b, d, c, style.tile, rng))
        pieces.append(beam(a, d, 6.0, style.tile.lit(0.8), 1.6).moved(0, 0, 1.2))
    lead = Paint.of("6d747a", 0.2)
    pieces.append(Mesh.of_polygons([lifted(inner, high)[list(ear)] for ear in ear_clip(inner)], lead))
    return join([*pieces, _chimney(float(inner[0][0]) * 0.8, float(inner[0][1]) * 0.8, high - 8)]).jittered(0.03, rng)
