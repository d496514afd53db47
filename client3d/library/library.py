"""The library of a pack: its things as entries of the encyclopedia, its rules as topics of the help.

What a mod adds appears by itself: nothing here names anything of a pack, and what each ruleset has to tell is in a
package of its name, whose module `library` has a class `LIBRARY`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, ClassVar, TypeAlias

from client3d.library.comparison import Compared
from client3d.library.entry import Entry, Heading, Key, Section
from client3d.library.plan import Plan
from client3d.library.topic import Topic
from client3d.library.wording import Wording
from client3d.play.bindings import Bindings
from core.texts import Texts

KEYS_TOPIC = "keys"
"""The topic below which the player's keys are listed."""

Maker: TypeAlias = tuple[Callable[[Any, str], Heading], Callable[[Any, str], tuple[Section, ...]]]
"""What makes the heading of an entry, and its sections."""


class Library:
    """The entries and topics of one pack in the player's language."""

    MAKERS: ClassVar[Mapping[str, Maker]]
    """By table of the pack, in the order of the tabs."""
    KINDS: ClassVar[tuple[str, ...]]
    """The kinds of entries, in the order of the lists."""
    PLANS: ClassVar[Mapping[str, Plan[Any]]]
    """By topic, in the order of the list."""
    SIDES: ClassVar[tuple[str, ...]]
    """The names of the sides, where no battle says."""
    KEYS: ClassVar[tuple[str, ...]]
    """What the keys do that the help explains."""
    BINDINGS: ClassVar[type[Bindings]] = Bindings
    """What the player's keys do in its battles."""

    def __init__(self, data: Any, wording: Wording) -> None:
        self.data, self.wording = data, wording
        self.tables = tuple(self.MAKERS)
        self.topics = tuple(self.PLANS)

    @classmethod
    def of(cls, data: Any, texts: Texts, side_names: tuple[str, ...] = (), date: str = "") -> Library:
        """The library of a pack's data.

        `side_names` and `date` (YYYY-MM-DD) are those of the battle that is played; where they are empty none is.
        """
        raise NotImplementedError

    def headings(self, table: str, kind: str = "") -> list[Heading]:
        """The entries of a table, perhaps those of one kind alone: by kind, then by name."""
        found = [self.heading(Key(table, name)) for name in self._table(table)]
        found.sort(key=lambda one: (self.KINDS.index(one.kind), one.name.casefold()))
        return [one for one in found if kind in ("", one.kind)]

    def kinds(self, table: str) -> list[tuple[str, str]]:
        """The kinds by which a table can be narrowed, each with its name."""
        return [(kind, self.wording.kind(kind)) for kind in dict.fromkeys(one.kind for one in self.headings(table))]

    def search(self, wanted: str) -> list[Heading]:
        """The entries of all tables that have all these words in their names or descriptions; names first."""
        parts = wanted.casefold().split()
        found: list[tuple[bool, int, Heading]] = []
        for table in self.tables:
            for one in self.headings(table):
                name = one.name.casefold()
                all_of_it = f"{name} {one.subtitle} {self.wording.about(one.key)}".casefold()
                if all(part in all_of_it for part in parts):
                    found.append((not all(part in name for part in parts), len(found), one))
        return [one for _, _, one in sorted(found, key=lambda each: each[:2])]

    def has(self, key: Key) -> bool:
        """Whether the pack has such a thing."""
        return key.table in self.MAKERS and key.name in self._table(key.table)

    def heading(self, key: Key) -> Heading:
        """What a list shows of an entry."""
        return self.MAKERS[key.table][0](self.wording, key.name)

    def entry(self, key: Key) -> Entry:
        """An entry in full."""
        make_heading, make_sections = self.MAKERS[key.table]
        found = tuple(one for one in make_sections(self.wording, key.name) if one.facts)
        return Entry(make_heading(self.wording, key.name), self.wording.about(key), found)

    def compared(self, left: str, right: str) -> tuple[Compared, ...]:
        """All that two units can be compared by."""
        raise NotImplementedError

    def model(self, key: Key) -> str:
        """The model that shows a thing; "" for none."""
        return key.name if key.table == "units" else ""

    def _table(self, table: str) -> Mapping[str, object]:
        found: Mapping[str, object] = getattr(self.data, table)
        return found

    # --- the help

    def key_lines(self, chosen: Mapping[str, tuple[str, ...]]) -> list[tuple[str, str]]:
        """The keys as the player has chosen them, and what each does, where no battle is on the screen."""
        return self.BINDINGS(chosen).help_lines(self.wording.words.texts, self.KEYS)

    def topic_title(self, topic: str) -> str:
        """What a topic of the help is called."""
        return self.PLANS[topic].title(self.wording, topic)

    def topic_icon(self, topic: str) -> str:
        """The icon before its name."""
        return self.PLANS[topic].icon

    def topic(self, topic: str) -> Topic:
        """A topic in full."""
        return self.PLANS[topic].topic(self.wording, topic)


def library_of(ruleset: str, data: Any, texts: Texts, side_names: tuple[str, ...] = (), date: str = "") -> Library:
    """The library of a pack of a ruleset, as `Library.of`."""
    kind: type[Library] = import_module(f"client3d.library.{ruleset}.library").LIBRARY
    return kind.of(data, texts, side_names, date)
