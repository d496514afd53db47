"""A shelf of battles: to go on with, or to watch, each with its picture, date and round; what is broken says so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from panda3d.core import Texture

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.page import GAP, Page, greyed

_TILE = 76.0
_PICTURE = 9 / 16
_FACT = 30.0


@dataclass(frozen=True)
class KeptBattle:
    """A file of a shelf: texts ready to be shown."""

    path: Path
    title: str
    when: str
    """When it was left, in words."""
    round: str
    battle: str = ""
    """The battle it is of, where the title is a save's name."""
    outcome: str = ""
    """How a replay came out."""
    sides: tuple[tuple[int, str], ...] = ()
    """Each side's number, and who plays it."""
    turn: str = ""
    """Whose turn it is."""
    pictured: Callable[[], Texture | None] = lambda: None
    """How it looked when it was left, or its map; made when it is asked for."""
    fault: str = ""
    """Why it cannot be opened."""
    game: str = ""
    """The game that it is of."""


@dataclass(frozen=True)
class ShelfIntents:
    """What can be done with a file."""

    open: Callable[[Path], None]
    delete: Callable[[KeptBattle], None]


class ShelfPage(Page):
    """The list at the left; the chosen battle at the right, to be opened or deleted. `name`: load or replays."""

    def __init__(
        self, stage: Stage, name: str, battles: Callable[[], Sequence[KeptBattle]], intents: ShelfIntents
    ) -> None:
        super().__init__(stage, name)
        self.TITLE = f"title-{name}"
        self._battles, self.intents = battles, intents
        self.default = "open"
        self.chosen = 0

    def key(self, name: str) -> bool:
        """Delete asks whether to delete."""
        chosen = self._chosen
        if name != "delete" or chosen is None:
            return False
        self.intents.delete(chosen)
        return True

    @property
    def _chosen(self) -> KeptBattle | None:
        battles = self._battles()
        self.chosen = min(self.chosen, max(len(battles) - 1, 0))
        return battles[self.chosen] if battles else None

    def _choose(self, place: int) -> None:
        self.chosen = place

    def draw(self, painter: Painter) -> None:
        """The list and what is chosen of it, or a word that there is nothing."""
        box = self.sheet(painter)
        x, y, width, height = box
        battles, chosen = self._battles(), self._chosen
        if chosen is None:
            text = self.format(f"shelf-{self.name}-empty")
            painter.text(
                text, x + width / 2, y + height * 0.4, theme.LARGE, theme.DIM, align="centre", width=width, lines=2
            )
            return
        left = width * 0.46

        def row(place: int, at: Box) -> None:
            one = battles[place]
            detail = one.fault or " · ".join(filter(None, (one.battle, one.when, one.round)))
            icon = "warning" if one.fault else ""
            look = TileLook(
                one.title,
                icon,
                size=15,
                detail=detail,
                aside=one.outcome,
                picture=one.pictured(),
                on=place == self.chosen,
            )
            self.tile(f"battle.{place + 1}", (at[0], at[1], at[2], _TILE - 8), look, partial(self._choose, place))

        self.scroll("battles", painter, (x, y, left, height), [_TILE] * len(battles), row)
        self._draw_chosen(painter, chosen, (x + left + 24, y, width - left - 24, height))
        self._draw_foot(chosen, (x + left + 24, y, width - left - 24, height))

    def _draw_chosen(self, painter: Painter, chosen: KeptBattle, box: Box) -> None:
        x, y, width, height = box
        facts = [
            ("game", chosen.game),
            ("round", chosen.round),
            ("turn", chosen.turn),
            ("when", chosen.when),
            ("battle", chosen.battle),
            ("outcome", chosen.outcome),
        ]
        facts = [(name, text) for name, text in facts if text]
        need = (len(facts) + len(chosen.sides)) * _FACT + 60
        shown = min(width * _PICTURE, max(height - need, 90.0))
        painter.frame("field", x, y, width, shown)
        if (picture := chosen.pictured()) is not None:
            painter.picture(picture, x + 3, y + 3, width - 6, shown - 6)
        else:
            painter.icon(
                "warning" if chosen.fault else "replay", x + width / 2 - 18, y + shown / 2 - 18, 36, theme.FAINT
            )
        y += shown + 12
        y += painter.text(chosen.title, x, y, 22, theme.TEXT, bold=True, width=width) + 6
        if chosen.fault:
            painter.icon("warning", x, y, 24, theme.BAD)
            self.paragraph(painter, chosen.fault, (x + 34, y, width - 34, box[1] + height - y), 15, theme.BAD)
            return
        for name, text in facts:
            label = self.format(f"shelf-{name}")
            painter.text(label, x, y, 15, theme.DIM, width=width * 0.34)
            painter.text(text, x + width * 0.36, y, 15, width=width * 0.64)
            y += _FACT
        for side, who in chosen.sides:
            painter.rect(x, y + 3, 14, 14, theme.side_colour(side))
            painter.text(who, x + 24, y, 15, width=width - 24)
            y += _FACT

    def _draw_foot(self, chosen: KeptBattle, box: Box) -> None:
        x, y, width, height = self.foot(box)
        icon = "play" if self.name == "load" else "replay"
        look = Look(self.format(f"shelf-{self.name}-open"), icon, style="primary", size=18)
        if chosen.fault:
            look = greyed(look, self.format("shelf-cannot"))
        each = (width - GAP) * 0.6
        self.button("open", (x, y, each, height), look, partial(self.intents.open, chosen.path))
        look = Look(self.format("shelf-delete"), "delete", size=16)
        self.button(
            "delete", (x + each + GAP, y, width - GAP - each, height), look, partial(self.intents.delete, chosen)
        )
