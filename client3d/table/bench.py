"""What a frame of a table costs without drawing it: `python -m client3d.table.bench` prints the figures as JSON.

A hundred fighters at every tier, at rest and while twenty of them walk, shoot and roll dice, and a camera that moves.
Counted as in `client3d.scene.bench`: the main thread's time for updating and culling; what counts is the dearest tier.
"""

from __future__ import annotations

import json
import time
from typing import Any

from client3d.scene.bench import draw
from client3d.scene.preview import headless
from client3d.scene.renderer import forget_states
from client3d.scene.tiers import TIERS
from client3d.table.demo import crowd, demo_table
from client3d.table.preview import model_library
from client3d.table.show import Shot, Show
from client3d.table.table import Table

FIGHTERS, FRAMES, RUNS = 100, 120, 3
SIZE = (1280, 800)
_BUSY = 20
_PAN = 0.4


def stir(table: Table, show: Show) -> None:
    """Let some walk and others shoot, over and over."""
    ids = sorted(table.miniatures.fighters)
    for place, key in enumerate(ids[:_BUSY]):
        fighter = table.miniatures.fighters[key]
        x, y = fighter.at
        if place % 2:
            show.walk(key, (fighter.at, (x + 3000, y + 1500), (x + 6000, y)), (1, 0))
        else:
            show.shoot(Shot(key, ids[-1 - place], (3, 4), True))


def table_figures(frames: int = FRAMES, runs: int = RUNS) -> dict[str, float]:
    """Of the dearest tier `nodes`, `rest_ms` and `busy_ms`: a frame at rest, and one while much happens."""
    base = headless(*SIZE)
    figures = []
    for tier in TIERS:
        table = Table(base, demo_table(crowd(FIGHTERS)), model_library(), tier)
        show = Show(table)
        for _ in range(3):
            table.update(1.0)
            base.graphicsEngine.render_frame()
        nodes = table.node_count()
        rest = min(_frames(base, table, show, frames, busy=False) for _ in range(runs))
        busy = min(_frames(base, table, show, frames, busy=True) for _ in range(runs))
        figures.append({"nodes": float(nodes), "rest_ms": rest * 1e3, "busy_ms": busy * 1e3})
        table.destroy()
    base.destroy()
    return max(figures, key=lambda one: one["busy_ms"])


def _frames(base: Any, table: Table, show: Show, count: int, *, busy: bool) -> float:
    """Seconds of the main thread a frame, on average."""
    show.finish()
    if busy:
        stir(table, show)
    spent = 0.0
    draw(base, bins=False)
    for index in range(count):
        table.camera.pan(_PAN if index % 2 else -_PAN, 0.0, True)
        start = time.thread_time()
        show.update()
        table.update(1 / 60)
        base.graphicsEngine.render_frame()
        forget_states()
        spent += time.thread_time() - start
    draw(base)
    return spent / count


if __name__ == "__main__":
    print(json.dumps(table_figures()))
