"""What the panels stand in: the root node, the scale of everything, and the window they follow."""

from __future__ import annotations

from typing import Any

from direct.task.TaskManagerGlobal import taskMgr
from panda3d.core import NodePath

from client3d.hud import theme
from client3d.hud.atlas import atlas_for
from client3d.hud.painting import Brush
from client3d.hud.widgets import Box, Stage, Texts

_COMMON_TEXTS = ((theme.SMALL, False), (15, False), (theme.NORMAL, True), (13, True))
"""Size and weight."""


class HudWindow:
    """Follows the window's size and the pointer; `Hud` says what that means for its panels."""

    def __init__(self, base: Any, texts: Texts, text_factor: float) -> None:
        self.base, self.text_factor = base, text_factor
        self.root: NodePath = base.pixel2d.attach_new_node("hud")
        self.root.set_bin("unsorted", 0)
        self._size = self._window_size()
        self.stage = Stage(base, self._brush(), texts, self.root, self._show_tip, self._hide_tip)
        self._pointer: tuple[float, float] | None = None
        self._task: Any = None

    def follow(self) -> None:
        """From now on, follow the window each frame."""
        self._task = taskMgr.add(self._each_frame, "hud", sort=20)

    # --- what a hud does of its own

    def rescaled(self) -> None:
        """Draw everything anew: in another size, or in another language."""
        raise NotImplementedError

    def fade(self) -> None:
        """Let what fades fade."""
        raise NotImplementedError

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in pixels."""
        raise NotImplementedError

    def _show_tip(self, box: Box, text: str) -> None:
        raise NotImplementedError

    def _hide_tip(self) -> None:
        raise NotImplementedError

    # --- the window

    def set_text_factor(self, factor: float) -> None:
        """Make everything larger or smaller."""
        if factor != self.text_factor:
            self.text_factor = factor
            self.redraw()

    def redraw(self) -> None:
        """Draw everything anew: the texts or the colours are others."""
        self._rescale()

    def set_texts(self, texts: Texts) -> None:
        """Another language; the values must be shown anew by the caller."""
        self.stage.texts = texts
        self._rescale()

    def warm_up(self, characters: str) -> None:
        """Draw the glyphs of these characters in the common sizes: while loading, rather than in a battle."""
        for size, bold in _COMMON_TEXTS:
            face = self.stage.brush.face(size, bold)
            for character in sorted(set(characters)):
                face.glyph(character)

    def _window_size(self) -> tuple[int, int]:
        return self.base.win.get_x_size(), self.base.win.get_y_size()

    def _brush(self) -> Brush:
        scale = theme.scale_for(*self._size, self.text_factor)
        return Brush(scale, atlas_for(scale.pixels))

    def _rescale(self) -> None:
        self.stage.brush = self._brush()
        self.rescaled()

    def _units(self, x: float, y: float) -> tuple[float, float]:
        return x / self.stage.brush.scale.pixels, y / self.stage.brush.scale.pixels

    def _each_frame(self, task: Any) -> int:
        self.update()
        return int(task.cont)

    def update(self) -> None:
        """Follow the window's size and the pointer, and let what fades fade. Runs by itself each frame."""
        size = self._window_size()
        if size != self._size and min(size) > 0:
            self._size = size
            self._rescale()
        self.fade()
        watcher = self.base.mouseWatcherNode
        if watcher is None or not watcher.has_mouse():
            return
        pointer = (watcher.get_mouse_x(), watcher.get_mouse_y())
        if pointer == self._pointer:
            return
        self._pointer = pointer
        scale = self.stage.brush.scale
        self.pointer_at((pointer[0] + 1) / 2 * scale.width, (1 - pointer[1]) / 2 * scale.height)

    def destroy(self) -> None:
        """Stop following, and take the root off the screen."""
        if self._task is not None:
            taskMgr.remove(self._task)
        self.root.remove_node()
