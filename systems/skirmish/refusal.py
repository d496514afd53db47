"""What every order must pass before its own rule looks at it."""

from __future__ import annotations

from core.orders import Order, Refusal
from systems.skirmish.measures import Point
from systems.skirmish.orders import ActionOrder, ActivateOrder, LeaveOrder, MoveOrder, TurnOrder
from systems.skirmish.view import UnitView, View

MOST_LEGS = 64
"""Of a path."""
LARGEST_FACING = 1 << 40
"""Of the numbers of a facing that anybody may have written."""


def refuse_any(view: View, order: Order) -> Refusal | None:
    """Reasons that have nothing to do with one rule: an order that is none, game over, unknown, not one's go."""
    if isinstance(order, MoveOrder) and not 0 < len(order.path) <= MOST_LEGS:
        return Refusal("invalid")
    if not all(_is_facing(facing) for facing in _facings(order)):
        return Refusal("invalid")
    if view.ended:
        return Refusal("game_over")
    if not _names_own(view, order):
        return Refusal("unknown_unit")
    if view.go != view.side and not (isinstance(order, ActivateOrder) and is_over(view.acting())):
        return Refusal("not_your_turn")
    return None if all(view.table.holds(spot) for spot in _spots(order)) else Refusal("out_of_bounds")


def is_over(fellows: list[UnitView]) -> bool:
    """Whether those who act have no action left: their activation ends when the next one begins, if not before."""
    return bool(fellows) and fellows[0].actions == 0


def _is_facing(facing: Point) -> bool:
    return facing != (0, 0) and all(abs(part) <= LARGEST_FACING for part in facing)


def _facings(order: Order) -> tuple[Point, ...]:
    if isinstance(order, MoveOrder):
        return () if order.facing is None else (order.facing,)
    return (order.facing,) if isinstance(order, TurnOrder) else ()


def _names_own(view: View, order: Order) -> bool:
    """Whether whoever an order names lives and is of this side."""
    if not isinstance(order, ActivateOrder | ActionOrder):
        return True
    if order.group:
        if order.unit or not 0 < order.group <= len(view.start.groups):
            return False
        return any(unit.side == view.side for unit in view.living(view.start.groups[order.group - 1]))
    if isinstance(order, ActionOrder) and not order.unit:
        return True
    unit = view.units.get(order.unit)
    return unit is not None and unit.side == view.side


def _spots(order: Order) -> tuple[Point, ...]:
    """The places that an order names."""
    if isinstance(order, MoveOrder):
        return order.path
    return (order.at,) if isinstance(order, LeaveOrder) and order.at is not None else ()


def refuse_action(view: View, order: ActionOrder, price: int = 1) -> Refusal | None:
    """Why whoever is active cannot spend so many actions (SK-ACT-2): it is not who is meant, or has too few."""
    fellows = view.active()
    if not fellows or (order.unit and all(unit.id != order.unit for unit in fellows)):
        return Refusal("not_active")
    if order.group and (fellows[0].group is None or fellows[0].group.number != order.group):
        return Refusal("not_active")
    return refuse_price(fellows[0], price)


def refuse_price(unit: UnitView, price: int) -> Refusal | None:
    """Why a fighter cannot spend so many actions."""
    if unit.actions < price:
        return Refusal("no_actions_left", {"needed": price, "left": unit.actions})
    return None
