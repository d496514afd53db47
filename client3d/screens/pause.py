"""The pause menu over a battle or a replay."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.painting import Painter
from client3d.hud.widgets import Stage
from client3d.screens.page import GAP, Page

_WIDTH = 420.0
_ROW = 46.0


@dataclass(frozen=True)
class PauseIntents:
    """What the menu leads to; what is None is not offered. A reason greys."""

    options: Callable[[], None]
    help: Callable[[], None]
    to_title: Callable[[], None]
    quit: Callable[[], None]
    statistics: Callable[[], None] | None = None
    library: Callable[[], None] | None = None
    save: Callable[[], None] | None = None
    load: Callable[[], None] | None = None
    restart: Callable[[], None] | None = None
    surrender: Callable[[], None] | None = None
    no_surrender: str = ""
    no_save: str = ""
    to_title_text: str = "pause-title-screen"
    """Key of what the way out is called."""


class PausePage(Page):
    """A column of buttons; Escape goes on with the battle."""

    def __init__(self, stage: Stage, about: str, intents: PauseIntents) -> None:
        super().__init__(stage, "pause")
        self.about, self.intents = about, intents
        self.default = "menu.resume"

    def draw(self, painter: Painter) -> None:
        """Title, what is played, buttons."""
        intents = self.intents
        offered = (
            ("statistics", "point", intents.statistics, ""),
            ("save", "save", intents.save, intents.no_save),
            ("load", "load", intents.load, ""),
            ("options", "gear", intents.options, ""),
            ("help", "info", intents.help, ""),
            ("library", "log", intents.library, ""),
            ("restart", "undo", intents.restart, ""),
            ("surrender", "flag", intents.surrender, intents.no_surrender),
            ("title", "left", intents.to_title, ""),
            ("quit", "close", intents.quit, ""),
        )
        rows = [(name, icon, command, reason) for name, icon, command, reason in offered if command is not None]
        head, foot = 112.0, 24.0
        room = self.height - 2 * theme.MARGIN - head - foot
        share = min(1.0, room / ((len(rows) + 1) * (_ROW + GAP)))
        row = (_ROW + GAP) * share
        height = head + (len(rows) + 1) * row + foot
        left, top = (self.width - _WIDTH) / 2, (self.height - height) / 2
        painter.frame("screen", left, top, _WIDTH, height)
        middle, inside = left + _WIDTH / 2, _WIDTH - 56
        title = self.format("pause-title")
        painter.text(title, middle, top + 18, 28, theme.ACCENT, bold=True, align="centre", width=inside)
        painter.text(self.about, middle, top + 62, theme.SMALL, theme.DIM, align="centre", width=inside, lines=2)
        top += head
        look = Look(self.format("pause-resume"), "play", style="primary", size=18, tip=self.keycap("escape"))
        self.button("menu.resume", (left + 28, top, inside, row - GAP * share), look, self.leave)
        for name, icon, command, reason in rows:
            top += row
            key = intents.to_title_text if name == "title" else f"pause-{name}"
            look = Look(self.format(key), icon, size=17, reason=reason)
            self.button(f"menu.{name}", (left + 28, top, inside, row - GAP * share), look, command)
