"""Draw a demo board without a window: `python -m client3d.scene.preview OUT.png --hour dusk --tier high`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from panda3d.core import Filename, PNMImage, Texture, loadPrcFileData

from client3d.models.library import ModelLibrary
from client3d.scene.demo import demo_board, large_board
from client3d.scene.lighting import HOURS, WEATHERS
from client3d.scene.seasons import SEASONS
from client3d.scene.tiers import TIERS

MODELS = Path(__file__).resolve().parents[2] / "data" / "clumsy" / "models"

CROWD = [
    "tank",
    "infantry",
    "truck",
    "scout",
    "heavy_tank",
    "sniper",
    "medic",
    "attack_helicopter",
    "supply_truck",
    "mortar",
    "surveillance_drone",
    "cannon",
]
CROWD += [
    "anti_air_battery",
    "observer",
    "engineer",
    "general",
    "transport_helicopter",
    "rocket_launcher",
    "bomber_drone",
    "jammer",
]
FLYING = ("attack_helicopter", "transport_helicopter", "surveillance_drone", "bomber_drone")


def headless(width: int, height: int, samples: int = 0) -> Any:
    """A ShowBase that draws into memory."""
    loadPrcFileData(
        "scene preview",
        "load-display p3headlessgl\nwindow-type offscreen\naudio-library-name null\nsync-video 0\n"
        "textures-power-2 none\nnotify-level-display error\nnotify-level-device fatal\nnotify-level-egldisplay fatal\n"
        f"win-size {width} {height}\nframebuffer-multisample {int(samples > 0)}\nmultisamples {samples}\n",
    )
    from direct.showbase.ShowBase import ShowBase

    return ShowBase()


def read_picture(path: Path) -> np.ndarray:
    """The bytes of a picture file, (height, width, 3), red first, the top row first."""
    texture = Texture()
    texture.load(PNMImage(Filename.from_os_specific(str(path))))
    data = np.frombuffer(texture.get_ram_image_as("RGB"), np.uint8)
    return data.reshape(texture.get_y_size(), texture.get_x_size(), 3)[::-1]


def drawn_picture(base: Any) -> PNMImage:
    """The picture as it is now: drawn twice, for passes of the first may still hold the frame before."""
    for _ in range(2):
        base.graphicsEngine.render_frame()
    image = PNMImage()
    base.win.get_screenshot(image)
    return image


def save(image: PNMImage, out: Path) -> None:
    """Write a picture; the ending of the file's name tells its kind."""
    image.write(Filename.from_os_specific(str(out)))


def furnish(scene: Any) -> None:
    """Units, overlays and effects for the demo board."""
    u = scene.units
    u.place(1, "tank", (7, 8), "blue", 342.0, turret=20.0)
    u.place(2, "tank", (5, 6), "blue", 70.0)
    u.place(3, "tank", (9, 6), "red", 252.0)
    u.place(4, "heavy_tank", (12, 6), "red", 264.0)
    u.place(5, "infantry", (4, 5), "blue", 60.0)
    u.place(6, "infantry", (8, 7), "blue", 30.0)
    u.place(7, "attack_helicopter", (3, 5), "blue", 62.0, height=1.3)
    u.place(8, "surveillance_drone", (8, 11), "blue", 20.0, height=0.9)
    u.place(9, "truck", (7, 5), "blue", 180.0)
    u.place(10, "sniper", (10, 4), "red", 200.0)
    u.place(12, "scout", (1, 5), "blue", 90.0)
    u.place(13, "tank", (12, 8), "red", 200.0)
    u.place(14, "infantry", (1, 4), "red", 200.0)
    u.place(11, "supply_truck", (7, 12), "blue", 0.0)
    scene.place_wreck((11, 5), "tracked", 130.0)
    scene.effects.burn("wreck", scene.cell_position((11, 5), 0.15), 0.9)
    u.set(1, outline=(0.45, 0.85, 1.0, 1.0))
    u.set(3, outline=(1.0, 0.32, 0.22, 1.0))
    scene.set_point_owner((11, 7), "blue")
    reach = [
        (x, y) for x in range(14) for y in range(14) if abs(x - 7) + abs(y - 8) <= 3 and scene.board.at(x, y) != "water"
    ]
    scene.overlays.show("reach", reach, "reach")
    scene.overlays.show("target", [(9, 6)], "target")
    scene.overlays.path("path", [(7, 8), (7, 7), (7, 6), (8, 6)])
    scene.overlays.show("selection", [(7, 8)], "selection")
    scene.effects.explosion(scene.cell_position((9, 6), 0.15))
    scene.effects.muzzle(6, 0.6, start=0.16)
    scene.effects.tracer(u.muzzle(6), scene.cell_position((9, 6), 0.2), "burst", 0.12)


