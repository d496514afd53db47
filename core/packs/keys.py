"""How a value in a TOML file is named, and where it stands: the words that all of `core.packs` shares."""

from __future__ import annotations

Keys = tuple[str | int, ...]
"""The way to a value: keys of tables and places in lists, from the top of the file."""

Place = tuple[int, int]
"""Line and column, in characters, from 1."""

DEEPEST = 24
"""Tables and lists inside one another, at most."""
