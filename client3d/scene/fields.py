"""Farm land, for the eye only: some meadows carry wheat, with fences round them and hay beside."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from client3d.scene.board import WET, BoardPicture, Cell, centre
from client3d.scene.geometry import Mesh, Placement, linear
from client3d.scene.ground import Ground
from client3d.scene.noise import layered
from client3d.scene.sand import SANDS
from client3d.scene.seasons import CROP

_WHERE = 0.16  # frequency of the noise
_SHARE = 0.25  # of the meadow, at most
TALL = 0.15  # cells
_ROWS, _CLUMPS = 7, 8
_WHEAT = linear("d2ae55")
_FENCE_CHANCE, _HAY_CHANCE = 0.7, 0.2
_SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def field_cells(board: BoardPicture) -> set[Cell]:
    """Meadow cells with wheat: where a slow noise is high, and only in company."""
    y, x = np.mgrid[0 : board.height, 0 : board.width]
    meadow, wet = board.mask("meadow") > 0, np.pad(board.mask(*WET, *SANDS), 1, mode="edge") > 0
    shore = wet[:-2, 1:-1] | wet[2:, 1:-1] | wet[1:-1, :-2] | wet[1:-1, 2:]
    slow = layered(x, y, _WHERE, 2, board.seed * 97 + 13)
    free = meadow & ~shore
    high = free & (slow > np.quantile(slow[free], 1 - _SHARE)) if free.any() else free
    for cell in board.points:
        high[cell[1], cell[0]] = False
    padded = np.pad(high, 1).astype(int)
    company = padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
    return {(int(i), int(j)) for j, i in np.argwhere(high & (company >= 2))}


def wheat(ground: Ground, cell: Cell) -> Mesh:
    """The wheat of a cell: rows of upright clumps, dark at the foot and golden at the top, none on a road's verge."""
    rng = np.random.default_rng([ground.board.seed, 11, *cell])
    row, clump = (g.ravel() for g in np.meshgrid(np.arange(_ROWS), np.arange(_CLUMPS), indexing="ij"))
    x = cell[0] + (clump + 0.5) / _CLUMPS + rng.uniform(-0.01, 0.01, row.size)
    y = -cell[1] - (row + 0.5) / _ROWS + rng.uniform(-0.012, 0.012, row.size)
    keep = (rng.random(row.size) > 0.05) & (ground.sample(ground.road, x, y) > 0.56)
    keep &= ground.sample(ground.height_field, x, y) > -0.04
    x, y = x[keep], y[keep]
    z = ground.sample(ground.height_field, x, y)
    n = len(x)
    half = np.array([0.44 / _CLUMPS, 0.20 / _ROWS])
    tall = rng.uniform(0.6, 1.0, n) * TALL
    sign = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])
    flat = np.stack([x, y], -1)[:, None] + sign * half
    low = np.concatenate([flat, np.repeat(z[:, None, None] - 0.02, 4, 1)], -1)
    high = np.concatenate([flat, np.repeat((z + tall)[:, None, None], 4, 1)], -1)
    quads = [high] + [
        np.stack([low[:, i], low[:, j], high[:, j], high[:, i]], 1) for i, j in ((0, 1), (1, 2), (2, 3), (3, 0))
    ]
    corners = np.concatenate([q[:, [0, 1, 2, 0, 2, 3]].reshape(-1, 3, 3) for q in quads])
    shade = (_WHEAT * rng.uniform(0.82, 1.12, (n, 1))).astype(np.float32)
    colours = np.tile(np.repeat(shade, 2, 0), (5, 1))
    up = np.array([1.15, 1.15, 1.15])
    foot_to_tip = np.array([[0.45, 0.45, 1.1], [0.45, 1.1, 1.1]])
    brightness = np.concatenate([np.tile([up, up], (n, 1)), np.tile(foot_to_tip, (4 * n, 1))])
    mesh = Mesh.of(corners, colours[:, None] * brightness[..., None])
    mesh.leaf[:] = CROP
    return mesh


def fences(ground: Ground, cell: Cell, fields: set[Cell]) -> list[tuple[str, Placement]]:
    """Fences of a field cell towards open meadow, and hay beside them."""
    board = ground.board
    rng = np.random.default_rng([board.seed, 12, *cell])
    out: list[tuple[str, Placement]] = []
    x, y = centre(cell)
    for dx, dy in _SIDES:
        beside = (cell[0] + dx, cell[1] + dy)
        chances = rng.random(4)
        if beside in fields or not board.inside(beside) or board.at(*beside) != "meadow":
            continue
        if chances[0] < _FENCE_CHANCE:
            turn = 0.0 if dx == 0 else np.pi / 2
            for part in (-0.25, 0.25):
                px, py = x + dx * 0.485 + (part if dx == 0 else 0), y - dy * 0.485 + (part if dx else 0)
                out.append(("fence", _on(ground, px, py, turn)))
        if chances[1] < _HAY_CHANCE:
            px, py = x + dx * 0.75 + (chances[2] - 0.5) * 0.5, y - dy * 0.75 + (chances[3] - 0.5) * 0.5
            out.append(("hay_bale", _on(ground, px, py, float(chances[2] * 6.28))))
    return out


def _on(ground: Ground, x: float, y: float, turn: float) -> Placement:
    return Placement((float(x), float(y), float(ground.sample(ground.height_field, x, y)) - 0.01), turn)


def field_mask(board: BoardPicture, fields: set[Cell]) -> NDArray[np.bool_]:
    """Which cells are fields, shape (height, width)."""
    mask = np.zeros((board.height, board.width), bool)
    for x, y in fields:
        mask[y, x] = True
    return mask
