"""What passes leave on the ground, for the eye only: tracks where somebody went, soot where something burst.

One texture over the board. Snow shows tracks best; both fade with the hours. No rule reads it, and a battle that is
loaded begins without.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np
from panda3d.core import SamplerState, Texture

from client3d.scene.geometry import Floats

TEXELS, COARSE_TEXELS, FINE_CELLS = 10, 6, 2500  # a cell, on boards of up to so many cells and on larger ones
_RUT, _RUT_WIDTH, _RUT_STEP = 0.13, 0.085, 0.06  # cells: beside the middle of who passes, to either side, along
_TRACK = 0.85  # how much one passing leaves
_SOOT_REACH, _SOOT = 0.75, 0.85  # cells round a burst of size 1
_TRACKS_STAY, _SOOT_STAYS = 0.7, 0.85  # shares that stay when an hour has passed


Step = tuple[tuple[float, float], tuple[float, float]]
"""From a world point to another."""


class Marks:
    """The texture of a board of so many cells: blue holds the tracks, green the soot, 0 to 1."""

    def __init__(self, width: int, height: int) -> None:
        self.texels = TEXELS if width * height <= FINE_CELLS else COARSE_TEXELS
        rows, columns = height * self.texels, width * self.texels
        self.tracks: Floats = np.zeros((rows, columns), np.float32)
        self.soot: Floats = np.zeros_like(self.tracks)
        self.texture = Texture("marks")
        self.texture.setup_2d_texture(columns, rows, Texture.T_unsigned_byte, Texture.F_rgb)
        self.texture.set_wrap_u(SamplerState.WM_clamp)
        self.texture.set_wrap_v(SamplerState.WM_clamp)
        self.texture.set_minfilter(SamplerState.FT_linear)
        self.texture.set_magfilter(SamplerState.FT_linear)
        self._changed = True
        self.update()

    def tread(self, steps: Iterable[Step]) -> None:
        """Somebody went these straight steps: two ruts, or two files of boots."""
        for (x0, y0), (x1, y1) in steps:
            way = max(math.hypot(x1 - x0, y1 - y0), 1e-6)
            aside = (y0 - y1) / way * _RUT, (x1 - x0) / way * _RUT
            for share in np.linspace(0, 1, math.ceil(way / _RUT_STEP) + 1)[1:]:
                x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
                for side in (-1, 1):
                    self._stamp(self.tracks, x + side * aside[0], y + side * aside[1], _RUT_WIDTH, _TRACK)

    def scorch(self, x: float, y: float, size: float) -> None:
        """Something burst at a world point; size as of an explosion."""
        self._stamp(self.soot, x, y, _SOOT_REACH * size, _SOOT)

    def fade(self) -> None:
        """An hour has passed."""
        self.tracks *= _TRACKS_STAY
        self.soot *= _SOOT_STAYS
        self._changed = True

    def _stamp(self, layer: Floats, x: float, y: float, radius: float, strength: float) -> None:
        """Darken a round spot up to `strength`, most in its middle."""
        column, row, reach = x * self.texels - 0.5, -y * self.texels - 0.5, radius * self.texels
        rows = slice(max(int(row - reach), 0), max(int(row + reach) + 2, 0))
        columns = slice(max(int(column - reach), 0), max(int(column + reach) + 2, 0))
        spot = layer[rows, columns]
        j, i = np.ogrid[rows.start : rows.start + spot.shape[0], columns.start : columns.start + spot.shape[1]]
        nearness = np.clip(1.35 - np.hypot(i - column, j - row) / reach, 0, 1)
        np.maximum(spot, strength * nearness, out=spot)
        self._changed = True

    def update(self) -> None:
        """Send the texture to the card, if it is another."""
        if not self._changed:
            return
        self._changed = False
        layers = np.stack([self.tracks, self.soot, np.zeros_like(self.soot)], -1)
        rows = (layers[::-1] * 255).astype(np.uint8)  # textures start at the bottom
        memoryview(self.texture.modify_ram_image()).cast("B")[:] = rows.tobytes()
