"""Where miniatures are put inside a house: at its doors, windows and breaches, or in the middle of the room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from client3d.scene.geometry import Floats
from client3d.table.measures import Ground, bearing, cells, centimetres, ground
from client3d.table.openings import default_openings
from client3d.table.outlines import corners, depth
from client3d.table.picture import Fighter, House

_INWARD = centimetres(1.8)  # from the wall to the middle of a base at an opening
_APART = centimetres(2.8)


class Place(NamedTuple):
    """Where a miniature stands (cells), and its compass heading; None: as it faces."""

    at: Ground
    heading: float | None


def lodged(house: House, fighters: Sequence[Fighter]) -> dict[int, Place]:
    """The places of fighters on one floor of a house, by their ids: who hides keeps to the middle."""
    at_walls = _openings(house, fighters[0].floor) if fighters else []
    found: dict[int, Place] = {}
    for fighter in fighters:
        if fighter.posture != "hidden" and at_walls:
            facing = math.atan2(fighter.facing[0], -fighter.facing[1])
            best = min(at_walls, key=lambda place: _apart(math.radians(place.heading or 0.0), facing))
            at_walls.remove(best)
            found[fighter.id] = best
    rest = [fighter for fighter in fighters if fighter.id not in found]
    for fighter, at in zip(rest, _room(house, [place.at for place in found.values()], len(rest)), strict=True):
        found[fighter.id] = Place(at, None)
    return found


def _apart(a: float, b: float) -> float:
    return abs((a - b + math.pi) % (2 * math.pi) - math.pi)


def _openings(house: House, floor: int) -> list[Place]:
    """A place behind every opening of a floor, facing out of it."""
    outline = corners(house.outline)
    places = []
    for opening in house.openings or default_openings(house):
        if opening.floor != floor or not 0 <= opening.edge < len(house.outline):
            continue
        a, b = (np.array(ground(house.outline[k % len(house.outline)])) for k in (opening.edge, opening.edge + 1))
        way = (b - a) / np.hypot(*(b - a))
        at = a + way * cells(opening.along)
        inward = np.array([-way[1], way[0]])
        inner = at + inward * 0.02
        if depth(inner[0], inner[1], outline) < 0:
            inward = -inward
        x, y = at + inward * _INWARD
        places.append(Place((float(x), float(y)), bearing((float(x), float(y)), (float(at[0]), float(at[1])))))
    return places


def _room(house: House, taken: list[Ground], count: int) -> list[Ground]:
    """So many places as far from walls and from those that are taken as may be."""
    outline: Floats = corners(house.outline)
    (x0, y0), (x1, y1) = outline.min(0), outline.max(0)
    x, y = (axis.ravel() for axis in np.meshgrid(np.arange(x0, x1, 0.08), np.arange(y0, y1, 0.08)))
    deep = depth(x, y, outline)
    room = np.minimum(deep, _APART)
    places: list[Ground] = []
    for tx, ty in taken:
        room = np.minimum(room, np.hypot(x - tx, y - ty) - _APART)
    for _ in range(count):
        best = int(np.argmax(room))
        places.append((float(x[best]), float(y[best])))
        room = np.minimum(room, np.where(deep > 0.1, np.hypot(x - x[best], y - y[best]) - _APART, -9))
    return places
