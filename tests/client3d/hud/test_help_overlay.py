"""The keys on one page: in every language, in small windows and large ones, of all three games."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from client3d.headquarters import keys as camp_keys
from client3d.hud.hud import Hud
from client3d.play import keys
from client3d.play.bindings import Bindings
from client3d.skirmish import keys as table_keys
from core.texts import LANGUAGES

PAGES = {
    "clumsy": (Bindings, keys.HELP),
    "watching": (Bindings, keys.WATCH_HELP),
    "headquarters": (camp_keys.CampBindings, camp_keys.HELP),
    "skirmish": (table_keys.TableBindings, table_keys.HELP),
}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1600, 900)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_and_no_word_is_cut(hud_of: Callable[..., Hud], language: str, size: tuple[int, int], page: str) -> None:
    hud = hud_of(size, language)
    bindings, intents = PAGES[page]
    hud.show_help("?", bindings().help_lines(hud.stage.texts, intents))
    painter = hud.help_screen.painter
    assert painter is not None
    assert painter.cuts == []
    # neither the keys nor the words run into one another
    rows: dict[float, list[tuple[float, float]]] = {}
    for ink in painter.inks:
        rows.setdefault(round(ink.top / 4), []).append((ink.left, ink.right))
    for row in rows.values():
        row.sort()
        assert all(one[1] <= other[0] for one, other in itertools.pairwise(row)), row
