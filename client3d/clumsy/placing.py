"""Units placed by hand before the first turn: which may stand where, who changes places with whom, and why not.

Whether a placement holds is told by the rules alone (`check_placement`, FORCE-1). Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from core.board import cells_of
from core.orders import Cell
from systems.clumsy.data import ClumsyData
from systems.clumsy.forces import ForceFault, check_placement
from systems.clumsy.setup import UnitSetup
from systems.clumsy.start_zone import StartZone


class Placing:
    """A side's force on its start zone. Units are named by their place in the list."""

    def __init__(self, data: ClumsyData, zone: StartZone, force: Sequence[UnitSetup]) -> None:
        self.data, self.zone = data, zone
        self._usual = self.force = tuple(force)

    @property
    def changed(self) -> bool:
        """Whether anybody stands elsewhere than at first."""
        return self.force != self._usual

    @property
    def cells(self) -> list[Cell]:
        """The zone."""
        return [self.zone.board.xy(cell) for cell in cells_of(self.zone.cells)]

    def unit_at(self, cell: Cell) -> int | None:
        """Who stands in a cell."""
        return next((place for place, unit in enumerate(self.force) if unit.at == cell), None)

    def open_to(self, unit: int) -> list[Cell]:
        """The cells in which a unit may be put, changing places with whoever stands there."""
        return [cell for cell in self.cells if self.refusal(unit, cell) is None]

    def refusal(self, unit: int, cell: Cell) -> ForceFault | None:
        """Why a unit cannot be put in a cell; None if it can, or stands there."""
        moved = {place for place in (unit, self.unit_at(cell)) if place is not None}
        faults = check_placement(self.data, self.zone, list(enumerate(self._with(unit, cell))))
        return next((fault for fault in faults if fault.unit in moved), None)

    def put(self, unit: int, cell: Cell) -> ForceFault | None:
        """Put a unit in a cell; whoever stands there goes where it stood. Why that cannot be."""
        refusal = self.refusal(unit, cell)
        if refusal is None:
            self.force = self._with(unit, cell)
        return refusal

    def reset(self) -> None:
        """All stand where they stood at first."""
        self.force = self._usual

    def _with(self, unit: int, cell: Cell) -> tuple[UnitSetup, ...]:
        force, other = list(self.force), self.unit_at(cell)
        if other is not None:
            force[other] = structs.replace(force[other], at=force[unit].at)
        force[unit] = structs.replace(force[unit], at=cell)
        return tuple(force)
