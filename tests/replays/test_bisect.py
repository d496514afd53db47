"""Two replays of one game, and the first order in which they part."""

from pathlib import Path
from typing import Any

import pytest

from cli.replay import DIFFERS, SAME, UNUSABLE, bisect_files
from core.orders import Refusal
from replays.bisect import bisect
from replays.format import HEADER, ORDER
from replays.reader import open_replay
from replays.recorder import Recorder
from replays.resume import resumed
from replays.state import Place
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.pipeline import new_game
from tests.replays.recordings import changed, numbers_of, pack, play, record
from tests.systems.clumsy.battles import data, random_setup


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replays") / "whole.gcr"
    record(path, 6, ended=True)
    return path


def test_the_same_tell_the_same(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bisect(open_replay(recorded), open_replay(recorded)) is None
    assert bisect_files(recorded, recorded) == SAME
    assert capsys.readouterr().out == f"OK {open_replay(recorded).orders}\n"


def test_games_that_part_at_any_order(recorded: Path, tmp_path: Path) -> None:
    """Play on from somewhere with something else than what was ordered there."""
    replay = open_replay(recorded)
    parted = 0
    for turn in replay.turns[1:]:
        for orders in {0, turn.orders // 2}:
            if orders >= turn.orders:
                continue
            entry = replay.turn(turn.number).entries[orders]
            found = resumed(replay, Place(turn.number, orders))
            on = tmp_path / f"{turn.number}-{orders}.gcr"
            recorder = found.record_into(on)
            wish = EndTurnOrder(side=turn.side)
            if wish == entry.order or isinstance(found.game.submit(wish), Refusal):
                continue
            play(found.game, orders, 10)
            recorder.close()
            difference = bisect(replay, open_replay(on))
            assert difference is not None
            assert (difference.kind, difference.what) == ("order", "EndTurnOrder")
            assert difference.order == turn.first_order + orders + 1
            assert (difference.turn, difference.round, difference.side) == (turn.number + 1, turn.round, turn.side)
            assert type(entry.order).__struct_config__.tag in difference.expected  # type: ignore[operator]
            parted += 1
    assert parted > 5


def test_a_game_that_was_left_is_shorter(recorded: Path, tmp_path: Path) -> None:
    replay = open_replay(recorded)
    middle = replay.turns[len(replay.turns) // 2]
    resumed(replay, Place(middle.number, 1)).record_into(tmp_path / "b.gcr").close()
    for pair in ((recorded, tmp_path / "b.gcr"), (tmp_path / "b.gcr", recorded)):
        difference = bisect(*map(open_replay, pair))
        assert difference is not None
        assert (difference.kind, difference.order) == ("length", middle.first_order + 2)
        assert (difference.expected == "-") == (pair[1] == recorded)


def test_a_field_that_was_changed(recorded: Path, tmp_path: Path) -> None:
    numbers = numbers_of(recorded, ORDER)
    block = numbers[len(numbers) // 2]
    planted: list[Any] = []

    def more(values: dict[str, Any]) -> None:
        for change in values["changes"]:
            if type(change[3]) is int:
                planted.extend((change[0], f"{change[1]}.{change[2]}", str(change[3]), str(change[3] + 1)))
                change[3] += 1
                return

    difference = bisect(open_replay(recorded), open_replay(changed(recorded, tmp_path / "b.gcr", block, more)))
    assert difference is not None
    assert (difference.kind, difference.order) == ("field", len(numbers) // 2 + 1)
    assert [difference.entity, difference.what, difference.expected, difference.actual] == planted


def test_other_games_are_said_to_be_others(
    recorded: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    record(tmp_path / "b.gcr", 7)
    difference = bisect(open_replay(recorded), open_replay(tmp_path / "b.gcr"))
    assert difference is not None
    assert (difference.kind, difference.what, difference.order) == ("game", "setup", 0)
    assert bisect_files(recorded, tmp_path / "b.gcr") == DIFFERS
    assert "it is of another game: setup differs" in capsys.readouterr().out
    assert bisect_files(recorded, tmp_path / "none.gcr") == UNUSABLE
    assert numbers_of(recorded, HEADER) == [0]


def test_a_file_that_was_cut_parts_nowhere_before_that(recorded: Path, tmp_path: Path) -> None:
    path = tmp_path / "b.gcr"
    path.write_bytes(recorded.read_bytes()[:-5])
    difference = bisect(open_replay(recorded), open_replay(path))
    assert difference is not None
    assert (difference.kind, difference.what, difference.actual) == ("ending", "winner", "-")


def test_what_is_noted_and_who_played_makes_no_difference(tmp_path: Path) -> None:
    setup = random_setup(4)
    for name, seats in (("a", ("person", "opponent")), ("b", ("opponent", "person"))):
        game = new_game(setup, data())
        recorder = Recorder(tmp_path / f"{name}.gcr", game, setup, pack(), data=data(), seats=seats, created=name)
        play(game, 4, 40)
        recorder.close()
    assert bisect(open_replay(tmp_path / "a.gcr"), open_replay(tmp_path / "b.gcr")) is None
