"""What each button's order would take from the selected unit: a figure on the button and a line of its tooltip.

No rule is computed here: prices come from the rules over the side's view.
"""

from __future__ import annotations

from client3d.clumsy import previews
from client3d.clumsy.words import Words
from core.orders import Order
from systems.clumsy.orders import (
    BoardOrder,
    BuildOrder,
    CancelOrder,
    ClearOrder,
    DemineOrder,
    LandOrder,
    LayMineOrder,
    SupplyOrder,
    TowOrder,
    UnhitchOrder,
    UnitOrder,
    UnloadOrder,
)
from systems.clumsy.pipeline import refuse
from systems.clumsy.price import Price, fixed_price, price_of
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View

_FIXED: dict[str, type[UnitOrder]] = {
    "supply": SupplyOrder,
    "board": BoardOrder,
    "unload": UnloadOrder,
    "tow": TowOrder,
    "unhitch": UnhitchOrder,
    "build": BuildOrder,
    "clear": ClearOrder,
    "lay_mine": LayMineOrder,
    "demine": DemineOrder,
    "land": LandOrder,
}
"""Buttons whose order always takes the same."""


def price(view: View, unit: UnitView, name: str) -> Price | None:
    """What the order of a button takes; None where that depends on where it is given, or nothing is to be had."""
    if name in _FIXED:
        return Price(fixed_price(view.data, _FIXED[name]))
    if name == "fire" and unit.kind.weapons:
        return Price(shot_price(view.data, unit.kind), rounds=1)
    if name in previews.KEEPING:
        order: Order = previews.keeping_order(view, unit, name)
        if refuse(view, order) is None:
            assert isinstance(order, UnitOrder)
            return price_of(view, order)
        return None if isinstance(order, CancelOrder) else Price(shot_price(view.data, unit.kind))
    return None


def badge(found: Price | None) -> str:
    """The figure on a button."""
    if found is None or not found.points:
        return ""
    return str(found.points) if found.points > 0 else f"+{-found.points}"


def line(words: Words, view: View, unit: UnitView, name: str) -> str:
    """The line of a tooltip; of a move what a step of a craft takes, for the ground's steps differ."""
    found = price(view, unit, name)
    if found is None:
        air = view.data.rules.air
        if name != "move" or not unit.kind.flies:
            return ""
        return words("order-flight-price", points=air.step_cost, fuel=air.step_fuel, hover=air.hover_fuel)
    if found.points < 0:
        return words("order-price-back", points=-found.points)
    left = unit.action_points - found.points
    key = "order-price-short" if left < 0 else "order-price-round" if found.rounds else "order-price"
    return words(key, points=found.points, left=left, has=unit.action_points)
