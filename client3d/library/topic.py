"""What a topic of the help is made of: paragraphs with the numbers of the rules in them, tables, a diagram, links."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from client3d.library.entry import Key


@dataclass(frozen=True, slots=True)
class Table:
    """Heads and rows; each row has as many texts as there are heads. Heads that are all empty are not shown."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    icons: tuple[str, ...] = ()
    """One for each row."""
    share: float = 0.5
    """Of the width, that the first of two columns has."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell of a diagram: its ground, an icon on it, a word in it, and how it is tinted (`theme.TONES`; "": not)."""

    ground: str = "meadow"
    icon: str = ""
    side: int = -1
    word: str = ""
    tint: str = ""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A few cells of a board from above, and what they show."""

    rows: tuple[tuple[Spot, ...], ...]
    words: str


Part: TypeAlias = str | Table | Diagram
"""A paragraph, a table or a diagram."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic in full."""

    id: str
    title: str
    icon: str
    parts: tuple[Part, ...]
    links: tuple[Key, ...]
