"""Mods: packs that lie over another one. Which there are, which belong together, and in what order they lie.

A mod is a folder with a `pack.toml` that names its `base` and holds only what it changes. Of those switched on, the
ones that a mod needs or wants to come after lie below it; for the rest the name decides, so the order is the same
everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from core import __version__
from core.packs.document import Document, file_fault, read_document
from core.packs.faults import Faults, PackError, nearest
from core.packs.location import mods_folder
from core.packs.overlay import origin
from core.packs.schema import Manifest
from core.packs.validation import validate
from core.packs.versions import fits

MANIFEST: Final = "pack.toml"

MOST_MODS: Final = 500
"""Folders that are looked into for mods."""


class Mod(Struct, frozen=True):
    """A mod whose manifest is sound; nothing else of it was read."""

    folder: Path
    manifest: Manifest
    document: Document
    """The manifest's file."""

    @property
    def name(self) -> str:
        """Its stable name."""
        return self.manifest.name


def read_mod(folder: Path) -> Mod:
    """Read a mod's manifest. Raises `PackError` with all that is wrong with it."""
    if not folder.is_dir():
        raise PackError([file_fault(str(folder), "pack-missing")])
    faults = Faults()
    if not (folder / MANIFEST).exists():
        raise PackError([file_fault(str(folder / MANIFEST), "manifest-missing")])
    document = read_document(folder / MANIFEST, inside=folder, faults=faults)
    manifest = validate(origin(document), Manifest, faults)
    if manifest is not None:
        check_engine(document, manifest, faults)
        if not manifest.base:
            faults.add(document.fault((), "mod-without-base"))
    faults.raise_if_any()
    assert manifest is not None, "a manifest without faults is complete"
    return Mod(folder, manifest, document)


def check_engine(document: Document, manifest: Manifest, faults: Faults) -> None:
    """Report a pack that is for other versions of the engine than this."""
    try:
        if not fits(__version__, manifest.engine):
            faults.add(document.fault(("engine",), "engine-other", value=True, present=__version__))
    except ValueError:
        faults.add(document.fault(("engine",), "engine-malformed", value=True))


def installed_mods(folder: Path | None = None) -> dict[str, Mod]:
    """The mods with a sound manifest in the player's mods folder (or another one), by name; see `looked_through`."""
    return looked_through(folder)[0]


def looked_through(folder: Path | None = None) -> tuple[dict[str, Mod], list[PackError]]:
    """The installed mods, and what is wrong with other folders that would be mods, and with two mods of one name."""
    found: dict[str, Mod] = {}
    errors: list[PackError] = []
    for place in _mod_folders(folder or mods_folder()):
        try:
            mod = read_mod(place)
        except PackError as error:
            errors.append(error)
            continue
        first = found.setdefault(mod.name, mod)
        if first is not mod:
            other = str(first.folder)
            errors.append(
                PackError([mod.document.fault(("name",), "mod-twice", value=True, name=mod.name, other=other)])
            )
    return found, errors


def _mod_folders(folder: Path) -> list[Path]:
    try:
        inside = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    except OSError:
        return []
    return [path for path in inside if path.is_dir() and (path / MANIFEST).exists()][:MOST_MODS]


def chosen_mods(
    wanted: Sequence[str | Path], folder: Path | None = None, *, as_listed: bool = False
) -> tuple[Mod, ...]:
    """The mods that are wished for, by name or by folder, and those they need, in the order in which they lie.

    `as_listed`: where what they need and come after leaves it open, they lie as they were wished for, not by name.
    Raises `PackError` with all that keeps them from being used together.
    """
    if not wanted:
        return ()
    place = folder or mods_folder()
    installed, faults = installed_mods(place), Faults()
    chosen: dict[str, Mod] = {}
    for wish in wanted:
        if (mod := _found(wish, place, installed, faults)) is not None:
            chosen[mod.name] = mod
    _add_needed(chosen, installed, faults)
    _check_together(chosen, faults)
    faults.raise_if_any()
    ordered = _in_order(chosen, faults, list(chosen) if as_listed else sorted(chosen))
    faults.raise_if_any()
    return ordered


def _found(wish: str | Path, place: Path, installed: dict[str, Mod], faults: Faults) -> Mod | None:
    """A mod that is wished for by its path, its name, or its folder's name."""
    if isinstance(wish, str) and wish in installed:
        return installed[wish]
    by_path = isinstance(wish, Path) or "/" in wish or "\\" in wish or wish in (".", "..")
    folder = Path(wish) if by_path else place / wish
    if not folder.is_dir():
        faults.add(file_fault(str(folder), "mod-missing", name=str(wish), suggestion=nearest(folder.name, installed)))
        return None
    try:
        return read_mod(folder)
    except PackError as error:
        faults.extend(error.faults)
        return None


def _add_needed(chosen: dict[str, Mod], installed: dict[str, Mod], faults: Faults) -> None:
    """Take in the mods that others need."""
    waiting = list(chosen.values())
    while waiting:
        mod = waiting.pop()
        for place, name in enumerate(mod.manifest.needs):
            if name in chosen:
                continue
            if name in installed:
                chosen[name] = installed[name]
                waiting.append(installed[name])
            else:
                keys = ("needs", place)
                faults.add(
                    mod.document.fault(keys, "mod-needs", value=True, name=name, found=name, suggestion_from=installed)
                )


def _check_together(chosen: dict[str, Mod], faults: Faults) -> None:
    """Report mods that exclude one another, or lie over different packs."""
    first = next(iter(chosen.values()), None)
    for mod in chosen.values():
        for place, name in enumerate(mod.manifest.conflicts):
            if name in chosen:
                faults.add(mod.document.fault(("conflicts", place), "mod-conflict", value=True, name=name))
        if first is not None and mod.manifest.base != first.manifest.base:
            other = first.manifest.base
            faults.add(mod.document.fault(("base",), "mod-other-base", value=True, name=first.name, other=other))


def lies_over(mod: Mod) -> tuple[str, ...]:
    """The mods that lie below one where they are there: those it needs, and those it wants to come after."""
    return (*mod.manifest.needs, *mod.manifest.load_after)


def _in_order(chosen: dict[str, Mod], faults: Faults, names: Sequence[str]) -> tuple[Mod, ...]:
    """Those that others need or come after first, ties in the order of the names."""
    below = {name: {other for other in lies_over(chosen[name]) if other in chosen} for name in names}
    ordered: list[Mod] = []
    while below:
        ready = next((name for name, others in below.items() if not others), None)
        if ready is None:
            _report_circle(chosen, below, faults)
            return ()
        ordered.append(chosen[ready])
        below = {name: others - {ready} for name, others in below.items() if name != ready}
    return tuple(ordered)


def _report_circle(chosen: dict[str, Mod], below: dict[str, set[str]], faults: Faults) -> None:
    """Report each mod that waits for another, at the first one it names."""
    for name in sorted(below):
        mod = chosen[name]
        for key, others in (("needs", mod.manifest.needs), ("load_after", mod.manifest.load_after)):
            for place, other in enumerate(others):
                if other in below and leads_to(other, name, below):
                    faults.add(mod.document.fault((key, place), "mods-in-a-circle", value=True, name=other))


def leads_to(start: str, end: str, below: Mapping[str, Iterable[str]]) -> bool:
    """Whether a mod is another one or lies over it, be it by way of a third; `below`: what each has to lie over."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        name = waiting.pop()
        if name == end:
            return True
        if name not in seen:
            seen.add(name)
            waiting += sorted(below.get(name, ()))
    return False
