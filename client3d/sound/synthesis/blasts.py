"""Hits, explosions, and what breaks."""

from __future__ import annotations

import numpy as np

from client3d.sound.synthesis.signals import (
    Rng,
    Signal,
    decay,
    driven,
    echoed,
    glide,
    hiss,
    lay,
    punched,
    samples,
    silence,
    swell,
    tone,
)


def _explosion(rng: Rng, deep: float, seconds: float) -> Signal:
    """A burst whose highs go first and whose lows roll on."""
    count = samples(seconds)
    pitch = rng.uniform(0.93, 1.07)
    out = 0.9 * hiss(rng, count, 1_200, 8_000) * decay(count, seconds * 0.14)
    out += 1.0 * hiss(rng, count, 300, 1_600) * decay(count, seconds * 0.42)
    out += 1.3 * hiss(rng, count, 50, 350) * decay(count, seconds * 0.95)
    out += 1.8 * tone(glide(deep * 3 * pitch, deep * pitch, count, seconds * 0.15), count) * decay(count, seconds * 0.6)
    out = punched(driven(out * 0.7, 2.4), 1.8, 0.12)
    # the roll is uneven: it comes back from the land in waves
    waves = 1 + 0.5 * hiss(rng, count, 1.5, 9) * np.clip(np.arange(count) / samples(0.2), 0, 1)
    return echoed(out * np.clip(waves, 0.2, 2.0), rng, seconds * 0.9, 0.5, 60, 1_200)


def explosion_small(rng: Rng) -> Signal:
    """A bomb of a drone, a mortar's shell."""
    return _explosion(rng, 62, 0.9)


def explosion_medium(rng: Rng) -> Signal:
    """A tank's shell, a rocket."""
    return _explosion(rng, 50, 1.25)


def explosion_large(rng: Rng) -> Signal:
    """A cannon's shell."""
    return _explosion(rng, 36, 1.7)


def vehicle_explodes(rng: Rng) -> Signal:
    """Fuel and ammunition go up, and sheet metal comes down."""
    out = _explosion(rng, 40, 1.8)
    for _ in range(7):
        at = rng.uniform(0.25, 1.2)
        lay(out, _clank(rng, rng.uniform(500, 1_500), 0.25), at, rng.uniform(0.05, 0.16))
    return out


def mine(rng: Rng) -> Signal:
    """Under the ground: a dull blow, and earth that falls."""
    out = 0.9 * _explosion(rng, 54, 1.2)
    out += _grains(rng, 1.2, 40, 0.25, 1.0, (300, 2_400), 0.05)
    return out


def _clank(rng: Rng, pitch: float, seconds: float) -> Signal:
    """Metal struck: partials that are no multiples of each other."""
    count = samples(seconds)
    partials = (1.0, 1.71, 2.33, 3.46, 4.89)
    out = sum(
        tone(pitch * ratio * rng.uniform(0.98, 1.02), count) * decay(count, seconds / (1 + place * 0.5)) / (1 + place)
        for place, ratio in enumerate(partials)
    )
    return np.asarray(out) + 0.4 * hiss(rng, count, 1_500, 7_000) * decay(count, 0.02)


def _grains(
    rng: Rng, seconds: float, count: int, first: float, last: float, pitch: tuple[float, float], size: float
) -> Signal:
    """Many small things that fall, fewer and softer towards the end."""
    out = silence(seconds)
    for _ in range(count):
        share = rng.random() ** 1.7
        length = samples(size * rng.uniform(0.5, 1.5))
        middle = rng.uniform(*pitch)
        grain = hiss(rng, length, middle * 0.6, middle * 1.6) * decay(length, length / 22_050)
        lay(out, grain, first + (last - first) * share, (1 - share * 0.8) * rng.uniform(0.1, 0.3))
    return out


def bullet_hit(rng: Rng) -> Signal:
    """Rounds that strike earth and stone."""
    out = silence(0.5)
    for number in range(3):
        length = samples(0.12)
        dirt = hiss(rng, length, 350, 2_200) * decay(length, 0.08)
        lay(out, dirt, number * 0.09 + rng.uniform(0, 0.02), rng.uniform(0.6, 1.0))
    length = samples(0.28)
    whine = tone(glide(rng.uniform(2_100, 2_700), 1_100, length, 0.3), length) * swell(length, 0.02, 0.2)
    lay(out, whine, 0.1, 0.12)
    return out


def flak_burst(rng: Rng) -> Signal:
    """Small bursts in the air."""
    out = silence(0.8)
    for number in range(3):
        length = samples(0.35)
        puff = hiss(rng, length, 180, 1_500) * decay(length, 0.25)
        puff += tone(glide(210, 90, length, 0.08), length) * decay(length, 0.2)
        lay(out, puff, number * 0.1 + rng.uniform(0, 0.03), rng.uniform(0.6, 1.0))
    return echoed(out, rng, 0.5, 0.5, 100, 1_500)


