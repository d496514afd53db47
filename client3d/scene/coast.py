"""Marram: the long pale grass that holds dunes together and grows where a beach ends."""

from __future__ import annotations

import numpy as np

from client3d.scene.board import Cell
from client3d.scene.geometry import Mesh, linear
from client3d.scene.ground import Ground
from client3d.scene.props import tufts
from client3d.scene.sand import SANDS

_TUFTS_A_CELL = 44
_DRY_FROM = 0.015  # cells above the ground's level; lower the sea comes
_ON_A_BEACH = 0.3  # how often it takes root there against on a dune
_BLADE = linear("8f9654")


def marram(ground: Ground, corner: Cell, size: int) -> Mesh:
    """The marram of a square of cells; nothing where no sand is."""
    board = ground.board
    if not board.has(*SANDS):
        return Mesh.join([])
    rng = np.random.default_rng([board.seed, 15, *corner])
    wide, tall = min(size, board.width - corner[0]), min(size, board.height - corner[1])
    count = wide * tall * _TUFTS_A_CELL
    x = (corner[0] + rng.uniform(0.01, wide - 0.01, count)).astype(np.float32)
    y = (-corner[1] - rng.uniform(0.01, tall - 0.01, count)).astype(np.float32)
    z = ground.sample(ground.height_field, x, y)
    rooted = ground.sample(ground.shares["dune"], x, y) + _ON_A_BEACH * ground.sample(ground.shares["beach"], x, y)
    thick = np.clip(ground.sample(ground.density, x, y) * 1.6 - 0.25, 0, 1)
    keep = (z > _DRY_FROM) & (rng.random(count) < rooted * thick)
    feet = np.stack([x, y, z], -1)[keep]
    if not len(feet):
        return Mesh.join([])
    colours = _BLADE * rng.uniform(0.85, 1.15, (len(feet), 1))
    return tufts(feet, rng.uniform(0.10, 0.19, (len(feet), 1, 1)), 0.13, colours, rng)
