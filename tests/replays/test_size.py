"""How large a replay gets, and how far back a turn is read. Sizes are exact: the same battle gives the same file."""

from pathlib import Path

import pytest

from lab.bench_recording import MOST_BYTES_A_GAME, recorded_game
from replays.format import FOLDED, KEYFRAME, MARK, ORDER
from replays.reader import open_replay
from replays.recorder import ORDERS_APART, TURNS_APART
from replays.verify import verify
from tests.replays.recordings import raw_blocks_of


@pytest.fixture(scope="module")
def long_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replays") / "long.gcr"
    recorded_game(path)
    return path


def test_thirty_rounds_of_25_a_side_fit(long_game: Path) -> None:
    replay = open_replay(long_game)
    assert len(replay.turns) == 61  # the last one begins, and nobody orders anything in it
    assert replay.orders > 500
    assert long_game.stat().st_size < MOST_BYTES_A_GAME
    assert verify(replay).difference is None


def test_every_order_is_folded_and_few_keyframes_have_tables(long_game: Path) -> None:
    kinds = [kind for kind, _, _ in raw_blocks_of(long_game)]
    assert ORDER not in kinds
    assert kinds.count(FOLDED) == open_replay(long_game).orders
    assert (kinds.count(KEYFRAME), kinds.count(KEYFRAME) + kinds.count(MARK)) == (3, 61)


def test_no_turn_is_read_from_farther_back_than_is_promised(long_game: Path) -> None:
    turns = open_replay(long_game).turns
    assert max(turn.number - turn.whole for turn in turns) == TURNS_APART - 1
    assert all(turn.first_order - turns[turn.whole].first_order < ORDERS_APART for turn in turns)
