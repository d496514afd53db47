"""What the mat lies on: planks of a table in a room, and the mat's own bound edge."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from client3d.scene.geometry import Floats, Mesh, linear
from client3d.scene.noise import layered
from client3d.table.measures import centimetres

MAT_THICKNESS = 0.045
"""Cells the mat is thick; its top is at height 0."""
_RIM = centimetres(18)
"""How far the table reaches beyond the mat."""
_THICK = 0.7
_PLANK = 1.9
_SEAM = 0.012
_OAK = [linear(c) for c in ("5d3f27", "6b4a2e", "533822", "74532f")]
_FELT_EDGE = linear("4a3a22")
_MOST_PIECES, _MOST_PLANKS = 160, 24
_PIECES = 10.0  # a cell, along a plank


def _quads(a: Floats, b: Floats, c: Floats, d: Floats) -> Floats:
    """Triangles (2n, 3, 3) of quads whose corners (n, 3) run anticlockwise."""
    return np.concatenate([np.stack([a, b, c], 1), np.stack([a, c, d], 1)])


def _plank(x0: float, x1: float, y0: float, y1: float, z: float, rng: np.random.Generator) -> Mesh:
    """One board: strips across it for its grain, short pieces along it for its figure."""
    strips, pieces = 14, min(max(int((x1 - x0) * _PIECES / 3), 2), _MOST_PIECES)
    x = np.linspace(x0, x1, pieces + 1)
    y = np.linspace(y0 + _SEAM, y1 - _SEAM, strips + 1)
    gx, gy = np.meshgrid(x, y)
    points = np.stack([gx, gy, np.full_like(gx, z)], -1)
    a, b, c, d = (points[i : i + strips, j : j + pieces] for i, j in ((0, 0), (0, 1), (1, 1), (1, 0)))
    grain = layered(gx * 0.16, gy * 2.6 + rng.uniform(0, 50), 1.6, 3, int(rng.integers(99)))
    edge = np.clip(np.minimum(gy - y0, y1 - gy) / 0.10, 0.0, 1.0)
    paint = _OAK[int(rng.integers(len(_OAK)))] * rng.uniform(0.88, 1.12)
    shade = (0.70 + 0.60 * grain) * (0.70 + 0.30 * edge)
    tints = [shade[i : i + strips, j : j + pieces].reshape(-1) for i, j in ((0, 0), (0, 1), (1, 1), (1, 0))]
    colours = _quads(*(tint[:, None] * paint for tint in tints))
    return Mesh.of(_quads(*(q.reshape(-1, 3) for q in (a, b, c, d))), colours, gloss=0.16)


def table_top(wide: float, tall: float, seed: int) -> Mesh:
    """The wooden table that a mat of so many cells lies on, its boards running to the right."""
    rng = np.random.default_rng([seed, 4])
    x0, x1, low, high = -_RIM, wide + _RIM, -tall - _RIM, _RIM
    count = min(max(round((high - low) / _PLANK), 2), _MOST_PLANKS)
    edges = np.linspace(low, high, count + 1)
    top = -MAT_THICKNESS
    meshes = [_plank(x0, x1, float(a), float(b), top, rng) for a, b in pairwise(edges)]
    rim = [(x0, low), (x1, low), (x1, high), (x0, high)]
    for (ax, ay), (bx, by) in zip(rim, rim[1:] + rim[:1], strict=True):
        wall = np.array([[(ax, ay, top - _THICK), (bx, by, top - _THICK), (bx, by, top), (ax, ay, top)]], float)
        meshes.append(Mesh.of(_quads(*(wall[:, k] for k in range(4))), _OAK[2] * 0.8, gloss=0.1))
    dark = np.array(
        [[(x0, low, top - 0.004), (x1, low, top - 0.004), (x1, high, top - 0.004), (x0, high, top - 0.004)]], float
    )
    meshes.append(Mesh.of(_quads(*(dark[:, k] for k in range(4))), _OAK[2] * 0.25))
    return Mesh.join(meshes)


def mat_edge(wide: float, tall: float) -> Mesh:
    """The cut edge of the mat, and the shade it throws on the wood."""
    rim = [(0.0, -tall), (wide, -tall), (wide, 0.0), (0.0, 0.0)]
    meshes = []
    for (ax, ay), (bx, by) in zip(rim, rim[1:] + rim[:1], strict=True):
        wall = np.array([[(ax, ay, -MAT_THICKNESS), (bx, by, -MAT_THICKNESS), (bx, by, 0), (ax, ay, 0)]], float)
        meshes.append(Mesh.of(_quads(*(wall[:, k] for k in range(4))), _FELT_EDGE))
    return Mesh.join(meshes)


def mat_top(wide: float, tall: float) -> Mesh:
    """The mat's top, to be painted by a picture; cut small, so that lamps light it evenly at every vertex's height."""
    corner = np.array([[(0, -tall, 0), (wide, -tall, 0), (wide, 0, 0), (0, 0, 0)]], float)
    return Mesh.of(_quads(*(corner[:, k] for k in range(4))), (0.3, 0.3, 0.3))
