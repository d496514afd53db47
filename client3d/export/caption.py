"""The words in the corner of a film: the round, whose turn it is, and whose eyes it is seen with."""

from __future__ import annotations

from client3d.hud import theme
from client3d.hud.painting import Painter
from client3d.hud.widgets import Panel, Stage

_HEIGHT = 34.0
_ROOM = 14.0


class Caption(Panel):
    """A line at the upper left."""

    FRAME = "tip"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "caption", takes_pointer=False)
        self.text, self.side = "", -1

    def say(self, text: str, side: int) -> None:
        """Show this, in the colour of a side."""
        if (text, side) == (self.text, self.side):
            return
        self.text, self.side = text, side
        self.visible = True
        self.node.unstash()
        width = self.stage.brush.text_width(text, theme.LARGE, True) + 2 * _ROOM
        self.place(theme.MARGIN, theme.MARGIN, min(width, self.stage.brush.scale.width - 2 * theme.MARGIN), _HEIGHT)

    def paint(self, painter: Painter) -> None:
        """The text."""
        colour = theme.side_colour(self.side)
        painter.text(self.text, _ROOM, 4, theme.LARGE, colour, bold=True, width=self.width - 2 * _ROOM + 2)
