"""How battles of each ruleset come to the screen, and what is said of one that has none."""

from __future__ import annotations

import pytest

from client3d.play.app import open_battle
from client3d.play.options import PlayOptions
from client3d.play.ways_in import NoScreenError, UsageError, way_in
from core.packs.location import data_folder
from core.texts import LANGUAGES, Texts

FUNCTIONS = ("open_match", "match_of", "sides_for_persons", "playing", "watching", "filming")


@pytest.mark.parametrize("ruleset", ["clumsy", "headquarters", "skirmish"])
def test_each_ruleset_that_is_played_has_its_way_in(ruleset: str) -> None:
    found = way_in(ruleset)
    assert all(callable(getattr(found, name)) for name in FUNCTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruleset_without_a_screen_says_so_in_words(language: str) -> None:
    texts = Texts(language, data_folder() / "locale")
    with pytest.raises(NoScreenError) as raised:
        way_in("chess")
    assert "chess" in raised.value.told(texts)
    with pytest.raises(UsageError, match="chess"):
        open_battle(PlayOptions(ruleset="chess"), texts)
