"""From the files of a pack to its ruleset's objects, or to the list of all that is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from core.packs.document import Document, file_fault, read_document
from core.packs.faults import Argument, Faults, PackError, nearest
from core.packs.keys import Keys
from core.packs.location import pack_folder
from core.packs.overlay import Origin, laid_over, origin
from core.packs.schema import EACH, EACH_KEY, OTHER_FOLDERS, Data, Entry, Manifest, PackSchema
from core.packs.validation import validate, validate_entry

RULES = "rules"
"""Name of the rules among the tables."""

MOST_FILES = 500
"""Files of one table that are read."""

_ENTRY_NAME = re.compile(r"[a-z][a-z0-9_]*")
_Type = TypeVar("_Type")

Sources = dict[str, dict[str, Origin]]
"""Entries as their files give them, by table and id; the rules are the only entry of `RULES`, under an empty name."""


class Pack(Struct, Generic[Data], frozen=True):
    """A pack that was loaded and is sound."""

    folder: Path
    manifest: Manifest
    schema: PackSchema[Data]
    sources: Sources
    """The entries as they were written."""
    data: Data
    """The ruleset's objects."""


def load_pack(pack: str | Path, schema: PackSchema[Data]) -> Pack[Data]:
    """Load a shipped pack by name, or any by its folder. Raises `PackError` with all faults of all its files."""
    folder = pack_folder(pack) if isinstance(pack, str) else pack
    faults = Faults()
    if not folder.is_dir():
        raise PackError([file_fault(str(folder), "pack-missing")])
    manifest = _read_manifest(folder, faults)
    sources, complete = _read_sources(folder, schema, faults)
    data = assemble(schema, sources, faults, complete=complete)
    faults.raise_if_any()
    if manifest is None or data is None:
        raise AssertionError("a pack without faults is complete")
    return Pack(folder, manifest, schema, sources, data)


def overlay_data(pack: Pack[Data], document: Document, keys: Keys = ("data",)) -> Data:
    """Return the pack's objects with the tables that a file gives under `keys` laid over them.

    The tables are named, keyed and validated like the pack's own. Raises `PackError` with all faults.
    """
    if not document.has(keys):
        return pack.data
    faults = Faults()
    sources = {table: dict(entries) for table, entries in pack.sources.items()}
    tables = _table_at(document, keys, faults)
    for table in tables or ():
        where = (*keys, table)
        if table not in sources:
            faults.add(document.fault(where, "unknown-key", name=table, suggestion_from=sources))
        elif table == RULES:
            if _table_at(document, where, faults) is not None:
                rules = sources[RULES].get("")
                change = origin(document, where)
                sources[RULES][""] = laid_over(rules, change, faults) if rules else change
        else:
            add_entries(document, where, sources[table], faults, overlaying=True)
    data = assemble(pack.schema, sources, faults, complete=True)
    faults.raise_if_any()
    if data is None:
        raise AssertionError("data without faults is complete")
    return data


def _read_manifest(folder: Path, faults: Faults) -> Manifest | None:
    document = _read(folder / "pack.toml", folder, faults)
    return validate(origin(document), Manifest, faults) if document else None


def _read_sources(folder: Path, schema: PackSchema[Any], faults: Faults) -> tuple[Sources, bool]:
    """Read all tables of a pack; and tell whether every file could be read."""
    sources: Sources = {table: {} for table in schema.tables}
    sources[RULES] = {}
    _check_names(folder, schema, faults)
    documents: list[tuple[str, Document | None]] = [
        (table, _read(path, folder, faults)) for table in schema.tables for path in _toml_files(folder / table, faults)
    ]
    for table, document in documents:
        if document:
            add_entries(document, (), sources[table], faults)
    rules = _read(folder / "rules.toml", folder, faults)
    if rules:
        sources[RULES][""] = origin(rules)
    return sources, rules is not None and all(document for _, document in documents)


def _check_names(folder: Path, schema: PackSchema[Any], faults: Faults) -> None:
    """Report files and folders that nothing would ever read, since a misspelt one is easily missed."""
    folders = {*schema.tables, *OTHER_FOLDERS}
    files = {"pack.toml", "rules.toml"}
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith((".", "_")):
            continue
        known = folders if entry.is_dir() else files
        if entry.name not in known and (entry.is_dir() or entry.suffix == ".toml"):
            faults.add(file_fault(str(entry), "unknown-file", suggestion=nearest(entry.name, known)))


def _toml_files(folder: Path, faults: Faults) -> list[Path]:
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".toml" and not path.name.startswith("."))
    except FileNotFoundError:
        return []
    except OSError as error:
        faults.add(file_fault(str(folder), "file-unreadable", reason=error.strerror or str(error)))
        return []
    if len(files) > MOST_FILES:
        faults.add(file_fault(str(folder), "too-many-files", most=str(MOST_FILES)))
    return files[:MOST_FILES]


def _read(path: Path, folder: Path, faults: Faults) -> Document | None:
    try:
        return read_document(path, inside=folder, faults=faults)
    except PackError as error:
        faults.extend(error.faults)
        return None


