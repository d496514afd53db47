"""Cities of Headquarters: houses, a church or a chimney along the back of a cell, and the flag of whose it is.

Ridges, awnings and the flag are in the owner's colour, so that a city tells from afar who has it.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from client3d.models.catalogue.headquarters.buildings import SITE
from client3d.models.catalogue.houses import WINDOW, settled
from client3d.models.catalogue.structures import flag_on_staff
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshkit import ball, box, cylinder, extrude, lathe
from client3d.models.palette import BRICK, EARTH, LEAF, PLASTER, PLASTER_DIM, ROOF, ROOF_BROWN, STONE, TEAM, WOOD
from client3d.models.sculpt import Sculpt, moving_parts

WALLS = (PLASTER, PLASTER_DIM, Paint.of("c8ae93"), Paint.of("b9b3a0"))
ROOFS = (ROOF, ROOF_BROWN, Paint.of("8f5138"), Paint.of("6f5a4c"))
FRAME = Paint.of("efe6d2")


def _pane(turn: float, x: float, y: float, z: float) -> Mesh:
    return (box(5.4, 1.0, 6.6, FRAME) + box(4.0, 1.4, 5.2, WINDOW)).turned(turn).moved(x, y, z)


def cottage(width: float, length: float, storeys: int, wall: Paint, roof: Paint, rng: np.random.Generator) -> Mesh:
    """A house about the origin, its ridge along y in the owner's colour, its door facing -y."""
    high = 13.0 * storeys + 3
    rise = width * 0.46
    half, run = width / 2, width / 2 + 2.6
    slope = float(np.hypot(run, rise * run / half))
    tilt = float(np.degrees(np.arctan2(rise, half)))
    parts = [
        box(width + 1.6, length + 1.6, 2.4, STONE, 0.4, (0, 0, 1.2)),
        box(width, length, high, wall, 0.5, (0, 0, high / 2)),
        extrude([(-half, 0), (half, 0), (0, rise)], length, wall, 0, "y").moved(0, 0, high),
        box(5, 1.4, 9, WOOD, 0.3, (0, -length / 2 - 0.3, 5.5)),
        box(5.2, 5.2, 11, BRICK, 0.5, (half * 0.5, length * 0.22, high + rise * 0.62)),
    ]
    rows = 3
    for row in range(rows):
        share = (row + 0.5) / rows
        tile = box(slope / rows * 1.2, length + 4.4, 1.7, roof.lit(rng.uniform(0.90, 1.10))).turned(tilt + 4, "y")
        x, z = share * run, high + rise + 1.0 - share * rise * run / half
        parts.append(tile.moved(x, 0, z).both_sides())
    parts.append(box(4.4, length + 5.4, 3.0, TEAM, 0.5, (0, 0, high + rise + 1.6)))
    for storey in range(storeys):
        z = 8.6 + 13 * storey
        parts += [
            _pane(turn, side * half, y, z)
            for side, turn in ((-1, -90), (1, 90))
            for y in (-length * 0.26, length * 0.26)
        ]
        if storey:
            parts += [_pane(0, x, -length / 2, z) for x in (-half * 0.5, half * 0.5)]
    parts.append(box(9, 4.6, 1.0, TEAM, 0.2).turned(22, "x").moved(0, -length / 2 - 2, 11.4))
    return join(parts)


def church(rng: np.random.Generator) -> Mesh:
    """A nave and a tower with a spire, a band of the owner's colour under it."""
    nave = cottage(18, 26, 1, WALLS[0].lit(1.06), ROOFS[3], rng)
    tower = box(13, 13, 36, WALLS[0].lit(1.08), 0.8, (0, 0, 18)) + box(14.6, 14.6, 4.4, TEAM, 0.4, (0, 0, 35))
    tower += lathe([(10, 37), (6.6, 45), (0.4, 66)], 4, ROOFS[3].lit(1.05), turn=45)
    tower += join(
        [_pane(turn, x * 6.5, y * 6.5, 27) for turn, x, y in ((0, 0, -1), (-90, -1, 0), (90, 1, 0), (180, 0, 1))]
    )
    tower += ball(1.6, Paint.of("e0b545", gloss=0.5), 0).moved(0, 0, 67)
    return nave.moved(0, 4) + tower.moved(0, -15)


def works() -> Mesh:
    """A hall with a saw-toothed roof and a tall chimney, banded in the owner's colour."""
    hall = box(30, 22, 15, BRICK.lit(0.95), 0.6, (0, 0, 7.5))
    for x in (-10, 0, 10):
        hall += extrude([(-5, 0), (5, 0), (-5, 6.6)], 23, ROOFS[3], 0.3, "y").moved(x, 0, 15)
        hall += _pane(0, x, -11, 8.6)
    hall += box(31.4, 23.4, 2.4, TEAM, 0.3, (0, 0, 14.2))
    chimney = lathe([(4.4, 0), (3.4, 44), (3.9, 44), (3.9, 47)], 9, BRICK, (1,)) + lathe(
        [(3.95, 35), (3.9, 41)], 9, TEAM
    )
    return hall + chimney.moved(10, 15)


def _garden(rng: np.random.Generator) -> Mesh:
    """A low wall along the court, two trees, a well."""
    parts = [
        box(18, 2.6, 5, STONE.lit(0.95), 0.5, (-39, 12, 2.5)),
        box(2.6, 18, 5, STONE.lit(0.95), 0.5, (14, -38, 2.5)),
    ]
    for x, y in ((-45, 21), (22, -46)):
        parts.append(cylinder(1.3, 9, 6, WOOD, at=(x, y, 4.5)))
        parts.append(ball(6.4, LEAF.lit(rng.uniform(0.9, 1.15)), 1, 0.1, rng).scaled(1, 1, 1.15).moved(x, y, 14))
    well = lathe([(4.4, 0), (4.4, 5), (3.2, 5), (3.2, 3)], 9, STONE).moved(-20, 22, 0)
    return join([*parts, well, lathe([(3.2, 2.6), (0.2, 2.7)], 9, EARTH.lit(0.4)).moved(-20, 22, 0)])


def city(kind: int) -> Callable[[], Sculpt]:
    """A cluster of houses along the back of the cell; kind: 1 with a church, 2 with works, 3 houses alone."""

    def build() -> Sculpt:
        rng = np.random.default_rng(260 + kind)

        def home(storeys: int, width: float = 23, length: float = 24) -> Mesh:
            wall, roof = (paints[int(rng.integers(4))] for paints in (WALLS, ROOFS))
            return cottage(width, length, storeys, wall, roof, rng)

        corner = {1: church(rng).scaled(1.15), 2: works().scaled(1.05).turned(8), 3: home(3)}[kind]
        houses = [
            corner.moved(*{1: (33, 33), 2: (29, 34), 3: (35, 34)}[kind]),
            home(2).turned(rng.uniform(-4, 4)).moved(-4 if kind != 2 else -11, 36),
            home(1, 20, 22).turned(90 + rng.uniform(-4, 4)).moved(-35, 37),
            home(2 if kind != 1 else 1).turned(90 + rng.uniform(-4, 4)).moved(37, -6 if kind == 1 else 4),
            home(1, 20, 22).turned(rng.uniform(-5, 5)).moved(38, -36 if kind == 1 else -30),
        ]
        staff, cloth, part = flag_on_staff(16, 20, 0, 86, 1.7)
        mesh = join([*houses, _garden(rng), staff, cloth])
        return Sculpt(settled(mesh, rng), moving_parts(part), SITE)

    return build
