"""Payment: what an order takes from whoever gives it.

AP-2 of the rulebook.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle
from systems.clumsy.components import ActionPoints, Supplies
from systems.clumsy.events import UnitPaid


def pay_points(battle: Battle, entity: int, points: int) -> None:
    """Take action points from a unit and tell its side what it has left."""
    world = battle.world
    left = world.get(entity, ActionPoints).left - points
    world.change(entity, ActionPoints, "left", left)
    supplies = world.get(entity, Supplies)
    paid = UnitPaid(unit=battle.id_of[entity], action_points=left, fuel=supplies.fuel, rounds=supplies.rounds)
    battle.tell(paid, 1 << battle.side_of(entity))
