"""What plays: OpenAL through Panda3D, or nothing where there is no device."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from client3d.sound.checking import is_playable

ASIDE = 0.85
"""Share of a quarter circle by which a sound at the screen's edge is heard from the side."""

LONGEST_FILE = 600.0
"""Seconds that a sound may last."""


class Voice(Protocol):
    """A sound that can be heard once, or over and over."""

    def play(self, pitch: float) -> None:
        """Begin; `pitch` 1 is as recorded."""

    def stop(self) -> None:
        """End at once."""

    def set(self, loudness: float, pan: float) -> None:
        """How loud (0 to 1), and from where: -1 is the left edge of the screen, 1 the right one."""

    @property
    def playing(self) -> bool:
        """Whether it has begun and not ended."""


class Device(Protocol):
    """Where voices come from."""

    silent: bool
    """Whether nothing of it can ever be heard, so that nothing need be loaded."""

    def voice(self, path: Path, loops: bool = False, streamed: bool = False) -> Voice | None:
        """A voice of a file; None if the file cannot be played. `streamed`: read while it plays, never from aside."""

    def update(self) -> None:
        """Once a frame."""

    def close(self) -> None:
        """Give everything back."""


class NoDevice:
    """Where nothing can be heard."""

    silent = True

    def voice(self, path: Path, loops: bool = False, streamed: bool = False) -> Voice | None:
        """See Device."""
        return None

    def update(self) -> None:
        """See Device."""

    def close(self) -> None:
        """See Device."""


class _OpenAlVoice:
    """A voice of Panda3D's. Its place is a direction alone: how loud it is far away is the mixer's to say."""

    def __init__(self, sound: Any, loops: bool, placed: bool) -> None:
        self._sound, self._placed = sound, placed
        sound.set_loop(loops)

    def play(self, pitch: float) -> None:
        """See Voice."""
        self._sound.set_play_rate(pitch)
        self._sound.play()

    def stop(self) -> None:
        """See Voice."""
        self._sound.stop()

    def set(self, loudness: float, pan: float) -> None:
        """See Voice."""
        self._sound.set_volume(loudness)
        if self._placed:
            angle = max(-1.0, min(pan, 1.0)) * ASIDE * math.pi / 2
            self._sound.set_3d_attributes(math.sin(angle), math.cos(angle), 0.0, 0.0, 0.0, 0.0)

    @property
    def playing(self) -> bool:
        """See Voice."""
        return bool(self._sound.status() == self._sound.PLAYING)


class OpenAlDevice:
    """Panda3D's sounds."""

    silent = False

    def __init__(self, manager: Any) -> None:
        self._manager = manager
        manager.audio_3d_set_drop_off_factor(0.0)

    def voice(self, path: Path, loops: bool = False, streamed: bool = False) -> Voice | None:
        """See Device."""
        from panda3d.core import AudioManager, Filename

        mode = AudioManager.SM_stream if streamed else AudioManager.SM_sample
        if not is_playable(path):
            return None
        try:
            with _silenced():
                sound = self._manager.get_sound(Filename.from_os_specific(str(path)), not streamed, mode)
        except AssertionError:  # Panda3D asserts some of what a file says
            return None
        if not 0.0 < sound.length() <= LONGEST_FILE:
            return None
        return _OpenAlVoice(sound, loops, placed=not streamed)

    def update(self) -> None:
        """See Device."""
        self._manager.update()

    def close(self) -> None:
        """See Device."""
        self._manager.stop_all_sounds()
        self._manager.shutdown()


def open_device() -> Device:
    """The machine's device, or none; never an error. Needs a base that was opened for sound (`play.window`)."""
    from panda3d.core import AudioManager

    with _silenced():
        manager = AudioManager.create_AudioManager()
        heard = manager is not None and bool(manager.is_valid())
    return OpenAlDevice(manager) if heard else NoDevice()


@contextmanager
def _silenced() -> Iterator[None]:
    """What the sound libraries print about a device or a file that is not there goes nowhere: we tell it ourselves.

    They write past Python, so its stderr is led away as a whole, for a moment.
    """
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no stderr at all
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
