"""What is on the screen while a battle is being opened."""

from __future__ import annotations

from client3d.hud import theme
from client3d.hud.painting import Painter
from client3d.hud.widgets import Stage
from client3d.screens.page import Page


class LoadingPage(Page):
    """A word on a curtain. Nothing can be pressed."""

    SHADE = theme.CURTAIN

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "loading")

    def back(self) -> bool:
        """There is no way back."""
        return True

    def draw(self, painter: Painter) -> None:
        """The word."""
        x, y = self.width / 2, self.height / 2
        painter.icon("flag", x - 18, y - 60, 36, theme.ACCENT)
        painter.text(self.format("screen-loading"), x, y - 10, 28, theme.TEXT, bold=True, align="centre")
