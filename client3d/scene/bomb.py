"""The show of the atomic bomb: it falls, a flash, a fireball, a cloud that rises, the sky darkens, ash falls.

`begin` it over a cell, and the scene lets it go on; `struck` from the blast on, `done` in the end. Calm, for those who
want little motion: no flash, nothing flickers, the sky darkens slowly.
"""

from __future__ import annotations

import math

import numpy as np

from client3d.scene.board import Cell
from client3d.scene.lighting import Tone
from client3d.scene.mushroom import SECONDS, Mushroom
from client3d.scene.scene import Scene

MODEL = "atomic_bomb"
FALL_SECONDS = 1.3
_FALL_FROM = 8.5  # cells above the ground
_BURST_AT = 0.5
_FLASH_SECONDS, _FLASH = 0.75, 14.0
_DARK, _CALM_DARK = 0.88, 0.45  # how far the sky darkens
_DARKENING, _LIFTING = 1.6, 3.4  # seconds in which it does, and in which it clears again at the end
_EMBERS_SECONDS = 3.2
_SCORCH = 3.6  # as of an explosion so large
_SHARES = {"low": 0.45, "medium": 0.7, "high": 1.0}
_BOARD, _LARGEST = 11.0, 1.7  # cells of a board whose cloud is as it is; a larger one's is larger, up to so many times
_KEY = -6_000_000
_SEED = 86


class Bomb:
    """One bomb at a time on a scene whose library has the model `MODEL`."""

    def __init__(self, scene: Scene, calm: bool = False) -> None:
        self._scene, self.calm = scene, calm
        self._at = (0.0, 0.0, 0.0)
        self._time = 0.0
        self._on = False
        self.struck = False
        """Whether it has gone off: what it does to units may be shown now."""

    @property
    def done(self) -> bool:
        """Whether the show is over, or none has begun."""
        return not self._on

    def begin(self, cell: Cell) -> None:
        """Let it fall on a cell."""
        self.end()
        self._at = self._scene.cell_position(cell)
        self._time, self._on, self.struck = 0.0, True, False
        self._scene.units.place(_KEY, MODEL, cell, None, 0.0, height=_FALL_FROM)
        self._scene.present(self)

    def end(self) -> None:
        """Stop at once: the light is as it was."""
        self._scene.units.remove(_KEY)
        self._scene.set_tone(Tone())
        self._on = False

    def update(self, seconds: float) -> None:
        """See Show."""
        if not self._on:
            return
        self._time += seconds
        blast = self._time - FALL_SECONDS
        if blast < 0:
            x, y, z = self._at
            left = 1 - (self._time / FALL_SECONDS) ** 2
            self._scene.units.set(_KEY, position=(x, y, z + _BURST_AT + (_FALL_FROM - _BURST_AT) * left))
            return
        if not self.struck:
            self._go_off(blast)
        if blast >= SECONDS:
            self.end()
        else:
            self._scene.set_tone(self._tone(blast))

    def _go_off(self, since: float) -> None:
        scene, (x, y, z) = self._scene, self._at
        self.struck = True
        scene.units.remove(_KEY)
        cloud = Mushroom(
            (x, y, z + 0.2),
            scene.time - since,
            np.random.default_rng([_SEED, int(x), int(-y)]),
            (float(scene.board.width), float(scene.board.height)),
            size=min(max(max(scene.board.width, scene.board.height) / _BOARD, 1.0), _LARGEST),
            share=_SHARES[scene.tier],
            calm=self.calm,
        )
        scene.effects.show(cloud)
        scene.marks.scorch(x, y, _SCORCH)

    def _tone(self, blast: float) -> Tone:
        """What the light is at a moment after the blast."""
        veil = min(blast / _DARKENING, 1.0, (SECONDS - blast) / _LIFTING)
        veil = veil * veil * (3 - 2 * veil)
        if self.calm:
            return Tone(dark=_CALM_DARK * veil)
        embers = math.exp(-blast / _EMBERS_SECONDS) * min((SECONDS - blast) / _LIFTING, 1.0)
        flash = max(1 - blast / _FLASH_SECONDS, 0.0) ** 3
        return Tone(dark=_DARK * veil, glow=embers, flash=_FLASH * flash)
