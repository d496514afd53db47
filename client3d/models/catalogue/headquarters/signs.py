"""Signs over the board (a star, a coin, a repair sign), and what falls on it: the strike's plane, bombs."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.tracked import weathered
from client3d.models.mesh import Floats, Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import box, cylinder, extrude, lathe
from client3d.models.palette import BLACK, GLASS, GUNMETAL, OLIVE, STEEL, TEAM, WHITE, YELLOW
from client3d.models.sculpt import Sculpt, moving_parts

GOLD, GOLD_RIM = Paint.of("f0c24a", gloss=0.6, emit=0.12), Paint.of("c98f2a", gloss=0.6)
MENDING = Paint.of("3f9a4c")


def star_outline(outer: float, inner: float) -> Floats:
    """The ten corners of a star that stands on two points, anticlockwise."""
    angles = np.pi / 2 + np.arange(10) * np.pi / 5
    radii = np.where(np.arange(10) % 2, inner, outer)
    return np.stack([np.cos(angles) * radii, np.sin(angles) * radii], 1)


def _hanging(mesh: Mesh, name: str) -> Sculpt:
    """A sign about the origin that turns slowly about its middle; it hangs in the air."""
    return Sculpt(
        mesh.moved(0, 0, 12).as_part(1), moving_parts(Part(name, "fixed", (0, 0, 12), (0, 0, 1), 0)), grounded=False
    )


def star() -> Sculpt:
    """What a unit from the shop wears."""
    body = extrude(star_outline(10.5, 4.6), 3.4, GOLD, 0.8, "y") + extrude(
        star_outline(7.0, 3.0), 4.4, GOLD_RIM, 0, "y"
    )
    return _hanging(body, "star")


def coin() -> Sculpt:
    """A coin on edge, for gold that comes in."""
    disc = cylinder(9, 3.2, 16, GOLD, 0.7, "y") + cylinder(7.2, 3.6, 16, GOLD_RIM, 0, "y")
    return _hanging(disc + extrude(star_outline(5.2, 2.3), 4.4, GOLD, 0, "y"), "coin")


def repair() -> Sculpt:
    """A white cross on a green disc, for what is mended."""
    disc = cylinder(9.4, 3.0, 16, MENDING, 0.7, "y")
    cross = box(4.0, 4.2, 12.4, WHITE, 0.3) + box(12.4, 4.2, 4.0, WHITE, 0.3)
    return _hanging(disc + cross, "coin")


def strike_plane() -> Sculpt:
    """A low-winged attack plane, bombs under its wings, wing tips and tail in the camp's colour."""
    rng = np.random.default_rng(271)
    paint = OLIVE.lit(1.1)
    body = lathe([(2.2, -46), (4.4, -30), (7.6, -6), (8.2, 12), (7.4, 26), (4.0, 31)], 10, paint).turned(-90, "x")
    nose = lathe([(4.2, 30), (3.0, 35), (0.4, 39)], 10, TEAM).turned(-90, "x")
    canopy = (
        lathe([(1.0, -12), (4.4, -4), (4.6, 4), (1.0, 12)], 8, GLASS)
        .turned(-90, "x")
        .scaled(0.8, 1, 1.1)
        .moved(0, 2, 7)
    )
    wing = extrude([(0, -8), (0, 13), (34, 8), (50, 2), (50, -6), (34, -9)], 2.4, paint.lit(0.95), 0.6, "z")
    tip = extrude([(36, 7.6), (50.4, 2.2), (50.4, -6.2), (36, -9.2)], 2.9, TEAM, 0, "z")
    load = lathe([(0.4, -7), (1.9, -3), (1.9, 4), (0.2, 8)], 7, GUNMETAL).turned(-90, "x").moved(19, 2, -4.4)
    flat = extrude([(0, -44), (0, -33), (17, -38), (17, -43)], 1.6, paint.lit(0.95), 0.4, "z")
    side = join([wing, tip, load, flat, box(1, 4, 3, STEEL, at=(19, 2, -2)), box(0.8, 9, 0.8, BLACK, at=(12, 14, 0))])
    fin = extrude([(-46, 0), (-31, 0), (-39, 17), (-45, 17)], 1.8, TEAM, 0.4, "x").moved(0, 0, 2)
    hull = join([body, nose, canopy, side.both_sides(), fin]).moved(0, 0, 10)
    blades = (box(2.6, 0.8, 34, BLACK) + box(34, 0.8, 2.6, BLACK)).moved(0, 36, 10).as_part(1)
    part = Part("airscrew", "spin", (0, 36, 10), (0, 1, 0), 0)
    return Sculpt(weathered(hull + blades, rng, 24), moving_parts(part), airy=frozenset({1}), grounded=False)


def _falling(length: float, radius: float, paint: Paint, band: Paint) -> Mesh:
    """A bomb with its nose down and four fins, about the origin."""
    shell = lathe(
        [(0.3, -length / 2), (radius * 0.8, -length * 0.38), (radius, -length * 0.1), (radius * 0.9, length * 0.18)],
        10,
        paint,
    )
    shell += lathe([(radius * 0.9, length * 0.18), (radius * 0.35, length * 0.42)], 10, paint.lit(0.85))
    ring = lathe([(radius * 1.02, -length * 0.16), (radius * 1.02, -length * 0.06)], 10, band)
    fins = join([box(radius * 2.1, 0.7, length * 0.26, paint.lit(0.8)).turned(k * 90) for k in (0, 1)])
    return shell + ring + fins.moved(0, 0, length * 0.38)


def air_bomb() -> Sculpt:
    """One of those that the plane drops."""
    return Sculpt(_falling(15, 2.6, GUNMETAL.lit(1.2), YELLOW).moved(0, 0, 9), grounded=False)


def atomic_bomb() -> Sculpt:
    """The one that falls once a game: fat, dark, a yellow band round it."""
    return Sculpt(_falling(38, 11, Paint.of("3c4a45"), YELLOW).moved(0, 0, 20), grounded=False)
