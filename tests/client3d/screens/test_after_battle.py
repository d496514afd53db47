"""From the command line to the screen after a battle and on: its replay, keeping it, and another battle."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def play(tmp_path: Path, script: str) -> None:
    """Play a battle by a script; the player's files are in `tmp_path`."""
    path = tmp_path / "script.txt"
    path.write_text(script)
    kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    homes = {f"XDG_{name}_HOME": str(tmp_path) for name in ("DATA", "CONFIG", "STATE")}
    done = subprocess.run(
        [
            *(sys.executable, "-m", "cli.main", "play", "--map", "crossroads", "--side", "blue", "--seed", "7"),
            *("--record", "replay.gcr", "--offscreen", "--size", "640x360", "--tier", "low", "--language", "en"),
            *("--script", str(path)),
        ],
        capture_output=True,
        text=True,
        timeout=300,
        cwd=tmp_path,
        env={**kept, **homes, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stderr


def test_it_is_looked_at_kept_and_watched(tmp_path: Path) -> None:
    play(
        tmp_path,
        """
        speed 8
        order end_turn
        wait idle
        order surrender
        wait screen after
        click widget tab.losses
        click widget loss.0.tank
        expect screen encyclopedia
        key escape
        expect screen after
        key escape
        expect screen battle
        key escape
        expect screen pause
        click widget menu.statistics
        expect screen after
        click widget after.keep
        expect screen save
        type " twice"
        click widget save
        expect widget dialog shown
        click widget dialog.close
        expect screen after
        click widget after.watch
        wait screen battle
        wait seconds 60
        expect mode over
        key f4
        expect screen after
        key escape
        click widget order.statistics
        expect screen after
        click widget after.watch
        expect round 1
        """,
    )
    assert len(list(tmp_path.rglob("general-clumsy/replays/*twice.gcr"))) == 1


def test_once_more_and_another_battle(tmp_path: Path) -> None:
    play(
        tmp_path,
        """
        speed 8
        order surrender
        wait screen after
        click widget after.again
        wait screen battle
        wait idle
        expect round 1
        expect mode move
        order surrender
        wait screen after
        click widget after.another
        wait screen new_battle
        key escape
        expect screen title
        click widget title.library
        expect screen encyclopedia
        key escape
        click widget title.help
        expect screen help_topics
        key escape
        expect screen title
        """,
    )
