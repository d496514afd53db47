"""Wheeled vehicles: truck, supply truck, anti-air battery."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.tracked import weathered
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import ball, beam, box, cylinder, extrude
from client3d.models.palette import (
    BLACK,
    BRASS,
    CANVAS,
    GLASS,
    GREY,
    GUNMETAL,
    LAMP,
    OLIVE,
    OLIVE_DARK,
    RUBBER,
    RUST,
    SAND,
    SANDBAG,
    STEEL,
    TAIL_LAMP,
    TEAM,
    WOOD,
    WOOD_PALE,
)
from client3d.models.sculpt import Sculpt, moving_parts

WHEEL = 7.4


def wheel(radius: float, width: float, paint: Paint) -> Mesh:
    """A lorry's wheel about the origin, turning about x: tyre, rim, five nuts so that its turning shows."""
    tyre = cylinder(radius, width, 11, RUBBER, 0.9, "x")
    rim = cylinder(radius * 0.56, width * 1.06, 7, paint, axis="x")
    nuts = [box(width * 1.2, 1.2, 1.2, STEEL).moved(0, 0, radius * 0.34).turned(k * 120, "x") for k in range(3)]
    return join([tyre, rim, *nuts])


def axles(places: list[float], offset: float, radius: float, paint: Paint) -> tuple[list[Mesh], list[Part]]:
    """One part for each axle (both wheels turn together), numbered from 1, at the given y."""
    meshes, parts = [], []
    for number, y in enumerate(places, start=1):
        pair = join([wheel(radius, 5.6, paint).moved(x, y, radius) for x in (-offset, offset)])
        meshes.append((pair + box(offset * 2, 1.8, 1.8, BLACK, at=(0, y, radius))).as_part(number))
        parts.append(Part(f"axle_{number}", "spin", (0, y, radius), (-1, 0, 0), 0))
    return meshes, parts


def cab(paint: Paint, width: float) -> Mesh:
    """A bonneted cab; its front bumper at y = 0, its back at y = -34."""
    outline = [(-34, 9), (-3, 9), (-1, 12), (-1, 19), (-13, 22), (-17, 33), (-32, 34.5), (-34, 32)]
    meshes = [
        extrude(outline, width, paint, 1.0),
        box(width - 5, 1.0, 7.2, BLACK, at=(0, -0.6, 14.4)),
        box(width + 2, 2.6, 3.4, GUNMETAL, 0.5, (0, 0.2, 8.6)),
        # the windscreen leans with the outline
        box(width - 5, 0.7, 8.6, GLASS).turned(-20, "x").moved(0, -14.7, 27.2),
        box(width - 3, 14, 0.9, TEAM, 0.3, (0, -25.4, 34.6)),
    ]
    meshes += [box(1.4, 0.9, 6.2, STEEL, at=(x, -0.2, 14.4)) for x in (-6, -2, 2, 6)]
    side = [
        box(0.8, 8.5, 6.4, GLASS, at=(width / 2, -25, 28)),
        box(0.9, 15, 5.4, TEAM, 0.3, (width / 2, -25, 18.6)),
        box(5.8, 13, 1.4, paint.lit(0.9), 0.4, (width / 2 - 0.4, -9, 16.6)),
        cylinder(1.9, 0.9, 7, LAMP, axis="y", at=(width / 2 - 3, -0.1, 16.6)),
        box(2.4, 0.8, 4, GUNMETAL, at=(width / 2 + 2.4, -15, 28)),
    ]
    return join([*meshes, join(side).both_sides()])


def cab_over(paint: Paint, width: float) -> Mesh:
    """A short cab over its engine; its front at y = 0, its back at y = -19."""
    meshes = [
        extrude([(-19, 8), (-0.5, 8), (0, 20), (-4, 32), (-18, 33), (-19, 30)], width, paint, 1.0),
        box(width - 5, 0.8, 9.6, GLASS).turned(-18, "x").moved(0, -2.2, 25.4),
        box(width - 3, 12.5, 0.9, TEAM, 0.3, (0, -11.4, 33)),
        box(width - 9, 0.8, 4.6, BLACK, at=(0, -0.1, 15.6)),
        box(width + 1.6, 2.4, 3.4, GUNMETAL, 0.5, (0, 0.4, 9)),
    ]
    side = [
        box(0.8, 8.5, 7.4, GLASS, at=(width / 2, -11, 26)),
        box(0.9, 13, 5.4, TEAM, 0.3, (width / 2, -10.5, 18)),
        cylinder(1.7, 0.8, 7, LAMP, axis="y", at=(width / 2 - 3.4, 0, 15.6)),
    ]
    return join([*meshes, join(side).both_sides()])


