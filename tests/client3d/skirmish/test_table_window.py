"""A short mission of Skirmish to its end in a real window, by somebody who has nothing but a mouse and keys."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from table_person import Player

from core.packs.location import pack_folder
from replays.reader import open_replay
from replays.verify import verify

HERE = Path(__file__).parent
ROOT = HERE.parents[2]

MISSION = """
round_limit = 6
[table]
size = [60, 40]
[[obstacle]]
kind = "wall"
line = [[34, 4], [34, 20]]
[[building]]
name = "mill"
polygon = [[40, 22], [48, 22], [48, 32], [40, 32]]
floors = 2
[[object]]
name = "colours"
kind = "flag"
at = [20, 20]
[[goal]]
side = "blue"
kind = "carry_off"
object = "colours"
zone = [[0, 0], [13, 0], [13, 40], [0, 40]]
[[unit]]
name = "bearer"
type = "zouave"
side = "blue"
at = [22, 20]
loaded = false
[[unit]]
name = "first"
type = "zouave"
side = "blue"
at = [22, 26]
[[unit]]
name = "second"
type = "zouave"
side = "blue"
at = [22, 28.5]
[[group]]
name = "line"
side = "blue"
formation = "line"
members = ["first", "second"]
[[unit]]
name = "far"
type = "prussian"
side = "red"
at = [56, 14]
[[unit]]
name = "further"
type = "prussian"
side = "red"
at = [57, 36]
"""
"""The bearer, whose rifle is not loaded, has the flag at its feet; both foes look away, and no volley fells two."""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The shipped pack with that mission alone."""
    folder = tmp_path / "pack"
    # models are those shipped where a pack has none of its own
    shutil.copytree(pack_folder("skirmish"), folder, ignore=shutil.ignore_patterns("missions", "scenarios", "models"))
    (folder / "missions").mkdir()
    (folder / "missions" / "short.toml").write_text(MISSION)
    for language in (folder / "locale").iterdir():
        with (language / "pack.ftl").open("a") as texts:
            texts.write("\nmission-short = Short\nmission-short-about = A flag to be carried off.\n")
    return folder


@pytest.fixture
def player(tmp_path: Path, pack: Path, display: str) -> Iterator[Player]:
    """Somebody in front of the battle."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("XDG_", "WAYLAND", "DISPLAY"))}
    paths = os.pathsep.join(map(str, (ROOT, HERE, HERE.parent / "play")))
    where = {**kept, "HOME": str(tmp_path), "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1", "PYTHONPATH": paths}
    report = tmp_path / "seen.json"
    command = [sys.executable, str(HERE / "table_advised.py"), str(report), "--pack", str(pack), "--mission", "short"]
    command += ["--size", "960x540", "--seed", "2", "--record", str(tmp_path / "battle.gcr")]
    found = Player(command, where, tmp_path, report)
    yield found
    found.leave()


def test_a_mission_is_played_to_its_end_and_watched(player: Player, tmp_path: Path) -> None:
    player.sees_question("dialog.close")
    player.click("dialog.close")  # the mission has been read
    player.begin()
    player.play()
    player.look_back("TableWatchClient")
    done = (tmp_path / "input.log").read_text()
    assert "GIVES UP" not in done
    assert "key k" in done  # the flag was taken
    replay = open_replay(tmp_path / "battle.gcr")
    assert not replay.faults
    assert verify(replay).difference is None
