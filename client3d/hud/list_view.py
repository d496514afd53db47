"""Lists that scroll by whole rows, and their rows as things to press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from direct.gui import DirectGuiGlobals as DGG
from panda3d.core import MouseButton, PGItem

from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Panel, Stage, pointer_of

_DOUBLE_CLICK = 0.45  # seconds
WHEEL_UP, WHEEL_DOWN = (
    PGItem.get_press_prefix() + button.name + "-" for button in (MouseButton.wheel_up(), MouseButton.wheel_down())
)


class Row:
    """A line of a list, as something to press."""

    def __init__(self, owner: ListView, name: str, place: int) -> None:
        self.owner, self.name, self.place = owner, name, place

    @property
    def enabled(self) -> bool:
        """Whether its list is shown."""
        return self.owner.visible and self.owner.panel_visible()

    @property
    def reason(self) -> str:
        """Rows are never greyed."""
        return ""

    @property
    def box(self) -> Box:
        """Where it is; scrolls it into view."""
        self.owner.reveal(self.place)
        return self.owner.row_box(self.place)

    def hover(self) -> None:
        """Light it up, and explain it."""
        x, y, _, height = self.box
        self.owner.pointer_at(x + 1, y + height / 2)
        self.owner.explain()

    def press(self) -> bool:
        """Click it."""
        if self.enabled:
            self.owner.pressed(self.place)
        return self.enabled


class ListView(Panel):
    """Rows of any height that scroll by whole rows, by wheel, by the bar, by keys. Only rows in sight are painted."""

    FRAME = ""
    BAR = 8.0  # units the scroll bar is wide

    def __init__(
        self,
        stage: Stage,
        name: str,
        row_height: Callable[[int, float], float],
        paint_row: Callable[[Painter, int, float, float, float, bool], None],
        pressed: Callable[[int, bool], None],
        *,
        sort: int = 1,
        panel_visible: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(stage, name, sort=sort)
        self._row_height, self._paint_row, self._on_press = row_height, paint_row, pressed
        self.panel_visible = panel_visible
        self.count, self.first, self.over = 0, 0, -1
        self._boxes: list[tuple[int, float, float]] = []
        self._last_press = (-1, -9.0)
        self._dragging = False
        self._at_end = False
        self.tip_of: Callable[[int], str] = lambda _place: ""
        """What a row's tooltip says."""
        self._within = False
        self.frame.bind(DGG.WITHIN, self._pointer_within, [True])
        self.frame.bind(DGG.WITHOUT, self._pointer_within, [False])
        self.frame.bind(DGG.B1PRESS, self._mouse_down)
        self.frame.bind(DGG.B1RELEASE, self._mouse_up)
        self.frame.bind(WHEEL_UP, lambda _event: self.scroll(-1))
        self.frame.bind(WHEEL_DOWN, lambda _event: self.scroll(1))

    def set_count(self, count: int, *, to_end: bool = False) -> None:
        """How many rows there are now; `to_end` shows the last."""
        self.count = count
        self._at_end = to_end
        self.first = self._last_first() if to_end else min(self.first, self._last_first())
        self.repaint()

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Put it somewhere and paint it."""
        self.x, self.y, self.width, self.height = x, y, width, height
        self.first = self._last_first() if self._at_end else min(self.first, self._last_first())
        super().place(x, y, width, height)

    def scroll(self, rows: int) -> None:
        """Show rows further down (or up)."""
        first = min(max(self.first + rows, 0), self._last_first())
        self._at_end = self._at_end and rows >= 0
        if first != self.first:
            self.first = first
            self.repaint()
            self._explain_within()

    def reveal(self, place: int) -> None:
        """Scroll so that a row is in sight."""
        if place < self.first:
            self.scroll(place - self.first)
        while place not in [row for row, _, _ in self._boxes] and self.first < min(place, self._last_first()):
            self.scroll(1)

    def row_box(self, place: int) -> Box:
        """Where a row in sight is."""
        for row, top, height in self._boxes:
            if row == place:
                return self.x, self.y + top, self._row_width(), height
        return self.box

    def pressed(self, place: int) -> None:
        """A row was clicked; twice in a moment is a double click."""
        now = self.stage.seconds()
        double = self._last_press[0] == place and now - self._last_press[1] < _DOUBLE_CLICK
        self._last_press = (-1, -9.0) if double else (place, now)
        self._on_press(place, double)

    def _row_width(self) -> float:
        return self.width - (self.BAR + 6 if self._last_first() else 0)

    def _last_first(self) -> int:
        """The first row when the last row is in sight."""
        room, width, first = self.height, self.width - self.BAR - 6, self.count
        while first > 0:
            room -= self._row_height(first - 1, width)
            if room < 0:
                break
            first -= 1
        return first

    def paint(self, painter: Painter) -> None:
        """Paint the rows in sight and the bar."""
        width, top = self._row_width(), 0.0
        self._boxes = []
        for place in range(self.first, self.count):
            height = self._row_height(place, width)
            if top + height > self.height + 0.5:
                break
            self._paint_row(painter, place, top, width, height, place == self.over)
            self._boxes.append((place, top, height))
            top += height
        last = self._last_first()
        if last:
            painter.rect(self.width - self.BAR, 0, self.BAR, self.height, (0.02, 0.03, 0.035, 0.8))
            size = max(24.0, self.height * len(self._boxes) / self.count)
            start = (self.height - size) * self.first / last
            painter.rect(self.width - self.BAR + 1, start, self.BAR - 2, size, (0.60, 0.47, 0.20, 1))

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in units of the window."""
        if self._dragging:
            share = (y - self.y) / max(self.height, 1)
            self.scroll(round(share * self._last_first()) - self.first)
            return
        over = self._row_at(x, y) if self.covers(x, y) else -1
        if over != self.over:
            self.over = over
            self.repaint()
            self._explain_within()

    def explain(self) -> None:
        """Show the tooltip of the row under the pointer, if it has one."""
        text = self.tip_of(self.over) if 0 <= self.over < self.count else ""
        if text:
            (self.stage.show_tip_beside or self.stage.show_tip)(self.row_box(self.over), text)
        else:
            self.stage.hide_tip()

    def _explain_within(self) -> None:
        """The same where the pointer is over the list itself and not over a screen that lies on it."""
        if self._within:
            self.explain()

    def _pointer_within(self, within: bool, _event: object) -> None:
        self._within = within
        if within:
            self.explain()
        else:
            self.stage.hide_tip()

    def _row_at(self, x: float, y: float) -> int:
        if x > self.x + self._row_width():
            return -1
        inside = y - self.y
        return next((row for row, top, height in self._boxes if top <= inside < top + height), -1)

    def _mouse_down(self, event: Any) -> None:
        x, y = pointer_of(self.stage, event)
        self._dragging = x > self.x + self._row_width()
        row = self._row_at(x, y)
        if row >= 0:
            self.pressed(row)

    def _mouse_up(self, _event: object) -> None:
        self._dragging = False
