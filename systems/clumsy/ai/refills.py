"""Refills: whom a supply truck beside it refills, and who refills itself at a depot.

FIRE-1, AP-2, HELI-3 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Collection

from core.board import cells_of
from core.orders import Order
from systems.clumsy.ai.needs import needy_units
from systems.clumsy.ai.personality import Personality
from systems.clumsy.orders import SupplyOrder
from systems.clumsy.supply import refuse_supply
from systems.clumsy.view import View


def refill(view: View, personality: Personality, barred: Collection[Order]) -> SupplyOrder | None:
    """A supply truck refills the neediest unit next to it, or one next to a depot itself; None if nobody lacks much."""
    judgement = personality.judgement
    share = min(judgement.full_enough, personality.supply_share + judgement.while_at_it)
    for cell in cells_of(view.field.suppliers[view.side]):
        truck = view.at[cell]
        if truck.action_points < view.data.rules.orders.supply:
            continue
        beside = [view.at[next_to] for next_to in view.board.neighbours(cell) if next_to in view.at]
        for unit in needy_units(view, [unit for unit in beside if unit.side == view.side], share):
            order = SupplyOrder(side=view.side, unit=truck.id, target=unit.id)
            if order not in barred:
                return order
    return _at_a_depot(view, share, barred)


def _at_a_depot(view: View, share: int, barred: Collection[Order]) -> SupplyOrder | None:
    """A unit next to a depot that lacks much refills itself."""
    beside = view.board.grown(view.field.buildings_of(view.side, "depot")) & view.field.units[view.side]
    for unit in needy_units(view, [view.at[cell] for cell in cells_of(beside)], share):
        order = SupplyOrder(side=view.side, unit=unit.id)
        if order not in barred and refuse_supply(view, order) is None:
            return order
    return None
