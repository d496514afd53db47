"""The library of Skirmish: everything of the pack with its own numbers, and no number of the rules left out."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, get_args

import msgspec
import pytest
from looked_up import everything, fact, facts, paragraphs, placeholders, tables_of, under, with_numbers_changed
from table_shelf import library, pack, texts_in

from client3d.hud.icons import DRAWINGS
from client3d.library.entry import Key
from client3d.library.library import library_of
from client3d.library.skirmish.topics import PLANS
from client3d.library.skirmish.wording import Wording
from client3d.play.names import Names
from core.packs.location import data_folder
from core.texts import LANGUAGES
from systems.skirmish.battle import ObjectKind
from systems.skirmish.measures import CENTIMETRE, Centimetres
from systems.skirmish.table import AreaKind, ObstacleKind

source = partial(paragraphs, "skirmish_help", "sk-help")
"""The paragraphs of the help as they are written in a language."""

RULES = {
    "turn": ("activation",),
    "moving": ("moving", "obstacles"),
    "shooting": ("shooting",),
    "buildings": ("detecting",),
    "winning": ("winning",),
}
"""Which of the rules' numbers a topic has to tell."""
TOLD_BY_GROUPS = "moving.column_in_rough"
"""The one number of moving that is told with columns."""


# --- entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_an_entry_without_a_missing_text(language: str) -> None:
    shelf, data = library(language), pack().data
    entries = everything(shelf)
    keys = {entry.heading.key for entry in entries}
    assert {key.name for key in keys if key.table == "units"} == set(data.units)
    assert {key.name for key in keys if key.table == "weapons"} == set(data.weapons)
    assert {key.name for key in keys if key.table == "ground"} == {
        *get_args(AreaKind), *get_args(ObstacleKind), *get_args(ObjectKind), "building"
    }  # fmt: skip
    for entry in entries:
        assert entry.about
        told = [entry.heading.name, entry.heading.subtitle, entry.about, *(one.title for one in entry.sections)]
        told += [text for one in facts(entry) for text in (one.label, one.value, one.note)]
        assert not [text for text in told if "[" in text or "{" in text]


def test_a_zouave_by_hand() -> None:
    """SK-MOVE-1: 12 + 8 + 8. 30/2: bands to 15, 30, 60, 90. Of 36 falls of two dice 30 come to 5, 21 to 7, 10 to 9."""
    zouave = library().entry(Key("units", "zouave"))
    assert zouave.heading.subtitle == "Infantry · Muzzle-loading rifle"
    assert fact(zouave, "Alone") == ("12 cm, then 8 cm", "3 moves: 28 cm.")
    assert fact(zouave, "In a group") == ("8 cm, then 5 cm", "3 moves: 18 cm.")
    assert (fact(zouave, "Wounds")[0], fact(zouave, "Base")[0], fact(zouave, "Sees")[0]) == ("1", "2.5 cm", "180°")
    shots = under(zouave, "Shooting")
    assert [shots[band] for band in ("near", "effective", "long", "extreme")] == [
        *("up to 15 cm: 5+", "up to 30 cm: 7+", "up to 60 cm: 9+", "up to 90 cm: 13+")
    ]
    # one die comes to 5 in 2 of 6; three dice to 9 in 160 of 216, to 13 in 56 of 216
    assert fact(zouave, "near")[1].endswith("With a move: one die, 33.3 %.")
    assert fact(zouave, "long")[1].startswith("Standing: 2 dice, 27.8 %. Aimed: 3 dice, 74.1 %.")
    assert fact(zouave, "extreme")[1] == "Aimed: 3 dice, 25.9 %."


def test_a_sniper_has_dice_of_its_own_far_off() -> None:
    """SK-HIT-4: three dice to 9 in 160 of 216, and to 13 without aiming in 56 of 216."""
    sniper = library().entry(Key("units", "sniper"))
    assert fact(sniper, "effective")[1].startswith("Standing: 2 dice, 58.3 %.")
    assert fact(sniper, "long")[1].startswith("Standing: 3 dice, 74.1 %.")
    assert fact(sniper, "extreme")[1].startswith("Standing: 3 dice, 25.9 %.")
    rule = library().entry(Key("abilities", "sniper"))
    assert fact(rule, "What it is worth")[1] == "At long range: 3 dice, 74.1 %. Others: 2 dice, 27.8 %."
    assert [one.link for one in facts(rule) if one.link] == [Key("units", "sniper")]