def chassis(length: float, width: float, paint: Paint) -> Mesh:
    """Frame, tank and lamps; from y = 0 backwards."""
    meshes = [
        box(width * 0.5, length, 3.4, paint.lit(0.55), at=(0, -length / 2, 9.4)),
        join(
            [
                cylinder(3.2, 9, 7, GUNMETAL, 0.5, "y", (width * 0.36, -39, 9.4)),
                box(2.6, 0.8, 1.8, TAIL_LAMP, at=(width * 0.4, -length - 0.2, 11)),
            ]
        ).both_sides(),
    ]
    return join(meshes)


def truck() -> Sculpt:
    """A lorry with a canvas tilt on hoops, a broad band of the side's colour over it."""
    rng = np.random.default_rng(31)
    paint, width = OLIVE, 31
    turning, parts = axles([-10, -52, -67], 12.6, WHEEL, OLIVE.lit(0.8))
    bed = box(width + 1, 44, 5.5, paint.lit(0.92), 0.7, (0, -57.5, 16.2))
    bed += join(
        [box(0.8, 2, 6.2, paint.lit(0.75), at=(width / 2 + 0.8, -38 - i * 9.7, 16.2)) for i in range(5)]
    ).both_sides()
    hoop = [(-15.6, 0), (15.6, 0), (15.6, 13), (13.2, 18.4), (7, 21), (-7, 21), (-13.2, 18.4), (-15.6, 13)]
    tilt = [
        extrude(np.array(hoop) * scale, depth, cloth, 0.5, "y").moved(0, y, 18.6)
        for y, depth, cloth, scale in (
            (-40.6, 9.4, CANVAS, 1.0),
            (-50.0, 9.4, CANVAS.lit(0.94), 0.985),
            (-59.4, 9.4, TEAM.lit(0.92), 1.0),
            (-68.8, 9.4, CANVAS.lit(0.94), 0.985),
            (-76.6, 6.4, CANVAS, 1.0),
        )
    ]
    opening = box(22, 0.6, 14, CANVAS.lit(0.35), at=(0, -79.9, 27))
    mesh = join([cab(paint, width), chassis(80, width, paint), bed, *tilt, opening, *turning]).moved(0, 40)
    parts = [Part(p.name, p.kind, (0, p.pivot[1] + 40, p.pivot[2]), p.axis, 0) for p in parts]
    return Sculpt(weathered(mesh, rng, 30), moving_parts(*parts), {"exhaust": (0, (12.0, -40.0, 8.0))})


def crate(size: tuple[float, float, float], paint: Paint, turn: float = 0) -> Mesh:
    """A wooden box with battens, standing on height 0."""
    width, length, height = size
    body = box(width, length, height, paint, at=(0, 0, height / 2))
    return (body + box(width + 0.6, 1.8, height + 0.4, paint.lit(0.75), at=(0, 0, height / 2))).turned(turn)


def barrel(paint: Paint) -> Mesh:
    """An oil drum standing on height 0."""
    drum = cylinder(3.9, 11, 9, paint, 0.5, at=(0, 0, 5.5))
    return (
        drum
        + cylinder(4.2, 0.9, 9, paint.lit(0.8), at=(0, 0, 3.8))
        + cylinder(4.2, 0.9, 9, paint.lit(0.8), at=(0, 0, 7.4))
    )


SACKS = ((-6, -69, 14.6, 1.0), (6, -68, 14.6, 0.92), (0, -68.6, 19, 1.08))


