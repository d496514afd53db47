"""What each page asks for, by keys alone where a player would use them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from samples import PAGES, battles_of, kept_of

from client3d.hud import theme
from client3d.play.bindings import BINDABLE, Bindings
from client3d.play.keys import EVERY_KEY, KEYS
from client3d.screens.missions import MissionsPage
from client3d.screens.navigator import Navigator
from client3d.screens.new_battle import NewBattleIntents, NewBattlePage
from client3d.screens.options import INTENTS, OptionsIntents, OptionsPage
from client3d.screens.save import SavePage
from client3d.screens.settings import Settings
from client3d.screens.shelf import ShelfIntents, ShelfPage
from client3d.screens.title import TitleIntents, TitlePage, TitleValues
from client3d.screens.wish import DRAWN, OWN, BattleWish
from systems.clumsy.data import load_clumsy
from systems.clumsy.maps import load_map


def walk_to(pages: Navigator, name: str, key: str = "tab") -> None:
    """Lead the focus to a widget with one key."""
    for _ in range(200):
        if pages.focus == name:
            return
        pages.key(key)
    pytest.fail(f"{name} is not reached by {key}")


@pytest.mark.parametrize("shown", PAGES)
def test_everything_on_a_page_is_reached_by_tab_and_by_shift_tab(pages: Navigator, shown: str) -> None:
    for key in ("tab", "shift-tab"):
        page = PAGES[shown](pages)
        pages.open(page)
        everything, seen = {target.name for target in page.targets()}, set[str]()
        for _ in range(len(everything) + 120):
            pages.key(key)
            seen.add(pages.focus)
        assert everything - seen - {""} == set()
        pages.clear()


@pytest.mark.parametrize("shown", [name for name in PAGES if name not in ("loading", "title") and "title" not in name])
def test_escape_leads_back_from_every_page(pages: Navigator, shown: str) -> None:
    pages.open(PAGES["title"](pages))
    pages.open(PAGES[shown](pages))
    if shown.endswith(", two units"):
        pages.key("escape")  # out of the comparison
    pages.key("escape")
    assert pages.screen == "title"


def test_the_title_leads_everywhere_and_continues_by_enter_if_there_is_something(pages: Navigator) -> None:
    told: list[str] = []
    names = (
        "go_on",
        "new_battle",
        "missions",
        "load",
        "replays",
        "mods",
        "editor",
        "options",
        "help",
        "library",
        "credits",
        "quit",
    )
    intents = TitleIntents(**{name: lambda name=name: told.append(name) for name in names})  # type: ignore[misc]
    values = TitleValues("Crossroads", "1")
    pages.open(TitlePage(pages.stage, lambda: values, intents))
    for _ in range(len(names)):
        pages.key("enter")
        pages.key("arrow_down")
    assert told[0] == told[1] == "go_on"  # the first arrow shows where Enter presses
    assert set(told) == set(names) - {"quit"}
    pages.key("escape")
    assert told[-1] == "quit"


# --- options


class Kept:
    """Settings that are kept, and the questions asked."""

    def __init__(self, pages: Navigator) -> None:
        self.settings = Settings()
        self.page = OptionsPage(pages.stage, lambda: self.settings, OptionsIntents(self.change, self.ask))
        self.pages = pages
        pages.open(self.page)

    def change(self, settings: Settings) -> None:
        self.settings = settings

    def ask(self, about: str, command: Callable[[], None], words: dict[str, str]) -> None:
        self.pages.confirm(about, command, **words)


@pytest.fixture
def kept(pages: Navigator) -> Kept:
    return Kept(pages)


@pytest.mark.parametrize(
    ("tab", "control", "keys", "group", "value"),
    [
        ("video", "fullscreen", "arrow_right", "video", {"fullscreen": True}),
        ("video", "tier", "arrow_right", "video", {"tier": "low"}),
        ("video", "size", "arrow_right", "video", {"width": 1366, "height": 768}),
        ("video", "scale", "arrow_right", "video", {"scale": 100}),
        ("sound", "volume-music", "arrow_left", "sound", {"music": 65}),
        ("play", "speed", "arrow_right", "play", {"speed": 2}),
        ("play", "scroll-speed", "arrow_right", "play", {"scroll_speed": 125}),
        ("play", "edge-scroll", "enter", "play", {"edge_scroll": False}),
        ("play", "warn-end-turn", "enter", "play", {"warn_end_turn": False}),
        ("play", "follow", "enter", "play", {"follow": False}),
        ("interface", "language", "arrow_right", "interface", {"language": "en"}),
        ("interface", "text-size", "arrow_right", "interface", {"text_size": 125}),
        ("interface", "side-colours", "arrow_right", "interface", {"side_colours": "blue_orange"}),
        ("interface", "reduced-motion", "enter", "interface", {"reduced_motion": True}),
    ],
)
def test_everything_is_set_by_keys(
    pages: Navigator, kept: Kept, tab: str, control: str, keys: str, group: str, value: dict[str, Any]
) -> None:
    walk_to(pages, f"tab.{tab}")
    pages.key("enter")
    walk_to(pages, control)
    pages.key(keys)
    changed = structs.replace(getattr(Settings(), group), **value)
    assert kept.settings == structs.replace(Settings(), **{group: changed})


def test_a_page_is_set_back_when_that_is_meant(pages: Navigator, kept: Kept) -> None:
    kept.page.change("sound", music=5)
    kept.page.change("play", speed=8)
    pages.press("tab.sound")
    pages.press("reset")
    pages.press("dialog.cancel")
    assert kept.settings.sound.music == 5
    pages.press("reset")
    pages.press("dialog.reset")
    assert (kept.settings.sound, kept.settings.play.speed) == (Settings().sound, 8)


def test_a_free_key_is_given_by_pressing_it(pages: Navigator, kept: Kept) -> None:
    walk_to(pages, "tab.keys")
    pages.key("enter")
    walk_to(pages, "key.fire.2")
    pages.key("enter")
    pages.key("control-f")
    assert Bindings(kept.settings.keys).keys_of("fire") == ("f", "control-f")
    pages.key("enter")
    pages.key("delete")
    assert Bindings(kept.settings.keys).keys_of("fire") == ("f",)
    pages.key("enter")
    pages.key("escape")
    assert pages.screen == "options", "Escape leaves the key, not the page"
    assert Bindings(kept.settings.keys).keys_of("fire") == ("f",)


def test_a_key_that_does_something_is_asked_about(pages: Navigator, kept: Kept) -> None:
    pages.press("tab.keys")
    pages.press("key.fire.1")
    pages.key("m")
    pages.press("dialog.cancel")
    assert kept.settings.keys == {}
    pages.press("key.fire.1")
    pages.key("m")
    pages.press("dialog.key")
    bindings = Bindings(kept.settings.keys)
    assert (bindings.intent_of("m"), bindings.keys_of("move"), bindings.keys_of("fire")) == ("fire", (), ("m",))


@pytest.mark.parametrize("key", ["enter", "w", "s", "arrow_left"])
def test_keys_that_lead_or_pan_are_not_given_away(pages: Navigator, kept: Kept, key: str) -> None:
    pages.press("tab.keys")
    pages.press("key.fire.1")
    pages.key(key)
    pages.key("escape")
    assert kept.settings.keys == {}


def test_keys_for_everything_that_may_have_some_can_be_chosen() -> None:
    assert set(INTENTS) == BINDABLE
    assert set(KEYS) <= set(EVERY_KEY)


def test_bindings_without_choices_are_the_shipped_ones_and_unsound_choices_are_left_out() -> None:
    assert Bindings().intents == KEYS
    assert Bindings({"dance": ("f",), "cancel": ("f",), "fire": ("w", "nokey", "escape")}).intents == {
        key: intent for key, intent in KEYS.items() if intent != "fire"
    }


# --- new battle, missions


def test_a_battle_is_put_together_by_keys(pages: Navigator) -> None:
    begun: list[BattleWish] = []
    battles = battles_of(pages)
    pages.open(NewBattlePage(pages.stage, battles.new_battle, NewBattleIntents(begun.append, lambda *_: None)))
    pages.key("enter")
    walk_to(pages, "map.river")
    pages.key("enter")
    walk_to(pages, "seat.2")
    pages.key("arrow_right")
    for side in ("forces.1", "forces.2"):
        walk_to(pages, side)
        pages.key("arrow_right")
    walk_to(pages, "budget")
    pages.key("arrow_right")
    walk_to(pages, "season")
    pages.key("arrow_right")
    walk_to(pages, "seed")
    for character in "4x2":
        pages.typed(character)
    walk_to(pages, "begin")
    pages.key("enter")
    first, second = begun
    assert (first.map, first.seats, first.forces, first.seed) == ("crossroads", ("person", ""), (OWN, OWN), None)
    river = next(choice for choice in battles.new_battle().maps if choice.name == "river")
    after = river.seasons[(river.seasons.index(river.season) + 1) % len(river.seasons)]
    seats, forces = ("person", "hothead"), (DRAWN, DRAWN)
    assert second == BattleWish("river", seats, forces, budget=river.budget + 10, season=after, seed=42)


def test_what_is_drawn_is_told_as_soon_as_the_seed_is_known(pages: Navigator) -> None:
    values = battles_of(pages).new_battle()
    wish = BattleWish("river", ("person", ""), (DRAWN, DRAWN), budget=200, season="summer", seed=7)
    assert values.forces(replace(wish, seed=None)) == ("", "")
    battle = load_map(load_clumsy(), "river").battle(7, forces="drawn", budget=200)
    names = [pages.stage.texts.format(f"unit-{unit.type}") for unit in battle.units if unit.side == 0]
    told, same = values.forces(wish)
    assert told == same
    assert all(name in told for name in names)
    assert values.forces(replace(wish, seed=8))[0] != told


def test_a_mission_is_begun_by_the_side_that_is_chosen(pages: Navigator) -> None:
    begun: list[tuple[str, str]] = []
    page = MissionsPage(pages.stage, battles_of(pages).missions, lambda *wish: begun.append(wish))
    pages.open(page)
    assert page.mission == "long_road", "the first that is not won"
    pages.press("mission.last_bridge")
    pages.press("side.red")
    pages.key("enter")
    assert begun == [("last_bridge", "red")]


def test_the_first_mission_that_is_not_won_is_suggested_and_progress_told(pages: Navigator) -> None:
    battles = battles_of(pages)
    page = MissionsPage(pages.stage, battles.missions, lambda *_: None)
    pages.open(page)
    names = [one.name for one in battles.missions()]
    assert page.painter is not None
    assert any(f"2 of {len(names)}" in ink.text for ink in page.painter.inks)
    assert [control.look.aside for control in page.targets() if control.name.startswith("mission.")][:2] == [
        *("Next", "Won, round 11")
    ]
    for name in names:
        battles.program.progress.won(name, "blue", 5)
    page = MissionsPage(pages.stage, battles.missions, lambda *_: None)
    pages.open(page)
    assert page.mission == names[0], "all are won"
    assert not any(control.look.aside == "Next" for control in page.targets() if control.name.startswith("mission."))


def test_a_missions_picture_does_not_tell_where_the_enemy_is(pages: Navigator) -> None:
    for mission in battles_of(pages).missions():
        for side in mission.sides:
            assert {owner for _, owner in side.marks.units} == {side.number}
            assert {owner for _, owner in side.marks.buildings} <= {side.number, -1}


def test_battles_may_begin_only_in_seasons_in_which_the_sides_do_not_see_each_other(pages: Navigator) -> None:
    for choice in battles_of(pages).new_battle().maps:
        assert choice.season in choice.seasons


# --- shelves


def test_a_battle_is_chosen_opened_and_deleted(pages: Navigator) -> None:
    told: list[Any] = []
    intents = ShelfIntents(told.append, lambda battle: told.append(battle.title))
    pages.open(ShelfPage(pages.stage, "load", lambda: kept_of(pages), intents))
    walk_to(pages, "battle.2")
    pages.key("enter")
    pages.key("delete")
    pages.press("open")
    pages.press("battle.4")
    assert not pages.press("open"), "what is broken does not open"
    assert told == ["Thirty letters, the longest...", Path("saved.gcr")]


def test_a_save_is_named_and_one_of_the_same_name_is_replaced_knowingly(pages: Navigator) -> None:
    told: list[tuple[str, bool]] = []
    saves = [("Here", kept_of(pages)[1])]
    pages.open(SavePage(pages.stage, "", lambda: saves, lambda name, there: told.append((name, there))))
    assert not pages.press("save"), "no name"
    for character in " New ":
        pages.typed(character)
    pages.press("save")
    pages.press("save.1")
    pages.press("save")
    assert told == [("New", False), ("Here", True)]


def test_enter_in_the_name_of_a_save_saves(pages: Navigator) -> None:
    told: list[str] = []
    pages.open(SavePage(pages.stage, "Round 3", lambda: (), lambda name, _there: told.append(name)))
    pages.key("enter")
    assert told == ["Round 3"]


# --- colours


def test_every_set_of_side_colours_is_there_for_panels_and_for_the_scene() -> None:
    from client3d.scene.scene import SIDE_COLOURS

    assert list(SIDE_COLOURS) == list(theme.SIDE_COLOURS)
