"""Saves with a name, recordings that rotate, and the list of both."""

import os
import shutil
import time
from pathlib import Path
from typing import Any

import pytest

from replays.faults import ReplayError
from replays.format import ENDING, HEADER, START_BYTES
from replays.reader import open_replay
from replays.recorder import Recorder
from replays.records import MOST_PICTURE, Note
from replays.resume import resumed
from replays.saves import (
    drop_old_autosaves,
    file_name,
    go_on_recording,
    new_recording,
    recordings_folder,
    save_as,
    saves_folder,
    slot,
    to_continue,
)
from replays.summary import summaries, summary
from replays.verify import verify
from systems.clumsy.pipeline import new_game
from tests.replays.recordings import blocks_of, changed, numbers_of, pack, play, record, write_blocks
from tests.replays.sample import SAMPLES
from tests.systems.clumsy.battles import data, random_setup


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


# --- what a list shows


def test_a_list_has_ground_and_points_of_a_battle_that_nobody_took_a_picture_of(tmp_path: Path) -> None:
    for path in SAMPLES.glob("*.gcr"):
        found = summary(path)
        assert (found.picture, found.points) == (b"", ((4, 3), (6, 7)))
        assert [len(row) for row in found.ground] == [12] * 8
        assert (found.ground[3][7], found.ground[3][8], found.ground[4][6]) == ("road", "bridge", "water")


@pytest.mark.parametrize("rows", [[], [""], ["..", "."], ["??"], ["." * 501]])
def test_a_list_has_no_ground_of_a_map_that_cannot_be(tmp_path: Path, rows: list[str]) -> None:
    def spoil(values: dict[str, Any]) -> None:
        values["setup"]["rows"] = rows
        values["setup"]["points"] = [[-1, 0], [9999, 0]]

    found = summary(changed(SAMPLES / "version-3.gcr", tmp_path / "a.gcr", 0, spoil))
    assert (found.ground, found.points, found.opens) == ((), (), True)


# --- names


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Before the attack", "Before the attack"),
        ("Перед атакой", "Перед атакой"),
        ("공격 전", "공격 전"),
        ("../../etc/passwd", "etc-passwd"),
        ("a/b\\c:d*e?f", "a-b-c-d-e-f"),
        ("..", ""),
        (" . ", ""),
        ("/", ""),
        ("nul", "nul-"),
        ("COM1.txt", "COM1.txt-"),
        ("a\x00b\x1fc", "a-b-c"),
        ("e\u0301", "é"),
    ],
)
def test_any_name_is_a_files_name_or_none(name: str, stem: str) -> None:
    assert file_name(name) == stem
    if stem:
        assert slot(name) == saves_folder() / f"{stem}.gcr"
        assert slot(name).resolve().parent == saves_folder().resolve()
    else:
        with pytest.raises(ReplayError, match="save-name-wrong"):
            slot(name)


def test_a_long_name_in_any_script_fits() -> None:
    for letter in ("a", "я", "공", "🚁"):
        assert len(slot(letter * 100).name.encode()) <= 130
        with pytest.raises(ReplayError, match="save-name-wrong"):
            slot(letter * 101)


# --- saving


def test_a_recording_known_to_be_good_is_saved_without_being_read_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = random_setup(4)
    game = new_game(setup, data())
    recorder = Recorder(tmp_path / "a.gcr", game, setup, pack(), data=data())
    play(game, 4, 20)
    monkeypatch.setattr("replays.saves.now", lambda: "now")
    read = save_as(recorder.path, "a").read_bytes()
    written = recorder.written
    play(game, 5, 5)  # what is ordered after that is not in it
    monkeypatch.setattr("replays.saves.open_replay", lambda _path: pytest.fail("read through"))
    assert save_as(recorder.path, "a", replace=True, good_bytes=written).read_bytes() == read
    recorder.close()
    assert recorder.written is None


