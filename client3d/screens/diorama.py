"""The diorama behind the title: the demo board at dusk, a battlefield that turns slowly, or stands still."""

from __future__ import annotations

from typing import Any

from client3d.scene.demo import demo_board
from client3d.scene.scene import Scene

DEGREES_A_SECOND = 2.4
_ZOOM_STEP = 2
_FOCUS = (6.6, 6.4)
_UNITS = (
    ("tank", (7, 8), "blue", 350.0),
    ("tank", (6, 5), "blue", 80.0),
    ("infantry", (6, 6), "blue", 60.0),
    ("infantry", (8, 7), "blue", 30.0),
    ("truck", (7, 12), "blue", 0.0),
    ("cannon", (4, 5), "blue", 70.0),
    ("general", (5, 12), "blue", 20.0),
    ("heavy_tank", (12, 6), "red", 264.0),
    ("tank", (11, 8), "red", 250.0),
    ("sniper", (10, 4), "red", 220.0),
    ("rocket_launcher", (12, 5), "red", 230.0),
)
_FLYING = (("attack_helicopter", (3, 3), "blue", 100.0, 1.3), ("surveillance_drone", (9, 9), "blue", 20.0, 0.9))


class Diorama:
    """A scene of its own; call `update` each frame."""

    def __init__(self, base: Any, models: Any, tier: str, sides: dict[str, tuple[float, float, float]]) -> None:
        self.scene = scene = Scene(base, demo_board(), models, tier, sides)
        for key, (model, cell, side, heading) in enumerate(_UNITS, 1):
            scene.units.place(key, model, cell, side, heading)
        for key, (model, cell, side, heading, height) in enumerate(_FLYING, 100):
            scene.units.place(key, model, cell, side, heading, height=height)
        scene.place_wreck((10, 6), "tracked", 130.0)
        scene.effects.burn("wreck", scene.cell_position((10, 6), 0.15), 0.9)
        scene.set_burning([(12, 7)])
        scene.set_point_owner((11, 7), "red")
        scene.set_light("dusk", "summer", "clear")
        scene.camera.zoom(scene.camera.zoom_step - _ZOOM_STEP)
        scene.camera.focus(_FOCUS, instantly=True)

    def update(self, seconds: float, still: bool) -> None:
        """A frame went by."""
        if not still:
            self.scene.camera.drift(DEGREES_A_SECOND * seconds)
        self.scene.update(0.0 if still else seconds)

    def destroy(self) -> None:
        """Take it off the screen."""
        self.scene.destroy()
