"""Helicopters and drones. They stand on height 0; the scene lifts them when they fly and turns their rotors.

Each is built to the measure of a cell and then grown by a factor of its own: rotors may reach over into the next cell.
"""

from __future__ import annotations

import numpy as np

from client3d.models.mesh import Floats, Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import ball, beam, box, cylinder, extrude, lathe, skin, tube
from client3d.models.palette import (
    BLACK,
    GLASS,
    GREY,
    GUNMETAL,
    LAMP,
    LENS,
    OLIVE,
    OLIVE_DARK,
    RUBBER,
    STEEL,
    TAIL_LAMP,
    TEAM,
    WHITE,
    YELLOW,
)
from client3d.models.sculpt import Sculpt, moving_parts


def section(
    y: float, z: float, width: float, height: float, x: float = 0, sides: int = 8, roundness: float = 0.75
) -> Floats:
    """A rounded cross-section of a fuselage at y, its middle at (x, z); counter-clockwise seen from -y."""
    angles = np.arange(sides) * 2 * np.pi / sides + np.pi / sides
    across, up = np.cos(angles), np.sin(angles)
    xs = np.sign(across) * np.abs(across) ** roundness * width / 2
    zs = np.sign(up) * np.abs(up) ** roundness * height / 2
    return np.stack([x + xs, np.full(sides, y), z + zs], 1)


def fuselage(stations: list[tuple[float, float, float, float]], paint: Paint, x: float = 0) -> Mesh:
    """A body through stations of (y, z, width, height), from the nose back."""
    return skin([section(y, z, width, height, x) for y, z, width, height in stations], paint)


def blades(count: int, radius: float, chord: float, turn: float = 0, tip: Paint = YELLOW) -> Mesh:
    """A rotor about the origin: blades, tips that show, a hub."""
    blade = box(chord, radius, 0.7, GUNMETAL.lit(0.8), at=(0, radius / 2, 0)) + box(
        chord * 1.04, radius * 0.09, 0.8, tip, at=(0, radius * 0.93, 0)
    )
    around = [blade.turned(k * 360 / count + turn) for k in range(count)]
    return join([*around, cylinder(2.4, 2.2, 7, STEEL, 0.4)])


def wheel_at(x: float, y: float, radius: float) -> Mesh:
    """A small landing wheel on the ground."""
    return cylinder(radius, 2.4, 8, RUBBER, axis="x", at=(x, y, radius))


def attack_helicopter() -> Sculpt:
    """A narrow gunship: two stepped canopies, stub wings with rocket pods, a chin gun."""
    return gunship().grown(1.18)


