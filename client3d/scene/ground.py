"""The ground as fields on a lattice of 8 points a cell: height, road distance, terrain shares, noise, shade.

Everything that stands on the ground asks `Ground.height`; terrain, overlays, picking and props share one surface.
Lattice arrays have shape (height * 8 + 1, width * 8 + 1); row j lies at world y = -j / 8.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike

from client3d.scene import lanes, rivers, roads, sand, spans
from client3d.scene.board import DECKS, RIVERS, ROADLIKE, SPANS, BoardPicture, Cell
from client3d.scene.geometry import Floats, linear
from client3d.scene.lattice import blend
from client3d.scene.noise import layered, smooth

SUBDIVISION = 8
WATER_LEVEL = -0.085
BED = -0.36
# A hill's step is kept so low that, seen from the camera's height, no cell's middle is hidden: a pick finds every cell.
HILL_STEP, HILL_TOP = 0.42, 3
_MARSH = -0.055
_VERGE = 0.62
_LANE_WIDTH = 0.19  # half of it

_GRASS = [linear("66753b"), linear("717d40"), linear("57682f"), linear("838650")]
_DIRT, _ROCK, _SAND, _MUD = linear("86704c"), linear("8f877b"), linear("c2ad7c"), linear("6a5a40")
_PAVING, _LANE, _BANK = linear("857a68"), linear("7a6140"), linear("6f6744")
_FOREST, _HILL, _BOG, _ASH, _CHAR, _RUBBLE = (
    linear("4c5a2d"),
    linear("8a8552"),
    linear("55562f"),
    linear("5e5850"),
    linear("2b2723"),
    linear("8d7f68"),
)
_HOLLOW = 3  # lattice points from a point to those it is compared with
_STEEP = 0.88  # a normal's z from which rock begins to show
_NO_ROAD = 9.0  # cells; farther than any road's verge
_CHANGE_REACH = 4  # cells round a changed one whose ground may be another: a hill's rings, and a blend's width
Area = tuple[slice, slice]
Box = tuple[int, int, int, int]
_EVERYWHERE: Box = (0, 0, 1 << 30, 1 << 30)
_SHARES = ("forest", "hill", "marsh", "ruin", "burnt", "crater", "city", "beach", "dune", "sea", "river")
_ALSO = {"river": RIVERS}  # what a share is of, if of more than its name
_LEVEL = ("city", "beach")  # grounds that hardly rise and fall


def hill_levels(board: BoardPicture) -> Floats:
    """Height of each cell's middle (cells): 0, or a step more for each ring inside a hill, up to the top step."""
    hill = board.mask("hill") > 0
    rings = hill.astype(np.float32)
    inner = hill
    for _ in range(HILL_TOP - 1):
        padded = np.pad(inner, 1, mode="edge")
        near = [
            padded[1 + dy : padded.shape[0] - 1 + dy, 1 + dx : padded.shape[1] - 1 + dx]
            for dy in (-1, 0, 1)
            for dx in (-1, 0, 1)
        ]
        inner = np.logical_and.reduce(near)
        rings += inner
    return rings * HILL_STEP + (rings > 0) * 0.06


def _hollows(heights: Floats) -> Floats:
    """Darker where the ground is lower than round about."""
    k, h = _HOLLOW, np.pad(heights, _HOLLOW, mode="edge")
    around = (h[k:-k, 2 * k :] + h[k:-k, : -2 * k] + h[2 * k :, k:-k] + h[: -2 * k, k:-k]) / 4 - heights
    return np.clip(1 - 1.6 * np.clip(around, -0.1, 0.3), 0.55, 1.12)


def _box(cells: Iterable[Cell], reach: int) -> Box:
    """First and last x and y of the cells and of all within `reach` of them."""
    xs, ys = zip(*cells, strict=True)
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def _within(cell: Cell, box: Box) -> bool:
    return box[0] <= cell[0] <= box[2] and box[1] <= cell[1] <= box[3]


