"""Battles of Skirmish are recorded, watched with any eyes, verified and gone on with like any other."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.scenario import check
from core.orders import Refusal
from core.packs.location import data_folder
from replays.playback import Playback
from replays.reader import EVERYTHING, open_replay
from replays.recorder import Recorder
from replays.resume import resumed
from replays.state import Place
from replays.summary import summary
from replays.verify import verify
from systems.skirmish.picture import Picture, picture_of
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.setup import BattleSetup
from systems.skirmish.spectator import together
from tests.systems.skirmish.tables import pack, wild_order, wild_setup


def recorded(path: Path, setup: BattleSetup, orders: int, seed: int) -> SkirmishGame:
    game, dice = new_game(setup, pack().data), random.Random(seed)
    recorder = Recorder(path, game, setup, pack())
    give(game, dice, orders)
    recorder.close()
    assert recorder.failure is None
    return game


def give(game: SkirmishGame, dice: random.Random, orders: int) -> None:
    for _ in range(orders):
        game.submit(wild_order(game.view(game.view(0).go), dice))


def seen_with(game: SkirmishGame, eyes: int) -> Picture:
    views = [game.view(0), game.view(1)]
    return picture_of(together(views) if eyes == EVERYTHING else views[eyes])


@pytest.mark.parametrize("seed", range(6))
def test_a_recording_verifies_and_is_watched_as_it_was(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "battle.gcr"
    game = recorded(path, wild_setup(seed), 200, seed)
    replay = open_replay(path)
    assert not replay.faults
    assert verify(replay).difference is None
    for eyes in (EVERYTHING, 0, 1):
        playback, scenes = Playback(replay, eyes), 0
        while playback.next_scene() is not None:
            scenes += 1
        assert scenes == replay.orders > 0
        assert same(playback.picture, seen_with(game, eyes))


def same(one: Picture, other: Picture) -> bool:
    """Whether two pictures show the same; each stands on a table of its own."""
    one, other = one.copy(), other.copy()
    one.table = other.table
    return one == other


@pytest.mark.parametrize("seed", range(6))
def test_a_save_that_goes_on_equals_a_battle_never_left(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "battle.gcr"
    game = recorded(path, wild_setup(seed), 25, seed)
    again = resumed(open_replay(path)).game
    assert again.state_digest() == game.state_digest()
    for battle in (game, again):
        give(battle, random.Random(seed + 100), 60)
    assert (game.chain, game.state_digest()) == (again.chain, again.state_digest())


def test_a_list_of_saves_shows_a_battle_without_a_board(tmp_path: Path) -> None:
    recorded(tmp_path / "battle.gcr", wild_setup(1), 30, 1)
    shown = summary(tmp_path / "battle.gcr")
    assert (shown.fault, shown.opens, shown.sides, shown.ground) == (None, True, ("blue", "red"), ())


SCENARIOS = sorted(data_folder().glob("skirmish/scenarios/**/*.toml"))


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_the_packs_scenarios_replay_and_are_taken_up_after_each_order(tmp_path: Path, file: Path) -> None:
    """So every clause is met in the middle of what it is about."""
    assert check([file], trace=False, record=tmp_path / "a.gcr") == 0
    replay = open_replay(tmp_path / "a.gcr")
    assert verify(replay).difference is None
    never_saved = replay.rules.new_game(replay.setup, replay.data)
    for turn in replay.turns:
        for orders, entry in enumerate(replay.turn(turn.number).entries):
            taken_up = resumed(replay, Place(turn.number, orders)).game
            assert (taken_up.chain, taken_up.state_digest()) == (never_saved.chain, never_saved.state_digest())
            assert not isinstance(never_saved.submit(entry.order, entry.draws), Refusal)
    for eyes in (EVERYTHING, 0, 1):
        playback = Playback(replay, eyes)
        while playback.next_scene() is not None:
            pass
        assert same(playback.picture, seen_with(never_saved, eyes))
