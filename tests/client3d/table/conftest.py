"""A ShowBase that draws into memory, shared by this folder's tests, and small tables on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from client3d.scene.preview import headless
from client3d.table.demo import cm, man
from client3d.table.picture import Barrier, Fighter, House, Patch, TablePicture, Thing
from client3d.table.preview import model_library
from client3d.table.table import Table


@pytest.fixture(scope="module")
def base() -> Iterator[Any]:
    shown = headless(480, 300)
    yield shown
    shown.destroy()


def small_table(*fighters: Fighter, things: tuple[Thing, ...] = ()) -> TablePicture:
    """40 x 30 cm: a wall at the left, a house of two floors at the right, rough ground between."""
    return TablePicture(
        (40, 30),
        (Patch("rough", cm((14, 4), (20, 4), (20, 10), (14, 10))),),
        (Barrier("wall", cm((4, 15), (14, 15))),),
        houses=(House("mill", cm((25, 10), (37, 10), (37, 20), (25, 20)), 2),),
        fighters=fighters,
        things=things,
    )


@pytest.fixture
def table_of(base: Any) -> Iterator[Callable[..., Table]]:
    """Makes tables at the low tier and clears them away."""
    made: list[Table] = []

    def make(*fighters: Fighter, tier: str = "low", things: tuple[Thing, ...] = ()) -> Table:
        made.append(Table(base, small_table(*fighters, things=things), model_library(), tier))
        return made[-1]

    yield make
    for table in made:
        table.destroy()


@pytest.fixture
def zouave() -> Fighter:
    return man(1001, "zouave", 8, 20, 0, "blue")


@pytest.fixture
def prussian() -> Fighter:
    return man(2001, "prussian", 8, 8, 180, "red")
