"""Works in the field: trench, bunker, dragon's teeth, bridge, a work begun, mines."""

from __future__ import annotations

import numpy as np

from client3d.models.catalogue.houses import settled
from client3d.models.catalogue.structures import sandbag_row
from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshkit import ball, beam, box, cylinder, lathe, ring, skin
from client3d.models.palette import (
    BLACK,
    CONCRETE,
    EARTH,
    GUNMETAL,
    OLIVE,
    OLIVE_DARK,
    RUST,
    SANDBAG,
    STEEL,
    TEAM,
    WHITE,
    WOOD,
    WOOD_PALE,
)
from client3d.models.sculpt import Sculpt


def trench() -> Sculpt:
    """A ring of earth and sandbags, open in the middle where the unit stands."""
    rng = np.random.default_rng(86)
    profile = [(48, 0), (44, 6), (38, 8.4), (34, 6), (33, 0.2)]
    bank = skin([ring(r, 14, z, 7) for r, z in profile], EARTH, ears=[]).dented(1.1, rng)
    floor = Mesh.of_polygons([ring(33.5, 14, 0.4, 7)], EARTH.lit(0.6))
    places = [(float(x), float(y)) for x, y, _ in ring(38, 16, 0, 11)]
    bags = []
    for k, (x, y) in enumerate(places):
        if k == 12:
            continue  # the way in
        bag = ball(7.4, SANDBAG.lit(rng.uniform(0.82, 1.06)), 0, 0.05, rng).turned(31.7, "x").scaled(1.25, 0.75, 0.55)
        bags.append(bag.turned(101 + k * 22.5).moved(x, y, 11))
    boards = join([box(13, 1.6, 9, WOOD, at=(0, 33, 4.5)).turned(a) for a in (20, 65, 110, 155, 245, 335)])
    stake = beam((-40, -22, 4), (-40, -22, 24), 1.4, WOOD) + Mesh.of_polygons(pennant(-40, -22, 20), TEAM)
    return Sculpt(join([bank, floor, *bags, boards, stake]).jittered(0.05, rng))


def pennant(x: float, y: float, z: float) -> list[list[Point]]:
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


def mine() -> Sculpt:
    """A mine's lid in a ring of turned earth, with a small marker in the colour of the side that knows it."""
    rng = np.random.default_rng(93)
    sign = beam((11, 8, 0), (11, 8, 17), 1.0, STEEL) + Mesh.of_polygons(pennant(11, 8, 14), TEAM)
    return Sculpt(join([_laid_mine(rng), sign]).jittered(0.05, rng))


def foreign_mine() -> Sculpt:
    """Another side's mine, spotted: pegs around it and a three-cornered sign on its tip, banded in that side's colour.

    The sign, not its colour alone, tells it from one's own.
    """
    rng = np.random.default_rng(94)
    pegs = join([beam((x, y, 0), (x * 1.06, y * 1.06, 9), 1.4, WHITE) for x in (-17, 17) for y in (-17, 17)])
    post = beam((0, 14, 0), (0, 14, 15), 1.6, STEEL)
    # a pyramid on its tip: three-cornered from wherever the camera looks
    sign = lathe([(1.2, 12), (5.2, 19)], 4, TEAM) + lathe([(5.2, 19), (9.6, 26.6)], 4, WHITE)
    sign += lathe([(9.6, 26.6), (12, 31), (11, 32)], 4, TEAM)
    sign = sign.moved(0, 14, 0)
    return Sculpt(join([_laid_mine(rng), pegs, post, sign]).jittered(0.05, rng))


def _laid_mine(rng: np.random.Generator) -> Mesh:
    """The lid of a mine in a ring of turned earth."""
    earth = lathe([(15, 0), (12, 1.4), (8, 1.8)], 9, EARTH).dented(0.5, rng)
    lid = lathe([(8, 1), (8, 3.4), (6.4, 4.4)], 10, OLIVE_DARK, (1,)) + cylinder(2.2, 1.6, 7, RUST, at=(0, 0, 5))
    return earth + lid
