"""Roles: what a type of unit is for, told from its numbers and abilities, never from its name."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from systems.clumsy.ai.personality import Judgement
from systems.clumsy.data import ClumsyData, UnitType


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
def _role(kind: UnitType, weak: bool, indirect: bool, still: bool) -> Role:
    if "general" in kind.abilities:
        return Role.GENERAL
    if "supplier" in kind.abilities:
        return Role.SUPPLIER
    if indirect:
        return Role.GUN
    if weak:
        return Role.SUPPORT
    return Role.MARKSMAN if still else Role.FIGHTER


def role_of(data: ClumsyData, kind: UnitType, judgement: Judgement) -> Role:
    """What a unit of this type does in the plan."""
    if kind.unit_class == "drone":
        return Role.DRONE
    if kind.unit_class == "helicopter":
        return Role.HELICOPTER
    weapons = [weapon for name in kind.weapons if "ground" in (weapon := data.weapons[name]).targets]
    best_damage = max((weapon.base_damage for weapon in weapons), default=0)
    longest_range = max((weapon.maximum_range for weapon in weapons), default=0)
    return _role(
        kind,
        best_damage < judgement.fighting_damage and longest_range < judgement.scouting_range,
        any(weapon.indirect for weapon in weapons),
        "still_only" in kind.abilities or (bool(weapons) and all(weapon.still_only for weapon in weapons)),
    )


def is_spotter(kind: UnitType, role: Role, judgement: Judgement) -> bool:
    """Whether it is one of the force's eyes: sees far and is no loss to the firing line."""
    return kind.vision >= judgement.spotting_vision and role in (Role.FIGHTER, Role.SUPPORT) and kind.shots == 1


def is_armed(data: ClumsyData, kind: UnitType) -> bool:
    """Whether the type has any weapon against what stands on the ground."""
    return any("ground" in data.weapons[name].targets for name in kind.weapons)
