"""The chronicle: all that was told in a battle, for what is made of it when it is over. Costs nothing until then."""

from __future__ import annotations

from client3d.clumsy.match import Match
from client3d.play.seated import Happening
from replays.faults import ReplayError
from replays.statistics import counter_at
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import EVERYTHING
from systems.clumsy.statistics import BattleCounter, Statistics


class Chronicle:
    """Follows a match from now on; what came before, of one that was taken up again, is in its replay."""

    def __init__(self, match: Match, data: ClumsyData) -> None:
        self._match, self._data = match, data
        self._start = match.picture(EVERYTHING)
        self._told: list[Happening] = []
        match.listeners.append(self._told.append)

    def statistics(self) -> Statistics:
        """What the battle has come to."""
        counter = self._counter()
        for happening in self._told:
            counter.follow(event for event, _ in happening.told)
        return counter.statistics

    def _counter(self) -> BattleCounter:
        resumed = self._match.resumed
        if resumed is not None:
            try:
                return counter_at(resumed.replay, resumed.place)
            except ReplayError:
                pass  # its file was taken away: what came before cannot be counted any more
        return BattleCounter(self._start.copy(), self._data, self._match.sides)
