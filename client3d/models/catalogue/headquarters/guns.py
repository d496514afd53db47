"""Guns of Headquarters with their crews: a quick field gun behind its shield, a great howitzer on a platform."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.figures import Look, Squad, helmet
from client3d.models.catalogue.headquarters.troops import TUNIC
from client3d.models.catalogue.wheeled import crate
from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import beam, box, cylinder, extrude, hoop, lathe, tube
from client3d.models.palette import BLACK, BRASS, GUNMETAL, KHAKI, OLIVE, OLIVE_DARK, RUBBER, STEEL, TEAM, WOOD
from client3d.models.sculpt import Sculpt

GUN_PAINT = Paint.of("666d45")


def _spoked(radius: float) -> Mesh:
    """A gun's wheel about the origin, turning about x: iron tyre, wooden spokes."""
    tyre = hoop(radius, radius * 0.86, 3.4, 12, RUBBER) + hoop(radius * 0.86, radius * 0.74, 2.6, 12, WOOD.lit(0.8))
    spokes = [box(1.5, radius * 1.64, 1.7, WOOD).turned(angle, "x") for angle in (0, 45, 90, 135)]
    return join([tyre, *spokes, cylinder(2.3, 4.6, 7, STEEL, axis="x")])


def _shell(length: float, radius: float) -> Mesh:
    """A round standing on height 0: brass case, dark shell."""
    case = cylinder(radius, length * 0.6, 7, BRASS, at=(0, 0, length * 0.3))
    return case + lathe(
        [(radius * 0.95, length * 0.6), (radius * 0.9, length * 0.8), (0.2, length)], 7, GUNMETAL.lit(1.3)
    )


def _raised(mesh: Mesh, degrees: float, hinge: Point) -> Mesh:
    return mesh.turned(degrees, "x").moved(*hinge)


def _tip(reach: float, degrees: float, hinge: Point) -> Point:
    angle = np.radians(degrees)
    return hinge[0], hinge[1] + reach * float(np.cos(angle)), hinge[2] + reach * float(np.sin(angle))


def artillery() -> Sculpt:
    """A field gun: two spoked wheels, a broad shield in the camp's colour, a level barrel, two gunners."""
    squad = Squad(231)
    hinge, level = (0.0, 4.0, 17.0), 13.0
    for x in (-17, 17):
        squad.prop(_spoked(11.5).moved(x, 6, 11.5))
    trail = beam((3, 2, 12), (13, -36, 3), 3.8, GUN_PAINT, 0.6) + box(7, 4, 8, GUN_PAINT.lit(0.7), 0.5, (13.6, -38, 4))
    trail += beam((6.6, -12, 9.4), (9.6, -24, 6.2), 4.4, TEAM)
    plate = extrude([(2.6, 8), (14.4, 8), (14.4, 22), (21, 24), (19, 35), (2.6, 38)], 1.5, GUN_PAINT, 0.3, "y")
    plate += extrude([(7, 24), (18.6, 25.4), (17, 33), (7, 35.4)], 2.1, TEAM, 0.2, "y")
    squad.prop(join([trail, plate.turned(-9, "x").moved(0, 9, 0)]).both_sides())
    squad.prop(
        cylinder(1.8, 30, 7, STEEL, axis="x", at=(0, 6, 11.5)) + box(9, 10, 6, GUN_PAINT.lit(0.8), 0.9, (0, 5, 13))
    )
    barrel = join(
        [
            box(5.4, 30, 3.4, GUN_PAINT.lit(0.85), 0.6, (0, 6, -2.8)),
            box(6.6, 9, 6.8, GUNMETAL, 0.9, (0, -9, 0)),
            cylinder(2.5, 20, 8, GUN_PAINT, 0.3, "y", (0, 8, 0)),
            cylinder(1.7, 26, 8, GUN_PAINT.lit(0.95), 0, "y", (0, 29, 0)),
            cylinder(2.7, 4.4, 8, GUNMETAL, 0.5, "y", (0, 41.4, 0)),
            cylinder(2.6, 5, 8, TEAM, 0, "y", (0, 21.5, 0)),
            cylinder(1.2, 0.5, 8, BLACK, 0, "y", (0, 43.8, 0)),
        ]
    )
    squad.parts.append(Part("barrel", "pitch", hinge, (1, 0, 0), 0))
    piece = len(squad.parts) - 1
    squad.prop(_raised(barrel, level, hinge), piece)
    strap = box(11, 1.4, 9, TEAM, at=(0, -4.8, 26))
    aiming = Look(helmet(TUNIC), TUNIC, KHAKI.lit(0.8), (4, 9, 24), (-2, 11, 25), pack=strap, kneels=True)
    squad.add(aiming, -13, -12, -10)
    carried = _shell(13, 2.0).turned(-80, "x").moved(-2, 9.6, 23)
    loading = Look(helmet(TUNIC), TUNIC, KHAKI.lit(0.8), (4, 9, 23), (-4, 9.4, 23), carried, strap, 2.0)
    squad.add(loading, 15, -22, 12)
    squad.prop(crate((13, 9, 6), WOOD, 10).moved(-20, -30) + _shell(11, 1.9).moved(-9, -30))
    return squad.finish(1.02, muzzle=(piece, _tip(44.5, level, hinge)))


