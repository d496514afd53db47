"""Houses built from their outlines: walls floor by floor, floor plans with low walls, a roof; hundredths of a cell.

Each part is a mesh about the house's middle. A closed house shows its walls and roof; an open one the plan of a floor
over the walls of those below.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from client3d.models.mesh import Floats, Mesh, Paint, join
from client3d.models.meshkit import ear_clip
from client3d.models.palette import BRICK, PLASTER, PLASTER_DIM, STONE, WOOD, WOOD_PALE
from client3d.table.blocks import box
from client3d.table.measures import centimetres
from client3d.table.openings import Gap, Style, gaps_of, lifted
from client3d.table.outlines import corners
from client3d.table.picture import House
from client3d.table.roofs import roof

STOREY = centimetres(4.3)
"""Cells from a floor to the next."""
FLOOR_LIFT = 0.035
"""Cells from a storey's foot to the boards that miniatures stand on."""
_TALL, _WALL = STOREY * 100, 8.0
_CUT = 24.0  # how high the walls of a plan are
_SILL, _WINDOW_TOP, _DOOR_TOP = 30.0, 64.0, 62.0
_GLASS, _FRAME = Paint.of("27333c", 0.9), Paint.of("e4ddca")
_GLASS_MARK, _SECTION = Paint.of("7fb4d0", 0.6), Paint.of("4a332a")
_WALLS = [PLASTER, Paint.of("d8cfba"), PLASTER_DIM, Paint.of("c9b58f")]
_TILES = [Paint.of("9c4a33"), Paint.of("6e5a4c"), Paint.of("a35b3c"), Paint.of("5d626a")]
_SHUTTERS = [Paint.of("4c6b6c"), Paint.of("6b4a33"), Paint.of("4f6a45"), Paint.of("7a3f35")]
_BOARDS = [Paint.of(c) for c in ("9a7a52", "8c6d48", "a5855c", "846642")]


@dataclass(frozen=True)
class HouseParts:
    """The meshes of a house about `middle` (cells): by floor its walls and its plan, and its roof."""

    middle: tuple[float, float]
    walls: tuple[Mesh, ...]
    plans: tuple[Mesh, ...]
    roof: Mesh


def house_parts(house: House, seed: int) -> HouseParts:
    """All parts of a house."""
    rng = np.random.default_rng([seed, 31])
    outline = corners(house.outline)
    middle = (outline.min(0) + outline.max(0)) / 2
    around = (outline - middle) * 100
    pick = [int(rng.integers(4)) for _ in range(3)]
    style = Style(_WALLS[pick[0]], _TILES[pick[1]], _SHUTTERS[pick[2]])
    gaps = [gaps_of(house, floor, around) for floor in range(house.floors)]
    walls = [_storey(around, gaps[floor], floor, style, rng) for floor in range(house.floors)]
    plans = [_plan(around, gaps[floor], style, rng) for floor in range(house.floors)]
    return HouseParts(
        (float(middle[0]), float(middle[1])),
        tuple(mesh.moved(0, 0, floor * _TALL) for floor, mesh in enumerate(walls)),
        tuple(mesh.moved(0, 0, floor * _TALL) for floor, mesh in enumerate(plans)),
        roof(around, style, rng).moved(0, 0, house.floors * _TALL),
    )


def _edges(around: Floats) -> list[tuple[Floats, float, float]]:
    """Of each edge its first corner, length and direction in degrees."""
    found = []
    for a, b in zip(around, np.roll(around, -1, 0), strict=True):
        way = b - a
        found.append((a, float(np.hypot(*way)), math.degrees(math.atan2(way[1], way[0]))))
    return found


def _on_edge(mesh: Mesh, edge: tuple[Floats, float, float]) -> Mesh:
    """A mesh built along +x, its inside towards +y, laid on an edge."""
    (x, y), _, turn = edge
    return mesh.turned(turn).moved(float(x), float(y))


def _block(x0: float, x1: float, z0: float, z1: float, paint: Paint, deep: float = _WALL, out: float = 0.0) -> Mesh:
    """A piece of wall from the outline inward; `out` lets it stand out."""
    return box(x1 - x0, deep + out, z1 - z0, paint, 0, ((x0 + x1) / 2, (deep - out) / 2, (z0 + z1) / 2))


def _between(gaps: list[Gap], length: float) -> list[tuple[float, float]]:
    """The stretches of an edge without openings."""
    ends = [0.0, *(end for gap in gaps for end in (gap.start, gap.end)), length]
    return [(a, b) for a, b in zip(ends[::2], ends[1::2], strict=True) if b - a > 0.5]


# --- whole walls


