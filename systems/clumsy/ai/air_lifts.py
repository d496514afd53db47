"""Air lifts: transport helicopters fetch troops and set them down, as trucks do, but where they can land.

LOAD-1 to LOAD-4, HELI-3 of the rulebook.
"""

from __future__ import annotations

from core.orders import Order
from systems.clumsy.ai.anti_air import sky_threat
from systems.clumsy.ai.helicopters import is_helicopter, needs_home
from systems.clumsy.ai.lifts import Lifts, Ride, is_there
from systems.clumsy.landing import landing_cells, refuse_land
from systems.clumsy.orders import BoardOrder, LandOrder
from systems.clumsy.transport import carries
from systems.clumsy.view import UnitView


def is_air_lifter(unit: UnitView) -> bool:
    """Whether a unit carries troops through the air."""
    return is_helicopter(unit.kind) and carries(unit.kind)


class AirLifts(Lifts):
    """What one turn's transport helicopters and their passengers are about."""

    def takes(self, carrier: UnitView) -> bool:
        """Whether a carrier is one of these."""
        return is_air_lifter(carrier)

    def _next(self, ride: Ride) -> Order | None:
        view, carrier = ride.view, ride.carrier
        if not ride.aboard and needs_home(view, carrier, ride.assessment.personality.helicopters.spare_fuel):
            return None
        rider = None if carrier.moved and ride.aboard else self._rider(ride)
        if rider is not None:
            if view.board.distance(rider.cell, carrier.cell) > 1:
                return None if ride.aboard else self._fetch(ride, rider)
            if carrier.landed:
                return BoardOrder(side=view.side, unit=rider.id, carrier=carrier.id)
            if (landing := _landing(ride)) is not None:
                return landing
        return self._carry(ride) if ride.aboard else None

    def _least_gain(self, ride: Ride) -> int:
        """Points of way nearer beyond which a carrier goes on: one that has landed in this turn for more."""
        again = ride.carrier.landed and ride.carrier.moved
        return ride.assessment.personality.rides.another_hop if again else 0

    def _set_down(self, ride: Ride, left: int) -> Order | None:
        """Land where a carrier came to, then put somebody down."""
        if ride.carrier.airborne:
            return _landing(ride)
        return self._unload(ride) if is_there(ride, left) else None

    def _stops(self, ride: Ride, rider: UnitView) -> int:
        """Mask of the safe cells in which a carrier could land and put a passenger down."""
        orders, carrier = ride.view.data.rules.orders, ride.carrier
        grounds = self._grounds(ride, carrier.action_points - orders.land - orders.unload * max(1, len(carrier.cargo)))
        return grounds if rider.id in ride.errands else grounds & ~self._too_far_ahead(ride, rider)

    def _grounds(self, ride: Ride, spare: int) -> int:
        """Mask of the cells within so many points in which a carrier can land and nobody reaches it."""
        if spare <= 0:
            return 0
        air = sky_threat(ride.view, ride.assessment, ride.carrier.kind)
        return super()._grounds(ride, spare) & landing_cells(ride.view, ride.carrier) & ~air.above_zero()


def _landing(ride: Ride) -> LandOrder | None:
    order = LandOrder(side=ride.view.side, unit=ride.carrier.id)
    return order if refuse_land(ride.view, order) is None else None
