"""What a player sees when the program has met an error it did not expect: what happened, and that nothing is lost.

It stands by itself: whatever failed may have been the panels, the texts or the scene.
"""

from __future__ import annotations

import time
from typing import Any

from direct.showbase.DirectObject import DirectObject
from panda3d.core import CardMaker, NodePath, TextNode

from client3d.hud import theme

KEYS = ("escape", "enter", "space", "mouse1")
_TITLE, _TEXT = 34, 21
"""Sizes in units: this page is read once, by somebody who did not expect it."""
_PAUSE = 0.02
"""Seconds between two looks at the window."""
_FIRST = 1.0
"""Seconds in which no key counts: one that was held down when it happened is no answer."""


class Notice:
    """A page of text over everything: a title, paragraphs, and how to leave."""

    def __init__(self, base: Any, title: str, paragraphs: list[str], leave: str) -> None:
        self.base = base
        self.node = NodePath("notice")
        self.node.reparent_to(base.pixel2d)
        self.node.set_bin("gui-popup", 100)
        self.node.set_depth_test(False)
        width, height = base.win.get_x_size(), base.win.get_y_size()
        scale = theme.scale_for(width, height)
        ground = CardMaker("ground")
        ground.set_frame(0, width, -height, 0)
        self.node.attach_new_node(ground.generate()).set_color(0.06, 0.08, 0.10, 1)
        left, line = scale.px(120), scale.width * scale.pixels - 2 * scale.px(120)
        y = self._write(title, _TITLE, True, left, scale.px(110), line, scale, theme.WARN)
        for paragraph in paragraphs:
            y = self._write(paragraph, _TEXT, False, left, y + scale.px(18), line, scale)
        self._write(leave, _TEXT, True, left, y + scale.px(36), line, scale)

    def _write(
        self,
        text: str,
        size: float,
        bold: bool,
        left: float,
        top: float,
        width: float,
        scale: theme.Scale,
        colour: theme.Colour = (1, 1, 1, 1),
    ) -> float:
        """Write a text that breaks at the width; returns how far down it reaches, in pixels."""
        pixels = scale.px(size)
        node = TextNode("text")
        node.set_font(theme.face(bold, pixels).font)
        node.set_wordwrap(width / pixels)
        node.set_text_color(colour)
        node.set_text(text)
        at = self.node.attach_new_node(node)
        at.set_scale(pixels)
        at.set_pos(left, 0, -top - pixels)
        return top + node.get_height() * pixels

    def wait(self) -> None:
        """Stay until a key is pressed or the window is closed."""
        done: list[str] = []
        events = DirectObject()
        for key in (*KEYS, "close-window"):
            events.accept(key, done.append, [key])
        begun = time.monotonic()
        while not done or time.monotonic() - begun < _FIRST:
            if self.base.win.is_closed():
                break
            if time.monotonic() - begun < _FIRST and "close-window" not in done:
                done.clear()
            self.base.taskMgr.step()
            time.sleep(_PAUSE)
        events.ignore_all()

    def close(self) -> None:
        """Take it off the screen."""
        self.node.remove_node()