def howitzer() -> Sculpt:
    """A great howitzer on a turntable with four outriggers: a fat barrel high in the air, its shells stacked beside."""
    squad = Squad(232)
    hinge, level = (0.0, -2.0, 25.0), 47.0
    platform = lathe([(25, 0), (24, 2.6), (19, 3.6)], 14, OLIVE_DARK, (1,)) + lathe([(15, 3.4), (13, 7.4)], 12, STEEL)
    outrigger = beam((12, 12, 3.4), (31, 31, 2.6), 5.4, GUN_PAINT.lit(0.9), 0.6)
    outrigger += lathe([(6.4, 0), (5.4, 2.4), (2, 4.4)], 8, GUNMETAL).moved(32.5, 32.5)
    arms = join([outrigger.turned(angle) for angle in (0, 90, 180, 270)])
    cheek = extrude([(-17, 6), (13, 6), (7, 31), (-3, 34), (-9, 27)], 3.2, GUN_PAINT, 0.6).moved(9.6, 0, 0)
    cheek += extrude([(-9, 11), (7, 11), (3.6, 26), (-3, 28)], 4.0, TEAM, 0.3).moved(9.7, 0, 0)
    squad.prop(join([platform, arms, cheek.both_sides(), cylinder(2.8, 24, 8, STEEL, axis="x", at=hinge)]))
    barrel = join(
        [
            box(13, 15, 13, GUNMETAL.lit(1.1), 1.6, (0, -13, 0)),
            cylinder(5.8, 22, 10, GUN_PAINT, 0.6, "y", (0, 4, 0)),
            cylinder(4.4, 36, 10, GUN_PAINT.lit(0.96), 0.4, "y", (0, 31, 0)),
            cylinder(5.4, 6, 10, TEAM, 0, "y", (0, 22, 0)),
            cylinder(5.0, 4, 10, TEAM, 0, "y", (0, 38, 0)),
            cylinder(5.8, 5, 10, GUNMETAL, 0.8, "y", (0, 48.5, 0)),
            cylinder(3.6, 0.5, 10, BLACK, 0, "y", (0, 51.2, 0)),
            join([cylinder(2.2, 28, 7, OLIVE, 0.4, "y", (x, 11, 6.6)) for x in (-2.6, 2.6)]),
        ]
    )
    squad.parts.append(Part("barrel", "pitch", hinge, (1, 0, 0), 0))
    piece = len(squad.parts) - 1
    squad.prop(_raised(barrel, level, hinge), piece)
    strap = box(11, 1.4, 9, TEAM, at=(0, -4.8, 26))
    crew = Look(helmet(TUNIC), TUNIC, KHAKI.lit(0.8), (4, 9, 24), (-9.0, 2.0, 18.5), pack=strap, stride=2.0)
    squad.add(crew, -25, 3, -40, 0.94)
    handing = Look(helmet(TUNIC), TUNIC, KHAKI.lit(0.8), (4.4, 9.6, 22), (-4.4, 9.6, 22), pack=strap, stride=1.6)
    handing.held = _shell(17, 3.2).turned(90, "y").moved(-8, 10.6, 22.4)
    squad.add(handing, 22, -24, 30, 0.94)
    squad.prop(join([_shell(17, 3.3).moved(x, y) for x, y in ((-26, -20), (-19, -22), (-23, -28), (-16, -29))]))
    squad.prop(tube((-30, 22, 0), (-30, 22, 26), 0.8, 5, WOOD) + box(9, 0.8, 6, TEAM, at=(-25.4, 22, 22.6)))
    return squad.finish(1.0, muzzle=(piece, _tip(52.0, level, hinge)))
