"""`--dev`: what is saved while a battle is played is on the screen, in its replay, or said to be wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.packs.watching import Watch
from replays.reader import open_replay
from replays.verify import verify

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
LAST = ("bad model", "no model", "texts", "model")
MANIFEST = 'name = "m"\ntitle = "M"\nversion = "1.0"\nbase = "clumsy"\n'


def test_what_is_saved_while_a_battle_is_played_is_taken_in(tmp_path: Path) -> None:
    (tmp_path / "m").mkdir()
    (tmp_path / "m" / "pack.toml").write_text(MANIFEST)
    known = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, str(HERE / "live_run.py"), str(tmp_path / "m"), str(tmp_path)],
        env={**known, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(tmp_path / "data")},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads((tmp_path / "told.json").read_text())
    # the last good data stay in use while a file has faults, and where a change needs a new battle
    assert (told.pop("kept"), told.pop("class")) == (31, "tracked")
    assert list(told) == ["numbers", "order", "faults", "mended", "new battle", "back", *LAST]
    replay = open_replay(tmp_path / "battle.gcr")
    assert replay.faults == []
    assert [data.units["tank"].hp for _, data in replay.reloads] == [31, 20]
    assert verify(replay).difference is None


@pytest.fixture
def watch(tmp_path: Path) -> Iterator[Watch]:
    (tmp_path / "units").mkdir()
    (tmp_path / "units" / "a.toml").write_text("a")
    found = Watch([tmp_path], seconds=1000)  # it looks when it is told to
    yield found
    found.close()


def test_a_change_is_told_once_and_when_it_has_been_the_same_twice(tmp_path: Path, watch: Watch) -> None:
    file = tmp_path / "units" / "a.toml"
    file.write_text("half of it")
    watch.look()
    assert watch.changed() == set()
    file.write_text("all of it now")
    watch.look()
    assert watch.changed() == set()
    watch.look()
    assert watch.changed() == {file}
    watch.look()
    assert watch.changed() == set()


def test_what_comes_and_what_goes_is_a_change_and_hidden_files_are_none(tmp_path: Path, watch: Watch) -> None:
    (tmp_path / "units" / "a.toml").unlink()
    (tmp_path / "units" / ".a.toml.swp").write_text("an editor's")
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps" / "m.toml").write_text("m")
    for _ in range(2):
        watch.look()
    assert watch.changed() == {tmp_path / "units" / "a.toml", tmp_path / "maps" / "m.toml"}


def test_a_watch_looks_by_itself_until_it_is_closed(tmp_path: Path) -> None:
    watch, file = Watch([tmp_path], seconds=0.01), tmp_path / "a.toml"
    file.write_text("a")
    deadline = time.monotonic() + 30
    while not (found := watch.changed()) and time.monotonic() < deadline:
        time.sleep(0.01)
    watch.close()
    assert found == {file}
