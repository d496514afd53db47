"""Blocks: the pieces of a text to read, one below the other in a list that scrolls.

Headings, paragraphs, facts, tables, and links as tiles side by side. Each block knows its height and draws itself.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from client3d.hud import theme
from client3d.hud.controls import TileLook
from client3d.hud.painting import LINE_HEIGHT, Painter
from client3d.hud.theme import Colour
from client3d.hud.widgets import Box
from client3d.library.comparison import Compared
from client3d.library.entry import Fact, Key, Section
from client3d.library.topic import Table
from client3d.screens.page import Page

TEXT = 15.0
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
_FIRST_COLUMN = 0.34
"""Share of a table's width that its first column has."""
_STRIPE: Colour = (1, 1, 1, 0.035)

Follow: TypeAlias = Callable[[Key], None]


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a text: how high it is, and what draws it in a box."""

    height: float
    draw: Callable[[Box], None]


def show_blocks(page: Page, painter: Painter, name: str, box: Box, blocks: Sequence[Block]) -> None:
    """Blocks as a list of a page."""
    page.scroll(name, painter, box, [block.height for block in blocks], lambda place, at: blocks[place].draw(at))


def inner_width(box: Box) -> float:
    """Units that blocks in a box are wide, whether it scrolls or not."""
    return box[2] - 16


def heading(page: Page, painter: Painter, text: str) -> Block:
    """A heading."""

    def draw(at: Box) -> None:
        page.heading(painter, text, at[0], at[1] + 8, at[2])

    return Block(_HEADING, draw)


def paragraph(painter: Painter, text: str, width: float, size: float = theme.NORMAL) -> Block:
    """A text of several lines, and some room below it."""
    lines = painter.brush.wrapped(text, width, size)

    def draw(at: Box) -> None:
        for place, line in enumerate(lines):
            painter.text(line, at[0], at[1] + place * size * LINE_HEIGHT, size)

    return Block(len(lines) * size * LINE_HEIGHT + 12, draw)


# --- entries


def of_sections(page: Page, painter: Painter, sections: Sequence[Section], width: float, follow: Follow) -> list[Block]:
    """Sections of facts; pressing a tile follows its link."""
    found: list[Block] = []
    numbers = itertools.count()
    for section in sections:
        found.append(heading(page, painter, section.title))
        waiting: list[Fact] = []
        for fact in section.facts:
            if fact.link is None:
                found += _tiles(page, painter, waiting, width, follow, numbers)
                waiting = []
                found.append(_fact(painter, fact, width))
            else:
                waiting.append(fact)
        found += _tiles(page, painter, waiting, width, follow, numbers)
    return found


def _fact(painter: Painter, fact: Fact, width: float) -> Block:
    brush, label, words = painter.brush, width * _LABEL - 10, width * (1 - _LABEL) - _ICON
    height = brush.text_height(fact.value, words, TEXT, True) if fact.value else 0.0
    height += brush.text_height(fact.note, words, _NOTE) if fact.note else 0.0
    height = max(height, brush.text_height(fact.label, label, TEXT)) + 8

    def draw(at: Box) -> None:
        x, top = at[0], at[1]
        if fact.icon:
            painter.icon(fact.icon, x, top + 1, 18, theme.ACCENT)
        painter.text(fact.label, x + _ICON, top, TEXT, theme.DIM, width=label + 1, lines=3)
        left = x + _ICON + width * _LABEL
        if fact.value:
            top += painter.text(fact.value, left, top, TEXT, bold=True, width=words + 1, lines=6)
        painter.text(fact.note, left, top + (not fact.value), _NOTE, theme.DIM, width=words + 1, lines=9)

    return Block(height, draw)


def _tiles(
    page: Page, painter: Painter, facts: Sequence[Fact], width: float, follow: Follow, numbers: Iterator[int]
) -> Iterator[Block]:
    """Links as tiles, two abreast where there is room; all of a row are as high as the highest."""
    abreast = 2 if width >= _TWO_ABREAST else 1
    across = (width - _TILE_GAP * (abreast - 1)) / abreast
    for first in range(0, len(facts), abreast):
        row = [(next(numbers), fact) for fact in facts[first : first + abreast]]
        height = max(_tile_height(painter, fact, across) for _, fact in row)

        def draw(at: Box, row: list[tuple[int, Fact]] = row) -> None:
            for column, (number, fact) in enumerate(row):
                assert fact.link is not None
                look = TileLook(fact.label, fact.icon, detail=_detail(fact), size=TEXT)
                box = (at[0] + column * (across + _TILE_GAP), at[1], across, at[3] - _TILE_GAP)
                page.tile(f"link.{number}.{fact.link.name}", box, look, partial(follow, fact.link))

        yield Block(height + _TILE_GAP, draw)


def _tile_height(painter: Painter, fact: Fact, width: float) -> float:
    detail = _detail(fact)
    words = painter.brush.text_height(detail, width - _TILE_WORDS, _NOTE) if detail else 0.0
    return TEXT * LINE_HEIGHT + words + 16


def _detail(fact: Fact) -> str:
    return "\n".join(filter(None, (fact.value, fact.note)))


# --- tables


def of_table(painter: Painter, table: Table, width: float) -> list[Block]:
    """A table: heads, then rows with their icons."""
    columns = len(table.heads) - 1
    first = width * (_FIRST_COLUMN if columns > 1 else table.share)
    each = (width - first) / max(columns, 1)
    rows = [table.heads, *table.rows] if any(table.heads) else list(table.rows)
    found = []
    for place, row in enumerate(rows):
        is_head = row is table.heads
        widths = (first - _ICON - 8, *[each - 10] * columns)
        bold = is_head or columns > 1
        height = max(painter.brush.text_height(text, room, TEXT, bold) for text, room in zip(row, widths, strict=True))
        icon = "" if is_head else table.icons[place - (len(rows) - len(table.rows))] if table.icons else ""

        def draw(
            at: Box, row: tuple[str, ...] = row, is_head: bool = is_head, icon: str = icon, odd: int = place % 2
        ) -> None:
            x, y, across, down = at
            if odd:
                painter.rect(x, y, across, down, _STRIPE)
            if icon:
                painter.icon(icon, x + 4, y + 5, 18, theme.ACCENT)
            colour = theme.ACCENT if is_head else theme.TEXT
            painter.text(row[0], x + _ICON, y + 4, TEXT, colour, bold=is_head, width=first - _ICON - 7, lines=6)
            for column, text in enumerate(row[1:]):
                left = x + first + column * each
                painter.text(text, left, y + 4, TEXT, colour, bold=columns > 1, width=each - 9, lines=6)

        found.append(Block(height + 8, draw))
    return [*found, Block(10, lambda _at: None)]


def of_comparison(painter: Painter, lines: Sequence[Compared]) -> list[Block]:
    """Two units line by line: the better value is bright and has a mark."""
    found = []
    for place, line in enumerate(lines):

        def draw(at: Box, line: Compared = line, odd: int = place % 2) -> None:
            x, y, width, height = at
            if odd:
                painter.rect(x, y, width, height, _STRIPE)
            top, middle = y + (height - TEXT * LINE_HEIGHT) / 2, x + width / 2
            painter.text(line.label, middle, top, TEXT, theme.DIM, align="centre", width=width * 0.46)
            ends = ((line.left, x + 34, "left", x + 8), (line.right, x + width - 34, "right", x + width - 26))
            for side, (text, edge, align, mark) in enumerate(ends):
                better = line.better == (-1, 1)[side]
                if better:
                    painter.icon("check", mark, y + (height - 18) / 2, 18, theme.GOOD)
                colour = theme.GOOD if better else theme.TEXT
                painter.text(text, edge, top, TEXT, colour, bold=better, align=align, width=width * 0.22)

        found.append(Block(_LINE, draw))
    return found
