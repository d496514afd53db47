"""A TOML file of the player's: read, put aside where it cannot be, written at once as a whole."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from client3d.screens.toml_text import toml_text
from core.packs.document import Document, file_fault, read_document
from core.packs.faults import Fault, Faults, PackError
from replays.files import written_beside


def read_or_put_aside(path: Path, told: str, faults: Faults) -> Document:
    """A file; `faults` as for `read_document`. One that cannot be read gets another name: nothing is lost by writing.

    Raises `PackError` with what is wrong with such a one, and last the notice of its other name, whose key is `told`.
    """
    try:
        return read_document(path, faults=faults)
    except PackError as error:
        raise PackError([*error.faults, *_put_aside(path, told)]) from None


def _put_aside(path: Path, told: str) -> tuple[Fault, ...]:
    aside = path.with_name(f"{path.name}.unreadable")
    try:
        os.replace(path, aside)
    except OSError:
        return ()
    return (file_fault(str(path), told, name=aside.name),)


def keep_tables(path: Path | None, tables: Mapping[str, Any]) -> str:
    """Write a file so that at any moment it is either as before or complete; what went wrong, or "".

    Without a path nothing is written.
    """
    if path is None:
        return ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_beside(path, replace=True) as beside:
            beside.write_bytes(toml_text(tables).encode())
    except OSError as error:
        return error.strerror or str(error)
    return ""
