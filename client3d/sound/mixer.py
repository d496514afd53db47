"""The mixer: voices by kind, no more than can be told apart, and loops and music that fade in and out.

It lets every sound be a little higher or lower than the one before. Its randomness is cosmetic.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from random import Random

from client3d.screens.settings import Sound
from client3d.sound.device import Device
from client3d.sound.library import SoundLibrary
from client3d.sound.voices import Taken, Voices
from client3d.sound.volumes import Kind, gain

MOST_VOICES = 20
"""Sounds that are heard at once, loops and music aside."""
MOST_ALIKE = 3
"""Of these, of one name."""
MOST_LOOPS = 6
LEAST_GAP = 0.045
"""Seconds between two beginnings of one name; when events are played faster, so much longer."""
LONGEST = 2.4
"""Seconds that a sound may last; when events are played faster, so much shorter."""
FAINTEST = 0.012
"""What would not be as loud as this is not played."""
FADE_OUT = 0.08
LOOP_IN, LOOP_OUT, MUSIC_IN, MUSIC_OUT = 0.35, 0.5, 0.05, 1.2
DETUNE = 0.05
"""By which share a sound may be higher or lower than recorded."""
TUNED: frozenset[Kind] = frozenset({"interface", "music"})
"""Kinds whose notes fit each other: played as recorded, and whole."""


@dataclass(frozen=True)
class Loop:
    """A loop that is to be heard now: `level` 0 to 1, `pan` -1 (left) to 1."""

    name: str
    kind: Kind
    level: float = 1.0
    pan: float = 0.0


@dataclass
class _Sounding:
    """A sound that is heard once; `left`: seconds until it is faded out."""

    taken: Taken
    name: str
    kind: Kind
    level: float
    pan: float
    priority: int
    left: float
    age: float = 0.0
    fade: float = 1.0


@dataclass
class _Looping:
    """A loop or a piece of music, and how far it has faded in."""

    taken: Taken
    loop: Loop
    wanted: bool = True
    fade: float = 0.0


class Mixer:
    """See the module. `speed`: how many times as fast as usual events are played."""

    def __init__(self, device: Device, library: SoundLibrary, volumes: Sound, rng: Random | None = None) -> None:
        self.device = device
        self.speed = 1.0
        self._hushed = False
        self._volumes = volumes
        self._rng = rng or Random()
        self._voices = Voices(device, library, self._rng)
        self._sounding: list[_Sounding] = []
        self._loops: dict[Hashable, _Looping] = {}
        self._music: list[_Looping] = []
        self._began: dict[str, float] = {}
        self._now = 0.0

    # --- volumes and files

    def use(self, volumes: Sound) -> None:
        """The player has set other volumes: they count at once."""
        self._volumes = volumes
        self._set_all()

    def hush(self, hushed: bool) -> None:
        """Nothing is to be heard for a while, or all again; music goes on unheard meanwhile."""
        if hushed != self._hushed:
            self._hushed = hushed
            self._set_all()

    def use_library(self, library: SoundLibrary) -> None:
        """Other packs are played: everything but music ends, and sounds come from these from now on."""
        self.quiet()
        self._voices = Voices(self.device, library, self._rng)

    def expect(self, soon: Iterable[str], later: Iterable[str] = ()) -> None:
        """These will be heard: what is heard soon is loaded now, the rest and the variants one with each update."""
        if not self.device.silent:
            self._voices.expect(soon, later)

    def _loudness(self, kind: Kind, level: float) -> float:
        return 0.0 if self._hushed else min(level * gain(self._volumes, kind), 1.0)

    # --- what is heard once

    @property
    def heard(self) -> list[str]:
        """The names of what is heard once and has not ended, in the order of beginning."""
        return [each.name for each in self._sounding]

    def play(self, name: str, kind: Kind, level: float = 1.0, pan: float = 0.0, priority: int = 1) -> bool:
        """Let a sound be heard once; whether it is. Where there are too many, the least important gives way."""
        loudness = self._loudness(kind, level)
        if self.device.silent or loudness < FAINTEST or self._too_soon(name) or not self._make_room(name, priority):
            return False
        taken = self._voices.take(name)
        if taken is None:
            return False
        self._began[name] = self._now
        longest = float("inf") if kind in TUNED else LONGEST / self.speed
        self._sounding.append(_Sounding(taken, name, kind, level, pan, priority, longest))
        taken.voice.set(loudness, pan)
        taken.voice.play(self._pitch(kind))
        return True

    def _pitch(self, kind: Kind) -> float:
        return 1.0 if kind in TUNED else self._rng.uniform(1 - DETUNE, 1 + DETUNE)

    def _too_soon(self, name: str) -> bool:
        return self._now - self._began.get(name, float("-inf")) < LEAST_GAP * self.speed

    def _make_room(self, name: str, priority: int) -> bool:
        """End one sound where there are too many, or too many of one name; False if all others are more important."""
        crowd = [each for each in self._sounding if each.name == name]
        if len(crowd) < MOST_ALIKE:
            if len(self._sounding) < MOST_VOICES:
                return True
            crowd = self._sounding
        least = min(crowd, key=lambda each: (each.priority, self._loudness(each.kind, each.level), -each.age))
        if least.priority > priority:
            return False
        self._end(least)
        return True

    def _end(self, sounding: _Sounding) -> None:
        sounding.taken.voice.stop()
        self._sounding.remove(sounding)
        self._voices.give_back(sounding.taken)

    # --- what goes on

    @property
    def looping(self) -> dict[Hashable, Loop]:
        """The loops that are wanted now, by what they are of."""
        return {key: each.loop for key, each in self._loops.items() if each.wanted}

    def keep(self, wanted: Mapping[Hashable, Loop]) -> None:
        """Exactly these loops are to be heard, the loudest of them; what is not among them fades out."""
        loudest = sorted(wanted.items(), key=lambda item: -self._loudness(item[1].kind, item[1].level))[:MOST_LOOPS]
        for each in self._loops.values():
            each.wanted = False
        if self.device.silent:
            return
        for key, loop in loudest:
            if self._loudness(loop.kind, loop.level) < FAINTEST:
                continue
            goes_on = self._loops.get(key)
            if goes_on is None or goes_on.loop.name != loop.name:
                if goes_on is not None:
                    goes_on.taken.voice.stop()
                goes_on = self._begin(loop, streamed=False)
                if goes_on is None:
                    self._loops.pop(key, None)
                    continue
                self._loops[key] = goes_on
            goes_on.loop, goes_on.wanted = loop, True

    def _begin(self, loop: Loop, streamed: bool, again: bool = True) -> _Looping | None:
        taken = self._voices.take(loop.name, loops=again, streamed=streamed)
        if taken is None:
            return None
        taken.voice.set(0.0, loop.pan)
        taken.voice.play(self._pitch(loop.kind))
        return _Looping(taken, loop)

    def play_music(self, name: str, again: bool = False) -> None:
        """Let a theme be heard in the place of any other; "" for none. `again`: over and over."""
        for each in self._music:
            each.wanted = each.loop.name == name and again
        if self.device.silent or not name or any(each.wanted for each in self._music):
            return
        begun = self._begin(Loop(name, "music"), streamed=True, again=again)
        if begun is not None:
            self._music.append(begun)

    @property
    def music(self) -> str:
        """The theme that is heard, or ""."""
        return next((each.loop.name for each in self._music if each.wanted and each.taken.voice.playing), "")

    # --- each frame

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the clock on the wall."""
        self._now += seconds
        for each in list(self._sounding):
            each.age += seconds
            each.left -= seconds
            if each.left < 0:
                each.fade -= seconds / FADE_OUT
            if each.fade <= 0 or not each.taken.voice.playing:
                self._end(each)
        for key, loop in list(self._loops.items()):
            if not _faded(loop, seconds, LOOP_IN, LOOP_OUT):
                del self._loops[key]
        self._music = [each for each in self._music if _faded(each, seconds, MUSIC_IN, MUSIC_OUT)]
        self._set_all()
        self._voices.load_next()
        self.device.update()

    def _set_all(self) -> None:
        for each in self._sounding:
            each.taken.voice.set(self._loudness(each.kind, each.level) * max(each.fade, 0.0), each.pan)
        for going in (*self._loops.values(), *self._music):
            loop = going.loop
            going.taken.voice.set(self._loudness(loop.kind, loop.level) * going.fade, loop.pan)

    def quiet(self) -> None:
        """Everything ends at once but music."""
        for each in list(self._sounding):
            self._end(each)
        for loop in self._loops.values():
            loop.taken.voice.stop()
        self._loops.clear()

    def close(self) -> None:
        """Everything ends, and the device is given back."""
        self.quiet()
        for each in self._music:
            each.taken.voice.stop()
        self._music.clear()
        self.device.close()


def _faded(going: _Looping, seconds: float, rise: float, fall: float) -> bool:
    """Fade in what is wanted and out what is not; False when it is over."""
    step = seconds / rise if going.wanted else -seconds / fall
    going.fade = max(0.0, min(going.fade + step, 1.0))
    if (going.fade > 0 or going.wanted) and going.taken.voice.playing:
        return True
    going.taken.voice.stop()
    return False
