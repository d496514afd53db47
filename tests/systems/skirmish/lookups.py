"""What is looked up in a battle, to be compared with the same made anew from its components."""

from __future__ import annotations

from typing import Any

from systems.skirmish.battle import Battle


def lookups(battle: Battle) -> tuple[Any, ...]:
    """Fighters by id and by building."""
    return dict(sorted(battle.entity_of.items())), dict(sorted(battle.occupants.items()))
