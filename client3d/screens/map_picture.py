"""A map as a picture from above: ground, roads, woods, where the sides begin, victory points, units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from panda3d.core import SamplerState, Texture

from client3d.hud import theme
from client3d.hud.atlas import texture_of
from client3d.hud.drawing import Sheet
from client3d.hud.ground import GROUND_COLOURS
from core.orders import Cell

LONGEST_SIDE = 640
"""Pixels of the picture's longer side, nearly."""
ROADS = ("road", "bridge")
"""Ground whose arms lead to its neighbours of the same kinds."""
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_ZONE = 0.30
"""How much of a start zone's cells is in its side's colour."""

Image: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class MapMarks:
    """What is marked on a map: cells, and by whom (-1: nobody)."""

    points: tuple[Cell, ...] = ()
    zones: tuple[tuple[Cell, ...], ...] = ()
    """By side."""
    buildings: tuple[tuple[Cell, int], ...] = ()
    units: tuple[tuple[Cell, int], ...] = ()


@lru_cache(maxsize=32)
def map_picture(rows: tuple[tuple[str, ...], ...], marks: MapMarks, colours: str = "blue_red") -> Texture:
    """The picture; `rows` are names of terrain, by row and column, `colours` a set of `theme.SIDE_COLOURS`."""
    height, width = len(rows), len(rows[0])
    size = max(LONGEST_SIDE // max(height, width), 6)
    image = _ground(rows, size)
    sides = [np.array(colour[:3]) for colour in theme.SIDE_COLOURS[colours]]
    for side, zone in enumerate(marks.zones):
        _zone(image, zone, size, sides[side])
    for cell, side in marks.buildings:
        _square(image, cell, size, 0.62, np.array(theme.NEUTRAL[:3]) if side < 0 else sides[side])
    for cell, side in marks.units:
        _square(image, cell, size, 0.5, sides[side])
    for cell in marks.points:
        _star(image, cell, size)
    opaque = np.dstack((np.clip(image, 0, 1), np.ones(image.shape[:2])))
    texture = texture_of((opaque * 255 + 0.5).astype(np.uint8), "map")
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)  # it is shown small in lists, too
    return texture


def _ground(rows: Sequence[Sequence[str]], size: int) -> Image:
    height, width = len(rows), len(rows[0])
    colours = np.array([[GROUND_COLOURS.get(name, GROUND_COLOURS["meadow"]) for name in row] for row in rows]) / 255
    meadow = np.array(GROUND_COLOURS["meadow"]) / 255
    for y, row in enumerate(rows):
        for x, name in enumerate(row):
            if name == "road":
                colours[y, x] = meadow
            elif name == "bridge":
                colours[y, x] = np.array(GROUND_COLOURS["water"]) / 255
    image = np.repeat(np.repeat(colours, size, 0), size, 1)
    random = np.random.default_rng(7)  # the same grain for every picture
    image *= 1 + 0.05 * random.standard_normal((height * size, width * size, 1))
    for y, row in enumerate(rows):
        for x in range(len(row)):
            draw_cover(image, rows, x, y, size, random)
    return image


def draw_cover(
    image: Image, rows: Sequence[Sequence[str]], x: int, y: int, size: int, random: np.random.Generator
) -> None:
    """What stands on the ground of a cell: trees, houses, a rise, a road with arms to its neighbours."""
    name = rows[y][x]
    if name == "bridge" and "road" not in _beside(rows, x, y):
        _deck(image, x, y, size)
    elif name in ROADS:
        _road(image, rows, x, y, size)
    elif name == "forest":
        _dots(image, x, y, size, random, 5, 0.22, np.array((0.10, 0.19, 0.10)), np.array((0.24, 0.38, 0.18)))
    elif name == "hill":
        _hill(image, x, y, size)
    elif name == "ruin":
        _dots(image, x, y, size, random, 3, 0.15, np.array((0.28, 0.14, 0.11)), np.array((0.78, 0.55, 0.46)))
    elif name == "city":
        _dots(image, x, y, size, random, 4, 0.14, np.array((0.30, 0.20, 0.16)), np.array((0.72, 0.42, 0.30)))
    elif name == "dune":
        _dots(image, x, y, size, random, 3, 0.12, np.array((0.52, 0.44, 0.28)), np.array((0.84, 0.76, 0.54)))
    elif name == "marsh":
        _dots(image, x, y, size, random, 4, 0.09, np.array((0.22, 0.36, 0.38)), np.array((0.28, 0.46, 0.50)))


def _dots(
    image: Image,
    x: int,
    y: int,
    size: int,
    random: np.random.Generator,
    count: int,
    radius: float,
    dark: Image,
    light: Image,
) -> None:
    """Round marks in a cell, lit from the top left."""
    sheet = Sheet(size, 1.0)
    for _ in range(count):
        at = random.uniform(radius, 1 - radius, 2) if count > 1 else np.array((0.5, 0.52))
        for colour, shift, share in ((dark, 0.04, 1.0), (light, -0.03, 0.72)):
            cover = sheet.coverage(sheet.circle(at[0] + shift, at[1] + shift, radius * share))[..., None]
            _blend(image, x, y, size, cover, colour)


