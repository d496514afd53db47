"""The user's folders, to choose a file from: what lies in one, and where one may begin. Nothing of Panda3D is here."""

from __future__ import annotations

import os
import string
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_desktop_path, user_documents_path, user_downloads_path

from core.packs.faults import printable
from core.packs.mods import MANIFEST

MOST_LISTED = 2000
"""Folders and zips of one folder that are listed."""
_MOST_LOOKED_AT = 50_000
"""Of its entries."""
FOLDER, MOD, ZIP = "folder", "mod", "zip"
_DRIVES = ("/media", "/run/media", "/mnt", "/Volumes")


@dataclass(frozen=True)
class Listed:
    """Something in a folder: FOLDER, MOD (a folder with a mod in it) or ZIP."""

    path: Path
    name: str
    kind: str


def is_mod(folder: Path) -> bool:
    """Whether a folder holds a mod."""
    try:
        return (folder / MANIFEST).is_file()
    except OSError:
        return False


def inside(folder: Path) -> list[Listed]:
    """The folders and zips in a folder, folders first, each by name; hidden ones are passed over. Raises OSError."""
    found: list[Listed] = []
    with os.scandir(folder) as entries:
        for count, entry in enumerate(entries):
            if count >= _MOST_LOOKED_AT or len(found) >= MOST_LISTED:
                break
            if entry.name.startswith("."):
                continue
            try:
                is_folder = entry.is_dir()
            except OSError:  # a link in a circle
                continue
            path = Path(entry.path)
            if is_folder:
                found.append(Listed(path, printable(entry.name), MOD if is_mod(path) else FOLDER))
            elif entry.name.lower().endswith(".zip"):
                found.append(Listed(path, printable(entry.name), ZIP))
    return sorted(found, key=lambda one: (one.kind == ZIP, one.name.casefold(), one.name))


def places() -> list[tuple[str, Path]]:
    """Where one may begin: a text's key and a folder, as far as they are there; drives have no key but their name."""
    home = Path.home()
    named = [
        ("browse-downloads", user_downloads_path()),
        ("browse-desktop", user_desktop_path()),
        ("browse-documents", user_documents_path()),
        ("browse-home", home),
    ]
    found: dict[Path, str] = {}
    for key, path in named:
        if path.is_dir():
            found.setdefault(path, key)
    for path in _drives():
        found.setdefault(path, "")
    return [(key, path) for path, key in found.items()]


def _drives() -> Iterator[Path]:
    """What hangs on the computer, and its root."""
    if sys.platform == "win32":
        yield from (Path(f"{letter}:\\") for letter in string.ascii_uppercase if os.path.exists(f"{letter}:\\"))
        return
    for place in _DRIVES:
        try:
            yield from (path for path in sorted(Path(place).iterdir())[:8] if path.is_dir())
        except OSError:
            continue
    yield Path("/")


def show_folder(folder: Path) -> str:
    """Show a folder in the system's own file manager; what went wrong, or ""."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return ""
        opener = "open" if sys.platform == "darwin" else "xdg-open"
        subprocess.Popen(
            [opener, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as error:
        return error.strerror or str(error)
    return ""
