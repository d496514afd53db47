"""A replay of every version of the format there has been is played for ever.

Whether its orders still come out the same is not asked: rules change. A sample that no longer opens or plays means that
somebody's old replays do not either; mend the reader, never the sample.
"""

from pathlib import Path

import pytest

from core.orders import UndoOrder
from replays.faults import ReplayError
from replays.format import VERSION
from replays.playback import Playback
from replays.reader import EVERYTHING, open_replay
from replays.resume import resumed
from replays.state import Place
from replays.verify import verify
from tests.replays import sample
from tests.replays.recordings import as_version, play, record

SAMPLES = sorted(sample.SAMPLES.glob("*.gcr"))


def test_every_version_has_its_sample() -> None:
    assert [path.stem for path in SAMPLES] == [f"version-{version}" for version in range(1, VERSION + 1)]


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("side", [EVERYTHING, 0, 1])
def test_a_sample_plays_from_beginning_to_end(path: Path, side: int) -> None:
    replay = open_replay(path)
    assert replay.faults == []
    assert replay.ending is not None
    playback, orders = Playback(replay, side), 0
    while (scene := playback.next_scene()) is not None:
        orders += 1
        place = playback.place
        if place == playback.turn.orders and not playback.at_end:
            playback.next_turn()
            assert playback.picture == scene.after
    assert orders == replay.orders
    assert playback.picture.ended
    assert playback.picture.winner == replay.ending.winner


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_what_happened_in_a_sample(path: Path) -> None:
    replay = open_replay(path)
    assert path.stem == f"version-{replay.version}"
    assert (replay.title, replay.setup.sides, replay.header.seats) == (
        "The bridge",
        ("blue", "red"),
        ("opponent", "opponent"),
    )
    assert any(isinstance(entry.order, UndoOrder) for entry in replay.entries())
    playback = Playback(replay)
    assert {unit.type for unit in playback.picture.figures.values()} == {kind for kind, _, _ in sample.UNITS}
    playback.go_to(len(replay.turns) - 1, 10_000)
    assert playback.picture.wrecks
    assert "en" in replay.header.texts


def test_a_battle_of_older_rules_is_watched_and_not_gone_on_with() -> None:
    replay = open_replay(SAMPLES[0])
    with pytest.raises(ReplayError) as error:
        resumed(replay, Place(len(replay.turns) // 2, 1))
    assert [fault.key for fault in error.value.faults] == ["save-older"]


@pytest.mark.parametrize("path", SAMPLES[1:], ids=lambda path: path.stem)
def test_a_sample_of_todays_rules_is_gone_on_with(path: Path) -> None:
    replay = open_replay(path)
    found = resumed(replay, Place(len(replay.turns) // 2, 1))
    assert play(found.game, 1, 30) > 0


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_replay_of_every_version_is_gone_on_with_from_the_middle(version: int, tmp_path: Path) -> None:
    sample.make(tmp_path / "a.gcr")
    path = tmp_path / "a.gcr"
    if version != VERSION:
        path = as_version(version, path, tmp_path / "old.gcr")
    replay = open_replay(path)
    assert replay.version == version
    assert verify(replay).difference is None
    found = resumed(replay, Place(len(replay.turns) // 2, 1))
    recorder = found.record_into(tmp_path / "on.gcr")
    play(found.game, 1, 30)
    recorder.close()
    assert recorder.failure is None
    copy = open_replay(tmp_path / "on.gcr")
    assert (copy.version, copy.faults, copy.orders) == (VERSION, [], recorder.orders)
    assert recorder.orders > found.standing.orders
    middle = copy.turn(found.place.turn)
    assert middle.keyframe == replay.turn(found.place.turn).keyframe


def test_an_old_battle_goes_on_in_a_file_of_the_present_version(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 2, 7)
    old = as_version(1, tmp_path / "a.gcr", tmp_path / "old.gcr")
    assert resumed(open_replay(tmp_path / "a.gcr")).goes_on_in_place
    assert not resumed(open_replay(old)).goes_on_in_place


def test_a_sample_of_this_version_can_be_made_anew_and_verified(tmp_path: Path) -> None:
    sample.make(tmp_path / "a.gcr")
    assert verify(open_replay(tmp_path / "a.gcr")).difference is None
