"""The opponent finds what the rules make best at small tables, and the positions are what they claim to be."""

from __future__ import annotations

import pytest

from core.orders import Order, Refusal
from systems.skirmish.orders import EndTurnOrder
from systems.skirmish.view import View
from tests.positions import Position
from tests.systems.skirmish.ai.skirmish_positions import all_played, play, play_solution, positions

each_position = pytest.mark.parametrize("position", [pytest.param(one, id=one.name) for one in positions()])


class Idle:
    """A seat that passes."""

    def __init__(self, side: int) -> None:
        self.side = side

    def next_order(self, view: View) -> Order:
        return EndTurnOrder(side=self.side)

    def refused(self, order: Order, refusal: Refusal) -> None:
        raise AssertionError(refusal)


@each_position
def test_the_steps_of_a_position_do_what_is_wanted(position: Position) -> None:
    assert play_solution(position) == []


@each_position
def test_who_does_nothing_misses_it(position: Position) -> None:
    assert play(position, Idle).missed


# it finds 19, and is not to fall behind by much
def test_the_opponent_finds_most() -> None:
    missed = [one.line for one in all_played() if one.missed]
    assert len(positions()) == 20
    assert len(missed) <= 3, "\n".join(missed)
