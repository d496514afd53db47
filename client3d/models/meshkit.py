"""The mesh kit: flat-shaded triangles made with numpy, from which every model is built.

Model code measures in hundredths of a cell: x to the right, y ahead, z up. Shapes take a `Paint`; a mesh is never changed in
place, every method returns a new one. Chamfer faces are `EDGE` times brighter than the faces they join, so they read as worn edges.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float64]
Point = tuple[float, float, float]

EDGE = 1.28
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
    """Triangles, counter-clockwise seen from outside. `face` tells which ones make one flat patch (it takes one jitter)."""

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
        """Colours blended to another one towards the ground, up to `share` at height 0 and none from `z_clean`: mud, soot."""
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


def box(
    width: float,
    length: float,
    height: float,
    paint: Paint,
    bevel: float = 0,
    at: Point = (0, 0, 0),
    taper: tuple[float, float] = (1, 1),
) -> Mesh:
    """A box (x, y, z) about `at`, its edges cut by `bevel`; `taper` scales the top in x and y."""
    half = np.array([width, length, height]) / 2
    cut = min(bevel, float(half.min()) * 0.8)

    def corner(signs: tuple[int, ...], axis: int) -> Floats:
        """The point of a corner's chamfer that lies on the face across `axis`."""
        point = np.array(signs) * (half - cut)
        point[axis] = signs[axis] * half[axis]
        if signs[2] > 0:
            point[:2] *= taper
        return point

    def signs_with(given: dict[int, int]) -> tuple[int, ...]:
        return tuple(given[i] for i in range(3))

    faces, edges = [], []
    around = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for sign in (-1, 1):
            faces.append(
                [corner(signs_with({axis: sign, u: a, v: b}), axis) for a, b in around[:: 1 if sign > 0 else -1]]
            )
        if cut > 0:
            for a, b in around:
                ends = [signs_with({axis: end, u: a, v: b}) for end in (-1, 1)]
                edges.append(
                    [corner(ends[0], u), corner(ends[1], u), corner(ends[1], v), corner(ends[0], v)][:: -a * b]
                )
    if cut > 0:
        for signs in itertools.product((-1, 1), repeat=3):
            edges.append([corner(signs, axis) for axis in range(3)][:: int(np.prod(signs))])
    mesh = Mesh.of_polygons(faces, paint) + Mesh.of_polygons(edges, paint.lit(EDGE))
    return mesh.moved(*at)


def skin(
    rings: Sequence[ArrayLike], paint: Paint, edges: Sequence[int] = (), ears: Sequence[Sequence[int]] | None = None
) -> Mesh:
    """The surface through rings of equally many points, counter-clockwise seen from the last ring's end.

    `edges` are the numbers of the bands painted as chamfers; `ears` cuts the end caps where they are not convex; an empty
    list leaves the ends open.
    """
    loops = [np.asarray(ring, float) for ring in rings]
    count = len(loops[0])
    bands: dict[bool, list[list[Floats]]] = {False: [], True: []}
    for number, (low, high) in enumerate(itertools.pairwise(loops)):
        for i in range(count):
            j = (i + 1) % count
            bands[number in edges].append([low[i], low[j], high[j], high[i]])
    for ear in ears if ears is not None else [range(count)]:
        bands[False].append([loops[0][i] for i in reversed(ear)])
        bands[False].append([loops[-1][i] for i in ear])
    return Mesh.of_polygons(bands[False], paint) + Mesh.of_polygons(bands[True], paint.lit(EDGE))


def extrude(
    profile: ArrayLike, width: float, paint: Paint, bevel: float = 0, axis: str = "x", taper: float = 1
) -> Mesh:
    """A flat profile drawn out by half of `width` to both sides of the origin, the rims of its ends cut by `bevel`.

    The profile is in (y, z) for axis "x", (x, z) for "y", (x, y) for "z"; `taper` scales the far end about its middle.
    """
    outline = np.asarray(profile, float)
    if signed_area(outline) < 0:
        outline = outline[::-1]
    narrowed = inset(outline, bevel) if bevel else outline
    middle = outline.mean(0)

    def lifted(loop: Floats, depth: float, scale: float = 1) -> Floats:
        u, v = ((loop - middle) * scale + middle).T
        w = np.full(len(loop), depth)
        return np.stack({"x": (w, u, v), "y": (u, -w, v), "z": (u, v, w)}[axis], 1)

    half, ears = width / 2, ear_clip(outline)
    if not bevel:
        return skin([lifted(outline, -half), lifted(outline, half, taper)], paint, ears=ears)
    rings = [
        lifted(narrowed, -half),
        lifted(outline, bevel - half),
        lifted(outline, half - bevel, taper),
        lifted(narrowed, half, taper),
    ]
    return skin(rings, paint, edges=(0, 2), ears=ears)


def signed_area(outline: Floats) -> float:
    """Twice the area of a flat polygon, positive if it runs counter-clockwise."""
    following = np.roll(outline, -1, 0)
    return float((outline[:, 0] * following[:, 1] - following[:, 0] * outline[:, 1]).sum())


def inset(outline: Floats, distance: float) -> Floats:
    """A counter-clockwise polygon with its edges moved inward by `distance` (less at sharp corners)."""
    along = np.roll(outline, -1, 0) - outline
    along = along / np.linalg.norm(along, axis=1, keepdims=True)
    inward = np.stack([-along[:, 1], along[:, 0]], 1)
    both = inward + np.roll(inward, 1, 0)
    squared = (both**2).sum(1, keepdims=True)
    return outline + both * np.where(squared > 0.3, 2 * distance / np.maximum(squared, 1e-9), distance)


