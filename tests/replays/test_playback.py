"""Watching runs no rule: keyframes and events alone give every picture, whole and with each side's eyes."""

from pathlib import Path

import pytest

from core.events import OrderTakenBack
from replays.playback import Playback
from replays.reader import EVERYTHING, open_replay
from systems.clumsy.picture import Picture, picture_of
from systems.clumsy.pipeline import new_game
from systems.clumsy.watching import picture_of_everything
from tests.replays.recordings import record
from tests.replays.sample import SAMPLES

EYES = (EVERYTHING, 0, 1)


def differing(a: Picture, b: Picture) -> list[str]:
    return [name for name in Picture.__slots__ if getattr(a, name) != getattr(b, name)]


@pytest.mark.parametrize("seed", range(12))
def test_a_keyframe_and_the_events_give_the_next_keyframe(tmp_path: Path, seed: int) -> None:
    record(tmp_path / "a.gcr", seed)
    replay = open_replay(tmp_path / "a.gcr")
    for side in EYES:
        playback = Playback(replay, side)
        for turn in replay.turns[:-1]:
            playback.go_to(turn.number, turn.orders)
            followed = playback.picture
            playback.go_to(turn.number + 1)
            assert differing(followed, playback.picture) == []


@pytest.mark.parametrize("seed", range(6))
def test_after_every_order_the_picture_is_that_of_the_views(tmp_path: Path, seed: int) -> None:
    record(tmp_path / "a.gcr", seed)
    replay = open_replay(tmp_path / "a.gcr")
    for side in EYES:
        playback, game = Playback(replay, side), new_game(replay.setup, replay.data)
        while (scene := playback.next_scene()) is not None:
            told = game.submit(scene.order)
            expected = [event for event, _ in told] if side == EVERYTHING else game.told_to(side, told)
            assert scene.events == expected
            picture = picture_of_everything(game) if side == EVERYTHING else picture_of(game.view(side))
            # a wreck that no side has found yet is shown to watchers alone
            assert differing(scene.after, picture) in ([], ["wrecks"] if side == EVERYTHING else [])
        assert playback.at_end


def test_an_order_taken_back_leaves_the_picture_as_it_was(tmp_path: Path) -> None:
    found = 0
    for seed in range(12):
        record(tmp_path / "a.gcr", seed)
        replay = open_replay(tmp_path / "a.gcr")
        for side in EYES:
            playback = Playback(replay, side)
            pictures = [playback.picture]
            while (scene := playback.next_scene()) is not None:
                if any(isinstance(event, OrderTakenBack) for event, _ in playback._content.entries[scene.number].told):
                    pictures.pop()
                    found += 1
                    assert differing(scene.after, pictures[-1]) == []
                else:
                    pictures.append(scene.after)
    assert found > 0


def test_turns_forth_and_back(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 0)
    replay = open_replay(tmp_path / "a.gcr")
    playback = Playback(replay)
    starts = []
    for turn in replay.turns:
        assert (playback.turn, playback.place) == (turn, 0)
        assert (playback.picture.round, playback.picture.turn) == (turn.round, turn.side)
        starts.append(playback.picture)
        playback.next_turn()
    assert playback.at_end
    playback.previous_turn()
    for start in reversed(starts):
        assert playback.place == 0
        assert playback.picture == start
        playback.previous_turn()
    assert playback.turn.number == 0


def test_other_eyes_look_from_the_same_place(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 4)
    replay = open_replay(tmp_path / "a.gcr")
    playback = Playback(replay)
    longest = max(replay.turns, key=lambda turn: turn.orders)
    playback.go_to(longest.number, longest.orders)
    whole = playback.picture
    playback.look_with(1)
    assert (playback.turn, playback.place) == (longest, longest.orders)
    assert playback.picture.side == 1
    assert playback.picture.seen is not None
    playback.look_with(EVERYTHING)
    assert playback.picture == whole


def test_a_picture_given_away_is_a_copy(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 4)
    playback = Playback(open_replay(tmp_path / "a.gcr"))
    playback.picture.figures.clear()
    assert playback.picture.figures


@pytest.mark.parametrize("path", sorted(SAMPLES.glob("*.gcr")), ids=lambda path: path.stem)
@pytest.mark.parametrize("side", EYES)
def test_going_back_is_as_exact_as_going_forward(path: Path, side: int) -> None:
    replay = open_replay(path)
    played, seeking = Playback(replay, side), Playback(replay, side)
    shown = []
    while (scene := played.next_scene()) is not None:
        shown.append((scene.turn.number, scene.number + 1, scene.after))
    assert len(shown) == replay.orders
    for turn, place, after in reversed(shown):
        seeking.go_to(turn, place)
        assert differing(seeking.picture, after) == []
