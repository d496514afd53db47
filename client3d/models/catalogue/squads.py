"""The foot soldiers of the roster. Each squad has one thing that tells it apart from afar: a tube, a mast, a stretcher, a flag."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.figures import (
    Look,
    Squad,
    backpack,
    beret,
    bush_hat,
    helmet,
    peaked_cap,
    rifle,
)
from client3d.models.meshfile import Part
from client3d.models.meshkit import Mesh, Paint, Point, ball, beam, box, cylinder, join, lathe, tube
from client3d.models.palette import (
    BLACK,
    BOOTS,
    CANVAS,
    FATIGUES,
    GREY,
    GUNMETAL,
    LENS,
    OLIVE,
    OLIVE_DARK,
    RED_CROSS,
    REED,
    SKIN,
    STEEL,
    TEAM,
    WHITE,
    WOOD,
    WOOD_PALE,
    YELLOW,
)
from client3d.models.sculpt import Sculpt

BOTH_AT_FACE: tuple[Point, Point] = ((3.0, 6.5, 35.5), (-3.0, 6.5, 35.5))
RIGHT_DOWN: Point = (9.0, 2.0, 18.5)
LEFT_DOWN: Point = (-9.0, 2.0, 18.5)


def binoculars(size: float = 1) -> Mesh:
    """Field glasses along y, their middle at the origin."""
    one = cylinder(1.3, 5, 6, GUNMETAL, axis="y", at=(1.5, 0, 0), end_radius=1.7) + cylinder(
        1.2, 0.6, 6, LENS, axis="y", at=(1.5, 2.6, 0)
    )
    return one.both_sides().scaled(size)


def tripod(height: float, spread: float, paint: Paint, width: float = 1.1) -> Mesh:
    """Three legs from the origin's `height` down to the ground."""
    feet = [(spread * np.cos(a), spread * np.sin(a), 0.0) for a in np.radians([90, 210, 330])]
    return join([beam((0, 0, height), foot, width, paint) for foot in feet])


def radio(height: float) -> Mesh:
    """A pack radio on a figure's back, with a long whip."""
    body = box(10.5, 5.5, 13, OLIVE_DARK, 0.9, (0, -6.8, 27)) + box(11, 5.9, 3.6, TEAM, at=(0, -6.8, 32.4))
    return body + cylinder(0.5, height, 4, BLACK, at=(-4.2, -7.4, 33 + height / 2), end_radius=0.25)


def cross(size: float, thickness: float) -> Mesh:
    """A red cross lying flat, its middle at the origin."""
    return box(size, size * 0.34, thickness, RED_CROSS) + box(size * 0.34, size, thickness, RED_CROSS)


def infantry() -> Sculpt:
    """Three riflemen with rucksacks in a wedge."""
    squad = Squad(21)
    held = rifle().turned(20).moved(4.4, 9, 26)
    standing = Look(helmet(FATIGUES), held=held, pack=backpack())
    walking = Look(helmet(FATIGUES), held=held, pack=backpack(), stride=-3.2)
    leader = squad.add(standing, 2, 20, 4)
    squad.add(walking, -22, -8, 16)
    squad.add(walking, 23, -14, -14)
    return squad.finish(1.04, muzzle=(leader, (-4.0, 44.0, 27.0)))


def scout() -> Sculpt:
    """Two light men in bush hats: one looks through field glasses, one stands ready with a carbine."""
    squad = Squad(22)
    cloth, vest = Paint.of("8d8257"), Paint.of("6f6846")
    roll = cylinder(2.2, 12, 7, TEAM, 0.4, "x", (0, -5.4, 22))
    eyes = Look(bush_hat(cloth), cloth, vest, *BOTH_AT_FACE, binoculars(1.15).moved(0, 8, 36.4), roll)
    gun = rifle(17, BLACK).turned(36).moved(3.4, 9, 26)
    ready = Look(bush_hat(cloth), cloth, vest, (3.4, 8.6, 25), (-2.0, 12.5, 26.2), gun, roll, -4.5)
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
        [(6.9, 0), (6.5, 2.4)], 8, TEAM
    ).moved(0, 13.6, 11.4)
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


def observer() -> Sculpt:
    """A man bent behind great field glasses on a tripod, a radio man at his side."""
    squad = Squad(24)
    squad.prop(tripod(26, 9, WOOD_PALE, 1.3).moved(-10, 19, 0))
    glasses = (
        binoculars(2.3).moved(-10, 20, 30)
        + box(6, 6, 3, TEAM, 0.5, (-10, 19.6, 34))
        + cylinder(1.1, 4, 6, BLACK, at=(-10, 19.6, 26.5))
    )
    squad.prop(glasses)
    viewer = Look(
        beret(TEAM),
        right_hand=(3.5, 9, 29),
        left_hand=(-3.5, 9, 29),
        stride=2,
        pack=box(11, 1.2, 9, TEAM, at=(0, -4.6, 26)),
    )
    squad.add(viewer, -10, 2, 0)
    handset = box(2, 2, 6, BLACK, at=(5.5, 1.5, 36))
    caller = Look(helmet(FATIGUES), right_hand=(6.0, 3.5, 34), left_hand=LEFT_DOWN, held=handset, pack=radio(36))
    talker = squad.add(caller, 18, -14, -12)
    return squad.finish(1.12, muzzle=(talker, (20.0, 0.0, 26.0)), radio=(talker, (13.0, -21.0, 66.0)))


