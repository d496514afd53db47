"""Things that stand about the map and belong to nobody, but for the flag of a victory point."""

from __future__ import annotations

import itertools

import numpy as np

from client3d.models.catalogue.structures import above, flag_on_staff
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshkit import ball, beam, box, cylinder, lathe, ring, skin
from client3d.models.palette import CONCRETE, EARTH, SANDBAG, SOOT, STEEL, STONE, WOOD, WOOD_PALE
from client3d.models.sculpt import Sculpt, moving_parts


def crater() -> Sculpt:
    """A ring of thrown-up earth about a scorched floor."""
    rng = np.random.default_rng(94)
    rings = [ring(r, 12, z) for r, z in ((44, 0), (34, 5.4), (27, 6.2), (16, 1.2), (8, 0.4))]
    paints = (EARTH, EARTH, EARTH.mixed(SOOT, 0.7), EARTH.mixed(SOOT, 0.9))
    wall = [skin(pair, paint, ears=[]) for pair, paint in zip(itertools.pairwise(rings), paints, strict=True)]
    floor = Mesh.of_polygons([rings[-1]], SOOT)
    bank = join([*wall, floor]).dented(1.3, rng)
    clods = []
    for _ in range(9):
        x, y = rng.uniform(-40, 40, 2)
        clods.append(ball(rng.uniform(2, 4), EARTH.lit(rng.uniform(0.7, 1.1)), 0, 0.2, rng).moved(x, y, 3))
    return Sculpt(above(join([bank, *clods])).jittered(0.06, rng))


def sandbags() -> Sculpt:
    """A curved breastwork, its outside towards +y."""
    rng = np.random.default_rng(95)
    bags = []
    for layer in range(3):
        for k in range(7 - layer % 2):
            angle = -55 + 110 * (k + 0.5 * (layer % 2)) / 6
            bag = (
                ball(5.8, SANDBAG.lit(rng.uniform(0.82, 1.08)), 0, 0.05, rng).turned(31.7, "x").scaled(1.2, 0.75, 0.58)
            )
            x, y = np.sin(np.radians(angle)) * 36, np.cos(np.radians(angle)) * 36
            bags.append(bag.turned(-angle + rng.uniform(-6, 6)).moved(x, y, 3 + layer * 5))
    return Sculpt(join(bags).jittered(0.03, rng))


def flag_pole() -> Sculpt:
    """A victory point's flag: a tall pole on a stone foot, the flag in the holder's colour."""
    foot = lathe([(11, 0), (10, 3), (6, 4), (5, 7)], 8, STONE, (1,))
    staff, cloth, part = flag_on_staff(0, 0, 5, 92, 1.8)
    rng = np.random.default_rng(96)
    return Sculpt(join([foot, staff, cloth]).jittered(0.04, rng), moving_parts(part))


def telegraph_pole() -> Sculpt:
    """A pole with a cross-arm along x; wires go from the insulators (anchors wire_1, wire_2)."""
    pole = cylinder(2, 96, 6, WOOD.lit(0.75), at=(0, 0, 48), end_radius=1.4) + box(
        34, 2.6, 2.6, WOOD.lit(0.75), 0.4, (0, 0, 87)
    )
    glass = join([cylinder(1.2, 4, 6, Paint.of("cfd6d2"), at=(x, 0, 90)) for x in (-14, 14, 0)])
    strut = beam((-11, 0, 86), (0, 1, 76), 1.2, STEEL) + beam((11, 0, 86), (0, 1, 76), 1.2, STEEL)
    rng = np.random.default_rng(97)
    anchors = {"wire_1": (0, (-14.0, 0.0, 92.0)), "wire_2": (0, (14.0, 0.0, 92.0))}
    return Sculpt(join([pole, glass, strut]).jittered(0.05, rng), anchors=anchors)


def street_lamp() -> Sculpt:
    """A lamp on a bent arm, over the road towards -x."""
    post = cylinder(1.5, 66, 6, STEEL.lit(0.8), at=(0, 0, 33), end_radius=1.0) + lathe(
        [(4, 0), (3.4, 5), (2, 7)], 8, CONCRETE, (1,)
    )
    arm = beam((0, 0, 65), (-10, 0, 71), 1.4, STEEL.lit(0.8)) + box(11, 4.4, 2.2, STEEL, 0.5, (-13, 0, 72))
    light = box(8, 3.4, 1.8, Paint.of("f2dc9a", emit=0.9), at=(-13.4, 0, 70.4))
    rng = np.random.default_rng(99)
    return Sculpt(join([post, arm, light]).jittered(0.04, rng))


