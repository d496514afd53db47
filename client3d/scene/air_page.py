"""The pictures of docs/look/air.md: `python -m client3d.scene.air_page [CRAFT...]`.

Each craft is drawn at the camera, the size and the light of the pictures in docs/look/reference, which are cut from the
look that was to be reached, and set beside the one it is measured by: near by, and from as far as a battle is played.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

from panda3d.core import Filename, PNMImage, loadPrcFileData

from client3d.models.library import ModelLibrary
from client3d.scene.board import Cell
from client3d.scene.demo import demo_board
from client3d.scene.preview import MODELS, drawn_picture, headless

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "look"
SCREEN = (1280, 720)
NEAR, FAR = 6.3, 17.5
"""Cells across the screen in the pictures of the look."""
_NEAR_CROP, _FAR_CROP = (420, 360), (210, 180)
_ABOVE = 0.47
"""Share of a cut-out that is above the foot of the craft."""
_GAP = 8
_QUALITY = 84
_SECONDS = 0.35
"""After so long rotors are seen between two of their blades."""


class Craft(NamedTuple):
    """How a craft is set up: as the one of the look that it is measured by."""

    reference: str
    cell: Cell
    heading: float
    height: float


CRAFT = {
    "attack_helicopter": Craft("helicopter", (11, 3), 62.0, 1.2),
    "transport_helicopter": Craft("helicopter", (11, 3), 62.0, 1.2),
    "surveillance_drone": Craft("drone", (4, 8), 20.0, 0.9),
    "bomber_drone": Craft("drone", (4, 8), 20.0, 0.9),
    "kamikaze_drone": Craft("drone", (4, 8), 20.0, 0.9),
}


def drawn(base: Any, scene: Any, name: str, cells: float, crop: tuple[int, int]) -> PNMImage:
    """A craft with so many cells across the screen, cut out so large round it."""
    craft = CRAFT[name]
    scene.units.clear()
    scene.units.place(1, name, craft.cell, "blue", craft.heading, height=craft.height)
    scene.camera.focus(craft.cell)
    scene.camera.zoom_to(cells)
    scene.camera.pan(0.0, -SCREEN[1] * 0.2 * NEAR / cells, instantly=True)  # the craft, not its cell, in the middle
    for _ in range(4):
        scene.update(_SECONDS / 4)
    image = drawn_picture(base)
    x, y = scene.project(scene.units.world_position(1))
    cut = PNMImage(*crop, 3)
    # the ground below stays in the picture: how high it is seen to fly is a part of the look
    cut.copy_sub_image(image, 0, 0, int(x - crop[0] / 2), int(y - crop[1] * _ABOVE), *crop)
    return cut


def beside(left: PNMImage, right: PNMImage) -> PNMImage:
    """Two pictures of one height, side by side."""
    both = PNMImage(left.get_x_size() + _GAP + right.get_x_size(), left.get_y_size(), 3)
    both.fill(1.0)
    both.copy_sub_image(left, 0, 0)
    both.copy_sub_image(right, left.get_x_size() + _GAP, 0)
    return both


def main() -> None:
    """Parse the command line and draw."""
    parser = argparse.ArgumentParser(prog="python -m client3d.scene.air_page", description=__doc__)
    parser.add_argument("names", nargs="*", default=list(CRAFT), metavar="CRAFT")
    options = parser.parse_args()
    base = headless(*SCREEN)
    loadPrcFileData("air page", f"jpeg-quality {_QUALITY}")
    from client3d.scene.scene import Scene

    scene = Scene(base, demo_board(), ModelLibrary([MODELS]), "high")
    for name in options.names:
        for distance, cells, crop in (("near", NEAR, _NEAR_CROP), ("far", FAR, _FAR_CROP)):
            reference = PNMImage(Filename.from_os_specific(str(_reference(name, distance))))
            target = FOLDER / f"{name}_{distance}.jpg"
            ours = drawn(base, scene, name, cells, crop)
            beside(reference, ours).write(Filename.from_os_specific(str(target)))
            print(f"wrote {target}")


def _reference(name: str, distance: str) -> Path:
    return FOLDER / "reference" / f"{CRAFT[name].reference}_{distance}.jpg"


if __name__ == "__main__":
    main()
