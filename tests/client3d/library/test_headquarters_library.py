"""The library of Headquarters: everything of the pack with its own numbers, and no number of the rules left out."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import msgspec
import pytest
from camp_shelf import library, pack, texts_in
from looked_up import everything, fact, facts, paragraphs, placeholders, tables_of, under, with_numbers_changed

from client3d.hud.icons import DRAWINGS
from client3d.library.entry import Key
from client3d.library.headquarters.topics import PLANS
from client3d.library.headquarters.wording import Wording
from client3d.library.library import library_of
from client3d.play.names import Names
from core.packs.location import data_folder
from core.texts import LANGUAGES
from systems.headquarters.maps import CAMPS

source = partial(paragraphs, "headquarters_help", "hq-help")
"""The paragraphs of the help as they are written in a language."""

RULES = {
    "moving": ("grid",),
    "fighting": ("fight",),
    "gold": ("gold", "bounty"),
    "shop": ("shop",),
    "bomb": ("bomb",),
}
"""Which of the rules' numbers a topic has to tell."""


# --- entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_pack_has_an_entry_without_a_missing_text(language: str) -> None:
    shelf, data = library(language), pack().data
    entries = everything(shelf)
    assert {entry.heading.key for entry in entries} == {
        Key(table, name) for table in shelf.tables for name in getattr(data, table)
    }
    for entry in entries:
        assert entry.about
        told = [entry.heading.name, entry.heading.subtitle, entry.about, *(one.title for one in entry.sections)]
        told += [text for one in facts(entry) for text in (one.label, one.value, one.note)]
        assert not [text for text in told if "[" in text or "{" in text]


def test_a_tank_by_hand() -> None:
    """HQ-FIGHT-1: 1.5 x (5 - 2 / 2) = 6; 1.5 x (5 - 4 / 2) = 4.5, 4.14 to 4.86; in a city 1.5 x (5 - 5 / 2) = 3.75."""
    tank = library().entry(Key("units", "tank"))
    assert tank.heading.subtitle == "tracked · 300 gold"
    assert [fact(tank, label)[0] for label in ("Hit points", "Attack", "Defence", "Range")] == ["10", "5", "4", "1"]
    assert under(tank, "Movement")["Forest"] == "3 a cell · 1 a turn"
    assert under(tank, "Movement")["River"] == "cannot enter"
    blows = under(tank, "What its blow takes, on open ground")
    assert blows["Infantry"] == "6 hit points: 2 blows destroy it"
    assert blows["Tank"] == "4–5 hit points: 2–3 blows destroy it"
    assert blows["Headquarters"] == "3–4 hit points: 5–7 blows destroy it"
    taken = under(tank, "What a blow takes from it, on open ground")
    assert taken["Infantry"] == "1–2 hit points: 5–10 blows destroy it"
    assert next(iter(taken)) == "Howitzer"


def test_what_a_gun_cannot_do_is_told_and_what_captures() -> None:
    shelf = library()
    gun = {one.label for one in facts(shelf.entry(Key("units", "artillery")))}
    assert {"Never strikes back", "Moves or strikes", "Helpless at close quarters", "Strikes from afar"} <= gun
    foot = {one.label for one in facts(shelf.entry(Key("units", "infantry")))}
    assert "Captures cities" in foot
    assert not foot & {"Never strikes back", "Moves or strikes", "Strikes from afar"}
    assert "Captures cities" not in {one.label for one in facts(shelf.entry(Key("units", "scout")))}


def test_ground_and_cities_by_hand() -> None:
    shelf = library()
    hill = shelf.entry(Key("terrain", "hill"))
    assert hill.heading.subtitle == "steps 2 · defence +2"
    # 1.5 x (3 - 4 / 2) = 1.5: 1.38 to 1.62
    assert fact(hill, "Infantry against Infantry")[0] == "1–2 hit points, on open ground 3"
    city = shelf.entry(Key("terrain", "city"))
    assert (fact(city, "Gold a turn")[0], fact(city, "Heals")[0]) == ("75 gold", "2")
    assert fact(city, "Can be captured")[1].endswith("Commando, Infantry.")
    sea = shelf.entry(Key("terrain", "sea"))
    assert (sea.heading.subtitle, [one.title for one in sea.sections]) == ("cannot enter", ["Entering"])


