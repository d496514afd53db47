"""Forces by hand: chosen by mouse, wheel and keys within the budget, filled up, kept under names and taken up again."""

from __future__ import annotations

from typing import Any

import pytest
from direct.showbase.MessengerGlobal import messenger
from samples import battles_of, force_page

from client3d.hud.list_view import WHEEL_DOWN, WHEEL_UP
from client3d.screens.force import ForceIntents, ForcePage
from client3d.screens.named_forces import NamedForcesIntents, NamedForcesPage
from client3d.screens.navigator import Navigator
from client3d.screens.new_battle import NewBattleIntents, NewBattlePage
from client3d.screens.wish import BOUGHT, DRAWN, OWN, BattleWish
from systems.clumsy.data import load_clumsy
from systems.clumsy.forces import force_value


class Told:
    """What a page of a force leads to."""

    def __init__(self, pages: Navigator, *types: str, budget: int = 250) -> None:
        self.chosen: list[tuple[str, ...]] = []
        self.looked_up: list[str] = []
        self.kept: list[ForcePage] = []
        intents = ForceIntents(self.chosen.append, self.looked_up.append, self.kept.append)
        self.page = force_page(pages, *types, budget=budget, intents=intents)
        pages.open(self.page)


def words_on(page: ForcePage | NewBattlePage) -> str:
    assert page.painter is not None
    return " ".join(ink.text for ink in page.painter.inks)


def test_units_are_chosen_by_mouse(pages: Navigator) -> None:
    told = Told(pages)
    pages.press("more.infantry")
    pages.press("unit.engineer")
    pages.press("more.infantry")
    pages.press("less.infantry")
    assert told.chosen[-1] == told.page.types == ("infantry", "engineer")
    assert "26 of 250" in words_on(told.page)
    assert not pages.press("less.scout"), "there is none of it"
    pages.press("clear")
    assert told.chosen[-1] == ()


def test_units_are_chosen_by_keys_alone(pages: Navigator) -> None:
    told = Told(pages)
    pages.key("tab")
    pages.key("tab")
    while pages.focus != "unit.observer":
        pages.key("tab")
    for key in ("enter", "arrow_right", "+", "=", "arrow_left", "-"):
        pages.key(key)
    assert told.page.types == ("observer",) * 2
    pages.key("f3")
    assert told.looked_up == ["observer"]


def test_the_wheel_counts_over_the_buttons_that_count(pages: Navigator) -> None:
    told = Told(pages)
    more, less = told.page.control("more.infantry"), told.page.control("less.infantry")
    assert more is not None
    assert less is not None
    for button, wheel in ((more, WHEEL_UP), (less, WHEEL_UP), (more, WHEEL_DOWN)):
        messenger.send(f"{wheel}{button.direct.guiId}", [None])
    assert told.page.types == ("infantry",)
    assert told.page._scrolls["units"].first == 0


def test_nothing_is_taken_that_the_budget_does_not_pay(pages: Navigator) -> None:
    told = Told(pages, "tank", "tank", budget=95)
    assert not pages.press("more.engineer")
    control = told.page.control("more.engineer")
    assert control is not None
    assert control.reason == "It costs 16; 15 are left."
    told.page._count("engineer", 1)
    assert told.page.types == ("tank", "tank")
    assert pages.press("more.infantry")


def test_the_rest_is_filled_by_chance_and_nothing_important_is_missing(pages: Navigator) -> None:
    told = Told(pages, "cannon", "bomber_drone", budget=250)
    words = words_on(told.page)
    for missing in ("needs a drone operator", "without a truck", "No engineer", "No general", "No supply truck"):
        assert missing in words
    pages.press("fill")
    types = told.page.types
    assert {"cannon", "bomber_drone", "truck", "drone_operator", "engineer", "supply_truck"} <= set(types)
    assert 200 < force_value(load_clumsy().data, types) <= 250
    assert "What is missing" not in words_on(told.page)


def test_units_that_are_gone_with_their_mod_are_no_longer_chosen(pages: Navigator) -> None:
    told = Told(pages, "tank", "hover_tank_of_a_mod")
    assert told.chosen == [("tank",)]
    pages.back()
    assert Told(pages, "tank").chosen == []


def test_a_force_over_its_budget_is_told_and_begins_no_battle(pages: Navigator) -> None:
    begun: list[BattleWish] = []
    page = NewBattlePage(pages.stage, battles_of(pages).new_battle, NewBattleIntents(begun.append, lambda *_: None))
    pages.open(page)
    bought = (("tank",) * 3, ())
    page.wish = BattleWish("crossroads", ("person", ""), (BOUGHT, OWN), bought, 110, season="summer")
    page.repaint()
    assert "Blue: It costs 120; 110 may be spent." in words_on(page)
    assert not pages.press("begin")
    page.wish = BattleWish("crossroads", ("person", ""), (BOUGHT, OWN), bought, 120, season="summer")
    page.repaint()
    assert pages.press("begin")
    assert begun == [page.wish]


def test_choosing_units_wishes_for_them_and_the_wish_stays_for_the_next_time(pages: Navigator) -> None:
    kept: list[BattleWish] = []
    asked: list[Any] = []
    intents = NewBattleIntents(lambda _: None, lambda *buying: asked.append(buying), kept.append)
    page = NewBattlePage(pages.stage, battles_of(pages).new_battle, intents)
    pages.open(page)
    pages.press("buy.2")
    ((_, side, told),) = asked
    assert side == 1
    told(("tank",))
    assert page.wish.forces == (OWN, BOUGHT)
    assert page.wish.bought == ((), ("tank",))
    page.wish = page.wish.with_force(1, DRAWN)
    assert page.wish.bought == ((), ("tank",)), "what was chosen is not forgotten"
    pages.back()
    assert kept == [page.wish]


@pytest.fixture
def named(pages: Navigator) -> tuple[Navigator, list[Any]]:
    told: list[Any] = []
    intents = NamedForcesIntents(
        lambda name, there: told.append((name, there)), told.append, lambda name: told.append(f"-{name}")
    )
    forces = battles_of(pages).named_forces()
    pages.open(NamedForcesPage(pages.stage, lambda: forces, "", intents))
    return pages, told


def test_a_force_is_kept_under_a_name(named: tuple[Navigator, list[Any]]) -> None:
    pages, told = named
    assert not pages.press("keep"), "no name"
    for character in "Mine ":
        pages.typed(character)
    pages.key("enter")
    pages.press("name")
    for _ in range(5):
        pages.key("backspace")
    for character in "Two tanks and a general":
        pages.typed(character)
    pages.key("enter")
    assert told == [("Mine", False), ("Two tanks and a general", True)]


def test_a_force_is_taken_up_or_deleted_and_not_one_of_unknown_units(named: tuple[Navigator, list[Any]]) -> None:
    pages, told = named
    assert pages.press("force.1")
    assert not pages.press("force.2"), "its unit is gone"
    pages.press("delete.2")
    while pages.focus != "force.1":
        pages.key("tab")
    pages.key("delete")
    assert told == ["Two tanks and a general", "-With a unit of a mod, long gone", "-Two tanks and a general"]
