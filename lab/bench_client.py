"""What the client costs: a frame without drawing, the longest of many, and starts to the title or a first picture.

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
"""What `client3d.clumsy.start_bench` can open: the title, battles on boards of so many cells a side; and in how many
seconds that is promised.
"""
STARTS_RUNS = 3
LONGEST_MS = 50.0
"""What is promised: milliseconds that no frame of the main thread takes longer than, whatever else is to be done."""
TIDYING_MS = 10.0
"""The same of Python's search for what nobody needs any more, which may come in any frame."""
LONGEST = ("ai-25", "ai-60", "turn", "scroll", "seek", "marks", "save")
"""What `client3d.clumsy.frame_bench` does while it measures frames."""
_LONGEST_RUNS = 2


class ClientStarts(msgspec.Struct, frozen=True):
    """Seconds from start to end, the best of some runs: of a window alone, and by name of what was opened."""

    window_s: float
    opened_s: dict[str, float]


class Frame(msgspec.Struct, frozen=True):
    """A frame: milliseconds of the main thread, by the clock, and by what ran in it."""

    number: int
    ms: float
    wall_ms: float
    ran: dict[str, float]


class Frames(msgspec.Struct, frozen=True):
    """The frames of a case, and the longest of them, the longest first."""

    frames: int
    median_ms: float
    tidying_ms: float
    longest: tuple[Frame, ...]


def longest_frames(runs: int) -> dict[str, Frames]:
    """The longest frames by case, as `client3d.clumsy.frame_bench` tells them; nothing where graphics cannot start."""
    cases = LONGEST if runs > 1 else ("marks",)
    command = [sys.executable, "-m", "client3d.clumsy.frame_bench", *cases, "--runs", str(min(runs, _LONGEST_RUNS))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        return {}
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=dict[str, Frames])


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
    command = [sys.executable, "-m", "client3d.clumsy.start_bench", what]
    begin, before = time.perf_counter(), os.times()
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    passed, after = time.perf_counter() - begin, os.times()
    worked = after.children_user + after.children_system - before.children_user - before.children_system
    return None if done.returncode != 0 else min(passed, worked) if worked > 0 else passed
