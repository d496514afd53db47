"""A map as a picture from above, written to a file."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias

from panda3d.core import Filename

from client3d.screens.map_picture import MapMarks, map_picture

Drawn: TypeAlias = tuple[tuple[tuple[str, ...], ...], MapMarks]
"""The ground by row and column, and what is marked on it."""


def write_map_image(ruleset: str, found: Any, path: Path) -> bool:
    """Write the picture of a map of a ruleset, with all that is on it at the beginning; whether that worked."""
    drawn_of: Callable[[Any], Drawn] = import_module(f"client3d.export.{ruleset}.map_marks").drawn_of
    return bool(map_picture(*drawn_of(found)).write(Filename.from_os_specific(str(path))))
