"""The terrain as chunks of 16 x 16 cells, all that stands still baked into one mesh each; and the diorama's edge."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from client3d.scene import roads
from client3d.scene.board import BoardPicture, Cell
from client3d.scene.fields import TALL, fences, field_cells, field_mask, wheat
from client3d.scene.geometry import Floats, Mesh, Placement, linear
from client3d.scene.ground import BED, SUBDIVISION, Ground
from client3d.scene.props import PropBook, cell_props, grass

CHUNK = 16
_JITTER = 0.24 / SUBDIVISION  # under a quarter, or triangles may turn over
_LAYERS = (0.0, -0.22, -0.62)
FLOOR = -1.15
_PROP_REACH = 2  # cells round a changed one whose props may stand otherwise now
_SOIL = (linear("5d4a30"), linear("7a5e3d"), linear("64503a"))


def chunk_corners(board: BoardPicture) -> list[Cell]:
    """The first (north-west) cell of each chunk."""
    return [(x, y) for y in range(0, board.height, CHUNK) for x in range(0, board.width, CHUNK)]


def chunk_of(cell: Cell) -> Cell:
    """The first cell of the chunk that holds a cell."""
    return cell[0] // CHUNK * CHUNK, cell[1] // CHUNK * CHUNK


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
        """Place the props near changed cells (None: all) anew and shade the ground under them; after a refresh."""
        every = (0, 0, self.board.width - 1, self.board.height - 1)
        x0, y0, x1, y1 = every if changed is None else self._box(changed)
        cleared = self.board.cleared
        self._fields = {c for c in self._fields if self.board.at(*c) == "meadow" and c not in cleared}
        self.ground.crops = field_mask(self.board, self._fields) * np.float32(TALL)
        for cell in ((x, y) for y in range(y0, y1 + 1) for x in range(x0, x1 + 1)):
            in_field = cell in self._fields
            place = fences(self.ground, cell, self._fields) if in_field else cell_props(self.ground, cell)
            self._places[cell] = place
        area = (
            slice(y0 * SUBDIVISION, (y1 + 1) * SUBDIVISION + 1),
            slice(x0 * SUBDIVISION, (x1 + 1) * SUBDIVISION + 1),
        )
        self.ground.prop_shade[area] = 1
        for cell in ((x, y) for y in range(y0 - 1, y1 + 2) for x in range(x0 - 1, x1 + 2)):
            for name, p in self._places.get(cell, ()):
                radius, strength = self.models.shade(name)
                if radius:
                    self.ground.darken(p.at[0], p.at[1], radius * p.scale, strength, area)

    def _box(self, cells: Iterable[Cell]) -> tuple[int, int, int, int]:
        """First and last x and y of the cells and of those near enough for their props to change."""
        xs, ys = zip(*cells, strict=True)
        last_x, last_y = self.board.width - 1, self.board.height - 1
        x0, y0 = max(min(xs) - _PROP_REACH, 0), max(min(ys) - _PROP_REACH, 0)
        return x0, y0, min(max(xs) + _PROP_REACH, last_x), min(max(ys) + _PROP_REACH, last_y)

    def chunk(self, corner: Cell) -> Mesh:
        """Everything that stands still in a chunk."""
        x0, y0 = corner
        cells = [
            (x, y)
            for y in range(y0, min(y0 + CHUNK, self.board.height))
            for x in range(x0, min(x0 + CHUNK, self.board.width))
        ]
        parts = [self.surface(corner), grass(self.ground, corner, CHUNK), *self._roads(cells)]
        parts += [wheat(self.ground, cell) for cell in cells if cell in self._fields]
        by_model: dict[str, list[Placement]] = {}
        for cell in cells:
            for name, place in self._places[cell]:
                by_model.setdefault(name, []).append(place)
        parts += [self.models.mesh(name).copies(places) for name, places in sorted(by_model.items())]
        return Mesh.join(parts)

    def surface(self, corner: Cell) -> Mesh:
        """The bare ground of a chunk: jittered triangles, normals half flat and half smooth."""
        g = self.ground
        rows = slice(corner[1] * SUBDIVISION, min(corner[1] + CHUNK, self.board.height) * SUBDIVISION + 1)
        columns = slice(corner[0] * SUBDIVISION, min(corner[0] + CHUNK, self.board.width) * SUBDIVISION + 1)
        x, y = self._x[rows, columns], self._y[rows, columns]
        points = np.stack([x, y, g.sample(g.height_field, x, y)], -1)
        shade = g.shade
        vertex = np.concatenate([points, g.sample(g.normals, x, y), shade[rows, columns, None]], -1)
        a, b, c, d = vertex[1:, :-1], vertex[1:, 1:], vertex[:-1, 1:], vertex[:-1, :-1]
        odd = (np.add.outer(np.arange(a.shape[0]), np.arange(a.shape[1])) % 2 == 1)[..., None, None]
        first = np.where(odd, np.stack([a, b, c], -2), np.stack([a, b, d], -2))
        second = np.where(odd, np.stack([a, c, d], -2), np.stack([b, c, d], -2))
        triangles = np.stack([first, second], 2).reshape(-1, 3, 7)
        mesh = Mesh.of(triangles[..., :3], (1, 1, 1))
        flat = mesh.normals.reshape(-1, 3, 3)
        middle = triangles[..., :3].mean(1)
        tint = self._tint[rows, columns][:-1, :-1].reshape(-1, 1)
        colour = g.colours(middle[:, 0], middle[:, 1], middle[:, 2], flat[:, 0, 2]) * tint
        mesh.colours = (colour[:, None] * triangles[..., 6:]).reshape(-1, 3)
        soft = flat * 0.5 + triangles[..., 3:6] * 0.5
        mesh.normals = (soft / np.linalg.norm(soft, axis=-1, keepdims=True)).reshape(-1, 3)
        return mesh

    def _roads(self, cells: list[Cell]) -> list[Mesh]:
        parts = []
        for cell in cells:
            name = self.board.at(*cell)
            if name not in ("road", "bridge"):
                continue
            rng = np.random.default_rng([self.board.seed, 8, *cell])
            joined = roads.joins(self.board, cell)
            piece = (
                roads.bridge(joined, rng, BED - 0.2)
                if name == "bridge"
                else roads.surface(joined, roads.ROAD_LIFT, rng)
            )
            piece.positions = piece.positions + np.array([cell[0] + 0.5, -(cell[1] + 0.5), 0.0], np.float32)
            parts.append(piece)
        return parts

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
