"""The headquarters of a camp, whole, damaged and half in ruins, and the works round it. Fronts face -y and -x."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import numpy as np

from client3d.models.catalogue.headquarters.signs import star_outline
from client3d.models.catalogue.houses import WINDOW, settled
from client3d.models.catalogue.squads import flag_cloth
from client3d.models.mesh import Mesh, Paint, Point, join
from client3d.models.meshfile import Part
from client3d.models.meshkit import ball, beam, box, cylinder, extrude, lathe, tube
from client3d.models.palette import (
    BLACK,
    BRICK,
    CHARCOAL,
    CONCRETE,
    GUNMETAL,
    LAMP,
    RUST,
    SANDBAG,
    SOOT,
    STEEL,
    STONE,
    TEAM,
    WOOD,
)
from client3d.models.sculpt import Sculpt, moving_parts

SITE: dict[str, tuple[int, Point]] = {"site": (0, (0.0, 0.0, 0.0))}
"""What tells the scene that a model is a building: it belongs to its cell, and is never shown through what hides it."""
WALL, TRIM = Paint.of("c9bda2"), Paint.of("8d8675")
GOLD = Paint.of("e0b545", gloss=0.5)
MIDDLE = (15.0, 15.0)
"""Where the house stands: at the back of its cell, so that whoever is in it has the forecourt."""
HALL, STOREY = 62.0, 30.0
TOWER, TOWER_HIGH = 32.0, 24.0
FLAG_HIGH = 118.0


def _window(x: float, y: float, z: float, turn: float, dark: bool) -> Mesh:
    """A tall window facing -y before it is turned about the middle of the house."""
    glass = BLACK if dark else WINDOW
    frame = Paint.of("e6dcc4")
    pane = box(8.4, 1.4, 14, frame) + box(6, 1.9, 11.6, glass) + box(0.9, 2.2, 11.6, frame)
    return (pane + box(9.6, 2.6, 1.3, TRIM, at=(0, 0, -7.4))).moved(x, y, z).turned(turn)


def _front(width: float, base: float, high: float, dark: bool) -> list[Mesh]:
    """Windows and banners along one side, facing -y."""
    y = -width / 2 - 0.2
    parts = [_window(x, y, base + high * 0.52, 0, dark) for x in (-24, 24)]
    for x in (-14, 14):
        parts.append(box(7.6, 1.0, high * 0.86, TEAM, 0, (x, y - 0.5, base + high * 0.50)))
        parts.append(box(9.6, 1.8, 1.6, GOLD, 0, (x, y - 0.5, base + high * 0.94)))
    return parts


def _portal() -> Mesh:
    """Steps, doors, two columns and a pediment with a gold star, facing -y, about the foot of the wall."""
    steps = [
        box(24 - k * 3, 12 - k * 4, 2.4, STONE.lit(1.05 - k * 0.06), 0.4, (0, -4 + k * 2, 1.2 + k * 2.2))
        for k in (0, 1)
    ]
    doors = box(10, 1.6, 17, Paint.of("6b4a30"), 0.4, (0, -0.6, 12.4)) + box(0.8, 2.0, 17, BLACK, at=(0, -0.8, 12.4))
    columns = join([cylinder(2.0, 19, 8, WALL.lit(1.12), at=(x, -5, 14)) for x in (-9, 9)])
    roof = extrude([(-14, 0), (14, 0), (0, 9)], 8, WALL.lit(1.05), 0.5, "y").moved(0, -3.5, 24)
    badge = extrude(star_outline(3.4, 1.5), 1.4, GOLD, 0, "y").moved(0, -8.2, 27.2)
    return join([*steps, doors, columns, roof, badge, box(28, 8.6, 2.2, TRIM, 0.4, (0, -3.5, 24))])


def _parapet(width: float, base: float, missing: int, rng: np.random.Generator) -> Mesh:
    """A cornice in the camp's colour round a flat roof, merlons on it, some of them gone."""
    half = width / 2
    parts = [box(width + 4, width + 4, 5.6, TEAM, 0.9, (0, 0, base))]
    places = [(s * half, t) for s in (-1, 1) for t in np.linspace(-half, half, 6)]
    places += [(t, s * half) for s in (-1, 1) for t in np.linspace(-half, half, 6)[1:-1]]
    gone = set(rng.permutation(len(places))[:missing].tolist())
    parts += [
        box(5, 5, 5, WALL.lit(1.04), 0.7, (float(x), float(y), base + 5))
        for k, (x, y) in enumerate(places)
        if k not in gone
    ]
    return join(parts)


