"""Signs over cells of a board: what they are, and where in the window they are drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from client3d.hud.values import Badge
from core.orders import Cell

Signs = dict[Cell, list[Badge]]
"""By cell; their places in the window are still to be filled in."""


def placed(signs: Signs, where: Callable[[Cell], tuple[float, float]], size: tuple[int, int]) -> list[Badge]:
    """The signs of cells that are in the window, one above the other where a cell has several."""
    found = []
    for cell, badges in signs.items():
        x, y = where(cell)
        if -60 < x < size[0] + 60 and -20 < y < size[1] + 60:
            found += [replace(badge, x=round(x), y=round(y - 26 * place)) for place, badge in enumerate(badges)]
    return found
