"""Replays verified elsewhere: in processes of their own, in which sets and dictionaries of text lie in another order.

`python -m lab.elsewhere FILE...` verifies replays and ends with 1 at the first that differs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from replays.reader import open_replay
from replays.verify import verify

HASH_SEEDS = ("1", "4242")
"""What PYTHONHASHSEED is in each of the processes."""


class DiffersError(RuntimeError):
    """A replay came out differently in another process."""


def verify_elsewhere(files: Sequence[Path]) -> str:
    """Verify these replays in a process for each hash seed, all at once. Says what was done; raises DiffersError."""
    processes = {
        hash_seed: subprocess.Popen(
            [sys.executable, "-m", "lab.elsewhere", *map(str, files)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for hash_seed in HASH_SEEDS
    }
    told = {hash_seed: process.communicate()[0] for hash_seed, process in processes.items()}
    for hash_seed, process in processes.items():
        if process.returncode != 0:
            raise DiffersError(f"with hash seed {hash_seed}: {told[hash_seed]}")
    seeds = " and ".join(HASH_SEEDS)
    return f"all {len(files)} replays verify in processes of their own, with PYTHONHASHSEED {seeds}"


def main(files: Sequence[str]) -> int:
    """Verify the files one after the other; say which of them differs, and where."""
    for file in files:
        replay = open_replay(Path(file))
        verdict = verify(replay)
        if verdict.difference is not None or replay.faults or replay.ending is None:
            print(f"{file}: {verdict.difference or [str(fault) for fault in replay.faults] or 'no ending'}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
