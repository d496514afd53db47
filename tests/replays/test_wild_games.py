"""What holds of every replay, over random games with everything in them: watched, loaded and gone on with."""

import random
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.scenario import check
from core.orders import Order, Refusal, UndoOrder
from core.packs.location import data_folder
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay, open_replay
from replays.recorder import Recorder
from replays.resume import resumed
from replays.state import Place, standing_at
from replays.verify import verify
from systems.clumsy.components import NO_UNIT, OFF_BOARD
from systems.clumsy.orders import FireOrder, MoveOrder
from systems.clumsy.picture import Picture
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.view import View
from tests.replays.recordings import pack
from tests.replays.test_resume import go_on, same
from tests.systems.clumsy import wild
from tests.systems.clumsy.test_engine import masks

OFTEN = [None] * 8 + [UndoOrder] + [MoveOrder] * 2 + [FireOrder] * 3 + wild.GENTLE
"""Kinds of orders as often as they are given; None: one of a player in his right mind."""


def wild_order(view: View, dice: random.Random) -> Order:
    return wild.wild_order(view, dice.choice(OFTEN), dice)


def played(path: Path, seed: int, orders: int) -> ClumsyGame:
    """A random game, recorded; in every other one the first shot brings any structure down."""
    setup, rules = wild.wild_setup(seed), wild.rules(seed)
    if seed % 2:
        setup = replace(setup, structures=tuple(replace(standing, hp=1) for standing in setup.structures))
    game, dice = new_game(setup, rules), random.Random(seed)
    recorder = Recorder(path, game, setup, pack(), data=rules)
    for _ in range(orders):
        view = game.view(game.view(0).turn)
        if view.ended:
            break
        game.submit(wild_order(view, dice))
    recorder.close()
    assert recorder.failure is None
    return game


def in_the_middle_of(game: ClumsyGame) -> Counter[str]:
    """What is going on in a battle."""
    found: Counter[str] = Counter()
    for side in range(len(game.battle.side_names)):
        view = game.view(side)
        found["ghosts"] += bool(view.ghosts)
        for unit in view.force:
            found["alert"] += bool(unit.alert)
            found["patrol"] += unit.patrol != OFF_BOARD
            found["cargo"] += unit.aboard != NO_UNIT
            found["tow"] += unit.towing != NO_UNIT
            found["air"] += unit.airborne
            found["drone"] += unit.airborne and unit.kind.unit_class == "drone"
            found["camouflage"] += unit.camouflaged
            found["fired"] += bool(unit.shots)
    field = game.battle.field
    found["fire"] += bool(field.ground.burning)
    found["mines"] += bool(field.mines)
    found["wrecks"] += bool(field.wrecks)
    found["sites"] += any(not standing.built for standing in field.structures.values())
    return found


EVERY = (
    *("ghosts", "alert", "patrol", "cargo", "tow", "air", "drone", "camouflage", "fired"),
    *("fire", "mines", "wrecks", "sites"),
)


def differing(a: Picture, b: Picture) -> list[str]:
    return [name for name in Picture.__slots__ if getattr(a, name) != getattr(b, name)]


def check_keyframes(replay: Replay) -> None:
    """A keyframe and the events are the next keyframe's picture to everybody's eyes; and the changes its state."""
    for side in (EVERYTHING, *range(replay.stage.sides)):
        playback = Playback(replay, side)
        for turn in replay.turns[:-1]:
            playback.go_to(turn.number, turn.orders)
            followed = playback.picture
            playback.go_to(turn.number + 1)
            assert differing(followed, playback.picture) == [], (side, turn)
    for turn in replay.turns[:-1]:
        after, following = (
            standing_at(replay, place) for place in (Place(turn.number, turn.orders), Place(turn.number + 1, 0))
        )
        assert after.state == following.state, turn
        assert (after.chain, after.orders) == (following.chain, following.orders)


def check_game(path: Path, seed: int) -> Counter[str]:
    """Play a game, watch it, save it, load it and go on; what was going on when it was saved."""
    never_saved = played(path, seed, 10 + seed * 13 % (70 if seed % 3 else 25))
    check_keyframes(open_replay(path))
    if never_saved.view(0).ended:
        return Counter()
    middle = in_the_middle_of(never_saved)
    game = resumed(open_replay(path)).game
    same(game, never_saved)
    with game.battle.world.active():
        assert masks(game.battle) == masks(game.battle.rebuilt())
    go_on(game, never_saved, seed + 1, 40, wild_order)
    same(game, never_saved)
    return middle


def test_games_of_every_kind(tmp_path: Path) -> None:
    middle: Counter[str] = Counter()
    for seed in (*range(8), 13, 19, 35, 42, 64, 81):
        middle += check_game(tmp_path / f"{seed}.gcr", seed)
    assert [name for name in EVERY if not middle[name]] == []


@pytest.mark.parametrize("path", sorted(data_folder().glob("clumsy/scenarios/**/*.toml")), ids=lambda path: path.stem)
def test_the_packs_scenarios_replay_and_are_taken_up_after_each_order(tmp_path: Path, path: Path) -> None:
    """So every clause of the rulebook is met in the middle of what it is about."""
    assert check([path], trace=False, record=tmp_path / "a.gcr") == 0
    replay = open_replay(tmp_path / "a.gcr")
    assert verify(replay).difference is None
    never_saved = new_game(replay.setup, replay.data)
    check_keyframes(replay)
    for turn in replay.turns:
        for orders, entry in enumerate(replay.turn(turn.number).entries):
            same(resumed(replay, Place(turn.number, orders)).game, never_saved)
            assert not isinstance(never_saved.submit(entry.order, entry.draws), Refusal)


@pytest.mark.soak
def test_many_games_of_every_kind(tmp_path: Path) -> None:
    middle: Counter[str] = Counter()
    for seed in range(20_000, 20_200):
        middle += check_game(tmp_path / f"{seed}.gcr", seed)
    assert min(middle[name] for name in EVERY) > 5
