"""Supply: a supply truck refills a friend next to it, a depot whoever comes to it.

FIRE-1, AP-2, HELI-3 of the rulebook: craft are refilled on the ground alone.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_FUEL, ActionPoints, Identity, Supplies
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.events import UnitPaid, UnitSupplied
from systems.clumsy.orders import SupplyOrder
from systems.clumsy.refusal import lacks_points
from systems.clumsy.view import UnitView, View


def full_rounds(data: ClumsyData, kind: UnitType) -> tuple[int, ...]:
    """Rounds of each of a unit's weapons when full."""
    return tuple(data.weapons[name].ammo for name in kind.weapons)


def full_fuel(kind: UnitType) -> int:
    """A full tank; NO_FUEL if the unit burns none."""
    return NO_FUEL if kind.fuel is None else kind.fuel


def is_full(data: ClumsyData, unit: UnitView) -> bool:
    """Whether there is nothing to refill."""
    return unit.fuel >= full_fuel(unit.kind) and unit.rounds == full_rounds(data, unit.kind)


def is_at_depot(view: View, unit: UnitView) -> bool:
    """Whether the unit stands next to a finished depot of its side, or on the platform of its heliport (HELI-3)."""
    field = view.field
    beside = field.buildings_of(unit.side, "depot") & view.board.neighbour_mask(unit.cell)
    on_platform = unit.landed and field.buildings_of(unit.side, "heliport") >> unit.cell & 1
    return bool(beside or on_platform)


def refuse_supply(view: View, order: SupplyOrder) -> Refusal | None:
    """Why this unit cannot supply that one."""
    unit = view.units[order.unit]
    refilled = view.own_unit(order.target) if order.target else unit
    if refilled is not None and refilled.airborne:
        return Refusal("not_landed")
    if order.target and "supplier" not in unit.kind.abilities:
        return Refusal("not_a_supplier")
    poor = lacks_points(view.data.rules.orders.supply, unit.action_points)
    if poor is not None:
        return poor
    if not order.target:
        if not is_at_depot(view, unit):
            return Refusal("not_adjacent")
        return Refusal("nothing_to_supply") if is_full(view.data, unit) else None
    if refilled is None:
        return Refusal("no_target")
    if view.board.distance(unit.cell, refilled.cell) != 1:
        return Refusal("not_adjacent")
    return Refusal("nothing_to_supply") if is_full(view.data, refilled) else None


class Refill:
    """A unit about to be refilled."""

    __slots__ = ("entity", "supplier")

    def __init__(self, entity: int, supplier: int) -> None:
        self.entity, self.supplier = entity, supplier


def begin_supply(battle: Battle, _view: View, order: SupplyOrder) -> None:
    """Put an accepted refill on the agenda."""
    # at a depot the unit refills, and pays for, itself
    battle.world.agenda.add(Refill(battle.entity_of[order.target or order.unit], battle.entity_of[order.unit]))


class SupplySystem(System):
    """Refills all ammunition and fuel; supplies are unlimited (FIRE-1)."""

    def process(self) -> None:
        """Do every refill."""
        battle, world = self.battle, self.battle.world
        for refill in world.agenda.take(Refill):
            kind, supplier = battle.kind_of(refill.entity), refill.supplier
            points = world.get(supplier, ActionPoints).left - battle.data.rules.orders.supply
            world.change(supplier, ActionPoints, "left", points)
            fuel, rounds = full_fuel(kind), full_rounds(battle.data, kind)
            world.change(refill.entity, Supplies, "fuel", fuel)
            world.change(refill.entity, Supplies, "rounds", rounds)
            own = world.get(supplier, Supplies)
            supplier_id, side = world.get(supplier, Identity).id, 1 << battle.side_of(supplier)
            paid = UnitPaid(unit=supplier_id, action_points=points, fuel=own.fuel, rounds=own.rounds)
            battle.tell(paid, side)
            unit = world.get(refill.entity, Identity).id
            battle.tell(UnitSupplied(unit=unit, supplier=supplier_id, fuel=fuel, rounds=rounds), side)
