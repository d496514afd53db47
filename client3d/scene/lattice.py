"""Grids of cells seen at any point of the ground."""

from __future__ import annotations

import numpy as np

from client3d.scene.geometry import Floats
from client3d.scene.noise import smooth


def blend(grid: Floats, x: Floats, y: Floats, soft: float, even: bool = False) -> Floats:
    """A per-cell grid at world points: flat in the middle of cells, a smooth step `soft` wide at their borders.

    soft: cells, at most 1, where a step begins in the middle of one cell and ends in the middle of the next. even: it
    is no smooth step but a slope.
    """
    share = [(f - np.floor(f) - 0.5) / soft + 0.5 for f in (x - 0.5, -y - 0.5)]
    u, v = (np.clip(s, 0, 1) if even else smooth(s) for s in share)
    rows, columns = grid.shape
    fx, fy = x - 0.5, -y - 0.5
    i, j = np.floor(fx).astype(np.int32), np.floor(fy).astype(np.int32)
    i0, i1 = np.clip(i, 0, columns - 1), np.clip(i + 1, 0, columns - 1)
    j0, j1 = np.clip(j, 0, rows - 1), np.clip(j + 1, 0, rows - 1)
    return (grid[j0, i0] * (1 - u) + grid[j0, i1] * u) * (1 - v) + (grid[j1, i0] * (1 - u) + grid[j1, i1] * u) * v
