"""Houses, ruins and what the engineers build. Each fits one cell; buildings carry flags or panels in their side's colour."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np

from client3d.models.catalogue.squads import flag_cloth
from client3d.models.catalogue.wheeled import barrel, crate
from client3d.models.meshfile import Part
from client3d.models.meshkit import (
    Mesh,
    Paint,
    Point,
    ball,
    beam,
    box,
    cylinder,
    extrude,
    join,
    lathe,
    ring,
    skin,
    tube,
)
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

WINDOW = Paint.of("1a2a36", gloss=1.0, emit=0.7)
SHUTTER = Paint.of("4e6b6a")


def settled(mesh: Mesh, rng: np.random.Generator) -> Mesh:
    """A building as it stands: uneven faces, darker at the foot."""
    return mesh.jittered(0.04, rng).graded([0.80, 0.78, 0.75], [1.04, 1.04, 1.03], 0, 30)


def gable_roof(width: float, length: float, base: float, rise: float, paint: Paint, rng: np.random.Generator) -> Mesh:
    """Two slopes of overlapping rows of tiles, the ridge along y."""
    overhang, rows, pieces = 5.0, 5, 4
    run = width / 2 + overhang
    drop = rise * run / (width / 2)
    angle = np.degrees(np.arctan2(drop, run))
    slope = np.hypot(run, drop)
    depth = (length + 8) / pieces
    tiles = []
    for row in range(rows):
        share = (row + 0.5) / rows
        for piece in range(pieces):
            tile = box(slope / rows * 1.22, depth * 0.99, 2.2, paint.lit(rng.uniform(0.86, 1.12)))
            y = -(length + 8) / 2 + depth * (piece + 0.5)
            tiles.append(tile.turned(angle + 4, "y").moved(share * run, y, base + rise + 1.4 - share * drop))
    ridge = box(4, length + 9, 3.2, paint.lit(0.78), 0.8, (0, 0, base + rise + 2.4))
    return join(tiles).both_sides() + ridge


def window(turn: float, at: Point, shutters: bool = True) -> Mesh:
    """A framed, lit window with a sill, facing -y before it is turned."""
    frame = Paint.of("efe6d2")
    mesh = (
        box(11, 1.4, 13, frame)
        + box(8.6, 1.9, 10.6, WINDOW)
        + box(1, 2.3, 10.6, frame)
        + box(13, 3, 1.4, frame.lit(0.8), at=(0, 0, -7))
    )
    if shutters:
        mesh += join([box(5, 1.2, 13, SHUTTER, at=(x, 0, 0)) for x in (-8.4, 8.4)])
    return mesh.turned(turn).moved(*at)


def house(seed: int, width: float, length: float, storey: float, wall: Paint, roof: Paint) -> Callable[[], Sculpt]:
    """A village house with a gable roof and a chimney."""

    def build() -> Sculpt:
        rng = np.random.default_rng(seed)
        base = storey + 3
        meshes = [
            box(width + 3, length + 3, 5, STONE, 0.6, (0, 0, 2.5)),
            box(width, length, storey, wall, 0.8, (0, 0, storey / 2 + 3)),
            extrude([(-width / 2, 0), (width / 2, 0), (0, width * 0.38)], length, wall, 0, "y").moved(0, 0, base),
            gable_roof(width, length, base, width * 0.4, roof, rng),
            box(9, 9, 24, BRICK, 0.7, (width * 0.22, -length * 0.24, base + width * 0.36)),
            box(11, 11, 2.4, STONE, 0.5, (width * 0.22, -length * 0.24, base + width * 0.36 + 12.5)),
            box(12, 2, 22, WOOD, 0.6, (0, -length / 2 - 0.4, 16)),
            box(17, 8, 3, STONE, 0.5, (0, -length / 2 - 3, 3)),
        ]
        middle = storey * 0.56 + 3
        for y in (-length * 0.3, 0, length * 0.3):
            meshes += [window(90, (width / 2, y, middle)), window(-90, (-width / 2, y, middle))]
        meshes += [window(0, (x, -length / 2, middle), False) for x in (-width * 0.32, width * 0.32)]
        meshes += [window(180, (x, length / 2, middle)) for x in (-width * 0.24, width * 0.24)]
        meshes.append(window(0, (0, -length / 2, base + 9), False))
        return Sculpt(settled(join(meshes), rng))

    return build


def ruin(seed: int, heights: tuple[float, float, float, float], roofed: bool) -> Callable[[], Sculpt]:
    """Broken walls of blocks about a floor; `heights` at the four corners, from the back left clockwise."""

    def build() -> Sculpt:
        rng = np.random.default_rng(seed)
        block, half = 8.4, 37.8
        meshes = [box(80, 80, 2, STONE.lit(0.75), at=(0, 0, 1))]
        corners = [(-half, half), (half, half), (half, -half), (-half, -half)]
        for k in range(4):
            (x0, y0), (x1, y1) = corners[k], corners[(k + 1) % 4]
            count = 9
            for i in range(count):
                share = (i + 0.5) / count
                top = (
                    heights[k] * (1 - share)
                    + heights[(k + 1) % 4] * share
                    - 9 * np.sin(share * np.pi)
                    + rng.uniform(-4, 4)
                )
                levels = int(max(top, 4) / block)
                for level in range(levels):
                    if i in (2, 6) and 1 <= level <= 3:
                        continue  # a window's hole
                    paint = PLASTER if rng.random() > 0.2 else BRICK
                    paint = paint.lit(rng.uniform(0.8, 1.05)).mixed(SOOT, 0.5 * rng.random() * level / 6)
                    bevel = 0.9 if level == levels - 1 else 0
                    piece = box(block, block * 0.85, block, paint, bevel).turned(
                        np.degrees(np.arctan2(y1 - y0, x1 - x0)) + rng.uniform(-2, 2)
                    )
                    meshes.append(
                        piece.moved(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 2 + block * (level + 0.5))
                    )
        if roofed:
            for k in range(4):
                lean = rng.uniform(16, 30)
                log = box(3, 64 - k * 6, 3, CHARCOAL.lit(1.3)).turned(lean, "x").turned(rng.uniform(-10, 10))
                meshes.append(log.moved(-22 + k * 14, rng.uniform(-4, 4), 22))
        for _ in range(26):
            x, y = rng.uniform(-33, 33, 2)
            size = rng.uniform(2.5, 6.5)
            paint = (PLASTER, BRICK, STONE, SOOT)[int(rng.integers(4))].lit(rng.uniform(0.75, 1.0))
            stone = (
                box(size * 1.4, size, size * 0.8, paint).turned(rng.uniform(-30, 30), "x").turned(rng.uniform(0, 90))
            )
            meshes.append(stone.moved(x, y, 2 + size * 0.3))
        return Sculpt(join(meshes).jittered(0.03, rng))

    return build


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


def hospital() -> Sculpt:
    """A white field hospital: flat roof with a red cross, side wing, porch."""
    wall = Paint.of("e0dccf")
    meshes = [
        box(84, 76, 3, CONCRETE, 0.5, (0, 0, 1.5)),
        box(70, 44, 34, wall, 1.0, (0, 10, 19)),
        box(74, 48, 3, wall.lit(0.8), 0.6, (0, 10, 37)),
        box(66, 40, 1, CONCRETE, at=(0, 10, 38.4)),
        cross_flat(26).moved(0, 10, 39.4),
        box(26, 24, 22, wall, 0.8, (0, -22, 13)),
        box(29, 27, 2.4, TEAM, 0.5, (0, -22, 25)),
        cross_flat(12).turned(90, "x").moved(0, -34.6, 18),
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


def cross_flat(size: float) -> Mesh:
    """A red cross on a white square, lying flat."""
    ground = box(size * 1.15, size * 1.15, 0.8, WHITE)
    return join([ground, box(size, size * 0.32, 1.8, RED_CROSS), box(size * 0.32, size, 1.8, RED_CROSS)])


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


def trench() -> Sculpt:
    """A ring of earth and sandbags, open in the middle where the unit stands."""
    rng = np.random.default_rng(86)
    profile = [(48, 0), (44, 6), (38, 8.4), (34, 6), (33, 0.2)]
    bank = skin([ring(r, 14, z, 7) for r, z in profile], EARTH).dented(1.1, rng)
    floor = Mesh.of_polygons([ring(33.5, 14, 0.4, 7)], EARTH.lit(0.6))
    places = [(float(x), float(y)) for x, y, _ in ring(38, 16, 0, 11)]
    bags = []
    for k, (x, y) in enumerate(places):
        if k == 12:
            continue  # the way in
        bag = ball(7.4, SANDBAG.lit(rng.uniform(0.82, 1.06)), 0, 0.05, rng).turned(31.7, "x").scaled(1.25, 0.75, 0.55)
        bags.append(bag.turned(101 + k * 22.5).moved(x, y, 11))
    boards = join([box(13, 1.6, 9, WOOD, at=(0, 33, 4.5)).turned(a) for a in (20, 65, 110, 155, 245, 335)])
    stake = beam((-40, -22, 4), (-40, -22, 24), 1.4, WOOD) + Mesh.of_polygons(_pennant(-40, -22, 20), TEAM)
    return Sculpt(join([_without_lid(bank), floor, *bags, boards, stake]).jittered(0.05, rng), grounded=True)


def _without_lid(mesh: Mesh) -> Mesh:
    """The mesh without its level polygons' lid at the top ring (the last ring's cap and the ground's)."""
    from dataclasses import fields

    across = np.abs(mesh.points - mesh.points.mean(1, keepdims=True))[..., :2].max((1, 2))
    keep = across < 14
    return Mesh(**{f.name: getattr(mesh, f.name)[keep] for f in fields(Mesh)})


