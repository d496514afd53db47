"""Foot of Headquarters: infantry under its colours, commandos, scouts on motorcycles."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from client3d.models.catalogue.figures import Look, Squad, arm, backpack, beret, head, helmet, rifle, torso
from client3d.models.catalogue.squads import flag_cloth
from client3d.models.catalogue.tracked import weathered
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import ball, beam, box, cylinder, extrude, hoop, lathe, tube
from client3d.models.palette import (
    BLACK,
    BOOTS,
    CANVAS,
    GLASS,
    GUNMETAL,
    KHAKI,
    LAMP,
    RUBBER,
    STEEL,
    TAIL_LAMP,
    TEAM,
    WOOD,
    YELLOW,
)
from client3d.models.sculpt import BODY, Sculpt

TUNIC, TROUSERS = Paint.of("6f7450"), Paint.of("59603e")
NIGHT, NIGHT_VEST = Paint.of("3c4338"), Paint.of("2c312b")


def infantry() -> Sculpt:
    """Two riflemen, and between them who carries the camp's colours into a city."""
    squad = Squad(221)
    scarf = box(10.4, 7.2, 2.8, TEAM, 0.8, (0, 0.4, 30.8))
    held = rifle().turned(20).moved(4.4, 9, 26)
    fighter = Look(helmet(TUNIC), TUNIC, KHAKI.lit(0.82), held=held, pack=backpack() + scarf, arms="weapon")
    leader = squad.add(fighter, 17, 15, -10)
    squad.add(replace(fighter, stride=-3.2), -21, 13, 12)
    staff = cylinder(0.9, 68, 6, WOOD, at=(5, 8, 43)) + ball(2.0, YELLOW, 0).moved(5, 8, 78)
    bearer = Look(helmet(TUNIC), TUNIC, KHAKI.lit(0.82), (5, 7, 24), (3.6, 7.4, 31), staff, scarf, 2.4, looks=False)
    carrier = squad.add(bearer, 0, -15, 0)
    squad.parts.append(Part("flag", "wave", (5, -7, 67), (0, 0, 1), carrier))
    squad.prop(flag_cloth(30, 19, TEAM).turned(205).moved(5, -7, 67), len(squad.parts) - 1)
    return squad.finish(1.06, muzzle=(leader, (21.0, 39.0, 27.0)))


def submachine_gun() -> Mesh:
    """A short gun with a drum, along y, its grip at the origin."""
    barrel = cylinder(0.8, 10, 6, GUNMETAL, axis="y", at=(0, 9, 0.6)) + box(1.8, 9, 2.4, BLACK, 0.4, (0, 1.5, 0.4))
    return barrel + cylinder(2.5, 1.8, 8, BLACK, axis="x", at=(0, 4.4, -2.4)) + box(1.4, 7, 2.2, WOOD, 0, (0, -6, -0.6))


def commando() -> Sculpt:
    """Three in dark cloth and berets: one crouches over a rocket tube, one storms ahead, one brings the charges."""
    squad = Squad(222)
    rope = lathe([(3.6, 0), (5.4, 1.4), (3.6, 2.8)], 9, Paint.of("b9a77c")).turned(90, "x").moved(0, -5.6, 25)
    gun = submachine_gun().turned(16).moved(4.2, 9, 25.6)
    sash = beam((-6.4, 4.4, 29.5), (5.8, 4.6, 19.5), 3.2, TEAM, 0, 1.6)
    collar = box(12.8, 8.8, 3.2, TEAM, 0.8, (0, 0, 30.2))
    dark = Look(beret(TEAM), NIGHT, NIGHT_VEST, (4.2, 9, 24.8), (-1.0, 14, 25.6), gun, rope + sash, 6.5, arms="weapon")
    storming = squad.add(dark, 4, 22, 0)
    tube_ = cylinder(2.5, 38, 8, Paint.of("4c5340"), 0.4, "y", (6.6, 3, 33.6))
    tube_ += tube((6.6, 22, 33.6), (6.6, 30, 33.6), 3.6, 8, KHAKI, 0.8) + cylinder(
        3.2, 3, 8, BLACK, 0, "y", (6.6, -16, 33.6)
    )
    rockets = Look(
        beret(TEAM), NIGHT, NIGHT_VEST, (6, 8, 30), (5.2, 14, 30.6), tube_, collar, kneels=True, arms="weapon"
    )
    squad.add(rockets, -21, -3, 14)
    satchel = box(13, 7.5, 12, CANVAS.lit(0.75), 1.6, (0, -7.4, 26)) + box(13.5, 7.9, 3.4, TEAM, 0.8, (0, -7.4, 31))
    charge = box(8, 5, 6, Paint.of("8a4a36"), 0.8, (-8.4, 4.6, 16.4)) + cylinder(0.5, 5, 5, BLACK, at=(-8.4, 4.6, 21))
    bringing = Look(beret(TEAM), NIGHT, NIGHT_VEST, (7.4, 6, 17), (-8.2, 4.4, 18.6), charge, satchel, -6.0, looks=False)
    squad.add(bringing, 21, -15, -22)
    return squad.finish(1.08, muzzle=(storming, (5.0, 47.0, 26.0)))