def test_the_shop_is_that_of_the_day() -> None:
    """On this day the heavy tank is at its discount, with fortifications and the repair kit."""
    shelf = library(date="2026-01-01")
    tank, scout = (shelf.entry(Key("offers", name)) for name in ("heavy_tank", "scout"))
    assert tank.heading.subtitle == "on sale: 360 gold"
    assert fact(tank, "Shop of 2026-01-01") == ("360 gold", "At a discount.")
    assert fact(tank, "Price") == ("450 gold", "On days on which it is reduced by 20 %: 360 gold.")
    assert (scout.heading.subtitle, fact(scout, "Shop of 2026-01-01")[0]) == ("150 gold", "not on sale")
    days = {library(date=f"2026-01-{day:02}").entry(Key("offers", "scout")).heading.subtitle for day in range(1, 20)}
    assert days == {"150 gold", "on sale: 150 gold", "on sale: 120 gold"}


def test_links_lead_to_entries() -> None:
    shelf = library()
    links = {one.link for entry in everything(shelf) for one in facts(entry) if one.link}
    links |= {key for topic in shelf.topics for key in shelf.topic(topic).links}
    assert all(shelf.has(link) for link in links)
    assert {Key("units", "heavy_tank"), Key("offers", "air_strike"), Key("terrain", "city")} <= links


NUMBERS = [
    *[("units", "infantry", key) for key in ("hp", "move", "attack", "defence", "cost")],
    *[("terrain", "city", key) for key in ("defence", "heals", "income")],
    *[("offers", "air_strike", key) for key in ("price", "limit", "amount")],
]


@pytest.mark.parametrize(("table", "name", "key"), NUMBERS)
def test_a_number_that_is_changed_in_the_data_changes_the_entry(table: str, name: str, key: str) -> None:
    before = getattr(getattr(pack().data, table)[name], key)
    changed = library(changes=f"[data.{table}.{name}]\n{key} = {before + 1}\n")
    found = {repr(shelf.entry(Key(table, name)).sections) for shelf in (library(), changed)}
    assert len(found) == 2


def test_what_a_mod_adds_appears_by_itself() -> None:
    shelf = library(
        changes="""
[data.units.mole]
class = "tracked"
hp = 7
move = 4
attack = 5
defence = 3
range = [1, 1]
[data.offers.mole]
price = 333
effect = "unit"
unit = "mole"
"""
    )
    mole = shelf.entry(Key("units", "mole"))
    assert (mole.heading.name, mole.heading.subtitle, mole.about) == ("mole", "tracked · from the shop", "")
    assert under(mole, "How to get it") == {"mole": "333 gold"}
    assert "mole" in under(shelf.entry(Key("units", "tank")), "What its blow takes, on open ground")
    assert ("mole", "333", "266", "2") in tables_of(shelf, "shop")[1].rows


def test_two_units_are_compared_line_by_line() -> None:
    found = {line.label: (line.left, line.right, line.better) for line in library().compared("tank", "infantry")}
    assert found["Recruited for"] == ("300", "100", 1)
    assert found["Captures cities"] == ("–", "yes", 1)
    assert found["Cells a turn: River"] == ("–", "1", 1)
    assert found["A blow takes from: Infantry"] == ("6", "3", -1)
    # the worst: 6 a blow at 10, 1 a blow at 10
    assert found["Blows that surely destroy the other"] == ("2", "10", -1)
    assert "Cells a turn: Sea" not in found


def test_the_library_is_found_by_the_name_of_the_ruleset() -> None:
    shelf = library_of("headquarters", pack().data, texts_in("en"), CAMPS, "2026-01-01")
    assert shelf.tables == ("units", "terrain", "offers")