def supply_truck() -> Sculpt:
    """A short-cabbed lorry with a long, low, open bed of crates, drums and sacks; its boards in the side's colour."""
    rng = np.random.default_rng(32)
    paint, width = OLIVE.mixed(SAND, 0.12), 30
    turning, parts = axles([-10, -62], 12.2, 6.6, OLIVE.lit(0.8))
    bed = box(width, 58, 2.6, paint.lit(0.8), 0.4, (0, -49.5, 11.6))
    boards = [box(1.4, 58, 2.2, paint.lit(0.95), 0, (width / 2 - 0.2, -49.5, 14.4))]
    boards += [box(1.4, 58, 2.4, TEAM.lit(0.95), 0, (width / 2 - 0.2, -49.5, 17.2))]
    boards += [box(1.9, 2, 7, paint.lit(0.7), at=(width / 2 + 0.2, -21.5 - i * 18.6, 15)) for i in range(4)]
    tail = box(width - 1, 1.4, 3, paint.lit(0.95), at=(0, -78, 14)) + box(width - 1, 1.6, 2.6, TEAM, at=(0, -78.1, 17))
    loads = [
        crate((12, 11, 8), WOOD).moved(-7, -28, 13),
        crate((11, 12, 10), WOOD_PALE).moved(7, -28.5, 13),
        barrel(RUST.lit(1.4)).moved(-9, -40, 13),
        barrel(STEEL.lit(1.4)).moved(0, -40.5, 13),
        barrel(RUST.lit(1.4)).moved(9, -40, 13),
        crate((12, 11, 8), OLIVE_DARK).moved(-6.5, -54, 13),
        crate((12, 10, 6), WOOD, 8).moved(7, -54, 13),
        *(
            ball(4.9, SANDBAG.lit(f), 0, 0.05, rng).turned(31.7, "x").scaled(1.3, 0.85, 0.65).moved(x, y, z)
            for x, y, z, f in SACKS
        ),
    ]
    frame = box(width * 0.5, 76, 3, paint.lit(0.55), at=(0, -38.5, 8.6))
    lamps = box(2.4, 0.8, 1.8, TAIL_LAMP, at=(11, -78.6, 10)).both_sides()
    mesh = join([cab_over(paint, width), frame, lamps, bed, join(boards).both_sides(), tail, *loads, *turning])
    parts = [Part(p.name, p.kind, (0, p.pivot[1] + 39, p.pivot[2]), p.axis, 0) for p in parts]
    return Sculpt(weathered(mesh.moved(0, 39), rng, 30), moving_parts(*parts), {"exhaust": (0, (12.0, -39.0, 8.0))})


def anti_air_battery() -> Sculpt:
    """An eight-wheeled carrier: radar on the roof behind the cab, a turret with missile boxes and two flak barrels."""
    rng = np.random.default_rng(33)
    paint = OLIVE.mixed(SAND, 0.25)
    turning, axle_parts = axles([26, 10, -14, -30], 15.4, 7.2, paint.lit(0.75))
    outline = [(-41, 9), (33, 9), (41, 13), (41, 16), (30, 24), (14, 25), (12, 19), (-40, 19), (-42, 15)]
    hull = extrude(outline, 33, paint, 1.0)
    hull += join(
        [
            box(6, 80, 1.2, paint.lit(0.95), 0.3, (17.4, -1, 16.4)),
            box(0.8, 12, 3.6, GLASS, at=(16.4, 21, 21)),
            box(0.9, 26, 4.4, TEAM, 0.3, (16.8, -16, 13.4)),
            cylinder(1.8, 0.9, 7, LAMP, axis="y", at=(11.5, 41.2, 14.5)),
            box(2.2, 0.8, 1.8, TAIL_LAMP, at=(12, -42.2, 15)),
        ]
    ).both_sides()
    hull += box(25, 0.8, 6.4, GLASS).turned(38, "x").moved(0, 35.8, 20.6) + box(26, 13, 0.9, TEAM, 0.3, (0, 22, 24.9))
    stand = box(14, 12, 9, paint.lit(0.85), 0.8, (0, 0, 4.5)) + cylinder(11, 2.4, 10, paint.lit(0.75), at=(0, 0, 0.6))
    mast = box(4, 4, 22, paint.lit(0.7), 0.4, (0, 0, 10))
    boxes = []
    for x in (-11, 11):
        slab = box(9, 25, 11, paint, 0.8, (x, 1, 0)) + box(9.6, 7, 11.6, TEAM, 0.3, (x, -5, 0))
        slab += join(
            [cylinder(1.7, 0.8, 6, BLACK, axis="y", at=(x + dx, 13.7, dz)) for dx in (-2.1, 2.1) for dz in (-2.8, 2.8)]
        )
        boxes.append(slab.turned(44, "x").moved(0, 0, 15))
    flak = []
    for side in (-3.6, 3.6):
        flak += [
            cylinder(1.0, 30, 6, GUNMETAL, axis="y", at=(side, 17, 0)),
            cylinder(1.5, 5, 6, BLACK, axis="y", at=(side, 31, 0)),
            cylinder(1.9, 8, 6, GUNMETAL.lit(1.2), axis="y", at=(side, 7, 0)),
        ]
    guns = join(flak).turned(44, "x").moved(0, 2, 13)
    turret = join([stand, *boxes]).moved(0, -19, 19)
    dish = extrude([(-9.5, -2), (9.5, -2), (8, 5), (-8, 5)], 1.4, GREY.lit(1.1), 0.3, "y").moved(0, 1.8, 3)
    dish += box(15, 1.0, 2.4, TEAM, at=(0, 2.8, 4.4)) + box(2, 7, 2, STEEL, at=(0, -1.5, 2.4))
    radar = (mast.moved(0, 0, -10) + dish.moved(0, 0, 12)).moved(0, 5, 32)
    count = len(axle_parts)
    mesh = join(
        [
            hull,
            *turning,
            turret.as_part(count + 1),
            guns.moved(0, -19, 19).as_part(count + 2),
            radar.as_part(count + 3),
        ]
    )
    parts = moving_parts(
        *axle_parts,
        Part("turret", "yaw", (0, -19, 19), (0, 0, 1), 0),
        Part("barrel", "pitch", (0, -17, 31), (1, 0, 0), count + 1),
        Part("radar", "spin", (0, 5, 30), (0, 0, 1), 0),
    )
    anchors = {
        "muzzle": (count + 1, (11.0, -9.0, 44.0)),
        "muzzle_2": (count + 2, (0.0, 7.0, 56.0)),
        "exhaust": (0, (15.0, -40.0, 18.0)),
    }
    return Sculpt(weathered(mesh, rng, 30), parts, anchors)


