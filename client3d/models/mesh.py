"""Meshes while they are built: flat-shaded triangles with linear colours, and the paints they wear.

Model code measures in hundredths of a cell: x to the right, y ahead, z up. A mesh is never changed in place;
every method returns a new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float64]
Point = tuple[float, float, float]

SMALLEST_AREA = 1e-7
AXES = {"x": 0, "y": 1, "z": 2}


def linear(hex_colour: str) -> Floats:
    """Linear red, green and blue (0 to 1) of a written colour such as "5d6b3a"."""
    encoded = np.array([int(hex_colour[i : i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


@dataclass(frozen=True)
class Paint:
    """What a surface looks like: linear colour, and shares from 0 to 1 of gloss, own light and the side's colour."""

    colour: tuple[float, float, float]
    gloss: float = 0.0
    emit: float = 0.0
    team: float = 0.0

    @classmethod
    def of(cls, hex_colour: str, gloss: float = 0.0, emit: float = 0.0, team: float = 0.0) -> Paint:
        """A paint of a written colour such as "5d6b3a"."""
        red, green, blue = linear(hex_colour)
        return cls((float(red), float(green), float(blue)), gloss, emit, team)

    def lit(self, factor: float) -> Paint:
        """The same paint, `factor` times as bright."""
        red, green, blue = self.colour
        return replace(self, colour=(red * factor, green * factor, blue * factor))

    def mixed(self, other: Paint, share: float) -> Paint:
        """This paint with `share` of the other's colour in it."""
        ours, theirs = np.array(self.colour), np.array(other.colour)
        red, green, blue = ours + (theirs - ours) * share
        return replace(self, colour=(float(red), float(green), float(blue)))


