"""What battles of Headquarters can be begun: the pack's maps, opponents and shop as values for the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from client3d.export.headquarters.map_marks import drawn_of
from client3d.headquarters.day import today
from client3d.library.entry import Key
from client3d.library.headquarters.library import HeadquartersLibrary
from client3d.play.names import Names
from client3d.screens.games import Games, any_seed, seated
from client3d.screens.headquarters.new_battle import CampsMap, CampsValues, OfferShown
from client3d.screens.headquarters.wish import CampsWish
from core.packs.loader import Pack
from systems.headquarters.ai.personality import DEFAULT, load_personalities
from systems.headquarters.components import NO_CAMP
from systems.headquarters.data import HeadquartersData
from systems.headquarters.maps import CAMPS, BattleMap, load_maps

GAME = "headquarters"


class CampBattles:
    """See the module. Everything raises PackError when something is wrong with the pack's files."""

    def __init__(self, games: Games) -> None:
        self._games = games

    @cached_property
    def _pack(self) -> Pack[HeadquartersData]:
        return self._games.pack(GAME)

    @cached_property
    def _maps(self) -> dict[str, BattleMap]:
        return load_maps(self._pack)

    @property
    def _names(self) -> Names:
        return Names(self._games.texts(GAME), CAMPS)

    def values(self, wish: CampsWish) -> CampsValues:
        """Maps, opponents and shop in the player's language; `wish`: what was put together the last time."""
        personalities = sorted(load_personalities(self._pack.folder), key=lambda name: (name != DEFAULT, name))
        opponents = [(name, self._names.named("personality", name)) for name in personalities]
        maps = sorted(self._maps.values(), key=lambda one: (len(one.sides), one.name))
        bomb = self._pack.data.rules.bomb
        shown = [self._map(one) for one in maps]
        return CampsValues(shown, opponents, self._shop, today(), bomb.camps, bomb.left, wish)

    def options(self, wish: CampsWish) -> dict[str, Any]:
        """A battle as it was put together, as options of `PlayOptions`."""
        camps = self._maps[wish.map].sides
        seats = tuple(wish.seat(side) or DEFAULT for side in range(len(camps)))
        return {
            **seated(camps, seats),
            "map": wish.map,
            "date": wish.date or today(),
            "round_limit": wish.round_limit,
            "seed": any_seed() if wish.seed is None else wish.seed,
        }

    def _map(self, found: BattleMap) -> CampsMap:
        names, (ground, marks) = self._names, drawn_of(found)
        return CampsMap(
            found.name,
            names.named("map", found.name),
            names.about("map", found.name),
            ground,
            marks,
            tuple(names.named("side", side) for side in found.sides),
            sum(side == NO_CAMP for _, side in marks.buildings),
        )

    def _shop(self, day: str) -> Sequence[OfferShown]:
        """What the shop sells on a day, and what for."""
        library = HeadquartersLibrary.of(self._pack.data, self._games.texts(GAME), date=day)
        say, names, offers = library.wording, self._names, self._pack.data.offers
        found = []
        for name, price in say.offers.items():
            key, full = Key("offers", name), offers[name].price
            words = say.gold(price) if price == full else names("hq-battle-reduced", price=price, full=full)
            found.append(OfferShown(name, say.name(key), say.icon(key), words))
        return found
