"""Verifying: the orders of a replay once more, with its own data, compared with what was recorded.

The comparison is of everything: what each order told, whom, the chained digest, every field that changed, and at each
keyframe the whole state. It stops at the first difference and names the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from core.digest import snapshot_digest
from core.game import Entry as Happened
from core.game import Game
from core.orders import Refusal
from core.rulesets import Value
from replays.contents import Entry
from replays.differences import (
    NOTHING,
    Difference,
    PartedError,
    compare_changes,
    compare_told,
    difference_at,
    kind_of,
)
from replays.reader import Replay
from replays.records import Ending, Keyframe, snapshot_of
from replays.reloading import go_on_by

_ROWS = msgspec.msgpack.Decoder(tuple[Value, ...])


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of verifying."""

    orders: int
    """Orders that were given and compared."""
    turns: int
    difference: Difference | None


def verify(replay: Replay, progress: Callable[[int], None] | None = None) -> Verdict:
    """Give a replay's orders once more and compare. `progress` is called with each turn's number before it begins.

    Raises ReplayError if the file has changed since it was opened.
    """
    order = 0
    turn = replay.turns[0]
    try:
        game, data = _new_game(replay), replay.data
        happened: list[Happened] = []
        game.watchers.append(happened.append)
        for turn in replay.turns:
            if progress is not None:
                progress(turn.number)
            content = replay.turn(turn.number)
            _compare_keyframe(replay, game, content.keyframe)
            for number in range(len(content.entries) + 1):
                for saved in content.saved_after(number):
                    data = _reloaded(replay, game, data, saved)
                    _compare_keyframe(replay, game, saved)
                if number < len(content.entries):
                    order += 1
                    happened.clear()
                    _give(game, content.entries[number], happened)
        if replay.ending is not None:
            _compare_ending(replay, game, replay.ending)
    except PartedError as parted:
        return Verdict(order, turn.number + 1, difference_at(turn, order, parted))
    return Verdict(order, len(replay.turns), None)


# --- giving orders


def _new_game(replay: Replay) -> Game[Any, Any]:
    try:
        game = replay.rules.new_game(replay.setup, replay.data)
    except Exception as error:  # the data is anybody's, and rules may stumble over it
        raise PartedError("failed", type(error).__name__, actual=str(error)) from error
    compare_told(replay.opening, game.opening)
    return game


def _reloaded(replay: Replay, game: Game[Any, Any], before: Any, keyframe: Keyframe) -> Any:
    """Go on by the data of a keyframe, if it has some; those by which the game goes on."""
    if keyframe.data is None:
        return before
    data = replay.rules.decode_data(keyframe.data, str(replay.path))
    try:
        go_on_by(replay.rules, game, replay.setup, before, data)
    except ValueError as error:
        raise PartedError("failed", "data", actual=str(error)) from error
    return data


def _give(game: Game[Any, Any], entry: Entry, happened: Sequence[Happened]) -> None:
    try:
        outcome = game.submit(entry.order, entry.draws)
    except Exception as error:
        raise PartedError("failed", type(error).__name__, actual=str(error)) from error
    if isinstance(outcome, Refusal):
        raise PartedError("refused", kind_of(entry.order), expected="accepted", actual=outcome.reason)
    # fields first: they say best what is wrong
    compare_changes(entry.changes, happened[-1].changes)
    compare_told(entry.told, outcome)
    if game.chain != entry.digest:
        raise PartedError("digest", "", expected=entry.digest.hex(), actual=game.chain.hex())


# --- comparing


def _compare_keyframe(replay: Replay, game: Game[Any, Any], keyframe: Keyframe) -> None:
    world = game.battle.world
    with world.active():
        layout, snapshot, last_entity = world.layout(), world.snapshot(), world.last_entity
    moment = replay.rules.moment(game)
    if (keyframe.round, keyframe.side) != (moment.round, moment.side):
        raise PartedError("turn", "", expected=[keyframe.round, keyframe.side], actual=[moment.round, moment.side])
    expected = {(entity, name): values for entity, name, values in snapshot_of(keyframe.tables)}
    fields = {name: table.fields for name, table in keyframe.tables.items()}
    actual = {(entity, name): _ROWS.decode(msgspec.msgpack.encode(values)) for entity, name, values in snapshot}
    for entity, name in sorted({*expected, *actual}, key=_by_name):
        before, now = expected.get((entity, name)), actual.get((entity, name))
        if before != now:
            _name_field(entity, name, fields.get(name, ()), before, layout.get(name, ()), now)
    state = snapshot_digest(snapshot)
    if keyframe.state != state:
        raise PartedError("state", "", expected=keyframe.state.hex(), actual=state.hex())
    if keyframe.chain != game.chain:
        raise PartedError("digest", "", expected=keyframe.chain.hex(), actual=game.chain.hex())
    if keyframe.last_entity != last_entity:
        raise PartedError("keyframe", "last_entity", expected=keyframe.last_entity, actual=last_entity)


def _by_name(key: tuple[Any, str]) -> tuple[str, Any]:
    return key[1], key[0]


def _name_field(
    entity: int,
    name: str,
    fields: Iterable[str],
    before: Sequence[object] | None,
    fields_now: Iterable[str],
    now: Sequence[object] | None,
) -> None:
    old = dict(zip(fields, before, strict=False)) if before is not None else {}
    new = dict(zip(fields_now, now, strict=False)) if now is not None else {}
    if not old or not new:
        raise PartedError("state", name, entity, old or NOTHING, new or NOTHING)
    for field in [*old, *(field for field in new if field not in old)]:
        if old.get(field, NOTHING) != new.get(field, NOTHING):
            raise PartedError("state", f"{name}.{field}", entity, old.get(field, NOTHING), new.get(field, NOTHING))
    raise PartedError("state", name, entity, list(before or ()), list(now or ()))


def _compare_ending(replay: Replay, game: Game[Any, Any], ending: Ending) -> None:
    moment = replay.rules.moment(game)
    if not moment.ended:
        raise PartedError("ending", "", expected=ending.reason, actual=NOTHING)
    pairs = (
        ("winner", ending.winner, moment.winner),
        ("reason", ending.reason, moment.reason),
        ("round", ending.round, moment.round),
        ("state", ending.state.hex(), game.state_digest().hex()),
        ("chain", ending.chain.hex(), game.chain.hex()),
    )
    for what, before, now in pairs:
        if before != now:
            raise PartedError("ending", what, expected=before, actual=now)
