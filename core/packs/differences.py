"""In what two packs differ, key by key, in plain values (`core.packs.values`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple


class _Nothing:
    def __repr__(self) -> str:
        return "NOTHING"


NOTHING: Final = _Nothing()
"""Where one of the two has no such key."""


class Difference(NamedTuple):
    """A key under which two tables differ."""

    path: str
    """Written as in a pack's files, its parts joined by dots."""
    before: Any
    now: Any


def differences(before: Any, now: Any, path: str = "") -> Iterator[Difference]:
    """All differences, sorted by path; of a table that only one of them has its name alone."""
    if not isinstance(before, dict) or not isinstance(now, dict):
        if before != now:
            yield Difference(path, before, now)
        return
    for key in sorted({*before, *now}):
        where = f"{path}.{key}" if path else str(key)
        if key in before and key in now:
            yield from differences(before[key], now[key], where)
        else:
            yield Difference(where, before.get(key, NOTHING), now.get(key, NOTHING))
