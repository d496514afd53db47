"""Entries of the encyclopedia: everything of the pack, with its own numbers, and links that lead somewhere and back."""

from __future__ import annotations

from typing import Any

import pytest
from looked_up import everything, fact, facts
from shelf import library, pack

from client3d.library.entry import Entry, Key
from core.texts import LANGUAGES


def words_of(entry: Entry) -> str:
    return repr((entry.heading, entry.about, entry.sections))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_pack_has_an_entry_without_a_missing_text(language: str) -> None:
    shelf, data = library(language), pack().data
    entries = everything(shelf)
    assert {entry.heading.key for entry in entries} == {
        Key(table, name) for table in shelf.tables for name in getattr(data, table)
    }
    for entry in entries:
        assert entry.about
        assert "[" not in words_of(entry).replace("=[", "").replace("([", ""), entry.heading.name
        assert "{ $" not in words_of(entry)


def test_a_tank_by_hand() -> None:
    tank = library().entry(Key("units", "tank"))
    assert fact(tank, "Hit points") == ("12", "At 6 or fewer it is wounded, and its steps cost ×2 action points.")
    assert fact(tank, "Action points") == ("16", "Full again at the start of each turn. A shot takes 8.")
    assert fact(tank, "Sight") == ("7", "Cells by day. At night 5, in the worst weather as well 4.")
    assert fact(tank, "Fuel") == ("60", "")
    assert fact(tank, "Tank gun") == ("damage 3–5 · range 1–6 · 8 rounds", "Range after moving: 1–3.")
    assert fact(tank, "Forest") == ("4 a cell · 4 a turn · fuel 3", "")
    assert fact(tank, "Water") == ("cannot enter", "")
    assert fact(tank, "Howitzer shell") == ("6 damage: 2 shots", "")
    assert "Missile" not in words_of(tank)


def test_the_dearest_cell_is_one_a_turn() -> None:
    """MOVE-5."""
    shelf = library(changes="[data.units.tank]\naction_points = 3\n")
    assert fact(shelf.entry(Key("units", "tank")), "Forest") == ("4 a cell · 1 a turn · fuel 3", "")
    found = {line.label: line.left for line in shelf.compared("tank", "truck")}
    assert found["Cells a turn: Forest"] == "1"


def test_units_of_the_air_by_hand() -> None:
    helicopter = library().entry(Key("units", "transport_helicopter"))
    assert fact(helicopter, "In the air") == (
        "1 a cell · 24 a turn",
        "Each cell burns 1 fuel, each end of turn in the air 2.",
    )
    assert fact(helicopter, "Infantry") == ("takes 1", "")
    assert fact(helicopter, "Mortar team") == ("takes 2", "")
    assert fact(helicopter, "Anti-aircraft missile")[1] == "Only in the air."
    assert fact(helicopter, "Rifle")[1] == "Only on the ground."
    with pytest.raises(StopIteration):
        fact(helicopter, "Sniper rifle")
    drone = library().entry(Key("units", "kamikaze_drone"))
    assert fact(drone, "Rifle") == ("1 damage: one shot", "In the air and on the ground.")
    assert fact(drone, "Sight") == ("6", "Cells at any hour and in any weather.")


def test_links_lead_to_entries_and_weapons_and_units_lead_to_each_other() -> None:
    shelf = library()
    links = {entry.heading.key: {one.link for one in facts(entry) if one.link} for entry in everything(shelf)}
    assert all(shelf.has(link) for found in links.values() for link in found)
    for name, kind in pack().data.units.items():
        for weapon in kind.weapons:
            assert Key("weapons", weapon) in links[Key("units", name)]
            assert Key("units", name) in links[Key("weapons", weapon)]


def number_paths() -> list[tuple[str, str, Any]]:
    found: list[tuple[str, str, Any]] = []
    for name, key in (
        ("tank", "hp"),
        ("tank", "action_points"),
        ("tank", "vision"),
        ("tank", "value"),
        ("tank", "fuel"),
    ):
        found.append(("units", name, key))
    found += [("units", "truck", "slots"), ("units", "surveillance_drone", "battery")]
    found += [("weapons", "cannon_shell", key) for key in ("damage", "ammo", "blast")]
    found += [("terrain", "forest", "cover"), ("structures", "watchtower", "hp")]
    found += [("structures", "watchtower", key) for key in ("build_turns", "vision", "cover")]
    return found


@pytest.mark.parametrize(("table", "name", "key"), number_paths())
def test_a_number_that_is_changed_in_the_data_changes_the_entry(table: str, name: str, key: str) -> None:
    before = getattr(getattr(pack().data, table)[name], key)
    changed = library(changes=f"[data.{table}.{name}]\n{key} = {before + 1}\n")
    found = (words_of(shelf.entry(Key(table, name))) for shelf in (library(), changed))
    assert len(set(found)) == 2


def test_what_a_mod_adds_appears_by_itself() -> None:
    shelf = library(
        changes="""
[data.units.mole]
class = "tracked"
size = "large"
hp = 7
action_points = 9
vision = 3
fuel = 20
weapons = ["drill"]
abilities = ["engineer"]
[data.weapons.drill]
damage = 4
range = [1, 1]
ammo = 3
fire = "direct"
targets = ["ground"]
"""
    )
    mole = shelf.entry(Key("units", "mole"))
    assert mole.heading.name == "mole"
    assert fact(mole, "drill")[0] == "damage 4 · range 1 · 3 rounds"
    assert mole.about == ""
    assert Key("units", "mole") in {one.link for one in facts(shelf.entry(Key("structures", "bunker")))}
    assert Key("weapons", "drill") in {one.link for one in facts(shelf.entry(Key("units", "tank")))}


def test_lists_are_narrowed_and_searched() -> None:
    shelf = library()
    assert [one.name for one in shelf.headings("units", "helicopter")] == ["Attack helicopter", "Transport helicopter"]
    assert [name for _, name in shelf.kinds("structures")] == ["Building", "Work"]
    assert shelf.kinds("terrain") == [("terrain", "terrain")]
    # names come before descriptions
    assert [one.name for one in shelf.search("rocket")] == [
        "Rocket team",
        "Anti-tank rocket",
        "Rocket pods",
        "Heavy tank",
    ]
    assert [one.name for one in shelf.search("  heavy TANK ")] == ["Heavy tank"]
    assert shelf.search("zebra") == []


def test_two_units_are_compared_line_by_line() -> None:
    found = {line.label: (line.left, line.right, line.better) for line in library().compared("tank", "truck")}
    assert found["Hit points"] == ("12", "6", -1)
    assert found["Price"] == ("40", "10", 1)
    assert found["Room"] == ("–", "2", 1)
    assert found["Cells a turn: Road"] == ("16", "20", 1)
    assert found["Cells a turn: Forest"] == ("4", "4", 0)
    assert found["Shots to destroy the other"] == ("2", "–", -1)
    assert "Battery" not in found
    assert "Cells a turn: Water" not in found
