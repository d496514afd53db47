"""The screen after a battle: what it tells of it, and where its buttons lead."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from samples import after, texts_in
from test_reference_pages import scrolled_through, shown

from client3d.clumsy.aftermath import aftermath
from client3d.clumsy.words import Words
from client3d.play.outcome import Aftermath, Loss
from client3d.screens.navigator import Navigator
from core.texts import LANGUAGES
from systems.clumsy.data import load_clumsy
from systems.clumsy.picture import EVERYTHING, GoalMark, Picture
from systems.clumsy.statistics import Account, Deeds, Marksmanship, Statistics


def told(found: Statistics, looking: int = 0, *goals: GoalMark) -> Aftermath:
    picture = Picture(EVERYTHING, 1, 1, [["meadow"]], {}, goals=list(goals))
    return aftermath(Words(texts_in("en"), ("blue", "red")), load_clumsy().data, found, picture, looking, "Why.")


def small() -> Statistics:
    blue = Account({"tank": 2, "scout": 1}, {"scout": 1}, {}, 12, {"tank_gun": Marksmanship(4, 3, 11)})
    blue.struck = {"infantry": Marksmanship(0, 3, 11)}
    red = Account({"infantry": 2}, {"infantry": 2}, {}, 20)
    red.suffered["shot"] = 11
    red.suffered["mine"] = 1
    blue.by_mines = 1
    deeds = Deeds(1001, "tank", 0, Marksmanship(4, 3, 11), {"infantry": 2}, 20)
    return Statistics((blue, red), {1001: deeds}, [(1, (0, 0)), (2, (1, 0))], 2, 0, "destruction", 3)


@pytest.mark.parametrize(("looking", "title"), [(0, "Victory"), (1, "Defeat"), (EVERYTHING, "Blue wins")])
def test_who_won_depends_on_who_asks(looking: int, title: str) -> None:
    assert told(small(), looking).title == title


def test_a_draw_and_a_battle_that_goes_on() -> None:
    found = small()
    found.winner = -1
    assert told(found).title == "Draw"
    found.reason = ""
    assert told(found).result == "open"


def test_the_overview_by_hand() -> None:
    found = told(small())
    lines = {line.label: line.values for line in found.tallies}
    assert lines == {
        "Units left": ("2", "0"),
        "Units lost": ("1", "2"),
        "Worth of what was lost": ("12", "20"),
        "Damage dealt": ("12", "0"),
        "Damage taken": ("0", "12"),
        "by shots": ("0", "11"),
        "by mines": ("0", "1"),
        "Shots": ("4", "0"),
        "Hits": ("3 (75 %)", "0"),
    }
    assert found.when == "after 2 rounds"
    # what was lost comes first, then the dearest
    assert found.losses[0] == (Loss("scout", "Scout", "foot", 1, 1), Loss("tank", "Tank", "tracked", 2, 0))
    hero = found.heroes[0]
    assert hero is not None
    assert (hero.name, hero.deeds) == ("Tank", ("4 shots, 3 hits, damage 11", "Destroyed: Infantry ×2"))
    assert found.heroes[1] is None
    assert [(one.name, one.hits, one.damage) for one in found.struck[0]] == [("Infantry", "3", "11")]


def test_goals_are_told_with_what_became_of_them() -> None:
    marks = [
        GoalMark(side, 0, "destroy_all", False, "", [], (), (), 0, 1, 0, state)
        for side, state in ((0, "met"), (1, "open"))
    ]
    assert told(small(), 1, *marks).goals == (
        "Red wants:",
        "– Not reached: Destroy every enemy unit",
        "Blue wants:",
        "– Destroy every enemy unit (reached)",
    )
    assert told(small()).goals == ()


def test_its_buttons_and_tabs_lead_on(pages: Navigator) -> None:
    page = after(pages, "overview")
    asked: list[str] = []
    names = {"watch": "watch", "keep": "keep", "again": "again", "another": "another", "to-title": "to_title"}
    page.intents = type(page.intents)(
        look_up=asked.append,
        **{field: (lambda field=field: asked.append(field)) for field in names.values()},  # type: ignore[arg-type, misc]
    )
    pages.open(page)
    pages.key("enter")
    for name in names:
        pages.press(f"after.{name}")
    assert asked == ["watch", *names.values()]
    pages.press("tab.losses")
    pages.press("loss.1.tank")
    assert asked[-1] == "tank"
    pages.press("tab.goals")
    assert "Blue wants:" in shown(page)
    pages.key("escape")
    assert pages.screen == ""


def test_what_was_not_recorded_is_greyed_with_the_reason(pages: Navigator) -> None:
    page = after(pages, "overview")
    page.intents = type(page.intents)(lambda _unit: None, watch=lambda: None, no_replay="Why not.", keep=lambda: None)
    pages.open(page)
    widgets = pages.widgets()
    assert [widgets[f"after.{name}"].reason for name in ("watch", "keep")] == ["Why not."] * 2
    assert "after.again" not in widgets


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_it_is_cut(pages_of: Callable[..., Navigator], language: str) -> None:
    pages = pages_of((1280, 720), language, 1.5)
    for tab, name in (
        ("overview", "tallies"),
        ("overview", "heroes"),
        ("losses", "losses 0"),
        ("losses", "losses 1"),
        ("weapons", "weapons 0"),
        ("goals", "goals"),
    ):
        page = after(pages, tab)
        pages.open(page)
        scrolled_through(page, name)