def test_a_battle_is_saved_while_it_is_recorded_and_the_save_stays_as_it_is(tmp_path: Path) -> None:
    setup = random_setup(4)
    game = new_game(setup, data())
    recorder = Recorder(tmp_path / "a.gcr", game, setup, pack(), data=data(), seats=("person", "opponent"))
    play(game, 4, 20)
    path = save_as(recorder.path, "Before: the attack", picture=b"\x89PNG...")
    kept = path.read_bytes()
    state = game.state_digest()
    play(game, 5, 20)
    recorder.close()
    assert path == saves_folder() / "Before- the attack.gcr"
    assert verify(open_replay(tmp_path / "a.gcr")).difference is None
    replay = open_replay(path)
    assert replay.faults == []
    assert replay.note is not None
    assert (replay.note.name, replay.note.picture) == ("Before: the attack", b"\x89PNG...")
    found = resumed(replay)
    assert found.game.state_digest() == state
    # who loads it goes on in a recording of its own
    assert not found.goes_on_in_place
    again = go_on_recording(found, "river")
    assert again.path.parent == recordings_folder()
    play(found.game, 6, 20)
    again.close()
    assert path.read_bytes() == kept
    on = open_replay(again.path)
    assert verify(on).difference is None
    assert on.note is None
    assert resumed(on).goes_on_in_place


def test_a_replay_that_has_ended_is_saved_with_its_ending(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 6, ended=True)
    path = save_as(tmp_path / "a.gcr", "Glory", picture=b"x")
    replay = open_replay(path)
    assert replay.faults == []
    assert replay.ending == open_replay(tmp_path / "a.gcr").ending
    assert verify(replay).difference is None
    assert (summary(path).picture, summary(path).name) == (b"x", "Glory")
    # and a save of a save is one
    assert save_as(path, "More glory") != path
    assert summary(slot("More glory")).name == "More glory"


def test_a_save_is_replaced_only_if_that_is_wished_and_only_by_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(tmp_path / "a.gcr", 4, 20)
    record(tmp_path / "b.gcr", 5, 20)
    path = save_as(tmp_path / "a.gcr", "one")
    kept = path.read_bytes()
    with pytest.raises(FileExistsError):
        save_as(tmp_path / "b.gcr", "one")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("replays.files.write_all", full)
        with pytest.raises(OSError, match="No space"):
            save_as(tmp_path / "b.gcr", "one", replace=True)
    assert path.read_bytes() == kept
    assert [file.name for file in saves_folder().iterdir()] == ["one.gcr"]
    save_as(tmp_path / "b.gcr", "one", replace=True)
    assert open_replay(path).setup == random_setup(5)


def test_a_recording_is_never_replaced_while_it_grows(tmp_path: Path) -> None:
    setup = random_setup(4)
    saves_folder().mkdir(parents=True)
    recorder = Recorder(slot("one"), new_game(setup, data()), setup, pack(), data=data())
    record(tmp_path / "b.gcr", 5, 20)
    with pytest.raises(OSError, match="busy"):
        save_as(tmp_path / "b.gcr", "one", replace=True)
    assert recorder.open


def test_too_large_a_picture_is_left_out_of_a_save_and_refused_in_a_file(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 4, 20)
    assert summary(save_as(tmp_path / "a.gcr", "one", picture=bytes(MOST_PICTURE + 1))).picture == b""
    with pytest.raises(ValueError, match="too long"):
        Note(picture=bytes(MOST_PICTURE + 1))


def test_nothing_is_saved_of_what_is_no_replay(tmp_path: Path) -> None:
    (tmp_path / "a.gcr").write_text("hello")
    with pytest.raises(ReplayError, match="replay-not-one"):
        save_as(tmp_path / "a.gcr", "one")
    assert not saves_folder().exists()


# --- going on


def test_a_recording_that_may_not_be_written_is_gone_on_with_in_a_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 20)
    busy, free = resumed(open_replay(path)), resumed(open_replay(path))
    first = go_on_recording(busy, "x")
    assert first.path == path
    second = go_on_recording(free, "x")
    assert second.path.parent == recordings_folder()
    play(free.game, 4, 10)
    play(busy.game, 5, 10)
    for recorder in (first, second):
        recorder.close()
        assert verify(open_replay(recorder.path)).difference is None


