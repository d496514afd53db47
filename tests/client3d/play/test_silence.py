"""A real window that loses the keyboard is silent, as far as the loudspeaker: OpenAL's own file is listened to."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest
from window import PATIENCE, Person

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
HEARD = 200
"""Of 32 768: what music is never softer than for a whole second."""
LISTENS = 1.0
HEADER = 68  # bytes of the file before the sound


class Loudspeaker:
    """What OpenAL plays into a file, as fast as a loudspeaker would."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def loudest(self) -> int:
        """The loudest of the next second."""
        begin = self._size()
        time.sleep(LISTENS)
        with self._file.open("rb") as stream:
            stream.seek(begin)
            sound = stream.read(self._size() - begin)
        samples = array("h", sound[: len(sound) // 2 * 2])
        return max(map(abs, samples), default=-1)

    def becomes(self, heard: bool) -> None:
        """Wait until something is heard, or nothing any more."""
        end, loudest = time.monotonic() + PATIENCE, -1
        while time.monotonic() < end:
            loudest = self.loudest()
            if loudest >= HEARD if heard else loudest == 0:
                return
        raise AssertionError(f"the loudest is {loudest}")

    def _size(self) -> int:
        size = self._file.stat().st_size if self._file.is_file() else HEADER
        return max(size - HEADER, 0) // 4 * 4 + HEADER


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home folder with a small window in the settings, and a loudspeaker that is a file."""
    settings = tmp_path / "config" / "general-clumsy" / "settings.toml"
    settings.parent.mkdir(parents=True)
    settings.write_text("[video]\nwidth = 640\nheight = 360\n")
    general = "[general]\ndrivers = wave\nsample-type = int16\nchannels = stereo\ndither = false\n"
    (tmp_path / "alsoft.conf").write_text(f"{general}[wave]\nfile = {tmp_path / 'heard.wav'}\n")
    return tmp_path


@pytest.fixture
def person(home: Path, display: str) -> Iterator[Person]:
    """Somebody in front of the title, where music plays."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "WAYLAND", "ALSOFT"))}
    folders = {f"XDG_{kind.upper()}_HOME": str(home / kind) for kind in ("config", "data", "state", "cache")}
    own = {"HOME": str(home), "DISPLAY": display, "ALSOFT_CONF": str(home / "alsoft.conf")}
    where = {**kept, **folders, **own, "PYTHONPATH": f"{ROOT}{os.pathsep}{HERE}", "LIBGL_ALWAYS_SOFTWARE": "1"}
    report = home / "seen.json"
    found = Person([sys.executable, str(HERE / "window_run.py"), str(report)], where, home, report)
    yield found
    found.leave()


def test_nothing_is_heard_while_another_window_has_the_keyboard(person: Person, home: Path) -> None:
    loudspeaker = Loudspeaker(home / "heard.wav")
    person.sees_screen("title")
    loudspeaker.becomes(heard=True)  # nobody has taken the keyboard away, nor given it
    other = subprocess.Popen([sys.executable, str(HERE / "keys_run.py"), str(home / "k")], env=person.environment)
    try:
        window = person.tool("search", "--sync", "--name", "Keys").split()[0]
        person.tool("windowfocus", person.window)
        loudspeaker.becomes(heard=True)
        person.tool("windowfocus", window)
        loudspeaker.becomes(heard=False)
        person.tool("windowfocus", person.window)
        loudspeaker.becomes(heard=True)
    finally:
        other.terminate()
        other.wait(10)
