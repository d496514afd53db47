"""From the files of a pack to its ruleset's objects, or to the list of all that is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from msgspec import Struct

from core.packs.document import Document, file_fault, read_document
from core.packs.faults import Argument, Fault, Faults, PackError, hint_from
from core.packs.keys import Keys
from core.packs.location import pack_folder
from core.packs.mods import MANIFEST, Mod, check_engine
from core.packs.overlay import Origin, laid_over, origin
from core.packs.references import Removal, Removals, check_references
from core.packs.renames import ODD, Renames, as_models_know, listed, renames_of, with_present_names
from core.packs.schema import (
    CLEARED_FILES,
    MAP_STYLES,
    NAME,
    NOT_IN_MODS,
    OTHER_FOLDERS,
    Data,
    Entry,
    Manifest,
    PackSchema,
)
from core.packs.validation import table_at, validate, validate_entry

RULES = "rules"
"""Name of the rules among the tables."""

MOST_FILES = 500
"""Files of one table that are read."""

_NEARLY_TOML = frozenset({".tml", ".tom", ".ini", ".cfg", ".json", ".yaml", ".yml"})
"""Endings of files that were probably meant to be read as tables."""

_ENTRY_NAME = re.compile(NAME)
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
    mods: tuple[Mod, ...] = ()
    """What lies over it, the topmost last."""
    removals: Removals = {}
    """What the mods take out."""

    @property
    def folders(self) -> tuple[Path, ...]:
        """Its folder and its mods': of two files of one name that in the later counts."""
        return (self.folder, *(mod.folder for mod in self.mods))

    @property
    def manifests(self) -> tuple[Manifest, ...]:
        """Its own and its mods'."""
        return (self.manifest, *(mod.manifest for mod in self.mods))


def load_pack(pack: str | Path, schema: PackSchema[Data], mods: Sequence[Mod] = ()) -> Pack[Data]:
    """Load a shipped pack by name, or any by its folder, with mods laid over it in this order.

    Raises `PackError` with all faults of all their files.
    """
    folder = pack_folder(pack) if isinstance(pack, str) else pack
    faults = Faults()
    if not folder.is_dir():
        raise PackError([file_fault(str(folder), "pack-missing")])
    manifest = _read_manifest(folder, faults)
    sources, complete = _read_sources(folder, schema, faults)
    removals: Removals = {}
    for mod in mods:
        if manifest is not None and mod.manifest.base != manifest.name:
            faults.add(mod.document.fault(("base",), "mod-other-pack", value=True, name=manifest.name))
        _clear(mod, sources, removals, faults)
        changes, sound = _read_sources(mod.folder, schema, faults, whole=False)
        lay_over(sources, changes, faults, removals, mod.folder)
        complete = complete and sound
    data = assemble(schema, sources, faults, removals, complete=complete)
    faults.raise_if_any()
    if manifest is None or data is None:
        raise AssertionError("a pack without faults is complete")
    return Pack(folder, manifest, schema, sources, data, tuple(mods), removals)


INLINE: Keys = ("data",)
"""Under which key a file gives tables of its own."""


def overlay_data(pack: Pack[Data], document: Document) -> Data:
    """Return the pack's objects with the tables that a file gives under `data` laid over them.

    The tables are named, keyed and validated like the pack's own. Raises `PackError` with all faults.
    """
    if not document.has(INLINE):
        return pack.data
    faults = Faults()
    sources = {table: dict(entries) for table, entries in pack.sources.items()}
    changes: Sources = {}
    for table in table_at(document, INLINE, faults) or ():
        where = (*INLINE, table)
        if table not in sources:
            faults.add(document.fault(where, "unknown-key", name=table, suggestion_from=sources))
        elif table == RULES:
            if table_at(document, where, faults) is not None:
                changes[RULES] = {"": origin(document, where)}
        else:
            add_entries(document, where, changes.setdefault(table, {}), faults)
    removals = dict(pack.removals)
    lay_over(sources, changes, faults, removals, Path(document.file))
    data = assemble(pack.schema, sources, faults, removals, complete=True)
    faults.raise_if_any()
    if data is None:
        raise AssertionError("data without faults is complete")
    return data


def _read_manifest(folder: Path, faults: Faults) -> Manifest | None:
    document = _read(folder / MANIFEST, folder, faults)
    manifest = validate(origin(document), Manifest, faults) if document else None
    if document and manifest:
        check_engine(document, manifest, faults)
    return manifest


