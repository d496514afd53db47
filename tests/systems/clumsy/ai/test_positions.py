"""The opponent finds what the rules make best in small battles, and the battles are what they claim to be."""

from __future__ import annotations

import pytest

from core.orders import Order, Refusal
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.view import View
from tests.positions import Position, Wanted
from tests.systems.clumsy.ai.position_play import (
    AIR,
    DRONES_FLY,
    GROUND,
    WANTED,
    all_played,
    play,
    play_solution,
    positions,
)

needs_air = pytest.mark.skipif(not DRONES_FLY, reason="the rules of the air are not there yet")
STEP, SHOT = {"do": "move", "unit": "t1", "to": [4, 4]}, {"do": "fire", "unit": "t1", "at": [9, 3]}
each_position = pytest.mark.parametrize(
    "position",
    [
        pytest.param(position, id=position.name, marks=needs_air if folder == AIR else ())
        for folder in WANTED
        for position in positions(folder)
    ],
)


class Idle:
    """A seat that passes."""

    def next_order(self, view: View) -> Order:
        return EndTurnOrder(side=view.side)

    def refused(self, order: Order, refusal: Refusal) -> None:
        raise AssertionError(refusal)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(kind="", all=({"do": "move"}, {"do": "fire", "at": [9, 3]})), True),
        (Wanted(kind="", all=({"do": "move", "unit": "t2"},)), False),
        (Wanted(kind="", any=({"do": "alert"}, {"do": "move", "to": [[3, 4], [4, 4]]})), True),
        (Wanted(kind="", any=({"do": "alert"}, {"do": "move", "to": [[3, 4], [4, 5]]})), False),
        (Wanted(kind="", in_order=({"do": "move"}, {"do": "fire"})), True),
        (Wanted(kind="", in_order=({"do": "fire"}, {"do": "move"})), False),
        (Wanted(kind="", in_order=({"do": "fire"}, {"do": "fire"})), False),
        (Wanted(kind="", never=({"do": "fire", "at": [9, 3]},)), False),
        (Wanted(kind="", never=({"do": "fire", "at": [9, 4]},)), True),
        (Wanted(kind="", end={"t1.hp": 4, "t1.at": {"inside": [[3, 3], [4, 4]]}}), True),
        (Wanted(kind="", end={"t1.hp": {"at_least": 5}}), False),
        (Wanted(kind="", end={"t1.at": {"not_among": [[4, 4]]}}), False),
        (Wanted(kind="", end={"t1.at": {"outside": [[4, 4], [5, 5]]}}), False),
        (Wanted(kind="", end={"dead": {"not_among": [[4, 4]]}}), False),
        (Wanted(kind="", end={"dead": {"at_most": 3}}), False),
    ],
)
def test_what_counts_as_found(wanted: Wanted, found: bool) -> None:
    answers = {"t1.hp": 4, "t1.at": [4, 4], "dead": "(dead)"}
    assert (wanted.missed([STEP, SHOT], answers.__getitem__) == []) is found


@each_position
def test_the_steps_of_a_position_do_what_is_wanted(position: Position) -> None:
    assert play_solution(position) == []


@each_position
def test_who_does_nothing_misses_it(position: Position) -> None:
    assert play(position, lambda side: Idle()).missed


# it finds 26 and 21, and is not to fall behind by much
@pytest.mark.parametrize(("folder", "count", "enough"), [(GROUND, 30, 26), pytest.param(AIR, 21, 19, marks=needs_air)])
def test_the_opponent_finds_most(folder: str, count: int, enough: int) -> None:
    missed = [one.line for one in all_played(folder) if one.missed]
    assert len(positions(folder)) == count
    assert count - len(missed) >= enough, "\n".join(missed)
