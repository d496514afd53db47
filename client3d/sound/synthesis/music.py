"""Themes: a quiet one for the title, short ones for victory, defeat and a draw. Notes are numbered as in MIDI."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from client3d.sound.synthesis.interface import bar
from client3d.sound.synthesis.signals import (
    Rng,
    Signal,
    decay,
    echoed,
    hiss,
    lay,
    samples,
    silence,
    swell,
    times,
    tone,
)

Melody = Sequence[tuple[float, float, int]]
"""Notes: at which beat, for how many, how high."""


def hertz(note: int) -> float:
    """The frequency of a note."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def _pad(note: int, seconds: float, rise: float) -> Signal:
    """Strings from far, two of them a little apart."""
    count = samples(seconds)
    out = np.zeros(count)
    for apart in (0.9975, 1.0025):
        for k in range(1, 6):
            out += tone(hertz(note) * apart * k, count, k * 2.1 * apart) / k**1.7
    return out * swell(count, rise, rise)


def _horn(note: int, seconds: float) -> Signal:
    """A horn: it opens as it is blown, and trembles a little."""
    count = samples(seconds)
    t = times(count)
    pitch = hertz(note) * (1 + 0.004 * np.sin(2 * np.pi * 5.2 * t) * np.clip(t / 0.4, 0, 1))
    bright = np.clip(t / 0.09, 0, 1) * (0.65 + 0.35 * np.exp(-2.5 * t))
    out = sum(tone(pitch * k, count, k) / k ** (2.4 - 1.1 * bright) for k in range(1, 8))
    return np.asarray(out) * swell(count, 0.045, min(0.14, seconds / 3))


def _timpani(rng: Rng, note: int, seconds: float = 0.9) -> Signal:
    count = samples(seconds)
    out = tone(hertz(note) * (1 + 0.05 * np.exp(-30 * times(count))), count) * decay(count, seconds, 0.004)
    return out + 0.2 * hiss(rng, count, 120, 600) * decay(count, 0.07)


def _snare(rng: Rng) -> Signal:
    count = samples(0.16)
    return hiss(rng, count, 900, 6_000) * decay(count, 0.12) + 0.5 * tone(190, count) * decay(count, 0.07)


def _play_horns(out: Signal, beat: float, melody: Melody, level: float) -> None:
    for at, beats, note in melody:
        lay(out, _horn(note, beats * beat * 0.97), at * beat, level)


def _play_chords(out: Signal, beat: float, chords: Sequence[tuple[float, float, Sequence[int]]], level: float) -> None:
    for at, beats, notes in chords:
        for note in notes:
            lay(out, _pad(note, beats * beat + 0.25, 0.18), at * beat, level)


def theme_win(rng: Rng) -> Signal:
    """Victory: a march in C, ten seconds."""
    beat, out = 60 / 116, silence(10.6)
    melody = (
        (0, 0.75, 67), (0.75, 0.25, 67), (1, 1, 72), (2, 1, 76), (3, 0.75, 74), (3.75, 0.25, 72),
        (4, 1.5, 77), (5.5, 0.5, 76), (6, 1, 74), (7, 1, 71),
        (8, 0.75, 72), (8.75, 0.25, 74), (9, 1, 76), (10, 1, 79), (11, 0.75, 77), (11.75, 0.25, 76),
        (12, 1, 74), (13, 1, 79), (14, 5, 84),
    )  # fmt: skip
    chords = (
        (0, 4, (48, 55, 64)), (4, 2, (53, 57, 65)), (6, 2, (55, 59, 62)), (8, 3, (45, 60, 64)), (11, 1, (53, 57, 65)),
        (12, 2, (55, 59, 65)), (14, 5, (48, 60, 64, 67)),
    )  # fmt: skip
    _play_horns(out, beat, melody, 0.5)
    _play_horns(out, beat, [(14, 5, 76), (14, 5, 72), (12, 2, 71), (8, 3, 67)], 0.3)
    _play_chords(out, beat, chords, 0.16)
    for at in (0, 2, 4, 6, 8, 10, 12, 13, 14):
        lay(out, _timpani(rng, 36 if at % 4 < 2 or at == 14 else 43), at * beat, 0.9)
    for step in range(56):
        if step % 2 == 0 or step % 8 in (5, 7) or step >= 48:
            lay(out, _snare(rng), step * beat / 4, 0.07 + 0.05 * (step % 4 == 0) + 0.004 * max(step - 44, 0))
    return echoed(out, rng, 1.6, 0.35, 150, 3_000) * swell(len(out), 0.002, 1.2)


