"""The encyclopedia: units, terrain and all else that a pack has, each with all there is to know of it.

Links lead from entry to entry, Escape to the entry before; two units can be set side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from panda3d.core import Texture

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook, tile_height
from client3d.hud.painting import Painter
from client3d.hud.widgets import Box, Stage
from client3d.library.entry import Entry, Heading, Key
from client3d.library.library import Library
from client3d.screens.blocks import inner_width, of_comparison, of_sections, show_blocks
from client3d.screens.game_choice import NO_CHOICE, GameChoice, place_choice
from client3d.screens.page import GAP, Page

_LIST = 0.31
"""Share of the width that the list has."""
_TAB, _FIELD, _TILE = 36.0, 36.0, 50.0
_PICTURE = 4 / 3


class Pictures(Protocol):
    """Pictures of what has a model. `turntable.Turntable` is one that turns."""

    def show(self, model: str, side: str) -> Texture | None:
        """The picture of a model; None where there is none."""

    def turn(self, seconds: float) -> None:
        """A frame went by."""

    def clear(self) -> None:
        """Nothing is looked at any more."""


class EncyclopediaPage(Page):
    """See the module. `pictures` are two: the second is that of the unit to compare with. `still`: nothing turns."""

    TITLE = "library-title"

    def __init__(
        self,
        stage: Stage,
        library: Library,
        pictures: tuple[Pictures, Pictures],
        start: Key | None = None,
        still: Callable[[], bool] = lambda: False,
        games: GameChoice = NO_CHOICE,
    ) -> None:
        super().__init__(stage, "encyclopedia")
        self._games = games
        self.library, self._pictures, self._still = library, pictures, still
        self.table, self.kind, self.wanted = library.tables[0], "", ""
        self.shown = library.headings(library.tables[0])[0].key
        self.history: list[Key] = []
        self.comparing: Key | None = None
        """The unit that the one shown is compared with; the one shown itself: it is still to be chosen."""
        if start is not None and library.has(start):
            self._turn_to(start)

    # --- going about

    def _turn_to(self, key: Key) -> None:
        """Show an entry, in its list."""
        self.shown, self.table = key, key.table
        if self.kind not in ("", self.library.heading(key).kind):
            self.kind = ""
        self.comparing = None
        self._scrolls.pop("entry", None)
        listed = [one.key for one in self._listed()]
        if key in listed:
            self.reveal("list", listed.index(key))

    def follow(self, key: Key) -> None:
        """Go where a link leads; Escape leads back."""
        if key != self.shown and self.library.has(key):
            self.history.append(self.shown)
            self.wanted = ""
            self._turn_to(key)

    def back(self) -> bool:
        """To the entry before, or out of the comparison."""
        if self.comparing is not None:
            self.comparing = None
        elif self.history:
            self._turn_to(self.history.pop())
        elif self.wanted:
            self.wanted = ""
        else:
            return False
        self.repaint()
        return True

    def _go_back(self) -> None:
        self.back()

    def _choose(self, key: Key) -> None:
        """An entry of the list was pressed."""
        if self.comparing is not None and key.table == "units":
            self.comparing = key
            return
        self.history.clear()
        self._turn_to(key)

    def _choose_table(self, table: str) -> None:
        self.kind = self.wanted = ""
        self.history.clear()
        self._scrolls.pop("list", None)
        self.table = table
        self._turn_to(self.library.headings(table)[0].key)

    def _narrow(self, kinds: list[str], place: int) -> None:
        self.kind = kinds[place]
        self._scrolls.pop("list", None)

    def _search(self, wanted: str) -> None:
        self.wanted = wanted
        self._scrolls.pop("list", None)

    def _compare(self) -> None:
        self.comparing = None if self.comparing is not None else self.shown

    def _listed(self) -> list[Heading]:
        return self.library.search(self.wanted) if self.wanted.strip() else self.library.headings(self.table, self.kind)

    # --- time

    def tick(self, seconds: float) -> None:
        """Turn the models."""
        if not self._still():
            for picture in self._pictures:
                picture.turn(seconds)

    def close(self) -> None:
        """Take the models down."""
        for picture in self._pictures:
            picture.clear()

    # --- drawing

    def draw(self, painter: Painter) -> None:
        """Tabs, the list, and the entry or the comparison."""
        x, y, width, height = place_choice(self, painter, self.sheet(painter, foot=False), self._games)
        labels = [(table, self.format(f"library-tab-{table}")) for table in self.library.tables]
        self.tabs("tab", (x, y, width, _TAB), labels, self.table, self._choose_table)
        y, height = y + _TAB + 14, height - _TAB - 14
        left = width * _LIST
        self._draw_list(painter, (x, y, left, height))
        self.read = "entry" if self.comparing is None else "comparison"
        box = (x + left + 22, y, width - left - 22, height)
        if self.comparing is None:
            self._draw_entry(painter, self.library.entry(self.shown), box)
        else:
            self._draw_comparison(painter, self.comparing, box)

    def _draw_list(self, painter: Painter, box: Box) -> None:
        x, y, width, height = box
        self.field("search", (x, y, width, _FIELD), self.wanted, self._search, hint=self.format("library-search"))
        top = y + _FIELD + 8
        kinds = self.library.kinds(self.table)
        if len(kinds) > 1 and not self.wanted.strip():
            names = ["", *(kind for kind, _ in kinds)]
            shown = [self.format("library-all"), *(name for _, name in kinds)]
            self.chooser("kind", (x, top, width, _FIELD), shown, names.index(self.kind), partial(self._narrow, names))
            top += _FIELD + 8
        listed = self._listed()
        if not listed:
            text = self.format("library-nothing-found")
            painter.text(text, x + width / 2, top + 20, 15, theme.DIM, align="centre", width=width, lines=2)
            return
        chosen = self.comparing or self.shown

        def row(place: int, at: Box) -> None:
            one = listed[place]
            detail = self.format(f"library-tab-{one.key.table}") if self.wanted.strip() else one.subtitle
            look = TileLook(one.name, one.icon, detail=detail, on=one.key == chosen, size=15)
            name = f"entry.{one.key.table}.{one.key.name}"
            self.tile(name, (at[0], at[1], at[2], at[3] - 6), look, partial(self._choose, one.key))

        heights = [tile_height(painter, one.subtitle, width, _TILE + 6) for one in listed]
        self.scroll("list", painter, (x, top, width, y + height - top), heights, row)

    def _draw_entry(self, painter: Painter, entry: Entry, box: Box) -> None:
        x, y, width, height = box
        picture = self._picture(0, entry.heading.key)
        tall = min(height * 0.36, 168.0)
        across = 0.0
        if picture is not None:
            across = tall * _PICTURE + 18
            painter.frame("field", x, y, tall * _PICTURE, tall)
            painter.picture(picture, x + 3, y + 3, tall * _PICTURE - 6, tall - 6)
        else:
            across = 58.0
            painter.icon(entry.heading.icon, x + 4, y + 4, 36, theme.ACCENT)
        left, room, top = x + across, width - across, y
        aside = self._draw_aside(entry, (left, y, room, 34))
        top += painter.text(entry.heading.name, left, top, 24, theme.TEXT, bold=True, width=room - aside, lines=2)
        top += painter.text(entry.heading.subtitle, left, top, theme.SMALL, theme.DIM, width=room - aside, lines=2) + 8
        top += painter.text(entry.about, left, top, 15, theme.TEXT, width=room - aside + 1, lines=7)
        below = max(top, y + tall if picture is not None else top) + 8
        inside = (x, below, width, y + height - below)
        blocks = of_sections(self, painter, entry.sections, inner_width(inside), self.follow)
        show_blocks(self, painter, "entry", inside, blocks)

    def _draw_aside(self, entry: Entry, box: Box) -> float:
        """What leads on from here: to the entry before, to a comparison. The width that it takes."""
        x, y, width, height = box
        each = min(220.0, width * 0.46)
        looks: list[tuple[str, Look, Callable[[], None]]] = []
        if self.history:
            name = self.library.heading(self.history[-1]).name
            looks.append(("previous", Look(name, "left", size=14, tip=self.keycap("escape")), self._go_back))
        if entry.heading.key.table == "units":
            looks.append(("compare", Look(self.format("library-compare"), "range", size=14), self._compare))
        for place, (name, look, command) in enumerate(looks):
            top = y + place * (height + GAP)
            self.button(name, (x + width - each, top, each, height), look, command)
        return each + 14 if looks else 0.0

    def _draw_comparison(self, painter: Painter, other: Key, box: Box) -> None:
        x, y, width, height = box
        middle, each = x + width / 2, min(230.0, width * 0.4)
        look = Look(self.format("library-compare-end"), "close", size=14, tip=self.keycap("escape"))
        self.button("compare", (middle - each / 2, y, each, 34), look, self._compare)
        tall = min(height * 0.26, 120.0)
        for side, key in enumerate((self.shown, other)):
            if side and key == self.shown:
                break
            across = tall * _PICTURE
            left = x if side == 0 else x + width - across
            picture = self._picture(side, key)
            if picture is not None:
                painter.frame("field", left, y, across, tall)
                painter.picture(picture, left + 3, y + 3, across - 6, tall - 6)
            edge, align = (x, "left") if side == 0 else (x + width, "right")
            name = self.library.heading(key).name
            painter.text(name, edge, y + tall + 4, 18, bold=True, align=align, width=width / 2 - 12)
        below = y + tall + 36
        if other == self.shown:
            text = self.format("library-compare-choose")
            painter.text(text, middle, below + 30, 16, theme.ACCENT, align="centre", width=width, lines=2)
            return
        lines = self.library.compared(self.shown.name, other.name)
        inside = (x, below, width, y + height - below)
        show_blocks(self, painter, "comparison", inside, of_comparison(painter, lines))

    def _picture(self, side: int, key: Key) -> Texture | None:
        """The model of a thing, in the colour of one side or of the other."""
        model, names = self.library.model(key), self.library.wording.words.side_names
        return self._pictures[side].show(model, names[side % len(names)]) if model else None
