"""What every order must pass before its own rule looks at it: the first group of refusal reasons."""

from __future__ import annotations

from core.orders import Cell, Order, Refusal
from systems.clumsy.orders import (
    TARGETS,
    BoardOrder,
    BuildOrder,
    ClearOrder,
    DemineOrder,
    FireOrder,
    LayMineOrder,
    MoveOrder,
    PatrolOrder,
    TowOrder,
    UnitOrder,
    UnloadOrder,
)
from systems.clumsy.view import UnitView, View


def refuse_any(view: View, order: Order) -> Refusal | None:
    """Reasons that have nothing to do with one rule: game over, not one's turn, off the board, aboard a carrier."""
    if view.ended:
        return Refusal("game_over")
    if any(view.living(unit) is None for unit in _commanded(order)):
        return Refusal("unknown_unit")
    if view.turn != view.side:
        return Refusal("not_your_turn")
    if isinstance(order, MoveOrder):
        cells = (order.to, *(order.path or ()))
    elif isinstance(
        order, FireOrder | PatrolOrder | UnloadOrder | BuildOrder | ClearOrder | LayMineOrder | DemineOrder
    ):
        cells = (order.at,)
    else:
        cells = ()
    if not all(on_board(view, cell) for cell in cells):
        return Refusal("out_of_bounds")
    return _refuse_aboard(view, order) if isinstance(order, UnitOrder) else None


def _commanded(order: Order) -> list[int]:
    """The units that an order names as one's own."""
    named = [order.unit] if isinstance(order, UnitOrder) else []
    if isinstance(order, BoardOrder):
        named.append(order.carrier)
    elif isinstance(order, UnloadOrder):
        named.append(order.passenger)
    elif isinstance(order, TowOrder):
        named.append(order.gun)
    return named


def _refuse_aboard(view: View, order: UnitOrder) -> Refusal | None:
    """A unit aboard takes no orders (LOAD-1); what is wrong with the order itself is said first."""
    passenger = view.passenger(order.unit)
    if passenger is None:
        return None
    if isinstance(order, FireOrder):
        if order.what not in TARGETS:
            return Refusal("invalid")
        if order.weapon and order.weapon not in passenger.kind.weapons:
            return Refusal("unknown_weapon")
    if isinstance(order, BuildOrder) and order.what not in view.data.structures:
        return Refusal("invalid")
    return Refusal("aboard")


def on_board(view: View, cell: Cell) -> bool:
    """Whether this is a cell of the board."""
    return view.board.contains(*cell)


def lacks_points(needed: int, left: int) -> Refusal | None:
    """`no_action_points`, with how many are needed and left, if they do not suffice (AP-2)."""
    return Refusal("no_action_points", {"needed": needed, "left": left}) if left < needed else None


def refuse_barred(view: View, cell: int, unit: UnitView) -> Refusal | None:
    """Why a building, a work or rubble that the side knows of keeps one's own unit out of a cell (MOVE-3)."""
    if not view.field.bars(cell, unit.kind.unit_class, unit.side):
        return None
    standing = view.field.structures.get(cell)
    is_work = standing is not None and standing.kind.kind == "work"
    return Refusal("wrong_terrain" if is_work else "occupied")
