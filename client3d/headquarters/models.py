"""The models of Headquarters: its pack's own, and what stands in where it has none."""

from __future__ import annotations

from pathlib import Path

from client3d.models.library import ModelLibrary
from client3d.play.screen import model_library
from systems.headquarters.data import HeadquartersData

_BY_CLASS = {"foot": "infantry", "tracked": "tank", "towed": "cannon", "headquarters": "depot"}
"""Models of the main game, by a unit's class."""
_BY_NAME = {
    "commando": "sniper",
    "howitzer": "mortar",
    "headquarters_damaged": "headquarters",
    "headquarters_broken": "headquarters",
    "city_1": "house_1",
    "city_2": "house_2",
    "city_3": "house_1",
}


def camp_models(data: HeadquartersData, *packs: Path) -> ModelLibrary:
    """The models of a pack and the mods over it."""
    stand_ins = {name: _BY_CLASS[kind.unit_class] for name, kind in data.units.items()}
    return model_library(*packs, stand_ins={**stand_ins, **_BY_NAME})