def test_what_stops_whom() -> None:
    shelf = library()
    ways = {name: under(shelf.entry(Key("units", name)), "What is in the way") for name in ("zouave", "dragoon")}
    assert ways["zouave"] == {"Hedge": "climbs", "Fence": "climbs", "Wall": "climbs", "Building": "goes in"}
    assert ways["dragoon"] == {"Hedge": "jumps", "Fence": "jumps", "Wall": "is stopped", "Building": "goes in"}
    wagon = shelf.entry(Key("units", "wagon"))
    assert set(under(wagon, "What is in the way").values()) == {"is stopped", "too large"}
    assert "No fighter" in {one.label for one in facts(wagon)}
    assert "Shooting" not in {one.title for one in wagon.sections}


def test_ground_by_hand() -> None:
    """SK-HIT-5: of two dice 21 of 36 come to 7, and 15 to 8. SK-DETECT-1: 21 and 10."""
    shelf = library()
    wall, house = shelf.entry(Key("ground", "wall")), shelf.entry(Key("ground", "building"))
    assert (wall.heading.subtitle, fact(wall, "Partial cover")[0]) == ("Obstacle, level 2", "+1")
    assert fact(wall, "Partial cover")[1].endswith("with 41.7 % instead of 58.3 %.")
    assert fact(house, "Found by") == (
        "7+",
        "By a fighter within 30 cm that looks for them: 2 dice, 58.3 %. "
        "Across an obstacle at the wall: 2 dice, 27.8 %.",
    )
    assert (fact(house, "Entering or leaving")[0], fact(house, "Moving inside")[0]) == ("one action", "2 actions")
    assert under(shelf.entry(Key("ground", "road")), "Movement") == {
        "Groups of infantry": "12 cm, then 8 cm",
        "Wagons": "16 cm, then 10 cm",
    }


def test_links_lead_to_entries_and_icons_and_models_are_there() -> None:
    shelf, models = library(), data_folder() / "skirmish" / "models"
    entries = everything(shelf)
    links = {one.link for entry in entries for one in facts(entry) if one.link}
    links |= {key for topic in shelf.topics for key in shelf.topic(topic).links}
    assert all(shelf.has(link) for link in links)
    icons = {shelf.topic_icon(topic) for topic in shelf.topics}
    icons |= {one.icon for entry in entries for one in facts(entry) if one.icon}
    icons |= {entry.heading.icon for entry in entries}
    icons |= {icon for topic in shelf.topics for table in tables_of(shelf, topic) for icon in table.icons}
    assert icons <= set(DRAWINGS)
    shown = {entry.heading.key: shelf.model(entry.heading.key) for entry in entries}
    assert not [name for name in shown.values() if name and not (models / f"{name}.model").is_file()]
    assert (shown[Key("ground", "loot")], shown[Key("units", "wagon")]) == ("chest", "wagon")


NUMBERS = [
    *[("units", "leader", key) for key in ("wounds", "base")],
    *[("weapons", "revolver", key) for key in ("effective", "reload", "shots")],
]


@pytest.mark.parametrize(("table", "name", "key"), NUMBERS)
def test_a_number_that_is_changed_in_the_data_changes_the_entry(table: str, name: str, key: str) -> None:
    before = getattr(getattr(pack().data, table)[name], key)
    after = before // CENTIMETRE + 2 if isinstance(before, Centimetres) else before + 1
    changed = library(changes=f"[data.{table}.{name}]\n{key} = {after}\n")
    found = {repr(shelf.entry(Key(table, name)).sections) for shelf in (library(), changed)}
    assert len(found) == 2


def test_what_a_mod_adds_appears_by_itself() -> None:
    shelf = library(
        changes="""
[data.units.guard]
move = [11, 7]
wounds = 2
base = 2.5
weapon = "rifled_musket"
abilities = ["scout"]
[data.weapons.rifled_musket]
effective = 35
reload = 3
"""
    )
    guard = shelf.entry(Key("units", "guard"))
    assert (guard.heading.name, guard.heading.subtitle, guard.about) == ("guard", "Infantry · rifled musket", "")
    assert fact(guard, "Alone")[0] == "11 cm, then 7 cm"
    assert fact(guard, "long")[0] == "up to 70 cm: 9+"
    assert ("rifled musket", "17.5 cm", "35 cm", "70 cm", "105 cm", "3") in tables_of(shelf, "shooting")[0].rows
    assert shelf.heading(Key("abilities", "scout")).subtitle == "Scout, guard"


def test_without_anybody_who_has_a_rule_its_entry_says_so() -> None:
    shelf = library(changes='[data.units.scout]\nabilities = { remove = ["scout"] }\n')
    assert shelf.heading(Key("abilities", "scout")).subtitle == "–"
    assert "[" not in repr([part for part in shelf.topic("groups").parts if isinstance(part, str)])[1:-1]


