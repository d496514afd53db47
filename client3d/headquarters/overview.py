"""The minimap of Headquarters: ground, cities, units, and what the camera shows."""

from __future__ import annotations

import numpy as np

from client3d.hud.ground import GROUND_COLOURS
from client3d.hud.hud import Hud
from client3d.play.camera_frame import show_camera
from client3d.scene.scene import Scene
from systems.headquarters.picture import Picture


class CampOverview:
    """Draws only what has changed."""

    def __init__(self, hud: Hud, scene: Scene) -> None:
        self.minimap, self.scene = hud.minimap, scene
        self._ground: object = None
        self._units: object = None

    def show(self, picture: Picture) -> None:
        """Ground, cities and units."""
        if picture.terrain != self._ground:
            self._ground = picture.terrain
            plain = GROUND_COLOURS["plain"]
            rows = [[GROUND_COLOURS.get(name, plain) for name in row] for row in picture.terrain]
            self.minimap.set_ground(np.array(rows, np.uint8))
        self.minimap.set_points([(*cell, owner) for cell, owner in picture.cities.items()])
        units = [(*figure.cell, figure.side, False) for figure in picture.figures.values()]
        if units != self._units:
            self._units = units
            self.minimap.set_units(units)

    def show_camera(self) -> None:
        """What the camera shows."""
        show_camera(self.minimap, self.scene)
