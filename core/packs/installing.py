"""Installing a mod from a folder or a zip into the mods folder, and removing it.

What comes from elsewhere may be anybody's: the number of files, their sizes and what a zip unpacks to are bounded, and
no name leads out of the mod's own folder. A mod is written beside its place and takes it by being renamed, so it is
there as a whole or not at all; the one that it replaces is put aside until then.
"""

from __future__ import annotations

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from msgspec import structs

from core.packs.document import file_fault
from core.packs.faults import PackError
from core.packs.location import mods_folder
from core.packs.mods import MANIFEST, Mod, looked_through, read_mod
from core.packs.zip_file import ZipSource, refused

MOST_FILES: Final = 2000
MOST_BYTES: Final = 128 << 20
"""Of all files of a mod."""
DEEPEST: Final = 8
"""Folders within one another."""
_COMING, _ASIDE = ".installing-", ".replaced-"
"""How folders begin that hold a mod on its way in or out; those that look for mods pass over hidden ones."""


def install_mod(source: Path, folder: Path | None = None, *, replace: bool = False) -> Mod:
    """Install the mod of a folder or of a zip file; returns it as it lies in the mods folder (or another one).

    It lies in the source itself, or in the one folder that the source holds. Raises `PackError` if it cannot be
    installed, `mods-installed` if one of its name is there and is not to be replaced; OSError from the disk.
    """
    place = folder or mods_folder()
    place.mkdir(parents=True, exist_ok=True)
    _tidy_up(place)
    coming = Path(tempfile.mkdtemp(prefix=_COMING, dir=place))
    try:
        written = coming / "mod"
        written.mkdir()
        if source.is_dir():
            _copy(source, written, place)
        else:
            _unpack(source, written)
        mod = _read(written, source)
        return _put_in_place(mod, source, place, replace=replace)
    finally:
        shutil.rmtree(coming, ignore_errors=True)


def remove_mod(name: str, folder: Path | None = None) -> None:
    """Delete an installed mod, named by its name or its folder's, for good; of a link the link alone.

    Raises `PackError` if there is none; OSError from the disk.
    """
    place = folder or mods_folder()
    found = _place_of(name, place)
    if found is None:
        raise PackError([file_fault(str(place), "mod-missing", name=name)])
    if found.is_symlink():
        found.unlink()
        return
    aside = _put_aside(found)
    shutil.rmtree(aside)


def _place_of(name: str, place: Path) -> Path | None:
    """The folder of a mod of this name in the mods folder."""
    mods, _ = looked_through(place)
    if name in mods:
        return mods[name].folder
    by_folder = place / name
    is_one = name and not name.startswith(".") and Path(name).name == name and (by_folder / MANIFEST).exists()
    return by_folder if is_one else None


def _root(names: set[PurePosixPath], source: Path) -> PurePosixPath:
    """Where among the files of a source the mod lies. Raises `PackError` unless there is exactly one."""
    if PurePosixPath(MANIFEST) in names:
        return PurePosixPath()
    roots = sorted(name.parent for name in names if name.name == MANIFEST and len(name.parts) == 2)
    if not roots:
        raise refused(source, "install-no-mod")
    if len(roots) > 1:
        raise refused(source, "install-several", names=", ".join(map(str, roots[:5])))
    return roots[0]


# --- from a folder


def _copy(source: Path, written: Path, place: Path) -> None:
    if source.resolve().parent == place.resolve():
        raise refused(source, "install-lies-there")
    if place.resolve().is_relative_to(source.resolve()):
        raise refused(source, "install-no-mod")
    root = _root_of_folder(source)
    size = 0
    for count, path in enumerate(_files_in(root, source), 1):
        if count > MOST_FILES:
            raise refused(source, "install-too-many", most=MOST_FILES)
        size += path.stat().st_size
        if size > MOST_BYTES:
            raise refused(source, "install-too-large", most=MOST_BYTES >> 20)
        target = written / path.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)


def _root_of_folder(source: Path) -> Path:
    """The folder that is the mod: the source, or the one in it. Nothing deeper is looked into."""
    if (source / MANIFEST).is_file():
        return source
    inside = [path for path in sorted(source.iterdir())[:MOST_FILES] if not path.name.startswith(".")]
    names = {PurePosixPath(path.name, MANIFEST) for path in inside if (path / MANIFEST).is_file()}
    return source / _root(names, source)


def _files_in(root: Path, source: Path) -> Iterator[Path]:
    """The files of a folder and of those in it but hidden ones. Raises `PackError` for links and what is no file."""
    waiting = [(root, 0)]
    while waiting:
        folder, depth = waiting.pop()
        if depth > DEEPEST:
            raise refused(source, "install-too-deep", name=str(folder.relative_to(root)), most=DEEPEST)
        for path in sorted(folder.iterdir()):
            if path.name.startswith("."):
                continue
            mode = path.lstat().st_mode
            if stat.S_ISDIR(mode):
                waiting.append((path, depth + 1))
            elif stat.S_ISREG(mode):
                yield path
            else:
                raise refused(source, "install-no-file", name=str(path.relative_to(root)))


# --- from a zip


def _unpack(source: Path, written: Path) -> None:
    with source.open("rb") as stream:
        opened = ZipSource(stream, source, MOST_FILES, DEEPEST)
        root, size = _root({member.name for member in opened.members}, source), 0
        for member in opened.members:
            if not member.name.is_relative_to(root):
                continue
            target = written / member.name.relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("xb") as out:
                for piece in opened.unpacked(member):
                    size += len(piece)
                    if size > MOST_BYTES:
                        raise refused(source, "install-too-large", most=MOST_BYTES >> 20)
                    out.write(piece)


# --- taking its place


def _read(written: Path, source: Path) -> Mod:
    """The mod that was written; what is wrong with its manifest is said of the source's."""
    try:
        return read_mod(written)
    except PackError as error:
        raise PackError(
            structs.replace(fault, file=fault.file.replace(str(written), str(source))) for fault in error.faults
        ) from None


def _put_in_place(mod: Mod, source: Path, place: Path, *, replace: bool) -> Mod:
    there = _place_of(mod.name, place)
    target = place / mod.name
    if there is None and os.path.lexists(target):
        raise refused(source, "install-taken", name=mod.name)
    if there is None:
        os.rename(mod.folder, target)
        return read_mod(target)
    if not replace:
        raise refused(source, "mods-installed", name=mod.name)
    if there.is_symlink():  # somebody works on that one elsewhere
        raise refused(source, "install-linked", name=mod.name)
    aside = _put_aside(there)
    try:
        os.rename(mod.folder, there)
    except OSError:
        os.rename(aside, there)
        raise
    shutil.rmtree(aside, ignore_errors=True)
    return read_mod(there)


def _put_aside(folder: Path) -> Path:
    """Take a mod out of sight at once, whole."""
    aside = folder.with_name(_ASIDE + folder.name)
    shutil.rmtree(aside, ignore_errors=True)
    os.rename(folder, aside)
    return aside


def _tidy_up(place: Path) -> None:
    """What a crash left: a mod that was put aside for one that never came is put back."""
    for left in place.glob(f"{_ASIDE}*"):
        target = place / left.name.removeprefix(_ASIDE)
        if os.path.lexists(target):
            shutil.rmtree(left, ignore_errors=True)
        else:
            os.rename(left, target)
    for left in place.glob(f"{_COMING}*"):
        shutil.rmtree(left, ignore_errors=True)
