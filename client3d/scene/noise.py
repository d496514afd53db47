"""Cosmetic value noise: the same seed gives the same picture; no rule ever reads it."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from client3d.scene.geometry import Floats

_TABLE = 64


def smooth(t: Floats) -> Floats:
    """0..1 eased at both ends; clamps."""
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def value_noise(x: ArrayLike, y: ArrayLike, frequency: float, seed: int) -> Floats:
    """Noise 0..1 at points (any shape), about `frequency` bumps a cell."""
    table = np.random.default_rng(seed).random((_TABLE, _TABLE), np.float32)
    x, y = np.asarray(x, np.float32) * frequency, np.asarray(y, np.float32) * frequency
    i, j = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    u, v = smooth(x - i), smooth(y - j)
    a, b = table[i % _TABLE, j % _TABLE], table[(i + 1) % _TABLE, j % _TABLE]
    c, d = table[i % _TABLE, (j + 1) % _TABLE], table[(i + 1) % _TABLE, (j + 1) % _TABLE]
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def layered(x: ArrayLike, y: ArrayLike, frequency: float, octaves: int, seed: int) -> Floats:
    """Several octaves of noise, 0..1, each half as strong and twice as fine."""
    parts = [value_noise(x, y, frequency * 2**k, seed + k) * 0.5**k for k in range(octaves)]
    return sum(parts[1:], parts[0]) / sum(0.5**k for k in range(octaves))


def tiling(size: int, seed: int) -> NDArray[np.uint8]:
    """A square of noise that repeats without a seam, bytes (size, size)."""
    rng = np.random.default_rng(seed)
    out = np.zeros((size, size))
    for k in range(2, 8):
        cells = 2**k
        grid = rng.random((cells, cells))
        x = np.arange(size) * cells / size
        i = x.astype(int)
        f = x - i
        f = f * f * (3 - 2 * f)
        j = (i + 1) % cells
        left = grid[np.ix_(i, i)] * (1 - f[:, None]) + grid[np.ix_(j, i)] * f[:, None]
        right = grid[np.ix_(i, j)] * (1 - f[:, None]) + grid[np.ix_(j, j)] * f[:, None]
        out += (left * (1 - f[None]) + right * f[None]) * 0.55**k
    out -= out.min()
    return (out / out.max() * 255).astype(np.uint8)
