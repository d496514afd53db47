"""Mouse and keyboard of a real window, as calls of the desk: clicks, hovering, panning by edge, drag and held keys."""

from __future__ import annotations

from typing import Any, Protocol

from panda3d.core import KeyboardButton

from client3d.play.key_places import KeyPlaces
from client3d.play.keys import EVERY_KEY, HELD

EDGE = 6  # pixels at the window's edge that pan
PAN_SPEED = 900.0  # pixels a second
REPEATED_IN_BATTLE = ("page_up", "page_down")
REPEATED = (*REPEATED_IN_BATTLE, "arrow_left", "arrow_right", "arrow_up", "arrow_down", "backspace", "tab")
"""Keys that count again and again while they are held: in a battle, and on a page."""
DRAG_STARTS = 5  # pixels before a press becomes a drag

_BUTTONS = {
    "arrow_left": KeyboardButton.left(),
    "arrow_right": KeyboardButton.right(),
    "arrow_up": KeyboardButton.up(),
    "arrow_down": KeyboardButton.down(),
}


class Hands(Protocol):
    """What the inputs drive."""

    edge_pan: bool

    def key(self, name: str) -> None:
        """A key was pressed."""

    def press_pixel(self, x: float, y: float) -> None:
        """The left button goes down on the scene: a click or a drag begins."""

    def click_pixel(self, x: float, y: float, button: str) -> None:
        """A click on the scene, or the end of a drag."""

    def hover_pixel(self, x: float, y: float) -> None:
        """The pointer is over this pixel."""

    def leave(self) -> None:
        """The pointer left the window."""

    def pan(self, dx: float, dy: float, instantly: bool = False) -> None:
        """Move the view by pixels."""

    def zoom(self, steps: int, at: tuple[float, float] | None = None) -> None:
        """Zoom by steps at a pixel."""

    def over_panel(self, x: float, y: float) -> bool:
        """Whether a panel lies under the pixel."""

    def pans_with(self, key: str) -> bool:
        """Whether a held key pans now."""


class Pages(Protocol):
    """The screens over what the inputs drive: they are offered keys first."""

    def key(self, name: str) -> bool:
        """A key was pressed; whether it was used."""

    def typed(self, character: str) -> None:
        """A character was typed."""


class Inputs:
    """Listens to a window through `events`, a DirectObject; call `update` each frame."""

    def __init__(self, base: Any, events: Any, hands: Hands, pages: Pages | None = None) -> None:
        self._base, self._hands, self._pages = base, hands, pages
        self.scroll_speed = 1.0
        self._pressed: dict[str, tuple[float, float]] = {}
        self._dragging = ""
        self._last: tuple[float, float] | None = None
        self._hovered: tuple[float, float] | None = None
        self._places = KeyPlaces(base, events, self._pressed_key)
        for key in EVERY_KEY:
            events.accept(key, self._pressed_key, [key])
        for key in REPEATED:
            events.accept(f"{key}-repeat", self._repeated, [key])
        for thrower in getattr(base, "buttonThrowers", None) or ():
            thrower.node().set_keystroke_event("keystroke")
        events.accept("keystroke", self._typed)
        events.accept("wheel_up", self._wheel, [1])
        events.accept("wheel_down", self._wheel, [-1])
        for name in ("mouse1", "mouse2", "mouse3"):
            events.accept(name, self._down, [name])
            events.accept(f"{name}-up", self._up, [name])

    def _pressed_key(self, name: str) -> None:
        if self._pages is None or not self._pages.key(name):
            self._hands.key(name)

    def _repeated(self, name: str) -> None:
        used = self._pages is not None and self._pages.key(name)
        if not used and name in REPEATED_IN_BATTLE:
            self._hands.key(name)

    def _typed(self, character: str) -> None:
        if self._pages is not None:
            self._pages.typed(character)

    def let_go(self) -> None:
        """The window has lost the keyboard."""
        self._places.let_go()

    def pointer(self) -> tuple[float, float] | None:
        """Where the pointer is, in pixels from the top left corner; None outside the window."""
        watcher = self._base.mouseWatcherNode
        if watcher is None or not watcher.has_mouse():
            return None
        width, height = self._base.win.get_x_size(), self._base.win.get_y_size()
        return (watcher.get_mouse_x() + 1) / 2 * width, (1 - watcher.get_mouse_y()) / 2 * height

    def _wheel(self, steps: int) -> None:
        at = self.pointer()
        if at is not None and not self._hands.over_panel(*at):
            self._hands.zoom(steps, at)

    def _down(self, button: str) -> None:
        at = self.pointer()
        if at is not None and not self._hands.over_panel(*at):
            self._pressed[button] = self._last = at
            if button == "mouse1":
                self._hands.press_pixel(*at)

    def _up(self, button: str) -> None:
        start = self._pressed.pop(button, None)
        dragged, at = self._dragging == button, self.pointer()
        if dragged:
            self._dragging = ""
        elif start is not None and at is not None and button != "mouse2":
            self._hands.click_pixel(*at, "left" if button == "mouse1" else "right")

    def update(self, seconds: float) -> None:
        """Pan, drag and hover for a frame of so many seconds."""
        self._places.update()
        at = self.pointer()
        self._drag(at)
        self._pan(at, seconds)
        if at is None:
            if self._hovered is not None:
                self._hands.leave()
        elif not self._dragging:
            self._hands.hover_pixel(*at)
        self._hovered = at

    def _drag(self, at: tuple[float, float] | None) -> None:
        for button in ("mouse2", "mouse3"):
            start = self._pressed.get(button)
            if start is None or at is None or self._last is None:
                continue
            if not self._dragging and abs(at[0] - start[0]) + abs(at[1] - start[1]) > DRAG_STARTS:
                self._dragging = button
            if self._dragging == button:
                self._hands.pan(self._last[0] - at[0], self._last[1] - at[1], instantly=True)
                self._last = at

    def _pan(self, at: tuple[float, float] | None, seconds: float) -> None:
        dx = dy = 0
        down = self._base.mouseWatcherNode.is_button_down
        for key, (x, y) in HELD.items():
            held = down(_BUTTONS.get(key) or KeyboardButton.ascii_key(key)) or self._places.holds(key)
            if held and self._hands.pans_with(key):
                dx, dy = dx + x, dy + y
        if at is not None and self._hands.edge_pan and not self._pressed and self._in_front():
            width, height = self._base.win.get_x_size(), self._base.win.get_y_size()
            dx += (at[0] >= width - EDGE) - (at[0] < EDGE)
            dy += (at[1] >= height - EDGE) - (at[1] < EDGE)
        if dx or dy:
            speed = PAN_SPEED * self.scroll_speed * seconds
            self._hands.pan(dx * speed, dy * speed)

    def _in_front(self) -> bool:
        return bool(self._base.win.get_properties().get_foreground())
