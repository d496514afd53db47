"""The library of the main ruleset: every unit, weapon, terrain and structure of a pack, and the rules by topic."""

from __future__ import annotations

from typing import ClassVar

from client3d.clumsy.words import Words
from client3d.library.clumsy import structures, terrain, units, weapons
from client3d.library.clumsy.comparison import compared
from client3d.library.clumsy.topics import PLANS
from client3d.library.clumsy.wording import Wording
from client3d.library.comparison import Compared
from client3d.library.entry import Key
from client3d.library.library import Library
from client3d.play.keys import HELP
from core.texts import Texts
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import UNIT_CLASSES
from systems.clumsy.map_file import SIDES


class ClumsyLibrary(Library):
    """See the module."""

    MAKERS: ClassVar = {
        "units": (units.heading, units.sections),
        "weapons": (weapons.heading, weapons.sections),
        "terrain": (terrain.heading, terrain.sections),
        "structures": (structures.heading, structures.sections),
    }
    KINDS = (*UNIT_CLASSES, "direct", "indirect", "terrain", "building", "work")
    PLANS = PLANS
    SIDES = SIDES
    KEYS = HELP
    wording: Wording

    @classmethod
    def of(cls, data: ClumsyData, texts: Texts, side_names: tuple[str, ...] = (), _date: str = "") -> ClumsyLibrary:
        """The library of a pack's data."""
        return cls(data, Wording(data, Words(texts, side_names or cls.SIDES)))

    def compared(self, left: str, right: str) -> tuple[Compared, ...]:
        """All that two units can be compared by."""
        return compared(self.wording, left, right)

    def model(self, key: Key) -> str:
        """The model that shows a thing; "" for none."""
        return key.name if key.table in ("units", "structures") else ""


LIBRARY = ClumsyLibrary
