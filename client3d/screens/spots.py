"""Diagrams of the help: a few cells from above, with their ground, tints, icons and words, and the text beside them."""

from __future__ import annotations

from client3d.hud import theme
from client3d.hud.ground import GROUND_COLOURS
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Box
from client3d.library.topic import Diagram, Spot
from client3d.screens.blocks import TEXT, Block

_CELL = 34.0
_LEAST_CELL = 16.0
_TALLEST = 230.0
_TINT = 0.42
_GAP = 2.0
_LEAST_WORDS = 150.0


def of_diagram(painter: Painter, diagram: Diagram, width: float) -> Block:
    """The cells at the left, what they show at the right."""
    across, down = len(diagram.rows[0]), len(diagram.rows)
    cell = min(_CELL, (width - _LEAST_WORDS) / across, _TALLEST / down)
    cell = max(cell, _LEAST_CELL)
    room = width - across * cell - 20
    words = painter.brush.text_height(diagram.words, room, TEXT)

    def draw(at: Box) -> None:
        for y, row in enumerate(diagram.rows):
            for x, spot in enumerate(row):
                _draw_spot(painter, spot, at[0] + x * cell, at[1] + y * cell, cell)
        lines = painter.brush.wrapped(diagram.words, room, TEXT)
        top = at[1] + max((down * cell - len(lines) * TEXT * LINE_HEIGHT) / 2, 0)
        for place, line in enumerate(lines):
            painter.text(line, at[0] + across * cell + 20, top + place * TEXT * LINE_HEIGHT, TEXT, theme.DIM)

    return Block(max(down * cell, words) + 16, draw)


def _draw_spot(painter: Painter, spot: Spot, x: float, y: float, cell: float) -> None:
    red, green, blue = (part / 255 for part in GROUND_COLOURS.get(spot.ground, GROUND_COLOURS["meadow"]))
    size = cell - _GAP
    painter.rect(x, y, size, size, (red, green, blue, 1))
    if spot.tint:
        tint: Colour = (*theme.TONES[spot.tint][:3], _TINT)
        painter.rect(x, y, size, size, tint)
    if spot.icon:
        colour = theme.side_colour(spot.side) if spot.side >= 0 else theme.TEXT
        icon = 24.0 if cell >= 28 else 18.0
        painter.rect(x + 1, y + 1, size - 2, size - 2, (0, 0, 0, 0.55))
        painter.icon(spot.icon, x + (size - icon) / 2, y + (size - icon) / 2, icon, colour)
    if spot.word:
        text = min(cell * 0.5, 16.0)
        top = y + (size - text * LINE_HEIGHT) / 2
        painter.text(spot.word, x + size / 2, top, text, bold=True, align="centre", shadow=True)
