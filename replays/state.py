"""The state of a battle at any place of its replay: a keyframe and what the orders after it changed. No rule is run."""

from __future__ import annotations

from dataclasses import dataclass

from core.rulesets import State
from replays.faults import ReplayError, fault
from replays.reader import Replay
from replays.tables import is_of, make_changes, state_of


@dataclass(frozen=True, slots=True)
class Place:
    """Between two orders of a replay."""

    turn: int
    """The turn's place in the replay, from 0."""
    orders: int
    """Orders of the turn that were given before."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How a battle stands at a place."""

    state: State
    last_entity: int
    """The highest id that an entity has had so far."""
    chain: bytes
    """The digest of all that has been told so far."""
    orders: int
    """Orders given before, in the whole battle."""
    end: int
    """Where in the file the last of them ends."""


def last_place(replay: Replay) -> Place:
    """After the last order that the file has whole."""
    turn = replay.turns[-1]
    return Place(turn.number, turn.orders)


def standing_at(replay: Replay, place: Place) -> Standing:
    """How the battle stands at a place.

    Raises IndexError for a place that is not there, ReplayError if the file has changed or the changes that it tells of
    cannot be made.
    """
    content = replay.turn(place.turn)
    if not 0 <= place.orders <= len(content.entries):
        raise IndexError(place.orders)
    keyframe = content.keyframe
    state = state_of(keyframe.tables)
    if not is_of(keyframe, state):
        raise ReplayError(fault("replay-state", what=""))
    chain, last_entity = keyframe.chain, keyframe.last_entity
    for number in range(place.orders + 1):
        for saved in content.saved_after(number):
            if saved.data is not None:  # what came before it was fitted to other data
                state = state_of(saved.tables)
            if number == place.orders:
                last_entity = max(last_entity, saved.last_entity)
                if not is_of(saved, state):
                    raise ReplayError(fault("replay-state", what=""))
        if number < place.orders:
            entry = content.entries[number]
            try:
                last_entity = max((last_entity, *make_changes(state, entry.changes)))
            except KeyError as error:
                raise ReplayError(fault("replay-state", what=str(error.args[0])[:_LONGEST])) from error
            chain = entry.digest
    orders = content.turn.first_order + place.orders
    return Standing(state, last_entity, chain, orders, content.ends[place.orders])


_LONGEST = 200
