"""Skirmish without a display: the command line, scripts, replays, saves and films."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def clumsy(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment = {**kept, "PYTHONPATH": str(ROOT), "XDG_DATA_HOME": str(folder / "data")}
    command = [sys.executable, "-m", "cli.main", *words]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=300, cwd=folder, env=environment, check=False
    )


SCREEN = ("--offscreen", "--size", "640x400", "--tier", "low", "--language", "en", "--script", "script.txt")


def play(folder: Path, script: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Play by a script."""
    (folder / "script.txt").write_text(script)
    return clumsy(folder, "play", *words, *SCREEN)


def watch(folder: Path, file: str, script: str) -> subprocess.CompletedProcess[str]:
    """Watch by a script."""
    (folder / "script.txt").write_text(script)
    return clumsy(folder, "watch", file, *SCREEN)


SOLO = """
speed 8
wait idle
expect turn blue
expect round 1
click cell 18,94
expect selected scout
key enter
wait idle
hover cell 27,90
wait frames 2
click cell 27,90
expect unit 27,90 none
click cell 27,90
wait idle
expect unit 27,90 scout
key u
wait idle
expect unit 18,94 scout
click cell 27,90
key backspace
key enter
expect refused already_acted
key t
expect mode turn
click cell 18,58
wait idle
key shift-f
wait idle
order shoot target=224,80
expect refused out_of_range
picture acts.png
key tab
wait idle
expect turn blue
order end_turn
wait idle 60
expect round 2
picture turn2.png
"""


def test_a_solo_turn_is_played_recorded_gone_on_with_and_filmed(tmp_path: Path) -> None:
    done = play(tmp_path, SOLO, "--ruleset", "skirmish", "--seed", "5", "--record", "battle.gcr")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "turn2.png").stat().st_size > 10_000
    verified = clumsy(tmp_path, "replay", "verify", "battle.gcr")
    assert verified.returncode == 0, verified.stderr
    script = (
        "speed 8\nwait idle\nexpect round 2\nexpect widget log.0 shown\norder end_turn\nwait idle 60\nexpect round 3\n"
    )
    gone_on = play(tmp_path, script, "--load", "battle.gcr", "--record", "more.gcr")
    assert (gone_on.returncode, gone_on.stderr) == (0, "")
    filmed = clumsy(tmp_path, "replay", "export", "more.gcr", "last.png", "--size", "320x200")
    assert filmed.returncode == 0, filmed.stderr
    assert (tmp_path / "last.png").stat().st_size > 5_000


SHARED = """
speed 8
wait idle
order activate unit=12,40
wait idle
order aim
wait idle
order shoot target=224,80
expect refused out_of_range
key tab
wait idle
expect turn red
expect mode move
click cell 224,80
key enter
wait idle
key u
wait idle
key enter
wait idle
order end_activation
wait idle
expect turn blue
"""


def test_two_at_one_screen_take_turns_without_a_curtain_while_nobody_hides(tmp_path: Path) -> None:
    done = play(tmp_path, SHARED, "--ruleset", "skirmish", "--hot-seat", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")


HIDDEN = """
speed 8
wait idle
click cell 26,20
key enter
wait idle
key g
key i
wait idle
expect widget order.sk_leave shown
key tab
wait idle
expect mode handover
click widget hand_over.ready
wait idle
expect turn red
expect unit 27,20 none
click cell 36,28
key enter
wait idle
key z
click cell 34,20
wait idle
key tab
wait idle
expect turn blue
expect mode move
click cell 20,36
key enter
wait idle
key k
wait idle
expect refused none
key f2
expect widget dialog.close shown
click widget dialog.close
key h
picture help.png
"""


def test_a_curtain_is_drawn_while_somebody_hides_who_is_looked_for(tmp_path: Path) -> None:
    (tmp_path / "hidden.txt").write_text(HIDDEN)
    run = Path(__file__).parent / "table_run.py"
    done = subprocess.run(
        [sys.executable, str(run), "hidden.txt"],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "help.png").stat().st_size > 10_000


WATCHED = """
wait frames 3
expect turn blue
key ]
key shift-.
key shift-,
key end
wait frames 5
expect mode over
picture end.png
key home
expect round 1
key v
key v
key v
key shift-p
expect widget dialog.cancel shown
click widget dialog.side_2
wait frames 4
"""


def test_a_battle_of_computers_is_watched_and_played_on_from(tmp_path: Path) -> None:
    script = "speed 8\nwait seconds 12\nkey p\nwait frames 2\n"
    done = play(tmp_path, script, "--ruleset", "skirmish", "--watch-ai", "--seed", "2", "--record", "b.gcr")
    assert (done.returncode, done.stderr) == (0, "")
    watched = watch(tmp_path, "b.gcr", WATCHED)
    assert (watched.returncode, watched.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--ruleset", "skirmishes"), 'there is no ruleset "skirmishes"'),
        (("--ruleset", "skirmish", "--mission", "farms"), 'there is no mission "farms"'),
        (("--ruleset", "skirmish", "--side", "green"), "green"),
        (("--ruleset", "skirmish", "--map", "crossroads"), "are not for Skirmish"),
        (("--ruleset", "skirmish", "--hot-seat", "--watch-ai"), "one"),
    ],
)
def test_what_cannot_be_asked_for_is_told_before_anything_opens(
    tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    done = play(tmp_path, "wait idle\n", *words)
    assert done.returncode == 2
    assert told in done.stderr