def crowd(scene: Any, count: int) -> None:
    """That many units of all kinds, spread evenly over the board's dry cells."""
    dry = [
        (x, y) for y in range(scene.board.height) for x in range(scene.board.width) if scene.board.at(x, y) != "water"
    ]
    for key in range(count):
        model = CROWD[key % len(CROWD)]
        cell = dry[key * len(dry) // count]
        scene.units.place(
            key, model, cell, "blue" if key % 2 else "red", key * 37.0, height=1.2 if model in FLYING else 0.0
        )


def fog_levels(board: Any) -> np.ndarray:
    """A demo fog: seen round three places, remembered a little further."""
    y, x = np.mgrid[0 : board.height, 0 : board.width]
    levels = np.zeros((board.height, board.width), np.uint8)
    for cx, cy, r in ((7, 7, 4.4), (4, 6, 4.0), (8, 10, 3.6)):
        d = np.hypot(x - cx, y - cy)
        levels = np.maximum(levels, np.where(d < r, 2, np.where(d < r + 2.2, 1, 0)).astype(np.uint8))
    return levels


def main() -> None:
    """Parse the command line and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--hour", default="day", choices=HOURS)
    parser.add_argument("--season", default="summer", choices=SEASONS)
    parser.add_argument("--weather", default="clear", choices=WEATHERS)
    parser.add_argument("--tier", default="high", choices=[*TIERS, "auto"])
    parser.add_argument("--zoom", type=float, default=17.5, help="cells across the screen")
    parser.add_argument("--cell", default="6.7,6.7", help="cell in the middle, x,y")
    parser.add_argument("--turn", type=int, default=0, help="quarter turns")
    parser.add_argument("--large", type=int, default=0, help="a board of that many cells a side instead")
    parser.add_argument("--units", type=int, default=60, help="units on the large board")
    parser.add_argument("--bare", action="store_true", help="no units, overlays, effects")
    parser.add_argument("--fog", action="store_true")
    parser.add_argument("--seconds", type=float, default=0.2, help="moment of the effects")
    parser.add_argument("--samples", type=int, default=0)
    parser.add_argument("--bench", type=int, default=0, help="measure that many frames")
    options = parser.parse_args()
    width, height = (int(v) for v in options.size.split("x"))
    base = headless(width, height, options.samples)
    from client3d.scene.scene import Scene

    start = time.perf_counter()
    board = large_board(options.large) if options.large else demo_board()
    scene = Scene(base, board, ModelLibrary([MODELS]), options.tier)
    print(f"built in {time.perf_counter() - start:.2f} s, tier {scene.tier}, {base.win.gsg.get_driver_renderer()}")
    scene.set_light(options.hour, options.season, options.weather)
    if not options.bare and not options.large:
        furnish(scene)
    if options.large:
        crowd(scene, options.units)
    if options.fog:
        scene.set_fog(fog_levels(board), animate=False)
    x, y = (float(v) for v in options.cell.split(","))
    scene.camera.focus((x, y))
    scene.camera.turn(options.turn)
    scene.camera.zoom_to(options.zoom)
    scene.settle()
    for _ in range(10):
        scene.update(options.seconds / 10)
    save(drawn_picture(base), options.out)
    print(f"wrote {options.out}, {scene.node_count()} nodes")
    if options.bench:
        measure(base, scene, options.bench)


def measure(base: Any, scene: Any, frames: int) -> None:
    """Print the median time of whole frames and of the main thread's own work."""
    whole, own = [], []
    for _ in range(frames):
        start = time.perf_counter()
        scene.update(1 / 30)
        own.append(time.perf_counter() - start)
        base.graphicsEngine.render_frame()
        base.graphicsEngine.sync_frame()
        whole.append(time.perf_counter() - start)
    print(
        f"frame {np.median(whole) * 1000:.0f} ms (least {min(whole) * 1000:.0f}), update {np.median(own) * 1000:.2f} ms"
    )


if __name__ == "__main__":
    main()
