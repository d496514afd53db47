"""Armour of Headquarters: a tank with a cast turret on five large wheels, and a giant with two guns."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from client3d.models.catalogue.tracked import BARREL, TURRET, antenna, cupola, gun, running_gear, weathered
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import box, cylinder, extrude, lathe
from client3d.models.palette import (
    BLACK,
    CANVAS,
    GLASS,
    GUNMETAL,
    KHAKI,
    LAMP,
    OLIVE,
    OLIVE_DARK,
    RUBBER,
    STEEL,
    TAIL_LAMP,
    TEAM,
    WOOD,
)
from client3d.models.sculpt import Sculpt, moving_parts

PLATE = Paint.of("6a7148")
"""A paler olive than the main game's: these tanks are told apart by their camp's bands."""


def _tracks(length: float, width: float, offset: float, height: float, wheels: int, paint: Paint) -> Mesh:
    gear, _ = running_gear(length, width, offset, height, wheels, paint)
    return gear.both_sides()


def _axles(length: float, width: float, height: float, wheels: int, ahead: float) -> list[Part]:
    _, axles = running_gear(length, width, 0, height, wheels, OLIVE)
    return [replace(axle, pivot=(0.0, axle.pivot[1] + ahead, axle.pivot[2])) for axle in axles]


def cast_turret(radius: float, height: float, paint: Paint) -> Mesh:
    """A rounded turret about its ring, longer than broad, a band of the camp's colour round it."""
    low, high = height * 0.30, height * 0.62
    shell = lathe([(radius * 0.86, 0), (radius, low)], 12, paint)
    shell += lathe([(radius * 1.012, low), (radius * 0.985, high)], 12, TEAM.lit(0.95))
    shell += lathe([(radius * 0.97, high), (radius * 0.80, height * 0.9), (radius * 0.62, height)], 12, paint, (1,))
    return shell.scaled(0.92, 1.14, 1)


def tank() -> Sculpt:
    """A medium tank: sloped bow, round cast turret set forward, one gun with a muzzle brake, a log at its stern."""
    rng = np.random.default_rng(211)
    length, width, ahead = 66, 44, -2
    half, offset = length / 2, 17.4
    bow = [(-half, 10), (half - 12, 10), (half - 2, 13), (half - 20, 23), (-half + 8, 24), (-half, 19)]
    hull = join(
        [
            extrude(bow, 26, PLATE, 0.9),
            extrude([(-half + 1, 14), (half - 8, 14), (half - 20, 22.6), (-half + 9, 23.4)], 43, PLATE.lit(0.94), 0.9),
            box(9, 0.9, 5.5, BLACK, at=(0, -half - 0.3, 14)),
            cylinder(4.6, 34, 8, WOOD, 0.5, "x", (0, -half - 3.4, 19)),
            join([box(1.6, 10.4, 10.4, STEEL, at=(x, -half - 3.2, 19)) for x in (-11, 11)]),
            box(7, 4.6, 2.4, GLASS, at=(-6.5, half - 17, 21.4)),
            box(4.2, 6, 0.7, OLIVE_DARK, at=(9, half - 24, 23.8)),
        ]
    )
    side = join(
        [
            box(10.4, length - 2, 1.2, PLATE.lit(1.05), 0.4, (offset, 0, 15.6)),
            box(1.2, 25, 6.6, TEAM, 0.3, (width / 2 + 0.1, -9, 19.0)),
            box(8.4, 13, 4.4, PLATE.lit(0.9), 0.7, (offset - 0.4, -half + 9, 18.2)),
            cylinder(2.2, 2.0, 8, LAMP, axis="y", at=(offset - 2, half - 9.4, 18.2)),
            box(2, 0.8, 1.8, TAIL_LAMP, at=(offset, -half - 0.4, 13)),
            box(4.4, 12, 3, KHAKI.lit(0.85), 0.7, (offset, 6, 17.6)),
            cylinder(0.5, 18, 4, STEEL, axis="y", at=(offset + 2.6, -6, 17)),
        ]
    ).both_sides()
    gear = _tracks(length, 9.6, offset, 14.4, 5, PLATE.lit(0.78))
    dome = join(
        [
            cast_turret(16.5, 13.5, PLATE),
            cupola(4.6, PLATE.lit(0.92)).moved(5.4, -6, 13.0),
            cylinder(3.4, 1.4, 8, PLATE.lit(0.85), at=(-5.6, -4, 13.6)),
            box(15, 6, 6.4, CANVAS.lit(0.92), 1.4, (0, -19, 6.4)),
            box(12.5, 12, 0.8, TEAM, 0.3, (0, 4.4, 13.3)),
            antenna(24).moved(-8, -13, 10),
        ]
    )
    mantlet = cylinder(5.2, 13, 8, PLATE.lit(0.86), 0.8, "x", (0, 17, 6.2))
    barrel = mantlet + gun(29, 1.75, PLATE.lit(0.95)).moved(0, 18, 6.2)
    barrel += box(6.6, 5.0, 4.4, GUNMETAL.lit(1.2), 0.8, (0, 46.4, 6.2))
    at = 2.0
    mesh = join(
        [
            (hull + side).moved(0, ahead),
            gear.moved(0, ahead),
            dome.moved(0, at, 23.2).as_part(TURRET),
            barrel.moved(0, at, 23.2).as_part(BARREL),
        ]
    )
    parts = moving_parts(
        Part("turret", "yaw", (0, at, 23.2), (0, 0, 1), 0),
        Part("barrel", "pitch", (0, at + 17, 29.4), (1, 0, 0), TURRET),
        Part("tracks", "fixed", (0, 0, 0), (0, 0, 1), 0),
        *_axles(length, 9.6, 14.4, 5, ahead),
    )
    anchors = {"muzzle": (BARREL, (0.0, at + 49.5, 29.4)), "exhaust": (0, (0.0, -36.0, 15.0))}
    return Sculpt(weathered(mesh, rng, 24), parts, anchors).grown(0.96)


