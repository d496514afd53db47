"""How an entry of the encyclopedia is drawn: headings, facts, and links as tiles side by side, in rows that scroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from client3d.hud import theme
from client3d.hud.controls import TileLook
from client3d.hud.painting import LINE_HEIGHT, Brush, Painter
from client3d.hud.widgets import Box
from client3d.library.comparison import Compared
from client3d.library.entry import Fact, Key, Section
from client3d.screens.page import Page

_TEXT = 15.0
_NOTE = float(theme.SMALL)
_ICON = 30.0
"""Units at the left of a fact for its icon."""
_LABEL = 0.34
"""Share of a fact's width that its label has."""
_HEADING = 40.0
_TILE_WORDS = 62.0
"""Units of a tile that its words do not have."""
_TILE_GAP = 8.0
_TWO_ABREAST = 500.0
"""Units from which on two tiles stand side by side."""
_LINE = 30.0


@dataclass(frozen=True, slots=True)
class _Row:
    """A row: a heading, a fact, or tiles side by side."""

    height: float
    heading: str = ""
    fact: Fact | None = None
    links: tuple[Fact, ...] = ()


def rows_of(brush: Brush, sections: Sequence[Section], width: float) -> list[_Row]:
    """An entry's sections as rows for a list of this width."""
    abreast = 2 if width >= _TWO_ABREAST else 1
    across = (width - _TILE_GAP * (abreast - 1)) / abreast
    rows: list[_Row] = []
    for section in sections:
        rows.append(_Row(_HEADING, section.title))
        waiting: list[Fact] = []
        for fact in section.facts:
            if fact.link is not None:
                waiting.append(fact)
            if waiting and (fact.link is None or len(waiting) == abreast):
                rows.append(_tiles(brush, waiting, across))
                waiting = []
            if fact.link is None:
                rows.append(_Row(_fact_height(brush, fact, width), fact=fact))
        if waiting:
            rows.append(_tiles(brush, waiting, across))
    return rows


def _tiles(brush: Brush, facts: list[Fact], width: float) -> _Row:
    height = max(
        _TEXT * LINE_HEIGHT + brush.text_height(_detail(fact), width - _TILE_WORDS, _NOTE) * bool(_detail(fact)) + 16
        for fact in facts
    )
    return _Row(height + _TILE_GAP, links=tuple(facts))


def _detail(fact: Fact) -> str:
    return "\n".join(filter(None, (fact.value, fact.note)))


def _fact_height(brush: Brush, fact: Fact, width: float) -> float:
    words, label = _words_width(width), width * _LABEL - 10
    height = brush.text_height(fact.value, words, _TEXT, True) if fact.value else 0.0
    height += brush.text_height(fact.note, words, _NOTE) if fact.note else 0.0
    return max(height, brush.text_height(fact.label, label, _TEXT)) + 8


def _words_width(width: float) -> float:
    return width * (1 - _LABEL) - _ICON


def draw_entry(page: Page, painter: Painter, box: Box, sections: Sequence[Section], follow: Callable[[Key], None]) -> None:
    """The rows of an entry as a list of a page; pressing a tile follows its link."""
    rows = rows_of(painter.brush, sections, box[2] - 16)
    numbers = {id(fact): place for place, fact in enumerate(fact for row in rows for fact in row.links)}

    def draw(place: int, at: Box) -> None:
        row = rows[place]
        if row.heading:
            page.heading(painter, row.heading, at[0], at[1] + 8, at[2])
        elif row.fact is not None:
            _draw_fact(painter, row.fact, at)
        abreast = 2 if at[2] >= _TWO_ABREAST else 1
        across = (at[2] - _TILE_GAP * (abreast - 1)) / abreast
        for column, fact in enumerate(row.links):
            assert fact.link is not None
            look = TileLook(fact.label, fact.icon, detail=_detail(fact), size=_TEXT)
            left = at[0] + column * (across + _TILE_GAP)
            name = f"link.{numbers[id(fact)]}.{fact.link.name}"
            page.tile(name, (left, at[1], across, at[3] - _TILE_GAP), look, partial(follow, fact.link))

    page.scroll("entry", painter, box, [row.height for row in rows], draw)


def _draw_fact(painter: Painter, fact: Fact, at: Box) -> None:
    x, y, width, height = at
    if fact.icon:
        painter.icon(fact.icon, x, y + 1, 18, theme.ACCENT)
    label = width * _LABEL - 10
    painter.text(fact.label, x + _ICON, y, _TEXT, theme.DIM, width=label + 1, lines=3)
    left, room, top = x + _ICON + width * _LABEL, _words_width(width) + 1, y
    if fact.value:
        top += painter.text(fact.value, left, top, _TEXT, theme.TEXT, bold=True, width=room, lines=4)
    if fact.note:
        painter.text(fact.note, left, top + (0 if fact.value else 1), _NOTE, theme.DIM, width=room, lines=8)


def draw_comparison(page: Page, painter: Painter, box: Box, lines: Sequence[Compared]) -> None:
    """Two units line by line: the better value is bright and has a mark."""

    def draw(place: int, at: Box) -> None:
        line, (x, y, width, height) = lines[place], at
        if place % 2 == 0:
            painter.rect(x, y, width, height, (1, 1, 1, 0.03))
        top, middle = y + (height - _TEXT * LINE_HEIGHT) / 2, x + width / 2
        painter.text(line.label, middle, top, _TEXT, theme.DIM, align="centre", width=width * 0.44)
        for side, (text, edge, align) in enumerate(((line.left, x + 34, "left"), (line.right, x + width - 34, "right"))):
            better = line.better == (-1, 1)[side]
            if better:
                painter.icon("check", (x + 8, x + width - 26)[side], y + (height - 18) / 2, 18, theme.GOOD)
            colour = theme.GOOD if better else theme.TEXT
            painter.text(text, edge, top, _TEXT, colour, bold=better, align=align, width=width * 0.22)

    page.scroll("comparison", painter, box, [_LINE] * len(lines), draw)
