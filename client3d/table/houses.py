"""Houses built from their outlines: outer walls floor by floor, floor plans with low walls, a roof; hundredths of a cell.

Each part is a mesh about the house's middle. A closed house shows its walls and roof; an open one the plan of a floor
over the walls of those below.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshkit import ear_clip, inset
from client3d.models.palette import BRICK, PLASTER, PLASTER_DIM, STONE, WOOD, WOOD_PALE
from client3d.scene.geometry import Floats
from client3d.table.blocks import box, quads
from client3d.table.measures import CELL, centimetres
from client3d.table.outlines import corners
from client3d.table.picture import House, Opening

STOREY = centimetres(4.3)
"""Cells from a floor to the next."""
FLOOR_LIFT = 0.035
"""Cells from a storey's foot to the boards that miniatures stand on."""
_TALL, _WALL = STOREY * 100, 8.0
_CUT = 24.0  # how high the walls of a plan are
_SILL, _WINDOW_TOP, _DOOR_TOP = 30.0, 64.0, 62.0
_WIDTHS = {"window": 26.0, "door": 28.0, "breach": 44.0}
_WINDOWS_APART = 76.0
_CORNER = 22.0  # that an opening keeps from a corner
_EAVES, _PITCH = 9.0, 0.72
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


@dataclass(frozen=True)
class _Style:
    wall: Paint
    tile: Paint
    shutter: Paint


@dataclass(frozen=True)
class _Gap:
    """An opening along an edge of the anticlockwise outline, in hundredths of a cell from its first corner."""

    kind: str
    edge: int
    start: float
    end: float


def house_parts(house: House, seed: int) -> HouseParts:
    """All parts of a house."""
    rng = np.random.default_rng([seed, 31])
    outline = corners(house.outline)
    middle = (outline.min(0) + outline.max(0)) / 2
    around = (outline - middle) * 100
    pick = [int(rng.integers(4)) for _ in range(3)]
    style = _Style(_WALLS[pick[0]], _TILES[pick[1]], _SHUTTERS[pick[2]])
    gaps = [_gaps(house, floor, around) for floor in range(house.floors)]
    walls = [_storey(around, gaps[floor], floor, style, rng) for floor in range(house.floors)]
    plans = [_plan(around, gaps[floor], style, rng) for floor in range(house.floors)]
    return HouseParts(
        (float(middle[0]), float(middle[1])),
        tuple(mesh.moved(0, 0, floor * _TALL) for floor, mesh in enumerate(walls)),
        tuple(mesh.moved(0, 0, floor * _TALL) for floor, mesh in enumerate(plans)),
        _roof(around, style, rng).moved(0, 0, house.floors * _TALL),
    )


# --- openings