def _storey(around: Floats, gaps: list[Gap], floor: int, style: Style, rng: np.random.Generator) -> Mesh:
    plain: list[Mesh] = []
    for number, edge in enumerate(_edges(around)):
        mine = [gap for gap in gaps if gap.edge == number]
        length = edge[1]
        pieces = [_block(a, b, 0, _TALL, style.wall) for a, b in _between(mine, length)]
        pieces += [_opening(gap, style, rng) for gap in mine]
        pieces += [_quoins(style, length, rng), _block(-1, length + 1, _TALL - 4, _TALL, style.wall.lit(0.86), out=2.0)]
        if floor == 0:
            doors = [gap for gap in mine if gap.kind != "window"]
            pieces += [_block(a, b, 0, 11, STONE.lit(0.85), out=1.6) for a, b in _between(doors, length)]
        plain.append(_on_edge(join(pieces), edge))
    dark = Mesh.of_polygons([lifted(around, 2.0)[list(ear)] for ear in ear_clip(around)], Paint.of("241d18"))
    low = [0.70, 0.68, 0.66] if floor == 0 else [0.9, 0.9, 0.9]
    return join([join(plain).jittered(0.035, rng).graded(low, [1.05, 1.05, 1.04], 0, _TALL * 0.6), dark])


def _quoins(style: Style, length: float, rng: np.random.Generator) -> Mesh:
    """Corner stones at the edge's first corner, by turns long and short."""
    stones = []
    for k, z in enumerate(np.arange(0, _TALL - 6, 9.4)):
        long = 13.0 if k % 2 else 8.0
        stones.append(
            _block(-1.2, min(long, length / 3), z + 0.5, z + 9.0, STONE.lit(float(rng.uniform(0.95, 1.2))), out=1.2)
        )
        stones.append(
            _block(
                max(length - 21 + long, length * 2 / 3),
                length + 1.2,
                z + 0.5,
                z + 9.0,
                STONE.lit(float(rng.uniform(0.95, 1.2))),
                out=1.2,
            )
        )
    return join(stones)


def _opening(gap: Gap, style: Style, rng: np.random.Generator) -> Mesh:
    a, b = gap.start, gap.end
    if gap.kind == "breach":
        return _breach(a, b, style, rng)
    if gap.kind == "door":
        leaf = box(b - a - 3, 2, _DOOR_TOP - 1, WOOD.lit(0.8), 0.5, ((a + b) / 2, 3.4, _DOOR_TOP / 2))
        planks = [
            box(0.7, 2.6, _DOOR_TOP - 4, WOOD.lit(0.45), at=(x, 3.3, _DOOR_TOP / 2))
            for x in np.linspace(a + 6, b - 6, 4)
        ]
        frame = [box(3, 5, _DOOR_TOP, STONE, 0.6, (x, 0.6, _DOOR_TOP / 2)) for x in (a + 0.5, b - 0.5)]
        lintel = box(b - a + 8, 5.4, 6, STONE.lit(1.1), 0.8, ((a + b) / 2, 0.6, _DOOR_TOP + 2))
        step = box(b - a + 8, 11, 3.4, STONE, 0.8, ((a + b) / 2, -5, 1.7))
        latch = box(1.6, 1.6, 1.6, Paint.of("b98f3e", 0.5), at=(b - 7, 2.0, 30))
        above = _block(a, b, _DOOR_TOP, _TALL, style.wall)
        return join([leaf, *planks, *frame, lintel, step, latch, above])
    middle, wide = (a + b) / 2, b - a
    glass = box(wide, 1.2, _WINDOW_TOP - _SILL, _GLASS, 0, (middle, 4.2, (_SILL + _WINDOW_TOP) / 2))
    frame = [
        box(1.8, 2.4, _WINDOW_TOP - _SILL, _FRAME, at=(x, 3.2, (_SILL + _WINDOW_TOP) / 2))
        for x in (a + 1, middle, b - 1)
    ]
    frame += [
        box(wide, 2.4, 1.8, _FRAME, at=(middle, 3.2, z))
        for z in (_SILL + 1, (_SILL + _WINDOW_TOP) / 2 + 3, _WINDOW_TOP - 1)
    ]
    sill = box(wide + 6, 7, 2.8, STONE.lit(1.1), 0.7, (middle, -0.4, _SILL - 0.6))
    lintel = box(wide + 4, 4, 4.4, STONE, 0.6, (middle, 0.8, _WINDOW_TOP + 2))
    half = wide * 0.24
    shutters = [_shutter(side, 2 * half, style.shutter) for side in (a - half - 0.6, b + half + 0.6)]
    around = [_block(a, b, 0, _SILL - 2, style.wall), _block(a, b, _WINDOW_TOP + 3, _TALL, style.wall)]
    return join([glass, *frame, sill, lintel, *shutters, *around])


def _shutter(x: float, wide: float, paint: Paint) -> Mesh:
    """A shutter folded back on the wall, with its slats."""
    board = box(wide, 1.5, _WINDOW_TOP - _SILL, paint, 0.5, (x, -0.9, (_SILL + _WINDOW_TOP) / 2))
    slats = [
        box(wide * 0.72, 0.6, 1.0, paint.lit(0.62), at=(x, -1.8, float(z)))
        for z in np.linspace(_SILL + 4, _WINDOW_TOP - 4, 6)
    ]
    return join([board, *slats])


