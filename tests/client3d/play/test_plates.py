"""The bars over units: which give way to others near them, and when they are small."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import replace

import pytest

from client3d.hud.values import Plate
from client3d.play.plates import (
    BAR_HEIGHT,
    BAR_WIDTH,
    CROWDED,
    NAME_HEIGHT,
    SMALL_HEIGHT,
    SMALL_WIDTH,
    Columns,
    Plates,
    cleared,
)


def bar(x: float, y: float, name: str = "") -> Plate:
    return Plate(x, y, 0, 1.0, "6", name)


def overlap(one: Plate, other: Plate) -> bool:
    heights = [BAR_HEIGHT + NAME_HEIGHT * bool(each.name) for each in (one, other)]
    return abs(one.x - other.x) < BAR_WIDTH and one.y - heights[0] < other.y and other.y - heights[1] < one.y


def test_a_bar_with_room_stays() -> None:
    alone, aside = bar(100, 100), bar(100 + BAR_WIDTH, 100)
    assert cleared(alone, [aside, bar(100, 100 + BAR_HEIGHT), bar(100, 100 - BAR_HEIGHT)]) == alone
    # panels drawn half as large take half the room
    assert cleared(alone, [bar(100, 100 + BAR_HEIGHT / 2)], 0.5) == alone


def test_a_bar_gives_way_no_farther_than_it_can_be_told_whose_it_is() -> None:
    crowd = [bar(100, 105 - 17 * k) for k in range(6)]
    assert cleared(bar(100, 100), crowd).y == 100


@pytest.mark.parametrize("name", ["", "Tank"])
def test_a_bar_goes_above_the_one_it_would_lie_over(name: str) -> None:
    below = bar(110, 104, name)
    assert cleared(bar(100, 100), [below]).y == 104 - BAR_HEIGHT - NAME_HEIGHT * bool(name)


def test_no_bar_lies_over_another() -> None:
    ground = [bar(100 + 150 * k, 100 + 7 * k, "Tank" if k % 2 else "") for k in range(4)]
    moved: list[Plate] = []
    for k in range(8):
        moved.append(cleared(bar(90 + 75 * k, 102 + 3 * k), [*ground, *moved]))
    for craft in moved:
        assert not [other for other in ground if overlap(craft, other)]
    assert not [pair for pair in itertools.combinations(moved, 2) if overlap(*pair)]
    assert len({craft.y for craft in moved}) > 1


def test_who_stands_behind_gives_way_and_who_is_far_aside_is_not_asked() -> None:
    """As around a headquarters: its bar stands high, over those of the units behind it."""
    columns = Columns(1.0)
    front, behind, aside = bar(100, 100), bar(100, 95), bar(100 + 2 * BAR_WIDTH, 95)
    assert columns.add(front) == front
    assert columns.add(behind).y == 100 - BAR_HEIGHT
    assert columns.add(aside) == aside


def test_of_a_row_no_bar_lies_over_another_whatever_column_it_is_in() -> None:
    columns = Columns(1.0)
    row = [bar(BAR_WIDTH * 0.6 * k, 100 - 7 * (k % 2)) for k in range(-10, 30)]
    standing = [columns.add(each) for each in sorted(row, key=lambda each: -each.y)]
    assert not [pair for pair in itertools.combinations(standing, 2) if overlap(*pair)]
    assert {each.y for each in standing} == {100, 100 - BAR_HEIGHT}


def test_a_small_bar_takes_less_room() -> None:
    front, behind = replace(bar(100, 100), small=True), replace(bar(100, 100 - SMALL_HEIGHT), small=True)
    assert cleared(behind, [front]) == behind
    assert cleared(replace(behind, y=99), [front]).y == 100 - SMALL_HEIGHT
    beside = replace(bar(100 + SMALL_WIDTH, 100), small=True)
    assert cleared(beside, [front]) == beside
    # a large one, of who is pointed at, takes its own room beside small ones
    assert cleared(bar(100 + SMALL_WIDTH, 100), [front]).y == 100 - SMALL_HEIGHT


@pytest.mark.parametrize("turned", [0.0, 0.4, 0.8, 1.2])
def test_bars_are_small_where_those_of_neighbours_have_no_room_beside_each_other(turned: float) -> None:
    """However the board is turned: bars do not change while it turns."""

    def seen(cell: float) -> Callable[[float, float, float], tuple[float, float]]:
        return lambda x, y, z: (cell * (x * math.cos(turned) - y * math.sin(turned)), 0.0)

    enough = CROWDED * BAR_WIDTH / math.sqrt(2)
    assert Plates.has_no_room(seen(enough * 0.99), 1.0)
    assert not Plates.has_no_room(seen(enough * 1.01), 1.0)
    assert not Plates.has_no_room(seen(enough * 0.51), 0.5)
