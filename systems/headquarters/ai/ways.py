"""How many points it takes to get somewhere, whoever stands in between: the same all battle long, worked out once."""

from __future__ import annotations

from core.reach import Field, distance_field
from systems.headquarters.data import UnitClass
from systems.headquarters.land import Land

FAR = 99
"""Points to a goal that no way leads to."""

MOST = 200
"""Goals that are remembered; then all are worked out anew."""


class Ways:
    """The ways over one ground."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self._found: dict[tuple[UnitClass, int], tuple[Field, dict[int, int]]] = {}
        """By class and mask of goals: the field, and the points from the cells that have been asked for."""

    def points(self, unit_class: UnitClass, goals: int, cell: int) -> int:
        """From a cell to the nearest of the goals."""
        key = unit_class, goals
        known = self._found.get(key)
        if known is None:
            if len(self._found) == MOST:
                self._found.clear()
            board = self.land.board
            known = distance_field(board, self.land.step_costs[unit_class], goals, board.full), {}
            self._found[key] = known
        field, points = known
        if cell not in points:
            cost = field.cost(cell)
            points[cell] = FAR if cost is None else cost
        return points[cell]