def medic() -> Sculpt:
    """Two stretcher bearers in white helmets with red crosses, the side's blanket on the stretcher."""
    squad = Squad(25)
    white = helmet(WHITE, None)
    white += join([cross(4.6, 0.6).turned(90, "x").moved(0, y, 3.4) for y in (6.6, -6.6)]) + cross(7, 0.7).moved(
        0, 0, 7.2
    )
    armband = join([box(5.4, 5.4, 3.6, WHITE, at=(x, -0.4, 26.2)) for x in (-7.6, 7.6)])
    badge = box(11, 1.2, 9, WHITE, at=(0, -4.6, 26.5)) + cross(7, 0.8).turned(90, "x").moved(0, -5.2, 26.5)
    tabard = box(13.4, 9, 5, TEAM, 0.6, (0, 0.2, 20.6))
    bearer = Look(
        white,
        vest=Paint.of("7d7a5c"),
        right_hand=(7.5, 5, 18.5),
        left_hand=(-7.5, 5, 18.5),
        held=armband,
        pack=badge + tabard,
    )
    behind = Look(
        white,
        vest=bearer.vest,
        right_hand=(7.5, 7, 18.5),
        left_hand=(-7.5, 7, 18.5),
        held=armband,
        pack=badge + tabard,
        stride=-3,
    )
    squad.add(bearer, 0, 26, 0)
    squad.add(behind, 0, -28, 0)
    poles = join([cylinder(0.9, 62, 5, WOOD_PALE, axis="y", at=(x, 0, 18.4)) for x in (-7.6, 7.6)])
    bed = box(15, 38, 1.2, Paint.of("c9c3ad"), at=(0, -1, 18.2)) + box(12, 24, 4.4, TEAM, 1.5, (0, -4, 20.4))
    head = ball(3.6, SKIN, 1).moved(0, 13, 21.5) + box(10, 7, 2.2, WHITE, 0.8, (0, 13, 19.4))
    squad.prop(join([poles, bed, head, cross(8, 0.8).moved(0, -4, 22.9)]))
    return squad.finish(1.08, muzzle=(1, (8.0, 34.0, 24.0)))


def engineer() -> Sculpt:
    """Two men in yellow helmets: one sweeps with a mine detector, one carries a spade over his shoulder."""
    squad = Squad(26)
    yellow, straps = helmet(YELLOW), Paint.of("c97f2c")
    harness = join([box(2.2, 9.2, 12.8, straps, at=(x, 0.2, 25.8)) for x in (-3.6, 3.6)])
    detector = beam((5, 6, 24), (2, 27, 3), 1.3, GUNMETAL) + lathe(
        [(6.5, 0), (7.2, 0.8), (5.4, 2.2)], 10, Paint.of("c9c6b8")
    ).moved(2, 29, 1.2)
    detector += box(3, 6, 3, BLACK, at=(4.4, 9.5, 21.6))
    sweeper = Look(
        yellow, right_hand=(5, 7, 23.5), left_hand=(1.5, 13, 18.5), held=detector, pack=backpack(WOOD) + harness
    )
    squad.add(sweeper, -13, 8, 0)
    spade = beam((6, 10, 20), (9, -16, 40), 1.4, WOOD_PALE) + box(8, 1.2, 10, STEEL.lit(1.5), 0.4).turned(
        -38, "x"
    ).moved(9.4, -20.5, 43.4)
    digger = Look(yellow, right_hand=(6.2, 8, 21.5), left_hand=LEFT_DOWN, held=spade + harness, stride=-3)
    digger.pack = box(8, 6, 7, WOOD, 0.9, (-8.5, 3, 14)) + box(11, 1.4, 7, TEAM, at=(0, -4.8, 26))
    squad.add(digger, 15, -10, -8)
    return squad.finish(1.1, muzzle=(1, (-9.0, 30.0, 25.0)))


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
    gunner = Look(helmet(FATIGUES), right_hand=(6, 8, 30.5), left_hand=(5.4, 14, 31), held=tubes, stride=5)
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


