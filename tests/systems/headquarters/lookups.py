"""What is looked up in a battle, to be compared with the same made anew from its components."""

from __future__ import annotations

from typing import Any

from systems.headquarters.battle import Battle


def lookups(battle: Battle) -> tuple[Any, ...]:
    """Units by id and by cell."""
    return dict(sorted(battle.entity_of.items())), dict(sorted(battle.units_at.items()))
