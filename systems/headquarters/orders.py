"""The orders of Headquarters, as the scenario format names them."""

from __future__ import annotations

from core.orders import Cell, Order


class UnitOrder(Order, frozen=True):
    """An order to one unit."""

    unit: int


class MoveOrder(UnitOrder, frozen=True, tag="move"):
    """Go to a cell by the cheapest way (HQ-ACT-1)."""

    to: Cell


class AttackOrder(UnitOrder, frozen=True, tag="attack"):
    """Strike whoever stands in a cell (HQ-FIGHT-1)."""

    at: Cell


class WaitOrder(UnitOrder, frozen=True, tag="wait"):
    """Have done for this turn (HQ-ACT-1)."""


class RecruitOrder(Order, frozen=True, tag="recruit"):
    """Recruit a unit of a type on a cell beside the headquarters (HQ-RECRUIT-1)."""

    what: str
    at: Cell


class BuyOrder(Order, frozen=True, tag="buy"):
    """Buy an offer of the day; `at`: where it is aimed or placed (HQ-SHOP-2)."""

    what: str
    at: Cell | None = None


class EndTurnOrder(Order, frozen=True, tag="end_turn"):
    """Say that the camp's turn is over (HQ-TURN-1)."""


class ResumeOrder(Order, frozen=True, tag="resume"):
    """Take that back (HQ-TURN-1)."""


class SurrenderOrder(Order, frozen=True, tag="surrender"):
    """Give up."""


AnyOrder = MoveOrder | AttackOrder | WaitOrder | RecruitOrder | BuyOrder | EndTurnOrder | ResumeOrder | SurrenderOrder
