"""What is heard on and round a table of miniatures: dice, ramrods, hammers, doors of wood, hooves, wheels, coins."""

from __future__ import annotations

from client3d.sound.synthesis.engines import SECONDS
from client3d.sound.synthesis.signals import (
    Rng,
    Signal,
    decay,
    hiss,
    lay,
    low_pass,
    samples,
    silence,
    swell,
    tone,
)


def _knock(rng: Rng, pitch: float, seconds: float) -> Signal:
    """Something small and hard on wood."""
    count = samples(seconds)
    out = tone(pitch, count) * decay(count, seconds * 0.5) + 0.5 * tone(pitch * 2.31, count) * decay(
        count, seconds * 0.3
    )
    out += 0.8 * hiss(rng, count, 1_800, 6_500) * decay(count, seconds * 0.2)
    return out + 0.7 * tone(pitch * 0.19, count) * decay(count, seconds)


def dice(rng: Rng) -> Signal:
    """A few dice thrown on a table: they knock together, bounce, and come to lie."""
    out = silence(0.95)
    for _ in range(3):
        lay(out, _knock(rng, rng.uniform(1_700, 2_400), 0.05), rng.uniform(0, 0.08), 0.45)
    for _ in range(2):
        at, gap, level = 0.1 + rng.uniform(0, 0.05), rng.uniform(0.12, 0.17), 1.0
        while at < 0.8 and level > 0.12:
            lay(out, _knock(rng, rng.uniform(900, 1_500), 0.08), at, level)
            at, gap, level = at + gap, gap * rng.uniform(0.68, 0.84), level * rng.uniform(0.6, 0.78)
    return out


def ramrod(rng: Rng) -> Signal:
    """A ramrod pushed down a barrel, twice."""
    out = silence(0.8)
    for at, length, level in ((0.0, 0.26, 0.8), (0.38, 0.2, 1.0)):
        count = samples(length)
        slide = hiss(rng, count, 1_400, 4_800) * swell(count, length * 0.4, length * 0.4)
        lay(out, slide + 0.15 * tone(rng.uniform(880, 960), count) * swell(count, 0.05, 0.1), at, level * 0.5)
        lay(out, _knock(rng, rng.uniform(620, 720), 0.09), at + length, level)
    return out


def hammer_cocked(rng: Rng) -> Signal:
    """A hammer drawn back: two clicks."""
    out = silence(0.3)
    for at, level in ((0.0, 0.6), (0.1, 1.0)):
        count = samples(0.08)
        click = hiss(rng, count, 1_600, 7_000) * decay(count, 0.03)
        lay(out, click + 0.4 * tone(rng.uniform(1_250, 1_450), count) * decay(count, 0.05), at, level)
    return out


def wooden_door(rng: Rng) -> Signal:
    """A latch, hinges that creak, and boards that shut."""
    out = silence(0.9)
    lay(out, _knock(rng, 1_100, 0.06), 0.0, 0.5)
    count = samples(0.4)
    creak = rng.uniform(260, 300)
    rough = tone(creak + 25 * tone(5, count), count) * (0.5 + 0.5 * tone(23, count))
    lay(out, low_pass(rough, 1_500) * swell(count, 0.12, 0.15), 0.08, 0.22)
    count = samples(0.35)
    slam = hiss(rng, count, 90, 800) * decay(count, 0.16) + 0.8 * tone(rng.uniform(92, 108), count) * decay(count, 0.22)
    lay(out, slam, 0.52)
    return out


def gallop(rng: Rng) -> Signal:
    """A horse at a gallop: three beats and a rest, leather and a bit that rings."""
    out = silence(SECONDS)
    strides = 4
    for stride in range(strides):
        for beat, level in ((0.0, 0.7), (0.16, 0.85), (0.3, 1.0)):
            count = samples(0.14)
            hoof = hiss(rng, count, 110, 700) * decay(count, 0.09, 0.003)
            hoof += 0.7 * tone(rng.uniform(150, 185), count) * decay(count, 0.08)
            lay(out, hoof, (stride + beat * 1.6) * SECONDS / strides + rng.uniform(0, 0.012), level, round_=True)
        count = samples(0.06)
        lay(
            out,
            tone(rng.uniform(2_600, 3_300), count) * decay(count, 0.05),
            (stride + 0.6) * SECONDS / strides,
            0.08,
            True,
        )
    return out


def cart(rng: Rng) -> Signal:
    """A wagon: iron tyres on stones, boards that creak."""
    count = samples(SECONDS)
    out = 0.6 * hiss(rng, count, 90, 900)
    for _ in range(26):
        length = samples(0.07)
        stone = hiss(rng, length, 300, 2_600) * decay(length, 0.05)
        lay(out, stone, rng.uniform(0, SECONDS), rng.uniform(0.5, 1.3), round_=True)
    for _ in range(3):
        length = samples(0.22)
        creak = tone(rng.uniform(330, 420) + 18 * tone(7, length), length) * swell(length, 0.06, 0.1)
        lay(out, low_pass(creak, 1_600), rng.uniform(0, SECONDS), 0.35, round_=True)
    return out


def coins(rng: Rng) -> Signal:
    """A handful of coins counted out."""
    out = silence(0.7)
    for number in range(6):
        count = samples(0.25)
        pitch = rng.uniform(2_900, 4_100)
        ring = tone(pitch, count) * decay(count, 0.2) + 0.6 * tone(pitch * 1.53, count) * decay(count, 0.14)
        ring += 0.4 * hiss(rng, count, 3_000, 8_000) * decay(count, 0.02)
        lay(out, ring, number * 0.07 + rng.uniform(0, 0.025), rng.uniform(0.5, 1.0))
    return out