def _read_sources(folder: Path, schema: PackSchema[Any], faults: Faults, *, whole: bool = True) -> tuple[Sources, bool]:
    """Read all tables of a pack, or of a mod, which is not `whole`; and tell whether every file could be read."""
    sources: Sources = {table: {} for table in schema.tables}
    sources[RULES] = {}
    _check_names(folder, schema, faults, whole=whole)
    documents: list[tuple[str, Document | None]] = [
        (table, _read(path, folder, faults)) for table in schema.tables for path in _toml_files(folder / table, faults)
    ]
    for table, document in documents:
        if document:
            add_entries(document, (), sources[table], faults)
    sound = all(document for _, document in documents)
    path = folder / "rules.toml"
    if whole or path.exists():
        if rules := _read(path, folder, faults):
            sources[RULES][""] = origin(rules)
        sound = sound and rules is not None
    return sources, sound


def _check_names(folder: Path, schema: PackSchema[Any], faults: Faults, *, whole: bool) -> None:
    """Report files and folders that nothing would ever read, since a misspelt one is easily missed."""
    folders = {*schema.tables, *OTHER_FOLDERS} - (set() if whole else NOT_IN_MODS)
    files = {MANIFEST, "rules.toml", *((MAP_STYLES,) if whole else ())}
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith((".", "_")):
            continue
        known = folders if entry.is_dir() else files
        if entry.name not in known and (entry.is_dir() or entry.suffix == ".toml"):
            faults.add(_unread(entry, known))


def _unread(entry: Path, known: Iterable[str]) -> Fault:
    """The fault of a file or folder that nothing would ever read; `known`: the names it may have."""
    suggestion, _ = hint_from(entry.name, known)
    return file_fault(str(entry), "unknown-file", suggestion=suggestion, choices=", ".join(sorted(known)))


def _toml_files(folder: Path, faults: Faults) -> list[Path]:
    try:
        found = sorted(path for path in folder.iterdir() if not path.name.startswith((".", "_")))
        files = [path for path in found if path.suffix == ".toml"]
        report_unread(found, faults)
    except FileNotFoundError:
        return []
    except OSError as error:
        faults.add(file_fault(str(folder), "file-unreadable", reason=error.strerror or str(error)))
        return []
    if len(files) > MOST_FILES:
        faults.add(file_fault(str(folder), "too-many-files", most=str(MOST_FILES)))
    return files[:MOST_FILES]


def report_unread(found: Iterable[Path], faults: Faults) -> None:
    """Report what lies in a folder of TOML files and would be passed over in silence, though somebody wrote it."""
    for path in found:
        if path.is_dir() and path.suffix != ".toml":
            faults.add(file_fault(str(path), "folder-too-deep"))
        elif path.suffix != ".toml" and (".toml" in path.name.lower() or path.suffix.lower() in _NEARLY_TOML):
            faults.add(file_fault(str(path), "file-ending", suggestion=path.name.split(".")[0] + ".toml"))


def _read(path: Path, folder: Path, faults: Faults) -> Document | None:
    try:
        return read_document(path, inside=folder, faults=faults)
    except PackError as error:
        faults.extend(error.faults)
        return None


def add_entries(document: Document, keys: Keys, entries: dict[str, Origin], faults: Faults) -> None:
    """Add the entries of a table of a file to those of the pack's other files."""
    for name in table_at(document, keys, faults) or ():
        if faults.full:
            return
        where = (*keys, name)
        table = table_at(document, where, faults)
        if table is None:
            continue
        if not _ENTRY_NAME.fullmatch(name):
            faults.add(document.fault(where, "malformed-name", name=name))
        elif name not in entries:
            entries[name] = origin(document, where)
        else:
            first = entries[name].layers[0]
            line, _ = first.document.position(first.keys)
            faults.add(document.fault(where, "duplicate-entry", name=name, file=first.document.file, line=str(line)))


def lay_over(sources: Sources, changes: Sources, faults: Faults, removals: Removals, home: Path) -> None:
    """Change, add and take out the entries that a layer of tables says to; `home`: the folder or file it is of."""
    renames = renames_of(sources, Faults())  # what is wrong with them is reported when all layers are there
    for table, entries in changes.items():
        for given, change in entries.items():
            name = renames.get(table, {}).get(given, given)
            present = sources[table].get(name)
            if table != RULES and "remove" in change.data:
                if (taken := _remove_entry(name, change, sources[table], faults)) is not None:
                    removals[table, name] = Removal(change, home, taken, name)
            else:
                sources[table][name] = laid_over(present, change, faults) if present else change


def _clear(mod: Mod, sources: Sources, removals: Removals, faults: Faults) -> None:
    """Take out all entries of the tables that a mod wants to have for itself."""
    manifest = origin(mod.document)
    for place, table in enumerate(mod.manifest.clears):
        if table in sources and table != RULES:
            for name, taken in sources[table].items():
                removals[table, name] = Removal(manifest, mod.folder, taken, name, ("clears", place))
            sources[table].clear()
        elif table not in CLEARED_FILES:
            known = (*(name for name in sources if name != RULES), *CLEARED_FILES)
            keys = ("clears", place)
            faults.add(
                mod.document.fault(keys, "unknown-name", value=True, name=table, found=table, suggestion_from=known)
            )


