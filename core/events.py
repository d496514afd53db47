"""Events: what happened, in the order in which it is to be shown.

An event holds ids and numbers only. Beside it stands who may see it; a side is told of a unit that is
not its own by the *contact number* under which it knows that unit (a negative number, counted in the
order in which this side first saw them), so that ids tell nothing of what it has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", omit_defaults=True):
    """Something that happened."""

    UNITS: ClassVar[tuple[str, ...]] = ()
    """The fields that hold a unit's id (0: no unit)."""


class OrderTakenBack(Event, frozen=True, tag="OrderTakenBack"):
    """The side's last order was undone; what is on the board must be drawn anew."""

    side: int


Told = tuple[Event, int]
"""An event and the set of sides that may see it: bit n for side n."""


def told_to(side: int, told: Iterable[Told], known_as: Callable[[int], int]) -> list[Event]:
    """The events of `told` that `side` may see, with units named as it knows them."""
    bit = 1 << side
    return [renamed(event, known_as) for event, viewers in told if viewers & bit]


def renamed(event: Event, known_as: Callable[[int], int]) -> Event:
    """The same event with every unit's id replaced by `known_as(id)`."""
    names = event.UNITS
    if not names:
        return event
    changed = {}
    for name in names:
        unit = getattr(event, name)
        if unit:
            new = known_as(unit)
            if new != unit:
                changed[name] = new
    return msgspec.structs.replace(event, **changed) if changed else event


def encoded(events: Sequence[Event]) -> bytes:
    """The events as bytes, the same on every machine: what digests are made of."""
    return msgspec.msgpack.encode(events)
