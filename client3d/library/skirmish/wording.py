"""How entries of Skirmish put things: lengths, sums of dice, odds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from client3d.library.comparison import NONE
from client3d.library.entry import Fact, Key
from client3d.library.wording import Wording as AnyWording
from client3d.play.names import Names
from client3d.skirmish.cards import ICONS, icon_of
from client3d.skirmish.words import length, percent
from systems.skirmish.data import Pace, SkirmishData, UnitType
from systems.skirmish.dice import odds
from systems.skirmish.measures import CENTIMETRE

GROUND: Final = {
    "road": "area",
    "rough": "area",
    "hedge": "obstacle",
    "fence": "obstacle",
    "wall": "obstacle",
    "building": "building",
    "flag": "object",
    "object": "object",
    "loot": "object",
}
"""What lies and stands on a table, each with its kind."""
_KIND_ICONS = {"area": "move", "obstacle": "hedge", "building": "city", "object": "flag"}
_TABLE_ICONS = {"weapons": "musket", "abilities": "info", "formations": "next_unit"}


class Wording(AnyWording):
    """See the module."""

    OWN = "sk-library"
    HELP = "sk-help"

    def __init__(self, data: SkirmishData, words: Names) -> None:
        super().__init__(words)
        self.data = data

    def told(self, name: str, value: str | int, icon: str, **arguments: str | int) -> Fact:
        """A fact called NAME and the sentence NAME-note."""
        return Fact(self(name), str(value), self(f"{name}-note", **arguments), icon)

    def icon(self, key: Key) -> str:
        """The icon before its name."""
        if key.table == "units":
            return icon_of(self.data.units[key.name])
        if key.table == "ground":
            return _KIND_ICONS[GROUND[key.name]]
        return _TABLE_ICONS[key.table]

    def name(self, key: Key) -> str:
        """What a thing is called."""
        return self.words.named(*self._text_of(key)) if key.table == "ground" else super().name(key)

    def about(self, key: Key) -> str:
        """What a thing is."""
        return self.words.about(*self._text_of(key)) if key.table == "ground" else super().about(key)

    @staticmethod
    def _text_of(key: Key) -> tuple[str, str]:
        kind = GROUND[key.name]
        return ("ground", key.name) if kind == "building" else (kind, key.name)

    # --- numbers

    def length(self, hundredths: int) -> str:
        """A length in centimetres; whole ones without a tenth."""
        whole, rest = divmod(hundredths, CENTIMETRE)
        return length(self.words, hundredths) if rest else self("length", length=str(whole))

    def pace(self, pace: Pace) -> str:
        """How far the first move goes, and a further one."""
        return self("pace", first=self.length(pace.first), further=self.length(pace.further))

    def sum(self, needed: int) -> str:
        """What dice have to come to."""
        return self("sum", needed=str(needed))

    def dice(self, count: int, needed: int) -> str:
        """So many dice, and how likely they come to a sum."""
        return self("odds", dice=count, percent=percent(self.words, *odds(count, needed)))

    def chance(self, count: int, needed: int) -> str:
        """How likely so many dice come to a sum, in per cent."""
        return self.words("help-table-percent", percent=percent(self.words, *odds(count, needed)))

    def names(self, table: str, names: Iterable[str]) -> str:
        """Things of a table by name; a dash for none."""
        return super().names(table, names) or NONE

    def units_with(self, ability: str) -> list[str]:
        """The fighters that have a special rule."""
        return [name for name, kind in self.data.units.items() if ability in kind.abilities]

    def owners(self, ability: str) -> str:
        """The same, in words."""
        return self.names("units", self.units_with(ability))

    def pace_after(self, pace: Pace, moves: int) -> str:
        """How far so many moves of an activation go."""
        return self.length(pace.first + pace.further * (moves - 1))


def kinds_in_order(data: SkirmishData) -> list[UnitType]:
    """Fighters by how they move, those who only fight before those with a special rule."""
    order = tuple(ICONS)
    return sorted(data.units.values(), key=lambda kind: (order.index(kind.move), len(kind.abilities), kind.id))
