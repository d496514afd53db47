"""The mat: one painted picture of the whole ground, grass with what patches, roads and shade make of it."""

from __future__ import annotations

import numpy as np
from panda3d.core import SamplerState, Texture

from client3d.scene.geometry import Floats, linear, screen_bytes
from client3d.scene.noise import layered, smooth, tiling
from client3d.table.measures import centimetres
from client3d.table.outlines import box_of, corners, depth, edge_distance
from client3d.table.picture import Patch, TablePicture

MOST_PIXELS = 2048
_PIXELS_A_CELL = 64
_COARSE = 4  # pixels a side of which broad noise has one value
_GRASS = [linear(c) for c in ("586a36", "68763d", "4a5c31", "7d7a45")]
_LITTER = [linear(c) for c in ("4a4a2b", "5d5232", "3d4427")]
_SCRUB = [linear(c) for c in ("8a7d50", "6f7042", "97865e")]
_SOIL = [linear(c) for c in ("76603c", "8b7346", "63502f")]
_CROP = [linear(c) for c in ("a4904a", "b7a155")]
_ROAD = [linear(c) for c in ("85704d", "97815b", "6e5b3e")]
_GRAVEL = linear("a9a08c")
_TEAR = 0.16  # cells by which noise frays the edge of a patch
_BORDER = 0.1  # cells in which one ground passes into another
_RUT, _RUT_WIDTH = 0.22, 0.05  # cells from a road's edge, and across
_AT_EDGE, _BEYOND = 0.12, 1.5  # cells
_FURROW = 0.19  # cells between furrows
Shade = tuple[float, float, float, float]
"""Where a prop darkens the ground: x, y, radius in cells, strength."""


