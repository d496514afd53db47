"""What panels are made of: a rectangle that is painted once, buttons, and lists that scroll.

Pressing anything by name (`Target.press`) does what a click does, so scripts, tests and the keyboard need no mouse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from direct.gui import DirectGuiGlobals as DGG
from direct.gui.DirectGui import DirectButton, DirectFrame
from direct.showbase.MessengerGlobal import messenger
from panda3d.core import ClockObject, MouseButton, NodePath, PGItem

from client3d.hud import theme
from client3d.hud.painting import Brush, Painter
from client3d.hud.theme import Colour

Box = tuple[float, float, float, float]
"""x, y, width, height in units of the window, from its top left corner."""

_DOUBLE_CLICK = 0.45  # seconds
_WHEEL_UP, _WHEEL_DOWN = (
    PGItem.get_press_prefix() + button.name + "-" for button in (MouseButton.wheel_up(), MouseButton.wheel_down())
)


class Texts(Protocol):
    """Where texts come from (`core.texts.Texts`)."""

    def format(self, key: str, /, **arguments: str | int) -> str:
        """The text of a key."""


class Target(Protocol):
    """Something that can be pressed."""

    name: str

    @property
    def enabled(self) -> bool:
        """Whether pressing it does something."""

    @property
    def reason(self) -> str:
        """Why it does nothing."""

    @property
    def box(self) -> Box:
        """Where it is."""

    def press(self) -> bool:
        """Do what a click does; whether it did anything."""

    def hover(self) -> None:
        """Do what the pointer over it does."""


@dataclass
class Stage:
    """What all panels share: the window, the brush of its present size, the texts, and who shows tooltips."""

    base: Any
    brush: Brush
    texts: Texts
    root: NodePath
    show_tip: Callable[[Box, str], None]
    hide_tip: Callable[[], None]

    def seconds(self) -> float:
        """The time, for what fades."""
        return ClockObject.get_global_clock().get_real_time()


class Panel:
    """A rectangle of the screen that takes the pointer's clicks, is painted when it changes, and can hide."""

    FRAME = "panel"
    """Its background in the atlas; "" for none."""

    def __init__(self, stage: Stage, name: str, *, sort: int = 0, takes_pointer: bool = True) -> None:
        self.stage, self.name = stage, name
        self.x = self.y = self.width = self.height = 0.0
        self.painter: Painter | None = None
        """What it was last painted with."""
        self.takes_pointer = takes_pointer
        state = DGG.NORMAL if takes_pointer else DGG.DISABLED
        self.frame = DirectFrame(parent=stage.root, relief=None, state=state, frameSize=(0, 1, -1, 0), sortOrder=sort)
        self.node: NodePath = self.frame
        self.picture: NodePath | None = None
        self.visible = False
        self.node.stash()

    # --- to override

    def paint(self, painter: Painter) -> None:
        """Paint what the panel shows."""

    def targets(self) -> Iterator[Target]:
        """What can be pressed in it, in reading order."""
        return iter(())

    # --- use

    @property
    def box(self) -> Box:
        """Where it is."""
        return self.x, self.y, self.width, self.height

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Put it somewhere and paint it."""
        self.x, self.y, self.width, self.height = x, y, width, height
        px = self.stage.brush.scale.px
        self.node.set_pos(px(x), 0, -px(y))
        self.frame["frameSize"] = (0, px(width), -px(height), 0)
        self.repaint()

    def show(self) -> None:
        """Make it visible, painted."""
        if not self.visible:
            self.visible = True
            self.node.unstash()
            self.repaint()

    def hide(self) -> None:
        """Make it invisible."""
        if self.visible:
            self.visible = False
            self.node.stash()

    def repaint(self) -> None:
        """Paint it anew, if it is visible."""
        if not self.visible or self.width <= 0:
            return
        painter = Painter(self.stage.brush)
        if self.FRAME:
            painter.frame(self.FRAME, 0, 0, self.width, self.height)
        self.paint(painter)
        self.painter = painter
        if self.picture is not None:
            self.picture.remove_node()
        self.picture = self.node.attach_new_node(painter.node(self.name), -1)

    def covers(self, x: float, y: float) -> bool:
        """Whether the pointer there (in units) is over it."""
        inside = self.x <= x < self.x + self.width and self.y <= y < self.y + self.height
        return self.visible and self.takes_pointer and inside

    def format(self, key: str, /, **arguments: str | int) -> str:
        """A text by its key."""
        return self.stage.texts.format(key, **arguments)

    def destroy(self) -> None:
        """Take it off the screen for good."""
        self.frame.destroy()


@dataclass(frozen=True, slots=True)
class Look:
    """How a button looks. `layout`: wide (icon, then label), tall (icon over label) or icon (label in the tooltip)."""

    label: str = ""
    icon: str = ""
    key: str = ""
    reason: str = ""
    tip: str = ""
    on: bool = False
    style: str = "button"
    layout: str = "wide"
    size: float = theme.NORMAL
    badge: str = ""


class Button:
    """A button: normal, under the pointer, pressed, and greyed with a reason that its tooltip gives."""

    def __init__(self, panel: Panel, name: str, command: Callable[[], None]) -> None:
        self.panel, self.name, self.command = panel, name, command
        self.look = Look()
        self._place: Box = (0, 0, 0, 0)
        self._shown: object = None
        self.painter: Painter | None = None
        self.visible = False
        self.direct = DirectButton(
            parent=panel.node,
            relief=None,
            frameSize=(0, 1, -1, 0),
            pressEffect=0,
            rolloverSound=None,
            clickSound=None,
            command=self._clicked,
        )
        self.direct.bind(DGG.WITHIN, self._entered)
        self.direct.bind(DGG.WITHOUT, lambda _event: panel.stage.hide_tip())
        self.direct.stash()

    @property
    def enabled(self) -> bool:
        """Whether pressing it does something."""
        return self.visible and not self.look.reason

    @property
    def reason(self) -> str:
        """Why it does nothing."""
        return self.look.reason

    @property
    def box(self) -> Box:
        """Where it is."""
        x, y, width, height = self._place
        return self.panel.x + x, self.panel.y + y, width, height

    def hover(self) -> None:
        """Show its tooltip."""
        self._entered(None)

    def press(self) -> bool:
        """Click it: the same event as the mouse's."""
        ready = self.enabled
        messenger.send(self.direct.guiItem.get_click_event(MouseButton.one()), [None])
        return ready

    def update(self, x: float, y: float, width: float, height: float, look: Look) -> None:
        """Show it at a place of its panel, painted anew if anything about it changed."""
        brush = self.panel.stage.brush
        wanted = (x, y, width, height, look, brush)
        if wanted == self._shown and self.visible:
            return
        self._shown = wanted
        self.look, self._place, self.visible = look, (x, y, width, height), True
        px = brush.scale.px
        self.direct.unstash()
        self.direct.set_pos(px(x), 0, -px(y))
        self.direct["frameSize"] = (0, px(x + width) - px(x), -(px(y + height) - px(y)), 0)
        states = ("off",) * 4 if look.reason else ("on" if look.on else "", "down", "over", "off")
        painted: dict[str, Any] = {}
        for number, state in enumerate(states):
            if state not in painted:
                painted[state] = self._painted(state, width, height)
            holder = self.direct.stateNodePath[number]
            holder.get_children().detach()
            holder.attach_new_node(painted[state])

    def hide(self) -> None:
        """Take it off its panel."""
        if self.visible:
            self.visible = False
            self.direct.stash()

    def _clicked(self) -> None:
        if self.enabled:
            self.panel.stage.hide_tip()
            self.command()

    def _entered(self, _event: object) -> None:
        look = self.look
        first = look.label if look.layout == "icon" else ""
        tip = "\n".join(filter(None, (first, look.tip, look.reason)))
        if tip:
            self.panel.stage.show_tip(self.box, tip)

    def _painted(self, state: str, width: float, height: float) -> Any:
        look, painter = self.look, Painter(self.panel.stage.brush)
        name = f"{look.style}.{state}" if state else look.style
        painter.frame(name if name in painter.brush.atlas.pieces else look.style, 0, 0, width, height)
        colour = self._colour(state)
        key_width = painter.brush.text_width(look.key, theme.SMALL - 2, True) + 6 if look.key else 0
        if look.layout == "tall":
            icon = min(36.0, height - 34)
            painter.icon(look.icon, width / 2 - icon / 2, (height - 24 - icon) / 2 + 1, icon, colour)
            painter.text(look.label, width / 2, height - 25, 13, colour, bold=True, align="centre", width=width - 6)
        elif look.layout == "icon":
            icon, aside = (24, 3) if min(width, height) > 34 else (18, 0)
            aside = aside if look.key else 0  # leave the corner to the key
            painter.icon(look.icon, (width - icon) / 2 + aside, (height - icon) / 2 + aside, icon, colour)
        else:
            self._paint_wide(painter, width, height, colour, key_width)
        if look.key:
            tone = theme.FAINT if state == "off" else theme.DARK if look.style == "primary" else theme.ACCENT
            painter.text(look.key, 6, 2, theme.SMALL - 2, tone, bold=True)
        if state in ("", "on") or (state == "off" and look.reason):
            self.painter = painter
        return painter.node(self.name)

    def _paint_wide(self, painter: Painter, width: float, height: float, colour: Colour, key_width: float) -> None:
        look = self.look
        icon = min(24.0, height - 12) if look.icon else 0
        room = width - 20 - max(icon + 8 if icon else 0, key_width)
        text = min(painter.brush.text_width(look.label, look.size, True), room)
        left = max((width - text - (icon + 8 if icon else 0)) / 2, key_width + 4)
        if icon:
            painter.icon(look.icon, left, (height - icon) / 2, icon, colour)
            left += icon + 8
        top = (height - look.size * 1.32) / 2
        if look.badge:
            top -= 9
            painter.text(look.badge, width / 2, height / 2 + 8, 13, colour, align="centre", width=width - 16)
        painter.text(look.label, left, top, look.size, colour, bold=True, width=room + 1)

    def _colour(self, state: str) -> Colour:
        if state == "off":
            return theme.FAINT if self.look.style != "primary" else theme.DIM
        if self.look.style == "primary":
            return theme.DARK
        return theme.ACCENT if state else theme.TEXT


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
        """Light it up."""
        x, y, _, height = self.box
        self.owner.pointer_at(x + 1, y + height / 2)

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
        self.frame.bind(DGG.B1PRESS, self._mouse_down)
        self.frame.bind(DGG.B1RELEASE, self._mouse_up)
        self.frame.bind(_WHEEL_UP, lambda _event: self.scroll(-1))
        self.frame.bind(_WHEEL_DOWN, lambda _event: self.scroll(1))

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


def pointer_of(stage: Stage, event: Any) -> tuple[float, float]:
    """Where in the window, in units, a mouse event happened."""
    mouse, scale = event.get_mouse(), stage.brush.scale
    return (mouse.x + 1) / 2 * scale.width, (1 - mouse.y) / 2 * scale.height
