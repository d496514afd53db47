"""Tracked vehicles: tank and heavy tank."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import box, cylinder, extrude, lathe
from client3d.models.palette import (
    BLACK,
    CANVAS,
    EARTH,
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
)
from client3d.models.sculpt import Sculpt, moving_parts

TURRET, BARREL, TRACKS, FIRST_AXLE = 1, 2, 3, 4


def weathered(mesh: Mesh, rng: np.random.Generator, top: float) -> Mesh:
    """A vehicle after some weeks of road: uneven plates, darker and muddier towards the ground."""
    return mesh.jittered(0.035, rng).graded([0.80, 0.76, 0.70], [1.06, 1.06, 1.05], 0, top).stained(EARTH, 10, 0.45)


def road_wheel(radius: float, width: float, paint: Paint) -> Mesh:
    """A tyred wheel about the origin, turning about x; a slot in its hub shows that it turns."""
    tyre = cylinder(radius, width, 7, RUBBER, axis="x")
    hub = cylinder(radius * 0.62, width * 1.1, 5, paint, axis="x")
    return tyre + hub + box(width * 1.2, radius * 0.3, radius * 1.1, RUBBER.lit(0.6))


def running_gear(
    length: float, width: float, offset: float, height: float, wheels: int, paint: Paint
) -> tuple[Mesh, list[Part]]:
    """One side's track with its road wheels, each a part of its own, and the wheels' parts; track's middle at `offset`.

    A wheel turns with that of the other side: their parts have one axle.
    """
    half = length / 2
    outline = [
        (-half + 8, 0.8),
        (half - 12, 0.8),
        (half - 2, height * 0.55),
        (half, height * 0.8),
        (half - 2, height),
        (-half + 2, height),
        (-half, height * 0.75),
        (-half + 2, height * 0.45),
    ]
    track = extrude(outline, width, RUBBER, 0.5).moved(offset).as_part(TRACKS)
    gap = (length - 24) / (wheels - 1)
    radius = min(gap * 0.47, height * 0.36)
    places = [(-half + 11 + i * gap, radius + 1.4) for i in range(wheels)]
    wheel = road_wheel(radius, width + 1, paint)
    rollers = [wheel.moved(offset, y, z).as_part(FIRST_AXLE + i) for i, (y, z) in enumerate(places)]
    parts = [Part(f"axle_{i + 1}", "spin", (0, y, z), (-1, 0, 0), 0) for i, (y, z) in enumerate(places)]
    sprocket = cylinder(radius * 0.8, width + 1, 8, paint, axis="x").moved(offset, half - 5.5, height * 0.66)
    return join([track, *rollers, sprocket]), parts


def cupola(radius: float, paint: Paint) -> Mesh:
    """A commander's hatch with its periscopes, standing on height 0."""
    body = lathe([(radius, 0), (radius, 1.6), (radius * 0.8, 2.4)], 10, paint, edges=(1,))
    lid = cylinder(radius * 0.62, 1.0, 8, paint.lit(0.8), at=(0, 0, 2.7))
    blocks = [box(1.6, 0.8, 1.1, GLASS).moved(0, radius, 1.6).turned(k * 60 - 60) for k in range(3)]
    return join([body, lid, *blocks])


def machine_gun(paint: Paint = BLACK) -> Mesh:
    """A heavy machine gun on a stub mount, along y."""
    barrel = cylinder(0.5, 12, 5, paint, axis="y", at=(0, 7, 3))
    return (
        barrel
        + box(1.5, 5, 1.9, paint, at=(0, -0.5, 3))
        + box(2.4, 2, 2.2, OLIVE_DARK, at=(1.7, 0.3, 2.8))
        + box(0.8, 0.8, 2.5, paint, at=(0, 0, 1))
    )


def antenna(height: float) -> Mesh:
    """A whip antenna from height 0."""
    return cylinder(0.32, height, 4, BLACK, at=(0, 0, height / 2), end_radius=0.15)


def gun(length: float, radius: float, paint: Paint) -> Mesh:
    """A gun with its mantlet at the origin, barrel along y: sleeve, fume extractor, muzzle."""
    sleeve = cylinder(radius * 1.25, length * 0.42, 8, paint, 0.2, "y", (0, length * 0.21, 0))
    tip = cylinder(radius, length * 0.6, 8, paint.lit(0.94), 0, "y", (0, length * 0.7, 0))
    extractor = cylinder(radius * 1.55, length * 0.14, 8, paint, 0.4, "y", (0, length * 0.52, 0))
    collar = cylinder(radius * 1.45, length * 0.07, 8, paint.lit(0.75), 0.2, "y", (0, length * 0.965, 0))
    bore = cylinder(radius * 0.8, 0.3, 8, BLACK, 0, "y", (0, length + 0.15, 0))
    return join([sleeve, tip, extractor, collar, bore])