def _pennant(x: float, y: float, z: float) -> list[list[Point]]:
    """A small triangle of cloth, both its sides."""
    corners: list[Point] = [(x, y, z - 4), (x + 12, y + 1, z), (x, y, z + 4)]
    return [corners, corners[::-1]]


def bunker() -> Sculpt:
    """A low concrete casemate banked with earth, firing slits on three sides."""
    rng = np.random.default_rng(87)
    bank = lathe([(49, 0), (44, 7), (36, 12)], 8, EARTH, turn=22.5).dented(0.8, rng)
    block = lathe([(37, 8), (36, 25), (32, 29)], 8, CONCRETE, (1,), 22.5)
    roof = lathe([(33, 28.6), (31, 32), (26, 33.6)], 8, CONCRETE.lit(0.9), (), 22.5) + lathe(
        [(17, 33.5), (16.6, 34.6)], 8, TEAM, (), 22.5
    )
    slits = join(
        [
            (
                box(22, 3, 4.4, BLACK, at=(0, 33.6, 20.5)) + box(25, 2.4, 1.6, CONCRETE.lit(1.1), at=(0, 33.8, 23.6))
            ).turned(a)
            for a in (0, 45, -45, 90, -90)
        ]
    )
    barrel_ = cylinder(1.2, 12, 6, GUNMETAL, axis="y", at=(0, 39, 20.5))
    plates = join([box(12, 1.2, 5, TEAM, at=(0, 34.2, 14.5)).turned(a) for a in (22.5 + 90, 0, 180)])
    door = box(12, 3, 15, RUST, 0.5, (0, -34, 17))
    bags = sandbag_row([(-22, -41), (-13, -42), (13, -42), (22, -41)], 0, 1, rng).moved(0, 0, 5)
    grass = join(
        [
            ball(6, OLIVE, 0, 0.2, rng).scaled(1.4, 1.4, 0.4).moved(x, y, 33)
            for x, y in ((20, -10), (-18, 14), (-12, -20))
        ]
    )
    return Sculpt(settled(join([bank, block, roof, slits, barrel_, plates, door, bags, grass]), rng))


