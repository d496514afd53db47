"""Tables laid over one another, each key still knowing the file it came from.

A later table changes only the keys it gives. Where a value of the merged table came from is not recorded but looked up:
it is the last of the table's layers that has the key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from core.packs.document import Document
from core.packs.faults import Argument, Fault, Faults
from core.packs.keys import Keys


class Layer(Struct, frozen=True):
    """A table as one file gives it."""

    document: Document
    keys: Keys
    """Where in the file the table stands."""


class Origin(Struct, frozen=True):
    """A table put together from layers, and able to point at any of its keys."""

    data: dict[str, object]
    layers: tuple[Layer, ...]
    whole: bool = True
    """Whether nothing is known to be missing: not so where what it inherits from could not be found."""

    def layer_of(self, keys: Keys) -> Layer:
        """Return the last layer that has the key; for one that no layer has, the last that has what is around it."""
        for length in range(len(keys), 0, -1):
            for layer in reversed(self.layers):
                if layer.document.has((*layer.keys, *keys[:length])):
                    return layer
        return self.layers[-1]

    def place_of(self, keys: Keys) -> tuple[Document, Keys]:
        """Return where a key of the table is written; of an item of a list that several layers made, the item."""
        layer = self.layer_of(keys)
        for length, key in enumerate(keys):
            if isinstance(key, int) and (written := self._item(keys[:length], key)) is not None:
                item_layer, item = written
                return item_layer.document, (*item_layer.keys, *item, *keys[length + 1 :])
        return layer.document, (*layer.keys, *keys)

    def _item(self, keys: Keys, index: int) -> tuple[Layer, Keys] | None:
        """The last layer that gives an item of a list, and where in it; nothing if the list was not put together."""
        found: object = self.data
        for key in (*keys, index):
            try:
                found = found[key]  # type: ignore[index]
            except (KeyError, IndexError, TypeError):
                return None
        changed = False
        for layer in reversed(self.layers):
            if not layer.document.has((*layer.keys, *keys)):
                continue
            given = layer.document.at((*layer.keys, *keys))
            if not is_list_change(given):
                in_it = changed and isinstance(given, list) and found in given
                return (layer, (*keys, given.index(found))) if in_it else None
            changed = True
            if found in given.get("add", []):
                return layer, (*keys, "add", given["add"].index(found))
        return None

    def fault(
        self,
        keys: Keys,
        message: str,
        *,
        value: bool = False,
        found: str = "",
        suggestion_from: Iterable[str] = (),
        **arguments: Argument,
    ) -> Fault:
        """Return a fault at a key of the table (or at its value), in the file the key came from."""
        document, place = self.place_of(keys)
        return document.fault(place, message, value=value, found=found, suggestion_from=suggestion_from, **arguments)


def origin(document: Document, keys: Keys = ()) -> Origin:
    """Return a table of one file as an origin. There must be a table under `keys`."""
    found = document.at(keys)
    if not isinstance(found, dict):
        raise TypeError(f"no table at {keys}")
    return Origin(found, (Layer(document, keys),))


def laid_over(base: Origin, change: Origin, faults: Faults) -> Origin:
    """Return the base with the keys that `change` gives."""
    merged = _merged(base.data, change.data, (), change, faults)
    return Origin(merged, base.layers + change.layers, base.whole and change.whole)


def _merged(
    base: Mapping[str, object], change: Mapping[str, object], keys: Keys, source: Origin, faults: Faults
) -> dict[str, object]:
    result = dict(base)
    for key, value in change.items():
        old = result.get(key)
        if is_list_change(old) and is_list_change(value):
            result[key] = _both_changes(old, value)  # type: ignore[arg-type]
        elif isinstance(old, dict) and isinstance(value, dict):
            result[key] = _merged(old, value, (*keys, key), source, faults)
        elif isinstance(old, list) and is_list_change(value):
            result[key] = _changed_list(old, value, (*keys, key), source, faults)  # type: ignore[arg-type]
        else:
            result[key] = value
    return result


def is_list_change(value: object) -> bool:
    """Whether a value says what is added to a list and taken from it, instead of the whole list."""
    return (
        isinstance(value, dict)
        and bool(value)
        and value.keys() <= {"add", "remove"}
        and all(isinstance(items, list) for items in value.values())
    )


def _both_changes(first: Mapping[str, list[object]], second: Mapping[str, list[object]]) -> dict[str, list[object]]:
    """One change of a list that does what two do, one after the other: the list is inherited, and not there yet."""
    taken, given = second.get("remove", []), first.get("add", [])
    added = [item for item in given if item not in taken]
    return {
        "remove": [*first.get("remove", []), *(item for item in taken if item not in given)],
        "add": [*added, *(item for item in second.get("add", []) if item not in added)],
    }


def _changed_list(
    old: list[object], change: Mapping[str, list[object]], keys: Keys, source: Origin, faults: Faults
) -> list[object]:
    result = list(old)
    for index, item in enumerate(change.get("remove", ())):
        if item in result:
            result.remove(item)
        else:
            names = [known for known in old if isinstance(known, str)]
            faults.add(
                source.fault(
                    (*keys, "remove", index),
                    "nothing-to-remove",
                    value=True,
                    name=str(item),
                    found=str(item),
                    suggestion_from=names,
                )
            )
    result += [item for item in change.get("add", ()) if item not in result]
    return result
