"""Haulage: trucks bring guns to where they reach somebody (TOW-1)."""

from __future__ import annotations

from collections.abc import Collection

from core.orders import Order
from core.reach import distance_field
from systems.clumsy.ai.assess import FARTHEST, Assessment
from systems.clumsy.components import NO_UNIT
from systems.clumsy.movement import reach, step_costs, stops, way
from systems.clumsy.orders import MoveOrder, TowOrder, UnhitchOrder
from systems.clumsy.towing import can_tow, is_gun, refuse_tow, refuse_unhitch
from systems.clumsy.view import UnitView, View


class Haulage:
    """What one turn's trucks are about."""

    def __init__(self) -> None:
        self._fetchers: dict[int, int] = {}
        """Which truck fetches which gun."""

    def begin_turn(self) -> None:
        """Forget who fetches what."""
        self._fetchers.clear()

    def order(self, view: View, unit: UnitView, assessment: Assessment, barred: Collection[Order]) -> Order | None:
        """What a truck is to do with guns; None if that is nothing now."""
        order = self._wanted(view, unit, assessment)
        return None if order in barred else order

    def fetches(self, view: View, truck: UnitView, assessment: Assessment) -> bool:
        """Whether a truck has a gun behind it or one to fetch."""
        return truck.towing != NO_UNIT or self._gun_for(view, truck, assessment) is not None

    def _wanted(self, view: View, unit: UnitView, assessment: Assessment) -> Order | None:
        if not can_tow(unit.kind) or unit.cargo:
            return None
        if unit.towing != NO_UNIT:
            order = UnhitchOrder(side=view.side, unit=unit.id)
            in_place = reaches_foe(view, view.units[unit.towing], assessment)
            return order if in_place and refuse_unhitch(view, order) is None else None
        return self._fetch(view, unit, assessment)

    def _fetch(self, view: View, truck: UnitView, assessment: Assessment) -> Order | None:
        """Hitch a gun that is of no use where it is, or drive to it."""
        gun = self._gun_for(view, truck, assessment)
        if gun is None:
            return None
        self._fetchers[gun.id] = truck.id
        tow = TowOrder(side=view.side, unit=truck.id, gun=gun.id)
        if view.board.distance(truck.cell, gun.cell) == 1:
            return tow if refuse_tow(view, tow) is None else None
        return _drive_to(view, truck, gun.cell)

    def _gun_for(self, view: View, truck: UnitView, assessment: Assessment) -> UnitView | None:
        """The nearest gun that this truck is to fetch."""
        if not can_tow(truck.kind) or truck.cargo:
            return None
        guns = [
            gun
            for gun in view.own
            if is_gun(gun.kind)
            and gun.towed_by == NO_UNIT
            and self._fetchers.get(gun.id, truck.id) == truck.id
            and not reaches_foe(view, gun, assessment)
            and self._is_left_behind(view, gun, assessment)
        ]
        return min(guns, key=lambda gun: (view.board.distance(truck.cell, gun.cell), gun.id), default=None)

    @staticmethod
    def _is_left_behind(view: View, gun: UnitView, assessment: Assessment) -> bool:
        cost = assessment.field(view, gun.kind.unit_class).cost(gun.cell)
        return (
            bool(assessment.foes)
            or cost is None
            or cost > assessment.line + assessment.personality.rides.gun_left_behind
        )


def reaches_foe(view: View, gun: UnitView, assessment: Assessment) -> bool:
    """Whether anybody known is within reach of a gun that stands still."""
    weapons = [view.data.weapons[name] for name in gun.kind.weapons]
    return any(
        weapon.minimum_range <= view.board.distance(gun.cell, foe.cell) <= weapon.maximum_range
        for weapon in weapons
        if "ground" in weapon.targets
        for foe in assessment.foes
    )


def _drive_to(view: View, truck: UnitView, cell: int) -> MoveOrder | None:
    """The move that brings a truck next to a cell, or nearer to it."""
    ways = distance_field(view.board, step_costs(view, truck), view.board.neighbour_mask(cell), view.board.full)

    def left(stop: int) -> int:
        cost = ways.cost(stop)
        return FARTHEST if cost is None else cost

    found = reach(view, truck)
    ends = [(left(stop), found.cost(stop) or 0, stop) for stop in view.board.cells(stops(view, truck, found))]
    nearest, _, goal = min(ends, default=(FARTHEST, 0, truck.cell))
    path = way(view, truck, goal) if nearest < left(truck.cell) else None
    if path is None:
        return None
    cells = tuple(view.board.xy(step) for step in path.cells)
    return MoveOrder(side=view.side, unit=truck.id, to=cells[-1], path=cells)
