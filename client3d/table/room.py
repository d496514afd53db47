"""The light of the room that the table stands in: soft day from a window, warm lamps over the table, or lamps alone."""

from __future__ import annotations

from client3d.scene.lighting import Light
from client3d.scene.particles import Glow

LIGHTS: dict[str, Light] = {
    "day": Light(
        (-0.62, -0.34, 0.92),
        (2.35, 2.12, 1.80),
        (0.66, 0.70, 0.78),
        (0.40, 0.31, 0.22),
        0.0,
        0.66,
        1.02,
        0.34,
        (0.006, 0.005, 0.008),
        (1.02, 1.0, 0.965),
        ((0.016, 0.011, 0.008), (0.085, 0.058, 0.040)),
        1.0,
    ),
    "evening": Light(
        (-0.35, -0.30, 1.0),
        (2.2, 1.55, 0.92),
        (0.34, 0.30, 0.32),
        (0.30, 0.20, 0.12),
        0.5,
        0.74,
        1.06,
        0.38,
        (0.010, 0.006, 0.012),
        (1.04, 0.99, 0.93),
        ((0.010, 0.006, 0.006), (0.060, 0.036, 0.022)),
        1.15,
    ),
}
"""By name."""
SOFTNESS = 1.9
"""How much wider than the main game's its shadows are blurred: light in a room comes from wide windows."""


def lamp(wide: float, tall: float) -> Glow:
    """The lamp that hangs over a table of so many cells: the middle is lighter than the edges."""
    return Glow((wide * 0.46, -tall * 0.44, 7.0), max(wide, tall) * 0.95 + 6.0, (1.0, 0.84, 0.58))
