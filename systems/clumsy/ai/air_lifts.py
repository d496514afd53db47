"""Air lifts: transport helicopters take troops to the front or where they have to be, and land only out of reach.

LOAD-1 to LOAD-4, HEAL-1 and HELI-3 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.board import cells_of
from core.orders import Order
from systems.clumsy.ai.airspace import Airspace, Skies
from systems.clumsy.ai.assess import Assessment
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.flights import fly, fly_on, is_bearable
from systems.clumsy.ai.helicopters import needs_home
from systems.clumsy.ai.lifts import Lifts, Ride, is_there
from systems.clumsy.ai.pickups import Pickup, is_air_lifter, meeting_places, plan_pickups, safe_grounds, with_care
from systems.clumsy.landing import landing_cells, refuse_land
from systems.clumsy.movement import passable, reach, reach_through
from systems.clumsy.orders import BoardOrder, LandOrder, MoveOrder
from systems.clumsy.transport import refuse_board
from systems.clumsy.view import UnitView, View


class AirLifts(Lifts):
    """What one turn's transport helicopters and their passengers are about."""

    def __init__(self, skies: Skies) -> None:
        super().__init__()
        self._skies = skies
        self.pickups: dict[int, Pickup] = {}
        """Who is fetched by which helicopter: kept from turn to turn."""
        self._meetings: dict[int, Errand] = {}
        self.errands: dict[int, Errand] = {}
        """What units have to do somewhere, the wounded too."""

    def plan(self, view: View, assessment: Assessment, errands: Mapping[int, Errand]) -> None:
        """See who is to be fetched, at the beginning of a turn."""
        before, self.pickups = self.pickups, {}
        self._meetings.clear()
        self.errands = dict(errands)
        if not any(is_air_lifter(unit) for unit in view.own):
            return
        personality = assessment.personality
        self.errands = with_care(view, errands, personality.standing.healed_when_wounded)
        self.pickups = plan_pickups(view, assessment, self.errands, before)
        for pickup in self.pickups.values():
            meeting = Errand(meeting_places(view, pickup), personality.goals.arrived)
            self._meetings |= dict.fromkeys((*pickup.riders, *pickup.others), meeting)

    def meeting(self, unit: UnitView) -> Errand | None:
        """Where a unit waits to be fetched; None if nobody comes for it."""
        return self._meetings.get(unit.id)

    def is_busy(self, view: View, carrier: UnitView) -> bool:
        """Whether a helicopter goes for somebody, or takes somebody where there is something to do."""
        return carrier.id in self.pickups or any(
            unit.aboard == carrier.id and unit.id in self.errands for unit in view.passengers
        )

    def takes(self, carrier: UnitView) -> bool:
        """Whether a carrier is one of these."""
        return is_air_lifter(carrier)

    def _next(self, ride: Ride) -> Order | None:
        view, carrier = ride.view, ride.carrier
        pickup = self.pickups.get(carrier.id)
        if pickup is not None and (waiting := _not_yet_aboard(view, pickup)):
            order = self._pick_up(ride, pickup, waiting)
            if order is not None or not ride.aboard or self._waits(ride):
                return order
        if ride.aboard and ride.aboard[0].id in ride.errands:
            return self._take_to_its_errand(ride)
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

    # --- fetching somebody from afar

    def _pick_up(self, ride: Ride, pickup: Pickup, waiting: list[UnitView]) -> Order | None:
        """Go where somebody is to be fetched, land, and take aboard who is beside it."""
        view, carrier = ride.view, ride.carrier
        if carrier.landed:
            for unit in waiting:
                order = BoardOrder(side=view.side, unit=unit.id, carrier=carrier.id)
                if refuse_board(view, order) is None:
                    return order
        if ride.aboard:
            return None
        if carrier.cell == pickup.ground:
            return _landing(ride) if carrier.airborne else None
        return self._approach(ride, 1 << pickup.ground, view.data.rules.orders.land)

    def _waits(self, ride: Ride) -> bool:
        """Whether a helicopter that has somebody aboard is safe where it waits for others."""
        threat = ride.assessment.threat(ride.view, ride.carrier.kind.unit_class)
        return not threat.at(ride.carrier.cell)

    def _approach(self, ride: Ride, grounds: int, kept: int) -> Order | None:
        """The flight to one of some cells with so many points kept for there, or as far towards them as is safe."""
        view, carrier, air = ride.view, ride.carrier, self._air(ride)
        found, spare = reach(view, carrier), carrier.action_points - kept
        weights = ride.assessment.personality.helicopters
        near = grounds & found.within(spare) & ~(1 << carrier.cell) if spare >= 0 else 0
        if near:
            goal = min(cells_of(near), key=lambda cell: (found.cost(cell) or 0, cell))
            order = fly(view, carrier, goal, air, min(weights.detour, spare - (found.cost(goal) or 0)))
            way = [view.board.cell(*cell) for cell in order.path or ()]
            return order if is_bearable(carrier, way, air, weights.on_alert) else None
        return fly_on(view, carrier, grounds, air, weights)

    def _take_to_its_errand(self, ride: Ride) -> Order | None:
        """Take the first passenger to where it has to be, over several turns, and put down who is aboard there."""
        view, carrier = ride.view, ride.carrier
        grounds = self._put_down_grounds(ride)
        if not grounds or grounds >> carrier.cell & 1:
            return self._set_down(ride, 0)
        orders = view.data.rules.orders
        unloading = orders.land + orders.unload * len(ride.aboard)
        return self._approach(ride, grounds, unloading) or self._approach(ride, grounds, orders.land)

    def _put_down_grounds(self, ride: Ride) -> int:
        """Mask of the safe cells to land in from which most of those aboard are put down right where they have to be.

        If none is next to such a place: those with the shortest way on foot from there.
        """
        view, first = ride.view, ride.aboard[0]
        safe = safe_grounds(view, ride.assessment, ride.carrier)
        threat = ride.assessment.threat(view, first.kind.unit_class).above_zero()
        places = ride.errands[first.id].places & ~view.field.all_units() & ~threat
        best, found = 0, 0
        for cell in cells_of(safe & view.board.grown(places)):
            room = min(len(ride.aboard), (places & view.board.neighbour_mask(cell)).bit_count())
            if room > best:
                best, found = room, 0
            if room == best and room:
                found |= 1 << cell
        nearest = None if found else self._field(ride, first).nearest(safe)
        return found if nearest is None else nearest[1]

    def _air(self, ride: Ride) -> Airspace:
        return self._skies.over(ride.view, ride.assessment, ride.carrier.kind)

    # --- to the front

    def _least_gain(self, ride: Ride) -> int:
        """Points of way nearer beyond which a carrier goes on: one that has landed in this turn for more."""
        again = ride.carrier.landed and ride.carrier.moved
        return ride.assessment.personality.rides.another_hop if again else 0

    def _set_down(self, ride: Ride, left: int) -> Order | None:
        """Land where a carrier came to, then put somebody down."""
        if ride.carrier.airborne:
            return _landing(ride)
        return self._put_to_care(ride) or (self._unload(ride) if is_there(ride, left) else None)

    def _go(self, ride: Ride, goal: int) -> MoveOrder:
        """The flight of a carrier to a cell of its reach."""
        return fly(ride.view, ride.carrier, goal, self._air(ride), ride.carrier.action_points)

    def _stops(self, ride: Ride, rider: UnitView) -> int:
        """Mask of the safe cells in which a carrier could land and put a passenger down."""
        orders, carrier = ride.view.data.rules.orders, ride.carrier
        grounds = self._grounds(ride, carrier.action_points - orders.land - orders.unload * max(1, len(carrier.cargo)))
        return grounds if rider.id in ride.errands else grounds & ~self._too_far_ahead(ride, rider)

    def _grounds(self, ride: Ride, spare: int) -> int:
        """Mask of the cells within so many points in which a carrier can land and nobody reaches it."""
        if spare <= 0:
            return 0
        view, carrier, air = ride.view, ride.carrier, self._air(ride)
        quiet = reach_through(view, carrier, passable(view, carrier) & ~air.watch.above_zero())
        grounds = quiet.within(spare) & landing_cells(view, carrier) & ~air.threat.above_zero()
        return super()._grounds(ride, spare) & grounds


def _not_yet_aboard(view: View, pickup: Pickup) -> list[UnitView]:
    """Those of a pick-up who still wait; who has moved was put down, or boards in the next turn."""
    found = (view.own_unit(unit) for unit in pickup.riders)
    return [unit for unit in found if unit is not None and not unit.moved]


def _landing(ride: Ride) -> LandOrder | None:
    order = LandOrder(side=ride.view.side, unit=ride.carrier.id)
    return order if refuse_land(ride.view, order) is None else None
