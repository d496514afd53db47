"""Aim: at whom in a cell a weapon can be aimed, on its ground and over it.

FIRE-4, HELI-4, DRONE-3, DRONE-5 of the rulebook. Refusals, previews, alert and the AI all ask here.
"""

from __future__ import annotations

from typing import Final, Literal

from systems.clumsy.data import ClumsyData, UnitType, WeaponType
from systems.clumsy.data_types import CRAFT, Target, UnitClass
from systems.clumsy.view import UnitView, View

Layer = Literal["ground", "air", "structure"]
"""What of a cell a shot is meant for: the unit on its ground, the craft over it, or its building or work."""

IN_THE_AIR: Final[frozenset[Target]] = frozenset({"airborne", "drone"})
"""What weapons against craft alone are aimed at."""


def target_kind(unit_class: UnitClass, airborne: bool) -> Target:
    """What a weapon's `targets` must name to be aimed at a unit of this class.

    A landed helicopter is a target of its own (HELI-4), a landed drone a small ground unit (DRONE-5).
    """
    if airborne:
        return "drone" if unit_class == "drone" else "airborne"
    return "landed" if unit_class == "helicopter" else "ground"


def can_aim_at_class(weapon: WeaponType, unit_class: UnitClass) -> bool:
    """Whether a weapon can be aimed at units of a class at all, be it only on the ground or only in the air."""
    aloft = unit_class in CRAFT and target_kind(unit_class, True) in weapon.targets
    return aloft or target_kind(unit_class, False) in weapon.targets


def can_aim_at(weapon: WeaponType, kind: UnitType, airborne: bool) -> bool:
    """Whether a weapon can be aimed at such a unit, on the ground or in the air (HELI-4, DRONE-3)."""
    return target_kind(kind.unit_class, airborne) in weapon.targets


def guards_the_sky(data: ClumsyData, kind: UnitType) -> bool:
    """Whether all weapons of a type of unit are for what flies, as an anti-air battery's are."""
    return bool(kind.weapons) and all(data.weapons[name].targets <= IN_THE_AIR for name in kind.weapons)


def can_aim_at_unit(weapon: WeaponType, target: UnitView) -> bool:
    """Whether a weapon can be aimed at this unit where it is."""
    return can_aim_at(weapon, target.kind, target.airborne)


def zone_of_fire(view: View, shooter: UnitView, target: UnitView) -> int:
    """Mask of the cells in which an enemy could aim at such a unit from where it stands, whatever is in between.

    As if it had not moved: whether it has, and its rounds and points, its enemy does not know (SEE-6).
    """
    found = 0
    for name in () if shooter.landed else shooter.kind.weapons:
        weapon = view.data.weapons[name]
        if can_aim_at_unit(weapon, target):
            found |= view.board.ring(shooter.cell, weapon.minimum_range, weapon.maximum_range)
    return found


def holds_own(view: View, unit: UnitView, cell: int) -> bool:
    """Whether a cell holds a unit of one's own (FIRE-4); a craft may well fire at what is below it (DRONE-5)."""
    return any(
        found is not None and found.side == unit.side and not (found.id == unit.id and unit.airborne)
        for found in (view.at.get(cell), view.over.get(cell))
    )


def enemies_in(view: View, unit: UnitView, cell: int, what: str = "") -> list[UnitView]:
    """The enemies in sight in a cell that an order may mean: the craft over it first, unless it names the ground."""
    found = (None if what == "ground" else view.over.get(cell), view.at.get(cell))
    return [enemy for enemy in found if enemy is not None and enemy.side != unit.side]


def unit_aimed_at(view: View, unit: UnitView, weapon: WeaponType, cell: int, what: str = "") -> UnitView | None:
    """The enemy that a shot at a cell means: the weapon's only possible one, of two the craft (FIRE-4).

    If it can be aimed at none of those there, the first of them; None where there is none.
    """
    enemies = enemies_in(view, unit, cell, what)
    possible = [enemy for enemy in enemies if can_aim_at_unit(weapon, enemy)]
    found = possible or enemies
    return found[0] if found else None
