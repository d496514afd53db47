"""Shots on their way: bullets, shells, rockets, and rounds that fly in an arc."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from client3d.scene.particles import WIND, Glow, Particles, Point, faded, records


@dataclass(frozen=True)
class Shot:
    """How a shot flies: cells a second, streak's length and thickness, colour, arc's height for its length, rounds."""

    speed: float
    length: float
    size: float
    colour: Point
    arc: float = 0.0
    smoky: bool = False
    rounds: int = 1
    gap: float = 0.09


SHOTS: dict[str, Shot] = {
    "bullet": Shot(22.0, 0.5, 0.014, (1.0, 0.85, 0.45), rounds=1),
    "burst": Shot(22.0, 0.5, 0.014, (1.0, 0.85, 0.45), rounds=4),
    "flak": Shot(20.0, 0.4, 0.018, (1.0, 0.7, 0.35), rounds=5, gap=0.07),
    "shell": Shot(18.0, 0.55, 0.026, (1.0, 0.80, 0.40)),
    "rocket": Shot(9.0, 0.3, 0.032, (1.0, 0.62, 0.25), smoky=True),
    "missile": Shot(10.0, 0.3, 0.034, (1.0, 0.72, 0.35), arc=0.10, smoky=True),
    "arc": Shot(6.5, 0.22, 0.035, (0.35, 0.32, 0.28), arc=0.42),
    "bomb": Shot(4.0, 0.12, 0.04, (0.25, 0.24, 0.22)),
}


class Tracer:
    """One or more rounds from a to b, straight or in an arc, some with a trail of smoke."""

    lasting = False
    TRAIL_SECONDS = 1.1
    TRAIL_STEP = 0.07  # cells between puffs

    def __init__(self, a: Point, b: Point, shot: Shot, start: float, rng: np.random.Generator) -> None:
        self.a, self.b, self.shot, self.start = np.array(a, float), np.array(b, float), shot, start
        self.length = max(float(np.linalg.norm(self.b - self.a)), 1e-3)
        self.seconds = self.length / shot.speed
        self._puffs = np.linspace(0, 1, max(int(self.length / self.TRAIL_STEP), 2)) if shot.smoky else np.zeros(0)
        self._wobble, self._roll = rng.normal(0, 0.02, (len(self._puffs), 3)), rng.uniform(0, 6.28, len(self._puffs))

    @property
    def arrival(self) -> float:
        """Scene time at which the first round strikes."""
        return self.start + self.seconds

    def over(self, now: float) -> bool:
        """See Emitter."""
        tail = self.TRAIL_SECONDS if self.shot.smoky else 0.0
        return now > self.arrival + (self.shot.rounds - 1) * self.shot.gap + tail

    def _at(self, share: ArrayLike) -> NDArray[np.float64]:
        share = np.asarray(share, np.float64)
        height = 4 * self.shot.arc * self.length * share * (1 - share)
        return self.a + (self.b - self.a) * share[..., None] + np.stack([0 * height, 0 * height, height], -1)

    def particles(self, now: float) -> Particles:
        """See Emitter."""
        share = (now - self.start - np.arange(self.shot.rounds) * self.shot.gap) / self.seconds
        share = share[(share >= 0) & (share <= 1)]
        tail = np.maximum(share - self.shot.length / self.length, 0)
        out = records(len(share))
        out["at"] = (self._at(share) + self._at(tail)) / 2
        out["stretch"] = self._at(share) - self._at(tail) + 1e-4
        dark = max(self.shot.colour) < 0.5
        out["size"], out["colour"], out["alpha"], out["burn"] = (
            self.shot.size,
            self.shot.colour,
            1.0,
            0.0 if dark else 1.0,
        )
        if not self.shot.smoky:
            return out
        age = (now - self.start - self._puffs * self.seconds) / self.TRAIL_SECONDS
        trail = records(len(self._puffs))
        trail["at"] = self._at(self._puffs) + self._wobble + WIND * np.clip(age, 0, 1)[:, None] * 0.3
        trail["size"], trail["roll"] = 0.03 + 0.10 * np.clip(age, 0, 1), self._roll
        trail["colour"], trail["alpha"] = 0.82, 0.40 * faded(age, 0.05, 0.2)
        return np.concatenate([trail, out])

    def glow(self, now: float) -> Glow | None:
        """See Emitter."""
        share = (now - self.start) / self.seconds
        if not 0 <= share <= 1 or max(self.shot.colour) < 0.5:
            return None
        x, y, z = (float(v) for v in self._at(share))
        return Glow((x, y, z), 1.2, (1.2, 0.8, 0.3))
