"""Particles of each effect as plain functions of time: the same moment always gives the same puffs.

An emitter gives records of `PARTICLE`; lengths are cells, times seconds, colours as seen on the screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

PARTICLE = np.dtype(
    [
        ("at", "f4", 3),
        ("size", "f4"),
        ("roll", "f4"),
        ("colour", "f4", 3),
        ("alpha", "f4"),
        ("burn", "f4"),
        ("stretch", "f4", 3),
    ]
)
Particles = NDArray[np.void]
Point = tuple[float, float, float]
WIND = np.array([0.36, -0.10, 0.0], np.float32)


@dataclass(frozen=True)
class Glow:
    """A point light: world position, reach in cells, linear colour."""

    at: Point
    reach: float
    colour: Point


class Emitter(Protocol):
    """Something that gives particles; `lasting` ones do not keep the scene busy."""

    lasting: bool

    def over(self, now: float) -> bool:
        """Whether it will never show again."""

    def particles(self, now: float) -> Particles:
        """What it shows at a moment of the scene's time."""

    def glow(self, now: float) -> Glow | None:
        """The light it throws at that moment."""


def records(count: int) -> Particles:
    """Empty particles."""
    return np.zeros(count, PARTICLE)


def _dome(rng: np.random.Generator, count: int) -> NDArray[np.float64]:
    """Directions (count, 3) of length 1 in the upper half."""
    d = rng.normal(0, 1, (count, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    d[:, 2] = np.abs(d[:, 2])
    return d


def faded(age: ArrayLike, rise: float, fall: float) -> NDArray[np.float64]:
    """0..1 over an age of 0..1: up within `rise`, down from `fall`; 0 outside."""
    age = np.asarray(age, np.float64)
    return np.clip(age / max(rise, 1e-6), 0, 1) * np.clip((1 - age) / (1 - fall), 0, 1) * ((age >= 0) & (age <= 1))


class Explosion:
    """Fire, then smoke, with sparks and a flash of light."""

    lasting = False
    FIRE, SMOKE, SPARKS = 38, 40, 70
    SECONDS = 2.4

    def __init__(self, at: Point, size: float, start: float, rng: np.random.Generator) -> None:
        self.at, self.size, self.start = at, size, start
        n = self.FIRE + self.SMOKE + self.SPARKS
        self._way, self._reach, self._roll = _dome(rng, n), rng.random(n) ** 0.5, rng.uniform(0, 6.28, n)
        self._grain, self._delay = rng.random(n), rng.random(n)

    def over(self, now: float) -> bool:
        """See Emitter."""
        return now > self.start + self.SECONDS

    def particles(self, now: float) -> Particles:
        """See Emitter."""
        t = now - self.start
        out = records(len(self._way))
        if t < 0:
            return out[:0]
        f, s = self.FIRE, self.FIRE + self.SMOKE
        burst = 1 - np.exp(-t * 9)
        fire, smoke, spark = out[:f], out[f:s], out[s:]
        age = t / (0.40 + 0.30 * self._delay[:f])
        k = self._reach[:f]
        fire["at"] = (
            self.at + self._way[:f] * (0.50 * k * burst)[:, None] * self.size + np.array([0, 0, 0.25 * t]) * self.size
        )
        fire["size"] = (0.15 + 0.15 * self._grain[:f]) * self.size * (0.5 + 0.7 * np.clip(age, 0, 1))
        fire["colour"] = np.stack([np.ones(f), 0.66 - 0.38 * k - 0.2 * np.clip(age, 0, 1), 0.18 - 0.10 * k], -1)
        fire["alpha"], fire["burn"] = 0.62 * faded(age, 0.05, 0.35), 1.0
        age = t / (1.3 + 1.0 * self._delay[f:s])
        k = 0.6 + 0.8 * self._reach[f:s]
        smoke["at"] = (
            self.at
            + (
                self._way[f:s] * (0.46 * k * burst)[:, None]
                + np.array([0, 0, 0.08])
                + WIND * t
                + np.array([0, 0, 0.30 * t])
            )
            * self.size
        )
        smoke["size"] = (0.14 + 0.16 * self._grain[f:s]) * self.size * (0.6 + 1.2 * np.clip(age, 0, 1))
        smoke["colour"] = (0.16 + 0.16 * self._grain[f:s])[:, None]
        smoke["alpha"] = 0.5 * faded(age, 0.10, 0.25)
        age = t / (0.35 + 0.6 * self._delay[s:])
        speed = (1.2 + 2.0 * self._reach[s:]) * self.size
        spark["at"] = (
            self.at + self._way[s:] * (speed * (1 - np.exp(-t * 2.5)) / 2.5)[:, None] + np.array([0, 0, -0.9 * t * t])
        )
        spark["size"], spark["colour"], spark["burn"] = 0.012 + 0.018 * self._grain[s:], (1.0, 0.75, 0.30), 1.0
        spark["alpha"] = faded(age, 0.01, 0.6)
        out["roll"] = self._roll + t * 0.6
        return out

    def glow(self, now: float) -> Glow | None:
        """See Emitter."""
        t = now - self.start
        k = max(0.0, 1 - t / 0.7) ** 2 if t >= 0 else 0.0
        x, y, z = self.at
        return Glow((x, y, z + 0.4), 3.2 * self.size, (5.0 * k, 2.6 * k, 0.9 * k)) if k > 0.01 else None


class Muzzle:
    """A short flash and a breath of smoke before a gun."""

    lasting = False
    SECONDS = 0.7
    COUNT = 14

    def __init__(self, at: Point, way: Point, size: float, start: float, rng: np.random.Generator) -> None:
        self.at, self.way, self.size, self.start = at, np.array(way), size, start
        self._spread, self._reach, self._roll = (
            rng.normal(0, 1, (self.COUNT, 3)),
            rng.random(self.COUNT),
            rng.uniform(0, 6.28, self.COUNT),
        )

    def over(self, now: float) -> bool:
        """See Emitter."""
        return now > self.start + self.SECONDS

    def particles(self, now: float) -> Particles:
        """See Emitter."""
        t = now - self.start
        if t < 0:
            return records(0)
        out = records(self.COUNT)
        fire, smoke = out[:5], out[5:]
        fire["at"] = self.at + self.way * (np.linspace(0, 0.16, 5) * self.size)[:, None]
        fire["size"], fire["colour"], fire["burn"] = np.linspace(0.11, 0.05, 5) * self.size, (1.0, 0.76, 0.32), 1.0
        fire["alpha"] = 0.95 * faded(np.full(5, t / 0.12), 0.01, 0.4)
        age = t / (0.35 + 0.35 * self._reach[5:])
        drift = self.way * ((0.1 + 0.35 * self._reach[5:]) * (1 - np.exp(-t * 6)) * self.size)[:, None]
        smoke["at"] = self.at + drift + self._spread[5:] * 0.03 * self.size + WIND * t * 0.5
        smoke["size"] = (0.05 + 0.12 * np.clip(age, 0, 1)) * self.size
        smoke["colour"], smoke["alpha"] = 0.72, 0.32 * faded(age, 0.1, 0.2)
        out["roll"] = self._roll
        return out

    def glow(self, now: float) -> Glow | None:
        """See Emitter."""
        t = now - self.start
        k = max(0.0, 1 - t / 0.14) if t >= 0 else 0.0
        return Glow(self.at, 1.8 * self.size, (3.0 * k, 1.9 * k, 0.8 * k)) if k > 0.01 else None


class Plume:
    """Dark smoke that leans with the wind, for some seconds or (None) for good, with or without fire at its foot."""

    SMOKE, FIRE = 44, 22
    RISE = 3.4  # seconds a puff lives

    def __init__(
        self,
        at: Point,
        seconds: float | None,
        start: float,
        rng: np.random.Generator,
        *,
        size: float = 1.0,
        fire: float = 0.0,
        dark: float = 0.10,
    ) -> None:
        self.at, self.seconds, self.start, self.size, self.fire, self.dark = at, seconds, start, size, fire, dark
        self.lasting = True
        n = self.SMOKE + self.FIRE
        self._phase, self._off, self._roll, self._grain = (
            rng.random(n),
            rng.normal(0, 1, (n, 3)),
            rng.uniform(0, 6.28, n),
            rng.random(n),
        )

    def over(self, now: float) -> bool:
        """See Emitter."""
        return self.seconds is not None and now > self.start + self.seconds

    def particles(self, now: float) -> Particles:
        """See Emitter."""
        strength = 1.0 if self.seconds is None else float(np.clip((self.start + self.seconds - now) / 1.5, 0, 1))
        n = self.SMOKE
        out = records(n + (self.FIRE if self.fire else 0))
        smoke, fire = out[:n], out[n:]
        t = (self._phase[:n] + now / self.RISE) % 1.0
        spread = (0.05 + 0.15 * t)[:, None] * self._off[:n] * np.array([1, 1, 0.3])
        smoke["at"] = (
            self.at
            + (spread + WIND * (t * t * 3.0)[:, None] + np.stack([0 * t, 0 * t, 0.12 + 2.8 * t], -1)) * self.size
        )
        smoke["size"] = (0.10 + 0.42 * t**0.8) * self.size
        smoke["colour"] = np.clip(self.dark + 0.24 * t + 0.05 * (self._grain[:n] - 0.5), 0, 1)[:, None]
        smoke["alpha"] = 0.62 * (1 - t) ** 0.75 * np.clip(t * 9 + 0.2, 0, 1) * strength
        if self.fire:
            t = (self._phase[n:] + now / (0.5 + 0.4 * self._grain[n:])) % 1.0
            fire["at"] = (
                self.at
                + (self._off[n:] * np.array([0.12, 0.12, 0.0]) + np.stack([0 * t, 0 * t, 0.04 + 0.42 * t], -1))
                * self.fire
            )
            fire["size"] = (0.17 * (1 - t) + 0.05) * self.fire
            fire["colour"] = np.stack([np.ones_like(t), 0.52 - 0.28 * t, 0.10 - 0.05 * t], -1)
            fire["alpha"], fire["burn"] = 0.5 * (1 - t * 0.6) * np.clip(t * 8, 0, 1) * strength, 1.0
        out["roll"] = self._roll[: len(out)] + now * 0.3
        return out

    def glow(self, now: float) -> Glow | None:
        """See Emitter."""
        if not self.fire:
            return None
        flicker = 0.85 + 0.15 * float(np.sin(now * 11 + self._roll[0]) * np.sin(now * 7.3))
        x, y, z = self.at
        return Glow((x, y, z + 0.35), 2.6 * self.fire, (2.2 * flicker, 0.9 * flicker, 0.25 * flicker))


class Dust:
    """A low puff of dust, for tracks and landings."""

    lasting = False
    SECONDS, COUNT = 1.1, 12

    def __init__(self, at: Point, start: float, rng: np.random.Generator) -> None:
        self.at, self.start = at, start
        self._off, self._grain, self._roll = (
            rng.normal(0, 1, (self.COUNT, 2)),
            rng.random(self.COUNT),
            rng.uniform(0, 6.28, self.COUNT),
        )

    def over(self, now: float) -> bool:
        """See Emitter."""
        return now > self.start + self.SECONDS

    def particles(self, now: float) -> Particles:
        """See Emitter."""
        age = (now - self.start) / self.SECONDS
        out = records(self.COUNT)
        out["at"][:, :2] = np.array(self.at[:2]) + self._off * (0.05 + 0.12 * age)
        out["at"][:, 2] = self.at[2] + 0.04 + 0.14 * age * self._grain
        out["size"], out["roll"] = (0.06 + 0.12 * age), self._roll
        out["colour"], out["alpha"] = (0.62, 0.53, 0.40), 0.28 * float(faded(age, 0.1, 0.2))
        return out

    def glow(self, now: float) -> Glow | None:
        """See Emitter."""
        return None