def dragons_teeth() -> Sculpt:
    """Two staggered rows of concrete pyramids."""
    rng = np.random.default_rng(88)
    teeth = []
    for row, y in enumerate((-24, 0, 24)):
        for x in (-33, -11, 11, 33) if row % 2 else (-38, -19, 0, 19, 38):
            turn, size = rng.uniform(-6, 6), rng.uniform(0.88, 1.05)
            foot = box(15, 15, 3, CONCRETE.lit(0.75), at=(0, 0, 1.5))
            tooth = skin(
                [ring(9, 4, 3, 45), ring(3.4, 4, 20, 45), ring(2.2, 4, 21.4, 45)],
                CONCRETE.lit(rng.uniform(0.9, 1.08)),
                (1,),
            )
            if row == 1:
                tooth += skin([ring(6.6, 4, 11, 45), ring(4.9, 4, 16.2, 45)], TEAM)
            teeth.append((foot + tooth).turned(turn).scaled(size).moved(x, y))
    return Sculpt(settled(join(teeth), rng))


def bridge() -> Sculpt:
    """One cell of road bridge along y: deck at height 1, railings, piers down into the water."""
    rng = np.random.default_rng(89)
    deck = box(88, 100, 6, CONCRETE.lit(0.75), at=(0, 0, -2)) + box(72, 100, 0.6, Paint.of("4e5153"), at=(0, 0, 1.2))
    dashes = join([box(2.4, 16, 0.4, WHITE.lit(0.9), at=(0, y, 1.7)) for y in (-25, 25)])
    kerb = box(7, 100, 3, CONCRETE, 0.5, (40, 0, 2.5))
    posts = join([box(3, 3, 13, CONCRETE, 0.4, (42, y, 8)) for y in (-40, -20, 0, 20, 40)])
    rails = box(1.8, 100, 2, CONCRETE.lit(1.1), 0.3, (42, 0, 14)) + box(1.4, 100, 1.4, CONCRETE, at=(42, 0, 9))
    girder = box(6, 100, 6, STEEL, at=(30, 0, -7.5)) + box(1.2, 10, 6, TEAM, at=(44.6, 0, -1.5))
    side = join([kerb, posts, rails, girder]).both_sides()
    pier = box(70, 9, 6, CONCRETE.lit(0.8), 0.6, (0, 0, -12)) + join(
        [cylinder(5, 22, 8, CONCRETE.lit(0.7), at=(x, 0, -25)) for x in (-24, 24)]
    )
    return Sculpt(join([deck, dashes, side, pier]).jittered(0.04, rng), grounded=False)


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


