"""What is under a pixel: a place on the table, a miniature, a house. Rays against plain shapes."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from client3d.scene.geometry import Floats
from client3d.table.houses import FLOOR_LIFT, STOREY
from client3d.table.measures import Spot, spot
from client3d.table.outlines import corners, inside
from client3d.table.picture import House


class Post(NamedTuple):
    """A miniature as an upright cylinder: id, foot in cells, radius, height."""

    id: int
    foot: tuple[float, float, float]
    radius: float
    height: float


@dataclass(frozen=True, slots=True)
class Picked:
    """What a pixel shows, each the nearest of its kind: -1 is none; `spot` is on the mat, or on an open floor."""

    spot: Spot | None
    fighter: int = -1
    house: int = -1
    floor: int = -1
    """The open floor that `spot` lies on; -1: the mat."""


def ray_cylinder(start: Floats, along: Floats, post: Post) -> float:
    """How far along a ray (direction of length 1) it meets an upright cylinder; infinite if it passes."""
    dx, dy = start[0] - post.foot[0], start[1] - post.foot[1]
    a = along[0] ** 2 + along[1] ** 2
    b = dx * along[0] + dy * along[1]
    under = b * b - a * (dx * dx + dy * dy - post.radius**2)
    if under < 0 or a < 1e-12:
        return math.inf
    enters, leaves = (-b - math.sqrt(under)) / a, (-b + math.sqrt(under)) / a
    low, high = post.foot[2], post.foot[2] + post.height
    by_height = sorted(((low - start[2]) / along[2], (high - start[2]) / along[2]))
    first, last = max(enters, by_height[0]), min(leaves, by_height[1])
    return float(first) if first <= last else math.inf


def at_height(start: Floats, along: Floats, height: float) -> tuple[float, float, float]:
    """Where a ray is at a height: x, y in cells, and how far along it that is."""
    t = (height - start[2]) / along[2]
    return float(start[0] + along[0] * t), float(start[1] + along[1] * t), float(t)


def ray_house(start: Floats, along: Floats, outline: Floats, height: float) -> float:
    """How far along a ray it meets an upright prism on the mat; infinite if it passes."""
    heights = np.linspace(height, 0.0, 33)
    t = (heights - start[2]) / along[2]
    hit = np.flatnonzero(inside(start[0] + along[0] * t, start[1] + along[1] * t, outline))
    return float(t[hit[0]]) if len(hit) else math.inf


def nearest(distances: Iterable[float]) -> int:
    """The place of the least of some distances; -1 if all are infinite."""
    best, found = math.inf, -1
    for place, distance in enumerate(distances):
        if distance < best:
            best, found = distance, place
    return found


def pick(
    ray: tuple[Floats, Floats],
    size: tuple[float, float],
    posts: list[Post],
    houses: tuple[House, ...],
    open_floors: dict[int, int | None],
) -> Picked:
    """What a ray shows of a mat of a size in cells, with those houses open on those floors."""
    start, along = ray
    fighter = nearest(ray_cylinder(start, along, post) for post in posts)
    walls, place, floor = [], None, -1
    for number, house in enumerate(houses):
        shown, outline = open_floors.get(number), corners(house.outline)
        storeys = house.floors if shown is None else shown
        walls.append(ray_house(start, along, outline, max(storeys, 0.25) * STOREY))
        if shown is not None:
            x, y, _ = at_height(start, along, shown * STOREY + FLOOR_LIFT)
            if inside(x, y, outline):
                place, floor = spot(x, y), shown
    house_number = nearest(walls)
    if place is None:
        x, y, _ = at_height(start, along, 0.0)
        on_mat = 0 <= x <= size[0] and -size[1] <= y <= 0
        place = spot(x, y) if on_mat else None
    return Picked(place, posts[fighter].id if fighter >= 0 else -1, house_number, floor)