def default_openings(house: House) -> tuple[Opening, ...]:
    """A door in the longest wall, windows evenly along all walls of every floor."""
    points = [np.array(corner, float) for corner in house.outline]
    found: list[Opening] = []
    lengths = [float(np.linalg.norm(b - a)) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    front = lengths.index(max(lengths))
    unit = CELL / 100
    for floor in range(house.floors):
        for edge, length in enumerate(lengths):
            count = int((length / unit - 2 * _CORNER) // _WINDOWS_APART) + 1 if length / unit > 2 * _CORNER + 20 else 0
            places = [length * (k + 1) / (count + 1) for k in range(count)]
            for k, along in enumerate(places):
                is_door = floor == 0 and edge == front and k == count // 2
                found.append(Opening("door" if is_door else "window", edge, round(along), floor))
    return tuple(found)


def _gaps(house: House, floor: int, around: Floats) -> list[_Gap]:
    """The openings of a floor by the edges of the anticlockwise outline, in order along them; none overlap."""
    count = len(around)
    turned = not np.allclose(around[0] - around[1], _raw(house, 0) - _raw(house, 1), atol=0.5)
    found: list[_Gap] = []
    for opening in house.openings or default_openings(house):
        if opening.floor != floor or not 0 <= opening.edge < count:
            continue
        edge = (count - 2 - opening.edge) % count if turned else opening.edge
        length = float(np.linalg.norm(around[(edge + 1) % count] - around[edge]))
        along = opening.along * 100 / CELL
        along = length - along if turned else along
        half = min(_WIDTHS[opening.kind], length * 0.8) / 2
        along = min(max(along, half + 1), length - half - 1)
        found.append(_Gap(opening.kind, edge, along - half, along + half))
    found.sort(key=lambda gap: (gap.edge, gap.start))
    kept: list[_Gap] = []
    for gap in found:
        if not kept or kept[-1].edge != gap.edge or gap.start > kept[-1].end + 2:
            kept.append(gap)
    return kept


def _raw(house: House, number: int) -> Floats:
    x, y = house.outline[number]
    return np.array([x, -y]) * 100 / CELL


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


def _between(gaps: list[_Gap], length: float) -> list[tuple[float, float]]:
    """The stretches of an edge without openings."""
    ends = [0.0, *(end for gap in gaps for end in (gap.start, gap.end)), length]
    return [(a, b) for a, b in zip(ends[::2], ends[1::2], strict=True) if b - a > 0.5]


# --- whole walls


def _storey(around: Floats, gaps: list[_Gap], floor: int, style: _Style, rng: np.random.Generator) -> Mesh:
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
    dark = Mesh.of_polygons([around_at(around, 2.0)[list(ear)] for ear in ear_clip(around)], Paint.of("241d18"))
    low = [0.70, 0.68, 0.66] if floor == 0 else [0.9, 0.9, 0.9]
    return join([join(plain).jittered(0.035, rng).graded(low, [1.05, 1.05, 1.04], 0, _TALL * 0.6), dark])


def around_at(around: Floats, z: float) -> Floats:
    """An outline (n, 2) lifted to a height (n, 3)."""
    return np.concatenate([around, np.full((len(around), 1), z)], 1)


def _quoins(style: _Style, length: float, rng: np.random.Generator) -> Mesh:
    """Corner stones at the edge's first corner, by turns long and short."""
    stones = []
    for k, z in enumerate(np.arange(0, _TALL - 6, 9.4)):
        long = 13.0 if k % 2 else 8.0
        stones.append(_block(-1.2, min(long, length / 3), z + 0.5, z + 9.0, STONE.lit(float(rng.uniform(0.95, 1.2))), out=1.2))
        stones.append(_block(max(length - 21 + long, length * 2 / 3), length + 1.2, z + 0.5, z + 9.0, STONE.lit(float(rng.uniform(0.95, 1.2))), out=1.2))
    return join(stones)


def _opening(gap: _Gap, style: _Style, rng: np.random.Generator) -> Mesh:
    a, b = gap.start, gap.end
    if gap.kind == "breach":
        return _breach(a, b, style, rng)
    if gap.kind == "door":
        leaf = box(b - a - 3, 2, _DOOR_TOP - 1, WOOD.lit(0.8), 0.5, ((a + b) / 2, 3.4, _DOOR_TOP / 2))
        planks = [box(0.7, 2.6, _DOOR_TOP - 4, WOOD.lit(0.45), at=(x, 3.3, _DOOR_TOP / 2)) for x in np.linspace(a + 6, b - 6, 4)]
        frame = [box(3, 5, _DOOR_TOP, STONE, 0.6, (x, 0.6, _DOOR_TOP / 2)) for x in (a + 0.5, b - 0.5)]
        lintel = box(b - a + 8, 5.4, 6, STONE.lit(1.1), 0.8, ((a + b) / 2, 0.6, _DOOR_TOP + 2))
        step = box(b - a + 8, 11, 3.4, STONE, 0.8, ((a + b) / 2, -5, 1.7))
        latch = box(1.6, 1.6, 1.6, Paint.of("b98f3e", 0.5), at=(b - 7, 2.0, 30))
        above = _block(a, b, _DOOR_TOP, _TALL, style.wall)
        return join([leaf, *planks, *frame, lintel, step, latch, above])
    middle, wide = (a + b) / 2, b - a
    glass = box(wide, 1.2, _WINDOW_TOP - _SILL, _GLASS, 0, (middle, 4.2, (_SILL + _WINDOW_TOP) / 2))
    frame = [box(1.8, 2.4, _WINDOW_TOP - _SILL, _FRAME, at=(x, 3.2, (_SILL + _WINDOW_TOP) / 2)) for x in (a + 1, middle, b - 1)]
    frame += [box(wide, 2.4, 1.8, _FRAME, at=(middle, 3.2, z)) for z in (_SILL + 1, (_SILL + _WINDOW_TOP) / 2 + 3, _WINDOW_TOP - 1)]
    sill = box(wide + 6, 7, 2.8, STONE.lit(1.1), 0.7, (middle, -0.4, _SILL - 0.6))
    lintel = box(wide + 4, 4, 4.4, STONE, 0.6, (middle, 0.8, _WINDOW_TOP + 2))
    leaf = wide * 0.48
    shutters = []
    for x in (a - leaf / 2 - 0.6, b + leaf / 2 + 0.6):
        shutters.append(box(leaf, 1.5, _WINDOW_TOP - _SILL, style.shutter, 0.5, (x, -0.9, (_SILL + _WINDOW_TOP) / 2)))
        shutters += [
            box(leaf * 0.72, 0.6, 1.0, style.shutter.lit(0.62), at=(x, -1.8, z))
            for z in np.linspace(_SILL + 4, _WINDOW_TOP - 4, 6)
        ]
    around = [_block(a, b, 0, _SILL - 2, style.wall), _block(a, b, _WINDOW_TOP + 3, _TALL, style.wall)]
    return join([glass, *frame, sill, lintel, *shutters, *around])


def _breach(a: float, b: float, style: _Style, rng: np.random.Generator) -> Mesh:
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
        stone = box(*rng.uniform(3, 8, 3), paint, 0.6).turned(rng.uniform(0, 90)).turned(rng.uniform(-20, 20), "x")
        stones.append(stone.moved(float(rng.uniform(a, b)), float(rng.uniform(-16, 10)), 2.0))
    return join(stones)


# --- plans


def _plan(around: Floats, gaps: list[_Gap], style: _Style, rng: np.random.Generator) -> Mesh:
    """Boards, and walls cut off low: dark where they are cut, blue marks for windows, sills for doors, rubble."""
    pieces = [_boards(around, rng)]
    for number, edge in enumerate(_edges(around)):
        mine = [gap for gap in gaps if gap.edge == number]
        length = edge[1]
        solid = [gap for gap in mine if gap.kind != "window"]
        low = [_block(a, b, 0, _CUT, style.wall) for a, b in _between(solid, length)]
        low += [_block(a, b, _CUT, _CUT + 1.6, _SECTION) for a, b in _between(mine, length)]
        low += [_block(a, b, 0, 9, STONE.lit(0.85), out=1.2) for a, b in _between(solid, length)]
        low.append(_block(-0.01, _WALL, 0, _CUT + 1.6, _SECTION, _WALL))
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
                pieces.append(Mesh.of_polygons([around_at(cut, z)], paint))
    under = Mesh.of_polygons([around_at(around, z - 0.6)[list(ear)] for ear in ear_clip(around)], Paint.of("3d2c1d"))
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


# --- roofs


def _roof(around: Floats, style: _Style, rng: np.random.Generator) -> Mesh:
    return _gable(around, style, rng) if len(around) == 4 else _hip(around, style, rng)


def _tiled(low_a: Floats, low_b: Floats, high_a: Floats, high_b: Floats, tile: Paint, rng: np.random.Generator) -> Mesh:
    """A slope of tiles in overlapping rows, from its eave (low) to its ridge (high); anticlockwise from outside."""
    normal = np.cross(low_b - low_a, high_a - low_a)
    normal = normal / np.linalg.norm(normal)
    rows = max(int(np.linalg.norm((high_a + high_b) / 2 - (low_a + low_b) / 2) / 9.5), 1)
    tops, lips = [], []
    for row in range(rows):
        v0, v1 = row / rows, min((row + 1.12) / rows, 1.0)
        a, b = low_a + (high_a - low_a) * v0, low_b + (high_b - low_b) * v0
        c, d = low_b + (high_b - low_b) * v1, low_a + (high_a - low_a) * v1
        count = max(int(np.linalg.norm(b - a) / 11), 1)
        u0, u1 = np.arange(count)[:, None] / count, np.arange(1, count + 1)[:, None] / count
        lift = normal * rng.uniform(2.0, 3.0, (count, 1))
        p, q = a + (b - a) * u0 + lift, a + (b - a) * u1 + lift
        r, s = d + (c - d) * u1 + normal * 0.4, d + (c - d) * u0 + normal * 0.4
        tops.append(np.stack([p, q, r, s], 1))
        lips.append(np.stack([p - lift * 1.1, q - lift * 1.1, q, p], 1))
    shapes = np.concatenate(tops)
    shade = rng.uniform(0.82, 1.18, (len(shapes), 1)) * np.array(tile.colour)
    return quads(shapes, shade) + quads(np.concatenate(lips), shade * 0.6)


def _gable(around: Floats, style: _Style, rng: np.random.Generator) -> Mesh:
    """Two slopes whose ridge runs along the longer walls, gables over the others, a chimney."""
    sides = np.linalg.norm(np.roll(around, -1, 0) - around, axis=1)
    if sides[0] + sides[2] < sides[1] + sides[3]:
        around = np.roll(around, -1, 0)
    outer = inset(around, -_EAVES)
    high = min(float(sides[0] + sides[2]), float(sides[1] + sides[3])) / 4 * _PITCH
    drop = _EAVES * _PITCH * 0.9
    a, b, c, d = (np.array([*corner, -drop]) for corner in outer)
    ridge = [np.array([*((outer[3] + outer[0]) / 2), high]), np.array([*((outer[1] + outer[2]) / 2), high])]
    pieces = [_tiled(a, b, ridge[0], ridge[1], style.tile, rng), _tiled(c, d, ridge[1], ridge[0], style.tile, rng)]
    wall = [np.array([*corner, 0.0]) for corner in around]
    tops = [np.array([*((around[3] + around[0]) / 2), high - 2]), np.array([*((around[1] + around[2]) / 2), high - 2])]
    gables = [[wall[3], wall[0], tops[0]], [wall[1], wall[2], tops[1]]]
    pieces.append(Mesh.of_polygons(gables, style.wall.lit(0.97)))
    verge = [(a, ridge[0]), (d, ridge[0]), (b, ridge[1]), (c, ridge[1])]
    pieces += [_rafter(low, top) for low, top in verge]
    count = max(int(np.linalg.norm(ridge[1] - ridge[0]) / 12), 1)
    for k in range(count):
        p = ridge[0] + (ridge[1] - ridge[0]) * (k + 0.5) / count
        way = math.degrees(math.atan2(*(ridge[1] - ridge[0])[1::-1]))
        cap = box(13, 7, 4, style.tile.lit(float(rng.uniform(0.8, 1.05))), 1.4).turned(way)
        pieces.append(cap.moved(float(p[0]), float(p[1]), high + 1.6))
    at = ridge[0] + (ridge[1] - ridge[0]) * 0.76
    pieces.append(_chimney(float(at[0]), float(at[1]), high))
    return join(pieces).jittered(0.03, rng)


def _rafter(low: Floats, top: Floats) -> Mesh:
    """The board under the edge of a roof at its gable."""
    down = np.array([0, 0, -5.0])
    board = Mesh.of_polygons([[low + down, top + down, top, low], [low, top, top + down, low + down]], WOOD.lit(0.7))
    return board.moved(0, 0, 0.5)


def _chimney(x: float, y: float, ridge: float) -> Mesh:
    stack = box(15, 12, 34, BRICK, 1.0, (x, y, ridge + 4))
    cap = box(18, 15, 3.4, STONE, 0.8, (x, y, ridge + 21))
    pots = [box(4.4, 4.4, 6, Paint.of("8d5038"), 0.8, (x + dx, y, ridge + 25)) for dx in (-4, 4)]
    return join([stack, cap, *pots])


def _hip(around: Floats, style: _Style, rng: np.random.Generator) -> Mesh:
    """Slopes over every wall, up to a flat lead deck."""
    narrow = float(min(np.ptp(around, axis=0)))
    inner = inset(around, narrow * 0.16)
    outer, high = inset(around, -_EAVES), narrow * 0.16 * 1.1
    pieces = []
    for k in range(len(around)):
        n = (k + 1) % len(around)
        a, b = np.array([*outer[k], -_EAVES * 0.8]), np.array([*outer[n], -_EAVES * 0.8])
        c, d = np.array([*inner[n], high]), np.array([*inner[k], high])
        pieces.append(_tiled(a, b, d, c, style.tile, rng))
    lead = Paint.of("6d747a", 0.2)
    pieces.append(Mesh.of_polygons([around_at(inner, high)[list(ear)] for ear in ear_clip(inner)], lead))
    return join([*pieces, _chimney(float(inner[0][0]) * 0.8, float(inner[0][1]) * 0.8, high - 8)]).jittered(0.03, rng)
