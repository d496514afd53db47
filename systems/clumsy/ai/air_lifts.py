"""Air lifts: transport helicopters fetch troops and set them down, as trucks do, but where they can land.

LOAD-1 to LOAD-4, HELI-3 of the rulebook.
"""

from __future__ import annotations

from core.board import cells_of
from core.orders import Order
from systems.clumsy.ai.anti_air import sky_threat
from systems.clumsy.ai.assess import FARTHEST, Assessment
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.helicopters import is_helicopter, needs_home
from systems.clumsy.ai.lifts import Lifts
from systems.clumsy.ai.moves import move_to
from systems.clumsy.landing import landing_cells, refuse_land
from systems.clumsy.movement import reach, stops
from systems.clumsy.orders import BoardOrder, LandOrder, MoveOrder
from systems.clumsy.transport import carries, passengers_of
from systems.clumsy.view import UnitView, View


def is_air_lifter(unit: UnitView) -> bool:
    """Whether a unit carries troops through the air."""
    return is_helicopter(unit.kind) and carries(unit.kind)


class AirLifts(Lifts):
    """What one turn's transport helicopters and their passengers are about."""

    def takes(self, carrier: UnitView) -> bool:
        """Whether a carrier is one of these."""
        return is_air_lifter(carrier)

    def _next(self, view: View, carrier: UnitView, assessment: Assessment, errands: dict[int, Errand]) -> Order | None:
        aboard = passengers_of(view, carrier)
        if not aboard and needs_home(view, carrier, assessment.personality.helicopters.spare_fuel):
            return None
        rider = None if carrier.moved and aboard else self._rider(view, carrier, aboard, assessment, errands)
        if rider is not None:
            if view.board.distance(rider.cell, carrier.cell) > 1:
                return None if aboard else self._fetch(view, carrier, rider, assessment)
            if carrier.landed:
                return BoardOrder(side=view.side, unit=rider.id, carrier=carrier.id)
            if (landing := _landing(view, carrier)) is not None:
                return landing
        return self._carry(view, carrier, aboard, assessment, errands) if aboard else None

    def _fetch(self, view: View, carrier: UnitView, rider: UnitView, assessment: Assessment) -> MoveOrder | None:
        """Fly to where it can land next to somebody, if points are left to land and go on with."""
        beside = self._grounds(view, carrier, assessment, carrier.action_points // 2)
        beside &= view.board.neighbour_mask(rider.cell)
        if not beside:
            return None
        found = reach(view, carrier)
        return move_to(view, carrier, min(cells_of(beside), key=lambda cell: (found.cost(cell) or 0, cell)))

    def _carry(
        self,
        view: View,
        carrier: UnitView,
        aboard: list[UnitView],
        assessment: Assessment,
        errands: dict[int, Errand],
    ) -> Order | None:
        """Fly on as near to the first passenger's goal as is safe, land, and put down whom it has aboard."""
        rider = aboard[0]
        errand = errands.get(rider.id)
        here = self._left(view, rider, assessment, errand, carrier.cell)
        spot, left = self._nearest_stop(view, carrier, rider, assessment, errand)
        again = assessment.personality.rides.another_hop if carrier.landed and carrier.moved else 0
        if spot >= 0 and left < here - again:
            return move_to(view, carrier, spot)
        if carrier.airborne:
            return _landing(view, carrier)
        # one that has not moved and gets no nearer will not do so later
        if here < assessment.personality.rides.least_way or not carrier.moved:
            return self._unload(view, carrier, aboard, assessment, errands)
        return None

    def _nearest_stop(
        self, view: View, carrier: UnitView, rider: UnitView, assessment: Assessment, errand: Errand | None
    ) -> tuple[int, int]:
        """The safe cell to land in from which a passenger has least left to go, and how much; -1 if there is none."""
        orders = view.data.rules.orders
        spare = carrier.action_points - orders.land - orders.unload * max(1, len(carrier.cargo))
        grounds = self._grounds(view, carrier, assessment, spare)
        if errand is None:
            grounds &= ~assessment.nearer_than(view, rider.kind.unit_class, self._foremost(view, assessment))
        best = self._field(view, rider, assessment, errand).nearest(grounds)
        if best is None:
            return -1, FARTHEST
        found = reach(view, carrier)
        return min(cells_of(best[1]), key=lambda cell: (found.cost(cell) or 0, cell)), best[0]

    @staticmethod
    def _grounds(view: View, carrier: UnitView, assessment: Assessment, spare: int) -> int:
        """Mask of the cells within so many points in which a carrier can land and nobody reaches it."""
        if spare <= 0:
            return 0
        found = reach(view, carrier)
        near = found.within(spare) & stops(view, carrier, found)
        threats = assessment.threat(view, carrier.kind.unit_class), sky_threat(view, assessment, carrier.kind)
        return near & landing_cells(view, carrier) & ~(threats[0].above_zero() | threats[1].above_zero())


def _landing(view: View, carrier: UnitView) -> LandOrder | None:
    order = LandOrder(side=view.side, unit=carrier.id)
    return order if refuse_land(view, order) is None else None