def gunship() -> Sculpt:
    """The attack helicopter to the measure of a cell; its wreck is made of it too."""
    rng = np.random.default_rng(41)
    paint = OLIVE.mixed(GREY, 0.12)
    dark = paint.lit(0.78)
    body = fuselage(
        [
            (43, 15, 5, 5),
            (38, 16, 11, 11),
            (26, 18, 14.5, 16),
            (8, 20, 17, 19),
            (-10, 20.5, 15.5, 17),
            (-22, 22.5, 9, 10),
            (-44, 25, 4, 5.5),
        ],
        paint,
    )
    canopies = fuselage([(36, 22, 3, 3), (31, 24.5, 9.5, 8), (22, 26, 11, 11), (18, 26, 9, 9)], GLASS)
    canopies += fuselage([(19, 29, 4, 4), (14, 30.5, 10, 9), (5, 30.5, 11.5, 11), (-1, 29.5, 8, 6)], GLASS)
    frames = join(
        [
            box(10.6, 1.2, 1.0, paint, at=(0, 20.6, 31.6)),
            box(9.6, 0.9, 0.8, paint, at=(0, 27.4, 30.0)),
            box(0.9, 15, 0.9, paint, at=(0, 25.4, 30.9)),
            box(11.4, 1.2, 1.0, paint, at=(0, 6, 36.2)),
            box(0.9, 18, 0.9, paint, at=(0, 8.4, 36.0)),
            # a spine of boxes and an aerial behind the mast
            box(5.4, 15, 3.2, dark, 0.8, (0, -20.5, 28.4)),
            box(0.5, 4, 5.4, BLACK, at=(0, -30, 29.6)),
            box(2.4, 1, 1.6, TAIL_LAMP, at=(0, -48.4, 33)),
        ]
    )
    band = skin(
        [section(y, z, w + 0.9, h + 0.9) for y, z, w, h in ((-21, 22.4, 9.6, 10.8), (-37, 24.2, 5.7, 7.0))], TEAM
    )
    side = [
        fuselage([(4, 30, 4, 4), (2, 30, 7.5, 7.5), (-13, 30, 7.5, 7.5), (-18, 30, 4.5, 4.5)], paint.lit(0.9), 8),
        cylinder(2.2, 0.8, 7, BLACK, axis="y", at=(8, 4.1, 30)),
        cylinder(2.6, 3.4, 8, GUNMETAL, 0.4, "y", (8, -18.6, 30)),
        cylinder(1.8, 0.5, 7, BLACK, axis="y", at=(8, -20.5, 30)),
        box(0.8, 20, 4.6, dark, 0.3, (8.3, 8, 18.6)),
        box(0.5, 8, 5.6, dark.lit(0.9), at=(8.0, -8.5, 21)),
        extrude([(-7, 0), (5, 0), (3, 1.4), (-6, 1.4)], 19, paint, 0.3).moved(16, 2, 18),
        box(16, 10, 0.7, TEAM, at=(16.5, 1.0, 19.6)),
        cylinder(3.1, 17, 8, OLIVE_DARK, 0.6, "y", (15.5, 3, 14.4)),
        cylinder(2.3, 0.4, 8, BLACK, axis="y", at=(15.5, 11.6, 14.4)),
        join(
            [
                cylinder(1.0, 15, 5, WHITE.lit(0.7), axis="y", at=(23.5 + dx, 4, 15.4 + dz))
                + cylinder(1.0, 2.6, 5, BLACK, axis="y", at=(23.5 + dx, 12.8, 15.4 + dz), end_radius=0.2)
                for dx in (-1.3, 1.3)
                for dz in (-1.3, 1.3)
            ]
        ),
        box(1.0, 8, 2.0, STEEL, at=(15.5, 2, 17.6)),
        box(1.0, 8, 2.4, STEEL, at=(23.5, 2, 17.4)),
        tube((8, 14, 14), (11, 15, 3), 1.0, 5, STEEL),
        wheel_at(11.4, 15, 3.2),
    ]
    tail = extrude([(-48, 40), (-43, 40), (-36, 27), (-45, 23)], 2.2, paint, 0.4) + box(
        25, 6, 1.2, paint, 0.3, (0, -40, 26.5)
    )
    tail += extrude([(-47.2, 39), (-43.4, 39), (-38.4, 30), (-46, 30)], 2.6, TEAM)
    tail += tube((0, -38, 23), (0, -39, 14), 0.8, 5, STEEL) + wheel_at(0, -39, 2.2).moved(0, 0, 9.6)
    chin = (
        ball(4.4, GUNMETAL, 1).moved(0, 39, 10)
        + box(4, 1, 3, LENS, at=(0, 43.2, 10.4))
        + cylinder(0.8, 19, 5, BLACK, axis="y", at=(0, 36, 5.6))
    )
    chin += box(4, 6, 4, STEEL, 0.6, (0, 29, 7))
    mast = (
        box(9, 17, 4.4, dark, 1.0, (0, -4, 33.6))
        + box(6, 12, 1, TEAM, at=(0, -6, 35.8))
        + cylinder(1.6, 8, 6, STEEL, at=(0, -3, 38))
    )
    main = (
        (blades(4, 45, 4.2, 20) + lathe([(3.6, 0), (3.8, 2), (1.5, 3.6)], 8, TEAM).moved(0, 0, 1))
        .moved(0, -3, 42.6)
        .as_part(1)
    )
    rear = blades(4, 8.5, 1.8).turned(90, "y").moved(2.4, -45.5, 37).as_part(2)
    mesh = join([body, canopies, frames, band, join(side).both_sides(), tail, chin, mast, main, rear])
    parts = moving_parts(
        Part("rotor", "spin", (0, -3, 42.6), (0, 0, 1), 0),
        Part("tail_rotor", "spin", (2.4, -45.5, 37), (1, 0, 0), 0),
    )
    anchors = {"muzzle": (0, (15.5, 13.0, 14.4)), "muzzle_2": (0, (0.0, 46.0, 5.6)), "exhaust": (0, (8.0, -19.0, 30.0))}
    return Sculpt(_flown(mesh, rng), parts, anchors, frozenset({1, 2}), grounded=False)


def _flown(mesh: Mesh, rng: np.random.Generator) -> Mesh:
    return mesh.jittered(0.03, rng).graded([0.80, 0.79, 0.77], [1.07, 1.07, 1.06], 4, 36)


