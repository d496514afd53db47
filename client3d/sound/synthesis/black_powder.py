"""Shots of the age of muzzle-loaders: slow powder, so a boom rather than a crack, and smoke that hisses."""

from __future__ import annotations

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


def _shot(rng: Rng, deep: float, seconds: float, crack: float, lock: float, whole: float) -> Signal:
    """One shot; `deep`: the pitch of its boom, `lock`: seconds from the hammer's click to the bang.

    `whole`: seconds that it lasts with the land's answer to it.
    """
    out = silence(whole)
    count = samples(0.03)
    lay(out, hiss(rng, count, 2_000, 6_000) * decay(count, 0.02), 0.0, 0.25)
    count = samples(seconds)
    pitch = rng.uniform(0.93, 1.07)
    bang = crack * hiss(rng, count, 1_200, 7_000) * decay(count, 0.05)
    bang += 1.1 * hiss(rng, count, 180 * pitch, 1_300 * pitch) * decay(count, 0.3)
    bang += 1.5 * tone(glide(deep * 3 * pitch, deep * pitch, count, 0.08), count) * decay(count, 0.4)
    lay(out, punched(driven(bang * 0.7, 2.0), 2.0, 0.05), lock)
    count = samples(min(seconds * 0.6, 0.5))
    lay(out, hiss(rng, count, 900, 4_500) * swell(count, 0.05, 0.3), lock + 0.12, 0.07)
    return out


def musket(rng: Rng) -> Signal:
    """A muzzle-loading rifle: cap, then a deep boom that rolls."""
    return echoed(_shot(rng, 74, 0.9, 0.7, 0.03, 1.4), rng, 0.9, 0.6, 90, 1_600)


def needle_gun(rng: Rng) -> Signal:
    """A needle gun: shorter and drier."""
    return echoed(_shot(rng, 105, 0.6, 1.1, 0.015, 0.95), rng, 0.6, 0.45, 140, 2_200)


def long_rifle(rng: Rng) -> Signal:
    """A sharpshooter's long barrel: hard, and an answer from far."""
    return echoed(_shot(rng, 88, 0.8, 1.5, 0.02, 1.5), rng, 1.2, 0.85, 160, 1_900)


def cavalry_carbine(rng: Rng) -> Signal:
    """A short barrel: lighter, with more flame than boom."""
    return echoed(_shot(rng, 120, 0.55, 0.9, 0.025, 0.9), rng, 0.5, 0.45, 150, 2_400)


def revolver(rng: Rng) -> Signal:
    """A revolver: a small bang, close by."""
    return echoed(_shot(rng, 165, 0.35, 1.0, 0.01, 0.6), rng, 0.4, 0.4, 200, 2_600)
