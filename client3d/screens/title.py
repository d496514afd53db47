"""The title: where a player begins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.widgets import Stage
from client3d.screens.page import Page, greyed

_WIDTH = 340.0
_ROW, _FIRST = 46.0, 58.0
_SPACE = 8.0
_LEFT = 56.0
_KEYS = {"mods": "m", "editor": "e"}
"""Keys that press a button."""
_ROOM_FOR_BADGE = 54.0
"""Units a button must be high to say below its label which battle it leads to."""


@dataclass(frozen=True)
class TitleValues:
    """What the title shows: the battle to go on with (nothing: there is none), the version, and mods."""

    unfinished: str = ""
    version: str = ""
    mods: tuple[str, ...] = ()
    """Titles of those that new battles are played with."""


@dataclass(frozen=True)
class TitleIntents:
    """Where the title leads."""

    go_on: Callable[[], None]
    new_battle: Callable[[], None]
    missions: Callable[[], None]
    load: Callable[[], None]
    replays: Callable[[], None]
    options: Callable[[], None]
    help: Callable[[], None]
    credits: Callable[[], None]
    quit: Callable[[], None]
    library: Callable[[], None] = lambda: None
    mods: Callable[[], None] = lambda: None
    editor: Callable[[], None] = lambda: None


class TitlePage(Page):
    """A column of buttons over the diorama; Escape asks whether to leave."""

    SHADE = None

    def __init__(self, stage: Stage, values: Callable[[], TitleValues], intents: TitleIntents) -> None:
        super().__init__(stage, "title")
        self._values, self.intents = values, intents

    def back(self) -> bool:
        """There is nothing behind the title but the way out."""
        self.intents.quit()
        return True

    def key(self, name: str) -> bool:
        """M leads to the mods, E to the map editor."""
        command = {_KEYS["mods"]: self.intents.mods, _KEYS["editor"]: self.intents.editor}.get(name)
        if command is not None:
            command()
        return command is not None

    def draw(self, painter: Painter) -> None:
        """Name, buttons, version."""
        values, intents = self._values(), self.intents
        across = _LEFT + _WIDTH + _LEFT
        painter.shade(0, 0, across, self.height, 0.82, 0.72)
        painter.shade(across, 0, 260, self.height, 0.72, 0.0)
        top = self._draw_name(painter, self.height * 0.075)
        rows = (
            ("new_battle", "flag", intents.new_battle),
            ("missions", "point", intents.missions),
            ("load", "load", intents.load),
            ("replays", "replay", intents.replays),
            ("mods", "mods", intents.mods),
            ("editor", "brush", intents.editor),
            ("options", "gear", intents.options),
            ("help", "info", intents.help),
            ("library", "log", intents.library),
            ("credits", "heart", intents.credits),
            ("quit", "close", intents.quit),
        )
        room = self.height - top - (46 if not values.mods else 46 + theme.SMALL * LINE_HEIGHT)
        share = min(1.0, room / (_FIRST + len(rows) * (_ROW + _SPACE)))
        first, row, space = _FIRST * share, _ROW * share, _SPACE * share
        text = self.format
        badge = values.unfinished if first >= _ROOM_FOR_BADGE else ""
        tip = "" if badge else values.unfinished
        go_on = Look(text("title-continue"), "play", style="primary", size=19, badge=badge, tip=tip)
        if not values.unfinished:
            go_on = greyed(go_on, text("title-nothing-unfinished"))
        self.default = "title.continue" if values.unfinished else "title.new_battle"
        self.button("title.continue", (_LEFT, top, _WIDTH, first), go_on, intents.go_on)
        top += first + space
        for name, icon, command in rows:
            tip = self.keycap(_KEYS[name]) if name in _KEYS else ""
            look = Look(text(f"title-{name.replace('_', '-')}"), icon, size=17, tip=tip)
            self.button(f"title.{name}", (_LEFT, top, _WIDTH, row), look, command)
            top += row + space
        version = text("title-version", version=values.version)
        painter.text(version, _LEFT, self.height - 32, theme.SMALL, theme.DIM, width=_WIDTH)
        if values.mods:
            self._draw_mods(painter, values.mods, self.height - 32 - theme.SMALL * LINE_HEIGHT)

    def _draw_mods(self, painter: Painter, mods: tuple[str, ...], top: float) -> None:
        """Which mods are on; how many, where their titles are too long for a line."""
        words = self.format("title-mods-on", names=", ".join(mods))
        if painter.brush.text_width(words, theme.SMALL) > _WIDTH:
            words = self.format("title-mods-count", count=len(mods))
        painter.text(words, _LEFT, top, theme.SMALL, theme.ACCENT, width=_WIDTH)

    def _draw_name(self, painter: Painter, top: float) -> float:
        """The game's name; where the buttons begin."""
        name = self.format("title-name")
        size = min(theme.HUGE, theme.HUGE * _WIDTH / painter.brush.text_width(name, theme.HUGE, True))
        size = max(size, 34.0)
        top += painter.text(name, _LEFT, top, size, theme.ACCENT, bold=True, width=_WIDTH + 40, lines=2, shadow=True)
        painter.rect(_LEFT, top + 6, _WIDTH, 2, theme.ACCENT)
        top += 14
        words = self.format("title-words")
        top += painter.text(words, _LEFT, top, theme.NORMAL, theme.TEXT, width=_WIDTH + 1, lines=3, shadow=True)
        return top + 18
