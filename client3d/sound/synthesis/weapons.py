"""Shots: what is heard where they leave."""

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
    long_enough,
    punched,
    samples,
    silence,
    swell,
    tone,
)

BURST_GAP, FLAK_GAP = 0.09, 0.07
"""Seconds between rounds, as the scene draws them (`client3d.scene.shots`)."""


def _round(rng: Rng, body: float, seconds: float, thump: float, crack: float) -> Signal:
    """One round of a small arm: a crack, a body round a frequency, a thump under it."""
    count = samples(seconds)
    pitch = rng.uniform(0.94, 1.06)
    out = crack * hiss(rng, count, 1_800, 9_000) * decay(count, 0.035)
    out += hiss(rng, count, body * pitch * 0.6, body * pitch * 2.2) * decay(count, seconds * 0.8)
    out += thump * tone(glide(190 * pitch, 65, count, 0.05), count) * decay(count, seconds)
    return punched(driven(out * 0.6, 1.6), 1.6, 0.03)


def _rounds(rng: Rng, count: int, gap: float, seconds: float, one: tuple[float, float, float, float]) -> Signal:
    out = silence(seconds)
    for number in range(count):
        late = rng.uniform(0, 0.008) if number else 0.0
        lay(out, _round(rng, *one), number * gap + late, rng.uniform(0.85, 1.0))
    return out


def rifle(rng: Rng) -> Signal:
    """Riflemen: four rounds."""
    return echoed(_rounds(rng, 4, BURST_GAP, 0.85, (620, 0.14, 0.9, 0.8)), rng, 0.5, 0.5)


def carbine(rng: Rng) -> Signal:
    """Scouts: four lighter rounds."""
    return echoed(_rounds(rng, 4, BURST_GAP, 0.75, (900, 0.10, 0.5, 0.9)), rng, 0.4, 0.4)


def assault_rifle(rng: Rng) -> Signal:
    """The general's: four rounds with more weight."""
    return echoed(_rounds(rng, 4, BURST_GAP, 0.85, (480, 0.15, 1.3, 0.7)), rng, 0.5, 0.5)


def pistol(rng: Rng) -> Signal:
    """One short round."""
    return echoed(long_enough(_round(rng, 820, 0.12, 0.6, 0.9), 0.5), rng, 0.35, 0.4)


def sniper_rifle(rng: Rng) -> Signal:
    """One hard round, and its echo from far."""
    shot = long_enough(_round(rng, 420, 0.22, 1.5, 1.5), 1.25)
    return echoed(shot, rng, 1.1, 0.9, 200, 1_800)


def _gun(rng: Rng, deep: float, seconds: float, crack: float) -> Signal:
    """A gun: a blow, its body, and the air that it moves."""
    count = samples(seconds)
    pitch = rng.uniform(0.95, 1.05)
    out = 1.6 * crack * hiss(rng, count, 900, 8_000) * decay(count, 0.09)
    out += 1.1 * hiss(rng, count, 110 * pitch, 900 * pitch) * decay(count, 0.45)
    out += 1.8 * tone(glide(deep * 2.6 * pitch, deep * pitch, count, 0.12), count) * decay(count, 0.6)
    return echoed(punched(driven(out * 0.7, 2.2), 2.4, 0.07), rng, seconds, 0.6, 70, 1_400)


def tank_gun(rng: Rng) -> Signal:
    """A tank's gun."""
    return _gun(rng, 58, 1.2, 1.3)


def heavy_gun(rng: Rng) -> Signal:
    """A heavy tank's gun: deeper and longer."""
    return _gun(rng, 44, 1.4, 1.1)


def cannon(rng: Rng) -> Signal:
    """A field gun: the deepest, with a ring of its barrel."""
    shot = _gun(rng, 38, 1.5, 0.8)
    ring = tone(312 * rng.uniform(0.98, 1.02), len(shot)) * decay(len(shot), 0.5, 0.01)
    return shot + 0.05 * ring


