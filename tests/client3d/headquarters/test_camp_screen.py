"""Headquarters without a display: the command line, scripts, replays, saves and films."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
DAY = ("--date", "2026-11-30")


def clumsy(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = {**kept, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(folder / "data")}
    command = [sys.executable, "-m", "cli.main", *words]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=300, cwd=folder, env=environment, check=False
    )


def play(folder: Path, script: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Play by a script."""
    (folder / "script.txt").write_text(script)
    screen = ("--offscreen", "--size", "640x400", "--tier", "low", "--language", "en", "--script", "script.txt")
    return clumsy(folder, "play", *words, *screen)


SOLO = """
speed 8
expect turn blue
select 1,8
expect selected tank
hover cell 3,8
wait frames 2
click cell 3,8
wait idle
expect unit 3,8 tank
key u
wait idle
expect unit 1,8 tank
order move unit=1,9 to=3,9
wait idle
key b
expect mode muster
key 1
expect mode recruit_infantry
click cell 5,5
expect refused not_adjacent
click cell 1,9
wait idle
expect unit 1,9 infantry
click widget order.recruit_tank
expect mode muster
key x
select 1,9
key x
expect refused recruited_this_turn
key tab
expect widget dialog.end_turn shown
click widget dialog.end_turn
wait idle
expect round 2
picture turn2.png
"""


def test_a_solo_turn_is_played_recorded_gone_on_with_and_filmed(tmp_path: Path) -> None:
    done = play(tmp_path, SOLO, "--ruleset", "headquarters", "--seed", "5", *DAY, "--record", "battle.gcr")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "turn2.png").stat().st_size > 10_000
    verified = clumsy(tmp_path, "replay", "verify", "battle.gcr")
    assert verified.returncode == 0, verified.stderr
    script = "expect round 2\nexpect widget log.5 shown\norder end_turn\nwait idle\nexpect round 3\n"
    gone_on = play(tmp_path, script, "--load", "battle.gcr", "--record", "more.gcr")
    assert (gone_on.returncode, gone_on.stderr) == (0, "")
    filmed = clumsy(tmp_path, "replay", "export", "more.gcr", "last.png", "--size", "320x200")
    assert filmed.returncode == 0, filmed.stderr
    assert (tmp_path / "last.png").stat().st_size > 5_000
    assert clumsy(tmp_path, "replay", "export", "more.gcr", "more.jsonl").returncode == 0


def test_a_map_is_played_by_its_file(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(
        'rows = ["..hC"]\n[camps.blue]\nheadquarters = [0, 0]\n[camps.red]\nheadquarters = [3, 0]\n'
    )
    played = play(
        tmp_path, "expect unit 3,0 headquarters\n", "--ruleset", "headquarters", "--map", "own.toml", "--hot-seat"
    )
    assert played.returncode == 0, played.stderr


def test_the_same_script_gives_the_same_picture(tmp_path: Path) -> None:
    pictures = []
    for _ in range(2):
        assert play(tmp_path, SOLO, "--ruleset", "headquarters", "--seed", "5", *DAY).returncode == 0
        pictures.append((tmp_path / "turn2.png").read_bytes())
    assert pictures[0] == pictures[1]


SHARED = """
speed 8
expect turn blue
key tab
expect turn red
click widget camp.yellow
expect turn yellow
order end_turn
wait idle
expect turn yellow
click widget end_turn
wait frames 2
order end_turn
key tab
expect turn blue
order surrender side=green
wait idle 30
picture out.png
order surrender side=red
wait seconds 2
picture bomb.png
wait idle 30
order surrender side=blue
wait screen after 60
picture after.png
click widget back
wait frames 2
expect winner yellow
expect mode over
"""


def test_four_camps_at_one_screen_the_bomb_and_the_end(tmp_path: Path) -> None:
    done = play(tmp_path, SHARED, "--ruleset", "headquarters", "--map", "four_corners", "--hot-seat", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert {path.name for path in tmp_path.glob("*.png")} == {"out.png", "bomb.png", "after.png"}


WATCHED = """
wait frames 3
expect turn all
key ]
key shift-.
key shift-,
key shift-]
expect mode paused
key shift-[
click widget camp.red
key end
wait frames 5
expect mode over
picture end.png
key home
expect round 1
key shift-p
expect widget dialog.cancel shown
click widget dialog.side_2
wait frames 4
expect turn red
"""


def test_a_battle_of_computers_is_watched_and_played_on_from(tmp_path: Path) -> None:
    script = "speed 8\nwait seconds 12\nkey p\nwait frames 2\n"
    done = play(tmp_path, script, "--ruleset", "headquarters", "--watch-ai", "--seed", "2", *DAY, "--record", "b.gcr")
    assert (done.returncode, done.stderr) == (0, "")
    (tmp_path / "watch.txt").write_text(WATCHED)
    screen = ("--offscreen", "--size", "640x400", "--tier", "low", "--language", "en", "--script", "watch.txt")
    watched = clumsy(tmp_path, "watch", "b.gcr", *screen)
    assert (watched.returncode, watched.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--ruleset", "headquarter"), 'there is no ruleset "headquarter"'),
        (("--ruleset", "headquarters", "--map", "crossroads"), 'there is no map "crossroads"'),
        (("--ruleset", "headquarters", "--side", "green"), "green"),
        (("--ruleset", "headquarters", "--date", "today"), 'no day: "today"'),
        (("--date", "2026-11-30"), "--date is for the shop of Headquarters"),
        (("--ruleset", "headquarters", "--place"), "is not for Headquarters"),
        (("--ruleset", "headquarters", "--hot-seat", "--watch-ai"), "one"),
    ],
)
def test_what_cannot_be_asked_for_is_told_before_anything_opens(
    tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    done = play(tmp_path, "", *words)
    assert done.returncode == 2
    assert told in done.stderr
