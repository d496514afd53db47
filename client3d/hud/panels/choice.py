"""A few things to choose from, beside what the choice is about: by mouse, by the digits shown, or by the focus."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.hud import theme
from client3d.hud.button import Button, Look
from client3d.hud.painting import Painter
from client3d.hud.panels.previews import Beside
from client3d.hud.values import ChoiceOption
from client3d.hud.widgets import Box, Stage, Target

WIDTH = 310.0
_HEAD, _ROW, _SPACE, _ROOM = 30.0, 60.0, 4.0, 8.0
_CLOSING = ("escape", "backspace")


class Choice(Beside):
    """Takes the pointer; it closes when something is chosen, by Escape, and by whoever opened it."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, "choice", sort=70, takes_pointer=True)
        self.title = ""
        self.options: tuple[ChoiceOption, ...] = ()
        self.buttons: list[Button] = []

    def ask(self, title: str, options: tuple[ChoiceOption, ...], box: Box) -> None:
        """Show these options beside a box of the window, in units."""
        self.title, self.options = title, options
        self.stale()
        self.put(box, WIDTH, _HEAD + len(options) * (_ROW + _SPACE) + _ROOM)
        self._show_buttons()

    def targets(self) -> Iterator[Target]:
        """The options."""
        return (button for button in self.buttons if button.visible)

    def key(self, name: str) -> bool:
        """A digit chooses, Escape closes; whether the key was used."""
        if name in _CLOSING:
            self.hide()
            return True
        if not name.isdigit() or not 1 <= int(name) <= len(self.options):
            return False
        self.buttons[int(name) - 1].press()
        return True

    def paint(self, painter: Painter) -> None:
        """Paint the title."""
        painter.text(self.title, 12, 6, theme.SMALL, theme.ACCENT, bold=True, width=WIDTH - 24)

    def _show_buttons(self) -> None:
        while len(self.buttons) < len(self.options):
            place = len(self.buttons)
            self.buttons.append(Button(self, "", lambda place=place: self._choose(place)))  # type: ignore[misc]
        for place, button in enumerate(self.buttons):
            if place >= len(self.options):
                button.hide()
                continue
            option = self.options[place]
            button.name = option.name
            badge = option.reason or option.detail
            look = Look(option.label, option.icon, str(place + 1), option.reason, badge=badge)
            button.update(_ROOM, _HEAD + place * (_ROW + _SPACE), WIDTH - 2 * _ROOM, _ROW, look)

    def _choose(self, place: int) -> None:
        self.hide()
        self.options[place].command()
