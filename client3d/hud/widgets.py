"""What panels have in common: a rectangle that is painted once, and things in it that can be pressed by name.

Pressing anything by name (`Target.press`) does what a click does, so scripts, tests and the keyboard need no mouse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from direct.gui import DirectGuiGlobals as DGG
from direct.gui.DirectGui import DirectFrame
from panda3d.core import ClockObject, NodePath

from client3d.hud.painting import Brush, Painter

Box = tuple[float, float, float, float]
"""x, y, width, height in units of the window, from its top left corner."""


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
    pressed: Callable[[], None] = lambda: None
    """Told when something is pressed, before it does what it does: it clicks."""
    show_tip_beside: Callable[[Box, str], None] | None = None
    """Shows a tooltip to the side of what it explains, for lines of a list: it does not cover those above."""
    free_right: float = 0.0
    """Where the column of panels at the right begins, in units; 0: nowhere."""

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


def pointer_of(stage: Stage, event: Any) -> tuple[float, float]:
    """Where in the window, in units, a mouse event happened."""
    mouse, scale = event.get_mouse(), stage.brush.scale
    return (mouse.x + 1) / 2 * scale.width, (1 - mouse.y) / 2 * scale.height
