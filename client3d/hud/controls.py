"""Controls beyond buttons: sliders, choices, text fields, rows and cards of lists.

Each is a button with a look of its own, so it is pressed, focused and pointed at as any other. Those that hold a value
also have `adjust`, which the arrow keys to the left and right call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from direct.gui import DirectGuiGlobals as DGG
from panda3d.core import Texture

from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Panel, pointer_of

_ROOM = 14.0
_FIGURE = 62.0
"""Units at the right of a slider for its value."""
_ARROW = 30.0
"""Units at each end of a choice for its arrow."""
_DETAIL_EDGES = 76.0
"""Units of a row of a list in which its detail is not written: icon, edges, the list's bar."""
_FRAMES = {"over": "row.over", "down": "row.over", "off": "row.off"}
"""By state, where the frame is another than usual."""


@dataclass(frozen=True, slots=True)
class SliderLook(Look):
    """A slider; the label is its value in words, `share` how far along it is, from 0 to 1."""

    share: float = 0.0


class Slider(Button):
    """A value between two bounds: click, drag, or the arrow keys."""

    def __init__(self, panel: Panel, name: str, command: Callable[[], None]) -> None:
        super().__init__(panel, name, command)
        self.moved: Callable[[float], None] = lambda _share: None
        """Told the new share, from 0 to 1."""
        self.step = 0.1
        self._dragging = False
        self.direct.bind(DGG.B1PRESS, self._mouse_down)
        self.direct.bind(DGG.B1RELEASE, self._mouse_up)

    def adjust(self, steps: int) -> None:
        """Move it by steps."""
        if isinstance(self.look, SliderLook):
            self.moved(min(max(self.look.share + steps * self.step, 0.0), 1.0))

    def pointer_at(self, x: float, _y: float) -> None:
        """The pointer moved, in units of the window."""
        if self._dragging:
            left, _, width, _ = self.box
            self.moved(min(max((x - left - _ROOM) / (width - 2 * _ROOM - _FIGURE), 0.0), 1.0))

    def _mouse_down(self, event: Any) -> None:
        if self.enabled:
            self._dragging = True
            self.pointer_at(*pointer_of(self.panel.stage, event))

    def _mouse_up(self, _event: object) -> None:
        self._dragging = False

    def _painted(self, state: str, width: float, height: float) -> Any:
        look, painter = self.look, Painter(self.panel.stage.brush)
        assert isinstance(look, SliderLook)
        painter.frame(_FRAMES.get(state, "row"), 0, 0, width, height)
        track, middle = width - 2 * _ROOM - _FIGURE, height / 2
        colour = theme.FAINT if state == "off" else theme.ACCENT
        painter.rect(_ROOM, middle - 3, track, 6, theme.BLACK)
        painter.rect(_ROOM, middle - 3, track * look.share, 6, colour)
        knob = theme.FAINT if state == "off" else theme.TEXT
        painter.rect(_ROOM + track * look.share - 5, middle - 10, 10, 20, theme.BLACK)
        painter.rect(_ROOM + track * look.share - 4, middle - 9, 8, 18, knob)
        top = (height - 15 * LINE_HEIGHT) / 2
        painter.text(look.label, width - 10, top, 15, self._colour(state), bold=True, align="right", width=_FIGURE)
        return self._node(painter, state)


