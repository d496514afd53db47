"""Whether a sound file is what it says it is, before native code reads it: a header that lies can end the program."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

LARGEST = 8 * 1024 * 1024
"""Bytes of a file above which it is not opened: unpacking it would stop a battle."""
RATES = range(8_000, 48_001)
"""Samples a second."""
CHANNELS = (1, 2)
_WIDTHS = (1, 2)  # bytes a sample
_PAGE = 27  # bytes of an Ogg page before its table of segments
_VORBIS = struct.Struct("<7sIBI")  # what the first packet begins with: its name, version, channels, rate


def is_playable(path: Path) -> bool:
    """Whether a file may be handed to the library that plays it."""
    try:
        if path.stat().st_size > LARGEST:
            return False
        return _is_wave(path) if path.suffix == ".wav" else _is_vorbis(path)
    except (OSError, EOFError, RuntimeError, wave.Error, struct.error):  # `wave` raises several of its own
        return False


def _is_wave(path: Path) -> bool:
    """Whether it is plain WAV whose samples are all there."""
    with wave.open(str(path), "rb") as file:
        channels, width, rate, frames = file.getparams()[:4]
        if channels not in CHANNELS or width not in _WIDTHS or rate not in RATES:
            return False
        return 0 < frames == len(file.readframes(frames)) // (channels * width)


def _is_vorbis(path: Path) -> bool:
    """Whether its first packet is a Vorbis header; the library checks the rest itself."""
    with path.open("rb") as file:
        page = file.read(_PAGE)
        if len(page) < _PAGE or page[:4] != b"OggS":
            return False
        file.seek(page[-1], 1)
        name, _, channels, rate = _VORBIS.unpack(file.read(_VORBIS.size))
    return name == b"\x01vorbis" and channels in CHANNELS and rate in RATES
