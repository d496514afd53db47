"""What the client costs: a frame without drawing, and starts from nothing to the title or a battle's first picture.

All is measured in processes of their own, so that this package needs no screen; where graphics cannot start nothing is
found. Starts are set beside that of a window alone, measured in turn with them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

import msgspec

FRAMES = 60
STARTS = {"title": 2.5, "40": 4.0, "100": 10.0}
"""What `client3d.play.start_bench` can open: the title, battles on boards of so many cells a side; and in how many
seconds that is promised.
"""
STARTS_RUNS = 3


class ClientStarts(msgspec.Struct, frozen=True):
    """Seconds from start to end, the best of some runs: of a window alone, and by name of what was opened."""

    window_s: float
    opened_s: dict[str, float]


def frame_figures(runs: int) -> dict[str, float]:
    """What a frame costs, as `client3d.scene.bench` tells it; nothing where graphics cannot start."""
    frames = FRAMES if runs > 1 else 5
    command = [sys.executable, "-m", "client3d.scene.bench", "--frames", str(frames), "--runs", str(min(runs, 3))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return {}
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=dict[str, float])


def client_starts(runs: int) -> ClientStarts | None:
    """Open a window, the title and battles in turn, everything compiled before; None where graphics cannot start."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        best: dict[str, float] = {}
        for run in range(min(runs, STARTS_RUNS) + 1):
            for what in ("window", *STARTS):
                seconds = _seconds(what, environment)
                if seconds is None:
                    return None
                if run:  # the first only compiles
                    best[what] = min(seconds, best.get(what, seconds))
    return ClientStarts(best.pop("window"), best)


def _seconds(what: str, environment: dict[str, str]) -> float | None:
    """How long a process takes that opens this and draws a frame; None if it fails.

    Its processors' time, where the system tells that and it is the less: what other programs take is not the client's.
    """
    command = [sys.executable, "-m", "client3d.play.start_bench", what]
    begin, before = time.perf_counter(), os.times()
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    passed, after = time.perf_counter() - begin, os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return None if done.returncode != 0 else min(passed, worked) if worked > 0 else passed