def test_a_damaged_recording_is_gone_on_with_in_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 60)
    whole = bytearray(path.read_bytes())
    whole[open_replay(path).turns[-2].offset + 40] ^= 4
    path.write_bytes(whole)
    found = resumed(open_replay(path))
    recorder = go_on_recording(found, "x")
    assert recorder.path != path
    play(found.game, 1, 20)
    recorder.close()
    assert path.read_bytes() == whole
    assert verify(open_replay(recorder.path)).difference is None


def test_what_nobody_ordered_anything_in_is_not_worth_keeping(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 20)
    found = resumed(open_replay(path))
    copy, on = found.record_into(tmp_path / "b.gcr"), found.record_on()
    assert (copy.is_worth_keeping, on.is_worth_keeping) == (False, True)
    play(found.game, 1, 10)
    assert copy.is_worth_keeping


def test_what_was_left_last_is_continued(tmp_path: Path) -> None:
    assert to_continue() is None
    for name, seed in (("a", 4), ("b", 5)):
        record(tmp_path / f"{name}.gcr", seed, 20)
        save_as(tmp_path / f"{name}.gcr", name)
        os.utime(slot(name), (seed, seed))
    record(tmp_path / "c.gcr", 6, ended=True)
    save_as(tmp_path / "c.gcr", "over")
    (saves_folder() / "junk.gcr").write_text("junk")
    found = to_continue()
    assert found is not None
    assert found.name == "b"


# --- rotation


def test_the_oldest_battles_that_have_not_ended_go(tmp_path: Path) -> None:
    folder = tmp_path / "replays"
    folder.mkdir()
    for number in range(6):
        record(folder / f"{number}.gcr", 4, 12)
        os.utime(folder / f"{number}.gcr", (number, number))
    record(folder / "ended.gcr", 6, ended=True)
    save_as(folder / "0.gcr", "named", folder=folder)
    (folder / "other.txt").write_text("precious")
    (folder / "junk.gcr").write_text("junk")
    for name in ("ended", "named"):
        os.utime(folder / f"{name}.gcr", (0, 0))
    growing = resumed(open_replay(folder / "1.gcr")).record_on()
    os.utime(folder / "1.gcr", (1, 1))
    assert [path.stem for path in drop_old_autosaves(folder, 3)] == ["2", "0"]
    left = sorted(path.name for path in folder.iterdir())
    assert left == sorted(
        [*(f"{number}.gcr" for number in (1, 3, 4, 5)), "ended.gcr", "junk.gcr", "named.gcr", "other.txt"]
    )
    assert growing.open
    assert drop_old_autosaves(folder, 3) == []
    assert drop_old_autosaves(tmp_path / "none", 3) == []


def test_new_recordings_have_names_of_their_own(tmp_path: Path) -> None:
    first = new_recording(tmp_path, "../river")
    assert first.parent == tmp_path
    assert first.name.endswith("-river.gcr")
    first.touch()
    assert new_recording(tmp_path, "../river") != first


# --- the list


def test_a_summary_says_what_the_file_holds(tmp_path: Path) -> None:
    for seed in range(12):
        path = tmp_path / f"{seed}.gcr"
        record(path, seed, 90)
        replay, found = open_replay(path), summary(path)
        assert found.opens
        assert found.fault is None
        assert (found.title, found.sides) == (replay.title, replay.setup.sides)
        assert (found.seats, found.created) == (replay.header.seats, replay.header.created)
        assert (found.orders, found.ending) == (replay.orders, replay.ending)
        assert found.round == (replay.ending.round if replay.ending else replay.turns[-1].round)
        assert found.side == replay.turns[-1].side
        assert found.size == path.stat().st_size


