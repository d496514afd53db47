"""Which model stands in for that of a unit or structure that has none of its own: as it says, or by its class."""

from __future__ import annotations

from typing import Final

from systems.clumsy.data import ClumsyData

_BY_CLASS: Final = {
    "foot": "infantry",
    "wheeled": "truck",
    "tracked": "tank",
    "towed": "cannon",
    "helicopter": "attack_helicopter",
    "drone": "surveillance_drone",
}
_BY_ABILITY: Final = {"hospital": "hospital", "workshop": "workshop", "depot": "depot", "tower": "watchtower"}
_BY_KIND: Final = {"building": "depot", "work": "trench"}


def stand_ins(data: ClumsyData) -> dict[str, str]:
    """The model for each unit and structure of the data that has none itself: of what it looks like, or by class."""
    found = {name: _looks_of(data, name) or _BY_CLASS[kind.unit_class] for name, kind in data.units.items()}
    for name, structure in data.structures.items():
        able = sorted(set(structure.abilities) & set(_BY_ABILITY))
        found[name] = _BY_ABILITY[able[0]] if able else _BY_KIND[structure.kind]
    return found


def _looks_of(data: ClumsyData, name: str) -> str | None:
    """What a unit says it looks like, unless that leads back to itself."""
    seen, other = {name}, data.units[name].looks_like
    while other is not None and other in data.units and other not in seen:
        seen.add(other)
        other = data.units[other].looks_like
    return None if other in seen else data.units[name].looks_like
