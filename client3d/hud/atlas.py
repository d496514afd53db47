"""One texture with everything the panels are drawn from but their text: frames, icons and a white spot.

It is painted for a scale, so each piece is shown pixel by pixel. A frame is a picture of nine parts: its corners keep
their size, its edges and middle stretch.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from panda3d.core import ColorAttrib, RenderState, SamplerState, Texture, TextureAttrib, TransparencyAttrib

from client3d.hud import theme
from client3d.hud.drawing import Sheet
from client3d.hud.icons import DRAWINGS
from client3d.hud.theme import Colour

FRAME, CORNER = 48, 16  # units of a frame's picture and of its corners
ICON_SIZES = (18, 24, 28, 36)
"""Sizes in units that icons are painted in; shown at the nearest."""


@dataclass(frozen=True)
class Frame:
    """How the background of a panel, button or row looks."""

    chamfer: float  # units cut from the top left and bottom right corners
    fill: Colour
    border: Colour
    width: float = 1.6  # of the border
    gradient: float = 0.10  # how much lighter the top is than the middle


FRAMES: dict[str, Frame] = {
    "panel": Frame(10, theme.PANEL, theme.LINE),
    "screen": Frame(14, (0.06, 0.08, 0.09, 0.97), theme.ACCENT, 2),
    "tip": Frame(6, (0.02, 0.03, 0.035, 0.96), theme.ACCENT, 1.4),
    "button": Frame(7, (0.13, 0.18, 0.20, 0.95), (0.38, 0.48, 0.50, 1)),
    "button.over": Frame(7, (0.22, 0.30, 0.32, 0.97), theme.ACCENT),
    "button.down": Frame(7, (0.08, 0.11, 0.12, 1), theme.ACCENT, 2.6),
    "button.off": Frame(7, (0.08, 0.10, 0.11, 0.82), (0.22, 0.27, 0.28, 1)),
    "button.on": Frame(7, (0.28, 0.22, 0.09, 0.97), theme.ACCENT, 2.2),
    "primary": Frame(9, (0.76, 0.47, 0.11, 0.98), (1.0, 0.80, 0.40, 1), 2, 0.18),
    "primary.over": Frame(9, (0.92, 0.60, 0.16, 1), (1, 0.92, 0.6, 1), 2, 0.18),
    "primary.down": Frame(9, (0.60, 0.36, 0.08, 1), (1, 0.92, 0.6, 1), 2.6, 0.10),
    "primary.off": Frame(9, (0.17, 0.15, 0.12, 0.9), (0.36, 0.31, 0.22, 1), 1.6),
    "row": Frame(4, (0.12, 0.16, 0.18, 0.80), (0.20, 0.26, 0.28, 0.9), 1.2),
    "row.over": Frame(4, (0.19, 0.25, 0.27, 0.92), (0.45, 0.56, 0.58, 1), 1.2),
    "row.on": Frame(4, (0.20, 0.30, 0.19, 0.95), theme.GOOD, 1.6),
    "row.off": Frame(4, (0.09, 0.12, 0.13, 0.70), (0.16, 0.20, 0.22, 0.9), 1.2),
    "chosen": Frame(4, (0.28, 0.22, 0.09, 0.95), theme.ACCENT, 1.6),
    "chosen.over": Frame(4, (0.36, 0.28, 0.11, 0.97), theme.ACCENT, 1.6),
    "tab": Frame(6, (0.09, 0.12, 0.13, 0.85), (0.25, 0.31, 0.33, 1), 1.2),
    "tab.over": Frame(6, (0.19, 0.25, 0.27, 0.92), theme.ACCENT, 1.4),
    "tab.on": Frame(6, (0.28, 0.22, 0.09, 0.97), theme.ACCENT, 2),
    "field": Frame(4, (0.03, 0.04, 0.05, 0.95), (0.38, 0.48, 0.50, 1), 1.4, 0),
    "field.over": Frame(4, (0.05, 0.07, 0.08, 0.97), theme.ACCENT, 1.4, 0),
    "sheet": Frame(14, (0.045, 0.06, 0.07, 0.93), theme.LINE, 1.6, 0.04),
    "focus": Frame(8, (1, 1, 1, 0.0), (1, 1, 1, 1), 2.2, 0),
}


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the texture: its size in pixels and its corners (left, bottom, right, top) from 0 to 1."""

    pixels: int
    uv: tuple[float, float, float, float]


