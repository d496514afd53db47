"""What the shop sells on a day, and what a camp has of what it bought.

HQ-SHOP-1 to HQ-SHOP-3 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from systems.headquarters.data import Effect, HeadquartersData, OfferType


def offers_of_the_day(data: HeadquartersData, date: str) -> dict[str, int]:
    """What the shop sells on a date (YYYY-MM-DD), and for how much gold: the same for everybody (HQ-SHOP-1)."""
    rules = data.rules.shop
    shown = sorted(data.offers, key=lambda offer: _lot(date, "shown", offer))[: rules.offers]
    cheap = sorted(shown, key=lambda offer: _lot(date, "cheap", offer))[: rules.discounted]
    return {offer: data.offers[offer].price_on(offer in cheap) for offer in sorted(shown)}


def _lot(date: str, purpose: str, offer: str) -> bytes:
    """What is drawn for an offer on a date: from the date alone, on every machine and in every game."""
    return blake2b(f"shop|{purpose}|{date}|{offer}".encode(), digest_size=8).digest()


def left_of(data: HeadquartersData, bought: tuple[str, ...], offer: str) -> int:
    """How often a camp that has bought these may still buy an offer (HQ-SHOP-3)."""
    return data.offers[offer].limit - bought.count(offer)


def is_forbidden(kind: OfferType, bomb_dropped: bool) -> bool:
    """Whether the bomb forbids an offer (HQ-BOMB-1)."""
    return kind.before_bomb and bomb_dropped


def amount_of(data: HeadquartersData, bought: Iterable[str], effect: Effect) -> int:
    """How much all that a camp has bought of one effect comes to: defence, or gold per city (HQ-SHOP-2)."""
    kinds = (data.offers[offer] for offer in bought)
    return sum(kind.amount for kind in kinds if kind.effect == effect)
