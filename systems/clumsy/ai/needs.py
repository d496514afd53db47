"""Needs: who is short of ammunition or fuel, and whether a side can still fight."""

from __future__ import annotations

from collections.abc import Iterable

from systems.clumsy.ai.roles import is_armed
from systems.clumsy.supply import full_fuel
from systems.clumsy.towing import can_tow, is_gun
from systems.clumsy.view import UnitView, View


def needy_units(view: View, units: Iterable[UnitView], share: int) -> list[UnitView]:
    """Those of some units that have less than this share, per cent, of ammunition or fuel, the shortest first.

    Craft in the air are left out: they are refilled on the ground alone (HELI-3).
    """
    standing = [unit for unit in units if not unit.airborne]
    found = [(level, unit.id, unit) for unit in standing if (level := supply_level(view, unit)) < share]
    return [unit for _, _, unit in sorted(found, key=lambda row: row[:2])]


def supply_level(view: View, unit: UnitView) -> int:
    """The share, per cent, that is left in the unit's emptiest store."""
    level = 100
    for name, rounds in zip(unit.kind.weapons, unit.rounds, strict=True):
        if full := view.data.weapons[name].ammo:
            level = min(level, rounds * 100 // full)
    tank = full_fuel(unit.kind)
    return min(level, unit.fuel * 100 // tank) if tank > 0 else level


def is_dry(unit: UnitView, low_fuel: int) -> bool:
    """Whether a unit is no use any more until it is supplied: no rounds, or less fuel than so many per cent."""
    full = full_fuel(unit.kind)
    return (bool(unit.kind.weapons) and not any(unit.rounds)) or (full > 0 and unit.fuel * 100 < full * low_fuel)


def can_fight_on(view: View) -> bool:
    """Whether the side has anybody left who moves and could ever fire again.

    Guns that nobody tows are given up by their crews.
    """
    hauled = any(can_tow(unit.kind) for unit in view.own)
    armed = [unit for unit in view.force if is_armed(view.data, unit.kind) and (hauled or not is_gun(unit.kind))]
    supplied = view.field.suppliers[view.side] | view.field.buildings_of(view.side, "depot")
    if any(unit.kind.unit_class == "helicopter" for unit in armed):
        supplied |= view.field.buildings_of(view.side, "heliport")
    return bool(armed) and (bool(supplied) or any(any(unit.rounds) for unit in armed))