class Ground:
    """The surface of a board; `refresh` after the board's terrain has changed."""

    def __init__(self, board: BoardPicture) -> None:
        self.board = board
        rows, columns = board.height * SUBDIVISION + 1, board.width * SUBDIVISION + 1
        self.x = np.broadcast_to(np.arange(columns, dtype=np.float32) / SUBDIVISION, (rows, columns))
        self.y = np.broadcast_to(-np.arange(rows, dtype=np.float32)[:, None] / SUBDIVISION, (rows, columns))
        seed = board.seed * 97
        x, y = self.x[:1], self.y[:, :1]  # noise of a lattice is quicker from its row and its column
        self._warp_x = self.x + 0.35 * (layered(x, y, 0.9, 2, seed + 3) - 0.5)
        self._warp_y = self.y + 0.35 * (layered(x, y, 0.9, 2, seed + 9) - 0.5)
        self._bumps = layered(x, y, 1.3, 3, seed + 21) - 0.5
        self._broad_noise = layered(x, y, 0.8, 4, seed + 31)
        self.fine_noise = layered(x, y, 2.6, 2, seed + 41)
        self.density = layered(x, y, 1.1, 3, seed + 77)
        self.prop_shade = np.ones((rows, columns), np.float32)
        self.lamp_light = np.zeros((rows, columns), np.float32)  # how much lamps light the ground by night
        cell_y, cell_x = np.mgrid[0 : board.height, 0 : board.width]
        self.conifers = layered(cell_x, cell_y, 0.35, 2, board.seed + 5) > 0.47  # which woods are of pines
        self.crops = np.zeros((board.height, board.width), np.float32)  # heights of what grows on cells
        self.road = np.full((rows, columns), _NO_ROAD, np.float32)
        self.lane = np.full((rows, columns), lanes.FAR, np.float32)
        self.under_bridge = np.zeros((rows, columns), bool)
        self.height_field = np.zeros((rows, columns), np.float32)
        self.shares = {name: np.zeros((rows, columns), np.float32) for name in _SHARES}
        self.normals = np.zeros((rows, columns, 3), np.float32)
        self.upright = np.ones((rows, columns), np.float32)
        self._hollow_shade = np.ones((rows, columns), np.float32)
        self.refresh()

    def refresh(self, changed: Iterable[Cell] | None = None) -> None:
        """Recompute every field from the board: of the whole of it, or round cells whose terrain has changed."""
        board = self.board
        self._bridges, self._roads = board.mask(*DECKS), board.mask("road")
        cells = _EVERYWHERE if changed is None else _box(changed, _CHANGE_REACH)
        w = self.area_of(cells)
        near = _box([cells[:2], cells[2:]], 1)
        shaping = [c for c in self._cells(*ROADLIKE, *SPANS, "crater") if _within(c, near)]
        x, y = self._warp_x[w], self._warp_y[w]
        level = hill_levels(board)
        level += board.mask("marsh") * _MARSH + board.mask("water", "bridge") * BED
        level += board.mask(*RIVERS) * rivers.RIVER_BED
        height = blend(level, x, y, 0.72) + sand.heights(board, x, y, board.seed * 97 + 61)
        marsh = blend(board.mask("marsh"), x, y, 0.8)
        self._measure_roads(w, shaping)
        flat = np.clip((_VERGE - self.road[w]) / 0.2, 0, 1)
        for name, share in self.shares.items():
            mask = board.mask(*_ALSO.get(name, (name,)))
            share[w] = blend(mask, x, y, 0.7) if mask.any() else 0
        rough = 1 - 0.75 * sum(self.shares[name][w] for name in _LEVEL)
        height += self._bumps[w] * (0.10 + 0.10 * np.clip(height, 0, 1) + 0.10 * marsh) * (1 - flat) * rough
        height = height * (1 - flat) + self._craters(shaping)[w]
        height = rivers.carved(board, self.x[w], self.y[w], height)
        height = spans.landed(board, self.x[w], self.y[w], height)
        self.height_field[w] = np.where(self.under_bridge[w], np.minimum(height, BED + 0.06), height)
        self.lane[:] = lanes.measure(lanes.lanes(board), self.x, self.y, SUBDIVISION)
        self._slant(w)

    def _slant(self, window: Area) -> None:
        """Normals and the shade of hollows, from the heights of a window of the lattice and round about it."""
        rows, columns = window
        first = max(rows.start - _HOLLOW, 0), max(columns.start - _HOLLOW, 0)
        heights = self.height_field[first[0] : rows.stop + _HOLLOW, first[1] : columns.stop + _HOLLOW]
        inner = (
            slice(rows.start - first[0], rows.stop - first[0]),
            slice(columns.start - first[1], columns.stop - first[1]),
        )
        slope_y, slope_x = np.gradient(heights, 1 / SUBDIVISION)
        normals = np.stack([-slope_x, slope_y, np.ones_like(slope_x)], -1)
        self.normals[window] = (normals / np.linalg.norm(normals, axis=-1, keepdims=True))[inner]
        self.upright[window] = self.normals[window][..., 2]
        self._hollow_shade[window] = _hollows(heights)[inner]

    def area_of(self, cells: Box) -> Area:
        """The lattice of a box of cells: first and last x and y, both within."""
        x0, y0, x1, y1 = cells
        x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, self.board.width - 1), min(y1, self.board.height - 1)
        return slice(y0 * SUBDIVISION, (y1 + 1) * SUBDIVISION + 1), slice(x0 * SUBDIVISION, (x1 + 1) * SUBDIVISION + 1)

    def area(self, cell: Cell, reach: int) -> Area:
        """The lattice of a cell and all cells within `reach` steps, diagonal ones too."""
        return self.area_of(_box([cell], reach))

    def _cells(self, *names: str) -> list[Cell]:
        return [(x, y) for y, row in enumerate(self.board.terrain) for x, name in enumerate(row) if name in names]

    def _measure_roads(self, window: Area, cells: list[Cell]) -> None:
        """Distances to the roads among these cells, and what lies under the bridges, in a window of the lattice."""
        self.road[window], self.under_bridge[window] = _NO_ROAD, False
        for cell in cells:
            name = self.board.at(*cell)
            if name == "road":
                w = self.area(cell, 1)
                local_x, local_y = self.x[w] - cell[0] - 0.5, self.y[w] + cell[1] + 0.5
                self.road[w] = np.minimum(self.road[w], roads.distance(roads.joins(self.board, cell), local_x, local_y))
            elif name in DECKS:
                s = self.area(cell, 0)
                self.under_bridge[s[0].start + 1 : s[0].stop - 1, s[1].start + 1 : s[1].stop - 1] = True

    def _craters(self, cells: list[Cell]) -> Floats:
        """What the craters among these cells do to the heights of the whole lattice."""
        out = np.zeros(self.x.shape, np.float32)
        for cell in cells:
            if self.board.at(*cell) == "crater":
                w = self.area(cell, 0)
                r = np.hypot(self.x[w] - cell[0] - 0.5, self.y[w] + cell[1] + 0.5) + 0.10 * (self.fine_noise[w] - 0.5)
                out[w] += 0.06 * np.exp(-(((r - 0.38) / 0.07) ** 2)) - 0.17 * np.clip(1 - (r / 0.35) ** 2, 0, 1)
        return out

    @property
    def shade(self) -> Floats:
        """How bright the ground is: less in hollows and round the feet of props."""
        return self._hollow_shade * self.prop_shade

    def darken(self, x: float, y: float, radius: float, strength: float, area: Area) -> None:
        """Shade the ground round the foot of a prop (radius in cells), within an area of the lattice."""
        w, nearness = self._round(x, y, radius, area)
        self.prop_shade[w] *= 1 - strength * nearness**1.3

    def light_up(self, x: float, y: float, radius: float, strength: float, area: Area) -> None:
        """Throw the light of a lamp on the ground round it (radius in cells), within an area of the lattice."""
        w, nearness = self._round(x, y, radius, area)
        self.lamp_light[w] = np.maximum(self.lamp_light[w], strength * smooth(nearness))

    def _round(self, x: float, y: float, radius: float, area: Area) -> tuple[Area, Floats]:
        """The lattice within `radius` of a point and within an area; how near each of its points is, 0..1."""
        reach = int(np.ceil(radius * SUBDIVISION))
        i, j = round(x * SUBDIVISION), round(-y * SUBDIVISION)
        rows = slice(max(j - reach, area[0].start), max(min(j + reach + 1, area[0].stop), 0))
        columns = slice(max(i - reach, area[1].start), max(min(i + reach + 1, area[1].stop), 0))
        d = np.hypot(self.x[rows, columns] - x, self.y[rows, columns] - y)
        return (rows, columns), np.clip(1 - d / radius, 0, 1)

    def sample(self, field: Floats, x: ArrayLike, y: ArrayLike) -> Floats:
        """A lattice field at world points of any shape, between lattice points by proportion."""
        rows, columns = field.shape[:2]
        fx = np.clip(np.asarray(x, np.float32) * SUBDIVISION, 0, columns - 1.001)
        fy = np.clip(-np.asarray(y, np.float32) * SUBDIVISION, 0, rows - 1.001)
        i, j = fx.astype(np.int32), fy.astype(np.int32)
        u, v = fx - i, fy - j
        if field.ndim == 3:
            u, v = u[..., None], v[..., None]
        return (field[j, i] * (1 - u) + field[j, i + 1] * u) * (1 - v) + (
            field[j + 1, i] * (1 - u) + field[j + 1, i + 1] * u
        ) * v

    def value(self, field: Floats, x: float, y: float) -> float:
        """A lattice field of numbers at one world point; much quicker than `sample` for one."""
        rows, columns = field.shape
        fx, fy = min(max(x * SUBDIVISION, 0.0), columns - 1.001), min(max(-y * SUBDIVISION, 0.0), rows - 1.001)
        i, j = int(fx), int(fy)
        u, v = fx - i, fy - j
        upper = field.item(j, i) * (1 - u) + field.item(j, i + 1) * u
        return upper * (1 - v) + (field.item(j + 1, i) * (1 - u) + field.item(j + 1, i + 1) * u) * v

    def surface(self, x: ArrayLike, y: ArrayLike) -> Floats:
        """Heights where something may stand or be drawn: ground, road, bridge deck, or the water's face."""
        x, y = np.asarray(x, np.float32), np.asarray(y, np.float32)
        z = np.maximum(self.sample(self.height_field, x, y), WATER_LEVEL)
        z = np.where(self.at_cell(self._bridges, x, y) > 0, roads.DECK_LIFT, z)
        return np.where(self.at_cell(self._roads, x, y) > 0, np.maximum(z, roads.ROAD_LIFT), z)

    def at_cell(self, grid: Floats, x: ArrayLike, y: ArrayLike) -> Floats:
        """A grid of the board's cells (height, width) at world points."""
        columns = np.clip(np.floor(np.asarray(x)).astype(np.int32), 0, self.board.width - 1)
        rows = np.clip(np.floor(-np.asarray(y)).astype(np.int32), 0, self.board.height - 1)
        return grid[rows, columns]

    def above(self, x: ArrayLike, y: ArrayLike) -> Floats:
        """Heights at which something drawn on the ground is not hidden in crops."""
        return self.surface(x, y) + self.at_cell(self.crops, x, y)

    def height(self, x: float, y: float) -> float:
        """Height in cells at one world point, as `surface`."""
        i, j = min(max(int(x // 1), 0), self.board.width - 1), min(max(int(-y // 1), 0), self.board.height - 1)
        name = self.board.terrain[j][i]
        if name in DECKS:
            return roads.DECK_LIFT
        z = max(self.value(self.height_field, x, y), WATER_LEVEL)
        return max(z, roads.ROAD_LIFT) if name == "road" else z

    @property
    def highest(self) -> float:
        """Height of the highest point of the ground or a deck."""
        return max(float(self.height_field.max()), roads.DECK_LIFT)

    def colours(self, x: Floats, y: Floats, z: Floats, upright: Floats) -> Floats:
        """Linear ground colours (..., 3) at world points; `upright` is the normal's z."""
        n, fine = self.sample(self._broad_noise, x, y), self.sample(self.fine_noise, x, y)[..., None]
        share = {name: self.sample(f, x, y)[..., None] for name, f in self.shares.items()}
        t = np.clip(n * 1.6 - 0.3, 0, 1)[..., None]
        c = _GRASS[2] * (1 - t) + _GRASS[1] * t
        c = np.where(fine > 0.62, c * 0.35 + _GRASS[3] * 0.65, c)

        def over(amount: Floats, colour: Floats) -> None:
            nonlocal c
            c = c * (1 - amount) + colour * amount

        over(0.55 * share["forest"], _FOREST)
        over(0.45 * np.clip((z[..., None] - 0.25) / 0.5, 0, 1), _HILL)
        over(0.70 * share["marsh"], _BOG * (0.8 + 0.4 * fine))
        over(0.75 * share["ruin"], _RUBBLE * (0.75 + 0.5 * fine))
        over(0.80 * share["city"], _PAVING * (0.80 + 0.4 * fine))
        over(0.85 * share["burnt"], np.where(fine > 0.55, _ASH, _CHAR) * (0.8 + 0.4 * fine))
        over(0.60 * np.clip(share["crater"] * 1.6 - 0.5, 0, 1), _MUD * (0.7 + 0.4 * fine))
        steep = np.clip((_STEEP + 0.1 * (fine - 0.5) - upright[..., None]) / 0.12, 0, 1)
        loose = np.clip(share["beach"] + share["dune"], 0, 1)
        over(steep * (1 - 0.7 * share["crater"]) * (1 - loose), _ROCK * (0.75 + 0.5 * fine))
        c = sand.painted(c, share, z[..., None], fine)
        trodden = np.clip((_LANE_WIDTH - self.sample(self.lane, x, y)[..., None] + 0.12 * (fine - 0.5)) / 0.09, 0, 1)
        over(0.85 * trodden, _LANE * (0.85 + 0.3 * fine))
        dry = (1 - share["marsh"]) * (1 - share["crater"])
        over(np.clip(-z[..., None] / 0.10, 0, 1) * dry, _SAND)
        over(
            np.clip((0.01 - z[..., None]) / 0.05, 0, 1) * np.clip(share["river"] * 2.5, 0, 1),
            _BANK * (0.7 + 0.6 * fine),
        )
        over(np.clip((-0.12 - z[..., None]) / 0.12, 0, 1), _MUD * (0.8 + 0.2 * dry))
        c = sand.wetted(c, share, z[..., None])
        verge = np.clip((0.54 - self.sample(self.road, x, y)[..., None] + 0.16 * (fine - 0.5)) / 0.12, 0, 1)
        over(verge, _DIRT * 0.9)
        return c.astype(np.float32)