def transport_helicopter() -> Sculpt:
    """A long box of a helicopter with two rotors, one over the cockpit and one on the tail pylon."""
    rng = np.random.default_rng(42)
    paint = OLIVE.lit(0.94)
    dark = paint.lit(0.8)
    body = fuselage(
        [
            (45, 14, 7, 6),
            (41, 16, 15, 13),
            (33, 18.5, 19, 18),
            (26, 19, 20, 20),
            (-28, 19, 20, 20),
            (-38, 21, 17, 16),
            (-45, 24, 11, 10),
        ],
        paint,
    )
    glass = fuselage([(43.6, 17.4, 11, 5), (39, 20.6, 16, 8), (33.4, 22.8, 19, 10.6)], GLASS)
    bands = [skin([section(y, 19, 20.7, 20.7), section(y - d, 19, 20.7, 20.7)], TEAM) for y, d in ((23, 13), (-14, 14))]
    side = [
        join([cylinder(1.7, 0.7, 7, GLASS, axis="x", at=(10.1, y, 21.5)) for y in (6, -2, -10)]),
        fuselage([(22, 10, 4, 4), (18, 10, 7, 7), (-24, 10, 7, 7), (-29, 10, 4, 4)], dark, 10.5),
        fuselage([(-24, 33, 4, 4), (-27, 33, 6.5, 6.5), (-38, 33, 6.5, 6.5), (-41, 33, 4, 4)], dark, 8.4),
        cylinder(2, 0.8, 7, BLACK, axis="y", at=(8.4, -41.2, 33)),
        wheel_at(10.5, 15, 3.4),
        wheel_at(10.5, -26, 3.4),
        box(2, 2, 4, STEEL, at=(10.5, 15, 6)),
        box(2, 2, 4, STEEL, at=(10.5, -26, 6)),
        # a door with its frame behind the cockpit, ribs along the hull, steps
        box(0.9, 7.4, 11, dark, 0.3, (9.9, 22, 18)),
        box(1.1, 5.6, 4.4, GLASS, at=(10.0, 22, 21.4)),
        join([box(0.6, 1.1, 15, paint.lit(0.86), at=(10.0, y, 18)) for y in (10, 2, -6, -17, -23)]),
        box(2.4, 9, 0.8, STEEL, at=(11.6, 22, 8.6)),
    ]
    fore = fuselage([(38, 27.5, 5, 4), (33, 29.5, 10, 8), (20, 29.5, 10, 7), (14, 28, 6, 3)], dark)
    aft = extrude([(-22, 27), (-29, 42), (-41, 43), (-45, 26)], 9, paint, 1.2) + extrude(
        [(-27.5, 37), (-29, 40.6), (-40.6, 41.6), (-42, 37)], 9.8, TEAM
    )
    ramp = box(14, 1, 12, BLACK, at=(0, -41.6, 17)).turned(0) + box(2.4, 0.9, 2, TAIL_LAMP, at=(0, -45.6, 26))
    spine = box(7.0, 34, 3.0, dark, 1.0, (0, -4, 29.4)) + box(5.4, 31, 1.2, TEAM, 0.3, (0, -4, 31.2))
    spine += box(0.5, 4, 5, BLACK, at=(0, 10, 33)) + box(2.2, 1, 1.4, TAIL_LAMP, at=(0, -42.6, 43.4))
    masts = cylinder(1.6, 6, 6, STEEL, at=(0, 27, 35)) + cylinder(1.6, 6, 6, STEEL, at=(0, -35, 45))
    first = blades(3, 31, 4, 10).moved(0, 27, 38).as_part(1)
    second = blades(3, 31, 4, 44).moved(0, -35, 48).as_part(2)
    mesh = join([body, glass, *bands, join(side).both_sides(), fore, aft, spine, ramp, masts]).scaled(1, 0.96, 1)
    mesh = join([mesh, first.moved(0, -10, 0), second.moved(0, 10, 0)])
    parts = moving_parts(
        Part("rotor", "spin", (0, 17, 38), (0, 0, 1), 0),
        Part("rotor_2", "spin", (0, -25, 48), (0, 0, -1), 0),
    )
    anchors = {"exhaust": (0, (8.4, -40.0, 33.0))}
    return Sculpt(_flown(mesh, rng), parts, anchors, frozenset({1, 2}), grounded=False).grown(1.15)


def propeller(radius: float, chord: float, turn: float) -> Mesh:
    """A two-bladed drone rotor about the origin on its motor."""
    return box(radius * 2, chord, 0.6, GUNMETAL, at=(0, 0, 1.2)).turned(turn) + cylinder(
        1.2, 1.4, 6, STEEL, at=(0, 0, 1.2)
    )


