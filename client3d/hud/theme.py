"""The look of the screen's panels: colours, text sizes, fonts, and the scale between virtual units and pixels.

Everything is laid out in virtual units, of which a window of 1600x900 pixels has one per pixel. A smaller or larger
window, or a player who wants larger text, changes the scale; the panels then have fewer or more units to fit into.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import noto_cjk_sans_jp_bold
import noto_cjk_sans_jp_regular
from panda3d.core import (
    ColorAttrib,
    DynamicTextFont,
    Filename,
    FontPool,
    LVecBase4,
    RenderState,
    SamplerState,
    TextGlyph,
)

Colour: TypeAlias = tuple[float, float, float, float]

VIRTUAL_WIDTH, VIRTUAL_HEIGHT = 1600, 900
LEAST_SCALE = 0.8  # under 1280x720 panels collapse instead of becoming unreadable
LEAST_WIDTH, LEAST_HEIGHT = 960, 560  # units the panels need at least, whatever the player wishes
MARGIN = 14  # from the window's edge, in units
GAP = 10  # between panels
PADDING = 14  # from a panel's edge to what is in it

PANEL = (0.055, 0.075, 0.085, 0.88)
LINE = (0.33, 0.42, 0.44, 1.0)
ACCENT = (0.98, 0.72, 0.24, 1.0)
TEXT = (0.90, 0.93, 0.92, 1.0)
DIM = (0.62, 0.69, 0.70, 1.0)
FAINT = (0.50, 0.56, 0.57, 1.0)
DARK = (0.08, 0.06, 0.03, 1.0)
GOOD = (0.45, 0.80, 0.42, 1.0)
WARN = (0.95, 0.65, 0.22, 1.0)
BAD = (0.93, 0.36, 0.28, 1.0)
POINTS = (0.42, 0.76, 1.0, 1.0)
FUEL = (0.86, 0.76, 0.46, 1.0)
WELL = (0.13, 0.17, 0.18, 1.0)
BLACK = (0.0, 0.0, 0.0, 0.85)
SHADE = (0.02, 0.03, 0.04, 0.62)  # over the battle, under a screen
CURTAIN = (0.045, 0.06, 0.07, 1.0)  # hides everything between two players at one screen

TONES: dict[str, Colour] = {
    "normal": TEXT,
    "dim": DIM,
    "good": GOOD,
    "warn": WARN,
    "bad": BAD,
    "accent": ACCENT,
    "points": POINTS,
}
"""Colours by what a text or icon means."""

SIDE_COLOURS: dict[str, tuple[Colour, ...]] = {
    "blue_red": ((0.36, 0.66, 1.0, 1.0), (0.95, 0.36, 0.30, 1.0), (0.46, 0.80, 0.40, 1.0), (0.98, 0.84, 0.30, 1.0)),
    "blue_orange": ((0.30, 0.62, 1.0, 1.0), (1.0, 0.60, 0.10, 1.0), (0.28, 0.50, 0.34, 1.0), (0.96, 0.93, 0.74, 1.0)),
    "yellow_violet": (
        (0.98, 0.86, 0.26, 1.0),
        (0.72, 0.48, 1.0, 1.0),
        (0.28, 0.52, 0.36, 1.0),
        (0.97, 0.97, 0.94, 1.0),
    ),
    "white_black": ((0.96, 0.96, 0.94, 1.0), (0.46, 0.46, 0.50, 1.0), (0.36, 0.62, 1.0, 1.0), (1.0, 0.62, 0.14, 1.0)),
}
"""Sets of colours that the sides are told apart by. All but the first are for eyes that take red for green."""
_in_use = ["blue_red"]
NEUTRAL: Colour = (0.72, 0.74, 0.70, 1.0)

SMALL, NORMAL, LARGE, TITLE, HUGE = 14, 16, 18, 24, 54  # text sizes in units


def side_colour(side: int) -> Colour:
    """The colour of a side by its number; a neutral grey for -1."""
    colours = SIDE_COLOURS[_in_use[0]]
    return NEUTRAL if side < 0 else colours[side % len(colours)]


def side_colours_in_use() -> str:
    """The name of the set of colours in use."""
    return _in_use[0]


def use_side_colours(name: str) -> None:
    """Tell the sides apart by this set of colours from now on."""
    _in_use[0] = name


def share_colour(share: float) -> Colour:
    """Green, orange or red by how much of something is left."""
    return GOOD if share > 0.5 else WARN if share > 0.25 else BAD


@dataclass(frozen=True)
class Scale:
    """How many pixels a virtual unit has, and how many units the window has."""

    pixels: float
    width: float
    height: float

    def px(self, units: float) -> int:
        """Whole pixels nearest to a length."""
        return round(units * self.pixels)


def scale_for(width: int, height: int, text_factor: float = 1.0) -> Scale:
    """The scale of a window of this many pixels; `text_factor` is the player's wish for larger or smaller panels."""
    pixels = max(LEAST_SCALE, min(width / VIRTUAL_WIDTH, height / VIRTUAL_HEIGHT)) * text_factor
    pixels = min(pixels, width / LEAST_WIDTH, height / LEAST_HEIGHT)
    return Scale(pixels, width / pixels, height / pixels)


