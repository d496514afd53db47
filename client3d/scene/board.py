"""The board as plain data, and where its cells lie in the world.

Cell (x, y) of the rules has x to the right and y downwards; its middle is at world (x + 0.5, -(y + 0.5)).
One cell is one unit.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Cell = tuple[int, int]

ROADLIKE = ("road", "bridge")
SPANS = ("timber_bridge",)
"""Broad bridges that no road crosses: one deck over as many cells as lie together."""
DECKS = ("bridge", *SPANS)
RIVERS = ("river", *SPANS)
WET = ("water", "bridge", *RIVERS, "sea")
TERRAINS = (
    *("meadow", "road", "forest", "hill", "marsh", "water", "ruin", "crater", "burnt", "bridge"),
    *("city", "river", "timber_bridge", "beach", "dune", "sea"),
)
"""All that the scene knows how to draw."""


@dataclass
class BoardPicture:
    """What to draw: size in cells, rows of terrain ids `terrain[y][x]`, victory points, a seed for the looks, and
    `cleared` cells: those with a structure, where no tree or rock may stand."""

    width: int
    height: int
    terrain: list[list[str]]
    points: list[Cell] = field(default_factory=list)
    seed: int = 0
    cleared: set[Cell] = field(default_factory=set)

    def __post_init__(self) -> None:
        if len(self.terrain) != self.height or any(len(row) != self.width for row in self.terrain):
            raise ValueError(f"the terrain is not {self.width} x {self.height} cells")

    def at(self, x: int, y: int) -> str:
        """The terrain id of a cell; beyond the edge, of the nearest cell."""
        return self.terrain[min(max(y, 0), self.height - 1)][min(max(x, 0), self.width - 1)]

    def inside(self, cell: Cell) -> bool:
        """Whether the cell is on the board."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def has(self, *names: str) -> bool:
        """Whether any cell's terrain is one of the names; far quicker than a mask of them."""
        return not set(names).isdisjoint(set().union(*self.terrain))

    def mask(self, *names: str) -> NDArray[np.float32]:
        """1.0 where the terrain is one of the names, shape (height, width)."""
        if not self.has(*names):
            return np.zeros((self.height, self.width), np.float32)
        return np.array([[cell in names for cell in row] for row in self.terrain], np.float32)


def centre(cell: Cell) -> tuple[float, float]:
    """World x, y of a cell's middle."""
    return cell[0] + 0.5, -(cell[1] + 0.5)


def cell_at(x: float, y: float) -> Cell:
    """The cell a world point lies in (it may be off the board)."""
    return int(np.floor(x)), int(np.floor(-y))
