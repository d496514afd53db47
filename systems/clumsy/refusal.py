"""What every order must pass before its own rule looks at it: the first group of refusal reasons."""

from __future__ import annotations

from core.orders import Cell, Order, Refusal
from systems.clumsy.orders import FireOrder, MoveOrder, UnitOrder
from systems.clumsy.view import View


def refuse_any(view: View, order: Order) -> Refusal | None:
    """Reasons that have nothing to do with one rule: game over, not one's turn, off the board."""
    if view.ended:
        return Refusal("game_over")
    if isinstance(order, UnitOrder) and view.own_unit(order.unit) is None:
        return Refusal("unknown_unit")
    if view.turn != view.side:
        return Refusal("not_your_turn")
    if isinstance(order, MoveOrder):
        cells = (order.to, *(order.path or ()))
    elif isinstance(order, FireOrder):
        cells = (order.at,)
    else:
        cells = ()
    if not all(on_board(view, cell) for cell in cells):
        return Refusal("out_of_bounds")
    return None


def on_board(view: View, cell: Cell) -> bool:
    """Whether this is a cell of the board."""
    return view.board.contains(*cell)


def lacks_points(needed: int, left: int) -> Refusal | None:
    """`no_action_points`, with how many are needed and left, if they do not suffice (AP-2)."""
    return Refusal("no_action_points", {"needed": needed, "left": left}) if left < needed else None
