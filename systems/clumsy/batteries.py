"""Batteries: how long a drone stays in the air, and where it is recharged.

DRONE-2 of the rulebook; END-1 and END-2 for when.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.clumsy.battle import Battle
from systems.clumsy.components import NO_BATTERY, NO_UNIT, OFF_BOARD, Drone
from systems.clumsy.crashes import fail
from systems.clumsy.data import UnitType
from systems.clumsy.events import BatteryCharged, BatteryDrained
from systems.clumsy.view import UnitView, View

# --- formulas and refusals


def full_battery(kind: UnitType) -> int:
    """The battery of a unit of this type at the start and when recharged; NO_BATTERY if it lasts for ever."""
    return NO_BATTERY if kind.battery is None else kind.battery


def refuse_take_off(unit: UnitView) -> Refusal | None:
    """Why a landed drone cannot take off: on the ground an empty one is safe, and stays there."""
    return Refusal("no_battery", {"left": 0}) if unit.landed and unit.battery == 0 else None


def charging_cells(view: View, unit: UnitView) -> int:
    """Mask of the cells in which one's own drone would be recharged, if its operator stays where it is."""
    operator = view.own_unit(unit.operator) if unit.operator != NO_UNIT else None
    return view.board.neighbour_mask(operator.cell) if operator is not None else 0


# --- at the end and the start of a turn


def drain(battle: Battle, side: int) -> None:
    """At the end of a side's turn: a turn off each battery in the air, and the empty ones fall (END-1)."""
    world = battle.world
    for entity, drone in _drones_of(battle, side):
        if drone.battery == NO_BATTERY or not battle.is_airborne(entity):
            continue
        left = max(0, drone.battery - 1)
        world.change(entity, Drone, "battery", left)
        battle.tell(BatteryDrained(unit=battle.id_of[entity], battery=left), 1 << side)
        if left == 0:
            fail(battle, entity, "battery")


def recharge(battle: Battle, side: int) -> None:
    """At the start of a side's turn: drones on the ground next to their operators are full again (END-2)."""
    for entity, drone in _drones_of(battle, side):
        full = full_battery(battle.kind_of(entity))
        if drone.battery >= full or drone.operator == NO_UNIT or battle.is_airborne(entity):
            continue
        operator = battle.cell_of(battle.entity_of[drone.operator])
        if operator != OFF_BOARD and battle.board.distance(operator, battle.cell_of(entity)) == 1:
            battle.world.change(entity, Drone, "battery", full)
            battle.tell(BatteryCharged(unit=battle.id_of[entity], battery=full), 1 << side)


def _drones_of(battle: Battle, side: int) -> list[tuple[int, Drone]]:
    """A side's living drones; entities are in the order of unit ids."""
    return [(entity, drone) for entity, drone in battle.world.each(Drone) if battle.side_of(entity) == side]