def _hill(image: Image, x: int, y: int, size: int) -> None:
    """A rise, lit from the top left: its slopes run out at the cell's edges."""
    sheet = Sheet(size, 1.0)
    far = np.clip(1 - np.hypot(sheet.x - 0.5, sheet.y - 0.5) / 0.62, 0, 1)[..., None]
    slope = ((0.5 - sheet.x) + (0.5 - sheet.y))[..., None]
    part = image[y * size : (y + 1) * size, x * size : (x + 1) * size]
    part *= 1 + 0.55 * slope * np.sqrt(far) + 0.12 * far


def _beside(rows: Sequence[Sequence[str]], x: int, y: int) -> set[str]:
    """What is on the four sides of a cell."""
    near = ((x + dx, y + dy) for dx, dy in _STEPS)
    return {rows[down][across] for across, down in near if 0 <= down < len(rows) and 0 <= across < len(rows[0])}


def _deck(image: Image, x: int, y: int, size: int) -> None:
    """A bridge as wide as its cell: planks, for one that no road leads to."""
    part = image[y * size : (y + 1) * size, x * size : (x + 1) * size]
    part[:] = np.array((0.56, 0.46, 0.33))
    part[:: max(size // 5, 2)] *= 0.72


def _road(image: Image, rows: Sequence[Sequence[str]], x: int, y: int, size: int) -> None:
    sheet = Sheet(size, 1.0)
    ends = [
        (0.5 + dx * 0.5, 0.5 + dy * 0.5)
        for dx, dy in _STEPS
        if 0 <= y + dy < len(rows) and 0 <= x + dx < len(rows[0]) and rows[y + dy][x + dx] in ROADS
    ]
    wide = 0.44 if rows[y][x] == "bridge" else 0.34
    shape = np.minimum.reduce([sheet.line(wide, (0.5, 0.5), end) for end in ends] or [sheet.circle(0.5, 0.5, wide / 2)])
    edge = np.minimum.reduce(
        [sheet.line(wide + 0.14, (0.5, 0.5), end) for end in ends] or [sheet.circle(0.5, 0.5, wide / 2 + 0.07)]
    )
    colour = (0.60, 0.50, 0.36) if rows[y][x] == "bridge" else (0.58, 0.56, 0.52)
    _blend(image, x, y, size, sheet.coverage(edge)[..., None] * 0.7, np.array((0.20, 0.19, 0.17)))
    _blend(image, x, y, size, sheet.coverage(shape)[..., None], np.array(colour))


def _blend(image: Image, x: int, y: int, size: int, cover: Image, colour: Image) -> None:
    part = image[y * size : (y + 1) * size, x * size : (x + 1) * size]
    part += cover * (colour - part)


def _zone(image: Image, cells: Iterable[Cell], size: int, colour: Image) -> None:
    known = set(cells)
    line = max(size // 9, 1)
    for x, y in known:
        _blend(image, x, y, size, np.full((size, size, 1), _ZONE), colour)
        part = image[y * size : (y + 1) * size, x * size : (x + 1) * size]
        if (x, y - 1) not in known:
            part[:line] = colour
        if (x, y + 1) not in known:
            part[-line:] = colour
        if (x - 1, y) not in known:
            part[:, :line] = colour
        if (x + 1, y) not in known:
            part[:, -line:] = colour


def _square(image: Image, cell: Cell, size: int, share: float, colour: Image) -> None:
    sheet, least, most = Sheet(size, 1.0), 0.5 - share / 2, 0.5 + share / 2
    outer = sheet.coverage(sheet.box(least - 0.08, least - 0.08, most + 0.08, most + 0.08, 0.08))[..., None]
    inner = sheet.coverage(sheet.box(least, least, most, most, 0.05))[..., None]
    _blend(image, *cell, size, outer, np.array((0.05, 0.06, 0.07)))
    _blend(image, *cell, size, inner, colour)


def _star(image: Image, cell: Cell, size: int) -> None:
    """A star as large as two cells, so that it is seen on a small picture."""
    span = size * 2
    sheet = Sheet(span, 32.0)
    left, top = round((cell[0] + 0.5) * size - span / 2), round((cell[1] + 0.5) * size - span / 2)
    for radius, colour in ((15.0, (0.05, 0.05, 0.06)), (12.0, theme.ACCENT[:3])):
        cover = sheet.coverage(sheet.star(16, 17, radius, radius * 0.45))[..., None]
        y0, x0 = max(top, 0), max(left, 0)
        part = image[y0 : top + span, x0 : left + span]
        cut = cover[y0 - top : y0 - top + part.shape[0], x0 - left : x0 - left + part.shape[1]]
        part += cut * (np.array(colour) - part)
