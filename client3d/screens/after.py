"""After the battle: who won and why, losses, shots, damage, points by the round, who did best; and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from panda3d.core import Texture

from client3d.hud import theme
from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.widgets import Box, Stage
from client3d.play.outcome import Aftermath, Fired, Loss
from client3d.screens.page import GAP, Page, greyed

_TEXT = 15.0
_LINE, _LOSS, _TAB = 25.0, 44.0, 36.0
_LABELS = 0.46
"""Share of a table's width that its labels have."""
_COLOURS = {"won": theme.GOOD, "lost": theme.BAD}
_STRIPE = (1, 1, 1, 0.035)
_FIRED = (0.42, 0.16, 0.25, 0.17)
"""Shares of the columns of the table of weapons."""
_GRAPH = 168.0
_PORTRAIT, _SHAPE = 108.0, 4 / 3
"""How high a portrait is at most, and its width for its height."""
_NAME = 21.0
_LEAST_GRAPH = 100.0


@dataclass(frozen=True)
class AfterIntents:
    """Where the screen leads; what is None is not offered. A reason greys."""

    look_up: Callable[[str], None]
    """A type of unit in the encyclopedia."""
    watch: Callable[[], None] | None = None
    no_replay: str = ""
    """Why there is no replay to watch or to keep."""
    keep: Callable[[], None] | None = None
    again: Callable[[], None] | None = None
    another: Callable[[], None] | None = None
    to_title: Callable[[], None] | None = None
    to_title_text: str = "after-to-title"
    """Key of what the way out is called."""


