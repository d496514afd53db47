"""A replay as lines of JSON, for whoever counts and compares: one for the battle, then one for each order and event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from core.events import Event
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay


def event_lines(replay: Replay, side: int = EVERYTHING, first: int = 0, last: int | None = None) -> Iterator[bytes]:
    """The lines, each with its end, of the turns from first to last (from 0; not given: to the end).

    A side's eyes get what that side was told, units named as it knew them, and its own orders alone. Raises ReplayError
    if the file has changed.
    """
    last = len(replay.turns) - 1 if last is None else last
    sides = replay.setup.sides
    yield _line(_battle(replay, side))
    playback = Playback(replay, side)
    playback.go_to(first)
    for number in range(first, last + 1):
        turn = replay.turns[number]
        place: dict[str, Any] = {"turn": number + 1, "round": turn.round, "side": sides[turn.side]}
        told = [entry.told for entry in replay.turn(number).entries] if side == EVERYTHING else []
        for order in range(turn.orders):
            scene = playback.next_scene()
            assert scene is not None, "a turn has as many scenes as orders"
            here = {**place, "order": order + 1}
            if side in (EVERYTHING, scene.order.side):
                yield _line({**here, "given": msgspec.to_builtins(scene.order)})
            for event_number, event in enumerate(scene.events):
                found = {**here, "told": _plain(event)}
                if side == EVERYTHING:
                    viewers = told[order][event_number][1]
                    found["to"] = [name for number_of, name in enumerate(sides) if viewers >> number_of & 1]
                yield _line(found)


def _battle(replay: Replay, side: int) -> dict[str, Any]:
    header, ending = replay.header, replay.ending
    return {
        "battle": replay.title,
        "ruleset": header.ruleset,
        "engine": header.engine,
        "packs": [f"{pack.name} {pack.version}" for pack in header.packs],
        "created": header.created,
        "sides": list(replay.setup.sides),
        "seats": list(header.seats),
        "eyes": "all" if side == EVERYTHING else replay.setup.sides[side],
        "turns": len(replay.turns),
        "orders": replay.orders,
        "ending": None if ending is None else msgspec.to_builtins(ending),
    }


def _plain(event: Event) -> dict[str, Any]:
    """An event with all its fields, also those that are as usual: every line of a kind has the same keys."""
    tag = event.__struct_config__.tag
    return {"event": tag, **{name: getattr(event, name) for name in event.__struct_fields__}}


def _line(found: dict[str, Any]) -> bytes:
    return msgspec.json.encode(found) + b"\n"
