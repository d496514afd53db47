"""Whole tables as plain values: for writing a pack's resolved data into another file, and reading them back.

What is read back may have been written by anybody, so it goes through the models that validate a pack.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from core.packs.document import Document, value_faults
from core.packs.faults import Argument, Fault, Faults, PackError, hint_from
from core.packs.keys import Keys
from core.packs.loader import RULES, Sources, add_entries, assemble
from core.packs.overlay import origin
from core.packs.schema import Data, Model, PackSchema, key_names, write_custom


class ValuesDocument(Document):
    """Values that come from no text: a fault names the way to the value instead of a line."""

    def __init__(self, file: str, data: dict[str, object]) -> None:
        super().__init__(file, "", data)

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
        """Return a fault at a key."""
        hint = hint_from(found or (str(keys[-1]) if keys else ""), suggestion_from)
        way = ".".join(map(str, keys))[:_LONGEST_WAY]
        return Fault(f"{self.file} [{way}]" if way else self.file, 1, 1, "", message, arguments, *hint)


_LONGEST_WAY = 200


def tables_as_values(tables: Mapping[str, Mapping[str, Any]], rules: Any) -> dict[str, Any]:
    """Resolved tables and rules as plain values, spelled like the pack's files; the same on every machine."""
    values = {
        table: {name: _as_values(entry, without="id") for name, entry in sorted(entries.items())}
        for table, entries in tables.items()
    }
    return {**values, RULES: _as_values(rules)}


def _as_values(entry: Any, without: str = "") -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(entry, enc_hook=write_custom, order="deterministic")
    values.pop(without, None)
    return _given(values)


def _given(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values without those that are None: a key that is not there means the same."""
    return {
        key: _given(value) if isinstance(value, dict) else value for key, value in values.items() if value is not None
    }


def completed_values(schema: PackSchema[Any], values: Any, present: Mapping[str, Any]) -> dict[str, Any]:
    """Values of an older version with what has been added since from `present`, and without what is no longer known.

    The result is to be validated like any other.
    """
    found: dict[str, Any] = {}
    for table, model in schema.tables.items():
        entries, known = values.get(table), present.get(table, {})
        if isinstance(entries, dict):
            found[table] = {name: _laid_under(entry, known.get(name, {}), model) for name, entry in entries.items()}
    rules = values.get(RULES)
    if isinstance(rules, dict):
        whole = _laid_under(rules, present.get(RULES, {}), schema.rules)
        for field in msgspec.structs.fields(schema.rules):
            if field.encode_name in whole and isinstance(field.type, type) and issubclass(field.type, Model):
                inner = present.get(RULES, {}).get(field.encode_name, {})
                whole[field.encode_name] = _laid_under(whole[field.encode_name], inner, field.type)
        found[RULES] = whole
    return found


def _laid_under(values: Any, present: Mapping[str, Any], model: type[Model]) -> Any:
    if not isinstance(values, dict):
        return values
    known = key_names(model)
    return {key: value for key, value in {**present, **values}.items() if key in known}


def data_from_values(schema: PackSchema[Data], values: object, file: str) -> Data:
    """Return the ruleset's objects from what `tables_as_values` gave. Raises `PackError` with all faults."""
    if not isinstance(values, dict) or not all(isinstance(table, str) for table in values):
        raise PackError([Fault(file, 1, 1, "", "wrong-type", {"expected": "table", "found_type": "list"})])
    document = ValuesDocument(file, values)
    faults = Faults()
    faults.extend(value_faults(document))
    faults.raise_if_any()
    sources: Sources = {table: {} for table in schema.tables}
    sources[RULES] = {}
    for table in values:
        if table not in sources:
            faults.add(document.fault((table,), "unknown-key", name=table, suggestion_from=sources))
        elif table == RULES:
            if isinstance(values[RULES], dict):
                sources[RULES][""] = origin(document, (RULES,))
        else:
            add_entries(document, (table,), sources[table], faults)
    if "" not in sources[RULES]:
        faults.add(document.fault((), "missing-key", name=RULES))
    data = assemble(schema, sources, faults, {}, complete=True)
    faults.raise_if_any()
    if data is None:
        raise AssertionError("data without faults is complete")
    return data
