"""HQ-SOLO-1, HQ-TURN-1: camps of the computer take turns to give one order each, at a table without any rules."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from core.orders import Order, Refusal
from systems.headquarters.ai import playing
from systems.headquarters.ai.playing import Computers, StuckError
from systems.headquarters.orders import EndTurnOrder, WaitOrder


class Table:
    """Three camps; a turn ends when all are ready, and orders of a unit 0 are refused."""

    def __init__(self, turns: int = 9) -> None:
        self.turn, self.turns = 1, turns
        self.ready = [False] * 3
        self.standing = [True] * 3
        self.given: list[int] = []

    def view(self, _side: int) -> Any:
        camps = [SimpleNamespace(standing=self.standing[side], ready=self.ready[side]) for side in range(3)]
        return SimpleNamespace(turn=self.turn, ended=self.turn > self.turns, camps=camps)

    def submit(self, order: Order) -> object:
        self.given.append(order.side)
        if isinstance(order, WaitOrder):
            return Refusal("unknown_unit") if order.unit == 0 else []
        self.ready[order.side] = True
        if all(ready or not standing for ready, standing in zip(self.ready, self.standing, strict=True)):
            self.turn += 1
            self.ready = [False] * 3
        return []


class Seat:
    """Lets these units wait, and then ends its turn."""

    def __init__(self, side: int, units: Sequence[int]) -> None:
        self.side, self.units, self.left = side, tuple(units), list(units)
        self.told: list[tuple[Order, Refusal]] = []

    def next_order(self, _view: Any) -> Order:
        if self.left:
            return WaitOrder(side=self.side, unit=self.left.pop(0))
        self.left = list(self.units)
        return EndTurnOrder(side=self.side)

    def refused(self, order: Order, refusal: Refusal) -> None:
        self.told.append((order, refusal))


def test_each_gives_one_order_and_then_it_is_the_next_ones_turn() -> None:
    table = Table()
    computers = Computers(table, {2: Seat(2, (5, 5)), 0: Seat(0, (5,)), 1: Seat(1, ())})
    for _ in range(6):
        assert computers.step()
    assert table.given == [0, 1, 2, 0, 2, 2]
    assert (table.turn, computers.orders, computers.refusals) == (2, 6, 0)


def test_who_is_out_or_ready_is_not_asked() -> None:
    table = Table()
    table.standing[1], table.ready[0] = False, True
    computers = Computers(table, {side: Seat(side, (5,)) for side in range(3)})
    assert computers.step()
    assert computers.step()
    assert table.given == [2, 2]
    assert table.turn == 2


def test_when_all_of_them_are_ready_they_wait_for_the_persons() -> None:
    table = Table()
    computers = Computers(table, {1: Seat(1, (5,)), 2: Seat(2, ())})
    computers.finish()
    assert table.given == [1, 2, 1]
    assert not computers.step()
    assert table.turn == 1


def test_they_finish_the_turn_that_the_persons_have_ended_and_no_other() -> None:
    table = Table()
    computers = Computers(table, {1: Seat(1, (5,)), 2: Seat(2, ())})
    table.submit(EndTurnOrder(side=0))
    computers.finish()
    assert (table.turn, table.given) == (2, [0, 1, 2, 1])


def test_after_the_end_nobody_is_asked() -> None:
    table = Table(turns=0)
    assert not Computers(table, {0: Seat(0, ())}).step()
    assert table.given == []


def test_who_is_refused_is_told_which_order_and_why() -> None:
    table, seat = Table(), Seat(0, (0, 0, 5))
    computers = Computers(table, {0: seat})
    for _ in range(3):
        assert computers.step()
    assert seat.told == [(WaitOrder(side=0, unit=0), Refusal("unknown_unit"))] * 2
    assert (computers.orders, computers.refusals) == (1, 2)


def test_a_seat_that_goes_on_without_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ORDERS", 3)
    table = Table()
    computers = Computers(table, {0: Seat(0, (5,) * 3)})
    for _ in range(3):
        assert computers.step()
    with pytest.raises(StuckError, match=r"^camp 0 gave 3 orders in turn 1 and went on$") as stuck:
        computers.step()
    assert stuck.value.side == 0
    assert len(table.given) == 3


def test_each_turn_has_room_for_as_many_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ORDERS", 3)
    table = Table(turns=4)
    computers = Computers(table, {side: Seat(side, (5, 5)) for side in range(3)})
    while computers.step():
        pass
    assert table.turn == 5
    assert computers.orders == 4 * 3 * 3
