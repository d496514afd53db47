"""The first order in which two replays of one game part. Nothing is played: what the files tell is compared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

import msgspec

from replays.contents import Entry
from replays.differences import NOTHING, Difference, PartedError, compare_changes, compare_told, difference_at, kind_of
from replays.reader import Replay
from replays.turns import Turn


def bisect(expected: Replay, actual: Replay) -> Difference | None:
    """Where the second replay differs from the first; None if they tell the same, and end in the same place.

    Raises ReplayError if a file has changed since it was opened.
    """
    for name in ("ruleset", "setup", "data", "opening"):
        said = [msgspec.msgpack.encode(getattr(one.header, name)) for one in (expected, actual)]
        if said[0] != said[1]:
            return difference_at(expected.turns[0], 0, PartedError("game", name))
    turn, order = expected.turns[0], 0
    try:
        for before, now in zip_longest(_orders(expected), _orders(actual)):
            turn = (before or now)[0]
            order += 1
            _compare(None if before is None else before[1], None if now is None else now[1])
        _compare_endings(expected, actual)
    except PartedError as parted:
        return difference_at(turn, order, parted)
    return None


def _orders(replay: Replay) -> Iterator[tuple[Turn, Entry]]:
    """Every order, with its turn."""
    for turn in replay.turns:
        for entry in replay.turn(turn.number).entries:
            yield turn, entry


def _compare(expected: Entry | None, actual: Entry | None) -> None:
    if expected is None or actual is None:
        shown = [NOTHING if entry is None else _order(entry) for entry in (expected, actual)]
        raise PartedError("length", expected=shown[0], actual=shown[1])
    if (expected.order, expected.draws) != (actual.order, actual.draws):
        raise PartedError("order", kind_of(actual.order), expected=_order(expected), actual=_order(actual))
    compare_changes(expected.changes, actual.changes)
    compare_told(expected.told, actual.told)
    if expected.digest != actual.digest:
        raise PartedError("digest", expected=expected.digest.hex(), actual=actual.digest.hex())


def _order(entry: Entry) -> str:
    return msgspec.json.encode(entry.order).decode()


def _compare_endings(expected: Replay, actual: Replay) -> None:
    for name in ("winner", "reason", "round"):
        before, now = (NOTHING if one.ending is None else getattr(one.ending, name) for one in (expected, actual))
        if before != now:
            raise PartedError("ending", name, expected=before, actual=now)
