"""Camps that the computer plays: all at once, an order at a time.

HQ-TURN-1, HQ-SOLO-1 of the rulebook: they move while a person thinks, and finish at once when all persons have ended
their turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from core.orders import Order, Refusal
from systems.headquarters.view import View

MOST_ORDERS = 2000
"""More orders than this of one camp in one turn are a fault in a seat."""


class Seat(Protocol):
    """What plays a camp."""

    def next_order(self, view: View) -> Order:
        """What to do next; in the end it passes."""

    def refused(self, order: Order, refusal: Refusal) -> None:
        """An order was refused."""


class StuckError(RuntimeError):
    """A seat went on giving orders without ending its turn."""

    def __init__(self, side: int, message: str) -> None:
        super().__init__(message)
        self.side = side


class Table(Protocol):
    """Where views come from and orders go to: a game, or who tells others of what happens in it."""

    def view(self, side: int) -> View:
        """What a camp knows now."""

    def submit(self, order: Order) -> object:
        """Give an order; a Refusal, or anything else if it was carried out."""


class Computers:
    """The camps of a game that the computer plays, by side. They take turns to give one order each."""

    def __init__(self, game: Table, seats: Mapping[int, Seat]) -> None:
        self.game, self.seats = game, dict(sorted(seats.items()))
        self.orders = self.refusals = 0
        """Orders accepted and refused so far."""
        self._last = -1
        self._in_turn: dict[int, int] = {}
        self._turn = 0

    def step(self) -> bool:
        """Let the next of them that is not ready give one order; whether there was one (HQ-SOLO-1)."""
        side = self._next()
        if side is None:
            return False
        self._last = side
        view, seat = self.game.view(side), self.seats[side]
        self._count(side, view.turn)
        order = seat.next_order(view)
        answer = self.game.submit(order)
        if isinstance(answer, Refusal):
            self.refusals += 1
            seat.refused(order, answer)
        else:
            self.orders += 1
        return True

    def finish(self) -> None:
        """Let all of them finish their turn at once: the persons have ended theirs (HQ-SOLO-1)."""
        turn = self.game.view(0).turn
        while self.game.view(0).turn == turn and self.step():
            pass

    def _next(self) -> int | None:
        """The camp after the last one, of those that are left and not ready."""
        view = self.game.view(0)
        if view.ended:
            return None
        waiting = [side for side in self.seats if view.camps[side].standing and not view.camps[side].ready]
        return next((side for side in waiting if side > self._last), waiting[0] if waiting else None)

    def _count(self, side: int, turn: int) -> None:
        if turn != self._turn:
            self._turn = turn
            self._in_turn.clear()
        self._in_turn[side] = self._in_turn.get(side, 0) + 1
        if self._in_turn[side] > MOST_ORDERS:
            raise StuckError(side, f"camp {side} gave {MOST_ORDERS} orders in turn {turn} and went on")
