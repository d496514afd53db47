"""What engineers put up: buildings, with flags or panels in their side's colour, and their rubble. Fronts face -y."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from client3d.models.catalogue.houses import WINDOW, settled, window
from client3d.models.catalogue.squads import flag_cloth
from client3d.models.catalogue.wheeled import barrel, crate
from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import ball, beam, box, cylinder, extrude, lathe, ring, skin, tube
from client3d.models.palette import (
    BLACK,
    BRICK,
    CANVAS,
    CHARCOAL,
    CONCRETE,
    EARTH,
    GLASS,
    GREY,
    GUNMETAL,
    LAMP,
    OLIVE,
    OLIVE_DARK,
    PLASTER,
    RED_CROSS,
    ROOF,
    RUST,
    SANDBAG,
    SOOT,
    STEEL,
    STONE,
    TEAM,
    WHITE,
    WOOD,
    WOOD_PALE,
    YELLOW,
)
from client3d.models.sculpt import Sculpt, moving_parts


def flag_on_staff(x: float, y: float, base: float, height: float, size: float = 1) -> tuple[Mesh, Mesh, Part]:
    """A staff, and its flag in the side's colour as part 1."""
    staff = cylinder(0.9, height, 6, WHITE, at=(x, y, base + height / 2)) + ball(1.7, YELLOW, 0).moved(
        x, y, base + height + 0.8
    )
    z = base + height - 8 * size
    cloth = flag_cloth(22 * size, 14 * size, TEAM).turned(200).moved(x, y, z).as_part(1)
    return staff, cloth, Part("flag", "wave", (x, y, z), (0, 0, 1), 0)


def flagged(mesh: Mesh, x: float, y: float, base: float, height: float, seed: int) -> Sculpt:
    """A building with a flag of its side."""
    staff, cloth, part = flag_on_staff(x, y, base, height)
    return Sculpt(settled(join([mesh, staff, cloth]), np.random.default_rng(seed)), moving_parts(part))


def red_cross(size: float) -> Mesh:
    """A red cross on a white square, lying flat."""
    ground = box(size * 1.15, size * 1.15, 0.8, WHITE)
    return join([ground, box(size, size * 0.32, 1.8, RED_CROSS), box(size * 0.32, size, 1.8, RED_CROSS)])


def hospital() -> Sculpt:
    """A white field hospital: flat roof with a red cross, side wing, porch."""
    wall = Paint.of("e0dccf")
    meshes = [
        box(84, 76, 3, CONCRETE, 0.5, (0, 0, 1.5)),
        box(70, 44, 34, wall, 1.0, (0, 10, 19)),
        box(74, 48, 3, wall.lit(0.8), 0.6, (0, 10, 37)),
        box(66, 40, 1, CONCRETE, at=(0, 10, 38.4)),
        red_cross(26).moved(0, 10, 39.4),
        box(26, 24, 22, wall, 0.8, (0, -22, 13)),
        box(29, 27, 2.4, TEAM, 0.5, (0, -22, 25)),
        red_cross(12).turned(90, "x").moved(0, -34.6, 18),
        box(12, 1.6, 15, GLASS, at=(0, -34.4, 9.5)),
        box(9, 9, 6, GREY, 0.7, (24, 18, 41)),
    ]
    meshes += [
        window(turn, (x, y, 22), False)
        for x, y, turn in ((-24, -12, 0), (24, -12, 0), (35, 2, 90), (35, 20, 90), (-35, 2, -90), (-35, 20, -90))
    ]
    meshes += [window(180, (x, 32, 22), False) for x in (-20, 0, 20)]
    meshes.append(box(71, 45, 3, TEAM, at=(0, 10, 33)))
    return flagged(join(meshes), -26, -28, 3, 56, 81)


def workshop() -> Sculpt:
    """A steel hall with a saw-tooth roof, an open gate and a crane."""
    wall = Paint.of("7d8078")
    meshes = [box(86, 80, 2.4, CONCRETE, 0.4, (0, 0, 1.2)), box(70, 54, 30, wall, 0.7, (4, 8, 17))]
    for k in range(3):
        tooth = extrude([(-9.4, 0), (9.4, 0), (9.4, 13)], 71, TEAM if k == 1 else wall.lit(0.85), 0.4).moved(
            4, -10 + k * 18, 32
        )
        meshes += [tooth, box(64, 0.8, 9, WINDOW, at=(4, -0.4 + k * 18, 38.4))]
    meshes += [box(34, 1.4, 23, BLACK, at=(4, -19.2, 14)), box(38, 2, 3, YELLOW, at=(4, -19.4, 27))]
    meshes += [box(1, 7, 20, wall.lit(0.8), at=(39 + i * 0.1, -12 + i * 14, 16)) for i in range(4)]
    crane = beam((-36, -26, 0), (-36, -26, 54), 4, YELLOW, 0.5) + beam((-40, -26, 52), (4, -26, 52), 3.2, YELLOW, 0.4)
    crane += beam((-36, -26, 60), (-2, -26, 53), 1, BLACK) + beam((-36, -26, 52), (-36, -26, 61), 2, YELLOW)
    crane += (
        tube((-4, -26, 51), (-4, -26, 36), 0.5, 4, BLACK)
        + box(6, 6, 6, RUST, 0.7, (-4, -26, 33))
        + box(8, 8, 4, CONCRETE, 0.5, (-36, -26, 2))
    )
    drums = join([barrel(paint).moved(x, -32, 2.4) for x, paint in ((20, OLIVE), (29, RUST.lit(1.2)))])
    return flagged(join([*meshes, crane, drums]), 38, -34, 2, 50, 82)


