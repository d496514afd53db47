"""The words that tables of data choose from, and the bounds of their numbers."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from core.packs.schema import GLYPH, NAME

UnitClass = Literal["foot", "wheeled", "tracked", "towed", "helicopter", "drone"]
Size = Literal["small", "medium", "large"]
Season = Literal["spring", "summer", "autumn", "winter"]
Hour = Literal["dawn", "day", "dusk", "night"]
Weather = Literal["clear", "rain", "snow"]
GroundLook = Literal["meadow", "road", "forest", "hill", "marsh", "water", "ruin", "crater", "burnt"]
"""What ground can be drawn like."""
Target = Literal["ground", "landed", "airborne", "drone", "structure", "work"]
Flight = Literal["bullet", "burst", "flak", "shell", "rocket", "missile", "arc", "bomb"]
UnitAbility = Literal[
    "no_alert",
    "no_patrol",
    "still_only",
    "camouflage",
    "engineer",
    "medic",
    "supplier",
    "carrier",
    "tractor",
    "general",
    "jammer",
    "operator",
    "relay",
]
StructureAbility = Literal["hospital", "workshop", "depot", "tower", "heliport"]

UNIT_CLASSES: tuple[UnitClass, ...] = get_args(UnitClass)
CRAFT: frozenset[UnitClass] = frozenset({"helicopter", "drone"})
"""The classes that fly."""
SEASONS: tuple[Season, ...] = get_args(Season)
"""In the order of the year."""

Count = Annotated[int, Meta(ge=0, le=999)]
Positive = Annotated[int, Meta(ge=1, le=999)]
ActionPoints = Annotated[int, Meta(ge=0, le=999, extra={"unit": "action points"})]
StepCost = Annotated[int, Meta(ge=1, le=999, extra={"unit": "action points"})]
"""A step for nothing would go on for ever."""
HitPoints = Annotated[int, Meta(ge=1, le=999, extra={"unit": "hit points"})]
Fuel = Annotated[int, Meta(ge=0, le=999, extra={"unit": "fuel"})]
Rounds = Annotated[int, Meta(ge=1, le=999, extra={"unit": "rounds"})]
Radius = Annotated[int, Meta(ge=0, le=99, extra={"unit": "cells"})]
CoverPercent = Annotated[int, Meta(ge=0, le=100, extra={"unit": "per cent"})]
ShareOfSize = Annotated[int, Meta(ge=0, le=400, extra={"unit": "per cent"})]
Glyph = Annotated[str, Meta(pattern=GLYPH, max_length=1)]
FileName = Annotated[str, Meta(pattern=f"^{NAME}$", max_length=64)]
"""A model or a sound of the pack: its file's name without the ending, and of a sound without its variant's number."""
Costs = Mapping[UnitClass, StepCost]
Fuels = Mapping[UnitClass, Fuel]

ODDITIES: Final = (
    "weapon-unused",
    "weapon-unaimed",
    "weapon-empty",
    "weapon-unseen",
    "unit-immobile",
    "unit-worthless",
    "structure-nowhere",
    "text-missing",
    "mods-disagree",
)
"""What an entry may say of itself under `odd`."""
