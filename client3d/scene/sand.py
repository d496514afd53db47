"""Beaches, dunes and the sea: how high they lie and what colour they are.

Sand runs gently down to the sea and on under it; anywhere else the shore is steep. Dunes are ridges, blown to a gentle
back and a steep face.
"""

from __future__ import annotations

import numpy as np

from client3d.scene.board import BoardPicture
from client3d.scene.geometry import Floats, linear
from client3d.scene.lattice import blend
from client3d.scene.noise import layered, smooth

SEA_BED = -0.42
SANDS = ("beach", "dune")
_BEACH = 0.02
_DUNE, _RIDGE = 0.04, 0.30  # cells: where a dune begins, how much higher its ridges are
_RIDGES_A_CELL, _BACK = 1.45, 0.66  # share of a ridge that rises
_FLAT, _RUN = 0.3, 5  # a beach falls by this share of the sea's depth evenly, the rest far out (a power)
_SHINGLE, _BLOWN, _WET, _SUNK = linear("a8925f"), linear("c0a468"), linear("7d6b49"), linear("6f6a4c")


def heights(board: BoardPicture, x: Floats, y: Floats, seed: int) -> Floats | float:
    """What sand and sea add to the heights at (warped) world points; nothing on a board that has none."""
    out: Floats | float = 0.0
    if not board.has("sea", *SANDS):
        return out
    sea, beach, dune = (board.mask(name) for name in ("sea", "beach", "dune"))
    if beach.any():
        out = out + _BEACH * blend(beach, x, y, 0.8)
    if sea.any():
        gentle = blend(_with_neighbours(beach), x, y, 1.0)
        far = blend(sea, x, y, 1.0, even=True)
        sandy = _FLAT * far + (1 - _FLAT) * far**_RUN
        out = out + SEA_BED * (blend(sea, x, y, 0.72) * (1 - gentle) + sandy * gentle)
    if dune.any():
        out = out + blend(dune, x, y, 0.8) * (_DUNE + _RIDGE * _ridges(x, y, seed))
    return out


def _with_neighbours(mask: Floats) -> Floats:
    """A mask of cells and of those beside them."""
    padded = np.pad(mask, 1)
    return np.maximum.reduce([mask, padded[:-2, 1:-1], padded[2:, 1:-1], padded[1:-1, :-2], padded[1:-1, 2:]])


def _ridges(x: Floats, y: Floats, seed: int) -> Floats:
    """0..1 over ridges that the wind has blown, some higher than others."""
    along = _RIDGES_A_CELL * (x * 0.86 + y * 0.5) + 0.8 * layered(x, y, 0.8, 2, seed)
    part = along % 1.0
    shape = np.where(part < _BACK, smooth(part / _BACK), smooth((1 - part) / (1 - _BACK)))
    return shape * (0.55 + 0.45 * layered(x, y, 0.55, 2, seed + 4))


def painted(colour: Floats, share: dict[str, Floats], z: Floats, fine: Floats) -> Floats:
    """Ground colours (..., 3) with dry sand over them; share, z and fine (noise): (..., 1)."""
    colour = colour + (_SHINGLE * (0.90 + 0.2 * fine) - colour) * np.clip(share["beach"] * 1.25, 0, 1)
    crest = np.clip((z - 0.05) / 0.22, 0, 1)
    return colour + (_BLOWN * (0.62 + 0.12 * fine + 0.32 * crest) - colour) * np.clip(share["dune"] * 1.2, 0, 1)


def wetted(colour: Floats, share: dict[str, Floats], z: Floats) -> Floats:
    """Ground colours (..., 3) where waves reach the sand, and of the sea's bed."""
    coast = np.clip((share["beach"] + share["sea"]) * 1.4, 0, 1)
    colour = colour + (_WET - colour) * np.clip((-0.035 - z) / 0.045, 0, 1) * coast * 0.85
    return colour + (_SUNK - colour) * np.clip((-0.16 - z) / 0.2, 0, 1) * coast
