"""The bars over units: that of a craft gives way to those of others near it."""

from __future__ import annotations

import itertools

import pytest

from client3d.hud.values import Plate
from client3d.play.plates import BAR_HEIGHT, BAR_WIDTH, NAME_HEIGHT, cleared


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
