"""A save that anybody may have written is refused, or goes on: whatever stands in it, nothing crashes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from core.orders import Refusal
from core.rulesets import Table
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.ai.playing import Computers
from systems.skirmish.pipeline import SkirmishGame, game_of, new_game
from systems.skirmish.resuming import resumed_battle
from systems.skirmish.spectator import Spectator, Stage
from tests.systems.skirmish.tables import pack, wild_order, wild_setup
from tests.systems.skirmish.test_skirmish_faults import state_of

STRANGE: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    1000,
    2001,
    30_000,
    1 << 33,
    -(1 << 33),
    True,
    False,
    "",
    "hide",
    "x",
    None,
)


@pytest.mark.parametrize("seed", range(60))
def test_a_changed_save_is_refused_or_goes_on(seed: int) -> None:
    dice = random.Random(seed)
    setup = wild_setup(seed % 8)
    game = new_game(setup, pack().data)
    for _ in range(20):
        game.submit(wild_order(game.view(game.view(0).go), dice))
    state = state_of(game)
    for _ in range(dice.choice((1, 2))):
        parts = state[dice.choice(sorted(state))]
        part = parts[dice.choice(sorted(parts))]
        part[dice.choice(sorted(part))] = dice.choice(STRANGE)
    try:
        battle = resumed_battle(setup, pack().data, state, 999)
    except ValueError:
        return
    again = game_of(battle, b"")
    for _ in range(60):
        view = again.view(again.view(0).go)
        if view.ended:
            break
        again.submit(wild_order(view, dice))
    computers = Computers(again, {0: Opponent(0), 1: Opponent(1)})
    for _ in range(15):
        if not computers.step():
            break


@pytest.mark.parametrize("seed", range(20))
def test_changed_events_are_refused_or_shown(seed: int) -> None:
    """As a replay's are: each is looked at, then shown."""
    dice = random.Random(seed)
    setup = wild_setup(seed % 8)
    game = new_game(setup, pack().data)
    stage, tables = Stage(setup, pack().data), tables_of(game)
    eyes = [Spectator(stage, tables, side) for side in (-1, 0, 1)]
    shown = refused = 0
    for _ in range(80):
        told = game.submit(wild_order(game.view(game.view(0).go), dice))
        if isinstance(told, Refusal):
            continue
        for event, viewers in told:
            strange = _changed(event, dice)
            for one in eyes:
                try:
                    stage.check_event(strange)
                    one.follow([(strange, viewers)])
                    shown += 1
                except (ValueError, TypeError):
                    refused += 1
    assert shown
    assert refused


def tables_of(game: SkirmishGame) -> dict[str, Table]:
    """A battle as a keyframe holds it."""
    world = game.battle.world
    with world.active():
        rows, layout = world.snapshot(), world.layout()
    return {
        name: Table(fields, tuple((entity, *values) for entity, part, values in rows if part == name))
        for name, fields in layout.items()
    }


def _changed(event: Any, dice: random.Random) -> Any:
    numbers = [name for name in event.__struct_fields__ if type(getattr(event, name)) is int]
    if not numbers or dice.random() < 0.5:
        return event
    value = dice.choice([one for one in STRANGE if type(one) is int])
    return msgspec.structs.replace(event, **{dice.choice(numbers): value})
