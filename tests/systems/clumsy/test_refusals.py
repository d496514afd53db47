"""Refusals that no scenario can write down: words that are none, and how many points are wanted."""

from __future__ import annotations

import pytest

from core.orders import Order, Refusal
from systems.clumsy.orders import AlertOrder, BoardOrder, BuildOrder, FireOrder, MoveOrder, TowOrder, UnloadOrder
from systems.clumsy.pipeline import ClumsyGame
from tests.systems.clumsy.battles import battle, unit


@pytest.fixture
def game() -> ClumsyGame:
    return battle(
        """
        ......
        ......
        """,
        unit("hauler", 0, 0, 0),
        unit("walker", 0, 0, 0, aboard=0),
        unit("walker", 0, 1, 1),
        unit("crawler", 0, 3, 1, fuel=0),
        unit("crawler", 0, 5, 1, fuel=1),
        unit("walker", 0, 0, 1, action_points=0),
        unit("walker", 1, 5, 0),
    )


HAULER, ABOARD, WALKER, DRY, NEARLY_DRY, TIRED = range(1000, 1006)
ENEMY = 2000


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (FireOrder(side=0, unit=WALKER, at=(5, 0), weapon="gun", what="house"), "invalid"),
        (FireOrder(side=0, unit=ABOARD, at=(5, 0), weapon="gun", what="house"), "invalid"),
        (FireOrder(side=0, unit=ABOARD, at=(5, 0), weapon="lob"), "unknown_weapon"),
        (FireOrder(side=0, unit=ABOARD, at=(5, 0), weapon="gun"), "aboard"),
        (BuildOrder(side=0, unit=WALKER, at=(1, 0), what="castle"), "invalid"),
        (BuildOrder(side=0, unit=ABOARD, at=(1, 0), what="castle"), "invalid"),
        (BuildOrder(side=0, unit=ABOARD, at=(1, 0), what="trench"), "aboard"),
        (AlertOrder(side=0, unit=ABOARD), "aboard"),
        # whom one does not command is unknown, whoever it is
        (BoardOrder(side=0, unit=WALKER, carrier=ENEMY), "unknown_unit"),
        (UnloadOrder(side=0, unit=HAULER, passenger=ENEMY, at=(0, 1)), "unknown_unit"),
        (TowOrder(side=0, unit=HAULER, gun=ENEMY), "unknown_unit"),
        (AlertOrder(side=0, unit=ENEMY), "unknown_unit"),
        (MoveOrder(side=0, unit=WALKER, to=(6, 0)), "out_of_bounds"),
        (MoveOrder(side=0, unit=WALKER, to=(0, 1), path=((0, -1), (0, 1))), "out_of_bounds"),
    ],
)
def test_why_it_is_refused(game: ClumsyGame, order: Order, reason: str) -> None:
    assert game.refuse(order) == Refusal(reason)


def test_how_much_is_wanted_and_left(game: ClumsyGame) -> None:
    assert game.refuse(MoveOrder(side=0, unit=DRY, to=(4, 1))) == Refusal("no_fuel", {"left": 0})
    tired = Refusal("no_action_points", {"needed": 1, "left": 0})
    assert game.refuse(MoveOrder(side=0, unit=TIRED, to=(1, 0))) == tired
    # a cell of meadow burns 2
    assert game.refuse(MoveOrder(side=0, unit=NEARLY_DRY, to=(4, 1))) == Refusal("no_fuel", {"needed": 2, "left": 1})
    refusal = game.refuse(FireOrder(side=0, unit=WALKER, at=(5, 1), weapon="gun"))
    assert refusal == Refusal("no_target")
    refusal = game.refuse(FireOrder(side=0, unit=WALKER, at=(5, 0), weapon="gun"))
    assert refusal == Refusal("out_of_range", {"distance": 5, "greatest": 4})
