"""Battles as they are put together: who sits where, in which season, with which forces; and begun anew."""

from __future__ import annotations

import pytest

from client3d.clumsy.opening import begun_anew, open_match
from client3d.play.options import PERSON, PlayOptions
from core.packs.location import data_folder
from core.texts import Texts
from systems.clumsy.orders import SurrenderOrder

TEXTS = Texts("en", data_folder() / "locale")


@pytest.mark.parametrize(
    ("seats", "persons", "recorded"),
    [
        ((PERSON, "hothead"), [0], ("person", "opponent:hothead")),
        (("old_fox", PERSON), [1], ("opponent:old_fox", "person")),
        ((PERSON, PERSON), [0, 1], ("person", "person")),
        (("general_staff", "hothead"), [], ("opponent:general_staff", "opponent:hothead")),
    ],
)
def test_everybody_sits_where_they_were_put(
    seats: tuple[str, str], persons: list[int], recorded: tuple[str, str]
) -> None:
    match = open_match(PlayOptions(seats=seats, seed=3), TEXTS).match
    assert match.persons == persons
    assert match.seats == recorded


def test_a_season_and_a_budget_count() -> None:
    options = PlayOptions(map="river", forces="drawn", budget=150, season="winter", seed=3)
    opened = open_match(options, TEXTS)
    view = opened.match.game.view(0)
    assert (view.season, view.weather) == ("winter", "snow")
    assert 0 < sum(opened.data.units[unit.kind.id].value for unit in view.own) <= 150


def test_a_battle_that_begins_anew_is_the_same_and_the_old_one_is_not_touched() -> None:
    options = PlayOptions(map="river", forces="drawn", budget=150, seats=("old_fox", PERSON), seed=3)
    told: list[object] = []
    options.on_match.append(told.append)
    opened = open_match(options, TEXTS)
    opened.match.submit(SurrenderOrder(side=0))
    fresh = begun_anew(opened, options, TEXTS)
    assert opened.match.ended
    assert not fresh.match.ended
    assert fresh.match.setup == opened.match.setup
    assert (fresh.match.persons, fresh.match.seats) == ([1], opened.match.seats)
    assert told == [opened.match, fresh.match], "it is recorded, too"
