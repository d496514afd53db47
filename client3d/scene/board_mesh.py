"""The terrain as chunks of 8 x 8 cells, all that stands still baked into one mesh each; and the diorama's edge.

A chunk that nobody looks at is its bare ground alone, in larger triangles: a sixtieth of the whole one's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from client3d.scene import roads, spans
from client3d.scene.board import ROADLIKE, SPANS, BoardPicture, Cell
from client3d.scene.coast import marram
from client3d.scene.fields import TALL, fences, field_cells, field_mask, wheat
from client3d.scene.geometry import Floats, Mesh, Placement, linear
from client3d.scene.ground import BED, SUBDIVISION, Area, Ground
from client3d.scene.props import PropBook, cell_props, grass
from client3d.scene.wires import wires

CHUNK = 8
_COARSE = SUBDIVISION // 2  # lattice points between the corners of a coarse chunk's triangles
_JITTER = 0.24 / SUBDIVISION  # under a quarter, or triangles may turn over
_LAYERS = (0.0, -0.22, -0.62)
FLOOR = -1.15
_PROP_REACH = 2  # cells round a changed one whose props may stand otherwise now
_SHADE_REACH, _LIGHT_REACH = 1, 2  # cells from a prop to the ground it shades, or lights
_PAVED = (*ROADLIKE, *SPANS)
_SHADED, _PAVED_AT_ONCE, _GROWN_AT_ONCE, _COVERED_AT_ONCE = 48, 2, 4, 24
"""Cells that one step of building a chunk shades, paves, sows and covers with props."""
_SOIL = (linear("5d4a30"), linear("7a5e3d"), linear("64503a"))


def chunk_corners(board: BoardPicture) -> list[Cell]:
    """The first (north-west) cell of each chunk."""
    return [(x, y) for y in range(0, board.height, CHUNK) for x in range(0, board.width, CHUNK)]


def chunk_of(cell: Cell) -> Cell:
    """The first cell of the chunk that holds a cell."""
    return cell[0] // CHUNK * CHUNK, cell[1] // CHUNK * CHUNK


def cells_of(corner: Cell, side: int) -> list[Cell]:
    """The cells of a square, row by row."""
    return [(x, y) for y in range(corner[1], corner[1] + side) for x in range(corner[0], corner[0] + side)]


def _portions(cells: list[Cell], size: int) -> Iterator[list[Cell]]:
    """The cells, so many at a time."""
    return (cells[first : first + size] for first in range(0, len(cells), size))


def _triangles(corners: Floats) -> Mesh:
    """A smooth sheet over a lattice (rows, columns, 9): position, normal and colour of each corner."""
    rows, columns = corners.shape[:2]
    flat = corners.reshape(-1, 9).astype(np.float32)
    index = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    a, b, c, d = index[1:, :-1], index[1:, 1:], index[:-1, 1:], index[:-1, :-1]
    faces = np.concatenate([np.stack([a, b, c], -1), np.stack([a, c, d], -1)]).reshape(-1, 3)
    nothing = np.zeros(len(flat), np.float32)
    return Mesh(flat[:, :3], flat[:, 3:6], flat[:, 6:], nothing, nothing, faces, nothing)


class BoardMesh:
    """Builds the meshes of one board."""

    def __init__(self, ground: Ground, models: PropBook) -> None:
        self.ground, self.board, self.models = ground, ground.board, models
        rng = np.random.default_rng([self.board.seed, 5])
        rows, columns = ground.x.shape
        inner = np.zeros((rows, columns), np.float32)
        inner[1:-1, 1:-1] = _JITTER
        self._x = ground.x + inner * rng.uniform(-1, 1, (rows, columns)).astype(np.float32)
        self._y = ground.y + inner * rng.uniform(-1, 1, (rows, columns)).astype(np.float32)
        self._tint = (1 + 0.05 * rng.uniform(-1, 1, (rows, columns, 2))).astype(np.float32)
        self._places: dict[Cell, list[tuple[str, Placement]]] = {}
        self._fields = field_cells(self.board)
        self.replace_props()

    def replace_props(self, changed: Iterable[Cell] | None = None) -> None:
        """Props near changed cells (None: all) stand otherwise now; after a refresh, before their chunks are built."""
        cleared = self.board.cleared
        self._fields = {c for c in self._fields if self.board.at(*c) == "meadow" and c not in cleared}
        self.ground.crops = field_mask(self.board, self._fields) * np.float32(TALL)
        if changed is None:
            self._places.clear()
            return
        for x, y in changed:
            for near in cells_of((x - _PROP_REACH, y - _PROP_REACH), 2 * _PROP_REACH + 1):
                self._places.pop(near, None)

    def props(self, cell: Cell) -> list[tuple[str, Placement]]:
        """What stands on a cell: names of models, and places."""
        if cell not in self._places:
            in_field = cell in self._fields
            self._places[cell] = fences(self.ground, cell, self._fields) if in_field else cell_props(self.ground, cell)
        return self._places[cell]

    def _shade_ground(self, corner: Cell) -> Iterator[None]:
        """Darken a chunk's ground under its props and its neighbours', and light it up under their lamps.

        A generator of as many steps as it takes.
        """
        x, y = corner
        g = self.ground
        area = g.area_of((x, y, x + CHUNK - 1, y + CHUNK - 1))
        g.prop_shade[area], g.lamp_light[area] = 1, 0
        for cells in _portions(self._inside((x - _LIGHT_REACH, y - _LIGHT_REACH), CHUNK + 2 * _LIGHT_REACH), _SHADED):
            for cell in cells:
                self._shade_round(cell, corner, area)
            yield

    def _shade_round(self, cell: Cell, corner: Cell, area: Area) -> None:
        """Shade and light that part of a chunk's ground which is near a cell's props."""
        g = self.ground
        near = all(-_SHADE_REACH <= c - first < CHUNK + _SHADE_REACH for c, first in zip(cell, corner, strict=True))
        for name, p in self.props(cell):
            radius, strength = self.models.shade(name)
            if radius and near:
                g.darken(p.at[0], p.at[1], radius * p.scale, strength, area)
            radius, strength = self.models.lamp(name)
            if radius:
                g.light_up(p.at[0], p.at[1], radius, strength, area)

    def _inside(self, corner: Cell, side: int) -> list[Cell]:
        """The cells of a square that are on the board."""
        return [c for c in cells_of(corner, side) if self.board.inside(c)]

    def chunk(self, corner: Cell) -> Mesh:
        """Everything that stands still in a chunk."""
        return Mesh.join(part for part in self.building(corner) if part is not None)

    def building(self, corner: Cell) -> Iterator[Mesh | None]:
        """The same in steps, each short enough for a frame, and the parts that they make."""
        yield from self._shade_ground(corner)
        yield self.surface(corner)
        yield grass(self.ground, corner, CHUNK)
        yield marram(self.ground, corner, CHUNK)
        cells = self._inside(corner, CHUNK)
        for paved in _portions([c for c in cells if self.board.at(*c) in _PAVED], _PAVED_AT_ONCE):
            yield Mesh.join(self._road(cell) for cell in paved)
        for grown in _portions([c for c in cells if c in self._fields], _GROWN_AT_ONCE):
            yield Mesh.join(wheat(self.ground, cell) for cell in grown)
        for covered in _portions([c for c in cells if self.props(c)], _COVERED_AT_ONCE):
            yield self._standing(covered)

    def _standing(self, cells: list[Cell]) -> Mesh:
        """All props of some cells, and the wires that begin there."""
        by_model: dict[str, list[Placement]] = {}
        for cell in cells:
            for name, place in self.props(cell):
                by_model.setdefault(name, []).append(place)
        parts = [self.models.mesh(name).copies(places) for name, places in sorted(by_model.items())]
        return Mesh.join([*parts, *(wires(self._standing_on, cell) for cell in cells)])

    def _standing_on(self, cell: Cell) -> list[tuple[str, Placement]]:
        """What stands on a cell, if it is on the board."""
        return self.props(cell) if self.board.inside(cell) else []

    def coarse(self, corner: Cell) -> Mesh:
        """A chunk's ground alone, in few triangles."""
        g = self.ground
        rows, columns = g.area_of((*corner, corner[0] + CHUNK - 1, corner[1] + CHUNK - 1))
        w = slice(rows.start, rows.stop, _COARSE), slice(columns.start, columns.stop, _COARSE)
        x, y, z = g.x[w], g.y[w], g.height_field[w]
        colours = g.colours(x, y, z, g.upright[w]) * g.shade[w][..., None]
        return _triangles(np.concatenate([np.stack([x, y, z], -1), g.normals[w], colours], -1))

    def surface(self, corner: Cell) -> Mesh:
        """The bare ground of a chunk: jittered triangles, normals half flat and half smooth."""
        g = self.ground
        rows = slice(corner[1] * SUBDIVISION, min(corner[1] + CHUNK, self.board.height) * SUBDIVISION + 1)
        columns = slice(corner[0] * SUBDIVISION, min(corner[0] + CHUNK, self.board.width) * SUBDIVISION + 1)
        x, y = self._x[rows, columns], self._y[rows, columns]
        points = np.stack([x, y, g.sample(g.height_field, x, y)], -1)
        lights = np.stack([g.shade[rows, columns], g.lamp_light[rows, columns]], -1)
        vertex = np.concatenate([points, g.sample(g.normals, x, y), lights], -1)
        a, b, c, d = vertex[1:, :-1], vertex[1:, 1:], vertex[:-1, 1:], vertex[:-1, :-1]
        odd = (np.add.outer(np.arange(a.shape[0]), np.arange(a.shape[1])) % 2 == 1)[..., None, None]
        first = np.where(odd, np.stack([a, b, c], -2), np.stack([a, b, d], -2))
        second = np.where(odd, np.stack([a, c, d], -2), np.stack([b, c, d], -2))
        triangles = np.stack([first, second], 2).reshape(-1, 3, 8)
        mesh = Mesh.of(triangles[..., :3], (1, 1, 1))
        flat = mesh.normals.reshape(-1, 3, 3)
        middle = triangles[..., :3].mean(1)
        tint = self._tint[rows, columns][:-1, :-1].reshape(-1, 1)
        colour = g.colours(middle[:, 0], middle[:, 1], middle[:, 2], flat[:, 0, 2]) * tint
        mesh.colours = (colour[:, None] * triangles[..., 6:7]).reshape(-1, 3)
        mesh.emit = triangles[..., 7].ravel()
        soft = flat * 0.5 + triangles[..., 3:6] * 0.5
        mesh.normals = (soft / np.linalg.norm(soft, axis=-1, keepdims=True)).reshape(-1, 3)
        return mesh

    def _road(self, cell: Cell) -> Mesh:
        """A cell's piece of road or its bridge."""
        rng = np.random.default_rng([self.board.seed, 8, *cell])
        name, joined = self.board.at(*cell), roads.joins(self.board, cell)
        if name in SPANS:
            piece = spans.timber(self.board, cell, rng, BED - 0.2)
        elif name == "bridge":
            piece = roads.bridge(joined, rng, BED - 0.2)
        else:
            piece = roads.surface(joined, roads.ROAD_LIFT, rng)
        piece.positions = piece.positions + np.array([cell[0] + 0.5, -(cell[1] + 0.5), 0.0], np.float32)
        piece.emit = self.ground.sample(self.ground.lamp_light, piece.positions[:, 0], piece.positions[:, 1])
        return piece

    def skirt(self) -> Mesh:
        """The cut edge of the diorama: three layers of soil down to its floor."""
        g, rng = self.ground, np.random.default_rng([self.board.seed, 6])
        rim = [(g.x[-1], g.y[-1], g.height_field[-1]), (g.x[::-1, -1], g.y[::-1, -1], g.height_field[::-1, -1])]
        rim += [(g.x[0, ::-1], g.y[0, ::-1], g.height_field[0, ::-1]), (g.x[:, 0], g.y[:, 0], g.height_field[:, 0])]
        corners, colours = [], []
        for x, y, z in rim:
            borders = [
                z + depth + (0.10 * (self._wave(x + y, k) - 0.5) if k else 0.0) for k, depth in enumerate(_LAYERS)
            ]
            borders.append(np.full_like(z, FLOOR))
            for k, soil in enumerate(_SOIL):
                top, low = (np.stack([x, y, np.maximum(h, FLOOR)], -1) for h in borders[k : k + 2])
                corners += [np.stack([top[:-1], low[:-1], low[1:]], 1), np.stack([top[:-1], low[1:], top[1:]], 1)]
                shade = soil * rng.uniform(0.92, 1.08, (len(x) - 1, 1)).astype(np.float32)
                colours += [shade, shade]
        return Mesh.of(np.concatenate(corners), np.concatenate(colours))

    def _wave(self, along: Floats, layer: int) -> Floats:
        rng = np.random.default_rng([self.board.seed, 9, layer])
        phase = rng.uniform(0, 6.28, 3)
        return sum(np.sin(along * f + p) for f, p in zip((0.9, 2.3, 5.1), phase, strict=True)) / 6 + 0.5
