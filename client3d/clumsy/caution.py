"""Caution: what a click has to be asked about before it becomes an order.

What of a cell is meant, whom of one's own a shot would hit, which of one's own drones an order would bring down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client3d.clumsy import previews
from client3d.clumsy.aiming import Aim, aims_at, possible
from client3d.clumsy.pointed import Chosen, pointed_at
from client3d.play.choosing import Choosing
from core.orders import Cell
from systems.clumsy import links
from systems.clumsy.blast import Caught
from systems.clumsy.view import UnitView, View


class Caution(Choosing[Chosen]):
    """The part of the controller that asks."""

    if TYPE_CHECKING:
        _view: Callable[[], View]

        @property
        def own_unit(self) -> UnitView | None:
            """See the controller."""

    def choices(self, cell: Cell) -> tuple[Aim, ...]:
        """What a click on a cell could be meant for, if that has to be asked: in fire mode, with nothing chosen."""
        view, unit = self._view(), self.own_unit
        if (
            self.chosen.mode != "fire"
            or self.chosen.aim
            or unit is None
            or not self.active
            or not view.board.contains(*cell)
        ):
            return ()
        aims = aims_at(view, unit, cell, self.chosen.weapon)
        return aims if len(aims) > 1 and possible(aims) else ()

    def own_in_blast(
        self, cell: Cell, what: str = "", weapon: str = "", layer: bool | None = None
    ) -> tuple[Caught, ...]:
        """One's own units that the shot a click on a cell means would catch; none if it means no shot."""
        view = self._view()
        if self.own_unit is None or not self.active or not view.board.contains(*cell):
            return ()
        chosen = self.chosen._replace(aim=what or self.chosen.aim, weapon=weapon or self.chosen.weapon)
        caught = pointed_at(view, chosen, cell, layer).caught
        return tuple(each for each in caught if each.unit.side == view.side)

    def drones_lost(self, cell: Cell, layer: bool | None = None) -> tuple[UnitView, ...]:
        """One's own drones that crash for want of a link by the order that a click on a cell means."""
        view, unit = self._view(), self.own_unit
        if unit is None or not self.active or not view.board.contains(*cell):
            return ()
        pointed = pointed_at(view, self.chosen, cell, layer)
        if pointed.way is not None:
            return pointed.way.falling
        return links.falling(view, unit, stays=False) if pointed.does == "board" else ()

    def drones_lost_by_landing(self) -> tuple[UnitView, ...]:
        """The same by the order to land."""
        view, unit = self._view(), self.own_unit
        if unit is None or not self.active or previews.refusal_of_kind(view, unit, "land") is not None:
            return ()
        return links.falling(view, unit, stays=False)
