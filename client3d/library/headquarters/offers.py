"""Entries of what the shop may sell: its price, what it does, and whether it is to be had today."""

from __future__ import annotations

from collections.abc import Iterator

from client3d.library.entry import Fact, Heading, Key, Section
from client3d.library.headquarters.wording import Wording
from systems.headquarters.data import OfferType


def heading(say: Wording, name: str) -> Heading:
    """What a list shows of an offer."""
    key = Key("offers", name)
    price = say.offers.get(name)
    subtitle = say.gold(say.data.offers[name].price) if price is None else say("on-sale", gold=price)
    return Heading(key, say.name(key), subtitle, say.icon(key), say.data.offers[name].effect)


def sections(say: Wording, name: str) -> tuple[Section, ...]:
    """All there is to tell of an offer."""
    offer = say.data.offers[name]
    return (
        Section(say("about-offer"), tuple(_values(say, name, offer))),
        Section(say("effects"), tuple(_effects(say, offer))),
    )


def _values(say: Wording, name: str, offer: OfferType) -> Iterator[Fact]:
    yield say.told(
        "price", say.gold(offer.price), "gold", percent=int(offer.discount), reduced=offer.price_on(discounted=True)
    )
    yield say.told("limit", offer.limit, "ammo")
    price = say.offers.get(name)
    value = say("not-on-sale") if price is None else say.gold(price)
    cheap = price is not None and price < offer.price
    icon = "cancel" if price is None else "discount" if cheap else "shop"
    note = say("on-sale-cheap" if cheap else "on-sale-day")
    yield Fact(say("on-sale-title", date=say.date), value, note, icon)


def _effects(say: Wording, offer: OfferType) -> Iterator[Fact]:
    yield Fact(say("effect"), "", say.effect(offer), say.icon(Key("offers", offer.id)))
    if offer.before_bomb:
        yield say.can("fallout", "fallout")
    if offer.effect == "unit":
        yield say.link(Key("units", offer.unit))
