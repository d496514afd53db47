"""The help: every placeholder filled, the same in all languages, and no number of the rules left out."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import msgspec
import pytest
from looked_up import paragraphs, placeholders, with_numbers_changed
from shelf import library, pack, texts_in

from client3d.clumsy.words import Words
from client3d.library.clumsy.topics import PLANS
from client3d.library.clumsy.wording import Wording
from client3d.library.topic import Diagram, Table
from core.texts import LANGUAGES

source = partial(paragraphs, "help", "help")
"""The paragraphs of the help as they are written in a language."""

RULES = {
    "turn": ("orders", "shots", "movement", "general", "clock.season_rounds"),
    "moving": ("grid",),
    "fire": ("range",),
    "cover": ("cover", "wear", "general"),
    "sight": ("sight", "hiding"),
    "supply": ("healing", "orders.supply"),
    "transport": ("transport", "orders.board", "orders.unload", "orders.tow", "orders.unhitch"),
    "engineers": ("orders.build", "orders.clear", "orders.lay_mine", "orders.demine", "mines"),
    "shells": ("burn",),
    "alert": ("patrol", "shots.cost_share"),
    "helicopters": ("air", "orders.land"),
    "drones": ("drones", "air.crash_damage"),
    "victory": ("capture", "victory", "round_limit"),
    "seasons": ("clock.season_rounds", "clock.weather_chance", "sight.hours", "sight.weather"),
}
"""Which of the rules' numbers a topic has to tell."""


def told(wording: Wording, topic: str) -> str:
    return repr(PLANS[topic].topic(wording, topic))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", PLANS)
def test_every_placeholder_is_filled_from_the_data(topic: str, language: str) -> None:
    shelf = library(language)
    known = set(PLANS[topic].numbers(shelf.wording))
    written = {key: text for key, text in source(language).items() if re.fullmatch(rf"help-{topic}-\d+", key)}
    used = placeholders(written)
    # what is offered is told, and what is asked for is offered
    assert used == known
    made = shelf.topic(topic)
    assert sum(isinstance(part, str) for part in made.parts) == len(written)
    assert "[" not in "".join(part for part in made.parts if isinstance(part, str))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_holds_a_number_of_its_own(language: str) -> None:
    for key, text in source(language).items():
        plain = re.sub(r"\{ \$[a-z_]+ (?:->)?|\[\d+\]|/ 100", "", text)
        assert not re.search(r"\d", plain), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_tells_the_same_in_every_language(language: str) -> None:
    def names(text: str) -> set[str]:
        return set(re.findall(r"\$([a-z_]+)", text))

    english, other = source("en"), source(language)
    assert {key: names(text) for key, text in other.items()} == {key: names(text) for key, text in english.items()}


@pytest.mark.parametrize("topic", RULES)
def test_a_topic_tells_all_numbers_of_its_rules(topic: str) -> None:
    data, words = pack().data, Words(texts_in("en"), ("blue", "red"))
    before = told(Wording(data, words), topic)
    silent = []
    for path in RULES[topic]:
        for where, rules in with_numbers_changed(data.rules, path):
            changed = Wording(msgspec.structs.replace(data, rules=rules), words)
            if told(changed, topic) == before:
                silent.append(where)
    assert silent == []


def test_every_rule_of_play_is_told_by_some_topic() -> None:
    rules = set(pack().data.rules.__struct_fields__)
    explained = {path.partition(".")[0] for paths in RULES.values() for path in paths}
    # a crater holds no number; forces and start compose armies and are no rules of play
    assert rules - explained == {"crater", "forces", "start"}


def test_the_worked_example_by_hand() -> None:
    """Tank gun 3 against foot, forest 25 %: 3 x 75 / 100 = 2.25, so 2; with the general 35 %: 1.95, so 1."""
    parts = library().topic("cover").parts
    example = next(part for part in parts if isinstance(part, str) and part.startswith("An example"))
    assert "3 × 75 / 100 = 225 / 100, rounded down 2." in example
    assert example.endswith("cover is 35 %, and the shot takes 1.")
    assert "Tank fires at Infantry in Forest: Tank gun" in example


def parts_of(topic: str, kind: type) -> list[Any]:
    return [part for part in library().topic(topic).parts if isinstance(part, kind)]


def test_tables_and_diagrams_by_hand() -> None:
    steps = parts_of("moving", Table)[0]
    assert ("Forest", "3", "5 · fuel 3", "4 · fuel 3") in steps.rows
    assert ("Night", "−2", "−3", "−3") in parts_of("sight", Table)[0].rows
    sweep = parts_of("shells", Diagram)[0]
    assert [[spot.word for spot in row] for row in sweep.rows][3] == ["", "3", "3", "6", "3", "3", ""]
    line = parts_of("fire", Diagram)[0]
    # forest at 3,1 hides what lies straight behind it from 0,2; one ruin stops nothing, two do
    assert [spot.word for spot in line.rows[2]] == [""] * 9
    assert line.rows[0][6].word == "×"
    assert [spot.word for spot in line.rows[4]] == [""] * 7 + ["×"] * 2
    assert all(len(row) == len(steps.heads) for row in steps.rows)


def test_links_lead_to_entries() -> None:
    shelf = library()
    for topic in PLANS:
        assert all(shelf.has(key) for key in shelf.topic(topic).links)