def _table_at(document: Document, keys: Keys, faults: Faults) -> dict[str, object] | None:
    """Return the table under keys that are there, or report that it is none."""
    found: Any = document.data
    for key in keys:
        found = found[key]
    if isinstance(found, dict):
        return found
    from core.packs.explanation import kind_of

    faults.add(document.fault(keys, "wrong-type", value=True, expected="table", found_type=kind_of(found)))
    return None


def add_entries(
    document: Document, keys: Keys, entries: dict[str, Origin], faults: Faults, *, overlaying: bool = False
) -> None:
    """Add the entries of a table of a file; where overlaying, to change those that are there already."""
    for name in _table_at(document, keys, faults) or ():
        if faults.full:
            return
        where = (*keys, name)
        table = _table_at(document, where, faults)
        if table is None:
            continue
        if not _ENTRY_NAME.fullmatch(name):
            faults.add(document.fault(where, "malformed-name", name=name))
        elif overlaying and "remove" in table:
            _remove_entry(document, where, entries, faults)
        elif name not in entries:
            entries[name] = origin(document, where)
        elif overlaying:
            entries[name] = laid_over(entries[name], origin(document, where), faults)
        else:
            first = entries[name].layers[0]
            line, _ = first.document.position(first.keys)
            faults.add(document.fault(where, "duplicate-entry", name=name, file=first.document.file, line=str(line)))


def _remove_entry(document: Document, keys: Keys, entries: dict[str, Origin], faults: Faults) -> None:
    """Take out an entry whose overlay says `remove = true` and nothing else."""
    name = str(keys[-1])
    table = _table_at(document, keys, faults) or {}
    if table != {"remove": True}:
        faults.add(document.fault((*keys, "remove"), "remove-not-alone"))
    elif name not in entries:
        faults.add(document.fault(keys, "nothing-to-remove", name=name, suggestion_from=entries))
    else:
        del entries[name]


def assemble(schema: PackSchema[_Type], sources: Sources, faults: Faults, *, complete: bool) -> _Type | None:
    """Validate all tables and build the ruleset's collection; nothing if there are faults."""
    resolved = {
        table: with_inherited(entries, faults) if table != RULES else entries for table, entries in sources.items()
    }
    tables: dict[str, dict[str, Entry]] = {}
    for table, model in schema.tables.items():
        validated = {
            name: validate_entry(source, name, model, faults) for name, source in sorted(resolved[table].items())
        }
        tables[table] = {name: entry for name, entry in validated.items() if entry is not None}
    rules = validate(resolved[RULES][""], schema.rules, faults) if "" in resolved[RULES] else None
    if complete:
        _check_references(schema, resolved, faults)
    if len(faults) or rules is None:
        return None
    data = schema.build(tables, rules)
    if schema.check is not None:
        schema.check(data, _Reporter(resolved, faults))
    return data


def with_inherited(entries: dict[str, Origin], faults: Faults) -> dict[str, Origin]:
    """Return the entries with those they inherit from laid underneath."""
    if not any("inherits" in source.data for source in entries.values()):
        return entries
    result: dict[str, Origin] = {}
    for name in entries:
        chain = [name]
        while chain[-1] in entries and "inherits" in entries[chain[-1]].data and chain[-1] not in result:
            child = entries[chain[-1]]
            parent = child.data["inherits"]
            if not isinstance(parent, str) or parent not in entries:
                shown = str(parent)
                names = [other for other in entries if other != chain[-1]]
                faults.add(
                    child.fault(
                        ("inherits",), "unknown-name", value=True, name=shown, found=shown, suggestion_from=names
                    )
                )
                break
            if parent in chain:
                faults.add(child.fault(("inherits",), "inherits-itself", value=True, name=parent))
                break
            chain.append(parent)
        for link in reversed(chain):
            if link not in result:
                result[link] = _inheriting(entries[link], result, faults)
    return result


def _inheriting(child: Origin, done: dict[str, Origin], faults: Faults) -> Origin:
    parent = done.get(str(child.data.get("inherits", "")))
    own = Origin({key: value for key, value in child.data.items() if key != "inherits"}, child.layers)
    return laid_over(parent, own, faults) if parent else own


def _check_references(schema: PackSchema[Any], resolved: Sources, faults: Faults) -> None:
    for reference in schema.references:
        known = resolved[reference.to]
        for source in resolved[reference.table].values():
            for keys, name, of_key in _values_at(source.data, reference.path):
                if faults.full:
                    return
                if isinstance(name, str) and name not in known:
                    faults.add(
                        source.fault(
                            keys, "unknown-name", value=not of_key, name=name, found=name, suggestion_from=known
                        )
                    )


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


class _Reporter:
    """Adds the faults that a ruleset's own check finds."""

    def __init__(self, resolved: Sources, faults: Faults) -> None:
        self._resolved = resolved
        self._faults = faults

    def __call__(
        self,
        table: str,
        entry: str,
        keys: Keys,
        message: str,
        *,
        value: bool = True,
        found: str = "",
        suggestion_from: Iterable[str] = (),
        **arguments: Argument,
    ) -> None:
        source = self._resolved[table][entry]
        self._faults.add(
            source.fault(keys, message, value=value, found=found, suggestion_from=suggestion_from, **arguments)
        )