class Atlas:
    """The texture for one scale, and where each piece is in it."""

    def __init__(self, pixels_per_unit: float) -> None:
        self.corner = max(2, round(CORNER * pixels_per_unit))
        pictures: dict[str, NDArray[np.uint8]] = {"white": np.full((4, 4, 4), 255, np.uint8)}
        for name, frame in FRAMES.items():
            pictures[name] = _framed(frame, self.corner, pixels_per_unit)
        for name, draw in DRAWINGS.items():
            for size in ICON_SIZES:
                sheet = Sheet(max(6, round(size * pixels_per_unit)))
                draw(sheet)
                pictures[f"{name}@{size}"] = sheet.picture()
        image, places = _packed(pictures)
        self.pieces = {name: _piece(place, pictures[name].shape[0], image.shape[:2]) for name, place in places.items()}
        left, bottom, right, top = self.pieces["white"].uv
        across, up = (left + right) / 2, (bottom + top) / 2
        self.white = (across, up, across, up)
        self.texture = texture_of(image, "hud")
        self.state = RenderState.make(
            ColorAttrib.make_vertex(),
            TextureAttrib.make(self.texture),
            TransparencyAttrib.make(TransparencyAttrib.M_alpha),
        )

    def icon(self, name: str, units: float) -> Piece:
        """The painted icon nearest to a size; an unknown name shows as a question (the icon `info`)."""
        known = name if name in DRAWINGS else "info"
        return self.pieces[f"{known}@{min(ICON_SIZES, key=lambda size: abs(size - units))}"]


@lru_cache(maxsize=3)
def atlas_for(pixels_per_unit: float) -> Atlas:
    """The atlas of a scale; the last few are kept."""
    return Atlas(pixels_per_unit)


def texture_of(image: NDArray[np.uint8], name: str, nearest: bool = False) -> Texture:
    """A texture of an image of red, green, blue, alpha, its first row on top."""
    texture = Texture(name)
    texture.setup_2d_texture(image.shape[1], image.shape[0], Texture.T_unsigned_byte, Texture.F_rgba)
    fill_texture(texture, image)
    for wrap in (texture.set_wrap_u, texture.set_wrap_v):
        wrap(SamplerState.WM_clamp)
    kind = SamplerState.FT_nearest if nearest else SamplerState.FT_linear
    texture.set_minfilter(kind)
    texture.set_magfilter(kind)
    return texture


def fill_texture(texture: Texture, image: NDArray[np.uint8]) -> None:
    """Put an image of the same size into a texture."""
    texture.set_ram_image(np.ascontiguousarray(image[::-1, :, [2, 1, 0, 3]]).tobytes())


def _framed(frame: Frame, corner: int, pixels_per_unit: float) -> NDArray[np.uint8]:
    size = corner * 3
    sheet = Sheet(size, size / pixels_per_unit)
    end = size / pixels_per_unit
    shape = sheet.box(0.5, 0.5, end - 0.5, end - 0.5)
    for along in (sheet.x + sheet.y - 1, 2 * end - 1 - sheet.x - sheet.y):
        shape = np.maximum(shape, (frame.chamfer - along) * 0.7071)
    inner = sheet.coverage(shape + frame.width)
    outer = sheet.coverage(shape)
    lift = 1 + frame.gradient * np.clip(1 - 2 * sheet.y / end, -1, 1)
    light = sheet.coverage(shape + frame.width) - sheet.coverage(shape + frame.width + 1.2)
    lift = lift + np.where(sheet.y < end / 2, light * 0.45 * (frame.fill[3] > 0), 0)
    fill = np.dstack([np.clip(channel * lift, 0, 1) for channel in frame.fill[:3]])
    fill_alpha, edge_alpha = inner * frame.fill[3], (outer - inner) * frame.border[3]
    alpha = fill_alpha + edge_alpha
    colour = fill * fill_alpha[..., None] + np.array(frame.border[:3]) * edge_alpha[..., None]
    colour = np.where(alpha[..., None] > 0, colour / np.maximum(alpha, 1e-6)[..., None], np.array(frame.border[:3]))
    return (np.dstack((colour, alpha)) * 255 + 0.5).astype(np.uint8)


def _packed(pictures: dict[str, NDArray[np.uint8]]) -> tuple[NDArray[np.uint8], dict[str, tuple[int, int]]]:
    """Put square pictures on shelves, tallest first, a pixel apart."""
    width = 1024
    places: dict[str, tuple[int, int]] = {}
    x = y = shelf = 0
    for name in sorted(pictures, key=lambda name: -pictures[name].shape[0]):
        size = pictures[name].shape[0]
        if x + size > width:
            x, y, shelf = 0, y + shelf, 0
        shelf = max(shelf, size + 2)
        places[name] = (x, y)
        x += size + 2
    image = np.zeros((y + shelf, width, 4), np.uint8)
    image[..., :3] = 255
    for name, (left, top) in places.items():
        size = pictures[name].shape[0]
        image[top : top + size, left : left + size] = pictures[name]
    return image, places


def _piece(place: tuple[int, int], size: int, shape: tuple[int, ...]) -> Piece:
    (x, y), (height, width) = place, shape[:2]
    return Piece(size, (x / width, 1 - (y + size) / height, (x + size) / width, 1 - y / height))
