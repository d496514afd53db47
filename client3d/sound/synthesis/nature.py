"""What is round a battle: fire, rain, wind, birds, crickets. All of it loops."""

from __future__ import annotations

import numpy as np

from client3d.sound.synthesis.signals import (
    Rng,
    Signal,
    decay,
    hiss,
    lay,
    samples,
    silence,
    swell,
    times,
    tone,
)


def _scattered(rng: Rng, seconds: float, count: int, pitch: tuple[float, float], length: float) -> Signal:
    """Short noises, strewn evenly."""
    out = silence(seconds)
    for _ in range(count):
        size = samples(length * rng.uniform(0.5, 1.5))
        middle = rng.uniform(*pitch)
        grain = hiss(rng, size, middle * 0.7, middle * 1.4) * decay(size, size / 22_050)
        lay(out, grain, rng.uniform(0, seconds), rng.uniform(0.1, 1.0) ** 2, round_=True)
    return out


def fire(rng: Rng) -> Signal:
    """A forest on fire: a breath, and wood that cracks."""
    seconds = 4.0
    count = samples(seconds)
    out = 0.5 * hiss(rng, count, 60, 500) * (1 + 0.4 * hiss(rng, count, 0.5, 5)) + 0.12 * hiss(rng, count, 500, 3_000)
    return out + 0.9 * _scattered(rng, seconds, 110, (900, 5_500), 0.014)


def rain(rng: Rng) -> Signal:
    """Steady rain on leaves and earth."""
    seconds = 4.0
    count = samples(seconds)
    out = 0.45 * hiss(rng, count, 900, 7_000, 1) * (1 + 0.08 * hiss(rng, count, 0.5, 3)) + 0.12 * hiss(
        rng, count, 150, 800
    )
    return out + 0.5 * _scattered(rng, seconds, 420, (1_200, 6_000), 0.012)


def wind(rng: Rng) -> Signal:
    """Gusts over open land."""
    seconds = 6.0
    count = samples(seconds)
    out = np.zeros(count)
    for low, high, level in ((90, 320, 1.0), (260, 620, 0.6), (500, 1_100, 0.25)):
        gust = np.clip(1 + 0.45 * hiss(rng, count, 0.15, 0.8), 0.15, 2.2)
        out += level * gust * hiss(rng, count, low, high)
    return out


def birds(rng: Rng) -> Signal:
    """A few birds, with silence between them."""
    seconds = 9.0
    out = silence(seconds)
    for number in range(7):
        at, base = (number + rng.uniform(0, 0.6)) * seconds / 7, rng.uniform(2_300, 4_200)
        far = rng.uniform(0.25, 1.0)
        for note in range(int(rng.integers(2, 6))):
            length = samples(rng.uniform(0.05, 0.13))
            bend = base * (1 + rng.uniform(-0.18, 0.22) * np.linspace(0, 1, length) + rng.uniform(-0.1, 0.1))
            lay(out, tone(bend, length) * swell(length, 0.02, 0.03), at + note * rng.uniform(0.11, 0.17), far, True)
    return out + 0.02 * hiss(rng, len(out), 200, 1_500)


def crickets(rng: Rng) -> Signal:
    """A summer's night."""
    seconds = 4.0
    count = samples(seconds)
    out = np.zeros(count)
    t = times(count)
    for pitch, rate, chirps, level in (
        (4_300.0, 32.0, 1.5, 1.0),
        (4_725.0, 29.0, 1.25, 0.6),
        (3_900.0, 35.0, 1.75, 0.4),
    ):
        phase = rng.random()
        chirp = np.clip(np.sin(2 * np.pi * (t * chirps + phase)) * 4 - 0.5, 0, 1)
        out += level * tone(pitch, count) * chirp * (0.5 + 0.5 * tone(rate, count))
    return out + 0.03 * hiss(rng, count, 200, 1_200)
