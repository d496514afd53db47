"""Whatever is played is in the file: orders, events, changes, states; and it comes out the same."""

import itertools
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.digest import snapshot_digest
from core.game import Entry
from core.orders import UndoOrder
from replays.format import KEYFRAME
from replays.reader import open_replay
from replays.recorder import Recorder, pack_texts
from replays.records import snapshot_of
from replays.verify import verify
from systems.clumsy.components import ActionPoints
from systems.clumsy.pipeline import new_game
from tests.replays.recordings import pack, play, raw_blocks_of, record
from tests.systems.clumsy.battles import data, random_setup

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("seed", range(8))
def test_a_recorded_game_is_read_and_verified(tmp_path: Path, seed: int) -> None:
    recorder, game = record(tmp_path / "a.gcr", seed)
    assert recorder.failure is None
    replay = open_replay(tmp_path / "a.gcr")
    assert replay.faults == []
    assert replay.orders == recorder.orders
    assert not replay.completed
    assert replay.setup == random_setup(seed)
    assert replay.data == data()
    assert (replay.ending is not None) == game.view(0).ended
    verdict = verify(replay)
    assert verdict.difference is None
    assert verdict.orders == recorder.orders


@pytest.mark.parametrize("seed", range(4))
def test_entries_are_what_the_game_told(tmp_path: Path, seed: int) -> None:
    setup = random_setup(seed)
    game = new_game(setup, data())
    entries: list[Entry] = []
    game.watchers.append(entries.append)
    recorder = Recorder(tmp_path / "a.gcr", game, setup, pack(), data=data())
    play(game, seed, 80)
    recorder.close()
    replay = open_replay(tmp_path / "a.gcr")
    assert replay.opening == game.opening
    for entry, found in itertools.zip_longest(entries, replay.entries()):
        assert (entry.order, entry.draws, entry.told, entry.digest) == (
            found.order,
            found.draws,
            found.told,
            found.digest,
        )


@pytest.mark.parametrize("seed", range(6))
def test_a_keyframe_and_the_changes_give_the_next_keyframe(tmp_path: Path, seed: int) -> None:
    record(tmp_path / "a.gcr", seed)
    replay = open_replay(tmp_path / "a.gcr")
    contents = [replay.turn(number) for number in range(len(replay.turns))]
    fields = {name: table.fields for content in contents for name, table in content.keyframe.tables.items()}
    for content, following in itertools.pairwise(contents):
        assert snapshot_digest(snapshot_of(content.keyframe.tables)) == content.keyframe.state
        state = {(entity, name): list(values) for entity, name, values in snapshot_of(content.keyframe.tables)}
        for entry in content.entries:
            for entity, component, field, value in entry.changes:
                if component == "gone":
                    state = {key: values for key, values in state.items() if key[0] != entity}
                elif component != "born":
                    row = state.setdefault((entity, component), [None] * len(fields[component]))
                    row[fields[component].index(field)] = value
        expected = {(entity, name): list(values) for entity, name, values in snapshot_of(following.keyframe.tables)}
        assert state == expected


def test_orders_taken_back_are_recorded_and_replay_exactly(tmp_path: Path) -> None:
    undone = 0
    for seed in range(12):
        record(tmp_path / "a.gcr", seed)
        replay = open_replay(tmp_path / "a.gcr")
        undone += sum(isinstance(entry.order, UndoOrder) for entry in replay.entries())
        assert verify(replay).difference is None
    assert undone > 0


def test_each_order_is_in_the_file_before_the_next_is_given(tmp_path: Path) -> None:
    setup = random_setup(3)
    game = new_game(setup, data())
    recorder = Recorder(tmp_path / "a.gcr", game, setup, pack(), data=data())
    seen = []
    game.watchers.append(lambda _entry: seen.append(open_replay(tmp_path / "a.gcr").orders))
    play(game, 3, 25)
    assert seen == list(range(1, recorder.orders + 1))
    recorder.close()


def test_a_recording_that_was_closed_early_can_be_resumed_from_its_last_keyframe(tmp_path: Path) -> None:
    recorder, game = record(tmp_path / "a.gcr", 2, 7)
    replay = open_replay(tmp_path / "a.gcr")
    assert replay.ending is None
    content = replay.turn(len(replay.turns) - 1)
    last = content.saved[-1][1] if content.saved else content.keyframe
    assert last.orders == recorder.orders
    assert last.state == game.state_digest()
    assert last.chain == game.chain
    assert verify(replay).difference is None


