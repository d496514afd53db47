"""Putting a battle of Skirmish together: by keys, with its briefing, goals and forces."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from samples import games_in, nothing, table_page
from test_camps_page import mod_of
from test_pages import walk_to
from test_reference_pages import shown

from client3d.play.options import PlayOptions
from client3d.screens.battles import Battles
from client3d.screens.games import Games
from client3d.screens.navigator import Navigator
from client3d.screens.skirmish.battles import TableBattles
from client3d.screens.skirmish.new_battle import TableIntents
from client3d.screens.skirmish.table_plan import table_plan
from client3d.screens.skirmish.wish import TableWish
from core.packs.mods import chosen_mods
from core.texts import LANGUAGES
from systems.skirmish.data import load_skirmish
from systems.skirmish.missions import load_mission, load_missions


def test_a_battle_is_put_together_by_keys(pages: Navigator) -> None:
    begun: list[TableWish] = []
    pages.open(table_page(pages, TableWish(), TableIntents(begun.append)))
    pages.key("enter")
    walk_to(pages, "map.strongbox")
    pages.key("enter")
    walk_to(pages, "seat.1")
    pages.key("arrow_right")
    walk_to(pages, "seat.2")
    pages.key("arrow_right")
    walk_to(pages, "seed")
    for letter in "4x2":
        pages.typed(letter)
    walk_to(pages, "begin")
    pages.key("enter")
    assert begun == [TableWish("colours"), TableWish("strongbox", ("", "person"), 42)]


def test_a_mission_tells_its_goals_forces_and_length(pages: Navigator) -> None:
    asked: list[str] = []
    page = table_page(pages, TableWish("strongbox"), TableIntents(nothing, nothing, asked.append))
    pages.open(page)
    assert {"The strongbox", "140 × 140 cm", "At most 24 turns", "8 × Zouave", "1 × Leader"} <= shown(page)
    assert "At most 30 turns" not in shown(page)
    assert page.map.about.endswith(
        "Blue: Key object: hold it at the end of 3 turns\nRed: Key object: hold it at the end of 3 turns\n"
        "A side without any fighter left has lost."
    )
    pages.press("map.colours")
    assert "Blue: Flag: carry it into the marked strip" in page.map.about
    pages.press("map.farm")
    assert "At most 30 turns" in shown(page)
    pages.press("force.1.sniper")
    assert asked == ["sniper"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_has_a_briefing_in_every_language(language: str) -> None:
    texts = games_in(language).texts("skirmish")
    for name in load_missions(load_skirmish()):
        assert len(texts.format(f"mission-{name}-briefing")) > 2 * len(texts.format(f"mission-{name}")), name
    briefed = TableBattles(games_in(language)).values(TableWish()).missions
    assert not [mission.name for mission in briefed if "[" in mission.about or "{" in mission.about]


def test_a_mission_without_a_briefing_tells_what_it_is_about(tmp_path: Path) -> None:
    mission = (load_skirmish().folder / "missions" / "farm.toml").read_text("utf-8")
    base = mod_of("skirmish", tmp_path).folder
    (base / "missions").mkdir()
    (base / "missions" / "mill.toml").write_text(mission, "utf-8")
    (base / "locale" / "en" / "b.ftl").write_text("mission-mill-about = A mill stands still.\n", "utf-8")
    games = Games(games_in("en").texts("clumsy"), chosen_mods([base]))
    found = {one.name: one for one in TableBattles(games).values(TableWish()).missions}
    assert found["mill"].about.startswith("A mill stands still.\n\nBlue: break the enemy\n")
    assert found["mill"].title == "mill"


@pytest.mark.parametrize(
    ("seats", "remark"),
    [
        (("person",), "You play one side, the computer the other."),
        (("person", "person"), "Two persons share the screen, one activation after the other."),
        (("", ""), "The computer plays both sides, and you watch."),
    ],
)
def test_it_is_said_who_plays(pages: Navigator, seats: tuple[str, ...], remark: str) -> None:
    assert table_page(pages, TableWish("farm", seats)).remark() == remark


@pytest.mark.parametrize(
    ("wish", "options"),
    [
        (TableWish("farm", ("", "person"), 7), {"side": "red", "hot_seat": False, "watch_ai": False, "seed": 7}),
        (TableWish("colours", ("person", "person")), {"side": "", "hot_seat": True, "watch_ai": False}),
        (TableWish("colours", ("",)), {"side": "", "hot_seat": False, "watch_ai": True, "seats": ("", "")}),
    ],
)
def test_a_wish_becomes_the_options_of_a_battle(wish: TableWish, options: dict[str, Any]) -> None:
    found = TableBattles(games_in("en")).options(wish)
    assert {name: found[name] for name in options} == options
    assert found["mission"] == wish.map


def test_what_was_put_together_is_kept_when_the_page_is_left(pages: Navigator) -> None:
    kept: list[TableWish] = []
    pages.open(table_page(pages, TableWish(), TableIntents(nothing, kept.append)))
    pages.press("map.farm")
    pages.key("escape")
    assert kept == [TableWish("farm")]
    # a mission that is gone is none to begin with
    assert table_page(pages, TableWish("gone", seed=3)).wish == TableWish("colours", seed=3)


def test_it_is_begun_with_its_own_pack_and_mods(tmp_path: Path) -> None:
    mods = tuple(mod_of(base, tmp_path) for base in ("clumsy", "skirmish"))
    followed: list[Any] = []
    program: Any = SimpleNamespace(follow=followed.append)
    battles = Battles(program, PlayOptions(mods=mods))
    games = Games(games_in("en").texts("clumsy"), mods)
    found = TableBattles(games).options(TableWish("farm"))
    battles.begin_of("skirmish", games.mods("skirmish"), **found)
    (options,) = (one.args[0] for one in followed)
    assert (options.ruleset, options.mods, options.mission) == ("skirmish", mods[1:], "farm")


def test_a_plan_shows_the_whole_table_and_changes_with_the_colours_of_the_sides() -> None:
    pack = load_skirmish()
    setup = load_mission(pack, "colours").battle(0)
    radii = tuple(pack.data.units[unit.type].radius for unit in setup.units)
    plan = table_plan(setup, radii)
    assert plan.get_x_size() / plan.get_y_size() == pytest.approx(180 / 120, abs=0.01)
    other = table_plan(setup, radii, "blue_orange")
    assert bytes(plan.get_ram_image()) != bytes(other.get_ram_image())
