"""The library: every unit, weapon, terrain and structure of a pack as an entry, generated from its data.

What a mod adds appears by itself: nothing here names anything of a pack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client3d.library import structures, terrain, units, weapons
from client3d.library.entry import TABLES, Entry, Heading, Key, Section
from client3d.library.wording import Wording
from client3d.play.words import Words
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import UNIT_CLASSES

_MAKERS: dict[str, tuple[Callable[[Wording, str], Heading], Callable[[Wording, str], tuple[Section, ...]]]] = {
    "units": (units.heading, units.sections),
    "weapons": (weapons.heading, weapons.sections),
    "terrain": (terrain.heading, terrain.sections),
    "structures": (structures.heading, structures.sections),
}

_KINDS = (*UNIT_CLASSES, "direct", "indirect", "terrain", "building", "work")


class Library:
    """The entries of one pack in the player's language."""

    def __init__(self, data: ClumsyData, words: Words) -> None:
        self.data, self.words = data, words
        self.wording = Wording(data, words)

    def headings(self, table: str, kind: str = "") -> list[Heading]:
        """The entries of a table, perhaps those of one kind alone: by kind, then by name."""
        found = [self.heading(Key(table, name)) for name in self._table(table)]
        found.sort(key=lambda one: (_KINDS.index(one.kind), one.name.casefold()))
        return [one for one in found if kind in ("", one.kind)]

    def kinds(self, table: str) -> list[tuple[str, str]]:
        """The kinds by which a table can be narrowed, each with its name."""
        return [(kind, self.wording.kind(kind)) for kind in dict.fromkeys(one.kind for one in self.headings(table))]

    def search(self, wanted: str) -> list[Heading]:
        """The entries of all tables that have all these words in their names or descriptions; names first."""
        parts = wanted.casefold().split()
        found: list[tuple[bool, int, Heading]] = []
        for table in TABLES:
            for one in self.headings(table):
                name = one.name.casefold()
                all_of_it = f"{name} {one.subtitle} {self.wording.about(one.key)}".casefold()
                if all(part in all_of_it for part in parts):
                    found.append((not all(part in name for part in parts), len(found), one))
        return [one for _, _, one in sorted(found, key=lambda each: each[:2])]

    def has(self, key: Key) -> bool:
        """Whether the pack has such a thing."""
        return key.table in _MAKERS and key.name in self._table(key.table)

    def heading(self, key: Key) -> Heading:
        """What a list shows of an entry."""
        return _MAKERS[key.table][0](self.wording, key.name)

    def entry(self, key: Key) -> Entry:
        """An entry in full."""
        make_heading, make_sections = _MAKERS[key.table]
        found = tuple(one for one in make_sections(self.wording, key.name) if one.facts)
        return Entry(make_heading(self.wording, key.name), self.wording.about(key), found)

    def _table(self, table: str) -> Mapping[str, object]:
        found: Mapping[str, object] = getattr(self.data, table)
        return found
