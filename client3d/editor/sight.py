"""Which part of a map is in sight: how large its cells are shown, and where. Lengths are units of the window."""

from __future__ import annotations

from typing import Final

from client3d.editor.draft import Cell

Box = tuple[float, float, float, float]
_STEP: Final = 1.25
"""How much larger cells are after a step of zooming in."""
_MOST_FITTING: Final = 64.0
_MOST: Final = 120.0
"""Units of a cell's side at most: while the whole map is in sight, and at all."""


class Sight:
    """A window onto a map. `place` says where it is; before, nothing is in sight."""

    def __init__(self) -> None:
        self.box: Box = (0, 0, 1, 1)
        self.cell = 0.0
        """Units of a cell's side; 0: the whole map is in sight."""
        self._size = (1, 1)
        self._middle = (0.5, 0.5)
        """What lies in the middle of the box, in cells."""

    def place(self, box: Box, size: tuple[int, int]) -> None:
        """The box that the map is shown in, and the map's cells across and down."""
        if size != self._size:
            self._size, self.cell = size, 0.0
        self.box = box
        self._settle()

    @property
    def side(self) -> float:
        """Units of a cell's side as it is shown."""
        return self.cell or self._fitting

    @property
    def _fitting(self) -> float:
        return min(self.box[2] / self._size[0], self.box[3] / self._size[1], _MOST_FITTING)

    def whole(self) -> None:
        """Show the whole map."""
        self.cell = 0.0
        self._settle()

    def zoom(self, steps: int, at: tuple[float, float] | None = None) -> None:
        """Show cells larger or smaller; what is under a place of the window stays there."""
        x, y = at or (self.box[0] + self.box[2] / 2, self.box[1] + self.box[3] / 2)
        before = self.spot_at(x, y)
        wanted = self.side * _STEP**steps
        self.cell = 0.0 if wanted <= self._fitting else min(wanted, _MOST)
        left, top = self.origin
        after = ((x - left) / self.side, (y - top) / self.side)
        self._middle = tuple(m + b - a for m, b, a in zip(self._middle, before, after, strict=True))  # type: ignore[assignment]
        self._settle()

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by units."""
        self._middle = (self._middle[0] - dx / self.side, self._middle[1] - dy / self.side)
        self._settle()

    def reveal(self, cell: Cell) -> None:
        """Have a cell in sight."""
        middle = list(self._middle)
        for axis in range(2):
            half = self.box[2 + axis] / self.side / 2
            middle[axis] = min(max(middle[axis], cell[axis] + 1 - half), cell[axis] + half)
        self._middle = (middle[0], middle[1])
        self._settle()

    def _settle(self) -> None:
        """As much of the map as there is room for is in sight; where there is more room, the map is in its middle."""
        middle = []
        for axis in range(2):
            half, cells = self.box[2 + axis] / self.side / 2, self._size[axis]
            middle.append(cells / 2 if cells <= 2 * half else min(max(self._middle[axis], half), cells - half))
        self._middle = (middle[0], middle[1])

    @property
    def origin(self) -> tuple[float, float]:
        """Where the map's top left corner is; it may be outside the box."""
        x, y, width, height = self.box
        return x + width / 2 - self._middle[0] * self.side, y + height / 2 - self._middle[1] * self.side

    def spot_at(self, x: float, y: float) -> tuple[float, float]:
        """What is at a place of the window, in cells."""
        left, top = self.origin
        return (x - left) / self.side, (y - top) / self.side

    def cell_at(self, x: float, y: float) -> Cell:
        """The cell at a place of the window; it may lie beside the map."""
        across, down = self.spot_at(x, y)
        return int(across // 1), int(down // 1)

    def box_of(self, cell: Cell) -> Box:
        """Where a cell is shown."""
        left, top = self.origin
        return left + cell[0] * self.side, top + cell[1] * self.side, self.side, self.side

    @property
    def shown(self) -> Box:
        """The part of the box that the map covers."""
        (x, y, width, height), (left, top) = self.box, self.origin
        right, bottom = left + self._size[0] * self.side, top + self._size[1] * self.side
        first, second = max(x, left), max(y, top)
        return first, second, min(x + width, right) - first, min(y + height, bottom) - second

    @property
    def shares(self) -> Box:
        """Left, top, right and bottom of what is in sight, as shares of the map."""
        x, y, width, height = self.shown
        (left, top), (right, bottom) = self.spot_at(x, y), self.spot_at(x + width, y + height)
        across, down = self._size
        return left / across, top / down, right / across, bottom / down
