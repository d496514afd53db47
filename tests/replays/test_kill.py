"""A program that is killed while it records loses at most the order that was being written."""

import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from replays.reader import open_replay
from replays.verify import verify
from tests.replays.recordings import record

ROOT = Path(__file__).resolve().parents[2]
ENDLESS = """
import sys
from pathlib import Path
from tests.replays.recordings import record
print("ready", flush=True)
for seed in range(1_000_000):
    print(seed, flush=True)
    record(Path(sys.argv[1]) / f"{seed}.gcr", seed)
"""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")


def killed_recording(folder: Path, dice: random.Random) -> int:
    """Let another process record game after game and kill it at some moment; the seed of its last game."""
    command = [sys.executable, "-c", ENDLESS, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(dice.uniform(0.0, 0.25))
        process.kill()
        seeds = process.stdout.read().split()
    return int(seeds[-1]) if seeds else -1


def check_moments(tmp_path: Path, count: int, seed: int) -> None:
    dice, unfinished = random.Random(seed), 0
    for number in range(count):
        folder = tmp_path / str(number)
        folder.mkdir()
        last = killed_recording(folder, dice)
        for path in folder.glob("*.gcr"):
            replay = open_replay(path)
            assert [fault.key for fault in replay.faults] in ([], ["replay-cut"])
            assert verify(replay).difference is None
            if int(path.stem) == last:
                record(tmp_path / "whole.gcr", last)
                whole = [entry.digest for entry in open_replay(tmp_path / "whole.gcr").entries()]
                found = [entry.digest for entry in replay.entries()]
                assert found == whole[: len(found)]
                unfinished += len(found) < len(whole)
    assert unfinished > 0


def test_killed_at_some_moments(tmp_path: Path) -> None:
    check_moments(tmp_path, 20, 1)


@pytest.mark.soak
def test_killed_at_many_moments(tmp_path: Path) -> None:
    check_moments(tmp_path, 200, 2)
