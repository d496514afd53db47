"""How entries of Headquarters put things: gold, blows, steps."""

from __future__ import annotations

from client3d.hud.icons import DRAWINGS
from client3d.library.entry import Fact, Key
from client3d.library.wording import Wording as AnyWording
from client3d.library.wording import span
from client3d.play.names import Names
from systems.headquarters.data import HeadquartersData, OfferType, UnitType
from systems.headquarters.fighting import damage_band, defence_of
from systems.headquarters.offers import offers_of_the_day

HEADQUARTERS_ICON = "headquarters"
_EFFECT_ICONS = {"heal": "repair", "fortify": "fortifications", "strike": "air_strike", "raise": "fund_raising"}


class Wording(AnyWording):
    """See the module. `date`: the day of the shop that is told of, YYYY-MM-DD."""

    OWN = "hq-library"
    HELP = "hq-help"

    def __init__(self, data: HeadquartersData, words: Names, date: str) -> None:
        super().__init__(words)
        self.data, self.date = data, date
        self.offers = offers_of_the_day(data, date)
        """What the shop sells on that day, and for how much."""

    def told(self, name: str, value: str | int, icon: str, **arguments: str | int) -> Fact:
        """A fact called NAME and the sentence NAME-note."""
        return Fact(self(name), str(value), self(f"{name}-note", **arguments), icon)

    def icon(self, key: Key) -> str:
        """The icon before its name."""
        if key.table == "units":
            kind = self.data.units[key.name]
            if kind.is_headquarters:
                return HEADQUARTERS_ICON
            return key.name if key.name in DRAWINGS else kind.unit_class
        if key.table == "offers":
            offer = self.data.offers[key.name]
            return self.icon(Key("units", offer.unit)) if offer.effect == "unit" else _EFFECT_ICONS[offer.effect]
        ground = self.data.terrain[key.name]
        return "city" if ground.city else "cover" if ground.defence > 0 else "move"

    def gold(self, amount: int) -> str:
        """An amount of gold."""
        return self("gold", gold=amount)

    def signed(self, number: int) -> str:
        """What is added or taken."""
        return f"+{number}" if number > 0 else f"−{-number}" if number else "0"

    def effect(self, offer: OfferType) -> str:
        """What an offer does, in a sentence."""
        unit = self.name(Key("units", offer.unit)) if offer.unit else ""
        return self(f"effect-{offer.effect}", amount=offer.amount, unit=unit)

    def bare_blow(self, kind: UnitType, target: UnitType, terrain: int | None = None) -> tuple[int, int, int]:
        """What a blow of one whole unit does to another: the least, the middle, the most.

        `terrain`: the defence of the ground the target stands on; if it is not given open ground, and for headquarters
        the city that they stand on.
        """
        if terrain is None:
            city = self.data.city
            terrain = city.defence if target.is_headquarters and city is not None else 0
        return damage_band(self.data, kind, kind.hp, defence_of(self.data, target, terrain, ()))

    def blow(self, kind: UnitType, target: UnitType) -> str:
        """The same in a word: one number, or the least to the most."""
        least, _, most = self.bare_blow(kind, target)
        return span(least, most)

    def units_in_order(self) -> list[UnitType]:
        """Units as a player comes by them: recruits, the cheapest first, then those of the shop, then headquarters."""
        prices = {offer.unit: offer.price for offer in self.data.offers.values()}

        def place(kind: UnitType) -> tuple[bool, bool, int, str]:
            price = prices.get(kind.id, 0) if kind.cost is None else kind.cost
            return kind.is_headquarters, kind.cost is None, price, kind.id

        return sorted(self.data.units.values(), key=place)


def blows_to_destroy(say: Wording, kind: UnitType, target: UnitType) -> tuple[int, int] | None:
    """Blows of a whole unit after which another is destroyed, at best and at worst; None for one that has none."""
    least, _, most = say.bare_blow(kind, target)
    return (-(-target.hp // most), -(-target.hp // least)) if kind.attack and least else None
