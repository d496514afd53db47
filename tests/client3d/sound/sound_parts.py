"""A device that hears, for the tests of sound."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

from client3d.screens.settings import Sound
from client3d.sound.cues import CUES, Cue
from client3d.sound.library import SoundLibrary
from client3d.sound.mixer import Mixer
from client3d.sound.volumes import Kind
from core.events import Event
from core.orders import Cell, Refusal
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.events import SightChanged
from systems.clumsy.maps import load_map
from systems.clumsy.picture import Picture, picture_of
from systems.clumsy.picture_changes import advance
from systems.clumsy.pipeline import new_game

LOUD = Sound(**dict.fromkeys(("master", *get_args(Kind)), 100))


class FakeVoice:
    """A voice that remembers what it was told."""

    def __init__(self, path: Path, loops: bool, streamed: bool, log: list[str]) -> None:
        self.path, self.loops, self.streamed, self._log = path, loops, streamed, log
        self.playing = False
        self.plays = 0
        self.loudness = self.pan = self.pitch = 0.0

    def play(self, pitch: float) -> None:
        self.playing, self.pitch = True, pitch
        self.plays += 1
        self._log.append(self.path.stem)

    def stop(self) -> None:
        self.playing = False

    def set(self, loudness: float, pan: float) -> None:
        self.loudness, self.pan = loudness, pan


class FakeDevice:
    """A device whose voices go on until they are stopped. Files with `broken` in their names cannot be played."""

    silent = False

    def __init__(self) -> None:
        self.voices: list[FakeVoice] = []
        self.log: list[str] = []
        """The stems of all files that have begun to play."""
        self.closed = False

    def voice(self, path: Path, loops: bool = False, streamed: bool = False) -> FakeVoice | None:
        if "broken" in path.name or path.read_bytes() == b"broken":
            return None
        self.voices.append(FakeVoice(path, loops, streamed, self.log))
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


def cues_of(events: list[Event], picture: Picture, data: ClumsyData) -> list[Cue]:
    """What a side hears of the events that it is told, from the picture before them on."""
    found: list[Cue] = []
    seen = picture.copy()
    for event in events:
        found += CUES[type(event)](data, seen, event)
        advance(seen, event)
    return found


def shipped(seed: int, orders: int) -> Iterator[tuple[int, Cue, dict[Cell, bool]]]:
    """A game of two opponents on a shipped map: each side's cues, and which cells it sees before or after."""
    pack = load_clumsy()
    game = new_game(load_map(pack, "crossroads").battle(seed), pack.data)
    thinkers = [Opponent(0), Opponent(1)]
    for _ in range(orders):
        turn = game.view(0).turn
        before = [picture_of(game.view(side)) for side in (0, 1)]
        order = thinkers[turn].next_order(game.view(turn))
        events = game.submit(order)
        if isinstance(events, Refusal):
            thinkers[turn].refused(order, events)
            continue
        for side in (0, 1):
            sights = (before[side], picture_of(game.view(side)))
            told = game.told_to(side, events)
            masks = [picture.seen for picture in sights] + [
                int(event.seen, 16) for event in told if isinstance(event, SightChanged) and event.side == side
            ]
            seen = {
                (x, y): any(mask is not None and mask >> (y * sights[0].stride + x) & 1 for mask in masks)
                for x in range(sights[0].width)
                for y in range(sights[0].height)
            }
            for cue in cues_of(told, before[side], pack.data):
                yield side, cue, {cell: bool(shown) for cell, shown in seen.items()}
