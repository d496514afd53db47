"""Putting a battle of Headquarters together: by keys, by day, and what comes of it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from samples import camps_page, games_in, nothing
from test_pages import walk_to
from test_reference_pages import shown

from client3d.play.options import PlayOptions
from client3d.screens.battles import Battles
from client3d.screens.game_choice import GameChoice
from client3d.screens.games import Games
from client3d.screens.headquarters.battles import CampBattles
from client3d.screens.headquarters.new_battle import CampsIntents
from client3d.screens.headquarters.wish import CampsWish
from client3d.screens.navigator import Navigator
from core.packs.mods import Mod, chosen_mods
from systems.headquarters.data import load_headquarters
from systems.headquarters.offers import offers_of_the_day


def test_a_battle_is_put_together_by_keys(pages: Navigator) -> None:
    begun: list[CampsWish] = []
    pages.open(camps_page(pages, CampsWish(), CampsIntents(begun.append)))
    pages.key("enter")
    walk_to(pages, "map.four_corners")
    pages.key("enter")
    for camp, steps in ((2, 2), (4, 1)):
        walk_to(pages, f"seat.{camp}")
        for _ in range(steps):
            pages.key("arrow_right")
    walk_to(pages, "date")
    for letter in "2026-0x3-04":
        pages.typed(letter)
    walk_to(pages, "day.after")
    pages.key("enter")
    walk_to(pages, "round_limit")
    pages.key("arrow_right")
    walk_to(pages, "seed")
    for letter in "4x2":
        pages.typed(letter)
    walk_to(pages, "begin")
    pages.key("enter")
    first, second = begun
    assert first == CampsWish("classic")
    # from the usual opponent on: it stands second, after a person
    assert second == CampsWish("four_corners", ("person", "raider", "", "banker"), "2026-03-05", 10, 42)


def test_the_shop_is_that_of_the_day_and_leads_to_the_encyclopedia(pages: Navigator) -> None:
    asked: list[tuple[str, str]] = []
    page = camps_page(pages, CampsWish(), CampsIntents(nothing, nothing, lambda *what: asked.append(what)))
    pages.open(page)
    assert {"Shop of 2026-01-01", "Heavy tank", "360 gold instead of 450", "200 gold"} <= shown(page)
    pages.press("offer.heavy_tank")
    assert asked == [("heavy_tank", "2026-01-01")]
    pages.press("day.before")
    assert (page.wish.date, page.day) == ("2025-12-31", page.day)
    offers = offers_of_the_day(load_headquarters().data, "2025-12-31")
    assert {name for name in pages.widgets() if name.startswith("offer.")} == {f"offer.{name}" for name in offers}
    pages.press("day.after")
    assert page.wish.date == "", "today stays today, whenever the battle begins"


@pytest.mark.parametrize("written", ["2026-02-30", "2026-1-1", "20260101", "-"])
def test_no_battle_begins_on_a_day_that_is_none(pages: Navigator, written: str) -> None:
    page = camps_page(pages, CampsWish(date=written))
    pages.open(page)
    assert not pages.press("begin")
    assert "A day is written year-month-day, like 2026-01-01." in shown(page)
    assert not [name for name in pages.widgets() if name.startswith("offer.")]
    pages.press("day.after")
    assert page.wish.date == "2026-01-02"
    assert pages.press("begin")


def test_days_end_where_the_calendar_does(pages: Navigator) -> None:
    page = camps_page(pages, CampsWish(date="9999-12-31"))
    pages.open(page)
    pages.press("day.after")
    assert page.wish.date == "9999-12-31"


@pytest.mark.parametrize(
    ("seats", "remark"),
    [
        (("person",), "Camps of the computer move while you think. When only 2 camps are left, the bomb falls."),
        (("person",) * 3, "3 persons share the screen, all at once. When only 2 camps are left, the bomb falls."),
        (("steady",), "The computer plays all camps, and you watch. When only 2 camps are left, the bomb falls."),
    ],
)
def test_it_is_said_who_sits_at_the_screen(pages: Navigator, seats: tuple[str, ...], remark: str) -> None:
    page = camps_page(pages, CampsWish("delta", seats))
    pages.open(page)
    assert page.remark() == remark
    page.choose_map(page.maps()[0])
    assert "bomb" not in page.remark()


def test_what_was_put_together_is_kept_when_the_page_is_left(pages: Navigator) -> None:
    kept: list[CampsWish] = []
    page = camps_page(pages, CampsWish(), CampsIntents(nothing, kept.append))
    pages.open(page)
    pages.press("map.delta")
    pages.key("escape")
    assert kept == [CampsWish("delta")]
    assert camps_page(pages, kept[0]).wish == kept[0]
    # a map that is gone is none to begin with
    assert camps_page(pages, CampsWish("gone", round_limit=20)).wish == CampsWish("classic", round_limit=20)


@pytest.mark.parametrize(
    ("wish", "options"),
    [
        (
            CampsWish("delta", ("", "person"), "2026-03-04", 20, 7),
            {"seats": ("steady", "person", "steady"), "side": "red", "hot_seat": False, "watch_ai": False},
        ),
        (CampsWish("classic", ("person", "person")), {"side": "", "hot_seat": True, "watch_ai": False}),
        (CampsWish("classic", ("raider",)), {"seats": ("raider", "steady"), "hot_seat": False, "watch_ai": True}),
    ],
)
def test_a_wish_becomes_the_options_of_a_battle(wish: CampsWish, options: dict[str, Any]) -> None:
    found = CampBattles(games_in("en")).options(wish)
    assert {name: found[name] for name in options} == options
    assert (found["map"], found["round_limit"]) == (wish.map, wish.round_limit)
    assert found["date"] == (wish.date or datetime.now(UTC).date().isoformat())
    assert found["seed"] == (found["seed"] if wish.seed is None else wish.seed)


def test_the_other_game_is_chosen_in_the_head(pages: Navigator) -> None:
    told: list[int] = []
    page = camps_page(pages, CampsWish())
    page._games = replace(page._games, told=told.append)
    assert isinstance(page._games, GameChoice)
    pages.open(page)
    walk_to(pages, "game.1")
    pages.key("enter")
    pages.press("game.2")
    assert told == [0], "that one is chosen already"


def mod_of(base: str, folder: Path) -> Mod:
    """A mod of a game that changes nothing but a name."""
    (folder / base / "locale" / "en").mkdir(parents=True)
    (folder / base / "locale" / "en" / "a.ftl").write_text("map-classic = Another board\n")
    manifest = f'name = "{base}"\ntitle = "M"\nversion = "1.0"\nbase = "{base}"\n'
    (folder / base / "pack.toml").write_text(manifest)
    return chosen_mods([folder / base])[0]


def test_each_game_is_begun_with_its_own_pack_and_mods(tmp_path: Path) -> None:
    mods = tuple(mod_of(base, tmp_path) for base in ("clumsy", "headquarters"))
    followed: list[Any] = []
    program: Any = SimpleNamespace(follow=followed.append)
    # a battle of Headquarters was left for the title
    battles = Battles(program, PlayOptions(ruleset="headquarters", pack="headquarters", mods=mods))
    assert (battles.pack.manifest.name, battles.pack.mods) == ("clumsy", mods[:1])
    games = Games(games_in("en").texts("clumsy"), mods)
    assert games.texts("headquarters").format("map-classic") == "Another board"
    battles.begin_of("headquarters", games.mods("headquarters"), **CampBattles(games).options(CampsWish("delta")))
    battles.begin_mission("long_road", "blue")
    first, second = (one.args[0] for one in followed)
    assert (first.ruleset, first.mods, first.map) == ("headquarters", mods[1:], "delta")
    assert (second.ruleset, second.mods, second.mission) == ("clumsy", mods[:1], "long_road")
    assert (second.date, second.round_limit) == ("", 0)
