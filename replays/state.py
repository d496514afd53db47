"""The state of a battle at any place of its replay: a keyframe and what the orders after it changed. No rule is run."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

import msgspec

from core.digest import SIZE
from core.rulesets import State, Value
from replays.faults import ReplayError, fault
from replays.reader import Replay
from replays.records import Keyframe

_Parts = dict[str, dict[str, Value]]


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
    state = _state_of(keyframe)
    chain, last_entity = keyframe.chain, keyframe.last_entity
    try:
        for entry in content.entries[: place.orders]:
            last_entity = max(last_entity, _make(state, entry.changes))
            chain = entry.digest
    except KeyError as error:
        raise ReplayError(fault("replay-state", what=str(error.args[0])[:_LONGEST])) from error
    for orders, saved in content.saved:
        if orders == place.orders:
            last_entity = max(last_entity, saved.last_entity)
            if not _is_of(saved, state):
                raise ReplayError(fault("replay-state", what=""))
    orders = content.turn.first_order + place.orders
    return Standing(state, last_entity, chain, orders, content.ends[place.orders])


_LONGEST = 200


def _state_of(keyframe: Keyframe) -> dict[int, _Parts]:
    state: dict[int, _Parts] = {}
    for name, table in keyframe.tables.items():
        for entity, *values in table.rows:
            assert isinstance(entity, int)  # `open_replay` has looked
            state.setdefault(entity, {})[name] = dict(zip(table.fields, values, strict=False))
    if not _is_of(keyframe, state):
        raise ReplayError(fault("replay-state", what=""))
    return state


def _make(state: dict[int, _Parts], changes: tuple[tuple[int, str, str, Value], ...]) -> int:
    """Make an order's changes; the highest id of an entity that came. Raises KeyError for one that cannot be made."""
    last = 0
    born: set[int] = set()
    gone: list[int] = []
    for entity, component, field, value in changes:
        if component == "born":
            state[entity] = {}
            born.add(entity)
            last = max(last, entity)
        elif component == "gone":
            gone.append(entity)
        elif entity in born:
            state[entity].setdefault(component, {})[field] = value
        else:
            fields = state[entity][component]
            if field not in fields:
                raise KeyError(f"{component}.{field}")
            fields[field] = value
    for entity in gone:
        del state[entity]
    return last


def _is_of(keyframe: Keyframe, state: State) -> bool:
    """Whether a state is the one that a keyframe's digest was made of."""
    layout = {name: table.fields for name, table in keyframe.tables.items()}
    rows = [
        (name, entity, tuple(fields[field] for field in layout[name] if field in fields))
        for entity, parts in state.items()
        for name, fields in parts.items()
        if name in layout
    ]
    snapshot = [(entity, name, values) for name, entity, values in sorted(rows, key=lambda row: row[:2])]
    return blake2b(msgspec.msgpack.encode(snapshot), digest_size=SIZE).digest() == keyframe.state