def ear_clip(outline: Floats) -> list[tuple[int, int, int]]:
    """A counter-clockwise polygon, which may be concave, cut into triangles of point numbers."""

    def turn(a: int, b: int, c: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = outline[a], outline[b], outline[c]
        return float((bx - ax) * (cy - ay) - (by - ay) * (cx - ax))

    def is_ear(a: int, b: int, c: int) -> bool:
        if turn(a, b, c) <= 1e-12:
            return False
        others = (p for p in left if p not in (a, b, c))
        return not any(turn(a, b, p) >= 0 and turn(b, c, p) >= 0 and turn(c, a, p) >= 0 for p in others)

    left = list(range(len(outline)))
    ears: list[tuple[int, int, int]] = []
    while len(left) > 3:
        for k in range(len(left)):
            a, b, c = left[k - 1], left[k], left[(k + 1) % len(left)]
            if is_ear(a, b, c):
                ears.append((a, b, c))
                left.pop(k)
                break
        else:
            raise ValueError("the profile crosses itself; its points must run once around its outline")
    return [*ears, (left[0], left[1], left[2])]


def ring(radius: float, sides: int, z: float, turn: float = 0) -> Floats:
    """A regular polygon of points at height `z`, the first one `turn` degrees from the x axis."""
    angles = np.arange(sides) * 2 * np.pi / sides + np.radians(turn)
    return np.stack([np.cos(angles) * radius, np.sin(angles) * radius, np.full(sides, z)], 1)


def lathe(
    profile: Sequence[tuple[float, float]], sides: int, paint: Paint, edges: Sequence[int] = (), turn: float = 0
) -> Mesh:
    """A profile of (radius, z), from the bottom up, turned about z."""
    return skin([ring(max(radius, 1e-4), sides, z, turn) for radius, z in profile], paint, edges)


def cylinder(
    radius: float,
    length: float,
    sides: int,
    paint: Paint,
    bevel: float = 0,
    axis: str = "z",
    at: Point = (0, 0, 0),
    end_radius: float | None = None,
    turn: float = 0,
) -> Mesh:
    """A cylinder about `at` along an axis, a cone's stump if `end_radius` differs."""
    end = radius if end_radius is None else end_radius
    half = length / 2
    if bevel:
        mesh = lathe(
            [(radius - bevel, -half), (radius, bevel - half), (end, half - bevel), (end - bevel, half)],
            sides,
            paint,
            (0, 2),
            turn,
        )
    else:
        mesh = lathe([(radius, -half), (end, half)], sides, paint, (), turn)
    if axis == "x":
        mesh = mesh.turned(90, "y")
    elif axis == "y":
        mesh = mesh.turned(-90, "x")
    return mesh.moved(*at)


def tube(
    start: ArrayLike, end: ArrayLike, radius: float, sides: int, paint: Paint, end_radius: float | None = None
) -> Mesh:
    """A round rod from one point to another."""
    length = float(np.linalg.norm(np.asarray(end, float) - np.asarray(start, float)))
    return cylinder(radius, length, sides, paint, end_radius=end_radius).along(start, end)


def beam(
    start: ArrayLike, end: ArrayLike, width: float, paint: Paint, bevel: float = 0, depth: float | None = None
) -> Mesh:
    """A square rod from one point to another; `depth` is its second width, towards y where it stands upright."""
    length = float(np.linalg.norm(np.asarray(end, float) - np.asarray(start, float)))
    return box(width, width if depth is None else depth, length, paint, bevel).along(start, end)


def ball(
    radius: float, paint: Paint, rounds: int = 1, dents: float = 0, rng: np.random.Generator | None = None
) -> Mesh:
    """An icosahedron (20 faces) whose faces are split in four `rounds` times; corners pushed in or out by a share `dents`."""
    golden = (1 + 5**0.5) / 2
    corners = np.array(
        [
            signs_at
            for a, b in itertools.product((-1, 1), (-golden, golden))
            for signs_at in ((0, a, b), (a, b, 0), (b, 0, a))
        ]
    )
    corners /= np.linalg.norm(corners, axis=1, keepdims=True)
    edge = min(np.linalg.norm(corners[0] - other) for other in corners[1:]) * 1.01
    near = np.linalg.norm(corners[:, None] - corners[None], axis=2) < edge
    triangles = np.array(
        [
            corners[list(t)]
            for t in itertools.combinations(range(12), 3)
            if all(near[i, j] for i, j in itertools.combinations(t, 2))
        ]
    )
    outward = np.einsum(
        "ij,ij->i", np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]), triangles.mean(1)
    )
    triangles[outward < 0] = triangles[outward < 0][:, ::-1]
    for _ in range(rounds):
        a, b, c = triangles[:, 0], triangles[:, 1], triangles[:, 2]
        ab, bc, ca = ((p + q) / np.linalg.norm(p + q, axis=1, keepdims=True) for p, q in ((a, b), (b, c), (c, a)))
        triangles = np.concatenate([np.stack(t, 1) for t in ((a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca))])
    if dents:
        if rng is None:
            raise ValueError("a dented ball needs a random generator")
        _, which = np.unique(np.round(triangles.reshape(-1, 3), 5), axis=0, return_inverse=True)
        which = which.ravel()
        triangles = triangles * (1 + dents * rng.uniform(-1, 1, int(which.max()) + 1))[which].reshape(-1, 3, 1)
    return Mesh.of_polygons(triangles * radius, paint)
