"""Pages without a window: the navigator on a screen of any size, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from panda3d.core import NodePath
from samples import texts_in

from client3d.screens.navigator import Navigator


def base_of(width: int, height: int) -> SimpleNamespace:
    """What the pages use of a ShowBase."""
    win = SimpleNamespace(get_x_size=lambda: width, get_y_size=lambda: height)
    return SimpleNamespace(win=win, pixel2d=NodePath("pixel2d"), mouseWatcherNode=None)


@pytest.fixture
def pages_of() -> Iterator[Callable[..., Navigator]]:
    """Makes a navigator for a window of a size, in a language."""
    made: list[Navigator] = []

    def make(size: tuple[int, int] = (1280, 720), language: str = "en", text_factor: float = 1.0) -> Navigator:
        made.append(Navigator(base_of(*size), texts_in(language), text_factor))
        return made[-1]

    yield make
    for pages in made:
        pages.destroy()


@pytest.fixture
def pages(pages_of: Callable[..., Navigator]) -> Any:
    return pages_of()
