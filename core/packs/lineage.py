"""Where a value of a pack comes from: every file and line that had a hand in it, the last of which counts."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from core.packs.faults import nearest
from core.packs.keys import Keys
from core.packs.loader import RULES, Pack, resolved_sources
from core.packs.overlay import Origin
from core.packs.schema import key_names


class Step(Struct, frozen=True):
    """What one file says of a value."""

    file: str
    line: int
    column: int
    given: Any
    """The value as that file gives it: what it adds to a list and takes from it, where it changes one."""


class Lineage(Struct, frozen=True):
    """A value and its steps, the first of which is the oldest; none where the key is at its default."""

    path: str
    value: Any
    """None where nothing is given."""
    steps: tuple[Step, ...]


class NoSuchValueError(Exception):
    """There is nothing of this name under a path; `suggestion` is the one that was meant, or empty."""

    def __init__(self, name: str, suggestion: str) -> None:
        super().__init__(name)
        self.name, self.suggestion = name, suggestion


def lineage(pack: Pack[Any], path: str) -> list[Lineage]:
    """The value under `tank.hp`, or under `units.tank.hp` where several tables have a `tank`, with where it is from.

    Of a table (`tank`) every value in it. Raises NoSuchValueError.
    """
    sources = resolved_sources(pack)
    table, entry, keys = _found(pack, sources, tuple(path.split(".")))
    source = sources[table][entry]
    before = ".".join(filter(None, (table, entry)))
    found: Any = source.data
    for place, key in enumerate(keys):
        if not isinstance(found, dict) or key not in found:
            return [_default(pack, table, keys, place, before, found)]
        found = found[key]
    return [_of(source, (*keys, *rest), before, value) for rest, value in _values(found)]


def _found(
    pack: Pack[Any], sources: dict[str, dict[str, Origin]], words: tuple[str, ...]
) -> tuple[str, str, tuple[str, ...]]:
    """Table, entry and keys that the words name."""
    first, *rest = words
    if first == RULES:
        return RULES, "", tuple(rest)
    if first in pack.schema.tables and rest:
        if rest[0] in sources[first]:
            return first, rest[0], tuple(rest[1:])
        raise NoSuchValueError(rest[0], nearest(rest[0], sources[first]))
    for table in pack.schema.tables:
        if first in sources[table]:
            return table, first, tuple(rest)
    names = [RULES, *(name for table in pack.schema.tables for name in sources[table])]
    raise NoSuchValueError(first, nearest(first, names))


def _default(pack: Pack[Any], table: str, keys: tuple[str, ...], place: int, before: str, around: Any) -> Lineage:
    """The value of a key that no file gives. Only the keys of an entry itself are known to have one."""
    model = pack.schema.rules if table == RULES else pack.schema.tables[table]
    known = key_names(model) if place == 0 else list(around) if isinstance(around, dict) else []
    if place > 0 or keys[0] not in known or len(keys) > 1:
        raise NoSuchValueError(keys[place], nearest(keys[place], known))
    field = next(field for field in msgspec.structs.fields(model) if field.encode_name == keys[0])
    value = field.default if field.default is not msgspec.NODEFAULT else None
    if isinstance(value, frozenset):
        value = sorted(value)
    return Lineage(f"{before}.{keys[0]}", value if value != () else None, ())


def _values(value: Any, keys: Keys = ()) -> list[tuple[Keys, Any]]:
    if not isinstance(value, dict) or not value:
        return [(keys, value)]
    return [found for key, inner in value.items() for found in _values(inner, (*keys, key))]


def _of(source: Origin, keys: Keys, before: str, value: Any) -> Lineage:
    steps = []
    for layer in source.layers:
        whole = (*layer.keys, *keys)
        if layer.document.has(whole):
            line, column = layer.document.position(whole)
            steps.append(Step(layer.document.file, line, column, layer.document.at(whole)))
    return Lineage(".".join(map(str, filter(None, (before, *keys)))), value, tuple(steps))