def mortar(rng: Rng) -> Signal:
    """A hollow thump from a tube."""
    count = samples(0.7)
    pitch = rng.uniform(0.94, 1.06)
    out = 1.6 * tone(glide(330 * pitch, 105 * pitch, count, 0.06), count) * decay(count, 0.28)
    out += 0.5 * hiss(rng, count, 250, 1_100) * decay(count, 0.16)
    out += 0.25 * hiss(rng, count, 2_000, 6_000) * decay(count, 0.05)
    return echoed(punched(driven(out, 1.4), 0.8, 0.05), rng, 0.6, 0.4, 100, 1_200)


def _whoosh(rng: Rng, seconds: float, low: float, high: float) -> Signal:
    """A motor that lights and flies off: bands one after the other, each lower than the one before."""
    count = samples(seconds)
    out = np.zeros(count)
    for place in range(6):
        share = place / 5
        middle = high * (low / high) ** share
        start = samples(share * seconds * 0.4)
        rest = count - start
        out[start:] += hiss(rng, rest, middle * 0.6, middle * 1.7) * decay(rest, seconds * (0.5 + share / 2), 0.03)
    return out


def rocket(rng: Rng) -> Signal:
    """A rocket from the shoulder or a rail."""
    count = samples(1.1)
    out = 0.5 * _whoosh(rng, 1.1, 260, 3_200)
    out += 1.6 * hiss(rng, count, 150, 1_600) * decay(count, 0.12)
    return echoed(driven(out * 0.7, 1.5), rng, 0.7, 0.4)


def rocket_salvo(rng: Rng) -> Signal:
    """Two rockets from a helicopter's pods, one just after the other."""
    out = silence(1.15)
    for at, level in ((0.0, 1.0), (0.13, 0.85)):
        lay(out, rocket(rng), at, level)
    return out


def missile(rng: Rng) -> Signal:
    """A missile: a kick, then a roar that climbs away."""
    count = samples(1.3)
    out = 0.6 * _whoosh(rng, 1.3, 180, 2_000)
    out += 0.4 * tone(glide(240, 90, count, 0.6), count) * decay(count, 0.9, 0.02)
    out += 1.8 * hiss(rng, count, 120, 1_200) * decay(count, 0.16)
    return echoed(driven(out * 0.7, 1.7), rng, 0.9, 0.5)


def flak(rng: Rng) -> Signal:
    """Five quick rounds of a light gun."""
    return echoed(_rounds(rng, 5, FLAK_GAP, 0.95, (340, 0.15, 1.6, 0.8)), rng, 0.6, 0.6, 100, 1_800)


def autocannon(rng: Rng) -> Signal:
    """A helicopter's gun: four heavy rounds."""
    return echoed(_rounds(rng, 4, BURST_GAP, 0.95, (280, 0.17, 1.9, 0.7)), rng, 0.6, 0.6, 100, 1_800)


def bomb_fall(rng: Rng) -> Signal:
    """A bomb let go: a click and a short whistle downwards."""
    count = samples(0.5)
    pitch = rng.uniform(0.95, 1.05)
    out = 0.5 * tone(np.linspace(1_500, 820, count) * pitch, count) * swell(count, 0.08, 0.12)
    out += 0.15 * hiss(rng, count, 800, 3_000) * swell(count, 0.2, 0.1)
    lay(out, hiss(rng, samples(0.03), 1_500, 6_000) * decay(samples(0.03), 0.02), 0.0, 0.5)
    return out


def drone_dive(rng: Rng) -> Signal:
    """A drone that throws itself on something: its rotors scream."""
    count = samples(0.5)
    rise = np.linspace(240, 620, count) * rng.uniform(0.95, 1.05)
    out = sum(level * tone(rise * k, count, k) for k, level in ((1, 1.0), (2, 0.6), (3, 0.45), (5, 0.25)))
    return driven(np.asarray(out) * 0.6, 1.5) * swell(count, 0.06, 0.03)