def _hall(damage: int, rng: np.random.Generator) -> Mesh:
    """The ground floor with its roof."""
    dark = damage > 0
    mesh = box(HALL, HALL, STOREY, WALL, 1.0, (0, 0, 4 + STOREY / 2))
    mesh += join([box(HALL + 1.6, HALL + 1.6, 3, TRIM, 0.4, (0, 0, 6.5)), *_front(HALL, 4, STOREY, dark)])
    shield = extrude([(-6.6, 7), (6.6, 7), (6.6, -2), (0, -9), (-6.6, -2)], 1.6, TEAM, 0.3, "y")
    shield += extrude(star_outline(5.0, 2.2), 2.6, GOLD, 0, "y").moved(0, 0, 0.6)
    mesh += join([*_front(HALL, 4, STOREY, dark), shield.moved(0, -HALL / 2 - 0.6, 21)]).turned(-90)
    mesh += join([_window(x, -HALL / 2 - 0.2, 20, turn, dark) for x in (-20, 0, 20) for turn in (90, 180)])
    mesh += _portal().moved(0, -HALL / 2, 0)
    mesh += _parapet(HALL, 4 + STOREY, (0, 6, 12)[damage], rng)
    vents = [box(7, 7, 4.4, TRIM, 0.6, (-22, y, 40.4)) + box(5, 5, 0.6, BLACK, at=(-22, y, 42.8)) for y in (-20, 18)]
    light = box(9, 16, 2.4, STEEL, 0.4, (20, -21, 39.6)).turned(90) + box(
        7.4, 14.4, 0.6, WINDOW, at=(20, -21, 41)
    ).turned(90)
    return mesh + box(HALL - 3, HALL - 3, 1.2, Paint.of("77705f"), 0, (0, 0, 38)) + join([*vents, light.moved(-42, 0)])


def _tower(damage: int, rng: np.random.Generator) -> Mesh:
    """The upper floor with its windows, masts and dish."""
    base = 37.0
    mesh = box(TOWER, TOWER, TOWER_HIGH, WALL.lit(1.03), 0.9, (0, 0, base + TOWER_HIGH / 2))
    for turn in (0, -90, 90, 180):
        panes = [_window(x, -TOWER / 2 - 0.2, base + 12.6, turn, damage > 0) for x in (-8.6, 8.6)]
        mesh += join(panes)
    mesh += _parapet(TOWER, base + TOWER_HIGH, (0, 4, 20)[damage], rng)
    top = base + TOWER_HIGH + 2
    aerial = tube((9, 9, top), (9, 9, top + 26), 0.7, 5, STEEL) + join(
        [box(0.8, 12 - k * 3, 0.8, STEEL, at=(9, 9, top + 12 + k * 5)) for k in range(3)]
    )
    dish = (
        lathe([(0.6, 0), (4.4, 1.0), (6.6, 3.4), (6.0, 3.4), (0.6, 1.0)], 9, Paint.of("d8d4c8"))
        .turned(58, "x")
        .turned(36)
    )
    return mesh + aerial + dish.moved(-7, 8, top + 5) + tube((-7, 8, top), (-7, 8, top + 5), 1.0, 5, STEEL)


def _stump(rng: np.random.Generator) -> Mesh:
    """What is left of the upper floor: broken walls, charred beams, a heap."""
    parts = []
    half, block = TOWER / 2, 6.4
    for side in range(4):
        for k in range(5):
            levels = int(rng.integers(0, 4)) if side in (0, 3) else int(rng.integers(1, 5))
            for level in range(levels):
                shade = WALL.mixed(SOOT, 0.25 + 0.14 * level).lit(rng.uniform(0.85, 1.05))
                piece = box(block, 5, block, shade, 0.6).turned(rng.uniform(-4, 4))
                parts.append(
                    piece.moved(-half + block * (k + 0.5), -half, 40 + block * (level + 0.5)).turned(side * 90)
                )
    for k in range(5):
        log = box(2.6, 34 - k * 3, 2.6, CHARCOAL.lit(1.3)).turned(rng.uniform(16, 34), "x").turned(rng.uniform(-70, 70))
        parts.append(log.moved(rng.uniform(-8, 8), rng.uniform(-6, 6), 48))
    for _ in range(16):
        x, y = rng.uniform(-13, 13, 2)
        parts.append(_stone(rng).moved(x, y, 40 + rng.uniform(0, 5)))
    return join(parts)


