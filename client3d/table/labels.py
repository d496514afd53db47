"""Short texts over the table: numbers of the ruler, names of range bands, what a roll came to. Flat on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from panda3d.core import NodePath, TextNode

from client3d.hud.theme import face
from client3d.table.measures import Point

MOST = 120
"""Labels that are shown at a time."""


class Label(NamedTuple):
    """A text at a world point; its style is a key of STYLES."""

    at: Point
    text: str
    style: str = "tick"


class Style(NamedTuple):
    """Colour, height in virtual units, whether bold."""

    colour: tuple[float, float, float, float]
    height: int
    bold: bool = True


_SHADE = (0.06, 0.05, 0.03, 0.92)
STYLES: dict[str, Style] = {
    "tick": Style((0.97, 0.93, 0.80, 1.0), 13),
    "total": Style((1.0, 0.97, 0.86, 1.0), 20),
    "move_1": Style((0.56, 0.95, 0.52, 1.0), 17),
    "move_2": Style((1.0, 0.86, 0.38, 1.0), 17),
    "move_3": Style((1.0, 0.68, 0.38, 1.0), 17),
    "band_1": Style((0.60, 0.98, 0.62, 1.0), 16),
    "band_2": Style((0.98, 0.95, 0.52, 1.0), 16),
    "band_3": Style((1.0, 0.76, 0.46, 1.0), 16),
    "band_4": Style((1.0, 0.56, 0.48, 1.0), 16),
    "good": Style((0.56, 0.98, 0.56, 1.0), 20),
    "bad": Style((1.0, 0.46, 0.38, 1.0), 20),
}


class Labels:
    """The labels of a table, kept where their points are on the screen."""

    def __init__(self, base: Any, project: Callable[[Point], tuple[float, float]]) -> None:
        self._project = project
        self._root = base.pixel2d.attach_new_node("table labels")
        self._shown: list[tuple[Label, NodePath]] = []
        self._now: tuple[Label, ...] = ()
        self.scale = 1.0
        """Pixels a virtual unit has."""

    @property
    def shown(self) -> tuple[Label, ...]:
        """The labels that are shown."""
        return self._now

    def show(self, labels: Sequence[Label]) -> None:
        """Exactly these labels."""
        wanted = tuple(labels[:MOST])
        if wanted == self._now:
            return
        self._now = wanted
        spare: dict[tuple[str, str], list[NodePath]] = {}
        for label, node in self._shown:
            spare.setdefault((label.text, label.style), []).append(node)
        shown = []
        for label in wanted:
            same = spare.get((label.text, label.style))
            shown.append((label, same.pop() if same else self._made(label)))
        for nodes in spare.values():
            for node in nodes:
                node.remove_node()
        self._shown = shown
        self.follow()

    def _made(self, label: Label) -> NodePath:
        style = STYLES[label.style]
        pixels = max(round(style.height * self.scale), 8)
        holder = self._root.attach_new_node("label")
        for shade in (True, False):
            text = TextNode("text")
            text.set_font(face(style.bold, pixels).font)
            text.set_text(label.text)
            text.set_align(TextNode.A_center)
            text.set_text_color(*(_SHADE if shade else style.colour))
            geometry = text.generate()
            for dx, dz in ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, -2)) if shade else ((0, 0),):
                copy = holder.attach_new_node(geometry.copy_subgraph())
                copy.set_scale(pixels)
                copy.set_pos(dx, 0, dz - pixels * 0.35)
        holder.flatten_strong()
        return holder

    def follow(self) -> None:
        """The camera has moved."""
        for label, node in self._shown:
            x, y = self._project(label.at)
            node.set_pos(round(x), 0, -round(y))

    def destroy(self) -> None:
        """Take all labels away."""
        self._root.remove_node()
