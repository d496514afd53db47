"""Timber bridges: one deck over all cells that lie together, planks across the way over it, rails along the water.

Where it meets dry land the ground is raised to its deck.
"""

from __future__ import annotations

import numpy as np

from client3d.scene.board import SPANS, WET, BoardPicture, Cell
from client3d.scene.geometry import Floats, Mesh, linear
from client3d.scene.roads import DECK_LIFT, OUT, SIDES, block

_PLANKS = 8  # a cell
_THICK = 0.035
_RAIL, _POSTS = 0.20, (-0.375, -0.125, 0.125, 0.375)
_RAMP, _LANDING = 0.5, 0.07  # cells from the deck to where the ground is as it was; its height by the deck
_TIMBER, _TARRED, _STONE = linear("8a6a45"), linear("54402c"), linear("8d887c")


def _beside(cell: Cell, side: str) -> Cell:
    dx, dy = SIDES[side]
    return cell[0] + dx, cell[1] + dy


def _dry(board: BoardPicture, cell: Cell, side: str) -> bool:
    near = _beside(cell, side)
    return board.inside(near) and board.at(*near) not in WET


def _open(board: BoardPicture, cell: Cell, side: str) -> bool:
    """Whether there is water beside the deck; beyond the board's edge too."""
    near = _beside(cell, side)
    return not board.inside(near) or (board.at(*near) in WET and board.at(*near) not in SPANS)


def crosses_eastward(board: BoardPicture, cell: Cell) -> bool:
    """Whether the way over the bridge that a cell belongs to runs west and east, not north and south."""
    found, front = {cell}, [cell]
    for here in front:
        for side in SIDES:
            near = _beside(here, side)
            if near not in found and board.inside(near) and board.at(*near) in SPANS:
                found.add(near)
                front.append(near)
    shores = [side for here in sorted(found) for side in SIDES if _dry(board, here, side)]
    return sum(side in "EW" for side in shores) > sum(side in "NS" for side in shores)


def landed(board: BoardPicture, x: Floats, y: Floats, height: Floats) -> Floats:
    """The heights at world points, with the land raised to the decks that end there."""
    if not board.has(*SPANS):
        return height
    for j, row in enumerate(board.terrain):
        for i, name in enumerate(row):
            for side in SIDES if name in SPANS else ():
                if _dry(board, (i, j), side):
                    height = _ramp(OUT[side], x - i - 0.5, y + j + 0.5, height)
    return height


def _ramp(out: tuple[float, float], x: Floats, y: Floats, height: Floats) -> Floats:
    """Raise the ground beyond one side of a cell; x and y from its middle."""
    away = 2 * (x * out[0] + y * out[1]) - 0.5
    aside = np.abs(x) if out[0] == 0 else np.abs(y)
    near = np.clip((0.50 - aside) / 0.16, 0, 1) * np.clip((_RAMP - away) / (_RAMP * 0.7), 0, 1) * (away > -0.1)
    return height * (1 - near) + np.maximum(height, _LANDING - 0.04 * np.clip(away / _RAMP, 0, 1)) * near


def timber(board: BoardPicture, cell: Cell, rng: np.random.Generator, bed: float) -> Mesh:
    """A cell's piece of a timber bridge about its middle, piles down to the bed (a height)."""
    eastward = crosses_eastward(board, cell)
    parts = _deck(rng, eastward)
    for side in SIDES:
        if _open(board, cell, side):
            parts += _railing(OUT[side])
        elif _dry(board, cell, side):
            dx, dy = OUT[side]
            size = (0.16, 1.02, 0.22) if dx else (1.02, 0.16, 0.22)
            parts.append(block(size, (dx * 1.06, dy * 1.06, DECK_LIFT - 0.122), _STONE * rng.uniform(0.92, 1.05)))
    length = DECK_LIFT - bed
    for px, py in ((-0.36, -0.36), (0.36, -0.36), (-0.36, 0.36), (0.36, 0.36)):
        parts.append(block((0.09, 0.09, length), (px, py, DECK_LIFT - 0.05 - length / 2), _TARRED))
    return Mesh.join(parts)


def _turned(size: tuple[float, float, float], eastward: bool) -> tuple[float, float, float]:
    return (size[1], size[0], size[2]) if eastward else size


def _deck(rng: np.random.Generator, eastward: bool) -> list[Mesh]:
    """Planks across the way, and the beams that carry them."""
    pitch = 1.0 / _PLANKS
    parts = []
    for k in range(_PLANKS):
        along = (k + 0.5) * pitch - 0.5
        at = (along, rng.uniform(-0.012, 0.012)) if eastward else (rng.uniform(-0.012, 0.012), along)
        lift = DECK_LIFT - _THICK / 2 - rng.uniform(0, 0.006)
        size = _turned((0.995, pitch * 0.9, _THICK), eastward)
        parts.append(block(size, (*at, lift), _TIMBER * rng.uniform(0.80, 1.14)))
    for aside in (-0.4, 0.0, 0.4):
        at = (0.0, aside) if eastward else (aside, 0.0)
        parts.append(block(_turned((0.09, 1.0, 0.09), eastward), (*at, DECK_LIFT - _THICK - 0.05), _TARRED))
    return parts


def _railing(out: tuple[float, float]) -> list[Mesh]:
    """Kerb, posts and two rails along one side."""
    dx, dy = out
    x, y = dx * 0.92, dy * 0.92

    def along(length: float, width: float, tall: float, z: float, colour: Floats, shift: float = 0.0) -> Mesh:
        size = (width, length, tall) if dx else (length, width, tall)
        at = (x, y + shift, z) if dx else (x + shift, y, z)
        return block(size, at, colour)

    parts = [along(1.0, 0.075, 0.06, DECK_LIFT + 0.03, _TIMBER * 0.82)]
    parts += [along(0.05, 0.05, _RAIL + 0.04, DECK_LIFT + _RAIL / 2, _TIMBER * 0.72, shift) for shift in _POSTS]
    parts += [along(1.0, 0.035, 0.035, DECK_LIFT + z, _TIMBER * 0.9) for z in (_RAIL, _RAIL * 0.58)]
    return parts
