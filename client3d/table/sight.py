"""The arc of sight as a fan with range bands, and lines to targets, free or blocked."""

from __future__ import annotations

import math

import numpy as np

from client3d.scene.geometry import Floats
from client3d.scene.overlays import Sheet
from client3d.table.drawing import Colour, cross, dashes, disc, ribbon, ring, strip
from client3d.table.labels import Label
from client3d.table.measures import Ground, ahead, cells, ground, heading
from client3d.table.plans import Aim, Arc

BANDS: tuple[tuple[float, float, float], ...] = (
    (0.30, 0.86, 0.40),
    (0.86, 0.84, 0.30),
    (0.98, 0.60, 0.22),
    (0.92, 0.30, 0.24),
)
"""Colours of near, effective, long and extreme range."""
FREE, BARRED = (0.36, 0.95, 0.40, 0.95), (0.98, 0.26, 0.20, 0.95)
_FILL, _LINE = 0.20, 0.95
_DARK: Colour = (0.05, 0.05, 0.04, 0.75)
MOST_BANDS = 6


def rays(centre: Ground, angles: Floats, size: Ground) -> Floats:
    """How far it is from a place to the mat's edge along compass angles (n,) in radians; size: of the mat, cells."""
    way = np.stack([np.sin(angles), np.cos(angles)], 1)
    with np.errstate(divide="ignore", invalid="ignore"):
        right = np.where(way[:, 0] > 0, (size[0] - centre[0]) / way[:, 0], -centre[0] / way[:, 0])
        back = np.where(way[:, 1] > 0, -centre[1] / way[:, 1], (-size[1] - centre[1]) / way[:, 1])
    far = np.minimum(
        np.where(np.abs(way[:, 0]) < 1e-9, np.inf, right), np.where(np.abs(way[:, 1]) < 1e-9, np.inf, back)
    )
    return np.maximum(far, 0.0)


def arc_marks(view: Arc, size: Ground) -> tuple[list[Sheet], list[Label]]:
    """The fan of an arc, cut at the mat's edge, its bands with their labels."""
    centre, middle = ground(view.at), math.radians(heading(view.facing))
    half = math.radians(view.degrees) / 2
    count = max(int(view.degrees / 2), 2)
    angles = np.linspace(middle - half, middle + half, count + 1)
    edge, way = rays(centre, angles, size), np.stack([np.sin(angles), np.cos(angles)], 1)
    start = cells(view.radius)
    sheets, labels = [], []
    inner = start
    for number, band in enumerate(view.bands[:MOST_BANDS]):
        colour = BANDS[min(number, len(BANDS) - 1)]
        outer = start + cells(band.reach)
        near, far = np.minimum(inner, edge), np.minimum(outer, edge)
        sheets.append(strip(_along(centre, way, near), _along(centre, way, far), (*colour, _FILL), 0.001 * number))
        sheets += _rim(centre, way, outer, edge, (*colour, _LINE))
        if band.label and (place := _label_place(centre, middle, half, outer, size)):
            labels.append(Label((*place, 0.02), band.label, f"band_{min(number, 3) + 1}"))
        inner = outer
    for side in (0, -1):
        end = min(inner, float(edge[side]))
        line = _along(centre, way[[side, side]], np.array([start, end]))
        sheets += [ribbon(line, 0.045, _DARK), ribbon(line, 0.02, (1.0, 0.97, 0.85, 0.9), 0.002)]
    return sheets, labels


def _along(centre: Ground, way: Floats, far: Floats) -> Floats:
    return np.array(centre) + way * np.asarray(far)[:, None]


def _rim(centre: Ground, way: Floats, radius: float, edge: Floats, colour: Colour) -> list[Sheet]:
    """The line of a band's end where it is on the mat."""
    sheets, run = [], []
    for direction, far in zip(way, edge, strict=True):
        if far > radius:
            run.append(np.array(centre) + direction * radius)
        elif len(run) > 1:
            sheets.append(ribbon(np.array(run), 0.045, colour, 0.003))
            run = []
        else:
            run = []
    return [*sheets, ribbon(np.array(run), 0.045, colour, 0.003)] if len(run) > 1 else sheets


def _label_place(centre: Ground, middle: float, half: float, radius: float, size: Ground) -> Ground | None:
    """A place on a band's outer line and on the mat, as near to the fan's middle as may be."""
    for share in (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 0.93, -0.93):
        x, y = ahead(math.degrees(middle + half * share), radius)
        x, y = centre[0] + x, centre[1] + y
        if 0.3 < x < size[0] - 0.3 and 0.3 - size[1] < y < -0.3:
            return x, y
    return None


def aim_marks(aim: Aim, wide: float = 1.0) -> tuple[list[Sheet], list[Label]]:
    """A line to a target: green; or red up to where it is blocked, and broken from there; so many times as wide."""
    start, end = ground(aim.start), ground(aim.end)
    colour = FREE if aim.blocked is None else BARRED
    if aim.blocked is None:
        sheets = [ribbon([start, end], 0.075 * wide, _DARK, 0.004), ribbon([start, end], 0.04 * wide, FREE, 0.006)]
    else:
        stop = ground(aim.blocked)
        sheets = [ribbon([start, stop], 0.075 * wide, _DARK, 0.004), ribbon([start, stop], 0.04 * wide, BARRED, 0.006)]
        sheets.append(dashes([stop, end], 0.035 * wide, 0.14 * wide, 0.12 * wide, (*BARRED[:3], 0.6), 0.006))
        sheets += [disc(stop, 0.15 * wide, _DARK, 0.007), cross(stop, 0.085 * wide, 0.045 * wide, BARRED, 0.009)]
    sheets.append(ring(end, 0.33, 0.05 * wide, colour, 0.005))
    labels = [Label((*end, 1.0), aim.label, "bad" if aim.blocked else "good")] if aim.label else []
    return sheets, labels
