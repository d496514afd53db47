"""Saving a battle under a name of the player's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.screens.page import GAP, Page, greyed
from client3d.screens.shelf import KeptBattle

_TILE = 76.0
LONGEST = 30
"""Characters of a name."""


class SavePage(Page):
    """A field for the name, and the saves there are: choosing one takes its name."""

    def __init__(
        self,
        stage: Stage,
        name: str,
        saves: Callable[[], Sequence[tuple[str, KeptBattle]]],
        save: Callable[[str, bool], None],
        title: str = "pause-save",
    ) -> None:
        """`save` is told the name, and whether a save of that name is there already. `title`: the key of the page's."""
        super().__init__(stage, "save")
        self.TITLE = title
        self.text, self._saves, self._save = name[:LONGEST], saves, save
        self.default = "save"
        self.focus = "name"

    def key(self, name: str) -> bool:
        """Enter in the field saves: the name that is proposed is mostly the one that is wanted."""
        save = self.control("save")
        return name == "enter" and self.focus == "name" and save is not None and save.press()

    def _set(self, text: str) -> None:
        self.text = text

    def draw(self, painter: Painter) -> None:
        """Field, button, saves."""
        box = self.sheet(painter, foot=False, width=900)
        x, y, width, height = box
        painter.text(self.format("save-name"), x, y, theme.SMALL, theme.DIM, width=width)
        name = self.text.strip()
        saves = self._saves()
        there = name in [known for known, _ in saves]
        look = Look(self.format("save-replace" if there else "save-save"), "save", style="primary", size=17)
        if not name:
            look = greyed(look, self.format("save-no-name"))
        across = 240.0
        self.field("name", (x, y + 24, width - across - GAP, 46), self.text, self._set, longest=LONGEST)
        self.button("save", (x + width - across, y + 24, across, 46), look, lambda: self._save(name, there))
        y += 92
        y += self.heading(painter, self.format("save-saves"), x, y, width)
        if not saves:
            painter.text(self.format("save-none"), x, y + 8, theme.NORMAL, theme.DIM, width=width, lines=2)

        def row(place: int, at: Box) -> None:
            known, battle = saves[place]
            detail = " · ".join(filter(None, (battle.battle, battle.when, battle.round)))
            look = TileLook(known, size=15, detail=detail, picture=battle.pictured(), on=known == name)
            self.tile(f"save.{place + 1}", (at[0], at[1], at[2], _TILE - 8), look, partial(self._set, known))

        self.scroll("saves", painter, (x, y, width, box[1] + height - y), [_TILE] * len(saves), row)
