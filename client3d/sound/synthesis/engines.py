"""What moves: engines, rotors, boots. All of it loops."""

from __future__ import annotations

import numpy as np

from client3d.sound.synthesis.signals import (
    Rng,
    Signal,
    decay,
    driven,
    harmonics,
    hiss,
    lay,
    low_pass,
    samples,
    silence,
    times,
    tone,
)

SECONDS = 2.0
"""How long a loop of an engine is: every frequency in it is a whole multiple of a half Hz, so that it closes."""


def _wander(rng: Rng, count: int, depth: float) -> Signal:
    """A level that is never quite the same, and closes in a loop."""
    return 1 + depth * hiss(rng, count, 0.8, 6)


def _engine(rng: Rng, firing: float, cylinders: int, growl: float) -> Signal:
    """A diesel: `firing` Hz of its strokes, each cylinder a little different, with the noise that each makes."""
    count = samples(SECONDS)
    phase = (times(count) * firing) % 1.0
    stroke = (times(count) * firing).astype(int) % cylinders
    strength = rng.uniform(0.7, 1.0, cylinders)[stroke]
    pulse = np.exp(-7 * phase) * strength
    out = 0.9 * harmonics(firing, (1.0, 0.8, 0.5, 0.35, 0.25, 0.2, 0.12), count)
    out += 1.6 * (pulse - np.mean(pulse)) * hiss(rng, count, 90, 900)
    out += growl * harmonics(firing / 2, (0.8, 0.0, 0.5, 0.0, 0.4, 0.0, 0.3), count)
    return driven(out * 0.5, 1.6) * _wander(rng, count, 0.07)


def engine_truck(rng: Rng) -> Signal:
    """A truck."""
    return low_pass(_engine(rng, 46, 6, 0.4), 2_200)


def _tracks(rng: Rng, links: float) -> Signal:
    """The links of tracks, so many a second, as they meet the sprocket."""
    out = silence(SECONDS)
    for number in range(round(links * SECONDS)):
        length = samples(0.06)
        pitch = rng.uniform(700, 1_300)
        link = hiss(rng, length, pitch, pitch * 3) * decay(length, 0.035)
        link += 0.6 * tone(pitch * 1.3, length) * decay(length, 0.05)
        lay(out, link, number / links + rng.uniform(0, 0.006), rng.uniform(0.5, 1.0), round_=True)
    return out


def engine_tank(rng: Rng) -> Signal:
    """A tank: a deep engine and the clatter of its tracks."""
    return low_pass(_engine(rng, 36, 8, 0.7), 1_600) + 0.22 * _tracks(rng, 13)


def engine_heavy_tank(rng: Rng) -> Signal:
    """A heavy tank: slower and deeper."""
    return low_pass(_engine(rng, 28, 12, 0.9), 1_200) + 0.22 * _tracks(rng, 9)


def _rotor(rng: Rng, beat: float, whine: float) -> Signal:
    """Blades that beat the air so many times a second, under a turbine."""
    count = samples(SECONDS)
    phase = (times(count) * beat) % 1.0
    slap = np.exp(-0.5 * ((phase - 0.3) / 0.11) ** 2)
    out = slap * hiss(rng, count, 70, 700) + 0.35 * (0.4 + slap) * hiss(rng, count, 500, 3_000)
    out += 0.9 * slap * tone(beat * 5, count)
    out += 0.05 * harmonics(whine, (1.0, 0.5, 0.3), count) + 0.1 * hiss(rng, count, 1_500, 5_000)
    return out * _wander(rng, count, 0.05)


def rotor(rng: Rng) -> Signal:
    """An attack helicopter."""
    return _rotor(rng, 12.5, 1_150)


def rotor_heavy(rng: Rng) -> Signal:
    """A transport helicopter: wider blades, slower."""
    return _rotor(rng, 9.5, 880)


def drone(rng: Rng) -> Signal:
    """Four small motors, not quite in tune."""
    count = samples(SECONDS)
    out = np.zeros(count)
    for pitch in (186.0, 189.5, 192.0, 196.5):
        out += harmonics(pitch, (1.0, 0.7, 0.55, 0.4, 0.3, 0.25, 0.15), count)
    return driven(out * 0.18, 1.3) * _wander(rng, count, 0.06) + 0.08 * hiss(rng, count, 2_000, 7_000)


def march(rng: Rng) -> Signal:
    """A few soldiers on the move: boots on earth, gear that rattles."""
    out = silence(SECONDS)
    for step in range(8):
        for soldier in range(3):
            length = samples(0.13)
            at = step * SECONDS / 8 + soldier * 0.035 + rng.uniform(0, 0.03)
            boot = hiss(rng, length, 130, 850) * decay(length, 0.1, 0.004)
            boot += 0.5 * hiss(rng, length, 1_200, 4_500) * decay(length, 0.06, 0.01)
            lay(out, boot, at, rng.uniform(0.5, 1.0), round_=True)
    for _ in range(5):
        length = samples(0.05)
        lay(out, tone(rng.uniform(2_300, 3_600), length) * decay(length, 0.04), rng.uniform(0, SECONDS), 0.1, True)
    return out
