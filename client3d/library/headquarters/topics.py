"""The topics of the help of Headquarters: which paragraphs and tables each has, and where it leads on."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from client3d.library.entry import Key
from client3d.library.headquarters import numbers, tables
from client3d.library.headquarters.wording import Wording
from client3d.library.plan import Plan
from systems.headquarters.data import OfferType, TerrainType, UnitType


def _to(
    units: Callable[[UnitType], bool] = lambda _kind: False,
    terrain: Callable[[TerrainType], bool] = lambda _ground: False,
    offers: Callable[[OfferType], bool] = lambda _offer: False,
) -> Callable[[Wording], Iterator[Key]]:
    """Where a topic leads on."""

    def links(say: Wording) -> Iterator[Key]:
        data = say.data
        yield from (Key("units", name) for name, kind in data.units.items() if units(kind))
        yield from (Key("terrain", name) for name, ground in data.terrain.items() if terrain(ground))
        yield from (Key("offers", name) for name, offer in data.offers.items() if offers(offer))

    return links


PLANS: dict[str, Plan[Wording]] = {
    "turn": Plan("end_turn", numbers.turn),
    "winning": Plan("headquarters", numbers.winning, links=_to(units=lambda kind: kind.is_headquarters)),
    "moving": Plan("move", numbers.moving, ((2, tables.ground),), _to(terrain=lambda _ground: True)),
    "fighting": Plan(
        "damage",
        numbers.fighting,
        ((3, tables.blows), (3, tables.blows_at_the_rest)),
        _to(units=lambda kind: kind.range[1] > 1),
    ),
    "gold": Plan("gold", numbers.gold, links=_to(terrain=lambda ground: ground.city)),
    "cities": Plan("city", numbers.cities, links=_to(lambda kind: kind.captures, lambda ground: ground.city)),
    "recruiting": Plan(
        "recruit", numbers.recruiting, ((1, tables.recruits),), _to(units=lambda kind: kind.cost is not None)
    ),
    "shop": Plan("shop", numbers.shop, ((1, tables.on_sale), (2, tables.catalogue)), _to(offers=lambda _offer: True)),
    "bomb": Plan("bomb", numbers.bomb, links=_to(offers=lambda offer: offer.before_bomb)),
    "keys": Plan("info", numbers.keys),
}
"""The topics in the order of the list."""