class Chooser(Button):
    """One of a few values: its arrows, a click or the arrow keys go on to the next."""

    def __init__(self, panel: Panel, name: str, command: Callable[[], None]) -> None:
        super().__init__(panel, name, command)
        self.turned: Callable[[int], None] = lambda _steps: None
        self._backwards = False
        self.direct.bind(DGG.B1PRESS, self._mouse_down)

    def adjust(self, steps: int) -> None:
        """Go on by so many values."""
        if self.enabled:
            self.turned(steps)

    def _mouse_down(self, event: Any) -> None:
        left, _, width, _ = self.box
        self._backwards = pointer_of(self.panel.stage, event)[0] < left + min(width * 0.3, 2 * _ARROW)

    def _clicked(self) -> None:
        steps, self._backwards = -1 if self._backwards else 1, False
        if self.enabled:
            self.panel.stage.hide_tip()
            self.panel.stage.pressed()
            self.turned(steps)

    def _painted(self, state: str, width: float, height: float) -> Any:
        look, painter = self.look, Painter(self.panel.stage.brush)
        painter.frame(_FRAMES.get(state, "row"), 0, 0, width, height)
        colour = theme.FAINT if state == "off" else theme.ACCENT if state in ("over", "down") else theme.DIM
        painter.icon("left", 6, height / 2 - 9, 18, colour)
        painter.icon("right", width - 24, height / 2 - 9, 18, colour)
        room, swatch = width - 2 * _ARROW, 0.0
        if look.icon:
            swatch = 26.0
        text = min(painter.brush.text_width(look.label, 15, True), room - swatch)
        left = (width - text - swatch) / 2
        if look.icon:
            painter.icon(look.icon, left, height / 2 - 9, 18, self._colour(state))
        _one_or_two_lines(painter, look.label, left + swatch, height, 15, room - swatch, self._colour(state))
        return self._node(painter, state)


class TextField(Button):
    """A short text to write: it takes what is typed while it has the focus."""

    def __init__(self, panel: Panel, name: str, command: Callable[[], None]) -> None:
        super().__init__(panel, name, command)
        self.edited: Callable[[str], None] = lambda _text: None
        self.longest = 40
        """Characters it takes."""
        self.allows: Callable[[str], bool] = str.isprintable
        """Whether a text may be written."""

    def typed(self, character: str) -> None:
        """A character was typed."""
        text = self.look.label + character
        if len(text) <= self.longest and self.allows(text):
            self.edited(text)

    def erase(self) -> None:
        """Take the last character away."""
        self.edited(self.look.label[:-1])

    def _painted(self, state: str, width: float, height: float) -> Any:
        look, painter = self.look, Painter(self.panel.stage.brush)
        painter.frame("field.over" if state in ("over", "down", "on") else "field", 0, 0, width, height)
        top = (height - theme.NORMAL * LINE_HEIGHT) / 2
        shown, colour = (look.label, theme.TEXT) if look.label or look.on else (look.badge, theme.FAINT)
        painter.text(shown, 12, top, theme.NORMAL, colour, width=width - 28)
        if look.on:
            caret = 13 + min(painter.brush.text_width(look.label, theme.NORMAL), width - 28)
            painter.rect(caret, height / 2 - 10, 1.6, 20, theme.ACCENT)
        return self._node(painter, state)


@dataclass(frozen=True, slots=True)
class TileLook(Look):
    """A row or a card of a list: a title, a line or two below it, a word at its right, and a picture."""

    detail: str = ""
    aside: str = ""
    tone: str = "dim"
    """Of the word at the right."""
    picture: Texture | None = None
    side: int = -2
    """Whose colour it shows at its edge; -2: none."""


def tile_height(painter: Painter, detail: str, width: float, least: float) -> float:
    """How high a row of a list is in which all of a detail has room; `least`: with one line of it."""
    lines = len(painter.brush.wrapped(detail, width - _DETAIL_EDGES, theme.SMALL))
    return least + (lines - 1) * theme.SMALL * LINE_HEIGHT


