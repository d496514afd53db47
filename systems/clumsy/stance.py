"""Stance: putting units on alert and taking them off it, for whatever reason; their sides alone are told (SEE-6).

ALERT-1, PATROL-1 of the rulebook; LOAD-4 for who boards. What an alert costs and does is in `alert`.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle
from systems.clumsy.components import OFF_BOARD, Alert, Patrol, Supplies
from systems.clumsy.events import AlertEnded, AlertSet, PatrolEnded


def keep(battle: Battle, entity: int, shots: int) -> None:
    """Put a unit on alert with so many shots, which are paid for."""
    battle.world.change(entity, Alert, "shots", shots)
    kept = AlertSet(unit=battle.id_of[entity], shots=shots)
    battle.tell(kept, 1 << battle.side_of(entity))


def end_alert(battle: Battle, entity: int, reason: str) -> None:
    """End a unit's alert, if it is on alert, and tell its side why."""
    if battle.world.get(entity, Alert).shots:
        battle.world.change(entity, Alert, "shots", 0)
        battle.tell(AlertEnded(unit=battle.id_of[entity], reason=reason), 1 << battle.side_of(entity))


def stand_down(battle: Battle, entity: int, reason: str = "order") -> None:
    """End a unit's alert and patrol: it got another order, boarded, or was hitched (ALERT-1, LOAD-4)."""
    world = battle.world
    end_alert(battle, entity, reason)
    if world.get(entity, Patrol).zone != OFF_BOARD:
        world.change(entity, Patrol, "zone", OFF_BOARD)
        world.change(entity, Patrol, "reserved", False)
        battle.tell(PatrolEnded(unit=battle.id_of[entity]), 1 << battle.side_of(entity))


def spend(battle: Battle, entity: int) -> None:
    """Take one of a unit's kept shots, which it has fired; its alert ends with the last, or with its last round."""
    left = battle.world.get(entity, Alert).shots - 1
    if left > 0 and sum(battle.world.get(entity, Supplies).rounds) > 0:
        battle.world.change(entity, Alert, "shots", left)
    else:
        end_alert(battle, entity, "fired")