def _breach(a: float, b: float, style: Style, rng: np.random.Generator) -> Mesh:
    """A hole shot into a wall: stepped edges of broken stone over a heap of rubble."""
    dark = _block(a, b, 0, _TALL, Paint.of("1d1815"), 1.0).moved(0, _WALL, 0)
    count = 7
    xs = np.linspace(a, b, count + 1)
    pieces = [dark]
    for k in range(count):
        away = abs((k + 0.5) / count - 0.5) * 2
        low, high = 4 + 16 * away**2 + rng.uniform(0, 6), _TALL - 6 - 26 * (1 - away) + rng.uniform(-5, 5)
        pieces.append(_block(xs[k], xs[k + 1], 0, low, BRICK.mixed(style.wall, 0.3)))
        pieces.append(_block(xs[k], xs[k + 1], max(high, low + 14), _TALL, style.wall))
        pieces.append(_block(xs[k], xs[k + 1], max(high - 3, low + 11), max(high, low + 14), BRICK.lit(0.8)))
    return join([*pieces, _rubble(a, b, rng)])


def _rubble(a: float, b: float, rng: np.random.Generator) -> Mesh:
    stones = []
    for _ in range(12):
        paint = (BRICK, STONE, PLASTER_DIM)[int(rng.integers(3))]
        wide, long, high = (float(v) for v in rng.uniform(3, 8, 3))
        stone = box(wide, long, high, paint, 0.6).turned(rng.uniform(0, 90)).turned(rng.uniform(-20, 20), "x")
        stones.append(stone.moved(float(rng.uniform(a, b)), float(rng.uniform(-16, 10)), 2.0))
    return join(stones)


# --- plans


def _plan(around: Floats, gaps: list[Gap], style: Style, rng: np.random.Generator) -> Mesh:
    """Boards, and walls cut off low: dark where they are cut, blue marks for windows, sills for doors, rubble."""
    pieces = [_boards(around, rng)]
    for number, edge in enumerate(_edges(around)):
        mine = [gap for gap in gaps if gap.edge == number]
        length = edge[1]
        solid = [gap for gap in mine if gap.kind != "window"]
        low = [_block(a, b, 0, _CUT, style.wall) for a, b in _between(solid, length)]
        low += [_block(a, b, _CUT, _CUT + 1.6, _SECTION) for a, b in _between(mine, length)]
        low += [_block(a, b, 0, 9, STONE.lit(0.85), out=1.2) for a, b in _between(solid, length)]
        for gap in mine:
            if gap.kind == "window":
                low.append(_block(gap.start, gap.end, _CUT, _CUT + 2.4, _GLASS_MARK))
                low += [_block(x - 1.4, x + 1.4, _CUT, _CUT + 4.4, _FRAME) for x in (gap.start, gap.end)]
            elif gap.kind == "door":
                low.append(_block(gap.start, gap.end, 0, 4.0, WOOD_PALE.lit(1.15), out=6.0))
                low += [_block(x - 1.6, x + 1.6, 0, _CUT + 4, WOOD) for x in (gap.start, gap.end)]
            else:
                low.append(_rubble(gap.start, gap.end, rng))
        pieces.append(_on_edge(join(low), edge))
    return join(pieces).jittered(0.035, rng)


def _boards(around: Floats, rng: np.random.Generator) -> Mesh:
    """The floor: boards along the longest edge, cut by the outline."""
    edges = _edges(around)
    turn = math.radians(max(edges, key=lambda edge: edge[1])[2])
    along, across = np.array([math.cos(turn), math.sin(turn)]), np.array([-math.sin(turn), math.cos(turn)])
    reach = around @ across
    long = float(np.abs(around @ along).max()) + 1
    z = FLOOR_LIFT * 100
    pieces = []
    for v in np.arange(float(reach.min()), float(reach.max()), 8.0):
        strip = np.array([along * s * long + across * w for s, w in ((-1, v), (1, v), (1, v + 7.5), (-1, v + 7.5))])
        for ear in ear_clip(around):
            cut = _clipped(strip, around[list(ear)])
            if len(cut) >= 3:
                paint = _BOARDS[int(abs(v) * 7) % 4]
                pieces.append(Mesh.of_polygons([lifted(cut, z)], paint))
    under = Mesh.of_polygons([lifted(around, z - 0.6)[list(ear)] for ear in ear_clip(around)], Paint.of("3d2c1d"))
    return join([under, *pieces]).jittered(0.05, rng)


def _clipped(polygon: Floats, by: Floats) -> Floats:
    """What of a convex polygon lies in an anticlockwise convex one."""
    for a, b in zip(by, np.roll(by, -1, 0), strict=True):
        way = b - a
        kept: list[Floats] = []
        for p, q in zip(polygon, np.roll(polygon, -1, 0), strict=True):
            dp, dq = (float(way[0] * (r - a)[1] - way[1] * (r - a)[0]) for r in (p, q))
            if dp >= 0:
                kept.append(p)
            if (dp > 0 > dq) or (dp < 0 < dq):
                kept.append(p + (q - p) * dp / (dp - dq))
        polygon = np.array(kept).reshape(-1, 2)
        if len(polygon) < 3:
            break
    return polygon
