"""What appears for a moment: the large banner and the line that says why an order is refused."""

from __future__ import annotations

from client3d.hud import theme
from client3d.hud.painting import Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Panel, Stage

_FADE = 0.35  # seconds in and out


class Notice(Panel):
    """A panel that fades in, stays and fades out; it never takes a click."""

    def __init__(self, stage: Stage, name: str, seconds: float, sort: int) -> None:
        super().__init__(stage, name, sort=sort, takes_pointer=False)
        self.node.set_transparency(True)
        self.seconds = seconds
        self._since = 0.0
        self.text = self.more = ""
        self.colour: Colour = theme.TEXT

    def say(self, text: str, colour: Colour, more: str = "") -> None:
        """Show this text from now on."""
        self.text, self.more, self.colour = text, more, colour
        self._since = self.stage.seconds()
        self.visible = True
        self.node.unstash()
        self.node.set_alpha_scale(1)
        self.layout()

    def layout(self) -> None:
        """Put it in its place in the window."""

    def update(self) -> None:
        """Fade, and vanish in time."""
        if not self.visible:
            return
        age = self.stage.seconds() - self._since
        if age > self.seconds:
            self.hide()
            return
        self.node.set_alpha_scale(max(0.0, min(1.0, age / _FADE + 0.3, (self.seconds - age) / _FADE)))


class Banner(Notice):
    """A large text across the window, such as whose turn it is."""

    FRAME = ""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "banner", 2.2, sort=40)

    def layout(self) -> None:
        """In the upper third, from edge to edge."""
        scale = self.stage.brush.scale
        height = 128.0 if self.more else 96.0
        self.place(0, scale.height * 0.27, scale.width, height)

    def paint(self, painter: Painter) -> None:
        """A dark band with the text."""
        red, green, blue, _ = self.colour
        painter.rect(0, 0, self.width, self.height, (0.02, 0.03, 0.04, 0.72))
        painter.rect(0, 0, self.width, 3, (red, green, blue, 1))
        painter.rect(0, self.height - 3, self.width, 3, (red, green, blue, 1))
        width = self.width - 60
        painter.text(
            self.text, self.width / 2, 12, theme.HUGE, self.colour, bold=True, align="centre", width=width, shadow=True
        )
        if self.more:
            painter.text(self.more, self.width / 2, 88, theme.LARGE, align="centre", width=width)


class MessageLine(Notice):
    """One line over the orders: why something is refused, or what was done."""

    FRAME = "tip"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "message", 4.0, sort=50)
        self.middle = self.bottom = 0.0
        self.most = 600.0

    def layout(self) -> None:
        """As wide as its text, its lower edge where the layout says."""
        brush = self.stage.brush
        lines = brush.wrapped(self.text, self.most - 32, theme.NORMAL, True)
        width = max(brush.text_width(line, theme.NORMAL, True) for line in lines) + 34
        height = len(lines) * theme.NORMAL * 1.32 + 16
        left = min(max(self.middle - width / 2, 6), brush.scale.width - width - 6)
        self.place(left, self.bottom - height, width, height)

    def paint(self, painter: Painter) -> None:
        """The text in its colour."""
        x = self.width / 2
        painter.text(
            self.text, x, 7, theme.NORMAL, self.colour, bold=True, align="centre", width=self.width - 30, lines=6
        )
