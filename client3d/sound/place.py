"""From where, and how loud, something on the board is heard: as it lies on the screen."""

from __future__ import annotations

import math
from dataclasses import dataclass

from client3d.scene.camera import FIRST_ZOOM, ZOOM_WIDTHS, Camera

FARTHEST = 0.3
"""How loud what is far off the screen still is; what is in the middle is 1."""
REACH = 1.6
"""Screens' halves from the middle within which loudness falls to its least."""
NEAR, FAR = 1.15, 0.55
"""How loud everything is at the nearest and the farthest zoom; as the camera begins it is 1."""


@dataclass(frozen=True)
class Heard:
    """How loud (about 0 to 1), and from where: -1 is the left edge of the screen, 1 the right one."""

    level: float
    pan: float


def heard_at(camera: Camera, point: tuple[float, float, float]) -> Heard:
    """How something at a world point is heard."""
    x, y = camera.project(point)
    across, down = (2 * value / size - 1 for value, size in zip((x, y), camera.screen, strict=True))
    off = min(math.hypot(across, down) / REACH, 1.0)
    level = (1 - (1 - FARTHEST) * off * off) * zoom_level(camera)
    return Heard(level, max(-1.0, min(across, 1.0)))


def zoom_level(camera: Camera) -> float:
    """How loud everything is at the camera's zoom."""
    return max(FAR, min((ZOOM_WIDTHS[FIRST_ZOOM] / camera.width) ** 0.5, NEAR))
