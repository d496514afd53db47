"""Where sounds lie: files in the packs' `sounds` folders by name, variants of one name told apart by numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path

PACKED = ".ogg"
SUFFIXES = (PACKED, ".wav")
NAME = re.compile(r"[a-z][a-z0-9_]*")
"""What a sound's name looks like."""
_MOST_VARIANTS = 9

Tell = Callable[[str, str], None]
"""Is told of a fault: its reason (missing, broken), and of which sound or file."""


class SoundLibrary:
    """Sounds by name. `folders` in load order: a name that a later folder has is taken from there, all its variants.

    A name without a file is told to `tell` once, and is silent.
    """

    def __init__(self, folders: Iterable[Path | str], tell: Tell = lambda _reason, _what: None) -> None:
        self.folders = [Path(folder) for folder in folders]
        self._tell = tell
        self._found: dict[str, tuple[Path, ...]] = {}

    def files(self, name: str) -> tuple[Path, ...]:
        """The files of a sound: one, or its variants; none if no folder has it."""
        if name not in self._found:
            self._found[name] = self._look_up(name)
            if not self._found[name]:
                self._tell("missing", name)
        return self._found[name]

    def broken(self, path: Path) -> None:
        """A file cannot be played: do without it, with what the folder before has where it was the only one."""
        self._tell("broken", str(path))
        for name, files in self._found.items():
            if path in files:
                left = tuple(file for file in files if file != path)
                self._found[name] = left or self._look_up(name, before=path.parent)

    def _look_up(self, name: str, before: Path | None = None) -> tuple[Path, ...]:
        if not NAME.fullmatch(name):
            return ()
        folders = self.folders if before is None else self.folders[: self.folders.index(before)]
        for folder in reversed(folders):
            stems = (name, *(f"{name}_{number}" for number in range(1, _MOST_VARIANTS + 1)))
            found = tuple(
                file for stem in stems for suffix in SUFFIXES if (file := folder / f"{stem}{suffix}").is_file()
            )
            if found:
                return found
        return ()
