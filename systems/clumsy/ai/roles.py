"""Roles: what a type of unit is for, told from its numbers and abilities, never from its name."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from systems.clumsy.data import ClumsyData, UnitType

FIGHTING_DAMAGE = 2
"""A weapon of less base damage makes no fighter, unless it sees far enough to lead the way."""
SCOUTING_RANGE = 4
SPOTTING_VISION = 9


class Role(Enum):
    """What a unit does in the plan, in the order in which units move."""

    FIGHTER = 0
    MARKSMAN = 1
    """Fires only from where it stood when the turn began (RANGE-2)."""
    GUN = 2
    """Fires over obstacles from far behind (LOF-4)."""
    GENERAL = 3
    SUPPORT = 4
    SUPPLIER = 5
    DRONE = 6
    """Flies beside all the others, as `ai.drones` says."""
    HELICOPTER = 7
    """Likewise, as `ai.helicopters` says."""


@lru_cache(maxsize=256)
def _role(kind: UnitType, best_damage: int, longest_range: int, indirect: bool, still: bool) -> Role:
    if "general" in kind.abilities:
        return Role.GENERAL
    if "supplier" in kind.abilities:
        return Role.SUPPLIER
    if indirect:
        return Role.GUN
    if best_damage < FIGHTING_DAMAGE and longest_range < SCOUTING_RANGE:
        return Role.SUPPORT
    return Role.MARKSMAN if still else Role.FIGHTER


def role_of(data: ClumsyData, kind: UnitType) -> Role:
    """What a unit of this type does in the plan."""
    if kind.unit_class == "drone":
        return Role.DRONE
    if kind.unit_class == "helicopter":
        return Role.HELICOPTER
    weapons = [weapon for name in kind.weapons if "ground" in (weapon := data.weapons[name]).targets]
    return _role(
        kind,
        max((weapon.base_damage for weapon in weapons), default=0),
        max((weapon.maximum_range for weapon in weapons), default=0),
        any(weapon.indirect for weapon in weapons),
        "still_only" in kind.abilities or (bool(weapons) and all(weapon.still_only for weapon in weapons)),
    )


def is_spotter(kind: UnitType, role: Role) -> bool:
    """Whether it is one of the force's eyes: sees far and is no loss to the firing line."""
    return kind.vision >= SPOTTING_VISION and role in (Role.FIGHTER, Role.SUPPORT) and kind.shots == 1


def is_armed(data: ClumsyData, kind: UnitType) -> bool:
    """Whether the type has any weapon against what stands on the ground."""
    return any("ground" in data.weapons[name].targets for name in kind.weapons)