def copter(
    arms: int, reach: float, radius: float, paint: Paint, width: float, turn: float
) -> tuple[list[Mesh], list[Part]]:
    """Arms, motors and turning rotors about the origin, parts numbered from 1."""
    meshes: list[Mesh] = []
    parts = []
    for k in range(arms):
        angle = np.radians(turn + 360 * k / arms)
        x, y = float(np.cos(angle) * reach), float(np.sin(angle) * reach)
        meshes.append(beam((x * 0.15, y * 0.15, 0), (x, y, 1), width, paint, 0, width * 0.8))
        meshes.append(cylinder(width * 1.1, 4, 7, STEEL, 0.3, at=(x, y, 2)))
        meshes.append(propeller(radius, 2.4, 25 + 50 * (k % 2) + 20 * k).moved(x, y, 3.6).as_part(k + 1))
        parts.append(Part(f"rotor_{k + 1}", "spin", (x, y, 4), (0, 0, 1 if k % 2 else -1), 0))
    return meshes, parts


def raised(parts: list[Part], z: float) -> tuple[Part, ...]:
    """The parts of a drone whose middle is at height `z`."""
    return moving_parts(*(Part(p.name, p.kind, (p.pivot[0], p.pivot[1], p.pivot[2] + z), p.axis, 0) for p in parts))


def surveillance_drone() -> Sculpt:
    """A pale four-rotor machine with a big camera ball under its nose and a relay antenna on its back."""
    rng = np.random.default_rng(43)
    paint = Paint.of("b9bec0")
    meshes, parts = copter(4, 25, 13, GUNMETAL, 2.6, 45)
    body = (
        box(14, 22, 7, paint, 2.2) + box(14.6, 7, 7.5, TEAM, 1.6, (0, -4, 0)) + box(11, 15, 3, TEAM, 0.9, (0, -2, 4.4))
    )
    camera = (
        box(5, 2, 4, BLACK, at=(0, 7, -5))
        + ball(4.6, GUNMETAL, 1).moved(0, 8.5, -8)
        + cylinder(2.4, 1.2, 7, LENS, axis="y", at=(0, 12.6, -8.4))
    )
    relay = cylinder(0.6, 15, 5, BLACK, at=(0, -7, 12)) + lathe(
        [(1, 0), (3.4, 1.2), (3.4, 2.2), (1, 3)], 8, TEAM
    ).moved(0, -7, 18)
    legs = join([tube((x, y, -2), (x * 1.5, y * 1.25, -13), 0.8, 4, BLACK) for x in (-6, 6) for y in (-8, 6)])
    legs += join([box(1.2, 17, 1.2, BLACK, at=(x * 1.5, -1, -12.4)) for x in (-6, 6)])
    lamps = box(3.4, 1, 2.2, TAIL_LAMP, at=(0, -11.2, 0.4)) + box(2, 0.8, 1.2, LAMP, at=(0, 11.2, 1.4))
    # rails that hold the battery, two feelers at the nose
    fittings = join([box(0.9, 15, 1.0, GUNMETAL, at=(x, -2, 4.6)) for x in (-5.9, 5.9)])
    fittings += join([box(1.6, 1.4, 1.6, BLACK, at=(x, 10.8, 0.6)) for x in (-4.2, 4.2)])
    mesh = join([*meshes, body, camera, relay, legs, lamps, fittings]).moved(0, 0, 13)
    airy = frozenset(range(1, 5))
    anchors = {"muzzle": (0, (0.0, 12.0, 5.0))}
    return Sculpt(mesh.jittered(0.03, rng), raised(parts, 13), anchors, airy, grounded=False).grown(1.28)


