"""Where two tellings of one battle part ways: the first event, field or digest in which they differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from core.events import Told
from core.rulesets import Value
from core.world import Change, plain
from replays.turns import Turn

Kind = Literal[
    "game",
    "refused",
    "failed",
    "order",
    "length",
    "event",
    "viewers",
    "field",
    "digest",
    "state",
    "keyframe",
    "turn",
    "ending",
]
"""What can differ: `game`, setup or data, so that they are of two games; `length`: one has fewer orders."""

NOTHING = "-"
"""Shown for what is not there at all."""

_LONGEST = 300


@dataclass(frozen=True, slots=True)
class Difference:
    """The first place where the replay and its orders, given once more, part ways."""

    kind: Kind
    round: int
    side: int
    turn: int
    """The turn's number in the replay, from 1."""
    order: int
    """The order's number in the whole battle, from 1; 0 before the first."""
    what: str = ""
    """Which event or component and field it is about."""
    entity: int = 0
    """The entity whose field differs; 0 for none."""
    expected: str = ""
    """What the file says."""
    actual: str = ""
    """What came of it now."""


class PartedError(Exception):
    """What differs, without where."""

    def __init__(self, kind: Kind, what: str = "", entity: int = 0, expected: object = "", actual: object = "") -> None:
        self.kind, self.what, self.entity = kind, what, entity
        self.expected, self.actual = _shown(expected), _shown(actual)
        super().__init__(kind)


def difference_at(turn: Turn, order: int, parted: PartedError) -> Difference:
    """What differs, at an order (in the whole battle, from 1) of a turn."""
    return Difference(
        parted.kind,
        turn.round,
        turn.side,
        turn.number + 1,
        order,
        parted.what,
        parted.entity,
        parted.expected,
        parted.actual,
    )


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def kind_of(part: object) -> str:
    """What an order or an event is called."""
    return type(part).__name__


def compare_told(expected: Sequence[Told], actual: Sequence[Told]) -> None:
    """Raise PartedError at the first event that is another one or is told to others."""
    for (event, viewers), (event_now, viewers_now) in zip(expected, actual, strict=False):
        if event != event_now:
            raise PartedError("event", kind_of(event), expected=_told(event), actual=_told(event_now))
        if viewers != viewers_now:
            raise PartedError("viewers", kind_of(event), expected=viewers, actual=viewers_now)
    if len(expected) != len(actual):
        shorter = min(len(expected), len(actual))
        more, less = (expected, actual) if len(expected) > shorter else (actual, expected)
        assert len(less) == shorter
        surplus = more[shorter][0]
        shown = _told(surplus)
        if more is expected:
            raise PartedError("event", kind_of(surplus), expected=shown, actual=NOTHING)
        raise PartedError("event", kind_of(surplus), expected=NOTHING, actual=shown)


def _told(event: object) -> str:
    return f"{kind_of(event)} {msgspec.json.encode(event).decode()}"


def compare_changes(before_changes: Iterable[Change], now_changes: Iterable[Change]) -> None:
    """Raise PartedError at the first field that an order changed otherwise."""
    expected, actual = _by_field(before_changes), _by_field(now_changes)
    for key in [*expected, *(key for key in actual if key not in expected)]:
        before, now = expected.get(key, NOTHING), actual.get(key, NOTHING)
        if before != now:
            entity, component, field = key
            raise PartedError("field", f"{component}.{field}" if field else component, entity, before, now)


def _by_field(changes: Iterable[Change]) -> dict[tuple[int, str, str], object]:
    return {(entity, component, field): _value_as_read(value) for entity, component, field, value in changes}


def _value_as_read(value: object) -> object:
    """A field's value as a file gives it back."""
    return _VALUES.decode(msgspec.msgpack.encode(plain(value)))


_VALUES: Any = msgspec.msgpack.Decoder(Value)
