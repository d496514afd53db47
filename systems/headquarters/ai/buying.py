"""What an opponent recruits, and what it buys in the shop."""

from __future__ import annotations

from core.board import cells_of, mask_of
from core.orders import Order
from systems.headquarters.ai.personality import Personality
from systems.headquarters.ai.ties import drawn
from systems.headquarters.ai.worth import PER_CENT, hp_worth, price_of
from systems.headquarters.data import OfferType, UnitType
from systems.headquarters.offers import is_forbidden, left_of
from systems.headquarters.orders import BuyOrder, RecruitOrder
from systems.headquarters.recruiting import places
from systems.headquarters.view import UnitView, View


def recruit(view: View, manner: Personality) -> Order | None:
    """The unit to recruit next; None if there is no gold or no room for any, or it saves for a better one."""
    own = [unit for unit in view.of(view.side) if not unit.kind.is_headquarters]
    capturing = sum(unit.kind.captures for unit in own)
    wanted = [kind for kind in view.data.units.values() if kind.cost is not None and places(view, kind)]
    if not wanted:
        return None
    if capturing * PER_CENT <= manner.infantry_share * len(own) or _cities_to_take(view) > capturing:
        kind = min((kind for kind in wanted if kind.captures), key=_price, default=None)
    else:
        guns = sum(not unit.kind.fires_after_move for unit in own)
        others = len(own) - capturing - guns
        fitting = [
            kind for kind in wanted if not kind.captures and kind.fires_after_move == (guns * manner.to_a_gun >= others)
        ]
        kind = max(fitting, key=_price, default=None)
    if kind is None or kind.cost is None or view.own.gold - manner.reserve < kind.cost:
        return None
    return RecruitOrder(side=view.side, what=kind.id, at=view.board.xy(_place(view, kind)))


def _price(kind: UnitType) -> int:
    return kind.cost or 0


def _cities_to_take(view: View) -> int:
    return sum(owner != view.side for owner in view.cities.values())


def _place(view: View, kind: UnitType) -> int:
    """The cell beside the headquarters that is nearest to the enemy's."""
    board = view.board
    goals = [unit.cell for unit in view.units.values() if unit.side != view.side]
    far = {cell: min((board.distance(cell, goal) for goal in goals), default=0) for cell in places(view, kind)}
    nearest = drawn(view, [cell for cell, distance in far.items() if distance == min(far.values())])
    assert nearest is not None, "who asks has looked whether there is a place"
    return nearest


def purchase(view: View, manner: Personality) -> Order | None:
    """What to buy in the shop now, if anything is worth its price; first of all cities want to be taken."""
    capturing = sum(unit.kind.captures for unit in view.of(view.side))
    if capturing < min(manner.first_infantry, _cities_to_take(view)):
        return None
    found: list[tuple[int, str, Order]] = []
    for name, price in view.offers.items():
        offer = view.data.offers[name]
        closed = is_forbidden(offer, view.bomb_dropped) or left_of(view.data, view.own.bought, name) <= 0
        if closed or view.own.gold - manner.reserve < price:
            continue
        worth, at = _worth(view, manner, offer)
        if worth >= price:
            cell = None if at is None else view.board.xy(at)
            found.append((price - worth, name, BuyOrder(side=view.side, what=name, at=cell)))
    return min(found, key=lambda one: one[:2], default=(0, "", None))[2]


def _worth(view: View, manner: Personality, offer: OfferType) -> tuple[int, int | None]:
    """What an offer is worth now, in gold, and where it goes."""
    own, headquarters = view.of(view.side), view.headquarters_of(view.side)
    match offer.effect:
        case "unit":
            kind = view.data.units[offer.unit]
            return (price_of(view.data, kind), _place(view, kind)) if places(view, kind) else (0, None)
        case "raise":
            turns = max(0, manner.fund_turns - view.turn)
            return offer.amount * len(view.cities_of(view.side)) * turns, None
        case "heal":
            lost = (min(offer.amount, unit.kind.hp - unit.hp) * hp_worth(view, manner, unit) for unit in own)
            return sum(lost), None
        case "fortify":
            near = 0 if headquarters is None else view.board.disk(headquarters.cell, manner.fortify_at)
            threatened = any(near >> unit.cell & 1 for unit in view.units.values() if unit.side != view.side)
            return (offer.amount * manner.guard if threatened else 0), None
        case "strike":
            return _best_strike(view, manner, offer.amount)


def _best_strike(view: View, manner: Personality, amount: int) -> tuple[int, int | None]:
    targets = mask_of(unit.cell for unit in view.units.values() if unit.side != view.side)
    worth: dict[int, int] = {}
    for cell in cells_of(targets):
        unit: UnitView = view.at[cell][0]
        done = min(amount, unit.hp)
        worth[cell] = done * hp_worth(view, manner, unit) + (manner.kill if done == unit.hp else 0)
    most = max(worth.values(), default=0)
    return most, drawn(view, [cell for cell, here in worth.items() if here == most])
