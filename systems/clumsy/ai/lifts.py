"""Lifts: carriers take troops to where they are needed and put them down there.

LOAD-1 to LOAD-4 and HEAL-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from core.board import cells_of
from core.orders import Order
from core.reach import Field, distance_field
from systems.clumsy.ai.assess import FARTHEST, Assessment, open_ground
from systems.clumsy.ai.drones import flies_drones
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.moves import move_to
from systems.clumsy.ai.roles import Role
from systems.clumsy.components import NO_UNIT
from systems.clumsy.healing import healing_cells
from systems.clumsy.movement import is_wounded, reach, step_costs, stops
from systems.clumsy.orders import BoardOrder, MoveOrder, UnloadOrder
from systems.clumsy.transport import carries, fits, passengers_of, refuse_board, refuse_unload
from systems.clumsy.view import UnitView, View

RIDERS = frozenset({Role.FIGHTER, Role.MARKSMAN, Role.GUN})
"""Roles that are carried to the front; others are, when they have an errand far away."""


class Ride(NamedTuple):
    """A carrier as it stands, and all there is to know about where it takes whom."""

    view: View
    carrier: UnitView
    aboard: list[UnitView]
    assessment: Assessment
    errands: dict[int, Errand]
    """What those who do not go to the front have to do, by unit."""


class Lifts:
    """What one turn's carriers and their passengers are about."""

    def __init__(self) -> None:
        self._ways: dict[int, Field] = {}
        self._goals: dict[int, int] = {}
        self._done: set[int] = set()
        self._limit = -1

    def begin_turn(self) -> None:
        """Forget who goes where."""
        self._ways.clear()
        self._goals.clear()
        self._done.clear()
        self._limit = -1

    def takes(self, carrier: UnitView) -> bool:
        """Whether a carrier is one of these: those that fly are another's business."""
        return carries(carrier.kind) and not carrier.kind.flies

    def order(
        self,
        view: View,
        carrier: UnitView,
        assessment: Assessment,
        errands: dict[int, Errand],
        barred: Collection[Order],
    ) -> Order | None:
        """What a carrier, or somebody who gets into it, is to do now; None if that is nothing.

        `errands`: what those who do not go to the front have to do, by unit.
        """
        if not self.takes(carrier) or carrier.towing != NO_UNIT or carrier.id in self._done:
            return None
        order = self._next(Ride(view, carrier, passengers_of(view, carrier), assessment, errands))
        if order is None or order in barred:
            self._done.add(carrier.id)
            return None
        return order

    def _next(self, ride: Ride) -> Order | None:
        rider = self._rider(ride)
        if rider is not None:
            if ride.view.board.distance(rider.cell, ride.carrier.cell) == 1:
                return BoardOrder(side=ride.view.side, unit=rider.id, carrier=ride.carrier.id)
            if not ride.aboard:
                return self._fetch(ride, rider)
        if not ride.aboard:
            return None
        return self._put_to_care(ride) or self._carry(ride)

    def errand(
        self, view: View, carrier: UnitView, assessment: Assessment, errands: dict[int, Errand]
    ) -> Errand | None:
        """Where an empty carrier goes to be of use in its next turn: next to somebody with a long way to go."""
        if not self.takes(carrier) or carrier.cargo or carrier.towing != NO_UNIT:
            return None
        ride = Ride(view, carrier, [], assessment, errands)
        rides = assessment.personality.rides
        beside = 0
        for unit in view.own:
            if not fits(view.data, unit.kind, carrier.kind, []) or not _may_ride(ride, unit):
                continue
            if self._left(ride, unit, unit.cell) >= 2 * rides.least_way:
                beside |= view.board.neighbour_mask(unit.cell)
        return Errand(beside, rides.least_saving) if beside else None

    # --- getting in

    def _rider(self, ride: Ride) -> UnitView | None:
        """Who is best carried: the one who has farthest to go among those whom the ride helps; the nearest first."""
        view, carrier = ride.view, ride.carrier
        kinds = [unit.kind for unit in ride.aboard]
        found = []
        for unit in view.own:
            if unit.moved or unit.shots or not fits(view.data, unit.kind, carrier.kind, kinds):
                continue
            if flies_drones(view, unit):
                continue
            order = BoardOrder(side=view.side, unit=unit.id, carrier=carrier.id)
            refusal = refuse_board(view, order)
            if refusal is not None and refusal.reason != "not_adjacent":
                continue
            distance = view.board.distance(unit.cell, carrier.cell)
            if distance > 1 and ride.aboard:
                continue
            if self._is_helped(ride, unit):
                found.append((distance > 1, distance, unit.id, unit))
        return min(found, key=lambda row: row[:3])[3] if found else None

    def _is_helped(self, ride: Ride, unit: UnitView) -> bool:
        """Whether a ride saves a unit enough of its way (LOAD-2)."""
        if not _may_ride(ride, unit):
            return False
        rides = ride.assessment.personality.rides
        way = self._left(ride, unit, unit.cell)
        if way < rides.least_way:
            return False
        spot, left = self._nearest_stop(ride, unit)
        walked = unit.kind.action_points
        return spot >= 0 and way - walked - left >= rides.least_saving

    def _fetch(self, ride: Ride, rider: UnitView) -> MoveOrder | None:
        """Go next to somebody, if points are left to go on with."""
        beside = self._grounds(ride, ride.carrier.action_points // 2) & ride.view.board.neighbour_mask(rider.cell)
        return self._go(ride, _nearest(ride, beside)) if beside else None

    def _go(self, ride: Ride, goal: int) -> MoveOrder:
        """The move of a carrier to a cell of its reach."""
        return move_to(ride.view, ride.carrier, goal)

    def _grounds(self, ride: Ride, spare: int) -> int:
        """Mask of the cells within so many points to which a carrier goes to fetch somebody: none in danger."""
        found = reach(ride.view, ride.carrier)
        threat = ride.assessment.threat(ride.view, ride.carrier.kind.unit_class)
        return stops(ride.view, ride.carrier, found) & found.within(spare) & ~threat.above_zero()

    # --- going, and getting out

    def _carry(self, ride: Ride) -> Order | None:
        """Go on as near to the first passenger's goal as is safe, and put down who is near enough."""
        rider = ride.aboard[0]
        here = self._left(ride, rider, ride.carrier.cell)
        spot, left = self._nearest_stop(ride, rider)
        if spot >= 0 and left < here - self._least_gain(ride):
            return self._go(ride, spot)
        return self._set_down(ride, here)

    def _least_gain(self, ride: Ride) -> int:
        """Points of way nearer beyond which a carrier goes on."""
        del ride
        return 0

    def _set_down(self, ride: Ride, left: int) -> Order | None:
        """Put somebody down where a carrier came to, `left` points of way from the first passenger's goal."""
        danger = ride.assessment.threat(ride.view, ride.carrier.kind.unit_class).at(ride.carrier.cell)
        return self._unload(ride) if danger or is_there(ride, left) else None

    def _put_to_care(self, ride: Ride) -> UnloadOrder | None:
        """Put the wounded down next to who heals them: nobody is healed aboard (HEAL-1, LOAD-4)."""
        view, carrier = ride.view, ride.carrier
        for rider in ride.aboard:
            if not is_wounded(view.data, rider.kind, rider.hp):
                continue
            safe = ~(ride.assessment.threat(view, rider.kind.unit_class).above_zero() | view.field.ground.burning)
            cared_for = healing_cells(view, rider) & view.board.neighbour_mask(carrier.cell)
            for cell in cells_of(cared_for & safe & ~view.field.mines):
                order = UnloadOrder(side=view.side, unit=carrier.id, passenger=rider.id, at=view.board.xy(cell))
                if refuse_unload(view, order) is None:
                    return order
        return None

    def _unload(self, ride: Ride) -> UnloadOrder | None:
        """Put the first passenger that can be put down on the safest cell, the nearest to its goal."""
        view, carrier = ride.view, ride.carrier
        for rider in ride.aboard:
            threat = ride.assessment.threat(view, rider.kind.unit_class)
            ranked = sorted(
                (threat.at(cell), self._left(ride, rider, cell), cell)
                for cell in view.board.neighbours(carrier.cell)
                if not (view.field.mines | view.field.ground.burning) >> cell & 1
            )
            for _, _, cell in ranked:
                order = UnloadOrder(side=view.side, unit=carrier.id, passenger=rider.id, at=view.board.xy(cell))
                if refuse_unload(view, order) is None:
                    return order
        return None

    # --- ways

    def _nearest_stop(self, ride: Ride, rider: UnitView) -> tuple[int, int]:
        """The safe cell to stop in from which a passenger has least left to go, and how much; -1 if there is none."""
        best = self._field(ride, rider).nearest(self._stops(ride, rider))
        return (-1, FARTHEST) if best is None else (_nearest(ride, best[1]), best[0])

    def _stops(self, ride: Ride, rider: UnitView) -> int:
        """Mask of the safe cells of a carrier's reach in which it could put a passenger down."""
        view, carrier = ride.view, ride.carrier
        found = reach(view, carrier)
        spare = carrier.action_points - view.data.rules.orders.unload * max(1, len(carrier.cargo))
        cells = stops(view, carrier, found)
        near = cells & found.within(max(0, spare))
        safe = ~ride.assessment.threat(view, carrier.kind.unit_class).above_zero() & ~view.field.ground.burning
        if rider.id not in ride.errands:
            safe &= ~self._too_far_ahead(ride, carrier)
        if not near and not carrier.moved:
            near = cells  # it goes as far as it can, and puts them down in its next turn
        return near & safe

    def _too_far_ahead(self, ride: Ride, unit: UnitView) -> int:
        """Mask of the cells nearer to the front, for a unit's class, than a carrier goes."""
        foremost = self._foremost(ride.view, ride.assessment)
        return ride.assessment.nearer_than(ride.view, unit.kind.unit_class, foremost)

    def _foremost(self, view: View, assessment: Assessment) -> int:
        """How near to the front a carrier goes, in points of way: not ahead of everybody, once an enemy is known of."""
        if self._limit < 0:
            field = assessment.field(view, "foot")
            ways = [cost for unit in assessment.vanguard if (cost := field.cost(unit.cell)) is not None]
            self._limit = min(ways, default=FARTHEST)
            if not assessment.foes:
                self._limit = min(self._limit, 2 * assessment.personality.rides.least_way)
        return self._limit

    def _left(self, ride: Ride, rider: UnitView, cell: int) -> int:
        cost = self._field(ride, rider).cost(cell)
        return FARTHEST if cost is None else cost

    def _field(self, ride: Ride, rider: UnitView) -> Field:
        """The way that a passenger has to go on foot."""
        view, errand = ride.view, ride.errands.get(rider.id)
        if errand is None:
            return ride.assessment.field(view, rider.kind.unit_class)
        if self._goals.get(rider.id) != errand.places:
            self._goals[rider.id] = errand.places
            free = open_ground(view, rider.kind.unit_class)
            self._ways[rider.id] = distance_field(view.board, step_costs(view, rider), errand.places, free)
        return self._ways[rider.id]


def _may_ride(ride: Ride, unit: UnitView) -> bool:
    """Whether a unit is one that is carried, and not in the fight already."""
    if unit.id not in ride.errands and ride.assessment.roles[unit.id] not in RIDERS:
        return False
    return not ride.assessment.threat(ride.view, unit.kind.unit_class).at(unit.cell)


def is_there(ride: Ride, left: int) -> bool:
    """Whether a carrier is near enough: one that has not moved and gets no nearer will not do so later."""
    return left < ride.assessment.personality.rides.least_way or not ride.carrier.moved


def _nearest(ride: Ride, cells: int) -> int:
    """Of some cells of a carrier's reach the one that costs least, ties by number."""
    found = reach(ride.view, ride.carrier)
    return min(cells_of(cells), key=lambda cell: (found.cost(cell) or 0, cell))
