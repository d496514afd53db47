"""The credits: who and what made the game."""

from __future__ import annotations

from client3d.hud import theme
from client3d.hud.painting import Painter
from client3d.hud.widgets import Stage
from client3d.screens.page import Page

PARTS = ("made", "built-on", "fonts", "licence", "thanks")
_HEADING, _LINE = 34.0, 24.0


class CreditsPage(Page):
    """A scrolling text: a heading and its lines, part by part."""

    TITLE = "title-credits"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "credits")
        self.default = "back"

    def draw(self, painter: Painter) -> None:
        """The parts."""
        box = self.sheet(painter, foot=False, width=900)
        lines: list[tuple[bool, str]] = []
        for part in PARTS:
            lines.append((True, self.format(f"credits-{part}")))
            text = self.format(f"credits-{part}-text")
            lines += [(False, line) for line in painter.brush.wrapped(text, box[2] - 20, theme.NORMAL)]

        def line(place: int, at: tuple[float, float, float, float]) -> None:
            heading, text = lines[place]
            x, y, width, height = at
            size, colour = (theme.LARGE, theme.ACCENT) if heading else (theme.NORMAL, theme.TEXT)
            painter.text(text, x, y + height - size * 1.32 - 2, size, colour, bold=heading, width=width)

        heights = [_HEADING + 8 if heading else _LINE for heading, _ in lines]
        self.scroll("credits", painter, box, heights, line)