def tank_hull(
    length: float, width: float, height: float, paint: Paint, wheels: int, rows: int, ahead: float
) -> tuple[Mesh, list[Part]]:
    """A hull on two tracks `ahead` of the origin, with skirts, fenders, engine grilles and lamps; its moving parts."""
    half, dark = length / 2, paint.lit(0.72)
    deck = height
    meshes = [
        extrude(
            [(-half + 3, 5), (half - 9, 5), (half + 1, 11), (half - 2, 13), (-half + 2, 13), (-half, 9)],
            width * 0.62,
            dark,
        ),
        extrude(
            [
                (-half, 11),
                (half, 11),
                (half + 2, 12.6),
                (half - 13, deck),
                (-half + 3, deck + 0.6),
                (-half - 1, deck - 2),
            ],
            width * 0.92,
            paint,
            0.8,
        ),
    ]
    side = []
    track_width = width * 0.22
    offset = width / 2 - track_width / 2 - 0.6
    gear, axles = running_gear(length, track_width, offset, 13.2, wheels, dark.lit(1.15))
    side.append(gear)
    plate = (length - 6) / rows
    for i in range(rows):
        marked = i in (1, 2)
        skirt = TEAM.lit(0.9) if marked else paint.lit(1.05 if i % 2 else 0.95)
        side.append(box(1.0, plate - 0.5, 6.4, skirt, 0, (width / 2, half - 3 - plate * (i + 0.5), 12.4)))
    side.append(box(track_width + 1, length - 3, 0.9, paint.lit(1.03), 0.3, (offset, 0, 15.4)))
    side.append(box(6.2, 10, 3.4, paint.lit(0.92), 0.6, (offset - 0.6, -half + 10, deck + 1.2)))
    side.append(box(4.6, 13, 2.6, KHAKI.lit(0.8), 0.6, (offset - 0.6, -half + 23, deck + 0.8)))
    side.append(box(5.2, 9, 2.8, paint.lit(0.97), 0.5, (offset - 0.6, half - 22, deck + 0.6)))
    side.append(cylinder(0.5, 15, 4, STEEL, axis="y", at=(width * 0.25, half - 24, deck + 0.7)))
    side.append(box(2.6, 1.2, 2.2, LAMP, at=(offset - 1, half - 0.6, 15.4)))
    side.append(box(2.0, 0.8, 1.6, TAIL_LAMP, at=(offset, -half - 0.5, 13.6)))
    meshes.append(join(side).both_sides())
    meshes += [box(width * 0.5, 1.3, 0.5, dark, at=(0, -half + 4 + i * 2.6, deck + 0.8)) for i in range(4)]
    meshes += [box(7, 0.6, 3.4, BLACK, at=(x, -half - 0.8, deck - 4)) for x in (-6.5, 6.5)]
    glacis = float(np.degrees(np.arctan2(deck - 12.6, 15)))
    links = [box(4.2, 3, 1.2, RUBBER.lit(1.6)).moved(x, 0, 0.9) for x in (-9.4, -4.7, 4.7, 9.4)]
    meshes.append(join(links).turned(-glacis, "x").moved(0, half - 5.5, (deck + 12.6) / 2 + 0.2))
    meshes.append(box(6.5, 4.5, 1.2, GLASS, at=(-5, half - 14.5, deck - 0.6)))
    tracks = Part("tracks", "fixed", (0, 0, 0), (0, 0, 1), 0)
    axles = [replace(axle, pivot=(0.0, axle.pivot[1] + ahead, axle.pivot[2])) for axle in axles]
    return join(meshes).moved(0, ahead), [tracks, *axles]


def tank_turret(paint: Paint, size: float) -> Mesh:
    """A wedge turret about its ring at the origin, without the gun; `size` scales the plan."""
    dark = paint.lit(0.8)
    plan = (
        np.array(
            [(-12, -19), (12, -19), (15, -10), (15, 3), (9, 15), (4, 17), (-4, 17), (-9, 15), (-15, 3), (-15, -10)]
        )
        * size
    )
    meshes = [
        extrude(plan, 8.4, paint, 1.1, "z", taper=0.84).moved(0, 0, 4.6),
        cylinder(11 * size, 1.4, 12, dark, at=(0, -1, 0.3)),
        # the roof panel and the cheeks carry the side's colour
        box(23 * size, 9.5 * size, 0.7, TEAM, 0.25, (0, -10.5 * size, 8.9)),
        box(24 * size, 7, 5.2, paint.lit(0.9), 0.8, (0, -21.5 * size, 4.6)),
        cupola(4.4, paint).moved(6.4 * size, -2.4 * size, 8.6),
        cylinder(3.4, 1.3, 8, paint.lit(0.9), at=(-6 * size, -2.6 * size, 9.2)),
        box(4.2, 5, 3.4, paint.lit(0.88), 0.5, (6.6 * size, 8 * size, 9.2)),
        box(2.8, 0.5, 1.8, GLASS, at=(6.6 * size, 8 * size + 2.7, 9.4)),
        antenna(26).moved(-11 * size, -20 * size, 6),
        antenna(19).moved(11 * size, -21 * size, 6),
    ]
    rolls = (CANVAS, KHAKI, OLIVE_DARK)
    meshes += [box(6, 5.6, 4, rolls[i], 1.0, ((-7 + i * 7) * size, -22 * size, 8)) for i in range(3)]
    side = [box(1.2, 14 * size, 4.4, TEAM, 0.4, (14.2 * size, -3 * size, 4.9))]
    side += [
        cylinder(0.8, 3.4, 5, GUNMETAL, axis="y")
        .turned(22, "x")
        .turned(-34)
        .moved(13 * size, (6 + k * 1.9) * size, 7.2)
        for k in range(3)
    ]
    meshes.append(join(side).both_sides())
    return join(meshes)


