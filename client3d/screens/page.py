"""A page: one screen of the client, painted from values, whose controls call back.

A page is painted whole: `draw` says what is where, control by control, in the order in which the focus goes through
them. Controls are kept by name from one painting to the next. Whatever a control did, its page is painted anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.controls import Card, Chooser, Slider, SliderLook, TextField, Tile, TileLook
from client3d.hud.list_view import WHEEL_DOWN, WHEEL_UP
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Box, Panel, Stage, Target, pointer_of
from client3d.play.bindings import keycap

WIDEST = 1240.0
"""Units a page's content is wide at most."""
HEAD = 64.0
"""Units at the top of a page for its title."""
FOOT = 62.0
"""Units at its bottom for its buttons."""
BUTTON = 44.0
EDGE = 26.0
GAP = 10.0
_BAR = 8.0
_Control = TypeVar("_Control", bound=Button)


@dataclass
class Scroll:
    """A list of a page that may be longer than its box: which rows are in sight."""

    box: Box = (0, 0, 0, 0)
    first: int = 0
    count: int = 0
    last_first: int = 0
    """The first row when the last one is in sight."""
    shown: int = 0
    """Rows in sight."""

    def move(self, rows: int) -> bool:
        """Go on by rows; whether that changed anything."""
        first = min(max(self.first + rows, 0), self.last_first)
        moved, self.first = first != self.first, first
        return moved


