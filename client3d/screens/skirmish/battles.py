"""What battles of Skirmish can be begun: the pack's missions as values for the page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from client3d.library.entry import Key
from client3d.library.library import Library, library_of
from client3d.screens.games import Games, any_seed, seated
from client3d.screens.skirmish.new_battle import FighterShown, MissionShown, TableValues
from client3d.screens.skirmish.wish import TableWish
from client3d.skirmish.briefing import Briefing
from client3d.skirmish.words import TableWords
from core.packs.loader import Pack
from systems.skirmish.data import SkirmishData
from systems.skirmish.missions import Mission, load_missions

GAME = "skirmish"


class TableBattles:
    """See the module. Everything raises PackError when something is wrong with the pack's files."""

    def __init__(self, games: Games) -> None:
        self._games = games

    @cached_property
    def _pack(self) -> Pack[SkirmishData]:
        return self._games.pack(GAME)

    @cached_property
    def _missions(self) -> dict[str, Mission]:
        return load_missions(self._pack)

    def values(self, wish: TableWish) -> TableValues:
        """Missions in the player's language; `wish`: what was put together the last time."""
        return TableValues([self._mission(found) for found in self._missions.values()], wish)

    def options(self, wish: TableWish) -> dict[str, Any]:
        """A battle as it was put together, as options of `PlayOptions`."""
        sides = self._missions[wish.map].sides
        seats = tuple(wish.seat(side) for side in range(len(sides)))
        seed = any_seed() if wish.seed is None else wish.seed
        return {**seated(sides, seats), "mission": wish.map, "seed": seed}

    def _mission(self, found: Mission) -> MissionShown:
        setup, units = found.battle(0), self._pack.data.units
        briefing = Briefing(TableWords(self._games.texts(GAME), setup.sides), setup)
        sides = range(len(setup.sides))
        return MissionShown(
            found.name,
            briefing.title,
            "\n\n".join(filter(None, (briefing.about, "\n".join(briefing.goals)))),
            setup,
            tuple(units[unit.type].radius for unit in setup.units),
            tuple(briefing.words.side(side) for side in sides),
            briefing.length,
            tuple(tuple(self._force(briefing, side)) for side in sides),
        )

    def _force(self, briefing: Briefing, side: int) -> Iterator[FighterShown]:
        for name, count in briefing.force(side):
            one = self._library.heading(Key("units", name))
            yield FighterShown(name, briefing.words("sk-times", count=count, name=one.name), one.icon, one.subtitle)

    @property
    def _library(self) -> Library:
        return library_of(GAME, self._pack.data, self._games.texts(GAME))
