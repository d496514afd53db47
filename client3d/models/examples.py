"""Models for the examples of modding: not of the game, but built from the same shapes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from client3d.models.catalogue.tracked import TRACKS, antenna, cupola, gun, tank_hull, weathered
from client3d.models.mesh import join
from client3d.models.meshfile import Part
from client3d.models.meshkit import box, extrude
from client3d.models.palette import CANVAS, GLASS, OLIVE, OLIVE_DARK, TEAM
from client3d.models.sculpt import Sculpt, Sculptor, moving_parts

BARREL = 1


def assault_gun() -> Sculpt:
    """Assault gun: a tank's hull under a low casemate, its gun in the front plate; no turret."""
    rng = np.random.default_rng(21)
    paint = OLIVE.lit(1.05)
    hull, gear = tank_hull(70, 42, 17, paint, 5, 5, -4)
    hull = replace(hull, part=hull.part - (hull.part >= TRACKS))  # there is no turret among the parts before them
    outline = np.array([(-15, -22), (15, -22), (17, -8), (16, 14), (11, 20), (-11, 20), (-16, 14), (-17, -8)])
    casemate = join(
        [
            extrude(outline, 12, paint, 1.2, "z", taper=0.8).moved(0, 0, 6),
            box(22, 11, 0.8, TEAM, 0.3, (0, -11, 12.4)),
            join([box(1.2, 15, 5, TEAM, 0.4, (15.6, -4, 6))]).both_sides(),
            cupola(4.2, paint).moved(-6, -3, 12),
            box(5, 4, 3, paint.lit(0.88), 0.6, (6, 8, 12.4)),
            box(3.4, 0.6, 1.6, GLASS, at=(6, 10.2, 12.6)),
            antenna(22).moved(-12, -19, 11),
            box(9, 5.4, 4, CANVAS, 1.0, (5, -23, 8)),
        ]
    )
    barrel = box(11, 7, 8, OLIVE_DARK, 1.2, (0, 19, 6)) + gun(27, 2.2, paint.lit(0.95)).moved(0, 20, 6)
    mesh = join([hull, casemate.moved(0, -5, 17), barrel.moved(0, -5, 17).as_part(BARREL)])
    parts = moving_parts(Part("barrel", "pitch", (0, 12, 23), (1, 0, 0), 0), *gear)
    anchors = {"muzzle": (BARREL, (0.0, 42.5, 23.0)), "exhaust": (0, (6.5, -42.0, 13.5))}
    return Sculpt(weathered(mesh, rng, 24), parts, anchors)


EXAMPLES: dict[str, Sculptor] = {"assault_gun": assault_gun}
