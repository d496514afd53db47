"""Fog of war: one texture, one texel a cell, three levels, changing over a moment; the shaders warp its borders."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from panda3d.core import SamplerState, Texture

UNKNOWN, REMEMBERED, SEEN = 0, 1, 2
CHANGE_SECONDS = 0.3
_VALUES = np.array([0.0, 0.45, 1.0], np.float32)  # the shaders' thresholds lie between these


class Fog:
    """The fog's texture, moving from what was shown to what is so."""

    def __init__(self, width: int, height: int, single_channel: Texture.Format) -> None:
        self.on = False
        self._now = np.ones((height, width), np.float32)
        self._from = self._aim = self._now
        self._left = 0.0
        self.texture = Texture("fog")
        self.texture.setup_2d_texture(width, height, Texture.T_unsigned_byte, single_channel)
        self.texture.set_wrap_u(SamplerState.WM_clamp)
        self.texture.set_wrap_v(SamplerState.WM_clamp)
        self.texture.set_minfilter(SamplerState.FT_linear)
        self.texture.set_magfilter(SamplerState.FT_linear)
        self._upload()

    def set(self, levels: NDArray[np.uint8], animate: bool = True) -> None:
        """Show levels (height, width): 0 unknown, 1 remembered, 2 seen; raises ValueError for others."""
        if levels.shape != self._now.shape or levels.max(initial=0) > SEEN:
            raise ValueError(f"fog levels: shape {levels.shape}, expected {self._now.shape} of 0, 1, 2")
        self._aim = _VALUES[levels]
        self._from = self._now
        self._left = CHANGE_SECONDS if animate and self.on else 0.0
        self.on = True
        if not self._left:
            self._now = self._aim
            self._upload()

    @property
    def at_rest(self) -> bool:
        """Whether the fog has stopped changing."""
        return self._left <= 0

    def update(self, dt: float) -> None:
        """Move on by `dt` seconds."""
        if self._left > 0:
            self._left = max(self._left - dt, 0.0)
            self._now = self._aim + (self._from - self._aim) * (self._left / CHANGE_SECONDS)
            self._upload()

    def _upload(self) -> None:
        rows = (self._now[::-1] * 255 + 0.5).astype(np.uint8)  # textures start at the bottom
        memoryview(self.texture.modify_ram_image()).cast("B")[:] = rows.tobytes()