def depot() -> Sculpt:
    """Stacks of crates and drums under a canvas roof, behind sandbags."""
    rng = np.random.default_rng(83)
    posts = join([beam((x, y, 0), (x, y, 34 if y > 0 else 30), 2, WOOD) for x in (-30, 30) for y in (-8, 30)])
    roof = extrude([(-12, 31), (12, 38), (34, 35), (34, 36.6), (12, 40), (-12, 32.6)], 68, CANVAS, 0.3)
    roof += extrude([(-12.3, 30.6), (12, 38.2), (34.3, 35), (34.3, 37.2), (12, 40.7), (-12.3, 33.2)], 18, TEAM)
    stacks = [
        crate((18, 16, 14), WOOD).moved(-18, 20),
        crate((16, 16, 12), WOOD_PALE).moved(2, 21),
        crate((15, 14, 11), WOOD).moved(-14, 20, 14),
        crate((18, 14, 13), OLIVE_DARK).moved(21, 20),
        crate((14, 12, 9), OLIVE).moved(20, 20, 13),
        crate((13, 12, 9), WOOD_PALE, 10).moved(-24, -4),
        *(
            barrel(paint).scaled(1.2).moved(x, -2)
            for x, paint in ((0, RUST.lit(1.3)), (11, STEEL.lit(1.3)), (22, RUST.lit(1.3)))
        ),
    ]
    bags = sandbag_row([(-36 + i * 9, -27) for i in range(9)], 0, 2, rng) + sandbag_row(
        [(-38, -18 + i * 9) for i in range(4)], 90, 2, rng
    )
    floor = box(78, 70, 1.6, EARTH, at=(0, 3, 0.8))
    return flagged(join([floor, posts, roof, *stacks, bags]), 37, -20, 0, 52, 83)


def sandbag_row(places: list[tuple[float, float]], turn: float, layers: int, rng: np.random.Generator) -> Mesh:
    """Sandbags laid at the given places, in layers that narrow upwards."""
    bags = []
    for layer in range(layers):
        for x, y in places[layer:] if layer % 2 else places:
            bag = (
                ball(5.4, SANDBAG.lit(rng.uniform(0.82, 1.08)), 0, 0.06, rng).turned(31.7, "x").scaled(1.1, 0.75, 0.62)
            )
            shift = -4.5 * layer
            along = np.radians(turn)
            place = (x + shift * np.cos(along), y + shift * np.sin(along), 3 + layer * 5)
            bags.append(bag.turned(turn + rng.uniform(-8, 8)).moved(*place))
    return join(bags)


