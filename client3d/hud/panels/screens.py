"""Screens over the battle: dialogs, the keys, and handing over the mouse.

While one is shown nothing under it can be clicked, and the keys go to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.painting import Painter
from client3d.hud.values import DialogButton, HandOverValues
from client3d.hud.widgets import Panel, Stage, Target

_BUTTON = 46.0
_INSIDE = 28.0


class Screen(Panel):
    """Covers the window; its box with the content is in the middle."""

    FRAME = ""
    SHADE = theme.SHADE
    BOX = "screen"
    WIDTH = 480.0
    CLOSING_KEYS: tuple[str, ...] = ()
    """Keys that close it besides Escape."""

    def __init__(self, stage: Stage, name: str, sort: int) -> None:
        super().__init__(stage, name, sort=sort)
        self.buttons: list[Button] = []
        self.default: Button | None = None
        """Pressed by Enter while no button has the focus."""
        self.cancel: Button | None = None
        """Pressed by Escape."""
        self.inner = (0.0, 0.0, 0.0, 0.0)

    def content_height(self, width: float) -> float:
        """Units the content needs in a box of this width."""
        return 100

    def layout(self) -> None:
        """Fill the window, the box in its middle."""
        if not self.visible:
            return
        scale = self.stage.brush.scale
        width = min(self.WIDTH, scale.width - 20)
        height = min(self.content_height(width), scale.height - 12)
        self.inner = (round((scale.width - width) / 2), round((scale.height - height) / 2), width, height)
        self.place(0, 0, scale.width, scale.height)

    def open(self) -> None:
        """Show it."""
        self.visible = True
        self.node.unstash()
        self.layout()

    def paint(self, painter: Painter) -> None:
        """Shade and box; then the content."""
        painter.rect(0, 0, self.width + 2, self.height + 2, self.SHADE)
        if self.BOX:
            painter.frame(self.BOX, *self.inner)
        self.paint_content(painter, *self.inner)

    def paint_content(self, painter: Painter, x: float, y: float, width: float, height: float) -> None:
        """Paint what is in the box and show the buttons."""

    def targets(self) -> Iterator[Target]:
        """The buttons."""
        return (button for button in self.buttons if button.visible)


class Dialog(Screen):
    """A title, a text and buttons beside one another. Pressing any of them closes it first."""

    _WIDTHS = (480.0, 720.0)
    _LONG = 200
    """A text of more characters has the wider box."""

    def __init__(self, stage: Stage, on_close: Callable[[], None]) -> None:
        super().__init__(stage, "dialog", sort=80)
        self.title = self.text = ""
        self.choices: tuple[DialogButton, ...] = ()
        self._on_close = on_close

    def ask(self, title: str, text: str, choices: tuple[DialogButton, ...]) -> None:
        """Show it with these buttons."""
        self.title, self.text, self.choices = title, text, choices
        self.WIDTH = self._WIDTHS[len(text) > self._LONG]
        while len(self.buttons) < len(choices):
            place = len(self.buttons)
            self.buttons.append(Button(self, "", partial(self._choose, place)))
        self.default = self.cancel = None
        for place, button in enumerate(self.buttons):
            button.hide()
            if place < len(choices):
                button.name = f"dialog.{choices[place].name}"
                self.default = button if choices[place].primary else self.default
                self.cancel = button if choices[place].cancels else self.cancel
        self.open()

    def _choose(self, place: int) -> None:
        command = self.choices[place].command
        self.hide()
        self._on_close()
        command()

    def content_height(self, width: float) -> float:
        """Title, text, buttons."""
        text = self.stage.brush.text_height(self.text, width - 2 * _INSIDE, theme.NORMAL) if self.text else 0
        return 66 + text + 24 + _BUTTON + 24

    def paint_content(self, painter: Painter, x: float, y: float, width: float, height: float) -> None:
        """Title, text, buttons."""
        inside = width - 2 * _INSIDE
        painter.text(self.title, x + _INSIDE, y + 18, theme.TITLE, theme.ACCENT, bold=True, width=inside)
        painter.text(self.text, x + _INSIDE, y + 62, theme.NORMAL, width=inside + 1, lines=40)
        count = len(self.choices)
        each = (inside - 12 * (count - 1)) / max(count, 1)
        for place, choice in enumerate(self.choices):
            key = "enter" if choice.primary else "escape" if choice.cancels else ""
            style = "primary" if choice.primary else "button"
            look = Look(choice.label, "", tip=self.format(f"keycap-{key}") if key else "", style=style, size=17)
            self.buttons[place].update(
                x + _INSIDE + place * (each + 12), y + height - _BUTTON - 24, each, _BUTTON, look
            )


class Help(Screen):
    """Which key does what: a key and a few words a line; the lines side by side where the window is too low."""

    _WIDTHS = (640.0, 1000.0)
    CLOSING_KEYS = ("f1", "h")
    _ROW = 26.0
    _KEYS = 0.36
    """The share of a column that its keys take where neither they nor the words need more; half of it at most."""

    def __init__(self, stage: Stage, close: Callable[[], None]) -> None:
        super().__init__(stage, "help", sort=72)
        self.title = ""
        self.lines: tuple[tuple[str, str], ...] = ()
        button = Button(self, "help.close", close)
        self.buttons, self.default, self.cancel = [button], button, button

    def explain(self, title: str, lines: tuple[tuple[str, str], ...]) -> None:
        """Show these lines: a key as it is written, and what it does."""
        self.title, self.lines = title, lines
        self.open()

    def layout(self) -> None:
        """As wide as its one or two columns."""
        self.WIDTH = self._WIDTHS[self._columns - 1]
        super().layout()

    @property
    def _columns(self) -> int:
        return 1 if 70 + len(self.lines) * self._ROW + _BUTTON + 48 <= self.stage.brush.scale.height else 2

    def content_height(self, width: float) -> float:
        """Title, lines, button."""
        return 70 + -(-len(self.lines) // self._columns) * self._ROW + _BUTTON + 36

    def paint_content(self, painter: Painter, x: float, y: float, width: float, height: float) -> None:
        """Title, lines, button."""
        inside = width - 2 * _INSIDE
        painter.text(self.title, x + _INSIDE, y + 16, theme.TITLE, theme.ACCENT, bold=True, width=inside)
        each, rows = inside / self._columns, -(-len(self.lines) // self._columns)
        for column in range(self._columns):
            lines = self.lines[column * rows : (column + 1) * rows]
            self._paint_lines(painter, lines, x + _INSIDE + column * each, y + 60, each)
        look = Look(self.format("hud-close"), tip=self.format("keycap-escape"), size=17)
        self.buttons[0].update(x + width / 2 - 100, y + height - _BUTTON - 22, 200, _BUTTON, look)

    def _paint_lines(
        self, painter: Painter, lines: Sequence[tuple[str, str]], left: float, top: float, width: float
    ) -> None:
        """A column: keys as wide as the widest needs, and as leaves the words enough."""
        measured = self.stage.brush.text_width
        widest = max((measured(key, 15, True) for key, _ in lines), default=0.0) + 12
        words = max((measured(text, 15) for key, text in lines if key), default=0.0) + 12
        keys = min(max(widest, min(width * self._KEYS, width - words)), width / 2)
        for row, (key, text) in enumerate(lines):
            at = top + row * self._ROW
            painter.text(key, left, at, 15, theme.ACCENT, bold=True, width=keys - 12)
            # what the mouse does has no key beside it
            before = keys if key else 0.0
            painter.text(text, left + before, at, 15, width=width - before - 12)


class HandOver(Screen):
    """Hides the battle until the next player sits at the screen."""

    SHADE = theme.CURTAIN
    WIDTH = 620.0

    def __init__(self, stage: Stage, ready: Callable[[], None]) -> None:
        super().__init__(stage, "hand_over", sort=75)
        self.values = HandOverValues(0, "")
        button = Button(self, "hand_over.ready", ready)
        self.buttons, self.default = [button], button

    def ask(self, values: HandOverValues) -> None:
        """Show whose turn it is to sit down."""
        self.values = values
        self.open()

    def content_height(self, width: float) -> float:
        """Two lines and a button."""
        return 260

    def paint_content(self, painter: Painter, x: float, y: float, width: float, height: float) -> None:
        """The name, what to do, the button."""
        values, middle, inside = self.values, x + width / 2, width - 2 * _INSIDE
        colour = theme.side_colour(values.side)
        painter.icon("flag", middle - 18, y + 22, 36, colour)
        text = self.format("hud-hand-over", side=values.name)
        painter.text(text, middle, y + 70, 28, colour, bold=True, align="centre", width=inside)
        text = self.format("hud-hand-over-why")
        painter.text(text, middle, y + 118, theme.NORMAL, theme.DIM, align="centre", width=inside, lines=2)
        look = Look(self.format("hud-hand-over-ready"), style="primary", size=18, tip=self.format("keycap-enter"))
        self.buttons[0].update(x + width / 2 - 150, y + height - 76, 300, 50, look)
