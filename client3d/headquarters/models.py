"""The models of Headquarters: its pack's own, and what stands in where a mod has none."""

from __future__ import annotations

from pathlib import Path

from client3d.models.library import ModelLibrary
from client3d.play.screen import model_library
from systems.headquarters.data import HeadquartersData

_BY_CLASS = {"foot": "infantry", "tracked": "tank", "towed": "artillery", "headquarters": "headquarters"}
"""Models of the pack, by a unit's class."""
_STATES = ("_damaged", "_broken")


def camp_models(data: HeadquartersData, *packs: Path) -> ModelLibrary:
    """The models of a pack and the mods over it; a mod's unit without one looks like the pack's of its class."""
    stand_ins = {name: _BY_CLASS[kind.unit_class] for name, kind in data.units.items()}
    for name in [name for name, kind in data.units.items() if kind.is_headquarters]:
        stand_ins |= {f"{name}{state}": f"headquarters{state}" for state in _STATES}
    return model_library(*packs, stand_ins=stand_ins)
