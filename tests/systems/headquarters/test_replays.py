"""Battles of Headquarters are recorded, watched, verified and gone on with like any other."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.scenario import check
from core.digest import START, chained
from core.orders import Refusal
from core.packs.location import data_folder
from core.rulesets import ruleset
from replays.playback import Playback
from replays.reader import EVERYTHING, open_replay
from replays.recorder import Recorder
from replays.resume import resumed
from replays.state import Place
from replays.verify import verify
from systems.headquarters.ai.opponent import Opponent
from systems.headquarters.maps import load_map
from systems.headquarters.picture import picture_of
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.setup import BattleSetup
from tests.systems.headquarters.camps import pack, wild_order, wild_setup


def recorded(path: Path, setup: BattleSetup, orders: int, seed: int) -> HeadquartersGame:
    game, dice = new_game(setup, pack().data), random.Random(seed)
    recorder = Recorder(path, game, setup, pack())
    give(game, dice, orders)
    recorder.close()
    assert recorder.failure is None
    return game


def give(game: HeadquartersGame, dice: random.Random, orders: int) -> None:
    for _ in range(orders):
        game.submit(wild_order(game.view(dice.randrange(len(game.battle.start.side_names))), dice))


@pytest.mark.parametrize("seed", range(6))
def test_a_recording_verifies_and_is_watched_as_it_was(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "battle.gcr"
    game = recorded(path, wild_setup(seed), 150, seed)
    replay = open_replay(path)
    assert not replay.faults
    assert verify(replay).difference is None
    playback, scenes = Playback(replay, EVERYTHING), 0
    while playback.next_scene() is not None:
        scenes += 1
    assert scenes == replay.orders > 0
    assert playback.picture == picture_of(game.view(0))


@pytest.mark.parametrize("seed", range(6))
def test_a_save_that_goes_on_equals_a_battle_never_left(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "battle.gcr"
    game = recorded(path, wild_setup(seed), 60, seed)
    again = resumed(open_replay(path)).game
    assert again.state_digest() == game.state_digest()
    for battle in (game, again):
        give(battle, random.Random(seed + 100), 60)
    assert (game.chain, game.state_digest()) == (again.chain, again.state_digest())


def test_the_order_in_which_orders_arrive_is_the_replays(tmp_path: Path) -> None:
    """HQ-TURN-1: whatever the order in which two camps' orders came in, the replay gives the same result."""
    found = load_map(pack(), "classic")
    chains = set()
    for first in (0, 1):
        path = tmp_path / f"{first}.gcr"
        setup = found.battle(5, round_limit=12)
        game = new_game(setup, pack().data)
        recorder = Recorder(path, game, setup, pack())
        play(game, first)
        recorder.close()
        assert verify(open_replay(path)).difference is None
        chains.add(game.chain)
    assert len(chains) == 2


def play(game: HeadquartersGame, first: int) -> None:
    """Two opponents give their orders in turn, `first` before the other."""
    seats = [Opponent(side) for side in range(2)]
    while not game.view(0).ended:
        for side in (first, 1 - first):
            view = game.view(side)
            if not view.ended and not view.own.ready:
                order = seats[side].next_order(view)
                answer = game.submit(order)
                if isinstance(answer, Refusal):
                    seats[side].refused(order, answer)


def test_a_games_chain_begins_with_what_was_told_at_the_start() -> None:
    game = new_game(wild_setup(0), pack().data)
    assert game.chain == chained(START, [event for event, _ in game.opening])
    assert ruleset("headquarters").moment(game).side == -1


SCENARIOS = sorted(data_folder().glob("headquarters/scenarios/**/*.toml"))


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_the_packs_scenarios_replay_and_are_taken_up_after_each_order(tmp_path: Path, file: Path) -> None:
    """So every clause is met in the middle of what it is about."""
    assert check([file], trace=False, record=tmp_path / "a.gcr") == 0
    replay = open_replay(tmp_path / "a.gcr")
    assert verify(replay).difference is None
    never_saved = replay.rules.new_game(replay.setup, replay.data)
    playback = Playback(replay, EVERYTHING)
    for turn in replay.turns:
        for orders, entry in enumerate(replay.turn(turn.number).entries):
            taken_up = resumed(replay, Place(turn.number, orders)).game
            assert (taken_up.chain, taken_up.state_digest()) == (never_saved.chain, never_saved.state_digest())
            playback.go_to(turn.number, orders)
            assert playback.picture == picture_of(never_saved.view(0))
            assert not isinstance(never_saved.submit(entry.order, entry.draws), Refusal)
