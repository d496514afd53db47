"""The light of the room that the table stands in: soft day from a window, warm lamps over the table, or lamps alone."""

from __future__ import annotations

from client3d.scene.lighting import Light
from client3d.scene.particles import Glow
from client3d.scene.seasons import Hue, Season

_GREENS = Season(
    Hue(),
    (
        Hue((0.50, 0.80, 0.26), 0.85),
        Hue((0.70, 0.84, 0.20), 0.8),
        Hue((0.36, 0.66, 0.24), 0.85),
        Hue((0.92, 0.70, 0.20), 0.75),
    ),
    Hue((0.62, 1.24, 0.70), 0.3),
    Hue(),
)
"""Dyed lichen and foam: the trees of a table are of several greens, some turning."""
LIGHTS: dict[str, Light] = {
    "day": Light(
        (-0.74, -0.30, 0.80),
        (2.75, 2.45, 2.02),
        (0.47, 0.53, 0.64),
        (0.27, 0.21, 0.15),
        0.0,
        0.60,
        0.98,
        0.36,
        (0.006, 0.005, 0.009),
        (1.02, 1.0, 0.965),
        ((0.016, 0.011, 0.008), (0.085, 0.058, 0.040)),
        0.55,
        season=_GREENS,
    ),
    "evening": Light(
        (-0.40, -0.34, 1.0),
        (2.0, 1.36, 0.76),
        (0.24, 0.22, 0.27),
        (0.22, 0.14, 0.08),
        0.5,
        0.72,
        1.04,
        0.38,
        (0.010, 0.006, 0.014),
        (1.04, 0.99, 0.93),
        ((0.010, 0.006, 0.006), (0.060, 0.036, 0.022)),
        1.0,
        season=_GREENS,
    ),
}
"""By name."""
SOFTNESS = 1.9
"""How much wider than the main game's its shadows are blurred: light in a room comes from wide windows."""


def lamp(wide: float, tall: float) -> Glow:
    """The lamp that hangs over a table of so many cells: the middle is lighter than the edges."""
    return Glow((wide * 0.46, -tall * 0.44, 7.0), max(wide, tall) * 0.95 + 6.0, (1.0, 0.84, 0.58))
