"""Black powder: the flash of a shot, and white smoke that rolls forward, drifts, thins and stays a while."""

from __future__ import annotations

import numpy as np

from client3d.scene.particles import Glow, Particles, Point, faded, records

MOST_PUFFS = 480
"""Of all smoke together: of more, the oldest vanish."""
PUFFS, FLASHES = 16, 6
STAYS = 9.0
"""Seconds the longest puff lasts."""
_SHORTEST = 4.5
_DRIFT = np.array([0.055, 0.03, 0.0])  # cells a second: a draught through the room
_FLASH = 0.11
_AHEAD = 0.75  # cells the smoke is blown forward
_GLOW = (3.2, 2.2, 1.1)


class PowderSmoke:
    """The smoke of all shots, one emitter of a fixed number of puffs."""

    lasting = True

    def __init__(self) -> None:
        n = MOST_PUFFS
        self._born = np.full(n, -np.inf)
        self._lives = np.ones(n)
        self._at, self._push, self._spread = np.zeros((n, 3)), np.zeros((n, 3)), np.zeros((n, 3))
        self._size, self._grain, self._roll = np.zeros(n), np.zeros(n), np.zeros(n)
        self._flash: list[tuple[float, Point, Point]] = []
        self._next = 0
        self._shots = 0

    def shoot(self, at: Point, way: Point, now: float) -> None:
        """A shot from a muzzle (world cells) along a direction of length 1, at a moment of the scene's time."""
        rng = np.random.default_rng([77, self._shots])
        self._shots += 1
        rows = (self._next + np.arange(PUFFS)) % MOST_PUFFS
        self._next = int(rows[-1] + 1) % MOST_PUFFS
        reach = np.linspace(0.08, 1.0, PUFFS) ** 1.15
        self._born[rows] = now + 0.02 * rng.random(PUFFS)
        self._lives[rows] = rng.uniform(_SHORTEST, STAYS, PUFFS)
        self._at[rows] = at
        self._push[rows] = np.array(way) * (reach * _AHEAD)[:, None]
        self._spread[rows] = rng.normal(0, 1, (PUFFS, 3)) * np.array([0.5, 0.5, 0.28])
        self._size[rows] = 0.10 + 0.09 * rng.random(PUFFS)
        self._grain[rows], self._roll[rows] = rng.random(PUFFS), rng.uniform(0, 6.28, PUFFS)
        self._flash = [one for one in self._flash if now - one[0] < _FLASH] + [(now, at, way)]

    @property
    def shown_until(self) -> float:
        """The moment after which nothing is left of it."""
        return float((self._born + self._lives).max())

    def over(self, now: float) -> bool:
        """See Emitter."""
        return now > self.shown_until

    def particles(self, now: float) -> Particles:
        """See Emitter."""
        rows = np.flatnonzero((now >= self._born) & (now < self._born + self._lives))
        smoke = records(len(rows))
        t = (now - self._born[rows])[:, None]
        age = t[:, 0] / self._lives[rows]
        out = 1 - np.exp(-t * 3.2)
        smoke["at"] = (
            self._at[rows]
            + self._push[rows] * out
            + self._spread[rows] * (0.07 * out + 0.035 * t)
            + _DRIFT * t * (0.6 + 0.8 * self._grain[rows][:, None])
            + np.array([0, 0, 1.0]) * (0.05 * out + 0.022 * t)
        )
        smoke["size"] = self._size[rows] * (0.45 + 1.15 * out[:, 0] + 0.32 * t[:, 0])
        smoke["roll"] = self._roll[rows] + (self._grain[rows] - 0.5) * 0.5 * t[:, 0]
        smoke["colour"] = (0.90 + 0.08 * self._grain[rows])[:, None] * np.array([1.0, 0.985, 0.95])
        smoke["alpha"] = 0.58 * faded(age, 0.015, 0.10) ** 1.5
        return np.concatenate([smoke, self._flashes(now)])

    def _flashes(self, now: float) -> Particles:
        shown = [(now - born, at, way) for born, at, way in self._flash if 0 <= now - born < _FLASH]
        fire = records(len(shown) * FLASHES)
        for k, (age, at, way) in enumerate(shown):
            rows = fire[k * FLASHES : (k + 1) * FLASHES]
            rows["at"] = np.array(at) + np.array(way) * np.linspace(0, 0.26, FLASHES)[:, None]
            rows["size"], rows["burn"] = np.linspace(0.085, 0.03, FLASHES), 1.0
            rows["colour"], rows["alpha"] = (1.0, 0.80, 0.42), 0.95 * (1 - age / _FLASH)
        return fire

    def glow(self, now: float) -> Glow | None:
        """See Emitter: the light of the newest flash."""
        if not self._flash or not 0 <= now - self._flash[-1][0] < _FLASH:
            return None
        k = 1 - (now - self._flash[-1][0]) / _FLASH
        red, green, blue = (c * k for c in _GLOW)
        return Glow(self._flash[-1][1], 1.6, (red, green, blue))
