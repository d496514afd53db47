"""Plants and stones: what the terrain is strewn with. Few triangles each, for there are thousands on a map."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from client3d.models.mesh import Floats, Mesh, Paint, join
from client3d.models.meshkit import ball, box, cylinder, ring, tube
from client3d.models.palette import BARK, CHARCOAL, LEAF, PINE, REED, SOOT, STONE, STRAW
from client3d.models.sculpt import Sculpt


def lit_outside(mesh: Mesh, inner: float, outer: float, radius: float) -> Mesh:
    """Darker near the trunk, lighter at the tips: light that comes through leaves."""
    share = np.clip(np.linalg.norm(mesh.points[..., :2], axis=2, keepdims=True) / radius, 0, 1)
    return replace(mesh, colours=mesh.colours * (inner + (outer - inner) * share))


def pine(seed: int, height: float, tiers: int, tint: Paint) -> Callable[[], Sculpt]:
    """A conifer of ragged cones."""

    def build() -> Sculpt:
        rng = np.random.default_rng(seed)
        meshes = [cylinder(height * 0.05, height * 0.3, 5, BARK, at=(0, 0, height * 0.15))]
        for k in range(tiers):
            share = k / tiers
            radius = height * 0.31 * (1 - share) ** 0.85 + height * 0.05
            base = height * (0.15 + 0.72 * share)
            top = base + height * 0.34 * (1 - share * 0.3)
            count = 7
            rim = ring(1, count, 0, float(rng.uniform(0, 360)))
            rim[:, :2] *= (radius * (1 + 0.2 * rng.uniform(-1, 1, count)))[:, None]
            rim[:, 2] = base + rng.uniform(-0.05, 0.03, count) * height
            tip = np.array([*rng.uniform(-0.02, 0.02, 2) * height, top])
            under = np.array([0, 0, base + height * 0.05])
            cone = Mesh.of_polygons(
                [[rim[i], rim[(i + 1) % count], tip] for i in range(count)], tint.lit(0.82 + 0.42 * share)
            )
            if k == 0:
                cone += Mesh.of_polygons([[rim[(i + 1) % count], rim[i], under] for i in range(count)], tint.lit(0.45))
            meshes.append(lit_outside(cone, 0.72, 1.25, radius))
        return Sculpt(join(meshes).jittered(0.09, rng))

    return build


def broadleaf(seed: int, height: float, blobs: int, tint: Paint) -> Callable[[], Sculpt]:
    """A round tree: one great crown and smaller ones about it."""

    def build() -> Sculpt:
        rng = np.random.default_rng(seed)
        trunk = cylinder(height * 0.07, height * 0.5, 5, BARK, at=(0, 0, height * 0.25), end_radius=height * 0.045)
        crown = [ball(height * 0.33, tint, 1, 0.13, rng).scaled(1, 1, 0.86).moved(0, 0, height * 0.7)]
        start = rng.uniform(0, 6)
        for k in range(blobs):
            angle, reach = start + k * 2 * np.pi / blobs, height * rng.uniform(0.2, 0.26)
            size = height * rng.uniform(0.21, 0.27)
            blob = ball(size, tint.lit(rng.uniform(0.92, 1.08)), 0, 0.12, rng).turned(rng.uniform(0, 90), "x")
            crown.append(blob.moved(np.cos(angle) * reach, np.sin(angle) * reach, height * rng.uniform(0.46, 0.6)))
        leaves = join(crown).graded(0.62, 1.22, height * 0.35, height)
        return Sculpt((trunk + leaves).jittered(0.07, rng))

    return build


def burnt_tree() -> Sculpt:
    """A charred trunk with bare branches."""
    rng = np.random.default_rng(71)
    meshes = [tube((0, 0, 0), (1.5, 1, 38), 4, 6, CHARCOAL, 2.2), tube((1.5, 1, 38), (-1, 3, 62), 2.2, 5, SOOT, 0.5)]
    for k in range(6):
        angle, height = k * 2.1, 20 + k * 6
        reach = 19 - k * 1.6
        end = (np.cos(angle) * reach, np.sin(angle) * reach, height + 13 - k)
        meshes.append(tube((1, 1, height), end, 1.5, 4, CHARCOAL, 0.4))
    return Sculpt(join(meshes).jittered(0.1, rng).graded(0.8, 1.2, 0, 50))


def bush() -> Sculpt:
    """Three low clumps of leaves."""
    rng = np.random.default_rng(72)
    clumps = [(0, 0, 9, 10), (9, 3, 7, 8), (-6, 7, 6.5, 7.5)]
    mesh = join(
        [
            ball(r, LEAF.lit(rng.uniform(0.85, 1.1)), 0, 0.16, rng).scaled(1.1, 1.1, 0.85).moved(x, y, z)
            for x, y, r, z in clumps
        ]
    )
    return Sculpt(above_ground(mesh).graded(0.6, 1.2, 0, 16).jittered(0.08, rng))


def above_ground(mesh: Mesh) -> Mesh:
    """The mesh with what lies below height 0 pressed flat."""
    points: Floats = mesh.points.copy()
    points[..., 2] = points[..., 2].clip(-1)
    return replace(mesh, points=points)


def rock(seed: int, sizes: list[tuple[float, float, float]]) -> Callable[[], Sculpt]:
    """Boulders of (x, y, radius)."""

    def build() -> Sculpt:
        rng = np.random.default_rng(seed)
        stones = []
        for x, y, radius in sizes:
            stone = ball(radius, STONE.lit(rng.uniform(0.9, 1.12)), 1 if radius > 9 else 0, 0.2, rng)
            stones.append(stone.scaled(1.1, 1, 0.75).turned(rng.uniform(0, 180)).moved(x, y, radius * 0.4))
        return Sculpt(above_ground(join(stones)).jittered(0.07, rng).graded(0.78, 1.12, 0, 16))

    return build


def reeds() -> Sculpt:
    """A tuft of reeds with brown heads, for marsh and shore."""
    rng = np.random.default_rng(73)
    blades: list[Floats] = []
    heads = []
    for k in range(15):
        x, y = rng.normal(0, 6, 2)
        angle = rng.uniform(0, np.pi)
        side = np.array([np.cos(angle), np.sin(angle), 0]) * 0.9
        foot = np.array([x, y, 0.0])
        tip = foot + np.array([*rng.normal(0, 3.4, 2), rng.uniform(16, 30)])
        blades += [np.array([foot - side, foot + side, tip]), np.array([foot + side, foot - side, tip])]
        if k % 4 == 0:
            heads.append(cylinder(1.1, 5, 5, BARK, at=(float(tip[0]), float(tip[1]), float(tip[2]))))
    return Sculpt(join([Mesh.of_polygons(blades, REED), *heads]).graded(0.6, 1.25, 0, 26).jittered(0.1, rng))


def hedge() -> Sculpt:
    """Half a cell of clipped hedge along x."""
    rng = np.random.default_rng(74)
    clumps = [
        ball(8.4, LEAF.lit(rng.uniform(0.72, 0.95)), 1, 0.13, rng).scaled(1.05, 0.85, 0.95).moved(x, 0, 7)
        for x in (-18.5, -6.2, 6.2, 18.5)
    ]
    return Sculpt(above_ground(join(clumps)).graded(0.55, 1.2, 0, 14).jittered(0.08, rng))


def hay_bale() -> Sculpt:
    """A round bale lying on its side, bound twice."""
    rng = np.random.default_rng(75)
    bale = cylinder(9, 14, 12, STRAW, 0.8, "x", (0, 0, 9)) + cylinder(6, 14.3, 10, STRAW.lit(0.85), 0, "x", (0, 0, 9))
    bands = join([cylinder(9.15, 0.8, 12, STRAW.lit(0.6), axis="x", at=(x, 0, 9)) for x in (-3.4, 3.4)])
    return Sculpt((bale + bands).jittered(0.08, rng).graded(0.75, 1.05, 0, 14))


def stump() -> Sculpt:
    """A felled tree's stump and log."""
    rng = np.random.default_rng(76)
    log = cylinder(3, 26, 7, BARK, axis="x", at=(3, -7, 3)).turned(14) + box(
        0.4, 3, 3, Paint.of("b08b5a"), at=(16, -3, 3)
    )
    return Sculpt((cylinder(4.4, 6, 7, BARK, at=(-4, 6, 3), end_radius=3.6) + log).jittered(0.1, rng))


PLANTS: dict[str, Callable[[], Sculpt]] = {
    "pine_1": pine(61, 100, 5, PINE),
    "pine_2": pine(62, 84, 4, PINE.lit(1.15)),
    "pine_3": pine(63, 70, 4, Paint.of("3f5f33")),
    "broadleaf_1": broadleaf(64, 74, 5, LEAF),
    "broadleaf_2": broadleaf(65, 62, 4, Paint.of("66823a")),
    "broadleaf_3": broadleaf(66, 66, 5, Paint.of("a98a2f")),
    "burnt_tree": burnt_tree,
    "bush": bush,
    "rock_1": rock(67, [(0, 0, 16), (15, -8, 8), (-10, 11, 6)]),
    "rock_2": rock(68, [(0, 0, 11), (-12, 5, 7)]),
    "rock_3": rock(69, [(0, 0, 6.5), (9, 4, 4.5), (-4, 9, 3.5)]),
    "reeds": reeds,
    "hedge": hedge,
    "hay_bale": hay_bale,
    "stump": stump,
}
