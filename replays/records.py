"""What stands in the blocks of a replay, as typed values in msgpack.

Fields may be added with a default; a reader passes over those it does not know. Reading goes straight from bytes to
these types, so that wrong ones, deep nesting and made-up lengths are refused before they cost memory.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from core.rulesets import Table, Value, ruleset

AnyOrder = TypeVar("AnyOrder")
AnyEvent = TypeVar("AnyEvent")


class PackNote(msgspec.Struct, frozen=True):
    """A pack that was in use."""

    name: str
    version: str


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that does not change during the battle."""

    engine: str
    """The version of the program that wrote it."""
    ruleset: str
    packs: tuple[PackNote, ...]
    data_digest: bytes
    """blake2b of `data`."""
    setup: msgspec.Raw
    """The ruleset's setup."""
    data: msgspec.Raw
    """The resolved data of all packs together, spelled like their files."""
    texts: dict[str, dict[str, str]] = {}
    """The packs' texts: Fluent source by language and file name."""
    opening: msgspec.Raw
    """What is told at the very beginning: events with their viewers."""
    seats: tuple[str, ...] = ()
    """Who plays each side, as whoever recorded it calls them."""
    created: str = ""
    """When it was begun, as whoever recorded it writes it."""


class Keyframe(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole state: at the start of each turn, and where recording stopped in the middle of one."""

    round: int
    side: int
    """Whose turn it is; -1 where all play at once."""
    orders: int
    """Orders given before."""
    starts_turn: bool
    state: bytes
    """The state's digest."""
    chain: bytes
    """The chained digest of all events so far."""
    last_entity: int
    """The highest id of an entity so far."""
    tables: dict[str, Table] = {}
    """All components by name; none in the file where they are the last ones with what has changed since."""
    data: dict[str, dict[str, Any]] | None = None
    """The resolved data by which the battle goes on from here, where those were changed between two orders."""


class Recorded(msgspec.Struct, Generic[AnyOrder, AnyEvent], frozen=True, kw_only=True):
    """An accepted order and all that came of it."""

    order: AnyOrder
    draws: tuple[int, ...] = ()
    """Answers to the order's draws, where a scenario gave them."""
    told: tuple[tuple[AnyEvent, int], ...]
    """The events, each with the sides (bit n: side n) that may see it."""
    changes: tuple[tuple[int, str, str, Value], ...]
    """Entity, component, field and value of all that changed; "born" comes before an entity's fields, "gone" last."""
    digest: bytes
    """The chained digest of all events so far."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How the battle came out."""

    winner: int
    """-1 for a draw."""
    reason: str
    round: int
    orders: int
    """Orders given in all."""
    state: bytes
    chain: bytes


class Minds(msgspec.Struct, frozen=True, kw_only=True):
    """What the opponents that compute keep in mind at the start of a turn; watching does without."""

    of: dict[int, msgspec.Raw]
    """By side; what stands in it is the ruleset's."""


class Note(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody wrote to the battle as it stands there; playing and watching do without."""

    name: str = ""
    """What a save is called. A file that ends with a name is left as it is: who plays on does so in a copy."""
    saved: str = ""
    """When that was, as whoever wrote it writes it."""
    picture: bytes = b""
    """How the battle looked: a small PNG or JPEG."""

    def __post_init__(self) -> None:
        if len(self.name) > LONGEST_NAME or len(self.saved) > LONGEST_NAME or len(self.picture) > MOST_PICTURE:
            raise ValueError("a note is too long")


LONGEST_NAME = 100
"""Characters of a save's name."""
MOST_PICTURE = 64 << 10
"""Bytes of a save's picture."""

HEADERS = msgspec.msgpack.Decoder(Header)
KEYFRAMES = msgspec.msgpack.Decoder(Keyframe)
ENDINGS = msgspec.msgpack.Decoder(Ending)
MINDS_THERE = msgspec.msgpack.Decoder(Minds)
NOTES = msgspec.msgpack.Decoder(Note)
VALUES = msgspec.msgpack.Decoder(dict[str, dict[str, Any]])
"""The resolved data: its tables, before their models look at them."""
BAD_CONTENT = (msgspec.DecodeError, RecursionError, MemoryError, UnicodeDecodeError, OverflowError, ValueError)
"""What a decoder may raise on bytes that somebody made up."""


@cache
def recorded_in(name: str) -> msgspec.msgpack.Decoder[Recorded[Any, Any]]:
    """The decoder of the orders and events of the ruleset of this name."""
    rules = ruleset(name)
    return msgspec.msgpack.Decoder(Recorded[rules.order_type, rules.event_type])  # type: ignore[name-defined]


@cache
def openings_of(name: str) -> msgspec.msgpack.Decoder[tuple[tuple[Any, int], ...]]:
    """The decoder of what is told at the beginning of a game of the ruleset of this name."""
    rules = ruleset(name)
    return msgspec.msgpack.Decoder(tuple[tuple[rules.event_type, int], ...])  # type: ignore[name-defined]


def snapshot_of(tables: dict[str, Table]) -> list[tuple[int, str, tuple[Value, ...]]]:
    """A keyframe's tables as `World.snapshot` gives them: what state digests are made of."""
    return [(row[0], name, row[1:]) for name in sorted(tables) for row in tables[name].rows]  # type: ignore[misc]
