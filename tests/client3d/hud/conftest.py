"""A screen without a window: the panels need only its size and the node they hang from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from panda3d.core import NodePath

from client3d.hud.hud import Hud
from client3d.hud.preview import LOCALE
from client3d.hud.values import Intents
from core.texts import Texts


class Heard:
    """Every intent, in the order in which they came."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []

    def intents(self) -> Intents:
        """Intents that are written down."""
        return Intents(**{name: self._hearer(name) for name in Intents.__dataclass_fields__})

    def _hearer(self, name: str) -> Callable[..., None]:
        return lambda *arguments: self.told.append((name, *arguments))


@cache
def texts_in(language: str) -> Texts:
    """The client's texts; read once."""
    return Texts(language, LOCALE)


def screen(width: int, height: int) -> SimpleNamespace:
    """What the panels use of a ShowBase."""
    win = SimpleNamespace(get_x_size=lambda: width, get_y_size=lambda: height)
    return SimpleNamespace(win=win, pixel2d=NodePath("pixel2d"), mouseWatcherNode=None)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def hud_of(heard: Heard) -> Iterator[Callable[..., Hud]]:
    """Makes panels for a window of a size, in a language."""
    made: list[Hud] = []

    def make(size: tuple[int, int] = (1280, 720), language: str = "en", text_factor: float = 1.0) -> Hud:
        made.append(Hud(screen(*size), texts_in(language), heard.intents(), text_factor))
        return made[-1]

    yield make
    for hud in made:
        hud.destroy()


@pytest.fixture(scope="session")
def locale_folder() -> Path:
    return LOCALE