def test_a_full_disk_ends_the_recording_and_not_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = random_setup(1)
    game = new_game(setup, data())
    recorder = Recorder(tmp_path / "a.gcr", game, setup, pack(), data=data())
    play(game, 1, 10)
    written = recorder.orders

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("replays.recorder.write_all", full)
        play(game, 2, 10)
    play(game, 3, 10)
    assert isinstance(recorder.failure, OSError)
    assert not recorder.open
    assert open_replay(tmp_path / "a.gcr").orders == recorder.orders == written


def test_a_recording_replaces_a_replay_only_once_it_has_begun(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 2, 5)
    before = path.read_bytes()
    setup = random_setup(1)
    game = new_game(setup, data())
    play(game, 1, 20)
    with pytest.raises(ValueError, match="before the first order"):
        Recorder(path, game, setup, pack(), data=data())
    assert path.read_bytes() == before
    record(path, 1, 20)
    assert [found.name for found in tmp_path.iterdir()] == ["a.gcr"]
    assert open_replay(path).setup == setup


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes in folders there")
def test_a_recording_is_written_over_nothing_but_a_replay(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("precious")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "notes.txt")
    # a pipe stands for every device: as root, /dev/null itself was replaced
    os.mkfifo(tmp_path / "pipe")
    for name in ("notes.txt", "folder", "link", "pipe"):
        with pytest.raises(OSError, match=r"exists|directory"):
            record(tmp_path / name, 1, 5)
    assert (tmp_path / "notes.txt").read_text() == "precious"
    assert (tmp_path / "pipe").is_fifo()
    with pytest.raises(IsADirectoryError):
        record(Path(), 1, 5)
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
def test_a_link_to_a_replay_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "last.gcr").symlink_to(tmp_path / "real.gcr")
    record(tmp_path / "last.gcr", 1, 20)
    record(tmp_path / "last.gcr", 1, 20)
    assert (tmp_path / "last.gcr").is_symlink()
    assert open_replay(tmp_path / "real.gcr").orders > 0


def test_the_same_file_in_another_process_and_hash_seed(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from tests.replays.recordings import record;record(Path(sys.argv[1]), 5)"
    )
    found = set()
    for hash_seed in ("0", "1", "4242"):
        path = tmp_path / f"{hash_seed}.gcr"
        subprocess.run(
            [sys.executable, "-c", script, str(path)],
            cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
            check=True,
        )
        found.add(path.read_bytes())
        assert verify(open_replay(path)).difference is None
    assert len(found) == 1


def test_two_programs_never_record_into_one_file(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    setup = random_setup(1)
    Recorder(path, new_game(setup, data()), setup, pack(), data=data(), replace=False)
    kept = path.read_bytes()
    with pytest.raises(FileExistsError):
        Recorder(path, new_game(setup, data()), setup, pack(), data=data(), replace=False)
    assert path.read_bytes() == kept
    assert [file.name for file in tmp_path.iterdir()] == ["a.gcr"]


def test_discarding_removes_ones_own_recording_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    setup = random_setup(1)
    own = Recorder(path, new_game(setup, data()), setup, pack(), data=data())
    path.unlink()
    path.write_bytes(b"somebody else's")
    own.discard()
    assert path.read_bytes() == b"somebody else's"
    assert not own.open
    path.unlink()
    Recorder(path, new_game(setup, data()), setup, pack(), data=data()).discard()
    assert not path.exists()


def test_the_texts_of_other_missions_and_maps_are_left_out() -> None:
    folder = pack().folder
    assert set(pack_texts(folder, title="")["en"]) == {"pack.ftl"}
    assert set(pack_texts(folder, title="mission-last_bridge")["ru"]) == {"missions.ftl", "pack.ftl"}
    assert set(pack_texts(folder, title="mission-last")["ru"]) == {"pack.ftl"}


def test_a_save_is_the_game_even_if_something_was_changed_behind_the_recordings_back(tmp_path: Path) -> None:
    recorder, game = record(tmp_path / "a.gcr", 4, 10, close=False)
    world = game.battle.world
    with world.active():
        points = world.each(ActionPoints)[0][1]
    points.left += 1  # not by `World.change`: no order tells of it
    recorder.close()
    assert raw_blocks_of(tmp_path / "a.gcr")[-1][0] == KEYFRAME
    replay = open_replay(tmp_path / "a.gcr")
    assert replay.turn(len(replay.turns) - 1).saved[-1][1].state == game.state_digest()
