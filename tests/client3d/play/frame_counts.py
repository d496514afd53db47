"""Counts what the client does in a frame while much happens: `python frame_counts.py` prints the most as JSON."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from client3d.clumsy import frame_bench
from client3d.clumsy.client import WatchClient
from client3d.play.window import open_base
from client3d.scene.terrain import Terrain

FRAMES = 160
most: Counter[str] = Counter()
now: Counter[str] = Counter()


def count(owner: Any, method: str, name: str) -> None:
    """From now on count the calls of a method under a name."""
    work = getattr(owner, method)

    def counted(*given: Any, **named: Any) -> Any:
        now[name] += 1
        return work(*given, **named)

    setattr(owner, method, counted)


count(Terrain, "_build_on", "steps of the ground")
base = open_base(frame_bench.bench_options(), "")
for case in ("ai-25", "marks", "seek"):
    with tempfile.TemporaryDirectory() as kept:
        client, before_each = frame_bench.CASES[case](base, Path(kept))
        session = client.session
        count(client.front.hud.log_panel.list, "set_count", "paintings of the log")
        if isinstance(client, WatchClient):
            count(session.milestones, "read_on", "turns read")
            count(session, "_go_to", "places sought")
        else:
            for thinker in session.match.thinkers.values():
                count(thinker, "next_order", "orders thought of")
        for _, _ in zip(range(FRAMES), before_each, strict=False):
            now.clear()
            if case == "seek":  # a timeline that is dragged asks several times a frame
                session.seek_soon(session.instant)
                session.seek_soon(session.instant)
            client.frame(1 / 60)
            most |= now
        client.close()
print(json.dumps(most))
