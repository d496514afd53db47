"""Files of a pack that hold no tables (maps, missions), found by their names in its folder or a mod's.

A tool may also be given one that lies anywhere, by its path.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

from core.packs.document import Document, file_fault, read_document
from core.packs.faults import Faults, PackError, nearest
from core.packs.loader import Pack, report_unread
from core.packs.mods import MANIFEST, read_mod

Sound = TypeVar("Sound")
Read = Callable[[str, Document, Faults], Sound | None]
"""What a file of this name says; nothing, and all its faults, if it is not sound."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


def _files(folders: Iterable[Path], kind: str) -> dict[str, Path]:
    """The files of a kind in a pack's folder and its mods', by name, sorted; of two of one name that in the later."""
    found: dict[str, Path] = {}
    for folder in folders:
        if kind in _cleared_by(folder):
            found.clear()
        found |= {path.stem: path for path in (folder / kind).glob("*.toml") if not path.name.startswith(".")}
    return dict(sorted(found.items()))


def _cleared_by(folder: Path) -> tuple[str, ...]:
    """The kinds of files that a mod wants to have for itself."""
    try:
        written = (folder / MANIFEST).stat()
        return _clears(folder, written.st_mtime_ns, written.st_size)
    except OSError:
        return ()


@lru_cache(maxsize=100)
def _clears(folder: Path, _written: int, _size: int) -> tuple[str, ...]:
    """What the manifest says that was written then; of one that is not sound, nothing."""
    try:
        return read_mod(folder).manifest.clears
    except PackError:
        return ()


def names_in(folders: Iterable[Path], kind: str) -> list[str]:
    """The names of the files of a kind in a pack's folder and its mods', sorted."""
    return [name for name in _files(folders, kind) if _NAME.fullmatch(name)]


def report_misnamed(pack: Pack[Any], kind: str, faults: Faults) -> None:
    """Report the files of a kind that nobody could ask for by name."""
    for folder in pack.folders:
        if (folder / kind).is_dir():
            report_unread(sorted((folder / kind).iterdir()), faults)
    for name, path in _files(pack.folders, kind).items():
        if not _NAME.fullmatch(name):
            faults.add(file_fault(str(path), "malformed-name", name=name))


def read_named(pack: Pack[Any], kind: str, name: str, faults: Faults) -> Document | None:
    """Read a file of a kind by its name; nothing if it is not there or is no TOML."""
    files = _files(pack.folders, kind)
    path = files.get(name, pack.folder / kind / f"{name}.toml")
    if name not in files or not _NAME.fullmatch(name):
        faults.add(file_fault(str(path), "file-missing", suggestion=nearest(name, names_in(pack.folders, kind))))
        return None
    try:
        return read_document(path, inside=path.parents[1], faults=faults)
    except PackError as error:
        faults.extend(error.faults)
        return None


def is_file(name: str) -> bool:
    """Whether what is asked for is a file anywhere, and no name of one of a pack's."""
    return name.endswith(".toml")


def load_one(pack: Pack[Any], kind: str, name: str, read: Read[Sound]) -> Sound:
    """What a file of a pack says, by its name, or any by its path.

    Raises PackError with all its faults, or if there is none.
    """
    faults, path = Faults(), Path(name)
    if is_file(name):
        found = read(path.stem, read_document(path, inside=path.parent, faults=faults), faults)
    else:
        document = read_named(pack, kind, name, faults)
        found = None if document is None else read(name, document, faults)
    faults.raise_if_any()
    if found is None:
        raise AssertionError("a file without faults is complete")
    return found


def load_all(pack: Pack[Any], kind: str, read: Read[Sound]) -> dict[str, Sound]:
    """What all files of a kind of a pack say, by name. Raises PackError with the faults of all of them."""
    faults = Faults()
    report_misnamed(pack, kind, faults)
    loaded: dict[str, Sound] = {}
    for name in names_in(pack.folders, kind):
        document = read_named(pack, kind, name, faults)
        found = None if document is None else read(name, document, faults)
        if found is not None:
            loaded[name] = found
    faults.raise_if_any()
    return loaded