def _remove_entry(name: str, change: Origin, entries: dict[str, Origin], faults: Faults) -> Origin | None:
    """Take out and return an entry whose overlay says `remove = true` and nothing else."""
    if change.data != {"remove": True}:
        faults.add(change.fault(("remove",), "remove-not-alone"))
    elif name not in entries:
        faults.add(change.fault((), "nothing-to-remove", name=name, found=name, suggestion_from=entries))
    else:
        return entries.pop(name)
    return None


def assemble(
    schema: PackSchema[_Type], sources: Sources, faults: Faults, removals: Removals, *, complete: bool
) -> _Type | None:
    """Validate all tables and build the ruleset's collection; nothing if there are faults."""
    renames = renames_of(sources, faults)
    resolved = _resolved(schema, sources, renames, faults)
    _check_oddities(schema, sources, faults)
    tables: dict[str, dict[str, Entry]] = {}
    for table, model in schema.tables.items():
        validated = {
            name: validate_entry(source, name, model, faults, resolved[table])
            for name, source in sorted(resolved[table].items())
        }
        tables[table] = {name: entry for name, entry in validated.items() if entry is not None}
    rules = validate(resolved[RULES][""], schema.rules, faults) if "" in resolved[RULES] else None
    if complete:
        check_references(schema, resolved, removals, faults)
    if len(faults) or rules is None:
        return None
    data = schema.build(tables, rules)
    if schema.check is not None:
        schema.check(data, Reporter(resolved, faults))
    return data


def _resolved(schema: PackSchema[Any], sources: Sources, renames: Renames, faults: Faults) -> Sources:
    """The entries as their models know them: with what they inherit, and by present names."""
    inherited = {
        table: with_inherited(as_models_know(entries), faults, renames[table]) if table != RULES else entries
        for table, entries in sources.items()
    }
    for table, key in schema.kin.items():
        inherited[table] = _with_kin(key, sources[table], inherited[table], renames[table])
    return with_present_names(schema, inherited, renames)


def _with_kin(
    key: str, written: Mapping[str, Origin], inherited: Mapping[str, Origin], renames: Mapping[str, str]
) -> dict[str, Origin]:
    """The entries, those that inherit naming under this key whom from, unless they or those say otherwise."""
    result = dict(inherited)
    for name, source in inherited.items():
        if "inherits" in written[name].data and key not in source.data and source.whole:
            result[name] = Origin({**source.data, key: _parent(written[name], renames)}, source.layers)
    return result


def resolved_sources(pack: Pack[Any]) -> Sources:
    """The entries of a sound pack with what they inherit, which know where each value comes from."""
    return _resolved(pack.schema, pack.sources, renames_of(pack.sources, Faults()), Faults())


def _check_oddities(schema: PackSchema[Any], sources: Sources, faults: Faults) -> None:
    """Report what is said to be odd and meant so, but is no kind of oddity."""
    for table in schema.tables:
        for source in sources[table].values():
            for place, kind in enumerate(listed(source, ODD, faults) if ODD in source.data else ()):
                if kind not in schema.oddities:
                    keys = (ODD, place)
                    faults.add(
                        source.fault(
                            keys, "unknown-name", value=True, name=kind, found=kind, suggestion_from=schema.oddities
                        )
                    )


def with_inherited(
    entries: dict[str, Origin], faults: Faults, renames: Mapping[str, str] = MappingProxyType({})
) -> dict[str, Origin]:
    """Return the entries with those they inherit from laid underneath; `renames` are present names by former."""
    if not any("inherits" in source.data for source in entries.values()):
        return entries
    result: dict[str, Origin] = {}
    for name in entries:
        chain = [name]
        while chain[-1] in entries and "inherits" in entries[chain[-1]].data and chain[-1] not in result:
            child = entries[chain[-1]]
            parent = _parent(child, renames)
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
                result[link] = _inheriting(entries[link], result, faults, renames)
    return result


def _parent(child: Origin, renames: Mapping[str, str]) -> object:
    """What an entry inherits from, by its present name."""
    named = child.data.get("inherits", "")
    return renames.get(named, named) if isinstance(named, str) else named


def _inheriting(child: Origin, done: dict[str, Origin], faults: Faults, renames: Mapping[str, str]) -> Origin:
    parent = done.get(str(_parent(child, renames)))
    own = {key: value for key, value in child.data.items() if key != "inherits"}
    if parent is None:
        return Origin(own, child.layers, whole="inherits" not in child.data)
    return laid_over(parent, Origin(own, child.layers), faults)


class Reporter:
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
        """Add one, in the file that the key came from."""
        source = self._resolved[table][entry]
        self._faults.add(
            source.fault(keys, message, value=value, found=found, suggestion_from=suggestion_from, **arguments)
        )