def bomber_drone() -> Sculpt:
    """A heavy dark six-rotor machine with two bombs slung beneath."""
    rng = np.random.default_rng(44)
    paint = Paint.of("4d5148")
    meshes, parts = copter(6, 30, 12, paint.lit(0.7), 3.6, 30)
    body = lathe([(9, -4), (12.5, -1), (12.5, 2.5), (8, 5.5)], 6, paint, (0, 2)) + lathe(
        [(12.9, -0.6), (12.9, 1.9)], 6, TEAM
    )
    body += (
        box(12, 16, 4.5, TEAM, 0.8, (0, -1, 6.4))
        + box(5, 3, 3, GUNMETAL, 0.4, (0, 11.5, -2))
        + cylinder(1.1, 0.6, 6, LENS, axis="y", at=(0, 13.2, -2))
    )
    # a power pack on top, strapped, its lead to the nose; a lamp at the back
    body += join([box(12.6, 1.6, 1.0, BLACK, at=(0, y, 8.7)) for y in (-5, 3)])
    body += box(4, 4, 2, GUNMETAL, 0.5, (0, 9.4, 4.6)) + box(3, 1, 1.6, TAIL_LAMP, at=(0, -12.4, 1.4))
    bombs = []
    for x in (-6, 6):
        shape = lathe([(0.6, -10), (2.2, -7.5), (3.3, -2), (3.3, 3), (1.2, 9)], 8, OLIVE_DARK).turned(90, "x")
        fins = join([box(0.6, 5, 7.5, STEEL, at=(0, -8.5, 0)).turned(a, "y") for a in (45, -45)])
        ring = cylinder(3.5, 2, 8, YELLOW, axis="y", at=(0, 3, 0))
        bombs.append(join([shape.turned(180), fins, ring]).moved(x, 0, -9))
    skids = join([beam((x, y, -3), (x * 1.25, y * 1.1, -16), 1.3, BLACK) for x in (-13, 13) for y in (-8, 8)])
    skids += join([box(1.6, 26, 1.4, BLACK, at=(x * 1.25, 0, -16)) for x in (-13, 13)])
    mesh = join([*meshes, body, *bombs, skids]).moved(0, 0, 17)
    anchors = {"muzzle": (0, (0.0, 0.0, 4.0))}
    airy = frozenset(range(1, 7))
    return Sculpt(mesh.jittered(0.03, rng), raised(parts, 17), anchors, airy, grounded=False).grown(1.14)


def kamikaze_drone() -> Sculpt:
    """A flying wedge with a warhead for a nose, fins at the wing tips and a pusher propeller."""
    rng = np.random.default_rng(45)
    paint = Paint.of("8a8b80")
    plan = [(0, 26), (5, 16), (33, -20), (33, -27), (12, -22), (-12, -22), (-33, -27), (-33, -20), (-5, 16)]
    wing = extrude(plan, 2.6, paint, 0.6, "z").moved(0, 0, 0)
    stripe = [(20, -6), (33, -20), (33, -27), (24, -24.9)]
    marks = (extrude(stripe, 3.2, TEAM, 0, "z")).both_sides()
    body = fuselage(
        [(36, 1, 3, 3), (30, 1, 7, 7), (18, 1.4, 9.6, 9.6), (-14, 1.4, 9, 9), (-24, 1.4, 6, 6)], paint.lit(0.95)
    )
    warhead = fuselage([(36.6, 1, 2, 2), (30.4, 1, 7.6, 7.6), (24, 1.2, 9.2, 9.2)], Paint.of("a5402c"))
    back = skin([section(4, 1.6, 10.4, 10.4), section(-8, 1.6, 10.2, 10.2)], TEAM)
    fins = (extrude([(-28, -4), (-19, -2), (-21, 11), (-28, 11)], 1.4, paint, 0.3).moved(33, 0, 0)).both_sides()
    fins += (extrude([(-27.6, 5), (-20.4, 5), (-21, 11), (-27.6, 11)], 1.9, TEAM).moved(33, 0, 0)).both_sides()
    # hinges of the flaps, an eye below the warhead, a skid to land on
    fittings = join([box(9, 1.0, 0.9, GUNMETAL, at=(x, -21.6, 1.9)) for x in (-21, 21)])
    fittings += ball(2.2, LENS, 1).moved(0, 25, -3.6) + box(2.4, 6, 2, BLACK, at=(0, 23, -3))
    fittings += join([box(1.0, 24, 1.0, BLACK, at=(x, -2, -6.4)) for x in (-5, 5)])
    fittings += join([tube((x, y, -6), (x * 0.6, y, -2), 0.6, 4, BLACK) for x in (-5, 5) for y in (-10, 6)])
    engine = cylinder(3, 5, 7, GUNMETAL, 0.5, "y", (0, -26, 1.4)) + box(2, 3, 5, GUNMETAL, at=(0, -20, 7))
    prop = (
        join([box(24, 0.7, 2.2, GUNMETAL), cylinder(1.4, 2.4, 6, STEEL, axis="y")]).turned(28, "y").moved(0, -29.4, 1.4)
    )
    mesh = join([wing, marks, body, warhead, back, fins, fittings, engine, prop.as_part(1)]).moved(0, 0, 7)
    parts = moving_parts(Part("propeller", "spin", (0, -29.4, 8.4), (0, 1, 0), 0))
    anchors = {"muzzle": (0, (0.0, 36.0, 8.0))}
    return Sculpt(mesh.jittered(0.03, rng), parts, anchors, frozenset({1}), grounded=False).grown(1.18)