def works_site() -> Sculpt:
    """A work begun: pegs and tape in the side's colour, a heap of earth, spades."""
    rng = np.random.default_rng(91)
    pegs = [(x, y) for x in (-40, 40) for y in (-40, 40)]
    meshes = [beam((x, y, 0), (x, y, 14), 1.8, WOOD_PALE) for x, y in pegs]
    meshes += [box(80, 0.8, 2.6, TEAM, at=(0, y, 11)) for y in (-40, 40)] + [
        box(0.8, 80, 2.6, TEAM, at=(x, 0, 11)) for x in (-40, 40)
    ]
    meshes += [
        lathe([(16, 0), (10, 6), (2, 9)], 8, EARTH).dented(1.2, rng).moved(-20, 22),
        lathe([(10, 0), (6, 4), (1, 6)], 7, EARTH).dented(0.9, rng).moved(22, 27),
    ]
    meshes += [
        beam((-16, 16, 5), (-8, 9, 24), 1.2, WOOD_PALE),
        sandbag_row([(14 + i * 9, -28) for i in range(3)], 0, 2, rng),
    ]
    return Sculpt(join(meshes).jittered(0.05, rng))


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
    from dataclasses import replace

    points = mesh.points.copy()
    points[..., 2] = points[..., 2].clip(0)
    points[..., :2] = points[..., :2].clip(-49.5, 49.5)
    return replace(mesh, points=points)


def mine() -> Sculpt:
    """A mine's lid in a ring of turned earth, with a small marker in the colour of the side that knows it."""
    rng = np.random.default_rng(93)
    earth = lathe([(15, 0), (12, 1.4), (8, 1.8)], 9, EARTH).dented(0.5, rng)
    lid = lathe([(8, 1), (8, 3.4), (6.4, 4.4)], 10, OLIVE_DARK, (1,)) + cylinder(2.2, 1.6, 7, RUST, at=(0, 0, 5))
    sign = beam((11, 8, 0), (11, 8, 17), 1.0, STEEL) + Mesh.of_polygons(_pennant(11, 8, 14), TEAM)
    return Sculpt(join([earth, lid, sign]).jittered(0.05, rng))


def crater() -> Sculpt:
    """A ring of thrown-up earth about a scorched floor."""
    rng = np.random.default_rng(94)
    rings = [ring(r, 12, z) for r, z in ((44, 0), (34, 5.4), (27, 6.2), (16, 1.2), (8, 0.4))]
    wall = []
    for k, (low, high) in enumerate(itertools.pairwise(rings)):
        wall.append(
            Mesh.of_polygons(
                [[low[i], low[(i + 1) % 12], high[(i + 1) % 12], high[i]] for i in range(12)],
                EARTH if k < 2 else EARTH.mixed(SOOT, 0.3 + 0.2 * k),
            )
        )
    floor = Mesh.of_polygons([rings[-1]], SOOT)
    bank = join([*wall, floor]).dented(1.3, rng)
    clods = join(
        [
            ball(rng.uniform(2, 4), EARTH.lit(rng.uniform(0.7, 1.1)), 0, 0.2, rng).moved(*(rng.uniform(-40, 40, 2)), 3)
            for _ in range(9)
        ]
    )
    return Sculpt(above(bank + clods).jittered(0.06, rng))