def tank() -> Sculpt:
    """Main battle tank: long flat hull, wedge turret, one long gun."""
    rng = np.random.default_rng(11)
    turret = tank_turret(OLIVE, 0.98) + machine_gun().moved(6, -1, 11.4)
    mantlet = box(10, 6, 6, OLIVE.lit(0.9), 1.0, (0, 16, 4.8))
    barrel = mantlet + gun(36, 1.5, OLIVE.lit(0.95)).moved(0, 17, 4.8)
    hull, gear = tank_hull(74, 42, 18, OLIVE, 6, 6, -8)
    mesh = join(
        [
            hull,
            turret.moved(0, -8, 18).as_part(TURRET),
            barrel.moved(0, -8, 18).as_part(BARREL),
        ]
    )
    parts = moving_parts(
        Part("turret", "yaw", (0, -9, 18), (0, 0, 1), 0),
        Part("barrel", "pitch", (0, 6, 22.8), (1, 0, 0), TURRET),
        *gear,
    )
    anchors = {"muzzle": (BARREL, (0.0, 45.0, 22.8)), "exhaust": (0, (6.5, -46.0, 14.0))}
    return Sculpt(weathered(mesh, rng, 22), parts, anchors)


def rocket_pod(paint: Paint) -> Mesh:
    """A slab of six launch tubes about the origin, mouths towards +y."""
    body = box(11, 24, 9, paint, 0.9) + box(11.6, 6, 9.6, TEAM, 0, (0, -3, 0))
    holes = [cylinder(1.6, 0.8, 6, BLACK, axis="y", at=(x, 12.1, z)) for x in (-3.6, 0, 3.6) for z in (-2.1, 2.1)]
    return join([body, *holes])


def heavy_tank() -> Sculpt:
    """Heavy tank: broad high hull, short fat gun, a rocket pod on each side of the turret."""
    rng = np.random.default_rng(12)
    paint = OLIVE.lit(0.86)
    dark = paint.lit(0.78)
    hull, gear = tank_hull(82, 52, 21, paint, 6, 6, -4)
    hull += join(
        [
            box(7, 4, 2.6, dark, 0, (x, 30 - abs(x) * 0.12, 19.2)).turned(-18, "x").moved(0, 2, 9)
            for x in (-14, -5, 5, 14)
        ]
    )
    plan = np.array([(-15, -18), (15, -18), (18, -8), (18, 6), (12, 16), (-12, 16), (-18, 6), (-18, -8)])
    turret = join(
        [
            extrude(plan, 12, paint, 1.3, "z", taper=0.82).moved(0, 0, 6.4),
            cylinder(14, 1.4, 12, dark, at=(0, 0, 0.3)),
            box(24, 11, 0.8, TEAM, 0.3, (0, -9, 12.6)),
            box(22, 7, 7, dark, 0.9, (0, -20, 6)),
            cupola(5, paint).moved(0, 3, 12.2),
            antenna(22).moved(-12, -18, 11),
            join(
                [
                    rocket_pod(paint.lit(1.1)).turned(11, "x").moved(16.5, -4, 16.8),
                    box(6, 8, 5, dark, 0, (15, -4, 11.5)),
                ]
            ).both_sides(),
        ]
    )
    barrel = box(15, 7, 8, dark, 1.2, (0, 16, 6.4))
    barrel += gun(28, 2.3, paint).moved(0, 17, 6.4) + box(7.5, 5.5, 5, paint.lit(0.8), 0.9, (0, 44, 6.4))
    mesh = join([hull, turret.moved(0, -6, 21).as_part(TURRET), barrel.moved(0, -6, 21).as_part(BARREL)])
    parts = moving_parts(
        Part("turret", "yaw", (0, -6, 21), (0, 0, 1), 0),
        Part("barrel", "pitch", (0, 9, 27.4), (1, 0, 0), TURRET),
        *gear,
    )
    anchors = {
        "muzzle": (BARREL, (0.0, 41.0, 27.4)),
        "muzzle_2": (TURRET, (16.5, 6.0, 40.0)),
        "exhaust": (0, (6.5, -46.0, 17.0)),
    }
    return Sculpt(weathered(mesh, rng, 26), parts, anchors)