def _stone(rng: np.random.Generator) -> Mesh:
    size = rng.uniform(2.4, 6.0)
    paint = (WALL, BRICK, STONE, SOOT)[int(rng.integers(4))].lit(rng.uniform(0.75, 1.0))
    return box(size * 1.4, size, size * 0.8, paint).turned(rng.uniform(-30, 30), "x").turned(rng.uniform(0, 90))


def _scars(damage: int, rng: np.random.Generator) -> Mesh:
    """Holes with sooty rims in the two fronts, and stones at their feet."""
    parts = []
    wall = HALL / 2
    for turn in (0, -90):
        for x, z in ((-5, 24), (23, 11), (-20, 12), (5, 12))[: 1 + damage]:
            size = rng.uniform(3.4, 5.2)
            rim = lathe([(size * 1.5, 0), (size * 1.25, 0.5), (size, 0.6)], 9, SOOT.lit(1.5))
            hole = lathe([(size, 0.7), (0.3, 0.8)], 7, CHARCOAL.lit(0.5))
            parts.append((rim + hole).dented(0.3, rng).turned(90, "x").moved(x, -wall - 0.4, z).turned(turn))
            parts += [
                _stone(rng).moved(x + rng.uniform(-8, 8), -wall - rng.uniform(3, 9), 2.4).turned(turn)
                for _ in range(3 * damage)
            ]
    return join(parts)


def _scorched(mesh: Mesh, share: float) -> Mesh:
    """The same, sooty towards the top."""
    low, high = np.ones(3), np.ones(3) * (1 - share)
    return mesh.graded(low, high, 12, 62)


def headquarters(damage: int) -> Callable[[], Sculpt]:
    """A command house on a stone court, its flag over everything; damage: 0 whole, 1 damaged, 2 half in ruins."""

    def build() -> Sculpt:
        rng = np.random.default_rng(241)
        court = box(98, 98, 2.6, STONE.lit(0.86), 0.8, (0, 0, 1.3)) + box(
            90, 90, 0.8, CONCRETE.lit(0.92), 0, (0, 0, 2.8)
        )
        court += join([box(6.4, 6.4, 9, WALL, 0.9, (x, y, 5)) for x, y in ((-44, -44), (-44, 44), (44, -44))])
        court += join([ball(2.8, LAMP, 0).moved(x, y, 11.6) for x, y in ((-44, -44), (-44, 44), (44, -44))])
        house = _hall(damage, rng) + (_stump(rng) if damage == 2 else _tower(damage, rng))
        if damage:
            house = _scorched(house, (0.0, 0.28, 0.5)[damage]) + _scars(damage, rng)
        house = house.moved(*MIDDLE, 2)
        foot = (-22.0, 42.0)
        high = FLAG_HIGH - 26 * (damage == 2)
        pole = cylinder(1.5, high, 7, Paint.of("ded8c8"), at=(*foot, high / 2 + 2), end_radius=1.0)
        pole += ball(3.2, GOLD, 1).moved(*foot, high + 4) + lathe([(6, 0), (5, 4), (2.4, 7)], 8, STONE, (1,)).moved(
            *foot, 2
        )
        size = (1.0, 0.86, 0.6)[damage]
        flag = flag_cloth(46 * size, 30 * size, TEAM)
        emblem = extrude(star_outline(8.0 * size, 3.5 * size), 2.6, GOLD, 0, "y").moved(14 * size, 2.2 * size, 0)
        flag += emblem
        at = (foot[0], foot[1], high - 14)
        mesh = join([court, house, pole, flag.turned(-8).moved(*at).as_part(1)])
        parts = moving_parts(Part("flag", "wave", at, (0, 0, 1), 0))
        return Sculpt(settled(mesh, rng), parts, {**SITE, "muzzle": (0, (MIDDLE[0] - 12, MIDDLE[1] - 12, 70.0))})

    return build