def theme_loss(rng: Rng) -> Signal:
    """Defeat: a slow fall in A minor, twelve seconds."""
    beat, out = 60 / 66, silence(12.6)
    melody = (
        (0, 1.5, 64), (1.5, 0.5, 62), (2, 2, 60), (4, 1.5, 62), (5.5, 0.5, 60), (6, 2, 59), (8, 1, 60), (9, 1, 56),
        (10, 3, 57),
    )  # fmt: skip
    chords = (
        (0, 2, (45, 52, 60)), (2, 2, (41, 53, 57)), (4, 2, (50, 53, 57)), (6, 2, (52, 56, 59)), (8, 2, (52, 56, 62)),
        (10, 3.2, (45, 52, 57)),
    )  # fmt: skip
    _play_horns(out, beat, melody, 0.36)
    _play_chords(out, beat, chords, 0.3)
    for at in (0, 4, 8, 10, 10.5):
        lay(out, _timpani(rng, 33, 1.4), at * beat, 0.7)
    return echoed(out, rng, 2.2, 0.45, 120, 2_200) * swell(len(out), 0.01, 2.0)


def theme_draw(rng: Rng) -> Signal:
    """Nobody has won: a question that is left open, eight seconds."""
    beat, out = 60 / 84, silence(8.4)
    melody = ((0, 1, 62), (1, 1, 67), (2, 2, 69), (4, 1, 67), (5, 1, 64), (6, 4, 69))
    chords = ((0, 2, (43, 50, 57)), (2, 2, (45, 52, 60)), (4, 2, (48, 55, 62)), (6, 4, (50, 57, 64)))
    _play_horns(out, beat, melody, 0.4)
    _play_chords(out, beat, chords, 0.28)
    for at in (0, 4, 6):
        lay(out, _timpani(rng, 38, 1.2), at * beat, 0.6)
    return echoed(out, rng, 2.0, 0.4, 120, 2_600) * swell(len(out), 0.01, 1.6)


_TITLE_CHORDS = (
    (50, 57, 65, 69), (48, 55, 64, 67), (46, 53, 62, 69), (45, 52, 60, 64),
    (50, 57, 65, 72), (53, 57, 60, 69), (43, 50, 58, 67), (45, 52, 62, 64),
)  # fmt: skip
"""Two rounds of four in D, the second with other tops; the last leads back to the first."""
_TITLE_NOTES = (
    (0.5, 74), (1.5, 77), (2.5, 76), (4.5, 72), (6, 76), (8.5, 74), (9.5, 69), (10.5, 70), (12.5, 72), (13.5, 69),
    (16.5, 74), (17.5, 77), (18, 79), (20.5, 81), (22, 77), (24.5, 74), (25.5, 70), (26, 74), (28.5, 76), (30, 69),
)  # fmt: skip


def theme_title(rng: Rng) -> Signal:
    """The title: slow chords and a few struck notes, thirty-odd seconds that loop."""
    beat = 60 / 58
    out = silence(32 * beat)
    for number, chord in enumerate(_TITLE_CHORDS):
        for note in chord:
            lay(
                out, _pad(note, 4 * beat + 1.6, 1.5), number * 4 * beat - (0 if number == 0 else 0.4), 0.16, round_=True
            )
    for at, note in _TITLE_NOTES:
        ring = bar(hertz(note), 2.2)
        lay(out, ring, at * beat, 0.30, round_=True)
        lay(out, ring, at * beat + 0.75 * beat, 0.07, round_=True)
    for number in range(8):
        for at in (0, 2.5):
            lay(out, _timpani(rng, 38 if number % 2 == 0 else 45, 1.6), (number * 4 + at) * beat, 0.16, round_=True)
    return out
