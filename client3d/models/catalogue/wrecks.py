"""What is left of vehicles: their own shapes burnt, bent and sunk, so that a wreck looks like what it was."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np

from client3d.models.catalogue import aircraft, tracked, wheeled
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshkit import beam, box, cylinder, lathe
from client3d.models.palette import BLACK, CHARCOAL, OLIVE, RUST, SOOT, STEEL
from client3d.models.sculpt import Sculpt

BURNT_SHARE = 0.86
SMALL_FITTING = 1.2  # twice a triangle's area, in hundredths of a cell squared


def burnt(mesh: Mesh, rng: np.random.Generator) -> Mesh:
    """Paint gone: soot with patches of rust and bare steel; no gloss, no side, small fittings gone."""
    a, b, c = np.moveaxis(mesh.points, 1, 0)
    mesh = mesh.where(np.linalg.norm(np.cross(b - a, c - a), axis=1) > SMALL_FITTING)
    palette = np.array([SOOT.colour, CHARCOAL.colour, RUST.colour, STEEL.lit(0.7).colour, Paint.of("4a3a2e").colour])
    chosen = palette[rng.choice(5, int(mesh.face.max()) + 1, p=[0.36, 0.26, 0.14, 0.08, 0.16])][mesh.face][:, None]
    grey = mesh.colours.mean(2, keepdims=True).clip(0.02, 0.5) / 0.13
    charred = mesh.colours.clip(0, 0.16) * (1 - BURNT_SHARE) + chosen * BURNT_SHARE * grey.clip(0.6, 1.25)
    return replace(mesh, colours=charred, material=np.zeros_like(mesh.material), part=np.zeros_like(mesh.part))


def parts_of(sculpt: Sculpt, *numbers: int) -> Mesh:
    """The triangles of some parts."""
    return sculpt.mesh.where(np.isin(sculpt.mesh.part, numbers))


def scorch(radius: float, rng: np.random.Generator) -> Mesh:
    """A flat ragged patch of soot on the ground with some bits on it."""
    disc = lathe([(radius, 0), (radius * 0.94, 0.5)], 11, SOOT.lit(0.8)).dented(0.1, rng)
    bits = []
    for _ in range(9):
        angle, reach = rng.uniform(0, 2 * np.pi), radius * rng.uniform(0.55, 1.0)
        bit = box(
            rng.uniform(2, 6), rng.uniform(2, 4), rng.uniform(0.8, 2), (SOOT, RUST, CHARCOAL)[int(rng.integers(3))]
        )
        bits.append(
            bit.turned(rng.uniform(-25, 25), "x")
            .turned(rng.uniform(0, 180))
            .moved(np.cos(angle) * reach, np.sin(angle) * reach, 1)
        )
    return join([disc, *bits])


def wreck_tracked() -> Sculpt:
    """A burnt tank: turret thrown askew, gun drooping, one track in the dirt."""
    rng = np.random.default_rng(51)
    source = tracked.tank()
    hull = parts_of(source, 0)
    turret = (
        parts_of(source, tracked.TURRET, tracked.BARREL).moved(0, 8, -18).turned(-13, "x").turned(14, "y").turned(38)
    )
    hole = cylinder(10.5, 1.2, 10, BLACK, at=(0, -9, 18.2))
    track = join(
        [
            box(8, 3.2, 1.4, CHARCOAL).turned(rng.uniform(-9, 9)).moved(-26 + i * 0.5, 30 - i * 4.0, 0.8)
            for i in range(9)
        ]
    )
    mesh = burnt(join([hull.turned(-3, "y"), turret.moved(5, -12, 17.5), hole, track]), rng) + scorch(44, rng)
    return Sculpt(_within(mesh), anchors={"smoke": (0, (0.0, -9.0, 22.0))})


def wreck_wheeled() -> Sculpt:
    """A burnt lorry on its rims: bare hoops, dented cab, a wheel off."""
    rng = np.random.default_rng(52)
    width = 31
    cab = wheeled.cab(OLIVE, width).dented(0.5, rng)
    bed = box(width + 1, 44, 4, RUST, 0.5, (0, -57.5, 12)) + wheeled.chassis(80, width, RUST).moved(0, 0, -3)
    hoops = []
    for i, lean in enumerate((4, -8, 10, 26)):
        outline = [(-15, 0), (-15, 13), (-9, 19), (0, 20.5), (9, 19), (15, 13), (15, 0)]
        rods = [beam((a[0], 0, a[1]), (b[0], 0, b[1]), 1.3, RUST) for a, b in itertools.pairwise(outline)]
        hoops.append(join(rods[: 6 if i != 3 else 4]).turned(lean, "x").moved(0, -40 - i * 12, 14))
    wheels = [
        wheeled.wheel(6.4, 5.2, RUST).moved(x, y, 6)
        for x, y in ((-12.6, -10), (12.6, -10), (12.6, -52), (-12.6, -67), (12.6, -67))
    ]
    loose = wheeled.wheel(6.6, 5.2, RUST).turned(82, "y").moved(-24, -48, 3.4)
    body = join([cab.moved(0, 0, -3), bed, *hoops, *wheels]).turned(5, "y").moved(0, 40, 1) + loose.moved(0, 40)
    mesh = burnt(body, rng) + scorch(42, rng)
    return Sculpt(_within(mesh), anchors={"smoke": (0, (0.0, 20.0, 24.0))})


def wreck_helicopter() -> Sculpt:
    """A burnt gunship on its side, tail broken, blades bent."""
    rng = np.random.default_rng(53)
    source = aircraft.gunship()
    whole = parts_of(source, 0)
    behind = whole.points.mean(1)[:, 1] < -20
    pieces = [whole.where(chosen).dented(0.6, rng) for chosen in (~behind, behind)]
    front = pieces[0].moved(0, 0, -20).turned(34, "y").turned(-7, "x").moved(0, 4, 15)
    tail = pieces[1].moved(0, 20, -22).turned(-60, "y").turned(38).moved(4, -18, 7)
    bent = [
        box(4.2, 30, 0.8, SOOT, at=(0, 15, 0)).turned(a, "x").turned(t).moved(6, 0, 24)
        for t, a in ((70, -34), (165, -30), (250, 8), (320, -36))
    ]
    mesh = burnt(join([front, tail, *bent]), rng) + scorch(42, rng)
    return Sculpt(_within(mesh), anchors={"smoke": (0, (0.0, 0.0, 24.0))})


def _within(mesh: Mesh) -> Mesh:
    """The mesh with nothing below the ground or outside the cell."""
    points = mesh.points.copy()
    points[..., 2] = points[..., 2].clip(0)
    points[..., :2] = points[..., :2].clip(-49, 49)
    return replace(mesh, points=points)
