"""Rivers: which way each of their cells flows, and where they cross a beach to the sea.

A river flows to the sea, if any of it comes near; else from one of its ends to the other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray
from panda3d.core import SamplerState, Texture

from client3d.scene.board import RIVERS, BoardPicture, Cell
from client3d.scene.geometry import Floats
from client3d.scene.roads import SIDES, distance

RIVER_BED = -0.29
_MOUTH, _MOUTH_WIDTH = -0.14, 0.2  # height of the stream across a beach, and half its width, in cells
_ROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_SALT = ("sea",)


def currents(board: BoardPicture) -> dict[Cell, tuple[float, float]]:
    """Of each cell of a river the way it flows, world x and y, of length 1 (0 where it goes both ways)."""
    out: dict[Cell, tuple[float, float]] = {}
    if not board.has(*RIVERS):
        return out
    left = {(x, y) for y, row in enumerate(board.terrain) for x, name in enumerate(row) if name in RIVERS}
    while left:
        river = _within(left, min(left))
        left -= river.keys()
        length = _within(river.keys(), *_mouths(board, river))
        for cell, far in length.items():
            way = np.zeros(2)
            for dx, dy in _ROUND:
                near = cell[0] + dx, cell[1] + dy
                downhill = far - length[near] if near in length else 0
                if near not in length and _salty(board, near):
                    downhill = 1
                way += np.array((dx, -dy)) * downhill / (1 if 0 in (dx, dy) else 2)
            size = float(np.hypot(*way))
            out[cell] = (float(way[0]) / size, float(way[1]) / size) if size > 0 else (0.0, 0.0)
    return out


def _within(cells: Iterable[Cell], *starts: Cell) -> dict[Cell, int]:
    """How many steps, slanting ones too, each cell of a river is from the nearest of these cells."""
    cells = set(cells)
    length = dict.fromkeys(starts, 0)
    front = deque(starts)
    while front:
        here = front.popleft()
        for dx, dy in _ROUND:
            there = here[0] + dx, here[1] + dy
            if there in cells and there not in length:
                length[there] = length[here] + 1
                front.append(there)
    return length


def _salty(board: BoardPicture, cell: Cell) -> bool:
    return board.inside(cell) and (board.at(*cell) in _SALT or _outlet(board, cell) != "")


def _mouths(board: BoardPicture, river: dict[Cell, int]) -> list[Cell]:
    """Where a river ends: by the sea, or at its farthest cell that is nearest to the board's edge."""
    by_the_sea = [c for c in river if any(_salty(board, (c[0] + dx, c[1] + dy)) for dx, dy in SIDES.values())]
    if by_the_sea:
        return sorted(by_the_sea)
    farthest = max(river.values())
    ends = [cell for cell, length in river.items() if length == farthest]
    return [min(ends, key=lambda c: (min(c[0], c[1], board.width - 1 - c[0], board.height - 1 - c[1]), c))]


def _outlet(board: BoardPicture, cell: Cell) -> str:
    """The sides (NESW) of a beach by which a river comes and goes to the sea; none if it does not cross it."""
    if board.at(*cell) != "beach":
        return ""
    around = {side: (cell[0] + dx, cell[1] + dy) for side, (dx, dy) in SIDES.items()}
    around = {side: near for side, near in around.items() if board.inside(near)}
    comes = [side for side, near in around.items() if board.at(*near) in RIVERS]
    goes = [side for side, near in around.items() if board.at(*near) in _SALT]
    if not comes or not goes:
        return ""
    straight = next((a + b for a in comes for b in goes if a + b in ("NS", "SN", "EW", "WE")), comes[0] + goes[0])
    return "".join(side for side in "NESW" if side in straight)


def carved(board: BoardPicture, x: Floats, y: Floats, height: Floats) -> Floats:
    """The heights at world points, with the streams that cross beaches."""
    if not board.has(*RIVERS):
        return height
    for j, row in enumerate(board.terrain):
        for i, name in enumerate(row):
            if name == "beach" and (joined := _outlet(board, (i, j))):
                far = distance(joined, x - i - 0.5, y + j + 0.5)
                inside = (np.abs(x - i - 0.5) < 0.75) & (np.abs(y + j + 0.5) < 0.75)
                depth = np.clip((_MOUTH_WIDTH - far) / 0.12 + 0.5, 0, 1) * inside
                height = height * (1 - depth) + np.minimum(height, _MOUTH) * depth
    return height


def current_texture(board: BoardPicture) -> Texture:
    """For the water's shader, one texel a cell: the way it flows (red, green; 128 is 0), river (blue), sea (alpha)."""
    flow = currents(board)
    texels = np.zeros((board.height, board.width, 4), np.uint8)
    texels[..., :2] = 128
    texels[..., 3] = board.mask(*_SALT) * 255
    for (x, y), (east, north) in flow.items():
        texels[y, x, :3] = round(128 + 127 * east), round(128 + 127 * north), 255
    return _texture(texels)


def _texture(texels: NDArray[np.uint8]) -> Texture:
    texture = Texture("currents")
    texture.setup_2d_texture(texels.shape[1], texels.shape[0], Texture.T_unsigned_byte, Texture.F_rgba8)
    texture.set_ram_image(np.ascontiguousarray(texels[::-1, :, [2, 1, 0, 3]]).tobytes())
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    texture.set_minfilter(SamplerState.FT_linear)
    texture.set_magfilter(SamplerState.FT_linear)
    return texture
