"""Values that must be names of entries, and what is said when there is no such entry, or none any more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from core.packs.faults import Fault, Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin
from core.packs.schema import EACH, EACH_KEY, PackSchema, Reference

STILL_USED: Final = "removed-but-used"
"""What is said of an entry that is taken out while something below has it."""

MOST_USERS: Final = 5
"""Those that are named of what still has it."""


class Removal(Struct, frozen=True):
    """An entry that a layer takes out."""

    origin: Origin
    """The table that says so."""
    home: Path
    """The folder or file whose own references to it are to be mended where they stand."""

    taken: Origin
    """What it takes out."""
    name: str
    keys: Keys = ("remove",)
    """Where it says so."""

    def is_missed_in(self, fault: Fault) -> bool:
        """Whether a fault is that the entry is not there any more: told by its name, or by its character on maps."""
        glyph = fault.arguments.get("glyph")
        return fault.arguments.get("name") == self.name or (glyph is not None and glyph == self.taken.data.get("glyph"))

    def still_used(self, users: Iterable[str]) -> Fault:
        """The fault of an entry that something still has, which whoever takes it out did not write."""
        every = sorted(set(users))
        named = ", ".join(every[:MOST_USERS])
        return self.origin.fault(
            self.keys, STILL_USED, name=self.name, users=named, more=max(0, len(every) - MOST_USERS)
        )


Removals = dict[tuple[str, str], Removal]
"""By table and name."""


def check_references(
    schema: PackSchema[Any], resolved: Mapping[str, Mapping[str, Origin]], removals: Removals, faults: Faults
) -> None:
    """Report each name that nothing has, at its place or, where that is another's file, where it was taken out."""
    orphans: dict[tuple[str, str], list[str]] = {}
    for reference in schema.references:
        for entry, source in resolved[reference.table].items():
            for keys, name, of_key in _values_at(source.data, reference.path):
                if faults.full:
                    return
                if not isinstance(name, str) or name in resolved[reference.to]:
                    continue
                removal = removals.get((reference.to, name))
                if removal is not None and not _is_of(source, keys, removal.home):
                    orphans.setdefault((reference.to, name), []).append(_shown(reference, entry, keys))
                else:
                    known = resolved[reference.to]
                    faults.add(
                        source.fault(
                            keys, "unknown-name", value=not of_key, name=name, found=name, suggestion_from=known
                        )
                    )
    for taken, users in orphans.items():
        faults.add(removals[taken].still_used(users))


def _is_of(source: Origin, keys: Keys, home: Path) -> bool:
    document, _ = source.place_of(keys)
    return Path(document.file).is_relative_to(home)


def _shown(reference: Reference, entry: str, keys: Keys) -> str:
    return ".".join((reference.table, *filter(None, (entry,)), *(key for key in keys if isinstance(key, str))))


def _values_at(value: Any, path: tuple[str, ...], keys: Keys = ()) -> Iterator[tuple[Keys, object, bool]]:
    """Yield what stands at the end of a reference's path: its keys, the name, and whether the name is itself a key."""
    if not path:
        yield keys, value, False
    elif path[0] == EACH_KEY:
        if isinstance(value, dict):
            yield from (((*keys, key), key, True) for key in value)
    elif path[0] == EACH:
        items: Iterable[tuple[Any, Any]] = ()
        if isinstance(value, dict):
            items = value.items()
        elif isinstance(value, list):
            items = enumerate(value)
        for key, inner in items:
            yield from _values_at(inner, path[1:], (*keys, key))
    elif isinstance(value, dict) and path[0] in value:
        yield from _values_at(value[path[0]], path[1:], (*keys, path[0]))
