"""The numbers and names that the help of Headquarters tells of each topic, all from the pack."""

from __future__ import annotations

from collections.abc import Callable

from client3d.library.entry import Key
from client3d.library.headquarters.wording import Wording, blows_to_destroy
from client3d.library.plan import Numbers
from client3d.library.wording import span
from systems.headquarters.data import OfferType, TerrainType, UnitType
from systems.headquarters.fighting import damage

_CITIES = 3
"""Cities of the example."""


def _units(say: Wording, fits: Callable[[UnitType], bool]) -> str:
    return say.names("units", (name for name, kind in say.data.units.items() if fits(kind)))


def _offers(say: Wording, fits: Callable[[OfferType], bool]) -> str:
    return say.names("offers", (name for name, offer in say.data.offers.items() if fits(offer)))


def _grounds(say: Wording, fits: Callable[[TerrainType], bool]) -> str:
    return say.names("terrain", (name for name, ground in say.data.terrain.items() if fits(ground)))


def turn(say: Wording) -> Numbers:
    """Who does not do both."""
    return {"still": _units(say, lambda kind: not kind.fires_after_move)}


def moving(say: Wording) -> Numbers:
    """Directions, and what nobody crosses."""
    return {
        "adjacency": say.data.rules.grid.adjacency,
        "closed": _grounds(say, lambda ground: ground.costs == {}),
    }


def gold(say: Wording) -> Numbers:
    """Income and bounty."""
    data, rules = say.data, say.data.rules
    income = data.city.income if data.city is not None else 0
    return {
        "base": rules.gold.base,
        "income": income,
        "cities": _CITIES,
        "total": rules.gold.base + _CITIES * income,
        "first": rules.bounty.first,
        "less": rules.bounty.less,
        "least": rules.bounty.least,
        "after": rules.bounty.after(_CITIES),
    }


def fighting(say: Wording) -> Numbers:
    """The formula, and blows worked out."""
    rules, kind = say.data.rules.fight, _striker(say)
    return {
        "scale": rules.scale,
        "share": rules.defence_share,
        "low": rules.chance[0],
        "high": rules.chance[1],
        "least": rules.least,
        "unit": say.name(Key("units", kind.id)),
        "attack": kind.attack,
        "defence": kind.defence,
        "damage": say.bare_blow(kind, kind)[1],
        "half": damage(say.data, kind, (kind.hp + 1) // 2, kind.defence, 100),
        "half_hp": (kind.hp + 1) // 2,
        "hp": kind.hp,
        "blows": span(*(blows_to_destroy(say, kind, kind) or (0, 0))),
        "afar": _units(say, lambda one: one.range[1] > 1),
        "farthest": max(one.range[1] for one in say.data.units.values()),
        "silent": _units(say, lambda one: one.attack > 0 and not one.strikes_back),
    }


def _striker(say: Wording) -> UnitType:
    """The unit of the example: the cheapest that can be recruited and strikes."""
    kinds = say.data.units.values()
    return min(kinds, key=lambda one: (one.cost is None, not one.attack, one.cost or 0, one.id))


def cities(say: Wording) -> Numbers:
    """Who captures, and what a city gives."""
    city = say.data.city
    return {
        "captors": _units(say, lambda kind: kind.captures),
        "income": city.income if city is not None else 0,
        "heals": city.heals if city is not None else 0,
        "defence": city.defence if city is not None else 0,
    }


def recruiting(_say: Wording) -> Numbers:
    """None: what it costs stands in the table."""
    return {}


def shop(say: Wording) -> Numbers:
    """Offers of a day, discounts, and those with a catch."""
    rules, offers = say.data.rules.shop, say.data.offers.values()
    discounts, limits = {int(offer.discount) for offer in offers}, {offer.limit for offer in offers}
    return {
        "offers": rules.offers,
        "discounted": rules.discounted,
        "discount": span(min(discounts, default=0), max(discounts, default=0)),
        "limit": span(min(limits, default=0), max(limits, default=0)),
        "date": say.date,
        "strike": max((offer.amount for offer in offers if offer.effect == "strike"), default=0),
        "strikes": _offers(say, lambda offer: offer.effect == "strike"),
        "units": _offers(say, lambda offer: offer.effect == "unit"),
        "forbidden": _offers(say, lambda offer: offer.before_bomb),
    }


def bomb(say: Wording) -> Numbers:
    """When it falls, what it leaves, what it forbids."""
    rules, city = say.data.rules.bomb, say.data.city
    return {
        "camps": rules.camps,
        "left": rules.left,
        "hp": rules.hp,
        "forbidden": _offers(say, lambda offer: offer.before_bomb),
        "heals": city.heals if city is not None else 0,
    }


def winning(say: Wording) -> Numbers:
    """How much a headquarters stands."""
    seats = [kind for kind in say.data.units.values() if kind.is_headquarters]
    return {"hp": max((kind.hp for kind in seats), default=0)}


def keys(_say: Wording) -> Numbers:
    """None: keys are the player's own."""
    return {}
