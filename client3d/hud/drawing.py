"""Drawing small pictures with arithmetic: a shape is a grid of distances to its edge, a picture is shapes in layers.

Distances make every edge smooth at any size, so icons and frames are drawn at exactly the size they are shown.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Field: TypeAlias = NDArray[np.float64]
Point: TypeAlias = tuple[float, float]


class Sheet:
    """A square picture that shapes are drawn on, in a space of `units` by `units`, y downwards. Starts empty."""

    def __init__(self, pixels: int, units: float = 32.0) -> None:
        self.pixel = units / pixels
        axis = (np.arange(pixels) + 0.5) * self.pixel
        self.x, self.y = np.meshgrid(axis, axis)
        self.alpha: Field = np.zeros((pixels, pixels))
        self.light: Field = np.ones((pixels, pixels))

    def coverage(self, distance: Field) -> Field:
        """How much of each pixel a shape covers, 0 to 1."""
        return np.clip(0.5 - distance / self.pixel, 0.0, 1.0)

    def fill(self, distance: Field, light: float = 1.0, strength: float = 1.0) -> None:
        """Paint where a distance is negative, in a shade from black (0) to white (1)."""
        cover = self.coverage(distance) * strength
        after = cover + self.alpha * (1 - cover)
        self.light = np.where(
            after > 0, (light * cover + self.light * self.alpha * (1 - cover)) / np.maximum(after, 1e-9), 1
        )
        self.alpha = after

    def cut(self, distance: Field) -> None:
        """Take away what was painted where a distance is negative."""
        self.alpha = self.alpha * (1 - self.coverage(distance))

    # --- distances

    def circle(self, x: float, y: float, radius: float) -> Field:
        """A disk."""
        return np.hypot(self.x - x, self.y - y) - radius

    def ellipse(self, x: float, y: float, across: float, down: float) -> Field:
        """An ellipse, by its half axes; the distance is nearly right, near its edge."""
        return (np.hypot((self.x - x) / across, (self.y - y) / down) - 1) * min(across, down)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> Field:
        """A rectangle with rounded corners."""
        across = np.abs(self.x - (left + right) / 2) - (right - left) / 2 + radius
        down = np.abs(self.y - (top + bottom) / 2) - (bottom - top) / 2 + radius
        outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
        return outside + np.minimum(np.maximum(across, down), 0) - radius

    def line(self, width: float, *points: Point) -> Field:
        """A line through points with round ends."""
        distance = np.full(self.x.shape, np.inf)
        for (ax, ay), (bx, by) in pairwise(points):
            length = (bx - ax) ** 2 + (by - ay) ** 2 or 1e-9
            along = np.clip(((self.x - ax) * (bx - ax) + (self.y - ay) * (by - ay)) / length, 0, 1)
            distance = np.minimum(distance, np.hypot(self.x - ax - along * (bx - ax), self.y - ay - along * (by - ay)))
        return distance - width / 2

    def polygon(self, *points: Point) -> Field:
        """A polygon of any shape."""
        closed = [*points, points[0]]
        inside = np.zeros(self.x.shape, bool)
        for (ax, ay), (bx, by) in pairwise(closed):
            if ay == by:
                continue
            crosses = (self.y < ay) != (self.y < by)
            inside ^= crosses & (self.x < (bx - ax) * (self.y - ay) / (by - ay) + ax)
        edge = self.line(0, *closed)
        return np.where(inside, -edge, edge)

    def arc(self, x: float, y: float, radius: float, width: float, start: float, end: float) -> Field:
        """Part of a ring, from one angle to another in degrees, clockwise from the right."""
        steps = max(4, round((end - start) / 12))
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        return self.line(width, *((x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles))

    def star(self, x: float, y: float, outer: float, inner: float, points: int = 5) -> Field:
        """A star standing on its feet."""
        corners = []
        for corner in range(points * 2):
            radius, angle = (outer, inner)[corner % 2], math.pi * corner / points - math.pi / 2
            corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        return self.polygon(*corners)

    def picture(self) -> NDArray[np.uint8]:
        """Red, green, blue and alpha of every pixel."""
        grey = np.repeat(self.light[..., None], 3, 2)
        return (np.dstack((grey, self.alpha)) * 255 + 0.5).astype(np.uint8)


def ring(distance: Field, width: float) -> Field:
    """The outline of a shape, as a shape."""
    return np.abs(distance) - width / 2
