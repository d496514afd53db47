"""The library of Skirmish: fighters, weapons, special rules, formations and tables, and the rules by topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, get_args

from client3d.library.comparison import Compared
from client3d.library.entry import Key
from client3d.library.library import Library
from client3d.library.skirmish import ground, groups, units, weapons
from client3d.library.skirmish.comparison import compared
from client3d.library.skirmish.topics import PLANS
from client3d.library.skirmish.wording import GROUND, Wording
from client3d.play.names import Names
from client3d.skirmish.cards import ICONS
from client3d.skirmish.keys import HELP, TableBindings
from client3d.skirmish.scenery import thing_model
from core.texts import Texts
from systems.skirmish.battle import Formation
from systems.skirmish.data import Ability, SkirmishData

SIDES: Final = ("blue", "red")
"""Names of the sides where no mission says."""
_OF_RULES: Final[Mapping[str, Mapping[str, object]]] = {
    "abilities": dict.fromkeys(get_args(Ability)),
    "formations": dict.fromkeys(get_args(Formation)),
    "ground": GROUND,
}
"""Things that the rules name, and no table of the pack."""


class SkirmishLibrary(Library):
    """See the module."""

    MAKERS: ClassVar = {
        "units": (units.heading, units.sections),
        "weapons": (weapons.heading, weapons.sections),
        "abilities": (groups.ability_heading, groups.ability_sections),
        "formations": (groups.formation_heading, groups.formation_sections),
        "ground": (ground.heading, ground.sections),
    }
    KINDS = (*ICONS, "weapon", "ability", "formation", "area", "obstacle", "building", "object")
    PLANS = PLANS
    SIDES = SIDES
    KEYS = HELP
    BINDINGS = TableBindings
    wording: Wording

    @classmethod
    def of(cls, data: SkirmishData, texts: Texts, side_names: tuple[str, ...] = (), date: str = "") -> SkirmishLibrary:
        """The library of a pack's data; no day matters."""
        return cls(data, Wording(data, Names(texts, side_names or cls.SIDES)))

    def compared(self, left: str, right: str) -> tuple[Compared, ...]:
        """All that two fighters can be compared by."""
        return compared(self.wording, left, right)

    def model(self, key: Key) -> str:
        """The model that shows a thing; "" for none."""
        if key.table == "ground":
            return thing_model(key.name) if GROUND[key.name] == "object" else ""
        return super().model(key)

    def _table(self, table: str) -> Mapping[str, object]:
        found = _OF_RULES.get(table)
        return super()._table(table) if found is None else found


LIBRARY = SkirmishLibrary
