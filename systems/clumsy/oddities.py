"""What is legal in a pack of this ruleset but odd: `clumsy mod check` warns of it."""

from __future__ import annotations

from core.packs.faults import Phrasebook
from core.packs.schema import Report
from systems.clumsy.data import ClumsyData, UnitType

_NAMED = {"units": "unit", "weapons": "weapon", "terrain": "terrain", "structures": "structure"}
"""How the key of an entry's name begins, by table."""


def find_oddities(data: ClumsyData, texts: Phrasebook, report: Report) -> None:
    """Report each by table, entry and key."""
    _of_weapons(data, report)
    for unit in data.units.values():
        if not _moves(unit, data):
            key = "action_points" if unit.action_points == 0 else "class"
            report("units", unit.id, (key,), "unit-immobile")
        if unit.value == 0:
            report("units", unit.id, (), "unit-worthless", value=False)
    for structure in data.structures.values():
        if not structure.on:
            report("structures", structure.id, ("on",), "structure-nowhere")
    for table, prefix in _NAMED.items():
        for name in getattr(data, table):
            key = f"{prefix}-{name}"
            if texts.format(key) == f"[{key}]":
                report(table, name, (), "text-missing", value=False, name=key)


def _of_weapons(data: ClumsyData, report: Report) -> None:
    carried = {name for unit in data.units.values() for name in unit.weapons}
    farthest = max((one.vision for kinds in (data.units, data.structures) for one in kinds.values()), default=0)
    for weapon in data.weapons.values():
        if weapon.id not in carried:
            report("weapons", weapon.id, (), "weapon-unused", value=False)
        if not weapon.targets:
            report("weapons", weapon.id, ("targets",), "weapon-unaimed")
        if weapon.ammo == 0:
            report("weapons", weapon.id, ("ammo",), "weapon-empty")
        if not weapon.indirect and weapon.maximum_range > farthest:
            report("weapons", weapon.id, ("range",), "weapon-unseen", farthest=farthest)


def _moves(unit: UnitType, data: ClumsyData) -> bool:
    """Whether there is a cell it may step into, or something that tows it."""
    if unit.flies:
        return unit.action_points > 0
    if unit.unit_class == "towed":
        return any("tractor" in other.abilities for other in data.units.values())
    open_to_it = any(unit.unit_class in ground.costs for ground in data.terrain.values())
    return unit.action_points > 0 and open_to_it
