"""A table against its model: the object it describes, or every fault in it.

`msgspec` reads a sound table in microseconds but stops at the first fault and does not say where it is. So for a table
that is not sound, a pydantic model with the same keys and bounds is derived from the struct and asked for all faults at
once. pydantic is imported only then: it costs more time than loading a whole pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin, origin
from core.packs.schema import Entry, Model, read_custom

Result = TypeVar("Result", bound=Model)
EntryType = TypeVar("EntryType", bound=Entry)


def validate(source: Origin, model: type[Result], faults: Faults) -> Result | None:
    """Return the table as an object of its model, or add its faults and return nothing."""
    try:
        return msgspec.convert(source.data, model, dec_hook=read_custom)
    except (msgspec.ValidationError, RecursionError) as error:
        _explain(source, model, error, faults)
        return None


def validate_entry(
    source: Origin, name: str, model: type[EntryType], faults: Faults, others: Iterable[str] = ()
) -> EntryType | None:
    """Return a named table as an object that knows its name, or add its faults and return nothing.

    `others`: the names of its table, one of which it may have been meant to have.
    """
    try:
        if "id" not in source.data:
            return msgspec.convert({**source.data, "id": name}, model, dec_hook=read_custom)
        error: Exception = ValueError("unknown key id")
    except (msgspec.ValidationError, RecursionError) as caught:
        error = caught
    _explain(source, model, error, faults, name, others)
    return None


def validate_table(document: Document, keys: Keys, model: type[Result], faults: Faults) -> Result | None:
    """Return the table of a file under `keys`, as `validate` does; anything but a table there is a fault."""
    return None if table_at(document, keys, faults) is None else validate(origin(document, keys), model, faults)


def table_at(document: Document, keys: Keys, faults: Faults) -> dict[str, object] | None:
    """Return the table of a file under `keys`, which are there; anything but a table there is a fault."""
    found = document.at(keys)
    if isinstance(found, dict):
        return found
    from core.packs.explanation import kind_of

    faults.add(document.fault(keys, "wrong-type", value=True, expected="table", found_type=kind_of(found)))
    return None


def _explain(
    source: Origin, model: type[Model], error: Exception, faults: Faults, name: str = "", others: Iterable[str] = ()
) -> None:
    if faults.full:
        return
    from core.packs.explanation import explain

    explained = explain(source, model, name, others)
    if not explained and source.whole:
        explained = [source.fault((), "invalid-value", detail=str(error))]
    faults.extend(explained)