def drone_operator() -> Sculpt:
    """A man in goggles with a controller and a rucksack mast; his small drone waits on its case."""
    squad = Squad(29)
    goggles = box(8.6, 3.6, 4.2, BLACK, 0.7, (0, 5, 36.8)) + box(6, 0.6, 2.4, LENS, at=(0, 7, 36.8))
    control = box(10, 3.4, 6, GUNMETAL, 0.7).turned(-35, "x").moved(0, 10.5, 24.5) + box(7, 0.6, 4, LENS).turned(
        -35, "x"
    ).moved(0, 10.9, 26.4)
    control += join([cylinder(0.4, 7, 4, BLACK, at=(x, 12.5, 29)) for x in (-3.6, 3.6)])
    pack = box(11.5, 6.5, 14, OLIVE_DARK, 1.3, (0, -7.2, 26.5)) + box(11.9, 6.9, 5, TEAM, 0.8, (0, -7.2, 31.2))
    mast = cylinder(0.7, 28, 5, STEEL, at=(3.6, -8, 46)) + join(
        [box(9 - i * 2, 0.9, 0.9, STEEL, at=(3.6, -8, 52 + i * 3.4)) for i in range(3)]
    )
    mast += lathe([(0.6, 0), (4.8, 3.2), (5.2, 3.6)], 9, WHITE).turned(-90, "x").moved(-4, -7, 39) + beam(
        (-4, -8, 34), (-4, -8, 39), 1, STEEL
    )
    pilot = Look(
        beret(TEAM),
        right_hand=(4.6, 9.6, 24.5),
        left_hand=(-4.6, 9.6, 24.5),
        held=goggles + control,
        pack=join([pack, mast]),
        stride=1.5,
    )
    operator = squad.add(pilot, -6, -10, -6, 1.06)
    squad.prop(box(20, 15, 7, GUNMETAL, 0.9, (16, 18, 3.5)) + box(20.4, 5, 7.3, TEAM, 0.5, (16, 18, 3.5)))
    arms = join([box(1.1, 20, 1.1, BLACK).turned(a) for a in (45, -45)])
    corners = [(7, 7), (-7, 7), (7, -7), (-7, -7)]
    rotors = join([lathe([(3.8, 0), (3.8, 0.5)], 8, GREY).moved(x, y, 2.2) for x, y in corners])
    squad.prop(join([box(6, 8, 3, GREY, 0.7), arms, rotors]).turned(20).moved(16, 18, 9.5))
    return squad.finish(1.14, muzzle=(operator, (0.0, 6.0, 27.0)), radio=(operator, (-2.0, -18.0, 60.0)))


def jammer() -> Sculpt:
    """A tall mast with fans of antennas on a tripod, a man at the console, a man on guard."""
    squad = Squad(30)
    mast = tripod(30, 13, STEEL, 1.5) + cylinder(1.3, 56, 6, STEEL.lit(1.2), at=(0, 0, 42))
    panels = []
    for k in range(3):
        panel = box(11, 1.6, 17, GREY.lit(0.75), 0.5, (0, 6, 58)) + box(9, 0.7, 5, TEAM, at=(0, 7, 62.5))
        rods = join([beam((x, 6.5, z), (x, 14, z), 0.7, BLACK) for x in (-3.4, 3.4) for z in (53, 57)])
        panels.append(join([panel, rods]).turned(k * 120 + 20))
    dish = lathe([(0.8, 0), (7, 3.4), (7.4, 3.9)], 10, WHITE).turned(-70, "x").moved(0, 3, 43)
    squad.prop(
        join([mast, *panels, dish, lathe([(4.2, 0), (3.6, 3), (1, 5.5)], 8, TEAM).moved(0, 0, 69)]).moved(0, 12, 0)
    )
    squad.prop(
        box(15, 9, 11, OLIVE_DARK, 0.9, (-20, 11, 5.5))
        + box(11, 0.6, 6, LENS).turned(-30, "x").moved(-20, 6.4, 11.6)
        + box(15.4, 9.4, 2.4, TEAM, at=(-20, 11, 4))
    )
    strap = box(11, 1.4, 9, TEAM, at=(0, -4.8, 26))
    ears = join([cylinder(2.2, 1.6, 7, BLACK, axis="x", at=(x, 0.6, 36.6)) for x in (-4.8, 4.8)])
    squad.add(
        Look(
            beret(TEAM),
            right_hand=(3.4, 10, 20.5),
            left_hand=(-3.4, 10, 20.5),
            held=ears,
            pack=strap,
            kneels=True,
        ),
        -20,
        -6,
        0,
    )
    guard = squad.add(
        Look(helmet(FATIGUES), held=rifle(18, BLACK).turned(40).moved(3.6, 9, 26), pack=strap), 22, -12, -24
    )
    return squad.finish(1.08, muzzle=(guard, (30.0, 8.0, 27.0)), radio=(0, (0.0, 12.0, 75.0)))


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
