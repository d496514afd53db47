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
from tests.replays.test_resume import LASTING

ROOT = Path(__file__).resolve().parents[2]
ENDLESS = """
import sys
from pathlib import Path
from tests.replays.recordings import record
from tests.replays.test_resume import LASTING
print("ready", flush=True)
for seed in range(1_000_000):
    print(seed, flush=True)
    record(Path(sys.argv[1]) / f"{seed}.gcr", seed)
"""

TAKEN_UP = """
import sys
from pathlib import Path
from replays.reader import open_replay
from replays.resume import resumed
from tests.replays.recordings import play
print("ready", flush=True)
found = resumed(open_replay(Path(sys.argv[1])))
recorder = found.record_on()
for seed in range(1_000_000):
    print(recorder.orders, flush=True)
    play(found.game, seed, 1)
    if found.game.view(0).ended:
        break
"""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")


def killed(script: str, path: Path, seconds: float) -> list[int]:
    """Let another process run a script on a path and kill it after a while; the numbers that it said."""
    command = [sys.executable, "-c", script, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        said = process.stdout.readline()  # it has begun, however busy the machine is
        time.sleep(seconds)
        process.kill()
        return [int(number) for number in (said + process.stdout.read()).split()]


def check_taken_up(folder: Path, count: int, seed: int) -> None:
    """Take one recording up again and again, killed each time: no order that was given before is ever lost."""
    path, dice, restarts = folder / "a.gcr", random.Random(seed), 0
    for number in range(count):
        if not path.exists() or open_replay(path).ending is not None:
            restarts += 1
            record(path, LASTING[(number + seed) % len(LASTING)], 5, close=False)[0]._stop()
        before = [entry.digest for entry in open_replay(path).entries()]
        said = killed(TAKEN_UP, path, dice.uniform(0.0, 0.12))
        replay = open_replay(path)
        assert [fault.key for fault in replay.faults] in ([], ["replay-cut"])
        after = [entry.digest for entry in replay.entries()]
        assert after[: len(before)] == before
        assert len(after) >= max(said, default=0)
    assert verify(open_replay(path)).difference is None
    assert restarts < count


def check_moments(tmp_path: Path, count: int, seed: int) -> None:
    dice, unfinished = random.Random(seed), 0
    for number in range(count):
        folder = tmp_path / str(number)
        folder.mkdir()
        last = max(killed(ENDLESS, folder, dice.uniform(0.0, 0.4)), default=-1)
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


def test_killed_while_a_recording_goes_on(tmp_path: Path) -> None:
    check_taken_up(tmp_path, 10, 1)


@pytest.mark.soak
def test_killed_many_times_while_a_recording_goes_on(tmp_path: Path) -> None:
    check_taken_up(tmp_path, 200, 2)


@pytest.mark.soak
def test_killed_at_many_moments(tmp_path: Path) -> None:
    check_moments(tmp_path, 200, 2)
