"""The fighting foot soldiers of the roster, and their general. Each squad has one mark to know it by from afar."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from client3d.models.catalogue.figures import (
    Look,
    Squad,
    backpack,
    bush_hat,
    helmet,
    peaked_cap,
    rifle,
)
from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import ball, beam, box, cylinder, lathe, tube
from client3d.models.palette import (
    BLACK,
    BOOTS,
    CANVAS,
    FATIGUES,
    GUNMETAL,
    LENS,
    OLIVE,
    OLIVE_DARK,
    RED_CROSS,
    REED,
    SKIN,
    STEEL,
    TEAM,
    WOOD,
    WOOD_PALE,
)
from client3d.models.sculpt import Sculpt

BOTH_AT_FACE: tuple[Point, Point] = ((3.0, 6.5, 35.5), (-3.0, 6.5, 35.5))
LEFT_DOWN: Point = (-9.0, 2.0, 18.5)


def binoculars(size: float = 1) -> Mesh:
    """Field glasses along y, their middle at the origin."""
    one = cylinder(1.3, 5, 6, GUNMETAL, axis="y", at=(1.5, 0, 0), end_radius=1.7) + cylinder(
        1.2, 0.6, 6, LENS, axis="y", at=(1.5, 2.6, 0)
    )
    return one.both_sides().scaled(size)


def flag_cloth(width: float, height: float, paint: Paint) -> Mesh:
    """A swallow-tailed flag in the xz plane, its staff side at x = 0, its middle at z = 0, in gentle waves."""
    count = 5
    xs = np.linspace(0, width, count + 1)
    ys = np.sin(np.linspace(0, 5.2, count + 1)) * width * 0.055
    top = height / 2 * (1 - 0.16 * np.linspace(0, 1, count + 1))
    strips = []
    for i in range(count):
        quad = np.array(
            [
                (xs[i], ys[i], -top[i]),
                (xs[i + 1], ys[i + 1], -top[i + 1]),
                (xs[i + 1], ys[i + 1], top[i + 1]),
                (xs[i], ys[i], top[i]),
            ]
        )
        if i == count - 1:
            notch = np.array([xs[i] + width * 0.05, ys[i], 0.0])
            lower, upper = np.array([quad[0], quad[1], notch]), np.array([quad[3], notch, quad[2]])
            inner = np.array([quad[0], notch, quad[3]])
            strips += [lower, upper, inner, lower[::-1], upper[::-1], inner[::-1]]
        else:
            strips += [quad, quad[::-1]]
    return Mesh.of_polygons(strips, paint)


def infantry() -> Sculpt:
    """Three riflemen with rucksacks in a wedge."""
    squad = Squad(21)
    held = rifle().turned(20).moved(4.4, 9, 26)
    standing = Look(helmet(FATIGUES), held=held, pack=backpack(), arms="weapon")
    walking = replace(standing, stride=-3.2)
    leader = squad.add(standing, 2, 20, 4)
    squad.add(walking, -22, -8, 16)
    squad.add(walking, 23, -14, -14)
    return squad.finish(1.04, muzzle=(leader, (-4.0, 44.0, 27.0)))


def scout() -> Sculpt:
    """Two light men in bush hats: one looks through field glasses, one stands ready with a carbine."""
    squad = Squad(22)
    cloth, vest = Paint.of("8d8257"), Paint.of("6f6846")
    roll = cylinder(2.8, 14, 7, TEAM, 0.4, "x", (0, -5.8, 26)) + box(13.4, 9, 4, TEAM, 0.6, (0, 0.2, 21))
    eyes = Look(bush_hat(cloth), cloth, vest, *BOTH_AT_FACE, binoculars(1.15).moved(0, 8, 36.4), roll, looks=False)
    gun = rifle(17, BLACK).turned(36).moved(3.4, 9, 26)
    ready = Look(bush_hat(cloth), cloth, vest, (3.4, 8.6, 25), (-2.0, 12.5, 26.2), gun, roll, -4.5, arms="weapon")
    squad.add(eyes, 14, -10, 8)
    shooter = squad.add(ready, -13, 14, -6)
    return squad.finish(1.14, muzzle=(shooter, (-19.0, 32.0, 27.0)))


def sniper() -> Sculpt:
    """One man lying under a shaggy cloak behind a very long rifle on its bipod."""
    squad = Squad(23)
    rng = np.random.default_rng(23)
    shag = (REED.lit(0.62), Paint.of("5f6a35"), Paint.of("77733c"), Paint.of("4d5a2f"))
    back = box(15, 24, 8, shag[1], 2.4, (0, -2, 6.5), (0.8, 0.9)) + box(11.5, 15, 1.6, TEAM, 0.4, (0, -4, 10.9))
    legs = join(
        [beam((3, -13, 4.5), (6.5, -37, 3.4), 6, shag[3], 1.2), box(5, 6, 5, BOOTS, 0.8, (6.8, -39.5, 3))]
    ).both_sides()
    arms = beam((7, 8, 8), (3, 19, 7), 4.6, shag[2]) + beam((-7, 8, 8), (-2, 24, 6.5), 4.6, shag[2])
    hood = ball(6.6, shag[0], 1, 0.1, rng).scaled(1, 1.05, 0.95).moved(0, 14, 12) + lathe(
        [(7.0, 0), (6.3, 4.6)], 8, TEAM
    ).moved(0, 13.6, 11.0)
    face = box(6.4, 3, 5, SKIN.lit(0.8), 0.8, (0, 19, 11))
    tufts = []
    for _ in range(46):
        x, y = rng.uniform(-8.5, 8.5), rng.uniform(-34, 13)
        if abs(x) < 7 and -13 < y < 5:
            continue  # the side's colour stays clear
        height = 10.0 if y > -15 else 6.5
        lean = (x + rng.uniform(-4, 4), y + rng.uniform(-6, 1), height + rng.uniform(2, 5))
        tufts.append(tube((x, y, height - 2.5), lean, 1.6, 3, shag[int(rng.integers(4))], 0.1))
    barrel = join(
        [
            cylinder(0.75, 34, 6, GUNMETAL, axis="y", at=(0, 33, 9.5)),
            cylinder(1.25, 4, 6, BLACK, axis="y", at=(0, 49.3, 9.5)),
            box(2.2, 22, 3.4, WOOD.lit(0.75), 0.5, (0, 18, 8.6)),
            cylinder(1.3, 11, 6, BLACK, axis="y", at=(0, 20, 12.2)),
            cylinder(1.1, 0.5, 6, LENS, axis="y", at=(0, 25.8, 12.2)),
            beam((0, 36, 9), (5, 37, 0), 0.9, BLACK),
            beam((0, 36, 9), (-5, 37, 0), 0.9, BLACK),
        ]
    )
    squad.parts.append(Part("figure_1", "figure", (0, 0, 0), (0, 0, 1), 0))
    squad.prop(join([back, legs, arms, hood, face, barrel, *tufts]).moved(0, -5), 1)
    return squad.finish(1.04, muzzle=(1, (0.0, 47.0, 9.5)))


def rocket_launcher() -> Sculpt:
    """One man with a long tube on his shoulder, the loader kneeling with spare rockets on his back."""
    squad = Squad(27)
    body = cylinder(2.7, 40, 8, OLIVE_DARK.lit(1.15), 0.4, "y", (7, 2, 34.5))
    flare = tube((7, -18, 34.5), (7, -24, 34.5), 2.8, 8, OLIVE_DARK, 4.6)
    nose = tube((7, 21, 34.5), (7, 30, 34.5), 3.9, 8, Paint.of("8b8a62"), 0.6) + cylinder(
        3.1, 3, 8, BLACK, axis="y", at=(7, 20.5, 34.5)
    )
    band = cylinder(3.0, 8, 8, TEAM, axis="y", at=(7, -9, 34.5))
    sight = box(2, 4, 4, BLACK, at=(4, 9, 38))
    tubes = join([body, flare, nose, band, sight])
    gunner = Look(
        helmet(FATIGUES), right_hand=(6, 8, 30.5), left_hand=(5.4, 14, 31), held=tubes, stride=5, arms="weapon"
    )
    gunner.pack = box(11, 1.4, 9, TEAM, at=(0, -4.8, 26))
    shooter = squad.add(gunner, -10, 6, 0)
    quiver = box(11, 6, 14, CANVAS, 1.0, (0, -7, 27)) + box(11.4, 6.4, 4, TEAM, 0.5, (0, -7, 31))
    quiver += join([tube((x, -7, 33), (x, -7, 43), 1.9, 7, OLIVE_DARK, 0.4) for x in (-3.2, 3.2)])
    loader = Look(
        helmet(FATIGUES),
        right_hand=(5, 9, 24),
        left_hand=(-3, 11, 24),
        held=rifle(18).turned(48).moved(2, 9, 24),
        pack=quiver,
        kneels=True,
    )
    squad.add(loader, 16, -12, -14)
    return squad.finish(1.14, muzzle=(shooter, (-3.0, 38.0, 34.5)))


def mortar() -> Sculpt:
    """A mortar on base plate and bipod; one man kneels with a bomb at its mouth, one watches behind his crate."""
    squad = Squad(28)
    plate = lathe([(10, 0), (9, 1.6), (3, 2.6)], 8, OLIVE_DARK).moved(0, -4, 0)
    mouth = (0.0, 17.0, 33.0)
    barrel = tube((0, -5, 2.4), mouth, 3.6, 9, GUNMETAL.lit(1.25)) + tube((0, 6.5, 18.2), (0, 10.5, 23.8), 4.3, 9, TEAM)
    barrel += tube((0, 16.2, 31.8), (0, 17.3, 33.4), 3.2, 9, BLACK) + tube(
        (0, 14.5, 29.5), (0, 16.6, 32.4), 4.2, 9, GUNMETAL
    )
    legs = join([beam((0, 11, 23), (x, 23, 0), 1.6, STEEL) for x in (-11, 11)]) + beam(
        (-8, 20.5, 6.5), (8, 20.5, 6.5), 1.1, STEEL
    )
    squad.prop(join([plate, barrel, legs]))
    bomb = lathe([(0.8, -6), (0.9, -3), (2.4, 0), (2.2, 3), (0.4, 6)], 7, OLIVE.lit(0.8))
    strap = box(11, 1.4, 9, TEAM, at=(0, -4.8, 26))
    loading = Look(
        helmet(FATIGUES),
        right_hand=(3, 10, 36),
        left_hand=(-3, 10, 36),
        held=bomb.moved(0, 11, 38),
        pack=strap,
        kneels=True,
    )
    squad.add(loading, 19, 2, 62)
    crate = box(14, 20, 8, WOOD, 0.7, (-20, -22, 4)) + join(
        [bomb.turned(90, "x").moved(-20 + i * 4.4, -22, 9.6) for i in (-1, 0, 1)]
    )
    squad.prop(crate)
    squad.add(Look(helmet(FATIGUES), right_hand=(6, 3, 33), left_hand=LEFT_DOWN, pack=strap, stride=1.5), -23, -2, -24)
    return squad.finish(1.1, muzzle=(0, mouth))


def general() -> Sculpt:
    """An officer in a peaked cap over a map table, and a bearer with a tall pennon."""
    squad = Squad(31)
    coat, coat_dark = Paint.of("6f6a4a"), Paint.of("575338")
    gold = Paint.of("d9b24a", 0.6)
    epaulettes = join([box(5, 4.4, 1.2, gold, at=(x, 0, 30.6)) for x in (-6.6, 6.6)]) + box(
        5, 0.8, 3.6, gold, at=(-3, 4.6, 28)
    )
    skirts = lathe([(8.6, 0), (6.6, 9)], 8, coat).scaled(1, 0.8, 1).moved(0, 0, 11)
    cape = box(13.5, 1.6, 17, TEAM, 0.5, (0, -5.2, 22))
    officer = Look(peaked_cap(coat), coat_dark, coat, (7.5, 11, 25), LEFT_DOWN, epaulettes, skirts + cape, 1.5)
    number = squad.add(officer, -15, 4, -8, 1.1)
    legs = join([beam((x, y, 15.5), (x * 1.1, y * 1.1, 0), 1.6, WOOD) for x in (-8, 8) for y in (-6, 6)])
    sheet = (
        box(18, 13, 0.8, Paint.of("e2d8b4"), at=(0, 0, 17.6))
        + box(8, 0.9, 0.5, RED_CROSS, at=(-2, 1, 18.2)).turned(20)
        + box(0.9, 7, 0.5, LENS, at=(4, 0, 18.2))
    )
    squad.prop(join([legs, box(22, 16, 1.8, WOOD_PALE, 0.5, (0, 0, 16.4)), sheet]).moved(-8, 26, 0))
    staff = cylinder(0.8, 64, 6, WOOD, at=(5, 9, 44)) + lathe([(1.8, 0), (1.2, 2), (0.2, 5)], 6, gold).moved(5, 9, 76)
    bearer = Look(helmet(FATIGUES), right_hand=(5, 8, 24), left_hand=(3.6, 8, 30), held=staff, stride=1.5)
    bearer.pack = box(11, 1.4, 9, TEAM, at=(0, -4.8, 26))
    carrier = squad.add(bearer, 15, -12, 0)
    squad.parts.append(Part("flag", "wave", (20, -3, 66), (0, 0, 1), carrier))
    flag = flag_cloth(27, 17, TEAM)
    squad.prop(flag.turned(200).moved(20, -3, 66), len(squad.parts) - 1)
    return squad.finish(1.08, muzzle=(number, (-6.0, 18.0, 27.0)))
