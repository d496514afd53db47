"""The camera: orthographic, isometric, moved smoothly by pans, zoom steps and quarter turns; and its arithmetic.

Projecting and picking are plain numbers, so they need no window; Panda3D's lens is only told the result.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from client3d.scene.geometry import Floats

PITCH = 33.0  # degrees the camera looks down
FIRST_YAW = 45.0  # degrees; it looks to the north-east
DISTANCE = 70.0  # cells from the focus to the camera
NEAR, FAR = 1.0, 200.0
ZOOM_WIDTHS = (6.5, 9.0, 12.5, 17.5, 24.0, 33.0, 46.0, 64.0)  # cells across the screen, nearest first
FIRST_ZOOM = 3
_SPEED = 9.0  # how fast motion settles, a second
_STILL = 1e-3
_REFERENCE_ASPECT = 16 / 9  # widths are for this shape of screen; others keep the area


class Camera:
    """Where the player looks. `x`, `y` is the world point in the middle; `width` the cells across the screen."""

    def __init__(self, board_size: tuple[float, float], screen: tuple[int, int]) -> None:
        self.board_width, self.board_height = board_size
        self.screen = screen
        self.x, self.y = board_size[0] / 2, -board_size[1] / 2
        self.yaw = FIRST_YAW
        self.zoom_step = FIRST_ZOOM
        self.width = ZOOM_WIDTHS[FIRST_ZOOM]
        self._aim = [self.x, self.y, self.yaw, self.width]
        self.steady = False
        """Whether it is where it is wanted at once, without moving there."""
        self._jumped = False  # it moved at once, and the next update has still to say so
        self._update_basis()

    # --- orders of the player

    def focus(self, cell: tuple[float, float], instantly: bool = False) -> None:
        """Bring a cell to the middle of the screen."""
        self._aim[0], self._aim[1] = cell[0] + 0.5, -(cell[1] + 0.5)
        self._clamp()
        if instantly:
            self.finish()

    @property
    def aim(self) -> tuple[float, float]:
        """What it looks at, or is on its way to, as `focus` takes it."""
        return self._aim[0] - 0.5, -self._aim[1] - 0.5

    def pan(self, dx: float, dy: float, instantly: bool = False) -> None:
        """Move the view by pixels: dx to the right, dy down the screen."""
        scale = self.width / self.screen[0]
        ux, uy = self._right[0], self._right[1]
        ahead = dy * scale / math.sin(math.radians(PITCH))
        self._aim[0] += ux * dx * scale + uy * ahead
        self._aim[1] += uy * dx * scale - ux * ahead
        self._clamp()
        if instantly:
            self._jumped = True
            self.x, self.y = self._aim[0], self._aim[1]
            self._update_basis()

    def zoom(self, step: int, at_pixel: tuple[float, float] | None = None) -> None:
        """Zoom in by steps (negative: out), keeping the ground under a pixel where it is."""
        self.zoom_step = min(max(self.zoom_step - step, 0), len(ZOOM_WIDTHS) - 1)
        new = ZOOM_WIDTHS[self.zoom_step]
        if at_pixel is not None:
            ax, ay = self.ground_under(*at_pixel)
            k = new / self.width
            self._aim[0], self._aim[1] = ax + (self.x - ax) * k, ay + (self.y - ay) * k
        self._aim[3] = new
        self._clamp()

    def zoom_to(self, cells: float) -> None:
        """Show at once so many cells across the screen: for pictures; a player has steps."""
        self._aim[3] = cells
        self.finish()

    def turn(self, quarter: int) -> None:
        """Turn the camera by quarter turns round what it looks at; positive is clockwise seen from above."""
        self._aim[2] += 90.0 * quarter

    def drift(self, degrees: float) -> None:
        """Turn it at once by a little, for a view that turns slowly."""
        self._aim[2] += degrees
        self.yaw = self._aim[2]
        self._jumped = True
        self._update_basis()

    def finish(self) -> None:
        """End all motion at once."""
        self._jumped = self._jumped or not self.at_rest
        self.x, self.y, self.yaw, self.width = self._aim
        self._update_basis()

    @property
    def at_rest(self) -> bool:
        """Whether the camera has arrived."""
        return [self.x, self.y, self.yaw, self.width] == self._aim

    def update(self, dt: float) -> bool:
        """Move for `dt` seconds; whether anything moved."""
        if self.steady:
            self.finish()
        if self.at_rest:
            jumped, self._jumped = self._jumped, False
            return jumped
        k = 1 - math.exp(-dt * _SPEED)
        now = [a + (b - a) * k for a, b in zip((self.x, self.y, self.yaw, self.width), self._aim, strict=True)]
        if all(abs(a - b) < _STILL * max(1.0, self.width / 10) for a, b in zip(now, self._aim, strict=True)):
            now = self._aim
        self.x, self.y, self.yaw, self.width = now
        self._update_basis()
        return True

    def resize(self, width: int, height: int) -> None:
        """The screen has a new size in pixels."""
        self.screen = (max(width, 1), max(height, 1))
        self._update_basis()

    def _clamp(self) -> None:
        self._aim[0] = min(max(self._aim[0], 0.0), float(self.board_width))
        self._aim[1] = min(max(self._aim[1], -float(self.board_height)), 0.0)

    # --- arithmetic

    def _update_basis(self) -> None:
        a, p = math.radians(self.yaw), math.radians(PITCH)
        self._right = np.array([math.cos(a), -math.sin(a), 0.0])
        self._ahead = np.array([math.sin(a) * math.cos(p), math.cos(a) * math.cos(p), -math.sin(p)])
        self._up = np.array([math.sin(a) * math.sin(p), math.cos(a) * math.sin(p), math.cos(p)])

    @property
    def film(self) -> tuple[float, float]:
        """Width and height of the picture in cells."""
        aspect = self.screen[0] / self.screen[1]
        width = self.width * math.sqrt(aspect / _REFERENCE_ASPECT)
        return width, width / aspect

    @property
    def view_dir(self) -> tuple[float, float, float]:
        """From the scene towards the camera, length 1."""
        return tuple(float(-v) for v in self._ahead)  # type: ignore[return-value]

    def project(self, point: tuple[float, float, float] | Floats) -> tuple[float, float]:
        """The pixel of a world point; (0, 0) is the top left corner."""
        d = np.asarray(point, np.float64) - (self.x, self.y, 0.0)
        w, h = self.film
        return (float(d @ self._right) / w + 0.5) * self.screen[0], (0.5 - float(d @ self._up) / h) * self.screen[1]

    def ray(self, pixel_x: float, pixel_y: float) -> tuple[Floats, Floats]:
        """A world point that the pixel shows and the direction away from the camera."""
        w, h = self.film
        right, up = (pixel_x / self.screen[0] - 0.5) * w, (0.5 - pixel_y / self.screen[1]) * h
        return np.array([self.x, self.y, 0.0]) + self._right * right + self._up * up, self._ahead

    def ground_under(self, pixel_x: float, pixel_y: float, height: float = 0.0) -> tuple[float, float]:
        """World x, y where the pixel's ray is at a height."""
        start, along = self.ray(pixel_x, pixel_y)
        at = start + along * ((height - start[2]) / along[2])
        return float(at[0]), float(at[1])

    def pick(
        self, pixel_x: float, pixel_y: float, surface: Callable[[Floats, Floats], Floats], highest: float, lowest: float
    ) -> tuple[float, float]:
        """World x, y where the pixel's ray first meets the surface, a function from arrays of x and y to heights."""
        start, along = self.ray(pixel_x, pixel_y)
        z = np.linspace(highest + 0.01, lowest - 0.01, max(int((highest - lowest) / 0.01), 2) + 2)
        t = (z - start[2]) / along[2]
        x, y = start[0] + along[0] * t, start[1] + along[1] * t
        below = np.flatnonzero(z <= surface(x, y))
        hit = below[0] if len(below) else len(z) - 1
        return float(x[hit]), float(y[hit])

    def visible_square(self, margin: float) -> tuple[float, float, float, float]:
        """World x0, y0, x1, y1 round all ground on the screen, and a margin in cells."""
        corners = [self.ground_under(px * self.screen[0], py * self.screen[1]) for px in (0, 1) for py in (0, 1)]
        xs, ys = [c[0] for c in corners], [c[1] for c in corners]
        return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin

    def apply(self, camera: Any, lens: Any) -> None:
        """Tell Panda3D's camera node and orthographic lens."""
        lens.set_film_size(*self.film)
        lens.set_near_far(NEAR, FAR)
        position = np.array([self.x, self.y, 0.0]) - self._ahead * DISTANCE
        camera.set_pos(*(float(v) for v in position))
        camera.set_hpr(-self.yaw, -PITCH, 0)