class AfterPage(Page):
    """See the module. `portrait`: that of a unit type of a side, or None."""

    TITLE = "after-title"

    def __init__(
        self,
        stage: Stage,
        values: Callable[[], Aftermath],
        portrait: Callable[[str, int], Texture | None],
        intents: AfterIntents,
    ) -> None:
        super().__init__(stage, "after")
        self._values, self._portrait, self.intents = values, portrait, intents
        self.tab = "overview"
        self.default = "after.watch" if intents.watch is not None and not intents.no_replay else "after.again"

    def _set_tab(self, tab: str) -> None:
        self.tab = tab

    def draw(self, painter: Painter) -> None:
        """Who won, the tabs, what comes next."""
        values = self._values()
        box = self.sheet(painter)
        x, y, width, height = box
        top = self._draw_result(painter, values, (x, y, width, height)) + 10
        tabs = ["overview", "losses"]
        tabs += ["weapons"] if any(values.weapons) else []
        tabs += ["goals"] if values.goals else []
        labels = [(tab, self.format(f"after-tab-{tab}")) for tab in tabs]
        self.tabs("tab", (x, top, width, _TAB), labels, self.tab, self._set_tab)
        top += _TAB + 12
        inside = (x, top, width, y + height - top)
        draw = {
            "overview": self._draw_overview,
            "losses": self._draw_losses,
            "weapons": self._draw_weapons,
            "goals": self._draw_goals,
        }[self.tab]
        draw(painter, values, inside)
        self._draw_foot(self.foot(box))

    def _draw_result(self, painter: Painter, values: Aftermath, box: Box) -> float:
        """Who won, and why; where it ends."""
        x, y, width, _ = box
        colour = _COLOURS.get(values.result, theme.ACCENT)
        if values.winner >= 0:
            painter.rect(x, y + 2, 6, 56, theme.side_colour(values.winner))
        left = x + 20
        painter.text(values.title, left, y - 6, 28, colour, bold=True, width=width * 0.5)
        why = " · ".join(filter(None, (values.why, values.when)))
        painter.text(why, left, y + 34, theme.NORMAL, theme.TEXT, width=width - 20)
        return y + 60

    # --- the overview

    def _draw_overview(self, painter: Painter, values: Aftermath, box: Box) -> None:
        x, y, width, height = box
        left = width * 0.52
        self._draw_tallies(painter, values, (x, y, left, height))
        right = (x + left + 26, y, width - left - 26, height)
        top = y
        if values.points and values.held:
            shown = max(min(_GRAPH, height * 0.34), _LEAST_GRAPH)
            self._draw_graph(painter, values, (right[0], y, right[2], shown))
            top += shown + 12
        self._draw_heroes(painter, values, (right[0], top, right[2], y + height - top))

    def _draw_tallies(self, painter: Painter, values: Aftermath, box: Box) -> None:
        x, y, width, height = box
        each = (width - 16) * (1 - _LABELS) / len(values.sides)
        start = x + (width - 16) * _LABELS
        for side, name in enumerate(values.sides):
            left = start + side * each
            painter.rect(left, y + 22, each - 10, 3, theme.side_colour(side))
            painter.text(name, left, y, _TEXT, theme.side_colour(side), bold=True, width=each - 10)

        def row(place: int, at: Box) -> None:
            tally, (_, top, across, down) = values.tallies[place], at
            if place % 2 == 0:
                painter.rect(x, top, across, down, _STRIPE)
            indent = 26 if tally.deeper else 8
            size, colour = (theme.SMALL, theme.DIM) if tally.deeper else (_TEXT, theme.TEXT)
            line = top + (down - size * LINE_HEIGHT) / 2
            painter.text(tally.label, x + indent, line, size, colour, width=start - x - indent - 4)
            for side, text in enumerate(tally.values):
                painter.text(text, start + side * each, line, size, colour, bold=not tally.deeper, width=each - 10)

        self.scroll("tallies", painter, (x, y + 30, width, height - 30), [_LINE] * len(values.tallies), row)

    def _draw_graph(self, painter: Painter, values: Aftermath, box: Box) -> None:
        """Points held at each round's end, a line for each side; the lines keep beside each other."""
        x, y, width, height = box
        y += self.heading(painter, self.format("after-points-graph"), x, y, width)
        height -= 30 + 20
        left, across = x + 24, width - 30
        for points in range(values.points + 1):
            line = y + height - height * points / values.points
            painter.rect(left, line, across, 1, (1, 1, 1, 0.10))
            if points in (0, values.points):
                painter.text(str(points), left - 8, line - 9, 13, theme.DIM, align="right")
        each = across / len(values.held)
        for side in range(len(values.sides)):
            colour, before = theme.side_colour(side), None
            for place, (_, held) in enumerate(values.held):
                level = y + height - height * held[side] / values.points + (side - 0.5) * 4 - 1
                start = left + place * each
                painter.rect(start, level, each, 3, colour)
                if before is not None and before != level:
                    painter.rect(start - 1, min(before, level), 3, abs(before - level) + 3, colour)
                before = level
        first, last = values.held[0][0], values.held[-1][0]
        painter.text(self.format("screen-round", round=first), left, y + height + 3, 13, theme.DIM, width=across / 2)
        if last != first:
            text = self.format("screen-round", round=last)
            painter.text(text, left + across, y + height + 3, 13, theme.DIM, align="right", width=across / 2)

    def _draw_heroes(self, painter: Painter, values: Aftermath, box: Box) -> None:
        """The unit of each side that did best: its portrait and what it did."""
        x, y, width, height = box
        y += self.heading(painter, self.format("after-heroes"), x, y, width)
        height -= y - box[1]
        shown = [(side, hero) for side, hero in enumerate(values.heroes) if hero is not None]
        if not shown:
            painter.text(self.format("after-no-hero"), x, y + 4, _TEXT, theme.DIM, width=width, lines=2)
        tall = min(height * 0.36, _PORTRAIT)
        room = width - 16 - tall * _SHAPE - 14 - 14  # beside the bar of the list, if it scrolls
        texts = [painter.brush.wrapped("\n".join(hero.deeds), room, theme.SMALL) for _, hero in shown]
        heights = [max(tall, _NAME + len(lines) * theme.SMALL * LINE_HEIGHT) + 4 for lines in texts]

        def row(place: int, at: Box) -> None:
            (side, hero), left = shown[place], at[0] + 14
            painter.rect(at[0], at[1], 4, at[3] - 6, theme.side_colour(side))
            picture = self._portrait(hero.unit, side)
            if picture is not None:
                painter.picture(picture, left, at[1], tall * _SHAPE, tall)
                left += tall * _SHAPE + 14
            painter.text(hero.name, left, at[1] - 2, 17, bold=True, width=room)
            for number, line in enumerate(texts[place]):
                top = at[1] + _NAME + number * theme.SMALL * LINE_HEIGHT
                painter.text(line, left, top, theme.SMALL, theme.DIM)

        self.scroll("heroes", painter, (x, y, width, height), heights, row)

    # --- the other tabs

    def _columns(self, painter: Painter, values: Aftermath, box: Box) -> list[Box]:
        """The boxes of the sides, side by side, below their names."""
        x, y, width, height = box
        each = (width - 24 * (len(values.sides) - 1)) / len(values.sides)
        found = []
        for side, name in enumerate(values.sides):
            left = x + side * (each + 24)
            painter.text(name, left, y, 17, theme.side_colour(side), bold=True, width=each)
            painter.rect(left, y + 24, each, 3, theme.side_colour(side))
            found.append((left, y + 34, each, height - 34))
        return found

    def _draw_losses(self, painter: Painter, values: Aftermath, box: Box) -> None:
        for side, column in enumerate(self._columns(painter, values, box)):
            losses = values.losses[side]

            def row(place: int, at: Box, side: int = side, losses: tuple[Loss, ...] = losses) -> None:
                one = losses[place]
                text = self.format("after-of", lost=one.lost, had=one.had)
                tone = "bad" if one.lost == one.had else "warn" if one.lost else "good"
                look = TileLook(one.name, one.icon, aside=text, tone=tone, side=side, size=_TEXT)
                name = f"loss.{side}.{one.unit}"
                command = partial(self.intents.look_up, one.unit)
                self.tile(name, (at[0], at[1], at[2], at[3] - 5), look, command)

            self.scroll(f"losses {side}", painter, column, [_LOSS] * len(losses), row)

    def _draw_weapons(self, painter: Painter, values: Aftermath, box: Box) -> None:
        """What each weapon did, and below it whom the shots hit."""
        heads = Fired(*(self.format(f"after-{name}") for name in ("weapon", "shots", "hits", "damage")))
        targets = Fired(self.format("after-target"), "", heads.hits, heads.damage)
        for side, column in enumerate(self._columns(painter, values, box)):
            fired, struck = values.weapons[side], values.struck[side]
            rows = [heads, *fired, *([targets, *struck] if struck else [])] if fired else []
            if not rows:
                text = self.format("after-no-shot")
                painter.text(text, column[0] + 4, column[1] + 4, _TEXT, theme.DIM, width=column[2] - 8)

            def row(place: int, at: Box, rows: list[Fired] = rows) -> None:
                self._draw_fired(painter, rows[place], at, rows[place] in (heads, targets), place % 2 == 0)

            self.scroll(f"weapons {side}", painter, column, [_LINE + 3] * len(rows), row)

    def _draw_fired(self, painter: Painter, one: Fired, at: Box, is_head: bool, striped: bool) -> None:
        x, y, width, height = at
        if striped:
            painter.rect(x, y, width, height, _STRIPE)
        top = y + (height - _TEXT * LINE_HEIGHT) / 2
        texts = (one.name, one.shots, one.hits, one.damage)
        for place, (text, share) in enumerate(zip(texts, _FIRED, strict=True)):
            left = x + width * sum(_FIRED[:place]) + 4
            colour = theme.ACCENT if is_head else theme.TEXT
            painter.text(text, left, top, _TEXT, colour, width=width * share - 8)

    def _draw_goals(self, painter: Painter, values: Aftermath, box: Box) -> None:
        lines = [part for text in values.goals for part in painter.brush.wrapped(text, box[2] - 20, theme.NORMAL)]

        def row(place: int, at: Box) -> None:
            painter.text(lines[place], at[0], at[1], theme.NORMAL)

        self.scroll("goals", painter, box, [theme.NORMAL * LINE_HEIGHT + 4] * len(lines), row)

    # --- what comes next

    def _draw_foot(self, box: Box) -> None:
        x, y, width, height = box
        intents = self.intents
        offered = (
            ("watch", "replay", intents.watch, intents.no_replay),
            ("keep", "save", intents.keep, intents.no_replay),
            ("again", "undo", intents.again, ""),
            ("another", "flag", intents.another, ""),
            ("to-title", "left", intents.to_title, ""),
        )
        shown = [(name, icon, command, reason) for name, icon, command, reason in offered if command is not None]
        each = (width - GAP * (len(shown) - 1)) / max(len(shown), 1)
        for place, (name, icon, command, reason) in enumerate(shown):
            style = "primary" if self.default == f"after.{name}" else "button"
            key = intents.to_title_text if name == "to-title" else f"after-{name}"
            look = Look(self.format(key), icon, style=style, size=15)
            if reason:
                look = greyed(look, reason)
            self.button(f"after.{name}", (x + place * (each + GAP), y, each, height), look, command)
