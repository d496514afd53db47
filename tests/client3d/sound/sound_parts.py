"""A device that hears, for the tests of sound."""

from __future__ import annotations

from pathlib import Path
from random import Random

from client3d.sound.library import SoundLibrary
from client3d.sound.mixer import Mixer
from client3d.sound.volumes import StandardVolumes

LOUD = StandardVolumes(100, 100, 100, 100, 100, 100, 100)


class FakeVoice:
    """A voice that remembers what it was told."""

    def __init__(self, path: Path, loops: bool, streamed: bool) -> None:
        self.path, self.loops, self.streamed = path, loops, streamed
        self.playing = False
        self.plays = 0
        self.loudness = self.pan = self.pitch = 0.0

    def play(self, pitch: float) -> None:
        self.playing, self.pitch = True, pitch
        self.plays += 1

    def stop(self) -> None:
        self.playing = False

    def set(self, loudness: float, pan: float) -> None:
        self.loudness, self.pan = loudness, pan


class FakeDevice:
    """A device whose voices go on until they are stopped. Files with `broken` in their names cannot be played."""

    silent = False

    def __init__(self) -> None:
        self.voices: list[FakeVoice] = []
        self.closed = False

    def voice(self, path: Path, loops: bool = False, streamed: bool = False) -> FakeVoice | None:
        if "broken" in path.name or path.read_bytes() == b"broken":
            return None
        self.voices.append(FakeVoice(path, loops, streamed))
        return self.voices[-1]

    def update(self) -> None:
        """Nothing."""

    def close(self) -> None:
        self.closed = True

    def heard(self) -> list[str]:
        """The stems of the files that are being played."""
        return [voice.path.stem for voice in self.voices if voice.playing]


def folder(path: Path, *names: str) -> Path:
    """A folder with these files in it."""
    path.mkdir(parents=True, exist_ok=True)
    for name in names:
        (path / name).write_bytes(b"broken" if "broken" in name else b"sound")
    return path


def mixer(*folders: Path, told: list[tuple[str, str]] | None = None) -> tuple[Mixer, FakeDevice]:
    """A mixer of these folders' sounds at full volume, and its device."""
    device = FakeDevice()
    faults = [] if told is None else told
    library = SoundLibrary(folders, lambda reason, what: faults.append((reason, Path(what).name)))
    return Mixer(device, library, LOUD, Random(1)), device
