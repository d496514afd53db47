"""The navigator: the stack of pages, the focus, keys, questions, and every kind of control by keys alone."""

from __future__ import annotations

from typing import Any

import pytest

from client3d.hud.button import Look
from client3d.hud.controls import TileLook
from client3d.hud.painting import Painter
from client3d.screens.navigator import Navigator
from client3d.screens.page import Page


class Sampler(Page):
    """A page with a control of every kind and a list that is too long."""

    TITLE = "title-options"

    def __init__(self, stage: Any, name: str = "sampler") -> None:
        super().__init__(stage, name)
        self.default = "ok"
        self.told: list[Any] = []
        self.value, self.chosen, self.text, self.tab = 50, 0, "", "one"

    def open(self) -> None:
        self.told.append("opened")

    def close(self) -> None:
        self.told.append("closed")

    def returned(self) -> None:
        self.told.append("returned")

    def draw(self, painter: Painter) -> None:
        x, y, width, _ = box = self.sheet(painter)
        self.tabs("tabs", (x, y, width, 36), [("one", "One"), ("two", "Two")], self.tab, self._set_tab)
        self.slider("volume", (x, y + 50, 300, 40), self.value, (0, 100, 10), f"{self.value} %", self._set_value)
        self.chooser("tier", (x, y + 100, 300, 40), ("low", "high", "auto"), self.chosen, self._set_chosen)
        self.field("name", (x, y + 150, 300, 40), self.text, self._set_text)

        def row(place: int, at: tuple[float, float, float, float]) -> None:
            self.tile(f"row.{place}", at, TileLook(f"Row {place}"), lambda: self.told.append(place))

        self.scroll("rows", painter, (x + 320, y + 50, 300, 200), [40.0] * 20, row)
        self.button("ok", self.foot(box), Look("OK", style="primary"), lambda: self.told.append("ok"))

    def _set_tab(self, tab: str) -> None:
        self.tab = tab

    def _set_value(self, value: int) -> None:
        self.value = value

    def _set_chosen(self, chosen: int) -> None:
        self.chosen = chosen

    def _set_text(self, text: str) -> None:
        self.text = text


@pytest.fixture
def page(pages: Navigator) -> Sampler:
    page = Sampler(pages.stage)
    pages.open(page)
    return page


def test_pages_come_and_go_in_a_stack(pages: Navigator, page: Sampler) -> None:
    over = Sampler(pages.stage, "over")
    pages.open(over)
    assert (pages.screen, page.visible, over.visible) == ("over", False, True)
    pages.key("escape")
    assert (pages.screen, page.visible) == ("sampler", True)
    assert over.told == ["opened", "closed"]
    assert page.told == ["opened", "returned"]
    pages.clear()
    assert not pages.modal
    assert not pages.key("escape")


def test_enter_presses_the_default_until_something_has_the_focus(pages: Navigator, page: Sampler) -> None:
    pages.key("enter")
    pages.key("tab")
    assert pages.focus == "ok"  # the focus begins where Enter would press
    pages.key("enter")
    pages.key("space")
    assert page.told == ["opened", "ok", "ok", "ok"]


def test_tab_goes_through_everything_and_round_again(pages: Navigator, page: Sampler) -> None:
    pages.key("tab")
    seen = []
    for _ in range(60):
        seen.append(pages.focus)
        pages.key("tab")
    assert {"back", "tabs.one", "tabs.two", "volume", "tier", "name", "ok"} <= set(seen)
    assert {f"row.{place}" for place in range(20)} <= set(seen), "rows out of sight are scrolled to"
    assert seen.count("ok") >= 3


def test_arrows_change_what_has_a_value_and_move_else(pages: Navigator, page: Sampler) -> None:
    page.focus = "volume"
    pages.key("arrow_right")
    pages.key("arrow_right")
    assert page.value == 70
    pages.key("arrow_down")
    assert pages.focus == "tier"
    pages.key("arrow_left")
    assert page.chosen == 2
    pages.key("enter")
    assert page.chosen == 0
    pages.key("arrow_up")
    pages.key("arrow_up")
    assert pages.focus.startswith("tabs.")
    pages.key("arrow_right")
    pages.key("arrow_left")
    pages.key("arrow_left")
    assert pages.focus == "tabs.one"


def test_a_value_stays_within_its_bounds(pages: Navigator, page: Sampler) -> None:
    page.focus = "volume"
    for _ in range(20):
        pages.key("arrow_left")
    assert page.value == 0
    for _ in range(20):
        pages.key("arrow_right")
    assert page.value == 100


def test_arrows_scroll_a_list_that_is_too_long(pages: Navigator, page: Sampler) -> None:
    page.focus = "row.0"
    for _ in range(12):
        pages.key("arrow_down")
    assert pages.focus == "row.12"
    assert "row.0" not in pages.widgets()
    for _ in range(12):
        pages.key("arrow_up")
    assert pages.focus == "row.0"


def test_a_field_takes_what_is_typed_while_it_has_the_focus(pages: Navigator, page: Sampler) -> None:
    pages.typed("x")
    assert page.text == ""
    page.focus = "name"
    for character in "Ab é\t":
        pages.typed(character)
    pages.key("space")  # the character has come by itself
    assert page.text == "Ab é"
    pages.key("backspace")
    assert page.text == "Ab "
    assert page.told == ["opened"], "no letter and no space presses anything"


def test_a_question_takes_the_keys_and_gives_the_focus_back(pages: Navigator, page: Sampler) -> None:
    page.focus = "tier"
    pages.confirm("quit", lambda: page.told.append("quit"))
    assert set(pages.widgets()) == {"dialog.quit", "dialog.cancel"}
    pages.key("escape")
    assert pages.focus == "tier"
    pages.confirm("quit", lambda: page.told.append("quit"))
    pages.key("tab")
    pages.key("enter")
    assert page.told == ["opened", "quit"]


def test_another_language_and_another_size_draw_the_page_anew(pages: Navigator, page: Sampler) -> None:
    before = page.painter
    pages.text_factor = 1.5
    pages.redraw()
    assert page.painter is not before
    assert pages.stage.brush.scale.pixels > 1.1
