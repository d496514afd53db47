"""Draw a table without a window: `python -m client3d.table.preview OUT.png --view wall --tier high`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from client3d.models.library import ModelLibrary
from client3d.scene.preview import MODELS, drawn_picture, headless, measure, save
from client3d.scene.tiers import TIERS
from client3d.table.demo import demo_table
from client3d.table.room import LIGHTS

SKIRMISH_MODELS = MODELS.parents[1] / "skirmish" / "models"


def model_library() -> ModelLibrary:
    """The models a table is drawn with: its own, and the main game's trees and stones."""
    return ModelLibrary([MODELS, SKIRMISH_MODELS])


def main() -> None:
    """Parse the command line and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--light", default="day", choices=LIGHTS)
    parser.add_argument("--tier", default="high", choices=[*TIERS, "auto"])
    parser.add_argument("--zoom", type=float, default=30.0, help="cells across the screen")
    parser.add_argument("--at", default="60,45", help="place in the middle, in centimetres")
    parser.add_argument("--turn", type=int, default=0, help="quarter turns")
    parser.add_argument("--bench", type=int, default=0, help="measure that many frames")
    options = parser.parse_args()
    width, height = (int(v) for v in options.size.split("x"))
    base = headless(width, height)
    from client3d.table.table import Table

    start = time.perf_counter()
    table = Table(base, demo_table(), model_library(), options.tier)
    print(f"built in {time.perf_counter() - start:.2f} s, tier {table.tier}")
    table.set_light(options.light)
    x, y = (float(v) for v in options.at.split(","))
    table.look_at((round(x * 1000), round(y * 1000)))
    table.camera.turn(options.turn)
    table.camera.zoom_to(options.zoom)
    table.update(0.1)
    save(drawn_picture(base), options.out)
    print(f"wrote {options.out}, {table.node_count()} nodes")
    if options.bench:
        measure(base, table, options.bench)


if __name__ == "__main__":
    main()
