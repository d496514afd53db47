"""The machine's device: it plays, it is silent where there is none, and no broken file ends the program."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
import wave
from pathlib import Path
from random import Random
from typing import Any

import pytest

from client3d.sound.bake import FOLDERS
from client3d.sound.checking import LARGEST, is_playable

ROOT = Path(__file__).resolve().parents[3]
SHOT = FOLDERS["clumsy"] / "rifle_1.ogg"

SCRIPT = """
import json, sys, time
from pathlib import Path
from panda3d.core import load_prc_file_data
load_prc_file_data("", "audio-library-name p3openal_audio")
from client3d.sound.device import open_device
device = open_device()
found = {"silent": device.silent, "voices": []}
for name in sys.argv[1:]:
    voice = device.voice(Path(name))
    found["voices"].append(voice is not None)
    if voice is not None:
        voice.set(0.5, -1.0)
        voice.play(1.0)
        found["playing"] = voice.playing
        voice.stop()
        device.update()
device.close()
print(json.dumps(found))
"""


def played(driver: str, *files: Path) -> tuple[dict[str, Any], str]:
    """What a process that plays these files tells, and what it writes to stderr."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "ALSOFT_DRIVERS": driver}
    command = [sys.executable, "-c", SCRIPT, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


def wav(path: Path, samples: bytes = b"\0\1" * 400, channels: int = 1, rate: int = 22_050) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples)
    return path


def test_a_device_plays_and_says_nothing(tmp_path: Path) -> None:
    found, errors = played("null", SHOT, wav(tmp_path / "beep.wav"))
    assert found == {"silent": False, "voices": [True, True], "playing": True}
    assert errors == ""


def test_without_a_device_all_is_silent_and_nothing_is_said() -> None:
    found, errors = played("nobody-has-this", SHOT)
    assert found == {"silent": True, "voices": [False]}
    assert errors == ""


def test_what_is_no_sound_is_not_handed_on(tmp_path: Path) -> None:
    good = wav(tmp_path / "good.wav")
    assert is_playable(good)
    assert is_playable(SHOT)
    sound = good.read_bytes()
    wrong = {
        "empty.wav": b"",
        "cut.wav": sound[:-10],
        "text.ogg": b"this is no sound at all, and long enough to hold a header of one",
        "cut.ogg": SHOT.read_bytes()[:20],
        "opus.ogg": SHOT.read_bytes().replace(b"\x01vorbis", b"\x01opus!!", 1),
        "endless.wav": sound[:40] + struct.pack("<I", 2**31) + sound[44:],
        "channels.wav": sound[:22] + struct.pack("<H", 2_200) + sound[24:],
        "large.ogg": SHOT.read_bytes() + bytes(LARGEST),
    }
    for name, content in wrong.items():
        path = tmp_path / name
        path.write_bytes(content)
        assert not is_playable(path), name
    assert not is_playable(tmp_path / "nowhere.ogg")
    assert not is_playable(wav(tmp_path / "fast.wav", rate=400_000))
    assert not is_playable(wav(tmp_path / "many.wav", bytes(400), channels=10))


@pytest.mark.parametrize("seed", range(2))
def test_no_damaged_file_ends_the_program(tmp_path: Path, seed: int) -> None:
    rng, files = Random(seed), []
    sources = [SHOT.read_bytes(), wav(tmp_path / "beep.wav", rng.randbytes(8_000)).read_bytes()]
    for number in range(60):
        which = rng.randrange(2)
        content = bytearray(sources[which])
        for _ in range(rng.randrange(1, 12)):
            content[rng.randrange(60 if rng.random() < 0.5 else len(content))] = rng.choice((0, 127, 128, 255))
        if rng.random() < 0.3:
            del content[rng.randrange(len(content)) :]
        files.append(tmp_path / f"{number}.{('ogg', 'wav')[which]}")
        files[-1].write_bytes(content)
    found, errors = played("null", *files)
    assert len(found["voices"]) == len(files)
    assert not all(found["voices"])
    assert errors == ""