def fence() -> Sculpt:
    """Half a cell of post and rail fence along x."""
    rng = np.random.default_rng(98)
    posts = [box(3, 3, 18, WOOD_PALE.lit(rng.uniform(0.85, 1.1)), 0.5, (x, 0, 9)) for x in (-25, -8.3, 8.3)]
    rails = [box(50, 1.6, 2.6, WOOD_PALE.lit(0.95), at=(0, 0, z)) for z in (7.5, 14)]
    return Sculpt(join([*posts, *rails]).jittered(0.06, rng).graded(0.75, 1.1, 0, 16))


def driftwood() -> Sculpt:
    """A bleached trunk with the stubs of its branches, washed up along x."""
    rng = np.random.default_rng(101)
    grey = Paint.of("a39a87")
    trunk = cylinder(2.8, 34, 7, grey, axis="x", at=(0, 0, 2.4), end_radius=1.6)
    stubs = [((-6, 0, 3), (-12, 7, 8)), ((4, 0, 3), (9, -6, 6)), ((10, 0, 3), (16, 5, 7)), ((-15, 0, 2), (-21, -6, 3))]
    branches = [beam(a, b, 1.6, grey.lit(rng.uniform(0.85, 1.1))) for a, b in stubs]
    return Sculpt(join([trunk, *branches]).dented(0.35, rng).jittered(0.06, rng))


def paling() -> Sculpt:
    """A row of stakes, some of them leaning, that keeps the sand from drifting; along x."""
    rng = np.random.default_rng(102)
    stakes = []
    for k in range(9):
        height = rng.uniform(10, 14)
        stake = box(2.0, 1.0, height, WOOD_PALE.lit(rng.uniform(0.75, 1.05)), 0.2, (0, 0, height / 2))
        stakes.append(stake.turned(rng.uniform(-9, 9), "y").turned(rng.uniform(-6, 6), "x").moved(-22 + k * 5.5, 0, 0))
    wires = [box(46, 0.5, 0.7, STEEL.lit(0.8), at=(0, 0.7, z)) for z in (4, 9)]
    return Sculpt(join([*stakes, *wires]).graded(0.8, 1.1, 0, 12))


def rowing_boat() -> Sculpt:
    """A boat drawn up on the sand, its oars in it."""
    rng = np.random.default_rng(103)
    plan = [(0.0, 1.0), (0.62, 0.62), (0.92, 0.1), (0.86, -0.5), (0.62, -0.94)]
    outline = np.array([*plan, *[(-x, y) for x, y in plan[:0:-1]]])

    def loop(width: float, length: float, z: float) -> np.ndarray:
        return np.c_[outline * (width, length), np.full(len(outline), z)][::-1]

    hull = skin([loop(6.5, 20, 1.2), loop(10, 24, 8.0)], Paint.of("b8b09a"), ears=[])
    rim = skin([loop(10, 24, 8.0), loop(10.6, 24.6, 9.2), loop(8.8, 22.4, 9.2)], Paint.of("7c3f31"), ears=[])
    inside = skin([loop(8.8, 22.4, 9.2), loop(5.6, 18.6, 3.0)], WOOD, ears=[])
    floor = Mesh.of_polygons([loop(5.6, 18.6, 3.0)], WOOD.lit(0.7))
    seats = join([box(15.4, 3.4, 1.2, WOOD_PALE, at=(0, y, 7.2)) for y in (-9, 2)])
    oars = join([beam((x, -16, 9.8), (x * 0.6, 15, 9.8), 1.1, WOOD_PALE) for x in (-4, 4)])
    return Sculpt(join([hull, rim, inside, floor, seats, oars]).turned(7, "y").moved(0, 0, 0.6).jittered(0.05, rng))


def buoy() -> Sculpt:
    """A buoy with a light, half under water."""
    rng = np.random.default_rng(104)
    red, white = Paint.of("b23b2e"), Paint.of("e4e0d4")
    drum = lathe([(7, -5), (8.4, 0), (8.4, 4), (5, 6)], 10, red, (2,))
    cage = lathe([(4.6, 6), (2.6, 18)], 4, white) + lathe([(2.9, 15.4), (2.6, 18)], 4, red)
    return Sculpt(join([drum, cage, ball(2.4, Paint.of("f2dc9a", emit=0.9), 0).moved(0, 0, 20)]).jittered(0.04, rng))
