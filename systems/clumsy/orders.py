"""The orders of General Clumsy, as the scenario format names them.

Units are named by id: one's own by their own, cells as (x, y).
"""

from __future__ import annotations

from core.orders import Cell, Order


class UnitOrder(Order, frozen=True):
    """An order to one unit."""

    unit: int


class MoveOrder(UnitOrder, frozen=True, tag="move"):
    """Go to a cell, by the cheapest way or by the given path (each cell after the start)."""

    to: Cell
    path: tuple[Cell, ...] | None = None


class FireOrder(UnitOrder, frozen=True, tag="fire"):
    """Fire at a cell. `what` chooses among several targets in it: unit, ground or structure."""

    at: Cell
    weapon: str = ""
    what: str = ""


class SupplyOrder(UnitOrder, frozen=True, tag="supply"):
    """Refill `target`; without one the unit refills itself at a depot."""

    target: int = 0


class EndTurnOrder(Order, frozen=True, tag="end_turn"):
    """Pass: the side's turn is over."""


class SurrenderOrder(Order, frozen=True, tag="surrender"):
    """Give up: all of the side's units leave the map."""


AnyOrder = MoveOrder | FireOrder | SupplyOrder | EndTurnOrder | SurrenderOrder
"""What can be ordered so far."""

TARGETS = ("", "unit", "ground", "structure")
"""What `FireOrder.what` may be."""
