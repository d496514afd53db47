"""The keyboard: open screens take the keys, F6 leads a focus through all widgets, keys shown on buttons press them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from panda3d.core import NodePath

from client3d.hud import theme
from client3d.hud.button import Button
from client3d.hud.painting import Brush, Painter
from client3d.hud.panels.screens import Screen
from client3d.hud.widgets import Box

if TYPE_CHECKING:
    from client3d.hud.hud import Hud

_KEY_NAMES = {"esc": "escape", "return": "enter", "del": "delete"}
_FORWARD = ("tab", "arrow_down", "arrow_right")
_BACKWARD = ("shift-tab", "arrow_up", "arrow_left")
_ABOVE_ALL = 95


class FocusRing:
    """The mark round the widget that has the focus."""

    def __init__(self, root: NodePath) -> None:
        self._root = root
        self._node: NodePath | None = None

    def draw(self, brush: Brush, box: Box) -> None:
        """Ring a box of the window."""
        self.remove()
        x, y, width, height = box
        painter = Painter(brush)
        painter.frame("focus", x - 3, y - 3, width + 6, height + 6, theme.ACCENT)
        self._node = self._root.attach_new_node(painter.node("focus"), _ABOVE_ALL)

    def remove(self) -> None:
        """Nothing is ringed."""
        if self._node is not None:
            self._node.remove_node()
            self._node = None


class Keyboard:
    """Leads keys to widgets. `focus` is the name of the widget that Enter presses, or ""."""

    def __init__(self, hud: Hud) -> None:
        self.hud = hud
        self.focus = ""
        self._ring = FocusRing(hud.root)

    def key(self, name: str) -> bool:
        """See `Hud.key`."""
        screen = self.hud.modal
        if screen is not None:
            return self._key_of_screen(screen, name)
        if name in ("f6", "shift-f6"):
            self._move(1 if name == "f6" else -1)
            return True
        return bool(self.focus) and self._key_of_focus(name)

    def button_with_key(self, name: str) -> Button | None:
        """The button of the battle that shows a key."""
        for button in (*self.hud.order_bar.targets(), *self.hud.turn.targets()):
            if not isinstance(button, Button) or not button.look.key:
                continue
            shown = button.look.key.lower()
            if _KEY_NAMES.get(shown, shown) == name.lower():
                return button
        return None

    def leave(self) -> None:
        """No widget has the focus."""
        self.focus = ""
        self._ring.remove()

    def refresh(self) -> None:
        """The layout changed: ring the widget where it is now."""
        if self.focus:
            target = self.hud.widgets().get(self.focus)
            if target is None:
                self.leave()
            else:
                self._ring.draw(self.hud.stage.brush, target.box)

    def _key_of_screen(self, screen: Screen, name: str) -> bool:
        if name in _FORWARD or name in _BACKWARD:
            self._move(1 if name in _FORWARD else -1)
        elif (name == "escape" or name in screen.CLOSING_KEYS) and screen.cancel is not None:
            screen.cancel.press()
            return True
        elif name in ("enter", "space"):
            focused = self.hud.widgets().get(self.focus) or (screen.default if name == "enter" else None)
            if focused is not None:
                focused.press()
        return not (name.startswith("f") and name[1:].isdigit())

    def _key_of_focus(self, name: str) -> bool:
        if name in ("enter", "space"):
            self.hud.press(self.focus)
        elif name == "escape":
            self.leave()
        elif name.startswith("arrow_"):
            self._move(1 if name in _FORWARD else -1)
        else:
            return False
        return True

    def _move(self, step: int) -> None:
        targets = self.hud.targets()
        names = [target.name for target in targets]
        if not names:
            return
        if self.focus in names:
            place = (names.index(self.focus) + step) % len(names)
        else:
            place = 0 if step > 0 else len(names) - 1
        self.focus = names[place]
        self._ring.draw(self.hud.stage.brush, targets[place].box)
