"""Numbers that rise over units and fade: hit points lost, supplies taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from panda3d.core import NodePath, TransparencyAttrib

from client3d.hud import theme
from client3d.hud.hud import Hud
from client3d.hud.painting import Painter

SECONDS = 1.1
RISE = 46.0  # units
_FADES_FROM = 0.6
_SIZE = 26
_COLOURS = {"damage": theme.BAD, "supply": theme.GOOD, "label": theme.ACCENT}
LABEL_SECONDS = 2.6
_LABEL_SIZE, _LABEL_RISE = 15, 12.0


@dataclass
class _Number:
    node: NodePath
    at: tuple[float, float, float]
    seconds: float = SECONDS
    rise: float = RISE
    age: float = 0.0


class Numbers:
    """Call `update` each frame; places are world points, so that numbers stay with what they are about."""

    def __init__(self, hud: Hud, scene: Any) -> None:
        self._hud, self._scene = hud, scene
        self._root = hud.root.attach_new_node("numbers", 1)
        self._root.set_transparency(TransparencyAttrib.M_alpha)
        self._shown: list[_Number] = []

    def show(self, text: str, at: tuple[float, float, float], kind: str) -> None:
        """Let a number rise from a world point; kind: damage, supply, or label, which is a few words to be read."""
        painter = Painter(self._hud.stage.brush)
        if kind == "label":
            self._label(painter, text)
            self._add(painter, at, LABEL_SECONDS, _LABEL_RISE)
            return
        colour = _COLOURS.get(kind, theme.TEXT)
        for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5)):
            painter.text(text, dx, dy, _SIZE, theme.BLACK, bold=True, align="centre")
        painter.text(text, 0, 0, _SIZE, colour, bold=True, align="centre")
        self._add(painter, at, SECONDS, RISE)

    def _add(self, painter: Painter, at: tuple[float, float, float], seconds: float, rise: float) -> None:
        self._shown.append(_Number(self._root.attach_new_node(painter.node("number")), at, seconds, rise))

    @staticmethod
    def _label(painter: Painter, text: str) -> None:
        """A few words on a dark ground."""
        width = painter.brush.text_width(text, _LABEL_SIZE, True)
        painter.rect(-width / 2 - 8, -3, width + 16, 25, (0.02, 0.03, 0.035, 0.86))
        painter.rect(-width / 2 - 8, 21, width + 16, 2, _COLOURS["label"])
        painter.text(text, 0, 0, _LABEL_SIZE, _COLOURS["label"], bold=True, align="centre")

    def update(self, seconds: float) -> None:
        """Rise and fade."""
        if not self._shown:
            return
        px = self._hud.stage.brush.scale.pixels
        for number in self._shown:
            number.age += seconds
            share = number.age / number.seconds
            x, y = self._scene.project(number.at)
            rise = (1 - (1 - min(share, 1.0)) ** 2) * number.rise * px
            number.node.set_pos(round(x), 0, -round(y - rise - 30 * px))
            number.node.set_alpha_scale(min(1.0, max(0.0, (1 - share) / (1 - _FADES_FROM))))
        for number in [each for each in self._shown if each.age >= each.seconds]:
            number.node.remove_node()
            self._shown.remove(number)

    def clear(self) -> None:
        """Take all away."""
        for number in self._shown:
            number.node.remove_node()
        self._shown.clear()