# --- fonts

_PATHS = {False: noto_cjk_sans_jp_regular.FONT_PATH, True: noto_cjk_sans_jp_bold.FONT_PATH}
_PAGE = 512  # pixels of a glyph texture's side
_MOST_WIDTHS = 4_000  # texts of which a font keeps the width: panels ask for the same ones again and again


@dataclass(frozen=True, slots=True)
class Glyph:
    """A character of a font: where its ink is from the pen, in pixels and in its texture, and how far the pen moves."""

    advance: float
    left: float
    bottom: float
    right: float
    top: float
    uv: tuple[float, float, float, float]
    state: RenderState | None
    """None when there is no ink."""
    missing: bool


class Face:
    """One font in one weight at one size in pixels, so that every glyph is drawn pixel by pixel, never scaled."""

    def __init__(self, bold: bool, pixels: int) -> None:
        self.pixels = pixels
        self.font: DynamicTextFont = _loaded(bold).make_copy()
        self.font.clear()
        self.font.set_scale_factor(1)
        self.font.set_texture_margin(2)
        self.font.set_page_size(_PAGE, _PAGE)
        self.font.set_minfilter(SamplerState.FT_linear)
        self.font.set_pixels_per_unit(pixels)  # before the first glyph
        self._glyphs: dict[str, Glyph] = {}
        self._widths: dict[str, float] = {}

    def glyph(self, character: str) -> Glyph:
        """The glyph of a character, drawn when first asked for."""
        found = self._glyphs.get(character)
        if found is None:
            found = self._glyphs[character] = self._draw(character)
        return found

    def _draw(self, character: str) -> Glyph:
        drawn, size = self.font.get_glyph(ord(character)), self.pixels
        if character.isspace() or drawn is None:
            advance = drawn.get_advance() if drawn else 0.0
            return Glyph(advance * size, 0, 0, 0, 0, (0, 0, 0, 0), None, drawn is None)
        frame, uv = LVecBase4(), LVecBase4()
        if not drawn.get_quad(frame, uv):
            return Glyph(drawn.get_advance() * size, 0, 0, 0, 0, (0, 0, 0, 0), None, True)
        left, bottom, right, top = (round(value * size) for value in frame)
        return Glyph(drawn.get_advance() * size, left, bottom, right, top, tuple(uv), _coloured(drawn), False)

    def width(self, text: str) -> float:
        """Pixels the pen moves over a text without line breaks."""
        found = self._widths.get(text)
        if found is None:
            if len(self._widths) >= _MOST_WIDTHS:
                self._widths.clear()
            found = self._widths[text] = sum(self.glyph(character).advance for character in text)
        return found


def _coloured(drawn: TextGlyph) -> RenderState:
    """The glyph's state with the colours of the vertices; its own says white."""
    return drawn.get_state().set_attrib(ColorAttrib.make_vertex())


@cache
def _loaded(bold: bool) -> DynamicTextFont:
    font = FontPool.load_font(Filename.from_os_specific(str(_PATHS[bold])).get_fullpath())
    if font is None:
        raise FileNotFoundError(
            f"cannot read the font {_PATHS[bold]}: install noto-cjk-sans-jp-regular and -bold again"
        )
    return font


@cache
def face(bold: bool, pixels: int) -> Face:
    """The font of this weight and size; made once."""
    return Face(bold, max(pixels, 6))