def test_two_fighters_are_compared_line_by_line() -> None:
    found = {line.label: (line.left, line.right, line.better) for line in library().compared("prussian", "dragoon")}
    assert found["First move"] == ("12 cm", "20 cm", 1)
    assert found["Base"] == ("2.5 cm", "4 cm", -1)
    assert found["Reloading"] == ("1", "2", -1)
    assert found["Effective range"] == ("24 cm", "20 cm", -1)
    assert found["Hits: long"] == ("27.8 % up to 48 cm", "27.8 % up to 40 cm", 0)
    assert "Hits: extreme" not in found, "neither shoots there without aiming"
    unarmed = {line.label: (line.left, line.right, line.better) for line in library().compared("sniper", "wagon")}
    assert unarmed["Hits: extreme"] == ("25.9 % up to 120 cm", "–", -1)


def test_the_library_is_found_by_the_name_of_the_ruleset() -> None:
    shelf = library_of("skirmish", pack().data, texts_in("en"), ("blue", "red"))
    assert shelf.tables == ("units", "weapons", "abilities", "formations", "ground")


# --- the help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", PLANS)
def test_every_placeholder_is_filled_from_the_data(topic: str, language: str) -> None:
    shelf = library(language)
    written = {key: text for key, text in source(language).items() if re.fullmatch(rf"sk-help-{topic}-\d+", key)}
    used = placeholders(written)
    assert written
    # what is offered is told, and what is asked for is offered
    assert used == set(PLANS[topic].numbers(shelf.wording))
    made = [part for part in shelf.topic(topic).parts if isinstance(part, str)]
    assert len(made) == len(written)
    assert "[" not in "".join(made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_holds_a_number_of_its_own(language: str) -> None:
    for key, text in source(language).items():
        assert not re.search(r"\d", re.sub(r"\{ \$[a-z_]+ (?:->)?|\[\d+\]", "", text)), key


@pytest.mark.parametrize("topic", RULES)
def test_a_topic_tells_all_numbers_of_its_rules(topic: str) -> None:
    data, names = pack().data, Names(texts_in("en"), ("blue", "red"))

    def told(changed: Any) -> str:
        return repr(PLANS[topic].topic(Wording(changed, names), topic))

    silent, tried = [], 0
    for path in RULES[topic]:
        for where, rules in with_numbers_changed(data.rules, path):
            tried += 1
            if told(msgspec.structs.replace(data, rules=rules)) == told(data):
                silent.append(where)
    assert tried
    assert silent == ([TOLD_BY_GROUPS] if topic == "moving" else [])


def test_every_rule_is_told_by_some_topic() -> None:
    assert set(pack().data.rules.__struct_fields__) == {path for paths in RULES.values() for path in paths}
    groups = repr(library().topic("groups"))
    assert "no more than 2 moves in rough ground" in groups


def test_the_tables_by_hand() -> None:
    """Section 2; SK-HIT-1 and 2: one die never comes to 7, two come to 13 never, three to 13 in 56 of 216."""
    paces, obstacles = tables_of(library(), "moving")
    assert ("Group of infantry", "8 cm", "5 cm", "18 cm") in paces.rows
    assert ("Wagon on a road", "16 cm", "10 cm", "36 cm") in paces.rows
    assert ("Wall", "2", "climbs", "is stopped", "is stopped") in obstacles.rows
    reaches, chances = tables_of(library(), "shooting")
    assert reaches.rows[0] == ("Needed", "5+", "7+", "9+", "13+", "")
    assert ("Revolver", "6 cm", "12 cm", "24 cm", "36 cm", "0") in reaches.rows
    rows = {row[0]: row[1:] for row in chances.rows}
    assert rows["with a move"] == ("33.3 %", "0 %", "0 %", "–")
    assert rows["aimed"] == ("98.1 %", "90.7 %", "74.1 %", "25.9 %")
    # two dice to 9 in 10 of 36; four dice to 9 in 1226, to 13 in 861 of 1296
    assert rows["sniper, with a move"] == ("33.3 %", "0 %", "27.8 %", "0 %")
    assert rows["sniper, aimed"] == ("98.1 %", "90.7 %", "94.6 %", "66.4 %")
    assert ("Move inside, hide, go to the windows", "2") in tables_of(library(), "turn")[0].rows


def test_half_of_nine_is_five() -> None:
    """SK-WIN-1."""
    assert "of 9 that is 5" in repr(library().topic("winning"))
