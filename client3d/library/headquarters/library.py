"""The library of Headquarters: every unit, terrain and offer of a pack, and the rules by topic."""

from __future__ import annotations

from typing import ClassVar

from client3d.headquarters.day import today
from client3d.headquarters.keys import HELP, CampBindings
from client3d.library.comparison import Compared
from client3d.library.entry import Key
from client3d.library.headquarters import offers, terrain, units
from client3d.library.headquarters.comparison import compared
from client3d.library.headquarters.topics import PLANS
from client3d.library.headquarters.wording import Wording
from client3d.library.library import Library
from client3d.play.names import Names
from core.texts import Texts
from systems.headquarters.data import UNIT_CLASSES, HeadquartersData
from systems.headquarters.maps import CAMPS

_CITY = "city_1"
_OF_EFFECTS = {"heal": "repair", "fortify": "fortifications_1", "strike": "strike_plane", "raise": "coin"}
"""Models of the pack that show what an offer does."""


class HeadquartersLibrary(Library):
    """See the module."""

    MAKERS: ClassVar = {
        "units": (units.heading, units.sections),
        "terrain": (terrain.heading, terrain.sections),
        "offers": (offers.heading, offers.sections),
    }
    KINDS = (*UNIT_CLASSES, "terrain", "unit", "heal", "fortify", "strike", "raise")
    PLANS = PLANS
    SIDES = CAMPS
    KEYS = HELP
    BINDINGS = CampBindings
    wording: Wording

    @classmethod
    def of(
        cls, data: HeadquartersData, texts: Texts, side_names: tuple[str, ...] = (), date: str = ""
    ) -> HeadquartersLibrary:
        """The library of a pack's data: with the shop of a battle's day, or of today (HQ-SHOP-1)."""
        return cls(data, Wording(data, Names(texts, side_names or cls.SIDES), date or today()))

    def compared(self, left: str, right: str) -> tuple[Compared, ...]:
        """All that two units can be compared by."""
        return compared(self.wording, left, right)

    def model(self, key: Key) -> str:
        """The model that shows a thing: for a unit that is sold the unit's; "" for none."""
        data = self.wording.data
        if key.table == "offers":
            offer = data.offers[key.name]
            return offer.unit or _OF_EFFECTS.get(offer.effect, "")
        if key.table == "terrain":
            return _CITY if data.terrain[key.name].city else ""
        return key.name


LIBRARY = HeadquartersLibrary
