"""The mesh kit: the shapes from which every model is built.

Shapes take a `Paint`. Chamfers are `EDGE` times brighter than the faces they join, so they read as worn edges.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from client3d.models.mesh import Floats, Mesh, Paint, Point

EDGE = 1.28


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

    `edges` are the numbers of the bands painted as chamfers; `ears` cuts the end caps where they are not convex;
    an empty list leaves the ends open.
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
    factors: Floats = np.where(squared > 0.3, 2 * distance / np.maximum(squared, 1e-9), distance)
    moved: Floats = outline + both * factors
    return moved


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


def hoop(radius: float, inner: float, width: float, sides: int, paint: Paint) -> Mesh:
    """A ring about the origin in the yz plane, turning about x: a tyre without its wheel."""
    profile = [(inner, -width / 2), (radius, -width / 2), (radius, width / 2), (inner, width / 2), (inner, -width / 2)]
    return skin([ring(r, sides, z) for r, z in profile], paint, ears=[]).turned(90, "y")


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
    """An icosahedron, its 20 faces split in four `rounds` times, its corners pushed in or out by a share `dents`."""
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
