"""Sides that the computer plays: whoever's go it is gives an order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from core.orders import Order, Refusal
from systems.skirmish.orders import ActivateOrder
from systems.skirmish.pipeline import SkirmishGame
from systems.skirmish.view import View

MOST_ORDERS = 4000
"""More orders than this in one turn are a fault in a seat."""


class Seat(Protocol):
    """What plays a side."""

    def next_order(self, view: View) -> Order:
        """What to do next; in the end it passes."""

    def refused(self, order: Order, refusal: Refusal) -> None:
        """An order was refused."""


class StuckError(RuntimeError):
    """A seat went on giving orders without ending its turn."""


class Computers:
    """The sides of a game that the computer plays."""

    def __init__(self, game: SkirmishGame, seats: Mapping[int, Seat]) -> None:
        self.game, self.seats = game, dict(seats)
        self.orders = self.refusals = 0
        """Orders accepted and refused so far."""
        self.activations = 0
        self._turn, self._in_turn = 0, 0

    def step(self) -> bool:
        """Let the side whose go it is give an order, if the computer plays it; whether it did."""
        view = self.game.view(0)
        seat = None if view.ended else self.seats.get(view.go)
        if seat is None:
            return False
        self._count(view.turn)
        order = seat.next_order(self.game.view(view.go))
        answer = self.game.submit(order)
        if isinstance(answer, Refusal):
            self.refusals += 1
            seat.refused(order, answer)
        else:
            self.orders += 1
            self.activations += isinstance(order, ActivateOrder)
        return True

    def _count(self, turn: int) -> None:
        if turn != self._turn:
            self._turn, self._in_turn = turn, 0
        self._in_turn += 1
        if self._in_turn > MOST_ORDERS:
            raise StuckError(f"{MOST_ORDERS} orders were given in turn {turn}, and it went on")
