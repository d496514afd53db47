"""Lifts: carriers take troops to where they are needed and put them down there.

LOAD-1 to LOAD-4 and HEAL-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Collection

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
        order = self._next(view, carrier, assessment, errands)
        if order is None or order in barred:
            self._done.add(carrier.id)
            return None
        return order

    def _next(self, view: View, carrier: UnitView, assessment: Assessment, errands: dict[int, Errand]) -> Order | None:
        aboard = passengers_of(view, carrier)
        rider = self._rider(view, carrier, aboard, assessment, errands)
        if rider is not None:
            if view.board.distance(rider.cell, carrier.cell) == 1:
                return BoardOrder(side=view.side, unit=rider.id, carrier=carrier.id)
            if not aboard:
                return self._fetch(view, carrier, rider, assessment)
        if not aboard:
            return None
        return self._put_to_care(view, carrier, aboard, assessment) or self._carry(
            view, carrier, aboard, assessment, errands
        )

    def errand(
        self, view: View, carrier: UnitView, assessment: Assessment, errands: dict[int, Errand]
    ) -> Errand | None:
        """Where an empty carrier goes to be of use in its next turn: next to somebody with a long way to go."""
        if not self.takes(carrier) or carrier.cargo or carrier.towing != NO_UNIT:
            return None
        rides = assessment.personality.rides
        beside = 0
        for unit in view.own:
            if not fits(view.data, unit.kind, carrier.kind, []):
                continue
            errand = errands.get(unit.id)
            if errand is None and assessment.roles[unit.id] not in RIDERS:
                continue
            if assessment.threat(view, unit.kind.unit_class).at(unit.cell):
                continue
            if self._left(view, unit, assessment, errand, unit.cell) >= 2 * rides.least_way:
                beside |= view.board.neighbour_mask(unit.cell)
        return Errand(beside, rides.least_saving) if beside else None

    # --- getting in

    def _rider(
        self,
        view: View,
        carrier: UnitView,
        aboard: list[UnitView],
        assessment: Assessment,
        errands: dict[int, Errand],
    ) -> UnitView | None:
        """Who is best carried: the one who has farthest to go among those whom the ride helps; the nearest first."""
        kinds = [unit.kind for unit in aboard]
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
            if distance > 1 and aboard:
                continue
            if self._is_helped(view, carrier, unit, assessment, errands):
                found.append((distance > 1, distance, unit.id, unit))
        return min(found, key=lambda row: row[:3])[3] if found else None

    def _is_helped(
        self, view: View, carrier: UnitView, unit: UnitView, assessment: Assessment, errands: dict[int, Errand]
    ) -> bool:
        """Whether a ride saves a unit enough of its way (LOAD-2)."""
        rides = assessment.personality.rides
        errand = errands.get(unit.id)
        if errand is None and assessment.roles[unit.id] not in RIDERS:
            return False
        if assessment.threat(view, unit.kind.unit_class).at(unit.cell):
            return False  # it is in the fight already
        way = self._left(view, unit, assessment, errand, unit.cell)
        if way < rides.least_way:
            return False
        spot, left = self._nearest_stop(view, carrier, unit, assessment, errand)
        walked = unit.kind.action_points
        return spot >= 0 and way - walked - left >= rides.least_saving

    def _fetch(self, view: View, carrier: UnitView, rider: UnitView, assessment: Assessment) -> MoveOrder | None:
        """Drive next to somebody, if points are left to go on with."""
        found = reach(view, carrier)
        beside = stops(view, carrier, found) & view.board.neighbour_mask(rider.cell)
        beside &= found.within(carrier.action_points // 2)
        beside &= ~assessment.threat(view, carrier.kind.unit_class).above_zero()
        if not beside:
            return None
        return move_to(view, carrier, min(cells_of(beside), key=lambda cell: (found.cost(cell) or 0, cell)))

    # --- going, and getting out

    def _carry(
        self,
        view: View,
        carrier: UnitView,
        aboard: list[UnitView],
        assessment: Assessment,
        errands: dict[int, Errand],
    ) -> Order | None:
        """Drive on as near to the first passenger's goal as is safe, and put down who is near enough."""
        rider = aboard[0]
        errand = errands.get(rider.id)
        here = self._left(view, rider, assessment, errand, carrier.cell)
        spot, left = self._nearest_stop(view, carrier, rider, assessment, errand)
        if spot >= 0 and left < here:
            return move_to(view, carrier, spot)
        danger = assessment.threat(view, carrier.kind.unit_class).at(carrier.cell)
        # a carrier that has not moved and gets no nearer will not do so later
        if here < assessment.personality.rides.least_way or danger or not carrier.moved:
            return self._unload(view, carrier, aboard, assessment, errands)
        return None

    def _put_to_care(
        self, view: View, carrier: UnitView, aboard: list[UnitView], assessment: Assessment
    ) -> UnloadOrder | None:
        """Put the wounded down next to who heals them: nobody is healed aboard (HEAL-1, LOAD-4)."""
        for rider in aboard:
            if not is_wounded(view.data, rider.kind, rider.hp):
                continue
            safe = ~(assessment.threat(view, rider.kind.unit_class).above_zero() | view.field.ground.burning)
            cared_for = healing_cells(view, rider) & view.board.neighbour_mask(carrier.cell)
            for cell in cells_of(cared_for & safe & ~view.field.mines):
                order = UnloadOrder(side=view.side, unit=carrier.id, passenger=rider.id, at=view.board.xy(cell))
                if refuse_unload(view, order) is None:
                    return order
        return None

    def _unload(
        self,
        view: View,
        carrier: UnitView,
        aboard: list[UnitView],
        assessment: Assessment,
        errands: dict[int, Errand],
    ) -> UnloadOrder | None:
        """Put the first passenger that can be put down on the safest cell, the nearest to its goal."""
        for rider in aboard:
            threat = assessment.threat(view, rider.kind.unit_class)
            ranked = sorted(
                (threat.at(cell), self._left(view, rider, assessment, errands.get(rider.id), cell), cell)
                for cell in view.board.neighbours(carrier.cell)
                if not (view.field.mines | view.field.ground.burning) >> cell & 1
            )
            for _, _, cell in ranked:
                order = UnloadOrder(side=view.side, unit=carrier.id, passenger=rider.id, at=view.board.xy(cell))
                if refuse_unload(view, order) is None:
                    return order
        return None

    # --- ways

    def _nearest_stop(
        self, view: View, carrier: UnitView, rider: UnitView, assessment: Assessment, errand: Errand | None
    ) -> tuple[int, int]:
        """The safe cell of a carrier's reach from which a passenger has least left to go, and how much; -1 if none."""
        found = reach(view, carrier)
        spare = carrier.action_points - view.data.rules.orders.unload * max(1, len(carrier.cargo))
        cells = stops(view, carrier, found)
        near = cells & found.within(max(0, spare))
        safe = ~assessment.threat(view, carrier.kind.unit_class).above_zero() & ~view.field.ground.burning
        if errand is None:
            safe &= ~assessment.nearer_than(view, carrier.kind.unit_class, self._foremost(view, assessment))
        if not near and not carrier.moved:
            near = cells  # it goes as far as it can, and puts them down in its next turn
        best = self._field(view, rider, assessment, errand).nearest(near & safe)
        if best is None:
            return -1, FARTHEST
        layer = best[1]
        return min(cells_of(layer), key=lambda cell: (found.cost(cell) or 0, cell)), best[0]

    def _foremost(self, view: View, assessment: Assessment) -> int:
        """How near to the front a carrier goes, in points of way: not ahead of everybody, once an enemy is known of."""
        if self._limit < 0:
            field = assessment.field(view, "foot")
            ways = [cost for unit in assessment.vanguard if (cost := field.cost(unit.cell)) is not None]
            self._limit = min(ways, default=FARTHEST)
            if not assessment.foes:
                self._limit = min(self._limit, 2 * assessment.personality.rides.least_way)
        return self._limit

    def _left(self, view: View, rider: UnitView, assessment: Assessment, errand: Errand | None, cell: int) -> int:
        cost = self._field(view, rider, assessment, errand).cost(cell)
        return FARTHEST if cost is None else cost

    def _field(self, view: View, rider: UnitView, assessment: Assessment, errand: Errand | None) -> Field:
        """The way that a passenger has to go on foot."""
        if errand is None:
            return assessment.field(view, rider.kind.unit_class)
        if self._goals.get(rider.id) != errand.places:
            self._goals[rider.id] = errand.places
            free = open_ground(view, rider.kind.unit_class)
            self._ways[rider.id] = distance_field(view.board, step_costs(view, rider), errand.places, free)
        return self._ways[rider.id]
