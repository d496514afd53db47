"""What an entry of the encyclopedia is made of: facts under headings, each a text ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

SINGULAR = {
    "units": "unit",
    "weapons": "weapon",
    "terrain": "terrain",
    "structures": "structure",
    "offers": "offer",
    "abilities": "ability",
    "formations": "formation",
}
"""How the keys of texts call a table's things."""


class Key(NamedTuple):
    """What an entry is about: a table of the pack and a name in it."""

    table: str
    name: str


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of an entry: what is told, the value, and a sentence on what it means. A link leads to another entry."""

    label: str
    value: str = ""
    note: str = ""
    icon: str = ""
    link: Key | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Facts under a heading."""

    title: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list shows of an entry."""

    key: Key
    name: str
    subtitle: str
    icon: str
    kind: str
    """By what a list can be narrowed and ordered: a unit's class, how a weapon fires, what an offer does."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry in full."""

    heading: Heading
    about: str
    sections: tuple[Section, ...]
