"""No frame does more than its share, whatever there is to do; what that takes is for `clumsy bench client` to say."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from client3d.scene.terrain import STEPS_AN_UPDATE


def test_what_takes_long_is_spread_over_frames() -> None:
    counts = Path(__file__).with_name("frame_counts.py")
    done = subprocess.run([sys.executable, str(counts)], capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr
    most = json.loads(done.stdout.splitlines()[-1])
    assert most.pop("paintings of the log") <= 2  # all lines are taken away, and those that came in the frame added
    assert most == {
        "orders thought of": 1,
        "turns read": 1,
        "places sought": 1,
        "steps of the ground": STEPS_AN_UPDATE,
    }