def test_a_summary_of_a_long_turn_finds_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "a.gcr"
    record(path, 4, 60)
    blocks = blocks_of(path)
    first = [number for number, block in enumerate(blocks) if block[0] == b"K"]
    orders = blocks[first[0] + 1]
    dice_blocks = [(b"z", 2, os.urandom(900)) for _ in range(200)]
    write_blocks(path, path.read_bytes()[:START_BYTES], [*blocks[: first[0] + 1], *dice_blocks, orders])
    found = summary(path)
    assert path.stat().st_size > 150_000
    assert (found.opens, found.orders, found.fault) == (True, 1, None)


def test_a_summary_names_what_is_wrong(tmp_path: Path) -> None:
    whole, path = tmp_path / "a.gcr", tmp_path / "b.gcr"
    record(whole, 4, 60)

    def fault_of(content: bytes) -> tuple[bool, str]:
        path.write_bytes(content)
        found = summary(path)
        return found.opens, found.fault.key if found.fault else ""

    good = whole.read_bytes()
    assert fault_of(b"") == (False, "replay-not-one")
    assert fault_of(b"hello, world, this is no replay") == (False, "replay-not-one")
    assert fault_of(good.replace(b"\r\n", b"\n", 1)) == (False, "replay-mangled")
    assert fault_of(good[:9] + b"\x63" + good[10:]) == (False, "replay-newer")
    assert fault_of(good[:-5]) == (True, "replay-cut")
    assert fault_of(good[:-3] + b"xyz") == (True, "replay-damaged")
    assert fault_of(good[:40] + b"x" + good[41:]) == (False, "replay-damaged")
    assert fault_of(good[:2000]) == (False, "replay-cut")
    write_blocks(path, good[:START_BYTES], blocks_of(whole)[:1])
    assert summary(path).fault.key == "replay-no-turn"  # type: ignore[union-attr]
    changed(whole, path, numbers_of(whole, HEADER)[0], lambda values: values.update(ruleset="chess"))
    assert summary(path).fault.key == "replay-ruleset"  # type: ignore[union-attr]
    assert summary(tmp_path / "none.gcr").fault.key == "replay-missing"  # type: ignore[union-attr]
    assert summary(tmp_path).fault.key == "replay-not-one"  # type: ignore[union-attr]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.gcr")
        assert summary(tmp_path / "pipe.gcr").fault.key == "replay-not-one"  # type: ignore[union-attr]


def test_samples_of_every_version_are_listed() -> None:
    for sample in [*SAMPLES.glob("*.gcr"), *(SAMPLES / "missions").glob("*.gcr")]:
        found = summary(sample)
        assert (found.opens, found.fault) == (True, None)
        assert found.ending == open_replay(sample).ending


def test_a_folder_is_listed_the_last_written_first(tmp_path: Path) -> None:
    for number in range(4):
        record(tmp_path / f"{number}.gcr", number, 20)
        os.utime(tmp_path / f"{number}.gcr", (number * 7 % 5, number * 7 % 5))
    (tmp_path / ".hidden.gcr").touch()
    (tmp_path / "folder.gcr").mkdir()
    (tmp_path / "notes.txt").touch()
    assert [found.path.stem for found in summaries(tmp_path)] == ["2", "1", "3", "0"]
    assert summaries(tmp_path / "none") == []


def test_a_list_is_made_much_sooner_than_its_files_are_opened(tmp_path: Path) -> None:
    for path in sorted((SAMPLES / "missions").glob("*.gcr"))[:3]:
        shutil.copy(path, tmp_path)
    began = time.process_time()
    for _ in range(10):
        assert len(summaries(tmp_path)) == 3
    listed = (time.process_time() - began) / 10
    began = time.process_time()
    for path in tmp_path.iterdir():
        assert open_replay(path).turns
    assert listed * 10 < time.process_time() - began


def test_nothing_but_an_ending_and_a_note_is_added(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 6, ended=True)
    path = save_as(tmp_path / "a.gcr", "x")
    kinds = [block[0] for block in blocks_of(path)]
    assert kinds == [*(block[0] for block in blocks_of(tmp_path / "a.gcr")[:-1]), b"N", ENDING]
