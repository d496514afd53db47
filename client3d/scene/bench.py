"""What a frame costs without drawing it: `python -m client3d.scene.bench` prints the figures as JSON.

40 x 40 cells, 60 units, the highest tier, and a camera that moves, so that nothing is kept from the frame before. What
drawing costs is the graphics card's affair; so every bin of things to draw is switched off: the scene is culled into
the bins and they are thrown away. Only the main thread's time counts: `Scene.update`, then the rendering of a frame,
less what the driver takes for changing buffers when there is nothing to cull either.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from panda3d.core import CullBinManager

from client3d.models.library import ModelLibrary
from client3d.scene.demo import large_board
from client3d.scene.preview import MODELS, crowd, headless
from client3d.scene.scene import Scene

SIDE, UNITS = 40, 60
FRAMES, RUNS = 60, 5
_ZOOM_STEPS = -4
_PAN = 0.4
"""Cells the camera moves in a frame, to and fro."""


def frame_figures(frames: int = FRAMES, runs: int = RUNS) -> dict[str, float]:
    """Nodes at rest, and milliseconds of the main thread a frame, in the best of some runs."""
    base = headless(640, 360)
    scene = Scene(base, large_board(SIDE), ModelLibrary([MODELS]), "high")
    crowd(scene, UNITS)
    scene.camera.zoom(_ZOOM_STEPS)
    scene.camera.finish()
    for _ in range(3):  # the first frames compile shaders and upload meshes
        scene.update(1.0)
        base.graphicsEngine.render_frame()
    nodes = scene.node_count()
    bins = CullBinManager.get_global_ptr()
    for index in range(bins.get_num_bins()):
        bins.set_bin_active(bins.get_bin(index), False)
    _frames(base, scene, 3)
    update, cull = min((_frames(base, scene, frames) for _ in range(runs)), key=sum)
    for window in base.graphicsEngine.get_windows():
        for region in window.get_display_regions():
            region.set_active(False)
    _, nothing = min((_frames(base, scene, frames) for _ in range(runs)), key=sum)
    scene.destroy()
    return {"nodes": nodes, "update_ms": update * 1e3, "cull_ms": max(0.0, cull - nothing) * 1e3}


def _frames(base: Any, scene: Scene, count: int) -> tuple[float, float]:
    """Seconds a frame of updating and of rendering, on average."""
    updating = rendering = 0.0
    for index in range(count):
        scene.camera.pan(_PAN if index % 2 else -_PAN, 0.0, True)
        begin = time.thread_time()
        scene.update(1 / 60)
        updated = time.thread_time()
        base.graphicsEngine.render_frame()
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
