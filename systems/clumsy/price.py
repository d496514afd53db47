"""Prices: what an order would take, and from which unit, as its side knows before it is given.

AP-1, AP-2, FUEL-1, FIRE-1 of the rulebook. Each rule takes what it takes; here the same formulas are asked beforehand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from core.orders import Order
from systems.clumsy.alert import shots_kept
from systems.clumsy.data import ClumsyData
from systems.clumsy.movement import planned_way
from systems.clumsy.orders import (
    AlertOrder,
    CancelOrder,
    FireOrder,
    MoveOrder,
    PatrolOrder,
    UnitOrder,
)
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View


class Price(NamedTuple):
    """What an order takes from the unit that it names."""

    points: int
    """Action points; below 0: it gives them back."""
    fuel: int = 0
    rounds: int = 0


def price_of(view: View, order: UnitOrder) -> Price:
    """What this order, which must be acceptable, takes if nothing unseen interferes."""
    pricing = _PRICING.get(type(order))
    if pricing is None:
        return Price(fixed_price(view.data, type(order)))
    return pricing(view, view.units[order.unit], order)


def fixed_price(data: ClumsyData, kind: type[UnitOrder]) -> int:
    """Action points of a kind of order that takes the same wherever it is given (AP-2)."""
    # they stand in the pack's rules under the orders' own names
    points: int = getattr(data.rules.orders, str(kind.__struct_config__.tag))
    return points


def _of_a_move(view: View, _unit: UnitView, order: MoveOrder) -> Price:
    way = planned_way(view, order)
    assert way is not None, "an acceptable move has a way"
    return Price(way.points, way.fuel)


def _of_a_shot(view: View, unit: UnitView, _order: FireOrder) -> Price:
    return Price(shot_price(view.data, unit.kind), rounds=1)


def _of_an_alert(view: View, unit: UnitView, _order: AlertOrder) -> Price:
    return Price(shots_kept(view, unit) * shot_price(view.data, unit.kind))


def _of_a_patrol(view: View, unit: UnitView, _order: PatrolOrder) -> Price:
    return Price(shot_price(view.data, unit.kind))


def _of_a_cancel(view: View, unit: UnitView, _order: CancelOrder) -> Price:
    return Price(-(unit.alert + unit.reserved) * shot_price(view.data, unit.kind))


_PRICING: dict[type[Order], Callable[[View, UnitView, Any], Price]] = {
    MoveOrder: _of_a_move,
    FireOrder: _of_a_shot,
    AlertOrder: _of_an_alert,
    PatrolOrder: _of_a_patrol,
    CancelOrder: _of_a_cancel,
}
"""How those kinds of orders are priced that have no fixed price."""
