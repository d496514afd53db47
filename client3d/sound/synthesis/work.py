"""What soldiers do with their hands: building, digging, doors, tow bars, supplies."""

from __future__ import annotations

from client3d.sound.synthesis.signals import (
    Rng,
    Signal,
    decay,
    hiss,
    lay,
    samples,
    silence,
    swell,
    tone,
)


def hammer(rng: Rng) -> Signal:
    """Three blows on wood."""
    out = silence(0.85)
    for number in range(3):
        length = samples(0.2)
        pitch = rng.uniform(380, 460)
        blow = tone(pitch, length) * decay(length, 0.09) + 0.6 * tone(pitch * 2.7, length) * decay(length, 0.05)
        blow += 0.7 * hiss(rng, length, 700, 4_000) * decay(length, 0.03)
        lay(out, blow, number * 0.24 + rng.uniform(0, 0.03), rng.uniform(0.7, 1.0))
    return out


def dig(rng: Rng) -> Signal:
    """A spade in earth, and the earth thrown aside."""
    out = silence(0.9)
    for at, low, high, length, level in ((0.0, 500, 3_200, 0.22, 1.0), (0.42, 180, 1_300, 0.32, 0.8)):
        count = samples(length)
        lay(out, hiss(rng, count, low, high) * swell(count, 0.05, length * 0.7), at + rng.uniform(0, 0.04), level)
    return out


def door(rng: Rng) -> Signal:
    """A tailgate: a latch, and sheet metal that shuts."""
    out = silence(0.55)
    length = samples(0.05)
    lay(out, hiss(rng, length, 1_500, 5_000) * decay(length, 0.03), 0.0, 0.5)
    length = samples(0.35)
    slam = hiss(rng, length, 120, 1_200) * decay(length, 0.14)
    slam += 0.7 * tone(rng.uniform(130, 150), length) * decay(length, 0.25)
    lay(out, slam, 0.16)
    return out


def hitch(rng: Rng) -> Signal:
    """A tow bar that falls into its hook."""
    out = silence(0.5)
    for at, level in ((0.0, 0.6), (0.13, 1.0)):
        length = samples(0.3)
        pitch = rng.uniform(560, 680)
        ring = tone(pitch, length) * decay(length, 0.22) + 0.6 * tone(pitch * 2.41, length) * decay(length, 0.15)
        lay(out, ring + 0.8 * hiss(rng, length, 900, 5_000) * decay(length, 0.03), at, level)
    return out


def supply(rng: Rng) -> Signal:
    """Boxes set down, a belt of rounds."""
    out = silence(0.8)
    for number in range(2):
        length = samples(0.2)
        lay(out, hiss(rng, length, 120, 900) * decay(length, 0.1), number * 0.2, 0.9)
    for number in range(8):
        length = samples(0.07)
        pitch = rng.uniform(2_100, 3_200)
        lay(out, tone(pitch, length) * decay(length, 0.06), 0.36 + number * 0.045 + rng.uniform(0, 0.01), 0.22)
    return out
