"""What a frame costs without drawing it: `python -m client3d.scene.bench` prints the figures as JSON.

A battle of 40 x 40 cells with 80 units, and one of 100 x 100 with 300, each at every tier, and a camera that moves, so
that nothing is kept from the frame before. What drawing costs is the graphics card's affair; so every bin of things to
draw is switched off: the scene is culled into the bins and they are thrown away. Only the main thread's time counts:
`Scene.update`, then the rendering of a frame, less what the driver takes for changing buffers when there is nothing to
cull either. What counts of the tiers is the dearest.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from typing import Any

from panda3d.core import CullBinManager

from client3d.models.library import ModelLibrary
from client3d.scene.demo import large_board
from client3d.scene.preview import MODELS, crowd, headless
from client3d.scene.renderer import forget_states
from client3d.scene.scene import Scene
from client3d.scene.tiers import TIERS

BATTLES = {"": (40, 80), "_large": (100, 300)}
"""Cells a side and units, by how the names of the figures end."""
FRAMES, RUNS = 60, 5
_ZOOM_STEPS = -4
_PAN = 0.4
"""Cells the camera moves in a frame, to and fro."""


@dataclass(frozen=True)
class Cost:
    """Nodes at rest, and seconds of the main thread a frame in the best of some runs: updating, then culling."""

    nodes: int
    update: float
    cull: float

    @property
    def frame(self) -> float:
        """Seconds a frame."""
        return self.update + self.cull


def frame_figures(frames: int = FRAMES, runs: int = RUNS) -> dict[str, float]:
    """The dearest tier's `nodes` and `frame_ms`, and of it `update_ms` and `cull_ms`, of each battle."""
    base = headless(640, 360)
    found: dict[str, float] = {}
    for end, (side, units) in BATTLES.items():
        cost = max((_cost(base, side, units, tier, frames, runs) for tier in TIERS), key=lambda cost: cost.frame)
        figures = {"frame_ms": cost.frame * 1e3, "update_ms": cost.update * 1e3, "cull_ms": cost.cull * 1e3}
        found |= {f"{name}{end}": value for name, value in (figures | {"nodes": cost.nodes}).items()}
    base.destroy()
    return found


def _cost(base: Any, side: int, units: int, tier: str, frames: int, runs: int) -> Cost:
    scene = Scene(base, large_board(side), ModelLibrary([MODELS]), tier)
    crowd(scene, units)
    scene.camera.zoom(_ZOOM_STEPS)
    scene.settle()
    for _ in range(3):  # the first frames compile shaders and upload meshes
        scene.update(1.0)
        base.graphicsEngine.render_frame()
    nodes = scene.node_count()
    try:
        draw(base, bins=False)
        _frames(base, scene, 3)
        update, cull = min((_frames(base, scene, frames) for _ in range(runs)), key=sum)
        draw(base, bins=False, regions=False)
        _, nothing = min((_frames(base, scene, frames) for _ in range(runs)), key=sum)
    finally:
        draw(base)
        scene.destroy()
    return Cost(nodes, update, max(0.0, cull - nothing))


def draw(base: Any, *, bins: bool = True, regions: bool = True) -> None:
    """Draw what is culled or throw it away; cull what there is in the windows or nothing."""
    manager = CullBinManager.get_global_ptr()
    for index in range(manager.get_num_bins()):
        manager.set_bin_active(manager.get_bin(index), bins)
    for window in base.graphicsEngine.get_windows():
        for region in window.get_display_regions():
            region.set_active(regions)


def _frames(base: Any, scene: Scene, count: int) -> tuple[float, float]:
    """Seconds a frame of updating and of rendering, on average."""
    updating = rendering = 0.0
    for index in range(count):
        scene.camera.pan(_PAN if index % 2 else -_PAN, 0.0, True)
        begin = time.thread_time()
        scene.update(1 / 60)
        updated = time.thread_time()
        base.graphicsEngine.render_frame()
        forget_states()
        rendering += time.thread_time() - updated
        updating += updated - begin
    return updating / count, rendering / count


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=FRAMES)
    parser.add_argument("--runs", type=int, default=RUNS)
    options = parser.parse_args()
    print(json.dumps(frame_figures(options.frames, options.runs)))


if __name__ == "__main__":
    main()
