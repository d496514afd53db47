"""Encyclopedia and help: going from entry to entry and back, searching, comparing, all by keys; and no text is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from samples import encyclopedia, help_page
from test_page_texts import painted

from client3d.library.entry import Key
from client3d.screens.games import game_names
from client3d.screens.navigator import Navigator
from client3d.screens.page import Page
from core.texts import LANGUAGES


def shown(page: Page) -> set[str]:
    """All lines of text on a page and its controls."""
    return {ink.text for _, painter, _, _ in painted(page) for ink in painter.inks}


def test_links_lead_on_and_escape_leads_back(pages: Navigator) -> None:
    page = encyclopedia(pages, "units", "tank")
    pages.open(page)
    assert pages.press("link.0.tank_gun")
    assert page.shown == Key("weapons", "tank_gun")
    assert page.table == "weapons"
    assert any(target.name == "link.0.tank" for target in page.targets())
    pages.press("link.0.tank")
    assert [key.name for key in page.history] == ["tank", "tank_gun"]
    pages.key("escape")
    assert page.shown.name == "tank_gun"
    pages.press("previous")
    assert (page.shown.name, page.history, pages.screen) == ("tank", [], "encyclopedia")
    pages.key("escape")
    assert pages.screen == ""


def test_what_is_chosen_from_the_list_is_no_step_to_go_back(pages: Navigator) -> None:
    page = encyclopedia(pages, "units", "tank")
    pages.open(page)
    pages.press("tab.terrain")
    assert page.shown.table == "terrain"
    pages.press("entry.terrain.hill")
    assert (page.shown.name, page.history) == ("hill", [])
    pages.key("escape")
    assert pages.screen == ""


def test_a_search_finds_in_all_tables_and_escape_ends_it(pages: Navigator) -> None:
    page = encyclopedia(pages, "units", "tank")
    pages.open(page)
    pages.press("search")
    for letter in "smoke":
        pages.typed(letter)
    assert "Nothing is called that." in shown(page)
    for _ in "smoke":
        pages.key("backspace")
    for letter in "bunk":
        pages.typed(letter)
    assert "entry.structures.bunker" in pages.widgets()
    pages.press("entry.structures.bunker")
    assert page.shown == Key("structures", "bunker")
    pages.key("escape")
    assert (page.wanted, pages.screen) == ("", "encyclopedia")


def test_a_list_is_narrowed_to_a_class(pages: Navigator) -> None:
    page = encyclopedia(pages, "units", "infantry")
    pages.open(page)
    pages.widgets()["kind"].adjust(-1)  # type: ignore[attr-defined]
    listed = [name for name in pages.widgets() if name.startswith("entry.")]
    assert listed == [f"entry.units.{name}_drone" for name in ("bomber", "kamikaze", "surveillance")]
    # a link to what the list does not hold widens it
    pages.press("link.0.meadow")
    page.follow(Key("units", "tank"))
    page.repaint()
    assert page.kind == ""


def test_two_units_side_by_side(pages: Navigator) -> None:
    page = encyclopedia(pages, "units", "tank")
    pages.open(page)
    pages.press("compare")
    assert "Choose the other unit from the list." in shown(page)
    pages.press("entry.units.heavy_tank")
    assert page.comparing == Key("units", "heavy_tank")
    assert {"Tank", "Heavy tank", "Hit points", "12", "16"} <= shown(page)
    pages.key("escape")
    assert (page.comparing, page.shown.name) == (None, "tank")


class Pointed:
    """An event of the mouse at a place, in units of a window of 1600 by 900."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = 2 * x / 1600 - 1, 1 - 2 * y / 900

    def get_mouse(self) -> Pointed:
        return self


def test_the_wheel_scrolls_what_is_under_the_pointer_and_page_keys_the_text(pages: Navigator) -> None:
    page = encyclopedia(pages, "units", "infantry")
    pages.open(page)
    entries, text = page._scrolls["list"], page._scrolls["entry"]
    entries.first = 0
    page._wheel(1, Pointed(text.box[0] + 50, text.box[1] + 50))
    assert (entries.first, text.first) == (0, 1)
    page._wheel(1, Pointed(entries.box[0] + 50, entries.box[1] + 50))
    assert (entries.first, text.first) == (1, 1)
    pages.key("page_down")
    assert entries.first == 1
    assert text.first > 2
    page._wheel(-1)
    assert (entries.first, text.first > 2) == (0, True)


def test_everything_is_reached_by_keys(pages: Navigator) -> None:
    page = encyclopedia(pages, "units", "tank")
    pages.open(page)
    seen = set()
    for key in ["tab"] * 80 + ["shift-tab"] * 160:
        pages.key(key)
        seen.add(pages.focus)
    assert {"back", "tab.weapons", "search", "kind", "compare", "link.0.tank_gun"} <= seen
    assert {f"entry.units.{name}" for name in ("infantry", "kamikaze_drone", "general")} <= seen


def test_the_help_leads_to_the_encyclopedia(pages: Navigator) -> None:
    asked: list[Key | None] = []
    page = help_page(pages, "drones")
    page._look_up = asked.append
    pages.open(page)
    pages.press("topic.helicopters")
    assert page.topic == "helicopters"
    pages.press("library")
    found = next(name for name in pages.widgets() if name.startswith("link.") and name.endswith("attack_helicopter"))
    pages.press(found)
    assert asked == [None, Key("units", "attack_helicopter")]
    pages.key("escape")
    assert pages.screen == ""


def test_the_keys_are_those_that_are_set(pages: Navigator) -> None:
    page = help_page(pages, "keys")
    pages.open(page)
    assert {"Tab", "end the turn", "Shift F"} <= shown(page)


def scrolled_through(page: Page, name: str) -> None:
    """Look at every row of a list: nothing is cut, nothing leaves the page."""
    scroll = page._scrolls[name]
    while True:
        for control, painter, width, height in painted(page):
            assert painter.cuts == [], (control, painter.cuts)
            for ink in painter.inks:
                assert ink.left >= -1, (control, ink)
                assert ink.right <= width + 1, (control, ink)
                assert ink.bottom <= height + 3, (control, ink)
        if not page.scroll_by(max(scroll.shown - 1, 1), name):
            return


GAMES = game_names()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "ko", "ru"])
def test_no_line_of_any_entry_is_cut(pages_of: Callable[..., Navigator], language: str, game: str) -> None:
    pages = pages_of((1280, 720), language, 1.5)
    page = encyclopedia(pages, "units", "tank", game=game)
    pages.open(page)
    for table in page.library.tables:
        for heading in page.library.headings(table):
            before = page.shown
            page._choose(heading.key)
            page.history.append(before)  # the button that leads back to it
            page.repaint()
            scrolled_through(page, "entry")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_any_topic_is_cut(pages_of: Callable[..., Navigator], language: str, game: str) -> None:
    pages = pages_of((1280, 720), language, 1.5)
    page = help_page(pages, "turn", game)
    pages.open(page)
    for topic in page.library.topics:
        page._choose(topic)
        page.repaint()
        scrolled_through(page, "text")
