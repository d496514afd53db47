"""What a recorded battle came to: all of a replay's events counted, without running a rule."""

from __future__ import annotations

from itertools import islice

from replays.playback import Playback
from replays.reader import Replay
from replays.state import Place
from systems.clumsy.statistics import BattleCounter, Statistics


def statistics_of(replay: Replay) -> Statistics:
    """What the battle has come to, as far as the file tells. Raises ReplayError if the file has changed."""
    return counter_at(replay).statistics


def counter_at(replay: Replay, place: Place | None = None) -> BattleCounter:
    """A counter that has taken in everything up to a place of the replay, to go on from there; by default all."""
    counter = BattleCounter(Playback(replay).picture, replay.data, replay.stage.sides)
    orders = replay.orders if place is None else replay.turns[place.turn].first_order + place.orders
    for entry in islice(replay.entries(), orders):
        counter.follow(event for event, _ in entry.told)
    return counter
