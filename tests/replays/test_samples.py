"""A replay of every version of the format there has been is played for ever.

Whether its orders still come out the same is not asked: rules change. A sample that no longer opens or plays means that
somebody's old replays do not either; mend the reader, never the sample.
"""

from pathlib import Path

import pytest

from core.orders import UndoOrder
from replays.format import VERSION
from replays.playback import Playback
from replays.reader import EVERYTHING, open_replay
from tests.replays import sample

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


def test_what_happened_in_the_first_sample() -> None:
    replay = open_replay(sample.SAMPLES / "version-1.gcr")
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


def test_a_sample_of_this_version_can_be_made_anew_and_verified(tmp_path: Path) -> None:
    from replays.verify import verify

    sample.make(tmp_path / "a.gcr")
    assert verify(open_replay(tmp_path / "a.gcr")).difference is None
