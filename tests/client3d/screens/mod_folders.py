"""Mods in folders and zips, for tests."""

from __future__ import annotations

import zipfile
from pathlib import Path

MANIFEST = 'name = "{name}"\ntitle = "{title}"\nversion = "{version}"\nbase = "clumsy"\n'


def mod_in(place: Path, name: str, files: dict[str, str] | None = None, more: str = "", version: str = "1.0") -> Path:
    """A mod's folder; `more` stands in its manifest."""
    manifest = MANIFEST.format(name=name, title=name.title(), version=version) + more
    for file, content in {"pack.toml": manifest, **(files or {})}.items():
        path = place / name / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return place / name


def zipped(folder: Path, path: Path) -> Path:
    """A zip with that folder in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                made.write(file, file.relative_to(folder.parent))
    return path
