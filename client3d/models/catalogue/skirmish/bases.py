"""Round bases: a rim in the side's colour, and ground strewn on top."""

from __future__ import annotations

import numpy as np

from client3d.models.mesh import Mesh, Paint, join
from client3d.models.meshkit import ball, lathe
from client3d.models.palette import STONE, TEAM

BASE_HEIGHT = 5.0
CENTIMETRE = 20.0
"""In hundredths of a cell, as model code measures."""
FOOT, MOUNTED, WAGON = (width / 2 * CENTIMETRE for width in (2.5, 4.0, 6.0))
"""Radii of the bases of a man on foot, a rider and a wagon (rulebook, section 4)."""
_EARTH, _FLOCK = Paint.of("6a5437"), [Paint.of(c) for c in ("66753a", "76823f", "586a33")]
_BLADES = [Paint.of(c) for c in ("8f8d4a", "7d8a42", "a29a58")]


def base(radius: float, seed: int) -> Mesh:
    """A base standing on the table, its top at BASE_HEIGHT."""
    rng = np.random.default_rng(seed)
    sides = 20 if radius <= FOOT else 28
    rim = lathe([(radius, 0), (radius, BASE_HEIGHT - 1.2), (radius - 1.4, BASE_HEIGHT)], sides, TEAM, (1,))
    top = lathe([(radius - 1.3, BASE_HEIGHT - 0.4), (radius - 3.0, BASE_HEIGHT + 0.5)], sides, _EARTH)
    meshes = [rim, top]
    for _ in range(int(radius * 1.1)):
        angle, away = rng.uniform(0, 6.28), (radius - 5) * rng.uniform(0.12, 1) ** 0.5
        wide = float(rng.uniform(1.8, 3.8))
        clump = lathe([(wide, 0), (wide * 0.5, 0.9)], 6, _FLOCK[int(rng.integers(3))], turn=float(rng.uniform(0, 60)))
        meshes.append(clump.moved(away * np.cos(angle), away * np.sin(angle), BASE_HEIGHT + 0.4))
    for _ in range(int(radius * 0.2)):
        angle, away = rng.uniform(0, 6.28), (radius - 6) * rng.uniform(0.6, 1)
        stone = ball(rng.uniform(1.2, 2.6), STONE, 0, 0.2, rng).scaled(1.2, 1, 0.7)
        meshes.append(stone.moved(away * np.cos(angle), away * np.sin(angle), BASE_HEIGHT + 0.8))
    for _ in range(int(radius * 0.16)):
        meshes.append(_tuft(rng).moved(*_beside(rng, radius), BASE_HEIGHT))
    return join(meshes)


def _beside(rng: np.random.Generator, radius: float) -> tuple[float, float]:
    """Somewhere near the edge, where no foot stands."""
    angle, away = rng.uniform(0, 6.28), (radius - 4.5) * rng.uniform(0.85, 1)
    return away * float(np.cos(angle)), away * float(np.sin(angle))


def _tuft(rng: np.random.Generator) -> Mesh:
    """Blades that can be seen from both sides."""
    blades = []
    for _ in range(7):
        lean = rng.uniform(-2.4, 2.4, 2)
        side = np.array([-lean[1], lean[0], 0.0]) / max(float(np.hypot(*lean)), 1e-6) * 0.6
        foot, tip = np.array([*(lean * 0.3), 0.0]), np.array([*lean, rng.uniform(4, 7.5)])
        paint = _BLADES[int(rng.integers(3))]
        blades.append(Mesh.of_polygons([[foot - side, foot + side, tip], [foot + side, foot - side, tip]], paint))
    return join(blades)
