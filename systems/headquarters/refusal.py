"""What every order must pass before its own rule looks at it."""

from __future__ import annotations

from core.orders import Cell, Order, Refusal
from systems.headquarters.orders import AttackOrder, BuyOrder, MoveOrder, RecruitOrder, ResumeOrder, UnitOrder
from systems.headquarters.view import UnitView, View


def refuse_any(view: View, order: Order) -> Refusal | None:
    """Reasons that have nothing to do with one rule: game over, not one's unit, out, ready, off the board."""
    if view.ended:
        return Refusal("game_over")
    if isinstance(order, UnitOrder):
        unit = view.units.get(order.unit)
        if unit is None or unit.side != view.side:
            return Refusal("unknown_unit")
    if not view.own.standing:
        return Refusal("not_your_turn")
    if view.own.ready and not isinstance(order, ResumeOrder):
        return Refusal("camp_ready")
    if not all(view.board.contains(*cell) for cell in _cells(order)):
        return Refusal("out_of_bounds")
    return None


def _cells(order: Order) -> tuple[Cell, ...]:
    """The cells that an order names."""
    if isinstance(order, MoveOrder):
        return (order.to,)
    if isinstance(order, AttackOrder | RecruitOrder):
        return (order.at,)
    return (order.at,) if isinstance(order, BuyOrder) and order.at is not None else ()


def refuse_finished(unit: UnitView) -> Refusal | None:
    """Why a unit does nothing more this turn: it has just come, or has attacked or waited (HQ-ACT-1, HQ-RECRUIT-1)."""
    if unit.recruited:
        return Refusal("recruited_this_turn")
    return Refusal("already_acted") if unit.acted else None