class MatPainting:
    """The picture while it is painted: linear colours (rows, columns, 3), the first row farthest from the viewer."""

    def __init__(self, picture: TablePicture) -> None:
        self.wide, self.tall = (centimetres(length) for length in picture.size)
        self.scale = min(_PIXELS_A_CELL, MOST_PIXELS / max(self.wide, self.tall))
        columns, rows = max(int(self.wide * self.scale), 8), max(int(self.tall * self.scale), 8)
        self.x = (np.arange(columns, dtype=np.float32) + 0.5) * self.wide / columns
        self.y = -(np.arange(rows, dtype=np.float32)[:, None] + 0.5) * self.tall / rows
        self._seed = picture.seed * 53
        self.fine = self._tiled(3)
        self.grains = self._tiled(5)
        self._broad = self._coarse(0.35, 3, 11)
        self._middle = self._coarse(1.1, 3, 12)
        self._fray = (self._coarse(1.6, 3, 13) - 0.5) * 2 * _TEAR
        self._roads = [self._over_the_edge(corners(one.outline)) for one in picture.patches if one.kind == "road"]
        self.colours = self._grass()
        for patch in sorted(picture.patches, key=lambda one: ("rough", "field", "wood", "road").index(one.kind)):
            self._patch(patch)

    def _tiled(self, seed: int) -> Floats:
        tile = tiling(256, self._seed + seed).astype(np.float32) / 255
        rows, columns = self.y.shape[0], self.x.shape[0]
        return np.tile(tile, (rows // 256 + 1, columns // 256 + 1))[:rows, :columns]

    def _coarse(self, frequency: float, octaves: int, seed: int) -> Floats:
        rows, columns = self.y.shape[0], self.x.shape[0]
        values = layered(self.x[None, ::_COARSE], self.y[::_COARSE], frequency, octaves, self._seed + seed)
        return np.repeat(np.repeat(values, _COARSE, 0), _COARSE, 1)[:rows, :columns].astype(np.float32)

    def _mixed(self, area: tuple[slice, slice], paints: list[Floats], share: Floats, grain: float) -> Floats:
        """Paints blended from the first to the last by a share, 0 to 1, with grains that are lighter and darker."""
        at = np.clip(share, 0, 1) * (len(paints) - 1)
        first = np.minimum(at.astype(int), len(paints) - 2)
        table = np.stack(paints).astype(np.float32)
        part = (at - first)[..., None].astype(np.float32)
        out: Floats = table[first] * (1 - part) + table[first + 1] * part
        return out * (1 + grain * (self.grains[area] - 0.5))[..., None]

    def _grass(self) -> Floats:
        everywhere = (slice(None), slice(None))
        share = self._broad * 0.75 + self._middle * 0.55 + (self.fine - 0.5) * 0.35 - 0.12
        return self._mixed(everywhere, [_GRASS[2], _GRASS[0], _GRASS[1], _GRASS[3]], share, 0.55)

    def _area(self, points: Floats, margin: float) -> tuple[slice, slice]:
        x0, y0, x1, y1 = box_of(points, margin)
        columns = np.searchsorted(self.x, [x0, x1])
        rows = np.searchsorted(-self.y[:, 0], [-y1, -y0])
        return slice(int(rows[0]), int(rows[1])), slice(int(columns[0]), int(columns[1]))

    def _patch(self, patch: Patch) -> None:
        points = self._over_the_edge(corners(patch.outline))
        area = self._area(points, 2 * _TEAR + _BORDER)
        x, y = self.x[area[1]], self.y[area[0]]
        if not x.size or not y.size:
            return
        deep = depth(x, y, points)
        if patch.kind == "road":  # roads that meet are one
            for other in self._roads:
                deep = np.maximum(deep, depth(x, y, other))
        cover = smooth((deep + self._fray[area]) / _BORDER + 0.5)
        paint = {"rough": self._rough, "wood": self._wood, "field": self._field, "road": self._road}[patch.kind]
        ground, most = paint(area, deep, points)
        cover = (cover * most)[..., None]
        self.colours[area] = self.colours[area] * (1 - cover) + ground * cover

    def _over_the_edge(self, points: Floats) -> Floats:
        """An outline whose corners at the mat's edge lie well beyond it: a road does not end there."""
        x, y = points[:, 0].copy(), points[:, 1].copy()
        x = np.where(x < _AT_EDGE, -_BEYOND, np.where(x > self.wide - _AT_EDGE, self.wide + _BEYOND, x))
        y = np.where(y > -_AT_EDGE, _BEYOND, np.where(y < _AT_EDGE - self.tall, -self.tall - _BEYOND, y))
        return np.stack([x, y], 1)

    def _rough(self, area: tuple[slice, slice], deep: Floats, points: Floats) -> tuple[Floats, Floats]:
        fine, middle = self.fine[area], self._middle[area]
        ground = self._mixed(area, _SCRUB, middle * 0.9 + (fine - 0.5) * 0.8, 0.7)
        stones = smooth((self.grains[area] - 0.74) / 0.08)[..., None] * 0.7
        return ground * (1 - stones) + _GRAVEL * stones, smooth((middle + fine * 0.5 - 0.30) / 0.25) * 0.4 + 0.55

    def _wood(self, area: tuple[slice, slice], deep: Floats, points: Floats) -> tuple[Floats, Floats]:
        ground = self._mixed(area, _LITTER, self._middle[area] + (self.fine[area] - 0.5) * 0.9, 0.9)
        return ground, np.full_like(deep, 0.94)

    def _field(self, area: tuple[slice, slice], deep: Floats, points: Floats) -> tuple[Floats, Floats]:
        edges = np.roll(points, -1, 0) - points
        along = edges[np.argmax(np.hypot(edges[:, 0], edges[:, 1]))]
        along = along / np.hypot(*along)
        across = (-self.x[area[1]] * along[1] + self.y[area[0]] * along[0]) / _FURROW
        ridge = 0.5 + 0.5 * np.cos((across + 0.12 * (self._middle[area] - 0.5)) * 2 * np.pi)
        soil = (
            self._mixed(area, _SOIL, ridge * 0.8 + (self.fine[area] - 0.5) * 0.7, 0.6)
            * (0.72 + 0.42 * ridge)[..., None]
        )
        green = smooth((ridge - 0.62 + (self.fine[area] - 0.5) * 0.5) / 0.2)[..., None] * 0.75
        crop = self._mixed(area, _CROP, self.fine[area], 0.7)
        return soil * (1 - green) + crop * green, np.full_like(deep, 0.96)

    def _road(self, area: tuple[slice, slice], deep: Floats, points: Floats) -> tuple[Floats, Floats]:
        fine = self.fine[area]
        ground = self._mixed(area, _ROAD, self._middle[area] * 0.6 + fine * 0.6 - 0.1, 0.55)
        rut = np.exp(-(((deep - _RUT + 0.02 * (fine - 0.5)) / _RUT_WIDTH) ** 2))
        grassy = smooth((deep - _RUT - 0.17) / 0.1) * smooth((fine - 0.42) / 0.2) * 0.55
        ground = ground * (1 - 0.34 * rut)[..., None]
        green = self.colours[area]
        return ground * (1 - grassy)[..., None] + green * grassy[..., None], np.full_like(deep, 0.97)

    def darken(self, shades: list[Shade]) -> None:
        """Shade the ground round the feet of props."""
        for x, y, radius, strength in shades:
            area = self._area(np.array([(x, y)]), radius)
            away = np.hypot(self.x[area[1]] - x, self.y[area[0]] - y) / radius
            self.colours[area] *= (1 - strength * smooth(1 - away))[..., None]

    def darken_along(self, line: Floats, reach: float, strength: float, *, closed: bool = False) -> None:
        """Shade the ground beside a line, or within and round a closed one."""
        area = self._area(line, reach)
        x, y = self.x[area[1]], self.y[area[0]]
        if x.size and y.size:
            away = edge_distance(x, y, line, closed=closed) / reach
            self.colours[area] *= (1 - strength * smooth(1 - away))[..., None]

    def texture(self) -> Texture:
        """The picture for the card."""
        data = screen_bytes(self.colours)[::-1, :, ::-1]
        texture = Texture("mat")
        texture.setup_2d_texture(data.shape[1], data.shape[0], Texture.T_unsigned_byte, Texture.F_rgb)
        texture.set_ram_image(np.ascontiguousarray(data).tobytes())
        texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
        texture.set_magfilter(SamplerState.FT_linear)
        texture.set_anisotropic_degree(4)
        texture.set_wrap_u(SamplerState.WM_clamp)
        texture.set_wrap_v(SamplerState.WM_clamp)
        return texture
