"""Buying an offer of the day, and what it does.

HQ-SHOP-2, HQ-SHOP-3, HQ-BOMB-1 of the rulebook.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.headquarters import camps
from systems.headquarters.battle import Battle, System
from systems.headquarters.components import Camp
from systems.headquarters.events import AirStruck, OfferBought
from systems.headquarters.fighting import target_in
from systems.headquarters.healing import heal
from systems.headquarters.offers import is_forbidden, left_of
from systems.headquarters.orders import BuyOrder
from systems.headquarters.recruiting import Arrival, refuse_place
from systems.headquarters.view import View
from systems.headquarters.wounds import Wound


def is_on_sale(view: View, order: BuyOrder) -> bool:
    """Whether the shop sells this today, and the order has a cell if, and only if, the offer needs one (HQ-SHOP-1)."""
    return order.what in view.offers and view.data.offers[order.what].needs_cell == (order.at is not None)


def refuse_buy(view: View, order: BuyOrder) -> Refusal | None:
    """Why an offer that is on sale cannot be bought."""
    price, kind = view.offers[order.what], view.data.offers[order.what]
    if view.own.gold < price:
        return Refusal("not_enough_gold", {"needed": price, "left": view.own.gold})
    if left_of(view.data, view.own.bought, order.what) <= 0:
        return Refusal("sold_out")
    if is_forbidden(kind, view.bomb_dropped):
        return Refusal("forbidden")
    if order.at is None:
        return None
    cell = view.board.cell(*order.at)
    if kind.effect == "unit":
        return refuse_place(view, view.data.units[kind.unit], cell)
    return Refusal("no_target") if target_in(view, view.side, cell) is None else None


class Purchase:
    """An offer that is to be paid for."""

    __slots__ = ("at", "offer", "side")

    def __init__(self, side: int, offer: str, at: int | None) -> None:
        self.side, self.offer, self.at = side, offer, at


def begin_buy(battle: Battle, _view: View, order: BuyOrder) -> None:
    """Put an accepted purchase on the agenda."""
    at = None if order.at is None else battle.board.cell(*order.at)
    battle.world.agenda.add(Purchase(order.side, order.what, at))


class ShopSystem(System):
    """Takes the gold and does what was bought. What fortifies and what raises funds is read from what was bought."""

    def process(self) -> None:
        """Carry out every purchase."""
        for purchase in self.battle.world.agenda.take(Purchase):
            self._carry_out(purchase.side, purchase.offer, purchase.at)

    def _carry_out(self, side: int, offer: str, at: int | None) -> None:
        battle, kind = self.battle, self.battle.data.offers[offer]
        battle.tell(OfferBought(side=side, offer=offer))
        camps.pay(battle, side, -battle.start.offers[offer], "shop")
        entity, camp = battle.camp(side)
        battle.world.change(entity, Camp, "bought", (*camp.bought, offer))
        if kind.effect == "heal":
            for unit in battle.units_of(side):
                heal(battle, unit, kind.amount, "kit")
        elif kind.effect == "unit" and at is not None:
            battle.world.agenda.add(Arrival(side, kind.unit, at, star=True))
        elif kind.effect == "strike" and at is not None:
            battle.tell(AirStruck(side=side, at=battle.board.xy(at)))
            # flat, whatever the defence; on a headquarters who stands there is hit first (HQ-RULE)
            battle.world.agenda.add(Wound(battle.units_at[at][0], kind.amount, "strike"))
