"""Boxes and quads made quickly: what houses and walls are built of while a table is laid out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import ArrayLike

from client3d.models.mesh import Mesh, Paint, Point
from client3d.models.meshkit import box as carved
from client3d.scene.geometry import Floats

_WHITE = Paint((1.0, 1.0, 1.0))


@cache
def _template(bevelled: bool) -> tuple[Mesh, Floats, Floats]:
    """A box of the mesh kit; of its points the signs, and 1 where a chamfer cuts a coordinate."""
    mesh = carved(2, 2, 2, _WHITE, 0.5 if bevelled else 0)
    cut = (np.abs(mesh.points) < 0.75).astype(float)
    return mesh, np.sign(mesh.points), cut


def box(width: float, length: float, height: float, paint: Paint, bevel: float = 0, at: Point = (0, 0, 0)) -> Mesh:
    """The mesh kit's box (x, y, z) about `at`, its edges cut by `bevel`, a hundred times as quick."""
    half = np.array([width, length, height]) / 2
    mesh, signs, cut = _template(bevel > 0)
    points = signs * half - signs * cut * min(bevel, float(half.min()) * 0.8) + np.array(at)
    return painted(replace(mesh, points=points), paint)


def beam(
    start: ArrayLike, end: ArrayLike, width: float, paint: Paint, bevel: float = 0, depth: float | None = None
) -> Mesh:
    """The mesh kit's square rod from one point to another."""
    length = float(np.linalg.norm(np.asarray(end, float) - np.asarray(start, float)))
    return box(width, width if depth is None else depth, length, paint, bevel).along(start, end)


def painted(mesh: Mesh, paint: Paint) -> Mesh:
    """A white mesh in a paint; its worn edges stay lighter."""
    material = np.broadcast_to(np.array([paint.gloss, paint.emit, paint.team]), (len(mesh), 3)).copy()
    return replace(mesh, colours=mesh.colours * np.array(paint.colour), material=material)


def quads(corners: ArrayLike, colours: ArrayLike) -> Mesh:
    """Flat matt quads (n, 4, 3), anticlockwise from outside, in linear colours (n, 3)."""
    points = np.asarray(corners, float).reshape(-1, 4, 3)
    n = len(points)
    crosses = np.cross(points[:, 2] - points[:, 0], points[:, 3] - points[:, 1])
    normals = crosses / np.maximum(np.linalg.norm(crosses, axis=1, keepdims=True), 1e-9)
    triangles = points[:, [[0, 1, 2], [0, 2, 3]]].reshape(-1, 3, 3)
    tint = np.repeat(np.broadcast_to(np.asarray(colours, float), (n, 3)), 2, 0)
    return Mesh(
        triangles,
        np.repeat(normals, 2, 0),
        np.repeat(tint[:, None], 3, 1),
        np.zeros((2 * n, 3)),
        np.zeros(2 * n, np.int64),
        np.repeat(np.arange(n), 2),
    )


def chosen(variants: Sequence[Mesh], rng: np.random.Generator) -> Mesh:
    """One of some meshes, by chance."""
    return variants[int(rng.integers(len(variants)))]