def cannon() -> Sculpt:
    """A towed howitzer: two wheels, spread trails, a shield, a long raised barrel."""
    rng = np.random.default_rng(34)
    paint = OLIVE
    wheels = join([wheel(8.6, 5.2, paint.lit(0.8)).moved(x, 0, 8.6) for x in (-17, 17)]).as_part(1)
    axle = cylinder(1.7, 32, 6, STEEL, axis="x", at=(0, 0, 8.6)) + box(13, 12, 8, paint.lit(0.85), 0.9, (0, -2, 12))
    trail = beam((4, -4, 9), (19, -40, 3.4), 4.2, paint, 0.7) + box(8, 5, 8, paint.lit(0.7), 0.6, (19.6, -42, 4))
    trail += box(5.2, 10, 1.2, TEAM, at=(0, 0, 2.2)).turned(23).moved(11, -21, 6.2)
    plate = extrude([(3.4, 7), (19, 9), (20, 24), (15, 31), (3.4, 31)], 1.5, paint, 0.3, "y").moved(0, 4.5, 0)
    plate += extrude([(9.5, 18), (19, 18.6), (19.4, 24), (14.5, 30), (9.5, 30)], 1.9, TEAM, 0.2, "y").moved(0, 4.5, 0)
    sides = join([trail, plate]).both_sides()
    cradle = box(6, 24, 4.4, paint.lit(0.8), 0.6, (0, 3, -3.2)) + box(7.4, 9, 7.4, GUNMETAL, 0.9, (0, -10, 0))
    tube_ = cylinder(3.0, 24, 8, paint.lit(1.1), 0.3, "y", (0, 6, 0)) + cylinder(
        1.75, 34, 8, paint.lit(0.95), 0, "y", (0, 33, 0)
    )
    brake = cylinder(3.4, 5.4, 8, GUNMETAL, 0.6, "y", (0, 51, 0)) + cylinder(1.5, 0.4, 8, BLACK, 0, "y", (0, 53.9, 0))
    ring = cylinder(3.3, 8, 8, TEAM, 0, "y", (0, 23, 0)) + cylinder(1.3, 18, 6, GUNMETAL, 0, "y", (0, 10, 3.4))
    raised = join([cradle, tube_, brake, ring]).turned(24, "x").moved(0, -2, 21).as_part(2)
    shells = join([cylinder(1.5, 8, 6, BRASS, 0, "z", (-22 + i * 3.6, -16, 4), 0.9) for i in range(3)]) + crate(
        (13, 9, 5), WOOD, 14
    ).moved(-20, -24, 0)
    mesh = join([wheels, axle, sides, raised, shells])
    parts = moving_parts(
        Part("axle_1", "spin", (0, 0, 8.6), (-1, 0, 0), 0),
        Part("barrel", "pitch", (0, -2, 21), (1, 0, 0), 0),
    )
    tip = (0.0, -2 + 54 * float(np.cos(np.radians(24))), 21 + 54 * float(np.sin(np.radians(24))))
    return Sculpt(
        weathered(mesh.moved(0, -2, 0), rng, 30), _shifted(parts, -2), {"muzzle": (2, (tip[0], tip[1] - 2, tip[2]))}
    )


def _shifted(parts: tuple[Part, ...], y: float) -> tuple[Part, ...]:
    return tuple(Part(p.name, p.kind, (p.pivot[0], p.pivot[1] + y, p.pivot[2]), p.axis, p.parent) for p in parts)
