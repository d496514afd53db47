"""What a player does in missions that the computer does not win by itself: a few units by plan, all others by it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from core.orders import Cell, Order, Refusal
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.orders import BoardOrder, LandOrder, MoveOrder, UnitOrder, UnloadOrder
from systems.clumsy.view import View

PILOT, NAVIGATOR, GUNNER, AMBULANCE = 1000, 1001, 1002, 1003
"""The units of `left_behind` by id, in the order of its file."""


def _way(*corners: Cell) -> tuple[Cell, ...]:
    """Every cell after the first on the straight lines from corner to corner."""
    cells: list[Cell] = []
    for (x, y), (to_x, to_y) in pairwise(corners):
        steps = abs(to_x - x) + abs(to_y - y)
        along = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
        cells += [(x + along[0] * step, y + along[1] * step) for step in range(1, steps + 1)]
    return tuple(cells)


def _fly(side: int, *corners: Cell) -> MoveOrder:
    return MoveOrder(side=side, unit=AMBULANCE, to=corners[-1], path=_way(*corners))


def _left_behind(side: int) -> dict[int, list[Order]]:
    """Round the battery by the northern rim, down beside the wood in which two of the three wait, and back."""
    north, clearing, camp = (4, 1), (23, 1), (4, 7)
    return {
        1: [MoveOrder(side=side, unit=PILOT, to=(23, 2)), _fly(side, (4, 10), north, (10, 1))],
        2: [
            _fly(side, (10, 1), clearing),
            LandOrder(side=side, unit=AMBULANCE),
            BoardOrder(side=side, unit=PILOT, carrier=AMBULANCE),
            BoardOrder(side=side, unit=GUNNER, carrier=AMBULANCE),
            _fly(side, clearing, (14, 1)),
        ],
        3: [
            _fly(side, (14, 1), north, camp),
            LandOrder(side=side, unit=AMBULANCE),
            UnloadOrder(side=side, unit=AMBULANCE, passenger=PILOT, at=(3, 7)),
            UnloadOrder(side=side, unit=AMBULANCE, passenger=GUNNER, at=(4, 8)),
        ],
    }


class Planned(Opponent):
    """A player that gives a plan's orders first in each round; units of the plan do nothing else."""

    def __init__(self, side: int, plan: dict[int, list[Order]]) -> None:
        super().__init__(side)
        self._plan_orders = plan
        self._units = {order.unit for orders in plan.values() for order in orders if isinstance(order, UnitOrder)}

    def next_order(self, view: View) -> Order:
        """The plan's next order, then what the opponent thinks of for all others."""
        if waiting := self._plan_orders.get(view.round):
            return waiting.pop(0)
        order = super().next_order(view)
        while isinstance(order, UnitOrder) and order.unit in self._units:
            super().refused(order, Refusal("invalid"))
            order = super().next_order(view)
        return order

    def refused(self, order: Order, refusal: Refusal) -> None:
        """Raises AssertionError if the order is of the plan: what it counts on is no longer so."""
        assert not (isinstance(order, UnitOrder) and order.unit in self._units), (order, refusal)
        super().refused(order, refusal)


PLANS: Final[dict[str, Callable[[int], dict[int, list[Order]]]]] = {"left_behind": _left_behind}
"""By mission: for a side, the orders of its plan by round."""
