"""Ways over the ground of a battle: what is the same as long as nobody moves is worked out once."""

from __future__ import annotations

from core.reach import Field, distance_field
from systems.headquarters import movement
from systems.headquarters.data import UnitClass
from systems.headquarters.land import Land
from systems.headquarters.view import UnitView, View

FAR = 99
"""Points to a goal that no way leads to."""

MOST, MOST_REACHED = 200, 4000
"""Goals, and moves, that are remembered; then all are worked out anew."""


class Ways:
    """The ways over one ground."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self._found: dict[tuple[UnitClass, int], tuple[Field, dict[int, int]]] = {}
        """By class and mask of goals: the field, and the points from the cells that have been asked for."""
        self._reached: dict[tuple[UnitClass, int, int, int], int] = {}

    def reached(self, view: View, unit: UnitView) -> int:
        """Mask of the cells that a unit reaches with its move: it rests on who stands no farther off than that."""
        barred = view.mask_of_others(unit.side) & view.board.disk(unit.cell, unit.kind.move)
        key = unit.kind.unit_class, unit.kind.move, unit.cell, barred
        known = self._reached.get(key)
        if known is None:
            if len(self._reached) == MOST_REACHED:
                self._reached.clear()
            known = self._reached[key] = movement.reach(view, unit).mask
        return known

    def points(self, unit_class: UnitClass, goals: int, cell: int) -> int:
        """The points from a cell to the nearest of the goals, whoever stands in between."""
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
