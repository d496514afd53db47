"""Shots: how many a unit has, and what each costs.

TURN-2, TURN-3, AP-1 of the rulebook.
"""

from __future__ import annotations

from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.field import Field


def fires_twice(kind: UnitType) -> bool:
    """Whether the unit always has two shots, each weapon once (TURN-3)."""
    return kind.shots > 1


def shots_allowed(field: Field, kind: UnitType, side: int, cell: int) -> int:
    """How many shots a turn the unit has where it stands: two by itself, a supply truck or a general (TURN-2, 3)."""
    if fires_twice(kind):
        return kind.shots
    return 2 if field.supplier_near(side, cell) or field.general_near(side, cell) else 1


def weapon_has_shot(field: Field, kind: UnitType, side: int, cell: int, shots: tuple[str, ...], weapon: str) -> bool:
    """Whether the unit, having fired `shots` this turn, may fire this weapon now."""
    if fires_twice(kind) and weapon in shots:
        return False
    return len(shots) < shots_allowed(field, kind, side, cell)


def shot_price(data: ClumsyData, kind: UnitType) -> int:
    """Action points of a shot: a share of the unit's full ones, rounded down (AP-1)."""
    rules = data.rules.shots
    return max(rules.cost_minimum, kind.action_points * rules.cost_share // 100)