def sandbags() -> Sculpt:
    """A curved breastwork, its outside towards +y."""
    rng = np.random.default_rng(95)
    bags = []
    for layer in range(3):
        for k in range(7 - layer % 2):
            angle = -55 + 110 * (k + 0.5 * (layer % 2)) / 6
            bag = (
                ball(5.8, SANDBAG.lit(rng.uniform(0.82, 1.08)), 0, 0.05, rng).turned(31.7, "x").scaled(1.2, 0.75, 0.58)
            )
            x, y = np.sin(np.radians(angle)) * 36, np.cos(np.radians(angle)) * 36
            bags.append(bag.turned(-angle + rng.uniform(-6, 6)).moved(x, y, 3 + layer * 5))
    return Sculpt(join(bags).jittered(0.03, rng))


def flag_pole() -> Sculpt:
    """A victory point's flag: a tall pole on a stone foot, the flag in the holder's colour."""
    foot = lathe([(11, 0), (10, 3), (6, 4), (5, 7)], 8, STONE, (1,))
    staff, cloth, part = flag_on_staff(0, 0, 5, 92, 1.55)
    banner = flag_cloth(40, 25, TEAM).turned(200).moved(0, 0, part.pivot[2]).as_part(1)
    rng = np.random.default_rng(96)
    del cloth
    return Sculpt(join([foot, staff, banner]).jittered(0.04, rng), moving_parts(part))


def telegraph_pole() -> Sculpt:
    """A pole with a cross-arm along x; wires go from the insulators (anchors wire_1, wire_2)."""
    pole = cylinder(2, 96, 6, WOOD.lit(0.75), at=(0, 0, 48), end_radius=1.4) + box(
        34, 2.6, 2.6, WOOD.lit(0.75), 0.4, (0, 0, 87)
    )
    glass = join([cylinder(1.2, 4, 6, Paint.of("cfd6d2"), at=(x, 0, 90)) for x in (-14, 14, 0)])
    strut = beam((-11, 0, 86), (0, 1, 76), 1.2, STEEL) + beam((11, 0, 86), (0, 1, 76), 1.2, STEEL)
    rng = np.random.default_rng(97)
    anchors = {"wire_1": (0, (-14.0, 0.0, 92.0)), "wire_2": (0, (14.0, 0.0, 92.0))}
    return Sculpt(join([pole, glass, strut]).jittered(0.05, rng), anchors=anchors)


def fence() -> Sculpt:
    """Half a cell of post and rail fence along x."""
    rng = np.random.default_rng(98)
    posts = [box(3, 3, 18, WOOD_PALE.lit(rng.uniform(0.85, 1.1)), 0.5, (x, 0, 9)) for x in (-25, -8.3, 8.3)]
    rails = [box(50, 1.6, 2.6, WOOD_PALE.lit(0.95), at=(0, 0, z)) for z in (7.5, 14)]
    return Sculpt(join([*posts, *rails]).jittered(0.06, rng).graded(0.75, 1.1, 0, 16))


BUILDINGS: dict[str, Callable[[], Sculpt]] = {
    "hospital": hospital,
    "workshop": workshop,
    "depot": depot,
    "watchtower": watchtower,
    "heliport": heliport,
    "trench": trench,
    "bunker": bunker,
    "dragons_teeth": dragons_teeth,
    "bridge": bridge,
    "building_site": building_site,
    "works_site": works_site,
    "rubble": rubble,
    "mine": mine,
}

PROPS: dict[str, Callable[[], Sculpt]] = {
    "house_1": house(55, 58, 74, 34, PLASTER, ROOF),
    "house_2": house(56, 66, 60, 40, Paint.of("cbb9a0"), Paint.of("7d4a3a")),
    "ruin_1": ruin(57, (58, 22, 14, 44), True),
    "ruin_2": ruin(58, (20, 50, 34, 10), False),
    "ruin_3": ruin(59, (30, 12, 46, 30), True),
    "crater": crater,
    "sandbags": sandbags,
    "flag_pole": flag_pole,
    "telegraph_pole": telegraph_pole,
    "fence": fence,
}
