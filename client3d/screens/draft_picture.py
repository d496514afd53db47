"""A map that is being drawn, from above: painted cell by cell, so that a stroke paints no more than it has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray
from panda3d.core import SamplerState, Texture

from client3d.editor.draft import NOBODY, Cell, Draft, Spot, changed_cells
from client3d.hud import theme
from client3d.hud.atlas import texture_of
from client3d.hud.drawing import Sheet
from client3d.hud.ground import GROUND_COLOURS
from client3d.screens.map_picture import ROADS, Image, draw_cover
from systems.clumsy.data import ClumsyData

LONGEST_SIDE = 1280
LEAST_PIXELS, MOST_PIXELS = 8, 28
"""Of a cell."""
_VARIANTS = 4
"""Tiles of one ground, so that woods are no wallpaper."""
_ZONE = 0.34
"""How much of a start zone's cells is in its side's colour."""
_GRAIN = 0.05
_BESIDE = ((0, -1), (1, 0), (0, 1), (-1, 0))
_UNKNOWN = (200, 60, 160)
"""Colour of a character that stands for no ground."""
_OUTLINE = np.array((0.05, 0.06, 0.07))
_BGR = slice(None, None, -1)


class DraftPicture:
    """The picture of a draft; `show` brings it up to date."""

    def __init__(self, data: ClumsyData) -> None:
        terrain, structures = data.terrain_by_glyph(), data.structure_by_glyph()
        self._names = {glyph: kind.id for found in (terrain, structures) for glyph, kind in found.items()}
        self._works = {kind.id for kind in data.structures.values() if kind.kind == "work"}
        self._tiles: dict[tuple[str, int, int, int], Image] = {}
        self._covers: dict[tuple[str, int], Image] = {}
        self._draft: Draft | None = None
        self._colours = ""
        self._pixels: NDArray[np.uint8] = np.zeros((0, 0, 4), np.uint8)
        """As textures have it: blue, green, red, alpha, the last row first."""
        self.size = 0
        """Pixels of a cell's side."""
        self.texture: Texture | None = None

    def name(self, glyph: str) -> str:
        """The ground that a character stands for; the character where it stands for none."""
        return self._names.get(glyph, glyph)

    def tile(self, glyph: str, size: int) -> Texture:
        """A cell of some ground, for a list."""
        image = self._tile(self.name(glyph), 0, 0b1010 if self.name(glyph) in ROADS else 0, size)
        opaque = np.dstack((np.clip(image, 0, 1), np.ones(image.shape[:2])))
        return texture_of((opaque * 255 + 0.5).astype(np.uint8), "tile")

    def show(self, draft: Draft) -> Texture:
        """The picture of a draft, painted anew where it differs from the one shown before."""
        before, colours = self._draft, theme.side_colours_in_use()
        same_size = before is not None and (before.width, before.height) == (draft.width, draft.height)
        if before is None or not same_size or colours != self._colours or self.texture is None:
            self._colours = colours
            self.size = max(LEAST_PIXELS, min(MOST_PIXELS, LONGEST_SIDE // max(draft.width, draft.height)))
            shape = (draft.height * self.size, draft.width * self.size, 4)
            self._pixels = np.full(shape, 255, np.uint8)
            self._paint(draft, (cell for cell, _ in draft.cells()))
            self.texture = texture_of(self._pixels, "draft")
            self.texture.set_minfilter(SamplerState.FT_linear)
        elif before is draft:
            return self.texture
        else:
            changed = set(changed_cells(before, draft))
            near = {(x + dx, y + dy) for x, y in changed for dx, dy in _BESIDE}
            self._paint(draft, (cell for cell in changed | near if draft.contains(cell)))
        self._draft = draft
        self.texture.set_ram_image(self._pixels)
        return self.texture

    def _paint(self, draft: Draft, cells: Iterable[Cell]) -> None:
        size = self.size
        for x, y in cells:
            image = self._cell(draft, x, y)
            low = (draft.height - 1 - y) * size
            part = self._pixels[low : low + size, x * size : (x + 1) * size, :3]
            part[:] = (np.clip(image[::-1, :, _BGR], 0, 1) * 255 + 0.5).astype(np.uint8)

    def _cell(self, draft: Draft, x: int, y: int) -> Image:
        spot, size = draft.at((x, y)), self.size
        name = self.name(spot.glyph)
        arms = 0
        if name in ROADS:
            for place, (dx, dy) in enumerate(_BESIDE):
                beside = (x + dx, y + dy)
                arms |= (draft.contains(beside) and self.name(draft.at(beside).glyph) in ROADS) << place
        image = self._tile(name, (x * 7 + y * 13 + x * y) % _VARIANTS, arms, size).copy()
        if spot.zone != NOBODY:
            self._tint(image, draft, x, y, spot.zone)
        self._mark(image, spot)
        return image

    def _tile(self, name: str, variant: int, arms: int, size: int) -> Image:
        """A cell of bare ground; `arms`: which of its neighbours a road leads to, a bit each."""
        key = (name, variant, arms, size)
        if key not in self._tiles:
            random = np.random.default_rng(variant + 7)
            base = "meadow" if name == "road" else "water" if name == "bridge" else name
            colour = np.array(ground_colour(base)) / 255
            field = np.empty((3 * size, 3 * size, 3))
            field[:] = colour
            field *= 1 + _GRAIN * random.standard_normal((3 * size, 3 * size, 1))
            rows = [["", "", ""], ["", name, ""], ["", "", ""]]
            for place, (dx, dy) in enumerate(_BESIDE):
                if arms >> place & 1:
                    rows[1 + dy][1 + dx] = "road"
            draw_cover(field, rows, 1, 1, size, random)
            self._tiles[key] = field[size : 2 * size, size : 2 * size]
        return self._tiles[key]

    def _tint(self, image: Image, draft: Draft, x: int, y: int, side: int) -> None:
        colour = np.array(theme.side_colour(side)[:3])
        image += _ZONE * (colour - image)
        line = max(self.size // 9, 1)
        edges: tuple[Any, ...] = (np.s_[:line], np.s_[:, -line:], np.s_[-line:], np.s_[:, :line])
        for (dx, dy), edge in zip(_BESIDE, edges, strict=True):
            beside = (x + dx, y + dy)
            if not draft.contains(beside) or draft.at(beside).zone != side:
                image[edge] = colour

    def _mark(self, image: Image, spot: Spot) -> None:
        """What stands in the cell: a building or work, a mine, a victory point."""
        if spot.structure:
            kind = "work" if spot.structure in self._works else "building"
            self._lay(image, kind, theme.side_colour(spot.owner)[:3])
        elif spot.mine != NOBODY:
            self._lay(image, "mine", theme.side_colour(spot.mine)[:3])
        elif spot.point:
            self._lay(image, "point", theme.ACCENT[:3])

    def _lay(self, image: Image, kind: str, colour: tuple[float, ...]) -> None:
        for part, paint in ((f"{kind} edge", _OUTLINE), (kind, np.array(colour))):
            image += self._cover(part) * (paint - image)

    def _cover(self, part: str) -> Image:
        key = (part, self.size)
        if key not in self._covers:
            kind, _, edge = part.partition(" ")
            sheet, more = Sheet(self.size, 32.0), 2.0 if edge else 0.0
            if kind == "building":
                shape = sheet.box(6 - more, 6 - more, 26 + more, 26 + more, 3)
            elif kind == "work":
                shape = sheet.box(3 - more, 11 - more, 29 + more, 21 + more, 3)
            elif kind == "mine":
                shape = sheet.circle(16, 16, 7 + more)
            else:
                shape = sheet.star(16, 17, 14 + more, 6.3 + more * 0.45)
            self._covers[key] = sheet.coverage(shape)[..., None]
        return self._covers[key]


def ground_colour(name: str) -> tuple[int, ...]:
    """The colour of some ground from above; that of a mod's is made from its name, of no ground's a glaring one."""
    if name in GROUND_COLOURS:
        return GROUND_COLOURS[name]
    if len(name) == 1:
        return _UNKNOWN
    return tuple(60 + byte * 120 // 255 for byte in hashlib.blake2b(name.encode(), digest_size=3).digest())
