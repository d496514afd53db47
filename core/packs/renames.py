"""`formerly`: the names an entry had before, so that what was written for them goes on working."""

from __future__ import annotations

from typing import Any, Final

from core.packs.faults import Faults
from core.packs.overlay import Origin
from core.packs.schema import EACH, EACH_KEY, PackSchema

FORMERLY: Final = "formerly"

ODD: Final = "odd"
"""The other key of an entry that its model knows nothing of (`core.packs.oddities`)."""

Renames = dict[str, dict[str, str]]
"""The present name by table and former name."""


def renames_of(sources: dict[str, dict[str, Origin]], faults: Faults) -> Renames:
    """All former names; one that an entry has now, or that two had, is a fault."""
    found: Renames = {}
    for table, entries in sources.items():
        former = found.setdefault(table, {})
        for name, source in entries.items():
            for place, old in enumerate(listed(source, FORMERLY, faults)):
                taken = old if old in entries else former.setdefault(old, name)
                if taken != name:
                    faults.add(source.fault((FORMERLY, place), "formerly-taken", value=True, name=old, other=taken))
    return found


def listed(source: Origin, key: str, faults: Faults) -> list[str]:
    """The names an entry lists under a key; anything else there is a fault."""
    names = source.data.get(key, [])
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        return names
    from core.packs.explanation import kind_of

    if isinstance(names, list):
        place, wrong = next((place, name) for place, name in enumerate(names) if not isinstance(name, str))
        keys: tuple[str | int, ...] = (key, place)
        faults.add(source.fault(keys, "wrong-type", value=True, expected="text", found_type=kind_of(wrong)))
    else:
        faults.add(source.fault((key,), "wrong-type", value=True, expected="list", found_type=kind_of(names)))
    return []


def as_models_know(entries: dict[str, Origin]) -> dict[str, Origin]:
    """The entries without the keys that are said of them, not of what they describe."""
    return {
        name: Origin({key: value for key, value in source.data.items() if key not in (FORMERLY, ODD)}, source.layers)
        if FORMERLY in source.data or ODD in source.data
        else source
        for name, source in entries.items()
    }


def with_present_names(
    schema: PackSchema[Any], resolved: dict[str, dict[str, Origin]], renames: Renames
) -> dict[str, dict[str, Origin]]:
    """The tables with the values that refer to a former name referring to the present one."""
    result = {table: dict(entries) for table, entries in resolved.items()}
    for reference in schema.references:
        former = renames.get(reference.to)
        if not former or reference.path[-1] == EACH_KEY:
            continue
        for name, source in result[reference.table].items():
            data = _renamed(source.data, reference.path, former)
            if data is not source.data:
                result[reference.table][name] = Origin(data, source.layers)
    return result


def _renamed(value: Any, path: tuple[str, ...], former: dict[str, str]) -> Any:
    """The value with former names at the end of the path exchanged; the very same one if there are none."""
    if not path:
        return former.get(value, value) if isinstance(value, str) else value
    if path[0] == EACH and isinstance(value, list):
        items = [_renamed(item, path[1:], former) for item in value]
        return value if all(new is old for new, old in zip(items, value, strict=True)) else items
    if not isinstance(value, dict):
        return value
    keys = value if path[0] == EACH else [path[0]] if path[0] in value else []
    changed = {key: new for key in keys if (new := _renamed(value[key], path[1:], former)) is not value[key]}
    return {**value, **changed} if changed else value
