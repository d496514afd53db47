"""What the tests of positions share: Alice's opponent plays a turn, or several against a Bob who only passes."""

from __future__ import annotations

from core.orders import Order, Refusal
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.orders import EndTurnOrder, FireOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame
from tests.systems.clumsy.battles import BLUE, RED

FIRST, SECOND, THIRD, FOURTH = 1000, 1001, 1002, 1003
"""The ids of Alice's units, in the order in which she has them."""


def meadow(width: int, height: int = 5) -> str:
    """An empty map."""
    return "\n".join(["." * width] * height)


def turn(game: ClumsyGame, opponent: Opponent | None = None) -> list[Order]:
    """The orders of Alice's turn, all of which must be accepted."""
    opponent = opponent or Opponent(BLUE)
    given: list[Order] = []
    while not game.view(BLUE).ended:
        order = opponent.next_order(game.view(BLUE))
        assert not isinstance(game.submit(order), Refusal), order
        given.append(order)
        if isinstance(order, EndTurnOrder | SurrenderOrder):
            break
    return given


def turns(game: ClumsyGame, count: int, opponent: Opponent | None = None) -> list[Order]:
    """The orders of so many turns of Alice's; Bob passes."""
    opponent = opponent or Opponent(BLUE)
    given: list[Order] = []
    for _ in range(count):
        given += turn(game, opponent)
        if game.view(BLUE).ended:
            break
        game.submit(EndTurnOrder(side=RED))
    return given


def shots(orders: list[Order]) -> list[tuple[int, tuple[int, int]]]:
    """Who fired where."""
    return [(order.unit, order.at) for order in orders if isinstance(order, FireOrder)]


def end_of(game: ClumsyGame, number: int) -> tuple[int, int]:
    """Where one of Alice's units stands."""
    return game.view(BLUE).board.xy(game.view(BLUE).units[number].cell)


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Cells between two places."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