def _fortress(paint: Paint) -> Mesh:
    """The giant's turret about its ring: slab sides, a bustle, two cupolas, smoke tubes."""
    plan = np.array([(-17, -20), (17, -20), (22, -8), (22, 6), (14, 17), (-14, 17), (-22, 6), (-22, -8)])
    side = join(
        [
            box(1.4, 17, 7.4, TEAM, 0.4, (21.0, -1.5, 7.6)),
            join(
                [
                    cylinder(1.1, 4.4, 6, GUNMETAL, axis="y").turned(28, "x").turned(-30).moved(18 - k, 8 + k * 2.6, 11)
                    for k in range(3)
                ]
            ),
        ]
    ).both_sides()
    return join(
        [
            extrude(plan, 14, paint, 1.5, "z", taper=0.84).moved(0, 0, 7.4),
            cylinder(16, 1.4, 14, paint.lit(0.75), at=(0, 0, 0.3)),
            box(26, 9, 9, paint.lit(0.9), 1.2, (0, -23.6, 7.4)),
            box(20, 6, 4, CANVAS, 1.0, (0, -27, 12.6)),
            box(26, 13, 0.9, TEAM, 0.3, (0, -9.5, 14.6)),
            cupola(5.4, paint.lit(0.94)).moved(8.4, 2.6, 14.2),
            cupola(4.4, paint.lit(0.94)).moved(-8.6, 3.4, 14.2),
            side,
            antenna(26).moved(-13, -20, 12),
            antenna(20).moved(13, -20, 12),
        ]
    )


def heavy_tank() -> Sculpt:
    """The giant of the shop: long and broad, skirts along its flanks, two guns side by side."""
    rng = np.random.default_rng(212)
    paint = PLATE.lit(0.86)
    length, width, ahead = 86, 56, -3
    half, offset = length / 2, 21.6
    bow = [(-half, 9), (half - 6, 9), (half + 1, 15), (half - 22, 25), (-half + 6, 26), (-half, 21)]
    hull = extrude(bow, 34, paint, 1.0)
    hull += extrude([(-half + 2, 17), (half - 6, 17), (half - 20, 24.6), (-half + 8, 25.4)], 55, paint.lit(0.95), 1.0)
    hull += join([box(26, 1.4, 0.6, paint.lit(0.6), at=(0, -half + 10 + i * 3, 26)) for i in range(5)])
    hull += box(11, 5, 1.4, GLASS).turned(-30, "x").moved(0, half - 14, 22.6)
    links = [box(5, 3.4, 1.4, RUBBER.lit(1.6)).turned(-25, "x").moved(x, half - 7.6, 18.8) for x in (-10, -5, 5, 10)]
    skirt = []
    for i in range(5):
        colour = TEAM.lit(0.92) if i in (1, 3) else paint.lit(1.06 if i % 2 else 0.97)
        skirt.append(box(1.3, 15.0, 10.4, colour, 0, (width / 2 + 0.6, half - 13.6 - i * 15.6, 13.4)))
    side = join(
        [
            *skirt,
            box(13, length - 2, 1.2, paint.lit(1.04), 0, (offset, 0, 19.2)),
            cylinder(3.4, 15, 8, KHAKI.lit(0.8), 0.5, "y", (offset + 1, -half + 12, 23.2)),
            cylinder(2.4, 2.0, 8, LAMP, axis="y", at=(offset - 5, half - 6.4, 20.4)),
            box(2.4, 0.8, 2, TAIL_LAMP, at=(offset, -half - 0.4, 16)),
        ]
    ).both_sides()
    gear = _tracks(length, 11.4, offset, 16.4, 5, paint.lit(0.75))
    pair = box(27, 7, 9, paint.lit(0.85), 1.2, (0, 17, 7.4))
    for x in (-7, 7):
        pair += gun(31, 2.2, paint).moved(x, 19, 7.4) + box(6.6, 5.4, 5.4, GUNMETAL, 0.9, (x, 49, 7.4))
        pair += cylinder(2.9, 5, 8, TEAM, 0, "y", (x, 25.5, 7.4))
    at = -8.0
    mesh = join(
        [
            join([hull, side, *links]).moved(0, ahead),
            gear.moved(0, ahead),
            _fortress(paint).moved(0, at, 25.4).as_part(TURRET),
            pair.moved(0, at, 25.4).as_part(BARREL),
        ]
    )
    parts = moving_parts(
        Part("turret", "yaw", (0, at, 25.4), (0, 0, 1), 0),
        Part("barrel", "pitch", (0, at + 15, 32.8), (1, 0, 0), TURRET),
        Part("tracks", "fixed", (0, 0, 0), (0, 0, 1), 0),
        *_axles(length, 11.4, 16.4, 5, ahead),
    )
    anchors = {
        "muzzle": (BARREL, (7.0, at + 52.0, 32.8)),
        "muzzle_2": (BARREL, (-7.0, at + 52.0, 32.8)),
        "exhaust": (0, (0.0, -46.0, 18.0)),
    }
    return Sculpt(weathered(mesh, rng, 28), parts, anchors)
