"""Choosing between games on a page: tabs in its head."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from client3d.hud.painting import Painter
from client3d.hud.widgets import Box
from client3d.screens.page import EDGE, GAP, HEAD, Page

_TAB, _WIDEST_TAB, _LEAST_TAB, _TITLE = 38.0, 190.0, 130.0, 30.0
_BACK = 160.0
"""Units that the way back takes at the right of a page's head."""


@dataclass(frozen=True)
class GameChoice:
    """Choosing between games: their titles, which is chosen, and who is told when another one is."""

    titles: Sequence[str]
    chosen: int
    told: Callable[[int], None]


NO_CHOICE = GameChoice((), 0, lambda _place: None)


def place_choice(page: Page, painter: Painter, content: Box, choice: GameChoice) -> Box:
    """Tabs for the games in a page's head, or below it where that is too narrow; the box left for content."""
    if len(choice.titles) < 2:
        return content
    x, y, width, height = content
    begin = painter.brush.text_width(page.format(page.TITLE), _TITLE, True) + EDGE
    room = width - begin - _BACK
    count = len(choice.titles)
    widest = max(painter.brush.text_width(title, 15, True) for title in choice.titles) + 24
    each = min(_WIDEST_TAB, (room - GAP * (count - 1)) / count)
    in_head = each >= max(widest, _LEAST_TAB)
    each = each if in_head else (width - GAP * (count - 1)) / count
    across = each * count + GAP * (count - 1)
    box = (x + width - _BACK - GAP - across, y - HEAD, across, _TAB) if in_head else (x, y, width, _TAB)
    labels = [(str(place + 1), title) for place, title in enumerate(choice.titles)]

    def told(tab: str) -> None:
        if int(tab) - 1 != choice.chosen:
            choice.told(int(tab) - 1)

    page.tabs("game", box, labels, str(choice.chosen + 1), told)
    return content if in_head else (x, y + _TAB + GAP, width, height - _TAB - GAP)
