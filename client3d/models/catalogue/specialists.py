"""The foot soldiers who see, heal, build, jam and fly. Each squad has one mark to know it by from afar."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.figures import (
    Look,
    Squad,
    backpack,
    beret,
    helmet,
    rifle,
)
from client3d.models.catalogue.squads import LEFT_DOWN, binoculars
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import ball, beam, box, cylinder, lathe
from client3d.models.palette import (
    BLACK,
    FATIGUES,
    GREY,
    GUNMETAL,
    LENS,
    OLIVE_DARK,
    RED_CROSS,
    SKIN,
    STEEL,
    TEAM,
    WHITE,
    WOOD,
    WOOD_PALE,
    YELLOW,
)
from client3d.models.sculpt import Sculpt


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
        looks=False,
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
    squad.add(bearer, 0, 26, 0, role="bearer")
    squad.add(behind, 0, -28, 0, role="bearer")
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
    ).moved(9.2, -19, 42.2)
    digger = Look(yellow, right_hand=(6.2, 8, 21.5), left_hand=LEFT_DOWN, held=spade, stride=-3, arms="tool")
    digger.pack = harness + box(8, 6, 7, WOOD, 0.9, (-8.5, 3, 14)) + box(11, 1.4, 7, TEAM, at=(0, -4.8, 26))
    squad.add(digger, 15, -10, -8)
    return squad.finish(1.1, muzzle=(1, (-9.0, 30.0, 25.0)))


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
        looks=False,
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
    squad.prop(mast.moved(0, 12, 0))
    aerial = join([*panels, dish, lathe([(4.2, 0), (3.6, 3), (1, 5.5)], 8, TEAM).moved(0, 0, 69)])
    squad.parts.append(Part("aerial", "spin", (0, 12, 58), (0, 0, 1), 0))
    squad.prop(aerial.moved(0, 12, 0), len(squad.parts) - 1)
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
            looks=False,
        ),
        -20,
        -6,
        0,
    )
    guard = squad.add(
        Look(helmet(FATIGUES), held=rifle(18, BLACK).turned(40).moved(3.6, 9, 26), pack=strap, arms="weapon"),
        22,
        -12,
        -24,
    )
    return squad.finish(1.08, muzzle=(guard, (30.0, 8.0, 27.0)), radio=(0, (0.0, 12.0, 75.0)))