def metal_hit(rng: Rng) -> Signal:
    """Armour that was struck."""
    out = silence(0.6)
    lay(out, _clank(rng, rng.uniform(330, 420), 0.5), 0.0, 0.7)
    length = samples(0.1)
    lay(out, hiss(rng, length, 200, 3_000) * decay(length, 0.06), 0.0, 0.8)
    return out


def body_hit(rng: Rng) -> Signal:
    """A soldier who is struck: a dull blow on cloth and pack."""
    count = samples(0.3)
    out = hiss(rng, count, 120, 900) * decay(count, 0.09)
    return out + tone(glide(170, 80, count, 0.06), count) * decay(count, 0.12)


def soldier_falls(rng: Rng) -> Signal:
    """A body and its gear on the ground."""
    out = silence(0.7)
    for at, level, low in ((0.05, 0.6, 170), (0.22, 1.0, 120)):
        length = samples(0.3)
        blow = hiss(rng, length, low, 700) * decay(length, 0.14) + tone(glide(120, 60, length, 0.08), length) * decay(
            length, 0.18
        )
        lay(out, blow, at + rng.uniform(0, 0.04), level)
    for _ in range(4):
        lay(out, _clank(rng, rng.uniform(1_400, 2_600), 0.1), rng.uniform(0.2, 0.45), 0.06)
    return out


def drone_breaks(rng: Rng) -> Signal:
    """Plastic and rotors in pieces."""
    out = silence(0.6)
    length = samples(0.2)
    lay(out, hiss(rng, length, 500, 5_000) * decay(length, 0.08), 0.0)
    for _ in range(9):
        lay(out, _clank(rng, rng.uniform(1_200, 3_200), 0.09), rng.uniform(0.0, 0.35), rng.uniform(0.1, 0.25))
    return out


def craft_falls(rng: Rng) -> Signal:
    """A craft out of control: its engine howls downwards, its blades beat unevenly."""
    count = samples(1.1)
    pitch = glide(520, 170, count, 1.6) * rng.uniform(0.95, 1.05)
    out = sum(level * tone(pitch * k, count, k) for k, level in ((1, 1.0), (2, 0.5), (3, 0.4)))
    beat = 0.6 + 0.4 * tone(np.linspace(17, 8, count), count)
    out = np.asarray(out) * beat + 0.9 * hiss(rng, count, 200, 1_400) * beat
    return driven(out * 0.5, 1.5) * swell(count, 0.1, 0.1)


def structure_hit(rng: Rng) -> Signal:
    """Wood, stone and plaster that splinter."""
    count = samples(0.8)
    out = hiss(rng, count, 90, 900) * decay(count, 0.25) + 0.6 * hiss(rng, count, 1_000, 5_000) * decay(count, 0.08)
    return out + _grains(rng, 0.8, 30, 0.05, 0.7, (500, 2_600), 0.04)


def structure_falls(rng: Rng) -> Signal:
    """A building comes down."""
    seconds = 1.9
    count = samples(seconds)
    out = 1.1 * hiss(rng, count, 40, 260) * swell(count, 0.15, 1.3) + 0.7 * _explosion(rng, 44, seconds)
    return out + 1.6 * _grains(rng, seconds, 110, 0.05, 1.7, (250, 1_900), 0.08)


def fire_lit(rng: Rng) -> Signal:
    """Wood that goes up in flames."""
    count = samples(0.9)
    out = hiss(rng, count, 120, 1_200) * swell(count, 0.25, 0.5)
    return out + 1.2 * _grains(rng, 0.9, 22, 0.1, 0.8, (1_200, 5_000), 0.012)


def jammed(rng: Rng) -> Signal:
    """A radio link that breaks up."""
    count = samples(0.6)
    gates = (hiss(rng, count, 6, 26) > -0.2).astype(np.float64)
    gates = np.convolve(gates, np.ones(60) / 60, "same")
    carrier = tone(900 + 500 * tone(37, count), count) + 0.8 * hiss(rng, count, 1_200, 6_000)
    return carrier * gates * swell(count, 0.02, 0.12)


def atomic_bomb(rng: Rng) -> Signal:
    """A blow without end: a crack, then the ground itself, rolling for seconds."""
    count = samples(4.0)
    out = 1.2 * hiss(rng, count, 700, 6_000) * decay(count, 0.25)
    out += 1.3 * hiss(rng, count, 45, 420) * decay(count, 3.2, 0.02)
    out += 1.6 * tone(glide(70, 26, count, 1.2), count) * decay(count, 3.6, 0.01)
    rumble = hiss(rng, count, 30, 160) * swell(count, 0.7, 2.4)
    return echoed(driven((out + 0.9 * rumble) * 0.6, 2.2), rng, 3.0, 0.5, 50, 700)
