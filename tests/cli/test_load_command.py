"""`clumsy play --load` as it is typed."""

from pathlib import Path

import pytest

from cli.replay import SAME, verify_file
from replays.reader import open_replay
from replays.recorder import Recorder
from replays.saves import save_as, saves_folder
from systems.clumsy.missions import load_mission, mission_names
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, UnitSetup
from tests.cli.test_play_command import typed
from tests.replays.recordings import pack, record

DRAWN_SMALL = ("--offscreen", "--tier", "low", "--size", "320x200")
FIRST = """
speed 8
click widget dialog.close
order end_turn
wait idle
expect round 2
"""
AGAIN = """
wait idle
expect round 2
expect turn blue
expect widget dialog.close hidden
speed 8
order end_turn
wait idle
expect round 3
"""


def test_a_mission_is_left_saved_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "first.txt").write_text(FIRST)
    (tmp_path / "again.txt").write_text(AGAIN)
    words = ("--mission", "breakout", "--seed", "3", "--record", "a.gcr", "--script", "first.txt")
    done = typed("play", *DRAWN_SMALL, *words, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    save = save_as(tmp_path / "a.gcr", "Through the snow")
    kept = save.read_bytes()
    words = ("--load", "Through the snow", "--record", "b.gcr", "--script", "again.txt")
    done = typed("play", *DRAWN_SMALL, *words, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert verify_file(tmp_path / "b.gcr") == SAME
    first, on = open_replay(tmp_path / "a.gcr"), open_replay(tmp_path / "b.gcr")
    assert (on.header.seats, on.header.created) == (first.header.seats, first.header.created)
    assert on.orders > first.orders
    assert save.read_bytes() == kept
    assert [path.name for path in saves_folder().iterdir()] == ["Through the snow.gcr"]


def test_what_cannot_be_loaded_is_said_in_a_line(tmp_path: Path) -> None:
    record(tmp_path / "over.gcr", 6, ended=True)
    (tmp_path / "notes.txt").write_text("hello")
    for name, says in (
        ("none", "there is no such file"),
        ("notes.txt", "this is not a replay"),
        ("over.gcr", "this battle is over"),
    ):
        done = typed("play", "--load", name, home=tmp_path)
        assert done.returncode == 2
        assert says in done.stderr
        assert len(done.stderr.splitlines()) == 1
    done = typed("play", "--load", "over.gcr", "--map", "river", home=tmp_path)
    assert "--load goes on with a saved battle" in done.stderr


def test_a_side_that_the_battle_has_not_is_refused_instead_of_passed_over(tmp_path: Path) -> None:
    setup = BattleSetup(
        seed=1,
        rows=("....",) * 4,
        sides=("alice", "bob"),
        units=(UnitSetup(type="tank", side=0, at=(0, 0)), UnitSetup(type="tank", side=1, at=(3, 3))),
    )
    Recorder(tmp_path / "a.gcr", new_game(setup, pack().data), setup, pack()).close()
    before = (tmp_path / "a.gcr").read_bytes()
    done = typed("play", "--load", "a.gcr", "--side", "red", home=tmp_path)
    assert done.returncode == 2
    assert done.stderr == 'clumsy: a.gcr: there is no side "red"; there are: alice, bob\n'
    assert (tmp_path / "a.gcr").read_bytes() == before


def test_a_side_that_the_mission_keeps_for_the_computer_is_refused(tmp_path: Path) -> None:
    for name in mission_names(*pack().folders):
        mission = load_mission(pack(), name)
        kept = [side for side in mission.battle(1).sides if side not in mission.sides_to_play]
        if kept:
            setup = mission.battle(1)
            Recorder(tmp_path / "a.gcr", new_game(setup, pack().data), setup, pack()).close()
            done = typed("play", "--load", "a.gcr", "--side", kept[0], home=tmp_path)
            assert done.returncode == 2
            assert f"nobody plays {kept[0]} in this mission but the computer" in done.stderr
            return
    raise AssertionError("no mission keeps a side for the computer")