class Page(Panel):
    """See the module. Its name is that of the screen for scripts."""

    FRAME = ""
    TITLE = ""
    """Key of its title."""
    SHADE: Colour | None = theme.SHADE
    """Laid over what is behind it."""

    def __init__(self, stage: Stage, name: str) -> None:
        super().__init__(stage, name, sort=10)
        self.focus = ""
        """Its control that has the focus while it is the page at the front."""
        self.default = ""
        """The control that Enter presses while none has the focus."""
        self.leave: Callable[[], None] = lambda: None
        """Goes back to where the player came from; given by the navigator."""
        self.painting: Painter | None = None
        """What it is just being painted with."""
        self._controls: dict[str, Button] = {}
        self._drawn: list[Button] = []
        self._scrolls: dict[str, Scroll] = {}
        self._scrolls_drawn: list[str] = []
        self.read = ""
        """The list that page up and page down scroll; empty: the first that can."""
        self._scroll_of: dict[str, str] = {}
        self._scrolling = ""
        for event, rows in ((WHEEL_UP, -1), (WHEEL_DOWN, 1)):
            self.frame.bind(event, partial(self._wheel, rows))

    # --- what a page is

    def open(self) -> None:
        """It comes to the front for the first time."""

    def close(self) -> None:
        """It is taken away for good."""

    def returned(self) -> None:
        """It is at the front again, as the one over it was closed."""

    def tick(self, seconds: float) -> None:
        """A frame went by while it was at the front."""

    def key(self, name: str) -> bool:
        """A key was pressed; whether the page used it. Focus, Enter, Escape and scrolling need nothing here."""
        return False

    def back(self) -> bool:
        """Escape was pressed: whether something within the page was left. If not, the page itself is."""
        return False

    def draw(self, painter: Painter) -> None:
        """Paint everything and place the controls."""
        raise NotImplementedError

    # --- what is drawn with

    def keycap(self, key: str) -> str:
        """A key as it stands on the player's keyboard."""
        return keycap(self.stage.texts, key)

    def button(self, name: str, box: Box, look: Look, command: Callable[[], None]) -> Button:
        """A button."""
        return self._control(Button, name, box, look, command)

    def tile(self, name: str, box: Box, look: TileLook, command: Callable[[], None]) -> Button:
        """A row of a list."""
        return self._control(Tile, name, box, look, command)

    def card(self, name: str, box: Box, look: TileLook, command: Callable[[], None]) -> Button:
        """A card with a picture."""
        return self._control(Card, name, box, look, command)

    def slider(
        self, name: str, box: Box, value: int, bounds: tuple[int, int, int], text: str, told: Callable[[int], None]
    ) -> Slider:
        """A whole number between two bounds; `bounds` is least, most and step."""
        least, most, step = bounds

        def moved(share: float) -> None:
            wanted = least + round(share * (most - least) / step) * step
            if wanted != value:
                told(wanted)
                self.repaint()

        share = (value - least) / (most - least)
        slider = self._control(Slider, name, box, SliderLook(text, share=share), lambda: None)
        slider.moved, slider.step = moved, step / (most - least)
        return slider

    def chooser(
        self,
        name: str,
        box: Box,
        choices: Sequence[str],
        chosen: int,
        told: Callable[[int], None],
        *,
        tip: str = "",
        reason: str = "",
        icon: str = "",
    ) -> Chooser:
        """One of a few values."""

        def turned(steps: int) -> None:
            told((chosen + steps) % len(choices))
            self.repaint()

        look = Look(choices[chosen], icon, tip=tip, reason=reason)
        chooser = self._control(Chooser, name, box, look, lambda: None)
        chooser.turned = turned
        return chooser

    def field(
        self,
        name: str,
        box: Box,
        text: str,
        told: Callable[[str], None],
        allows: Callable[[str], bool] = str.isprintable,
        *,
        hint: str = "",
        longest: int = 40,
    ) -> TextField:
        """A short text to write; the hint is shown while it is empty. Pressing it gives it the focus."""

        def edited(text: str) -> None:
            told(text)
            self.repaint()

        def focus() -> None:
            self.focus = name

        field = self._control(TextField, name, box, Look(text, on=self.focus == name, badge=hint), focus)
        field.edited, field.allows, field.longest = edited, allows, longest
        return field

    def tabs(
        self, name: str, box: Box, labels: Sequence[tuple[str, str]], chosen: str, told: Callable[[str], None]
    ) -> None:
        """Tabs side by side: each an id and a label. Their widgets are called NAME.ID."""
        x, y, width, height = box
        each = (width - GAP * (len(labels) - 1)) / len(labels)
        for place, (tab, label) in enumerate(labels):
            look = Look(label, on=tab == chosen, style="tab", size=15)
            self.button(f"{name}.{tab}", (x + place * (each + GAP), y, each, height), look, partial(told, tab))

    def scroll(
        self,
        name: str,
        painter: Painter,
        box: Box,
        heights: Sequence[float],
        draw_row: Callable[[int, Box], None],
    ) -> Scroll:
        """A list of rows of these heights, as many of them as there is room for; `draw_row` is told row and box."""
        x, y, width, height = box
        scroll = self._scrolls.setdefault(name, Scroll())
        self._scrolls_drawn.append(name)
        scroll.box, scroll.count = box, len(heights)
        room, first = height, len(heights)
        while first > 0 and room - heights[first - 1] >= -0.5:
            room, first = room - heights[first - 1], first - 1
        scroll.last_first = first
        scroll.first = min(scroll.first, first)
        inside = width - (_BAR + 8 if first else 0)
        top, scroll.shown, outer = y, 0, self._scrolling
        self._scrolling = name
        for place in range(scroll.first, len(heights)):
            if top + heights[place] > y + height + 0.5 and scroll.shown:
                break
            draw_row(place, (x, top, inside, heights[place]))
            top += heights[place]
            scroll.shown += 1
        self._scrolling = outer
        if first:
            painter.rect(x + width - _BAR, y, _BAR, height, (0.02, 0.03, 0.035, 0.8))
            size = max(28.0, height * scroll.shown / len(heights))
            start = y + (height - size) * scroll.first / first
            painter.rect(x + width - _BAR + 1, start, _BAR - 2, size, (0.60, 0.47, 0.20, 1))
        return scroll

    def sheet(self, painter: Painter, *, foot: bool = True, width: float = WIDEST) -> Box:
        """The page's background with its title and the button that leads back; the box that is left for content."""
        across, down = min(self.width - 2 * theme.MARGIN, width), self.height - 2 * theme.MARGIN
        left, top = (self.width - across) / 2, float(theme.MARGIN)
        painter.frame("sheet", left, top, across, down)
        size = 30.0
        painter.text(
            self.format(self.TITLE), left + EDGE, top + 15, size, theme.ACCENT, bold=True, width=across - 2 * EDGE - 170
        )
        painter.rect(left + EDGE, top + HEAD, across - 2 * EDGE, 1.4, theme.LINE)
        look = Look(self.format("screen-back"), "left", size=15, tip=self.keycap("escape"))
        self.button("back", (left + across - EDGE - 150, top + 14, 150, 38), look, self.leave)
        inner = top + HEAD + 14
        bottom = top + down - (FOOT if foot else 18)
        return left + EDGE, inner, across - 2 * EDGE, bottom - inner

    def foot(self, content: Box) -> Box:
        """Where the buttons below the content are."""
        x, y, width, height = content
        return x, y + height + (FOOT - BUTTON) / 2 - 2, width, BUTTON

    def heading(self, painter: Painter, text: str, x: float, y: float, width: float) -> float:
        """A small heading over a part of the page; its height."""
        painter.text(text, x, y, theme.SMALL, theme.ACCENT, bold=True, width=width)
        painter.rect(x, y + 22, width, 1, (*theme.LINE[:3], 0.6))
        return 30.0

    def paragraph(
        self,
        painter: Painter,
        text: str,
        box: Box,
        size: float = theme.NORMAL,
        colour: Colour = theme.TEXT,
    ) -> float:
        """A text of as many lines as fit into a box; its height."""
        x, y, width, height = box
        lines = max(int((height + 2) // (size * LINE_HEIGHT)), 1)
        return painter.text(text, x, y, size, colour, width=width + 1, lines=lines)

    # --- how it works

    def _control(self, kind: type[_Control], name: str, box: Box, look: Look, command: Callable[[], None]) -> _Control:
        control = self._controls.get(name)
        if control is None or type(control) is not kind:
            if control is not None:
                control.direct.destroy()
            control = self._controls[name] = kind(self, name, command)
            for event, rows in ((WHEEL_UP, -1), (WHEEL_DOWN, 1)):
                control.direct.bind(event, partial(self._wheel, rows))
        control.command = partial(self._act, name, command)
        control.update(*box, look)
        self._drawn.append(control)
        self._scroll_of[name] = self._scrolling
        return control

    def _act(self, name: str, command: Callable[[], None]) -> None:
        """Whatever is pressed by the pointer takes the focus along, where something has it."""
        self.focus = name if self.focus else ""
        command()
        self.repaint()

    def repaint(self) -> None:
        """Paint it anew; controls that are no longer drawn go away."""
        if not self.visible or self.width <= 0:
            return
        self._drawn = []
        self._scroll_of = {}
        self._scrolls_drawn = []
        super().repaint()
        drawn = {control.name for control in self._drawn}
        for name, control in self._controls.items():
            if name not in drawn:
                control.hide()

    def paint(self, painter: Painter) -> None:
        """Shade what is behind, then draw."""
        if self.SHADE is not None:
            painter.rect(0, 0, self.width + 2, self.height + 2, self.SHADE)
        self.painting = painter
        self.draw(painter)
        self.painting = None

    def layout(self) -> None:
        """Fill the window."""
        scale = self.stage.brush.scale
        self.place(0, 0, scale.width, scale.height)

    def targets(self) -> Iterator[Target]:
        """The controls, in the order of the focus."""
        return iter(self._drawn)

    def control(self, name: str) -> Button | None:
        """A control that is shown."""
        return next((control for control in self._drawn if control.name == name), None)

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in units of the window."""
        for control in self._drawn:
            if isinstance(control, Slider):
                control.pointer_at(x, y)

    # --- scrolling

    def _wheel(self, rows: int, event: Any = None) -> None:
        """The list under the pointer scrolls; where there is none, the first that can."""
        under = "" if event is None else self._list_at(*pointer_of(self.stage, event))
        self.scroll_by(rows, under)

    def _list_at(self, x: float, y: float) -> str:
        """The name of the list at a place of the window; "" for none."""
        for name in self._scrolls_drawn:
            left, top, width, height = self._scrolls[name].box
            if left <= x < left + width and top <= y < top + height:
                return name
        return ""

    def scroll_by(self, rows: int, name: str = "") -> bool:
        """Scroll a list, by default the first that can; whether anything moved."""
        found = [self._scrolls[name]] if name in self._scrolls else list(self._scrolls.values())
        moved = any(scroll.move(rows) for scroll in found)
        if moved:
            self.repaint()
        return moved

    def scroll_page(self, direction: int) -> bool:
        """Scroll by what is in sight; whether anything moved."""
        read = [self._scrolls[self.read]] if self.read in self._scrolls else self._scrolls.values()
        shown = max((scroll.shown for scroll in read), default=1)
        return self.scroll_by(direction * max(shown - 1, 1), self.read)

    def scrolls_past(self, name: str, direction: int) -> bool:
        """The focus wants to leave a control: scroll its list on, where there is more of it that way."""
        scrolling = self._scroll_of.get(name, "")
        if not scrolling:
            return False
        inside = [control.name for control in self._drawn if self._scroll_of[control.name] == scrolling]
        at_end = name in (inside[-1:] if direction > 0 else inside[:1])
        return at_end and self.scroll_by(direction, scrolling)

    def reveal(self, name: str, place: int) -> None:
        """Scroll a list so that a row of it is in sight, when it is drawn next."""
        scroll = self._scrolls.setdefault(name, Scroll())
        if place < scroll.first or place >= scroll.first + max(scroll.shown, 1):
            scroll.first = max(place - max(scroll.shown - 1, 0), 0)

    def destroy(self) -> None:
        """Take it off the screen for good."""
        self.close()
        super().destroy()


def greyed(look: Look, reason: str) -> Look:
    """A look that says why it cannot be pressed."""
    return replace(look, reason=reason)
