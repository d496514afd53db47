"""Voices of the files of sounds: loaded once, used again, and each time another variant than the last."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from client3d.sound.device import Device, Voice
from client3d.sound.library import SoundLibrary


@dataclass(frozen=True)
class Taken:
    """A voice in use, and the file it is of."""

    voice: Voice
    file: Path


class Voices:
    """See the module. A file that cannot be played is told to the library and left out."""

    def __init__(self, device: Device, library: SoundLibrary, rng: Random) -> None:
        self._device, self._library, self._rng = device, library, rng
        self._free: defaultdict[Path, list[Voice]] = defaultdict(list)
        self._loaded: set[Path] = set()
        self._last: dict[str, Path] = {}
        self._ahead: deque[str] = deque()

    def take(self, name: str, loops: bool = False, streamed: bool = False) -> Taken | None:
        """A voice of a sound, for nobody else until it is given back; None if it has no file that can be played."""
        while files := self._library.files(name):
            file = self._rng.choice(self._best_of(name, files))
            taken = self._of(file, loops, streamed)
            if taken is not None:
                self._last[name] = file
                if name not in self._ahead and not self._loaded.issuperset(files):
                    self._ahead.append(name)
                return taken
        return None

    def _best_of(self, name: str, files: tuple[Path, ...]) -> tuple[Path, ...]:
        """The variants to choose from: those that need not be loaded first, and of them not the last one again."""
        loaded = tuple(file for file in files if file in self._loaded) or files
        return tuple(file for file in loaded if file != self._last.get(name)) or loaded

    def _of(self, file: Path, loops: bool, streamed: bool) -> Taken | None:
        plain = not (loops or streamed)
        if plain and self._free[file]:
            return Taken(self._free[file].pop(), file)
        voice = self._device.voice(file, loops, streamed)
        if voice is None:
            self._library.broken(file)
            return None
        self._loaded.add(file)
        return Taken(voice, file)

    def give_back(self, taken: Taken) -> None:
        """A voice of a sound that is heard once is free again."""
        self._free[taken.file].append(taken.voice)

    # --- ahead of time

    def expect(self, soon: Iterable[str], later: Iterable[str] = ()) -> None:
        """These will be needed: of what is needed soon one variant is loaded at once, all others by `load_next`."""
        for name in soon:
            if not any(file in self._loaded for file in self._library.files(name)):
                self._load_one(name)
            self._ahead.append(name)
        self._ahead.extend(later)

    def load_next(self) -> bool:
        """Load one file that is expected; False if none is left."""
        while self._ahead:
            if self._load_one(self._ahead[0]):
                return True
            self._ahead.popleft()
        return False

    def _load_one(self, name: str) -> bool:
        """Load one more variant of a sound; False if there is none that could be."""
        for file in self._library.files(name):
            if file not in self._loaded:
                taken = self._of(file, loops=False, streamed=False)
                if taken is not None:
                    self.give_back(taken)
                return True
        return False
