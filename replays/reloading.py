"""A battle that goes on by other data, as somebody changes them while it is played.

Whoever plays and whoever verifies do it alike: the state is read out, fitted to the new data by the ruleset, and a
battle is made of it as of a save.
"""

from __future__ import annotations

from typing import Any

import msgspec

from core.game import Game
from core.rulesets import Ruleset
from core.world import plain


def go_on_by(rules: Ruleset, game: Game[Any, Any], setup: Any, before: Any, now: Any) -> None:
    """Let a game between two orders go on by other data.

    Raises ValueError, naming component and field, for a state that no battle by those data can have; then nothing has
    changed. `Ruleset.barriers` has nothing against the change.
    """
    world = game.battle.world
    with world.active():
        layout, snapshot, last_entity = world.layout(), world.snapshot(), world.last_entity
    state: dict[int, dict[str, dict[str, Any]]] = {}
    for entity, name, values in snapshot:
        given = _ROWS.decode(msgspec.msgpack.encode([plain(value) for value in values]))
        state.setdefault(entity, {})[name] = dict(zip(layout[name], given, strict=True))
    game.go_on_as(rules.resumed_game(setup, now, rules.fitted(state, before, now), last_entity, game.chain))


_ROWS = msgspec.msgpack.Decoder(tuple[Any, ...])
