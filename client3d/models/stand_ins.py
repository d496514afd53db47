"""Which of the game's models stands in for a unit or structure that has none of its own, by its class."""

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
    """The model of the game for each unit and structure of the data, should it have none itself."""
    found = {name: _BY_CLASS[kind.unit_class] for name, kind in data.units.items()}
    for name, structure in data.structures.items():
        able = sorted(set(structure.abilities) & set(_BY_ABILITY))
        found[name] = _BY_ABILITY[able[0]] if able else _BY_KIND[structure.kind]
    return found
