"""A battle that goes on by other data: which changes one that is under way can take, and what they make of its state.

Numbers may change as one likes. What the board, the forces and the memories of a battle are made of may not: which
units, weapons, terrains and structures there are, how units move, and how the grid is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from core.packs.differences import differences
from core.rulesets import State
from systems.clumsy.components import NO_FUEL
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.supply import full_fuel, full_rounds

_WHOLE: Final = ("units", "weapons", "terrain", "structures")
"""Tables of which no entry may come or go."""
_SETTLED: Final = {
    "units": ("class", "weapons"),
    "terrain": ("glyph", "cost"),
    "structures": ("glyph", "kind", "cost", "enter", "on"),
    "rules": ("grid",),
}
"""What a battle under way rests on, by table."""


def barriers(before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
    """What of a change needs a new battle: paths, as in a pack's files. Both are data as plain values."""
    return [found.path for found in differences(before, now) if _is_barrier(found.path.split("."))]


def _is_barrier(path: list[str]) -> bool:
    table, rest = path[0], path[1:]
    if table == "rules":
        return bool(rest) and rest[0] in _SETTLED["rules"]
    if table not in _WHOLE or len(rest) < 2:
        return True  # an entry that came or went
    return rest[1] in _SETTLED.get(table, ())


def fitted(state: State, before: ClumsyData, now: ClumsyData) -> State:
    """A battle's state with nothing in it beyond what the new data allow: whoever had more than is left is full."""
    found: dict[int, dict[str, dict[str, Any]]] = {
        entity: {name: dict(fields) for name, fields in parts.items()} for entity, parts in state.items()
    }
    for parts in found.values():
        if "Identity" in parts:
            _fit_unit(parts, before.units[parts["Identity"]["type"]], now.units[parts["Identity"]["type"]], now)
        elif "Structure" in parts:
            structure = parts["Structure"]
            structure["hp"] = min(structure["hp"], now.structures[structure["type"]].hp)
    return found


def _fit_unit(parts: dict[str, dict[str, Any]], before: UnitType, now: UnitType, data: ClumsyData) -> None:
    parts["HitPoints"]["left"] = min(parts["HitPoints"]["left"], now.hp)
    parts["ActionPoints"]["left"] = min(parts["ActionPoints"]["left"], now.action_points)
    supplies, full = parts["Supplies"], full_fuel(now)
    burnt_none = full_fuel(before) == NO_FUEL
    supplies["fuel"] = full if burnt_none or full == NO_FUEL else min(supplies["fuel"], full)
    supplies["rounds"] = tuple(map(min, supplies["rounds"], full_rounds(data, now)))
    if "Drone" in parts and now.battery is not None:
        drone = parts["Drone"]
        drone["battery"] = min(drone["battery"], now.battery) if drone["battery"] >= 0 else now.battery
