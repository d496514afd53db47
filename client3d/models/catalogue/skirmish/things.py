"""What is carried off and what is thrown: the flag, the chest, the die."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from client3d.models.catalogue.skirmish.bases import BASE_HEIGHT, FOOT, base
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import box, cylinder, lathe, tube
from client3d.models.palette import BLACK, BRASS, TEAM, WOOD, WOOD_PALE
from client3d.models.sculpt import Sculpt, moving_parts

DIE = 24.0
"""The edge of a die, in hundredths of a cell: 12 mm."""
_BONE, _PIP = Paint.of("d8ccb0", 0.12), Paint.of("0e0d0d")
_PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (-1, 1), (1, -1), (1, 1)],
    5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
"""Where the pips of a face lie."""


def flag() -> Sculpt:
    """Colours on a staff, planted on a base, in the side's colour."""
    foot = BASE_HEIGHT
    staff = tube((0, 0, foot), (0, 0, 84), 1.0, 8, WOOD_PALE)
    tip = lathe([(1.6, 84), (1.9, 86), (0.3, 92)], 6, BRASS)
    cords = [
        tube((0.8, 0.6, 82), (2.4, 1.6, 64), 0.35, 4, BRASS),
        tube((-0.6, 0.8, 82), (0.4, 2.4, 66), 0.35, 4, BRASS),
    ]
    steps = 14
    width = 38.0
    cloth = []
    for k in range(steps):
        a, b = k * width / steps, (k + 1) * width / steps
        paint = TEAM if 0 < k < steps - 1 else BRASS
        top, low = 81.0, 54.0
        rows = [(low, low + 2.2, BRASS), (low + 2.2, top - 2.2, paint), (top - 2.2, top, BRASS)]
        for z0, z1, tint in rows:
            quad = [(a, 0, z0), (b, 0, z0), (b, 0, z1), (a, 0, z1)]
            cloth += [Mesh.of_polygons([quad], tint), Mesh.of_polygons([quad[::-1]], tint)]
    parts = moving_parts(Part("cloth", "wave", (0, 0, 68), (0, 0, 1), 0))
    return Sculpt(join([base(FOOT * 0.8, 108), staff, tip, *cords, join(cloth).as_part(1)]), parts)


def chest() -> Sculpt:
    """An iron-bound chest."""
    iron = Paint.of("4b4a46", 0.4)
    body = box(30, 19, 13, WOOD, 1.0, (0, 0, 6.5))
    arc = np.radians(np.linspace(0, 180, 7))
    profile = [(float(np.cos(a)) * 9.5, 13 + float(np.sin(a)) * 7.0) for a in arc]
    rings = [np.array([(x, y, z) for y, z in profile]) for x in (15.0, -15.0)]
    lid = Mesh.of_polygons(
        [[rings[0][i], rings[0][i + 1], rings[1][i + 1], rings[1][i]] for i in range(6)], WOOD.lit(1.1)
    )
    sides = Mesh.of_polygons([rings[0], rings[1][::-1]], WOOD.lit(0.9))
    bands = []
    for x in (-11.0, 0.0, 11.0):
        bands.append(box(2.2, 19.8, 13.4, iron, 0.4, (x, 0, 6.6)))
        for (y0, z0), (y1, z1) in pairwise(profile):
            bands.append(tube((x, y0 * 1.03, z0 + 0.2), (x, y1 * 1.03, z1 + 0.2), 1.1, 4, iron))
    lock = box(4.4, 1.6, 5.0, BRASS, 0.5, (0, 10.2, 12.5)) + box(1.0, 0.6, 1.8, BLACK, at=(0, 11.1, 12))
    handles = [cylinder(2.2, 1.0, 8, iron, axis="x", at=(x, 0, 9)) for x in (-15.6, 15.6)]
    return Sculpt(join([body, lid, sides, *bands, lock, *handles]).scaled(0.95))


def die() -> Sculpt:
    """A bone die about its middle: 1 on top (+z), 6 below, 2 ahead (+y), 5 behind, 3 to the right (+x), 4 left."""
    half = DIE / 2
    bone = box(DIE, DIE, DIE, _BONE, 2.6)
    pips = []
    for face, spots in _PIPS.items():
        for u, v in spots:
            disk = lathe([(2.8, half - 0.15), (2.7, half + 0.12)], 10, _PIP if face != 1 else Paint.of("98201a"))
            pips.append(_to_face(disk.moved(u * half * 0.5, v * half * 0.5, 0), face))
    return Sculpt(join([bone, *pips]), grounded=False)


def _to_face(mesh: Mesh, face: int) -> Mesh:
    """What lies on the top of a die laid on another face."""
    turns = {1: (0.0, "x"), 6: (180.0, "x"), 2: (-90.0, "x"), 5: (90.0, "x"), 3: (90.0, "y"), 4: (-90.0, "y")}
    return mesh.turned(*turns[face])
