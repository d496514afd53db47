"""Flight: what it costs a craft to stay in the air, and how long it can.

HELI-1 of the rulebook; END-1 for when it is paid.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle
from systems.clumsy.components import NO_FUEL, ActionPoints, Identity, Supplies
from systems.clumsy.crashes import fail
from systems.clumsy.data import ClumsyData
from systems.clumsy.events import UnitPaid


def fuel_after_turn(data: ClumsyData, fuel: int) -> int:
    """What a craft in flight has left after an end of turn; at 0 it falls."""
    return fuel if fuel == NO_FUEL else max(0, fuel - data.rules.air.hover_fuel)


def turns_in_flight(data: ClumsyData, fuel: int) -> int | None:
    """How many ends of turn a craft with so much fuel stays in the air, if it hovers; None: as many as it likes."""
    hover = data.rules.air.hover_fuel
    if fuel == NO_FUEL or not hover:
        return None
    return max(0, (fuel - 1) // hover)


def burn_hover_fuel(battle: Battle, side: int) -> None:
    """At the end of a side's turn: its craft in the air burn fuel, and those that are dry fall, by unit id (END-1)."""
    world = battle.world
    for entity, identity in sorted(world.each(Identity), key=lambda row: row[1].id):
        if identity.side != side or not battle.is_airborne(entity):
            continue
        supplies = world.get(entity, Supplies)
        if supplies.fuel == NO_FUEL:
            continue
        world.change(entity, Supplies, "fuel", fuel_after_turn(battle.data, supplies.fuel))
        points = world.get(entity, ActionPoints).left
        paid = UnitPaid(unit=identity.id, action_points=points, fuel=supplies.fuel, rounds=supplies.rounds)
        battle.tell(paid, 1 << side)
        if supplies.fuel == 0:
            fail(battle, entity, "dry")
