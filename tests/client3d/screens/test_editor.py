"""The page of the map editor by keys and by the mouse, and its picture."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from direct.showbase.MessengerGlobal import messenger
from editor_samples import editor, faulty, highlands, pack
from panda3d.core import MouseButton, PGItem

from client3d.editor.draft import Spot, empty
from client3d.editor.inks import Ink, laid
from client3d.editor.sight import Sight
from client3d.screens.draft_picture import DraftPicture
from client3d.screens.editor import EditorPage
from client3d.screens.editor_sources import EditorSourcesPage
from client3d.screens.editor_terms import EditorTermsPage
from client3d.screens.navigator import Navigator


@pytest.fixture
def page(pages: Navigator) -> EditorPage:
    """The editor at an empty map, painting forest, with both halves at once."""
    found = editor(pages, empty(pack().data, 12, 10))
    pages.open(found)
    return found


def glyph(page: EditorPage, x: int, y: int) -> str:
    return page.drawing.editing.draft.at((x, y)).glyph


def test_everything_is_drawn_by_keys_alone(pages: Navigator, page: EditorPage) -> None:
    page.drawing.cursor = (2, 2)
    for key in ("arrow_right", "space"):
        pages.key(key)
    assert (glyph(page, 3, 2), glyph(page, 8, 7)) == ("f", "f")
    for key in (
        "s",
        "s",
        "l",
        "w",
        "space",
        "arrow_down",
        "arrow_down",
        "space",
    ):  # no symmetry; hill, which comes next
        pages.key(key)
    assert [glyph(page, 3, y) for y in (2, 3, 4)] == ["h"] * 3
    assert glyph(page, 8, 6) == "."
    pages.key("u")
    assert glyph(page, 3, 2) == "f"
    pages.key("y")
    assert glyph(page, 3, 2) == "h"
    for key in ("b", "3", "e", "space"):
        pages.key(key)
    assert glyph(page, 3, 4) == "h"  # the ground stays when what lies on it is taken away


def test_escape_takes_a_stroke_back_before_it_leads_back(pages: Navigator, page: EditorPage) -> None:
    for key in ("r", "space", "arrow_right", "escape"):
        pages.key(key)
    assert pages.screen == "editor"
    assert not page.drawing.editing.dirty
    pages.key("escape")
    assert pages.screen == ""


def test_tools_symmetry_owner_and_zoom_have_keys(pages: Navigator, page: EditorPage) -> None:
    editing = page.drawing.editing
    for key, tool in (("l", "line"), ("r", "rectangle"), ("f", "fill"), ("p", "pick"), ("b", "brush")):
        pages.key(key)
        assert editing.tool == tool
    for brush in (1, 3, 5):
        pages.key(str(brush))
        assert editing.brush == brush
    page.tools.choose_ink(Ink("structure", "depot", 0))
    owners = []
    for _ in range(3):
        pages.key("o")
        owners.append(editing.ink.side)
    assert owners == [1, -1, 0]
    pages.key("o")
    page.tools.choose_ink(Ink("mine", side=0))  # it is whose the last was
    assert editing.ink == Ink("mine", side=1)
    before = page.drawing.sight.side
    pages.key("+")
    assert page.drawing.sight.side > before
    pages.key("home")
    assert page.drawing.sight.side == before


def test_letters_are_written_into_a_field_and_are_no_tools(pages: Navigator) -> None:
    drawing = editor(pages, highlands()).drawing
    page = EditorTermsPage(pages.stage, drawing.editing, pack().data, lambda: None)
    pages.open(page)
    pages.key("l")
    pages.typed("!")
    pages.back()
    assert drawing.editing.draft.terms.title == "Highlands!"
    assert drawing.editing.can_undo
    drawing.editing.undo()
    assert drawing.editing.draft == highlands()


def test_a_line_of_what_is_wrong_leads_to_its_cell(pages: Navigator) -> None:
    page = editor(pages, faulty())
    pages.open(page)
    assert next(one.cell for one in page.verdict.wrong) == (3, 4)
    assert "Water" in page.control("wrong.1").look.label  # type: ignore[union-attr]
    pages.press("wrong.1")
    assert (page.drawing.cursor, page.drawing.about) == ((3, 4), (3, 4))
    assert page.control("test").reason  # type: ignore[union-attr]


def test_the_map_is_looked_through_a_moment_after_a_stroke(pages: Navigator, page: EditorPage) -> None:
    page.drawing.editing.symmetry = "none"
    page.tools.choose_ink(Ink("zone", side=0))
    pages.key("space")
    count = len(page.verdict.wrong)
    page.tick(0.1)
    assert len(page.verdict.wrong) == count == 2
    page.tick(1.0)
    assert len(page.verdict.wrong) == 1


def test_another_size_counts_with_all_that_was_chosen(pages: Navigator) -> None:
    drawing = editor(pages, highlands()).drawing
    page = EditorTermsPage(pages.stage, drawing.editing, pack().data, lambda: None)
    pages.open(page)
    page.size = (43, 39)
    page.repaint()
    page.resize()
    pages.back()
    draft = drawing.editing.draft
    assert (draft.width, draft.height, draft.terms.title) == (43, 39, "Highlands")


def test_the_sources_lead_to_what_is_chosen(pages: Navigator) -> None:
    from client3d.screens.editor_sources import Source

    told: list[Any] = []
    sources = [Source("empty"), Source("random"), Source("copy", "river", "River")]
    page = EditorSourcesPage(pages.stage, sources, [("open", "Open")], told.append)
    pages.open(page)
    pages.press("source.2")
    pages.press("begin")
    pages.press("source.3")
    pages.press("begin")
    assert [(wish.source.kind, wish.source.name) for wish in told] == [("random", ""), ("copy", "river")]
    assert told[0].size == (31, 31)


# --- the mouse


def mouse(page: EditorPage, kind: str, button: Any, cell: tuple[int, int]) -> None:
    """A button of the mouse goes down (press) or up (release) over a cell, or the pointer moves there."""
    x, y, side, _ = page.drawing.sight.box_of(cell)
    at = (x + side / 2, y + side / 2)
    if kind == "move":
        page.pointer_at(*at)
        return
    scale = page.stage.brush.scale
    place = SimpleNamespace(x=at[0] / scale.width * 2 - 1, y=1 - at[1] / scale.height * 2)
    board = page.control("board")
    assert board is not None
    prefix = PGItem.get_press_prefix() if kind == "press" else PGItem.get_release_prefix()
    messenger.send(f"{prefix}{button.name}-{board.direct.guiId}", [SimpleNamespace(get_mouse=lambda: place)])


def test_the_mouse_paints_picks_pans_and_zooms(pages: Navigator, page: EditorPage) -> None:
    editing, sight = page.drawing.editing, page.drawing.sight
    editing.symmetry = "none"
    mouse(page, "press", MouseButton.one(), (2, 3))
    for x in (4, 7):
        mouse(page, "move", None, (x, 3))
    mouse(page, "release", MouseButton.one(), (7, 3))
    assert [glyph(page, x, 3) for x in range(9)] == [".", ".", *"ffffff", "."]
    mouse(page, "press", MouseButton.three(), (0, 0))
    assert editing.ink == Ink("ground", ".")
    editing.undo()
    assert not editing.dirty
    before = sight.side
    for _ in range(3):
        mouse(page, "press", MouseButton.wheel_up(), (2, 2))
    assert sight.side > before
    cell = sight.cell_at(600, 400)
    mouse(page, "press", MouseButton.two(), (5, 5))
    mouse(page, "move", None, (6, 6))
    mouse(page, "release", MouseButton.two(), (6, 6))
    assert sight.cell_at(600, 400) == (cell[0] - 1, cell[1] - 1)


# --- which part is in sight


def test_what_is_under_the_pointer_stays_there_when_cells_grow() -> None:
    sight = Sight()
    sight.place((100, 50, 400, 300), (40, 30))
    assert sight.cell_at(100, 50) == (0, 0)
    for _ in range(4):
        sight.zoom(1, (224, 144))
        assert sight.cell_at(224, 144) == (12, 9)
    left, top, right, bottom = sight.shares
    assert 0 < left < right < 1
    assert 0 < top < bottom < 1
    sight.reveal((39, 29))
    assert sight.shares[2:] == pytest.approx((1, 1))
    sight.zoom(-20)
    assert sight.shares == pytest.approx((0, 0, 1, 1))


# --- the picture


def pixels(picture: DraftPicture) -> np.ndarray:
    assert picture.texture is not None
    return np.frombuffer(picture.texture.get_ram_image(), np.uint8)


def test_a_stroke_paints_what_a_whole_picture_would_show() -> None:
    data, draft = pack().data, highlands()
    picture = DraftPicture(data)
    picture.show(draft)
    before = pixels(picture).copy()
    inks = [Ink("ground", "r"), Ink("zone", side=1), Ink("structure", "bunker", 0), Ink("mine", side=1), Ink("point")]
    for number, ink in enumerate(inks):
        draft = laid(draft, [(x, 10 + number) for x in range(8, 12)], ink, "turned")
        picture.show(draft)
    whole = DraftPicture(data)
    whole.show(draft)
    assert np.array_equal(pixels(picture), pixels(whole))
    assert not np.array_equal(pixels(picture), before)


def test_ground_that_is_not_known_is_seen() -> None:
    data = pack().data
    picture = DraftPicture(data)
    picture.show(empty(data, 10, 10).laid({(3, 3): Spot("Q")}))
    other = DraftPicture(data)
    other.show(empty(data, 10, 10))
    assert not np.array_equal(pixels(picture), pixels(other))