def test_every_icon_is_drawn_and_every_model_is_there() -> None:
    shelf, models = library(), data_folder() / "headquarters" / "models"
    icons = {shelf.topic_icon(topic) for topic in shelf.topics}
    icons |= {one.icon for entry in everything(shelf) for one in facts(entry) if one.icon}
    icons |= {entry.heading.icon for entry in everything(shelf)}
    assert icons <= set(DRAWINGS)
    shown = {key: shelf.model(key) for key in (entry.heading.key for entry in everything(shelf))}
    assert not [name for name in shown.values() if name and not (models / f"{name}.model").is_file()]
    assert (shown[Key("offers", "scout")], shown[Key("offers", "air_strike")]) == ("scout", "strike_plane")
    assert [key.name for key, name in shown.items() if key.table == "terrain" and name] == ["city"]


# --- the help


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", PLANS)
def test_every_placeholder_is_filled_from_the_data(topic: str, language: str) -> None:
    shelf = library(language)
    written = {key: text for key, text in source(language).items() if re.fullmatch(rf"hq-help-{topic}-\d+", key)}
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
    data, names = pack().data, Names(texts_in("en"), CAMPS)

    def told(changed: Any) -> str:
        return repr(PLANS[topic].topic(Wording(changed, names, "2026-01-01"), topic))

    silent, tried = [], 0
    for path in RULES[topic]:
        for where, rules in with_numbers_changed(data.rules, path):
            tried += 1
            if told(msgspec.structs.replace(data, rules=rules)) == told(data):
                silent.append(where)
    assert tried
    assert silent == []


def test_every_rule_is_told_by_some_topic() -> None:
    assert set(pack().data.rules.__struct_fields__) == {path for paths in RULES.values() for path in paths}


def test_the_table_of_blows_by_hand() -> None:
    """The four examples of HQ-FIGHT-1, and a gun's reach."""
    table, rest = tables_of(library(), "fighting")
    rows = {row[0]: dict(zip(table.heads, row, strict=True)) for row in table.rows}
    assert list(rows) == [
        *("Infantry", "Artillery", "Tank"),
        *("Scout", "Commando", "Howitzer", "Heavy tank", "Headquarters"),
    ]
    assert rows["Infantry"]["Infantry"] == "3"
    assert rows["Tank"]["Infantry"] == "6"
    assert rows["Infantry"]["Tank"] == "1–2"
    assert rows["Artillery"]["Tank"] == "6"
    assert rest.heads[1:] == ("Scout", "Commando", "Howitzer", "Heavy tank")


def test_tables_by_hand() -> None:
    assert ("River", "3", "–", "3", "−1") in tables_of(library(), "moving")[0].rows
    assert tables_of(library(), "recruiting")[0].rows == (
        ("Infantry", "100 gold"),
        ("Artillery", "250 gold"),
        ("Tank", "300 gold"),
    )
    on_sale, catalogue = tables_of(library(), "shop")
    assert on_sale.rows == (("Fortifications", "200 gold"), ("Heavy tank", "360 gold"), ("Repair kit", "200 gold"))
    assert ("Howitzer", "380", "304", "2") in catalogue.rows


def test_the_worked_examples_by_hand() -> None:
    """HQ-GOLD-1: 100 + 3 x 75; HQ-BOUNTY-1: 60 - 3 x 6; HQ-FIGHT-1: 5 of 10 hit points do half of 3, rounded up."""
    first, bounty = (part for part in library().topic("gold").parts if isinstance(part, str))
    assert first.endswith("With 3 cities that makes 325.")
    assert "After 3 destroyed units it is 42." in bounty
    example = next(part for part in library().topic("fighting").parts if isinstance(part, str) and "example" in part)
    assert "That takes 3, so 4 blows destroy a unit of 10 hit points. With 5 of 10 left, a blow takes 2." in example
