"""No text of any page is cut or leaves its box, in any language, at both sizes, with usual and with large texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from samples import PAGES

from client3d.hud.painting import Painter
from client3d.screens.navigator import Navigator
from client3d.screens.page import Page
from core.texts import LANGUAGES

SIZES = ((1280, 720), (1920, 1080))
FACTORS = (1.0, 1.5)


def painted(page: Page) -> Iterator[tuple[str, Painter, float, float]]:
    """Everything with text on it: name, painter, width and height."""
    assert page.painter is not None
    yield page.name, page.painter, page.width, page.height
    for target in page.targets():
        control = page.control(target.name)
        assert control is not None
        if control.painter is not None:
            yield control.name, control.painter, control.box[2], control.box[3]


@pytest.mark.parametrize("shown", PAGES)
@pytest.mark.parametrize("factor", FACTORS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_or_leaves_its_box(
    pages_of: Callable[..., Navigator], language: str, size: tuple[int, int], factor: float, shown: str
) -> None:
    pages = pages_of(size, language, factor)
    page = PAGES[shown](pages)
    pages.open(page)
    scale = pages.stage.brush.scale
    for name, painter, width, height in painted(page):
        assert painter.cuts == [], name
        for ink in painter.inks:
            assert ink.left >= -1, (name, ink)
            assert ink.right <= width + 1, (name, ink)
            assert ink.top >= -1, (name, ink)
            assert ink.bottom <= height + 3, (name, ink)
    for target in page.targets():
        x, y, width, height = target.box
        assert x >= -1, target.name
        assert y >= -1, target.name
        assert x + width <= scale.width + 1, target.name
        assert y + height <= scale.height + 1, target.name


@pytest.mark.parametrize("shown", PAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_controls_do_not_overlap(pages_of: Callable[..., Navigator], size: tuple[int, int], shown: str) -> None:
    for factor in (1.0, 1.5, 2.0):
        pages = pages_of(size, "ru", factor)
        page = PAGES[shown](pages)
        pages.open(page)
        boxes = [(target.name, target.box) for target in page.targets()]
        for place, (name, (x, y, width, height)) in enumerate(boxes):
            for other, (left, top, across, down) in boxes[place + 1 :]:
                apart = x + width <= left + 1 or left + across <= x + 1 or y + height <= top + 1 or top + down <= y + 1
                assert apart, (name, other, factor)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_page_exists(pages_of: Callable[..., Navigator], language: str) -> None:
    for make in PAGES.values():
        pages = pages_of((1280, 720), language)
        page = make(pages)
        pages.open(page)
        for name, painter, _, _ in painted(page):
            assert not [ink.text for ink in painter.inks if ink.text.startswith("[")], name
        pages.clear()