def watchtower() -> Sculpt:
    """A lattice tower with a roofed platform and a searchlight."""
    meshes = [box(10, 10, 3, CONCRETE, 0.5, (x, y, 1.5)) for x in (-24, 24) for y in (-24, 24)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            meshes.append(beam((sx * 24, sy * 24, 2), (sx * 15, sy * 15, 70), 3.4, WOOD, 0.4))
    for level, reach in ((8, 23.2), (30, 20.3), (52, 17.4)):
        upper = reach - 2.9
        for turn in (0, 90, 180, 270):
            brace = beam((-reach, reach, level), (upper, upper, level + 20), 1.6, WOOD_PALE) + beam(
                (-reach, reach, level), (reach, reach, level), 1.8, WOOD
            )
            meshes.append(brace.turned(turn))
    meshes += [box(46, 46, 2.6, WOOD, 0.5, (0, 0, 71))]
    for turn in (0, 90, 180, 270):
        meshes.append(
            (box(46, 1.6, 9, TEAM, 0.3, (0, 22.4, 77)) + box(46, 2, 1.6, WOOD, at=(0, 22.4, 82))).turned(turn)
        )
    meshes += [beam((x, y, 72), (x, y, 98), 2, WOOD) for x in (-20, 20) for y in (-20, 20)]
    meshes.append(skin([ring(38, 4, 97, 45), ring(37, 4, 99, 45), ring(4, 4, 112, 45)], ROOF.lit(0.8), (0,)))
    meshes.append(
        cylinder(4, 5, 8, GUNMETAL, axis="y", at=(12, -24, 86))
        + cylinder(3.4, 0.6, 8, LAMP, axis="y", at=(12, -26.8, 86))
    )
    meshes.append(join([box(8, 1, 1.2, WOOD_PALE, at=(0, -27 + i * 0.55, 6 + i * 7)) for i in range(9)]))
    rng = np.random.default_rng(84)
    return Sculpt(settled(join(meshes), rng), anchors={"light": (0, (12.0, -27.0, 86.0))})


def heliport() -> Sculpt:
    """A concrete pad with a white ring and an H, lamps at its corners, a wind sock, flat enough to land on."""
    pad = extrude(
        [(-34, -46), (34, -46), (46, -34), (46, 34), (34, 46), (-34, 46), (-46, 34), (-46, -34)],
        2.4,
        CONCRETE.lit(0.8),
        0.5,
        "z",
    ).moved(0, 0, 1.2)
    outer, inner = ring(36, 20, 2.6), ring(31.5, 20, 2.6)
    circle = Mesh.of_polygons([[outer[i], outer[(i + 1) % 20], inner[(i + 1) % 20], inner[i]] for i in range(20)], TEAM)
    letter = join([box(5.4, 32, 0.8, WHITE, at=(x, 0, 2.4)) for x in (-11, 11)]) + box(
        18, 5.4, 0.8, WHITE, at=(0, 0, 2.4)
    )
    lamps = join(
        [cylinder(1.4, 2.4, 6, Paint.of("7fd0b0", emit=0.8), at=(x, y, 3)) for x in (-38, 38) for y in (-38, 38)]
    )
    sock = cylinder(0.8, 34, 5, WHITE, at=(42, 42, 19)) + tube((42, 42, 34), (30, 45, 33), 3, 7, TEAM, 1.6)
    rng = np.random.default_rng(85)
    return Sculpt(join([pad, circle, letter, lamps, sock]).jittered(0.04, rng))


def building_site() -> Sculpt:
    """A building begun: trench of a foundation, scaffold, planks, a pile of bricks."""
    rng = np.random.default_rng(90)
    base = box(74, 64, 4, CONCRETE, 0.5, (0, 4, 2))
    walls = [
        box(70, 4, 12, BRICK, 0.4, (0, 34, 9)),
        box(4, 40, 8, BRICK.lit(0.9), 0.4, (-34, 14, 7)),
        box(4, 22, 15, BRICK.lit(1.05), 0.4, (34, 22, 10)),
    ]
    poles = [beam((x, y, 0), (x, y, 42), 1.8, WOOD_PALE) for x in (-38, 0, 38) for y in (38, 26)]
    boards = [box(80, 12, 1.4, WOOD, at=(0, 32, z)) for z in (20, 36)] + [
        beam((-38, 26, 4), (0, 26, 34), 1.2, WOOD_PALE)
    ]
    boards += [box(78, 1.4, 5, TEAM, at=(0, 25.4, 39))]
    piles = join(
        [
            box(
                5,
                2.6,
                2,
                BRICK.lit(rng.uniform(0.8, 1.2)),
                at=(-26 + (i % 3) * 5.4, -36 + (i // 3 % 2) * 3, 1 + i // 6 * 2.1),
            )
            for i in range(15)
        ]
    )
    heap = lathe([(12, 0), (7, 5), (2, 8)], 8, SANDBAG).dented(0.9, rng).moved(16, -36)
    planks = join([box(34, 3, 1.4, WOOD_PALE, at=(6, -20 + i * 3.4, 4.8)).turned(4 * i) for i in range(3)])
    return Sculpt(settled(join([base, *walls, *poles, *boards, piles, heap, planks]), rng))


def rubble() -> Sculpt:
    """What a destroyed building leaves."""
    rng = np.random.default_rng(92)
    heap = lathe([(44, 0), (32, 6), (16, 11), (3, 13)], 10, STONE.lit(0.7)).dented(2.6, rng)
    meshes = [heap]
    for _ in range(46):
        reach, angle = 42 * rng.random() ** 0.6, rng.uniform(0, 6.28)
        size = rng.uniform(4, 10)
        paint = (PLASTER, BRICK, CONCRETE, SOOT)[int(rng.integers(4))].lit(rng.uniform(0.7, 1.0))
        piece = box(size * 1.5, size, size * 0.7, paint).turned(rng.uniform(-40, 40), "x").turned(rng.uniform(0, 180))
        meshes.append(piece.moved(np.cos(angle) * reach, np.sin(angle) * reach, max(1.0, 12 - reach * 0.28)))
    for k in range(4):
        meshes.append(
            box(2.4, 34, 2.4, CHARCOAL)
            .turned(rng.uniform(-34, 34), "x")
            .turned(k * 50)
            .moved(rng.uniform(-12, 12), rng.uniform(-12, 12), 12)
        )
    return Sculpt(above(join(meshes)).jittered(0.04, rng))


def above(mesh: Mesh) -> Mesh:
    """The mesh with what lies below the ground pressed flat."""
    points = mesh.points.copy()
    points[..., 2] = points[..., 2].clip(0)
    points[..., :2] = points[..., :2].clip(-49.5, 49.5)
    return replace(mesh, points=points)