@dataclass(frozen=True)
class Mesh:
    """Triangles, counter-clockwise seen from outside. `face` numbers the flat patches (one jitter each)."""

    points: Floats  # (n, 3, 3)
    normals: Floats  # (n, 3)
    colours: Floats  # (n, 3, 3), linear
    material: Floats  # (n, 3): gloss, emit, team
    part: NDArray[np.int64]  # (n,)
    face: NDArray[np.int64]  # (n,)

    @classmethod
    def empty(cls) -> Mesh:
        """A mesh without triangles."""
        none = np.zeros(0, np.int64)
        return cls(np.zeros((0, 3, 3)), np.zeros((0, 3)), np.zeros((0, 3, 3)), np.zeros((0, 3)), none, none)

    @classmethod
    def of_polygons(cls, polygons: Iterable[ArrayLike], paint: Paint) -> Mesh:
        """A mesh of convex polygons, each one face, cut as fans; slivers without area are left out."""
        points: list[Floats] = []
        normals: list[Floats] = []
        face: list[int] = []
        for number, polygon in enumerate(polygons):
            corners = np.asarray(polygon, float)
            fan = np.stack([np.repeat(corners[:1], len(corners) - 2, 0), corners[1:-1], corners[2:]], 1)
            crosses = np.cross(fan[:, 1] - fan[:, 0], fan[:, 2] - fan[:, 0])
            kept = np.linalg.norm(crosses, axis=1) > SMALLEST_AREA
            total = crosses.sum(0)
            length = np.linalg.norm(total)
            if not kept.any() or length <= SMALLEST_AREA:
                continue
            points.extend(fan[kept])
            normals.extend([total / length] * int(kept.sum()))
            face.extend([number] * int(kept.sum()))
        count = len(points)
        if not count:
            return cls.empty()
        return cls(
            np.array(points),
            np.array(normals),
            np.broadcast_to(np.array(paint.colour), (count, 3, 3)).copy(),
            np.broadcast_to(np.array([paint.gloss, paint.emit, paint.team]), (count, 3)).copy(),
            np.zeros(count, np.int64),
            np.array(face, np.int64),
        )

    def __len__(self) -> int:
        """The number of triangles."""
        return len(self.points)

    def __add__(self, other: Mesh) -> Mesh:
        return join([self, other])

    def moved(self, x: float = 0, y: float = 0, z: float = 0) -> Mesh:
        """The mesh shifted."""
        return replace(self, points=self.points + np.array([x, y, z]))

    def scaled(self, x: float, y: float | None = None, z: float | None = None) -> Mesh:
        """The mesh stretched about the origin: by `x` alone, or along each axis; negative factors mirror."""
        factors = np.array([x, x if y is None else y, x if z is None else z])
        points, colours = self.points * factors, self.colours
        if factors.prod() < 0:
            points, colours = points[:, ::-1], colours[:, ::-1]
        normals = self.normals / factors
        return replace(
            self, points=points, colours=colours, normals=normals / np.linalg.norm(normals, axis=1, keepdims=True)
        )

    def turned(self, degrees: float, axis: str = "z") -> Mesh:
        """The mesh turned about an axis through the origin, counter-clockwise looking down the axis."""
        a, b = [i for i in range(3) if i != AXES[axis]]
        if axis == "y":
            a, b = b, a
        angle = np.radians(degrees)
        matrix = np.eye(3)
        matrix[a, a] = matrix[b, b] = np.cos(angle)
        matrix[b, a], matrix[a, b] = np.sin(angle), -np.sin(angle)
        return self._transformed(matrix)

    def along(self, start: ArrayLike, end: ArrayLike) -> Mesh:
        """The mesh, built about the origin along z, moved to the middle of a segment and laid along it."""
        first, last = np.asarray(start, float), np.asarray(end, float)
        up = (last - first) / np.linalg.norm(last - first)
        side = np.cross([0.0, 1.0, 0.013], up)
        side /= np.linalg.norm(side)
        matrix = np.stack([side, np.cross(up, side), up], 1)
        return self._transformed(matrix).moved(*((first + last) / 2))

    def _transformed(self, matrix: Floats) -> Mesh:
        return replace(self, points=self.points @ matrix.T, normals=self.normals @ matrix.T)

    def mirrored(self) -> Mesh:
        """The mesh mirrored left to right."""
        return self.scaled(-1, 1, 1)

    def both_sides(self) -> Mesh:
        """The mesh and its mirror image."""
        return self + self.mirrored()

    def as_part(self, index: int) -> Mesh:
        """The mesh as one moving part."""
        return replace(self, part=np.full(len(self), index, np.int64))

    def where(self, kept: NDArray[np.bool_]) -> Mesh:
        """The triangles for which `kept` is true."""
        return Mesh(**{f.name: getattr(self, f.name)[kept] for f in fields(Mesh)})

    def jittered(self, amount: float, rng: np.random.Generator) -> Mesh:
        """Each face a little brighter or darker, by up to `amount`."""
        if not len(self):
            return self
        factors = 1 + amount * rng.uniform(-1, 1, int(self.face.max()) + 1)
        return replace(self, colours=self.colours * factors[self.face][:, None, None])

    def graded(self, low: ArrayLike, high: ArrayLike, z_low: float, z_high: float) -> Mesh:
        """Colours multiplied by `low` at height `z_low`, by `high` at `z_high`, blended between: dusty bottoms."""
        share = np.clip((self.points[..., 2:3] - z_low) / (z_high - z_low), 0, 1)
        return replace(self, colours=self.colours * (np.asarray(low) * (1 - share) + np.asarray(high) * share))

    def stained(self, paint: Paint, z_clean: float, share: float) -> Mesh:
        """Colours blended to another towards the ground, by `share` at height 0, not at all from `z_clean`: mud."""
        blend = np.clip(1 - self.points[..., 2:3] / z_clean, 0, 1) * share
        return replace(self, colours=self.colours * (1 - blend) + np.array(paint.colour) * blend)

    def dented(self, amount: float, rng: np.random.Generator) -> Mesh:
        """Corners pushed at random by up to `amount`; corners that met still meet."""
        flat = self.points.reshape(-1, 3)
        _, which = np.unique(np.round(flat, 3), axis=0, return_inverse=True)
        which = which.ravel()
        pushed = (flat + rng.uniform(-amount, amount, (int(which.max()) + 1, 3))[which]).reshape(-1, 3, 3)
        crosses = np.cross(pushed[:, 1] - pushed[:, 0], pushed[:, 2] - pushed[:, 0])
        lengths = np.maximum(np.linalg.norm(crosses, axis=1, keepdims=True), SMALLEST_AREA)
        return replace(self, points=pushed, normals=crosses / lengths, face=np.arange(len(self)))


def join(meshes: Iterable[Mesh]) -> Mesh:
    """All the meshes as one."""
    whole = [mesh for mesh in meshes if len(mesh)]
    if not whole:
        return Mesh.empty()
    arrays = {
        f.name: np.concatenate([getattr(mesh, f.name) for mesh in whole]) for f in fields(Mesh) if f.name != "face"
    }
    offsets = np.cumsum([0] + [int(mesh.face.max()) + 1 for mesh in whole[:-1]])
    return Mesh(
        **arrays, face=np.concatenate([mesh.face + offset for mesh, offset in zip(whole, offsets, strict=True)])
    )