class Tile(Button):
    """A row of a list: picture or icon at the left, title and detail, a word at the right."""

    WIDEST = 16 / 9
    """A picture's width for its height, at most."""

    def _painted(self, state: str, width: float, height: float) -> Any:
        look, painter = self.look, Painter(self.panel.stage.brush)
        assert isinstance(look, TileLook)
        over = state in ("over", "down")
        frame = ("chosen.over" if over else "chosen") if look.on else _FRAMES.get(state, "row")
        painter.frame(frame, 0, 0, width, height)
        if look.side > -2:
            painter.rect(3, 4, 4, height - 8, theme.side_colour(look.side))
        colour = theme.FAINT if state == "off" else theme.ACCENT if look.on else theme.TEXT
        left = self._paint_front(painter, look, height, colour)
        aside = min(painter.brush.text_width(look.aside, theme.SMALL, True), width * 0.36) if look.aside else 0
        room = width - left - 12 - (aside + 14 if aside else 0)
        rows = len(painter.brush.wrapped(look.detail, room, theme.SMALL)) if look.detail else 0
        titles = min(len(painter.brush.wrapped(look.label, room, look.size, True)), 2)
        rows = min(rows, max(int((height - titles * look.size * LINE_HEIGHT - 8) // (theme.SMALL * LINE_HEIGHT)), 1))
        top = (height - titles * look.size * LINE_HEIGHT - rows * theme.SMALL * LINE_HEIGHT) / 2
        painter.text(look.label, left, top, look.size, colour, bold=True, width=room, lines=titles)
        if look.detail:
            below = top + titles * look.size * LINE_HEIGHT
            painter.text(look.detail, left, below, theme.SMALL, theme.DIM, width=room, lines=rows)
        if aside:
            top = (height - theme.SMALL * LINE_HEIGHT) / 2
            tone = theme.TONES.get(look.tone, theme.DIM)
            painter.text(look.aside, width - 12, top, theme.SMALL, tone, bold=True, align="right", width=aside + 1)
        return self._node(painter, state)

    def _paint_front(self, painter: Painter, look: TileLook, height: float, colour: Colour) -> float:
        """The picture or icon at the left; where the words begin."""
        if look.picture is not None:
            inside = height - 12
            across = inside * min(look.picture.get_x_size() / look.picture.get_y_size(), self.WIDEST)
            painter.rect(8, 6, across, inside, theme.BLACK)
            painter.picture(look.picture, 8, 6, across, inside, 0.55 if look.reason else 1.0)
            return 8 + across + 12
        if look.icon:
            painter.icon(look.icon, 12, height / 2 - 12, 24, colour)
            return 48.0
        return 14.0


class CountTile(Tile):
    """A row of a list of which any number may be wanted: pressing it or the right arrow key wants one more."""

    def __init__(self, panel: Panel, name: str, command: Callable[[], None]) -> None:
        super().__init__(panel, name, command)
        self.counted: Callable[[int], None] = lambda _more: None
        """Told how many more are wanted, less than 0 for fewer."""

    def adjust(self, steps: int) -> None:
        """Want more or fewer."""
        self.counted(steps)


class Card(Button):
    """A card of a list: the picture above, title and detail below it."""

    def _painted(self, state: str, width: float, height: float) -> Any:
        look, painter = self.look, Painter(self.panel.stage.brush)
        assert isinstance(look, TileLook)
        over = state in ("over", "down")
        frame = ("chosen.over" if over else "chosen") if look.on else "row.over" if over else "row"
        painter.frame(frame, 0, 0, width, height)
        words = look.size * LINE_HEIGHT + (theme.SMALL * LINE_HEIGHT if look.detail else 0) + 14
        painter.rect(7, 7, width - 14, height - words - 7, theme.BLACK)
        if look.picture is not None:
            painter.picture(look.picture, 7, 7, width - 14, height - words - 7)
        elif look.icon:
            painter.icon(look.icon, width / 2 - 18, (height - words) / 2 - 15, 36, theme.DIM)
        colour = theme.ACCENT if look.on else theme.TEXT
        top = height - words + 5
        painter.text(look.label, width / 2, top, look.size, colour, bold=True, align="centre", width=width - 16)
        if look.detail:
            top += look.size * LINE_HEIGHT
            painter.text(look.detail, width / 2, top, theme.SMALL, theme.DIM, align="centre", width=width - 16)
        return self._node(painter, state)


def _one_or_two_lines(
    painter: Painter, text: str, left: float, height: float, size: float, room: float, colour: Colour
) -> None:
    """A text in the middle of a height, on two smaller lines if it is too long for one."""
    if painter.brush.text_width(text, size * 0.85, True) <= room:
        painter.text(text, left, (height - size * LINE_HEIGHT) / 2, size, colour, bold=True, width=room + 1)
        return
    top = (height - 2 * 12 * LINE_HEIGHT) / 2
    painter.text(text, left, top, 12, colour, bold=True, width=room + 1, lines=2)
