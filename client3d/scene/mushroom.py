"""The cloud of an atomic bomb as particles: plain functions of time, like the other effects'.

A fireball rises into a rolling ring on a stem; dust runs out over the board; later ash falls. Lengths are cells, times
seconds since the blast.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from client3d.scene.particles import Glow, Particles, Point, faded, records

SECONDS = 10.0
"""Until the last ash has fallen."""
_CAP, _STEM, _SKIRT, _FIRE, _RING, _ASH = 210, 110, 80, 46, 260, 150
_HIGH, _CAP_RADIUS, _TUBE = 3.6, 1.15, 0.85  # of the whole cloud: the cap's middle, and half its thickness
_RING_FAR, _RING_SECONDS = 9.5, 3.2
_RIM = 0.4  # cells beyond the board where its dust is gone
_HEAT_SECONDS = 2.3
_FIRE_SECONDS = 1.9
_SMOKE, _HOT = np.array([0.74, 0.69, 0.65]), np.array([1.0, 0.52, 0.17])
_DUST = np.array([0.62, 0.54, 0.43])
_ASH_DEEP = 5.0  # cells through which ash falls again and again


def _grown(t: float, seconds: float) -> float:
    """0..1: quick at first, then ever slower."""
    return float(1 - np.exp(-max(t, 0.0) / seconds))


class Mushroom:
    """The cloud over a place. share: of the particles that are drawn, for slower machines; calm: it does not glare.

    board: width and height of what ash falls on, in cells. size: of the cloud; 1 is some four cells wide.
    """

    lasting = False

    def __init__(
        self,
        at: Point,
        start: float,
        rng: np.random.Generator,
        board: tuple[float, float],
        *,
        size: float = 1.0,
        share: float = 1.0,
        calm: bool = False,
    ) -> None:
        self.at, self.start, self.calm, self.board, self.size = np.array(at), start, calm, board, size
        sizes = [max(int(n * share), 12) for n in (_CAP, _STEM, _SKIRT, _FIRE, _RING, _ASH)]
        ends = np.cumsum([0, *sizes])
        self._parts = [slice(a, b) for a, b in pairwise(ends)]
        n = int(ends[-1])
        self._a, self._b = rng.uniform(0, 2 * np.pi, n), rng.uniform(0, 2 * np.pi, n)
        self._k, self._grain, self._roll = rng.random(n), rng.random(n), rng.uniform(0, 6.28, n)
        self._x, self._y = rng.random(n), rng.random(n)

    def over(self, now: float) -> bool:
        """See Emitter."""
        return now > self.start + SECONDS

    def particles(self, now: float) -> Particles:
        """See Emitter."""
        t = now - self.start
        out = records(len(self._a))
        if t < 0:
            return out[:0]
        cap, stem, skirt, fire, ring, ash = self._parts
        out["roll"] = self._roll + t * 0.35
        self._show_cap(out[cap], cap, t)
        self._show_stem(out[stem], stem, t)
        self._show_skirt(out[skirt], skirt, t)
        self._show_fire(out[fire], fire, t)
        body = out[: fire.stop]
        body["at"] = self.at + (body["at"] - self.at) * self.size
        body["size"] *= self.size
        self._show_ring(out[ring], ring, t)
        self._show_ash(out[ash], ash, t)
        return out[out["alpha"] > 0]

    @property
    def _glare(self) -> float:
        return 0.25 if self.calm else 1.0

    def _top(self, t: float) -> float:
        """How high the middle of the cap is."""
        return 0.5 + _HIGH * _grown(t, 2.3)

    def _fade(self, t: float) -> float:
        """How much of the smoke is left."""
        return float(np.clip((SECONDS - 1.0 - t) / 4.0, 0, 1)) ** 1.3

    def _shaded(self, out: Particles, heat: NDArray[np.float64], shade: NDArray[np.float64]) -> None:
        """Colours of smoke that still glows by its heat (0..1 each), as bright as its shade says."""
        glow = heat * self._glare
        out["colour"] = _SMOKE * shade[:, None] * (1 - glow[:, None]) + _HOT * glow[:, None]
        out["burn"] = np.clip(glow * 1.3 - 0.25, 0, 1)

    def _show_cap(self, out: Particles, own: slice, t: float) -> None:
        grown = _grown(t - 0.25, 1.6)
        turn = self._b[own] - 2.6 * _grown(t, 2.8) - 0.16 * t  # up in the middle, outwards on top
        tube = (0.30 + (_TUBE - 0.30) * grown) * (0.55 + 0.45 * self._k[own] ** 0.5)
        far = 0.12 + _CAP_RADIUS * grown + tube * np.cos(turn)
        out["at"][:, 0] = self.at[0] + np.cos(self._a[own]) * far
        out["at"][:, 1] = self.at[1] + np.sin(self._a[own]) * far
        out["at"][:, 2] = self.at[2] + self._top(t) + tube * np.sin(turn) * 0.72
        out["size"] = (0.28 + 0.28 * self._grain[own]) * (0.5 + 0.85 * grown)
        low = 0.5 - 0.5 * np.sin(turn)
        heat = np.exp(-t / (_HEAT_SECONDS * (0.7 + 0.9 * self._grain[own]))) * (0.45 + 0.55 * low)
        self._shaded(out, heat, 0.72 + 0.34 * (1 - low) + 0.18 * (self._grain[own] - 0.5))
        out["alpha"] = 0.84 * min(t / 0.5, 1.0) * self._fade(t)

    def _show_stem(self, out: Particles, own: slice, t: float) -> None:
        up = (self._k[own] + 0.15 * t) % 1.0
        wide = 0.34 + 0.16 * _grown(t, 2.0) + 0.34 * (1 - up) ** 4 + 0.12 * up**3
        far = wide * (0.35 + 0.65 * self._grain[own] ** 0.5)
        out["at"][:, 0] = self.at[0] + np.cos(self._a[own] + 0.4 * t) * far
        out["at"][:, 1] = self.at[1] + np.sin(self._a[own] + 0.4 * t) * far
        out["at"][:, 2] = self.at[2] + up * (self._top(t) - 0.1)
        out["size"] = 0.20 + 0.20 * self._grain[own]
        heat = np.exp(-t / (_HEAT_SECONDS * 0.8)) * (0.35 + 0.65 * up)
        self._shaded(out, heat, 0.66 + 0.30 * self._grain[own])
        out["alpha"] = 0.78 * min(t / 0.7, 1.0) * self._fade(t) * np.clip(up * 9, 0, 1)

    def _show_skirt(self, out: Particles, own: slice, t: float) -> None:
        grown = _grown(t, 1.8)
        far = (0.4 + 1.9 * grown) * (0.55 + 0.45 * self._k[own])
        out["at"][:, 0] = self.at[0] + np.cos(self._a[own]) * far
        out["at"][:, 1] = self.at[1] + np.sin(self._a[own]) * far
        out["at"][:, 2] = self.at[2] + 0.10 + 0.40 * grown * self._grain[own]
        out["size"] = (0.24 + 0.22 * self._grain[own]) * (0.5 + 0.6 * grown)
        out["colour"] = _DUST * (0.75 + 0.35 * self._grain[own])[:, None]
        out["alpha"] = 0.5 * min(t / 0.3, 1.0) * self._fade(t)

    def _show_fire(self, out: Particles, own: slice, t: float) -> None:
        grown = _grown(t, 0.35)
        slant = np.arccos(2 * self._k[own] - 1)
        far = 1.15 * grown * self._grain[own] ** 0.34
        out["at"][:, 0] = self.at[0] + np.cos(self._a[own]) * np.sin(slant) * far
        out["at"][:, 1] = self.at[1] + np.sin(self._a[own]) * np.sin(slant) * far
        out["at"][:, 2] = self.at[2] + self._top(t) * 0.9 + np.cos(slant) * far * 0.85
        out["size"] = 0.30 + 0.34 * grown
        out["colour"] = np.stack([np.ones_like(far), 0.72 - 0.3 * self._grain[own], 0.34 - 0.24 * self._grain[own]], -1)
        out["burn"] = self._glare
        out["alpha"] = 0.7 * self._glare * float(faded(t / _FIRE_SECONDS, 0.04, 0.45))

    def _show_ring(self, out: Particles, own: slice, t: float) -> None:
        age = t / _RING_SECONDS
        far = _RING_FAR * _grown(t, 1.5) * (0.93 + 0.12 * self._k[own])
        out["at"][:, 0] = self.at[0] + np.cos(self._a[own]) * far
        out["at"][:, 1] = self.at[1] + np.sin(self._a[own]) * far
        out["at"][:, 2] = 0.12 + 0.42 * self._grain[own] * min(age * 2, 1.0)
        out["size"] = (0.20 + 0.26 * self._grain[own]) * (0.7 + 0.9 * min(age, 1.0))
        out["colour"] = _DUST * (0.85 + 0.3 * self._grain[own])[:, None]
        x, y = out["at"][:, 0], -out["at"][:, 1]
        beyond = np.maximum.reduce([-x, -y, x - self.board[0], y - self.board[1]])
        out["alpha"] = 0.55 * float(faded(age, 0.04, 0.2)) * np.clip(1 - beyond / _RIM, 0, 1)

    def _show_ash(self, out: Particles, own: slice, t: float) -> None:
        wide, tall = self.board
        sway = 0.25 * np.sin(t * 0.9 + self._a[own])
        out["at"][:, 0] = self._x[own] * wide + sway + 0.10 * t
        out["at"][:, 1] = -self._y[own] * tall + 0.25 * np.cos(t * 0.8 + self._b[own])
        out["at"][:, 2] = (self._k[own] * _ASH_DEEP - (0.28 + 0.2 * self._grain[own]) * t) % _ASH_DEEP
        out["size"] = 0.02 + 0.026 * self._grain[own]
        out["colour"] = (0.30 + 0.34 * self._grain[own])[:, None]
        out["alpha"] = 0.85 * float(np.clip((t - 2.2) / 1.6, 0, 1) * np.clip((SECONDS - t) / 1.8, 0, 1))

    def glow(self, now: float) -> Glow | None:
        """See Emitter."""
        t = now - self.start
        heat = float(np.exp(-t / _HEAT_SECONDS)) * self._glare if t >= 0 else 0.0
        if heat < 0.02:
            return None
        x, y, z = (float(v) for v in self.at)
        return Glow((x, y, z + 0.6 * self._top(t) * self.size), 9.0, (9.0 * heat, 4.6 * heat, 1.7 * heat))