WHEEL = 8.2


def _wheel() -> Mesh:
    """A motorcycle's wheel about the origin: knobbly tyre, hub, spokes that show its turning."""
    tyre = hoop(WHEEL, 6.0, 3.0, 10, RUBBER)
    spokes = [box(0.9, 12.4, 1.2, STEEL.lit(1.3)).turned(angle, "x") for angle in (0, 90)]
    return join([tyre, *spokes, cylinder(1.7, 3.6, 7, STEEL, axis="x")])


def _motorcycle() -> Mesh:
    """All of a motorcycle but its wheels, these at y = -15 and 15: tank in the camp's colour, lamp, rack with bags."""
    frame = [
        beam((0, -14, 9), (0, 3, 17), 2.0, GUNMETAL),
        beam((0, -6, 7), (0, 9, 8), 2.2, GUNMETAL),
        beam((0, 9, 8), (0, 10, 20), 2.0, GUNMETAL),
        box(5.4, 9, 7.4, STEEL, 0, (0, 1.5, 11.5)),
        box(5.0, 11.5, 5.4, TEAM, 1.6, (0, 4.2, 19.6)),
        box(5.0, 13, 2.6, BLACK, 0, (0, -8.4, 19.2)),
        box(4.2, 11, 1.4, TEAM).turned(20, "x").moved(0, -17.5, 18.2),
        box(4.0, 10, 1.2, TEAM).turned(-14, "x").moved(0, 16.5, 18.4),
        tube((-11, 8.6, 26), (11, 8.6, 26), 0.8, 6, BLACK),
        cylinder(2.5, 2.6, 8, LAMP, 0.4, "y", (0, 14.0, 23)),
        box(2.2, 0.8, 1.6, TAIL_LAMP, at=(0, -22.4, 16.4)),
        tube((3, -3, 8), (3.4, -19, 9.6), 1.2, 6, STEEL.lit(1.3)),
    ]
    sides = [
        beam((1.9, 15, 8.2), (1.9, 9.4, 26), 1.2, STEEL.lit(1.3)),
        beam((2.2, -15, 8.2), (2.2, -9, 16), 1.2, STEEL),
        box(4.2, 9.6, 7.4, CANVAS.lit(0.9), 0, (5.0, -15.5, 15)),
    ]
    return join([*frame, join(sides).both_sides()])


def _rider(gun: bool) -> Mesh:
    """Who sits on it: leaning into the wind, goggles over a helmet, a gun across the back."""
    look = Look(helmet(TUNIC), TUNIC, KHAKI.lit(0.75))
    goggles = box(8.4, 1.6, 2.8, GLASS, 0, (0, 5.0, 37.6))
    scarf = box(10.8, 7.8, 3.2, TEAM, 0.8, (0, -0.4, 31.0)) + extrude(
        [(0, 0), (-9, 3.4), (-11, 1.0), (-10, -2.4), (0, -2.6)], 4.4, TEAM
    ).moved(0, -3.6, 31)
    body = join([torso(look), head(look), goggles, scarf])
    if gun:
        body += rifle(22).turned(64, "y").turned(8).moved(1, -5.8, 26)
    arms = arm((6.4, 0, 29), (8.6, 13.6, 24.6), TUNIC, 1.6) + arm((-6.4, 0, 29), (-8.6, 13.6, 24.6), TUNIC, -1.6)
    legs = join(
        [
            beam((3.2, -2, 18.4), (6.6, 7, 17), 5.0, TROUSERS),
            beam((6.6, 7, 17.4), (6.2, 0.4, 7), 4.2, TROUSERS.lit(0.9)),
            box(4.2, 7.2, 3.6, BOOTS, 0, (6.4, 1.4, 6.2)),
        ]
    ).both_sides()
    upper = (body + arms).moved(0, 0, -17).turned(-13, "x").moved(0, -6, 20.4)
    return upper + legs.moved(0, -3, 3)


def scout() -> Sculpt:
    """Two motorcycles, one ahead of the other."""
    rng = np.random.default_rng(223)
    meshes: list[Mesh] = []
    parts = [BODY]
    for x, y, gun in ((-12, 14, True), (13, -14, False)):
        meshes.append((_motorcycle() + _rider(gun)).moved(x, y))
        for place in (-15, 15):
            meshes.append(_wheel().moved(x, y + place, WHEEL).as_part(len(parts)))
            parts.append(Part(f"axle_{len(parts)}", "spin", (x, y + place, WHEEL), (-1, 0, 0), 0))
    anchors = {"muzzle": (0, (-12.0, 32.0, 30.0)), "exhaust": (0, (13.0, -36.0, 10.0))}
    return Sculpt(weathered(join(meshes), rng, 34), tuple(parts), anchors).grown(1.05)