def _bags(points: list[tuple[float, float]], rows: int, rng: np.random.Generator) -> Mesh:
    """A wall of sandbags along a line of points, so many rows high."""
    bags = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = float(np.hypot(x1 - x0, y1 - y0))
        count = max(int(length / 9.4), 1)
        turn = float(np.degrees(np.arctan2(y1 - y0, x1 - x0)))
        for row in range(rows):
            for k in range(count):
                share = min((k + 0.5 + 0.5 * (row % 2)) / count, 1.0)
                bag = (
                    ball(5.6, SANDBAG.lit(rng.uniform(0.80, 1.08)), 0, 0.05, rng)
                    .turned(31.7, "x")
                    .scaled(1.1, 0.78, 0.56)
                )
                bag = bag.turned(turn + rng.uniform(-7, 7))
                bags.append(bag.moved(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, 3 + row * 4.6))
    return join(bags)


def _hedgehog(x: float, y: float, turn: float) -> Mesh:
    """Three crossed girders."""
    ends = (((-7, 0, 1), (7, 0, 13)), ((0, -7, 1), (0, 7, 13)), ((-6, 6, 11), (6, -6, 3)))
    return join([beam(a, b, 2.4, RUST.lit(1.2)) for a, b in ends]).turned(turn).moved(x, y)


def _wire(start: tuple[float, float], end: tuple[float, float]) -> Mesh:
    """Two strands of barbed wire between posts."""
    parts = []
    count = 4
    at = [
        (start[0] + (end[0] - start[0]) * k / count, start[1] + (end[1] - start[1]) * k / count)
        for k in range(count + 1)
    ]
    parts += [cylinder(0.9, 13, 5, WOOD, at=(x, y, 6.5)) for x, y in at]
    for (x0, y0), (x1, y1) in pairwise(at):
        parts.append(tube((x0, y0, 12), (x1, y1, 6), 0.35, 3, STEEL))
        parts.append(tube((x0, y0, 6), (x1, y1, 12), 0.35, 3, STEEL))
    return join(parts)


def fortifications(level: int) -> Callable[[], Sculpt]:
    """What the shop puts round a headquarters: a wall of sandbags with a gate; bought twice, a higher one with guns,
    wire and girders before it."""

    def build() -> Sculpt:
        rng = np.random.default_rng(250 + level)
        edge, rows = 46.0, 1 + level
        wall = [_bags([(-12, -edge), (-edge, -edge), (-edge, -12)], rows, rng)]
        wall += [
            _bags([(-edge, 14), (-edge, edge), (14, edge)], rows, rng),
            _bags([(14, -edge), (edge, -edge), (edge, 6)], rows, rng),
        ]
        for side in (-1, 1):
            board = box(12, 1.0, 5, TEAM, 0.2, (0, -5.2, rows * 4.2))
            wall.append(board.turned(side * 45).moved(side * edge, -edge))
        if level > 1:
            for x, y, turn in ((-edge, -edge, 135), (edge, -edge, 225), (-edge, edge, 45)):
                gun = cylinder(0.9, 20, 6, GUNMETAL, axis="y", at=(0, 7, 0)) + box(3, 7, 3.4, BLACK, 0.4, (0, -4, 0))
                gun += box(11, 1.0, 8, STEEL, 0.3, (0, 0, 1)) + box(11.4, 0.6, 3, TEAM, 0, (0, 0.6, 3))
                wall.append(gun.turned(turn).moved(x * 0.93, y * 0.93, rows * 4.6 + 4))
            wall += [_hedgehog(-2, -44, 20), _hedgehog(-45, 0, 70)]
            wall += [_wire((-49, -46), (-49, -16)), _wire((-46, -49), (-16, -49)), _wire((18, -49), (46, -49))]
        mesh = join(wall).jittered(0.04, rng).graded([0.8, 0.78, 0.75], [1.05, 1.05, 1.04], 0, 18)
        return Sculpt(mesh, anchors=SITE)

    return build
