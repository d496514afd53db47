"""The overview: the minimap, kept up to date with the picture and the camera."""

from __future__ import annotations

import numpy as np

from client3d.clumsy import goals
from client3d.clumsy.stage import fog_levels, ground_rows
from client3d.hud.ground import GROUND_COLOURS
from client3d.hud.hud import Hud
from client3d.play.camera_frame import show_camera
from client3d.play.ground_looks import GroundLooks
from client3d.scene.scene import Scene
from systems.clumsy.picture import Picture


class Overview:
    """Draws only what has changed."""

    def __init__(self, hud: Hud, scene: Scene, looks: GroundLooks) -> None:
        self.minimap, self.scene, self._looks = hud.minimap, scene, looks
        self._ground: object = None
        self._fog: object = ()
        self._units: object = None

    def show(self, picture: Picture) -> None:
        """Ground, fog, points, goals and units."""
        minimap = self.minimap
        ground = ground_rows(picture, self._looks)
        if ground != self._ground:
            self._ground = ground
            rows = [[GROUND_COLOURS[name] for name in row] for row in ground]
            minimap.set_ground(np.array(rows, np.uint8))
        if picture.seen != self._fog:
            self._fog = picture.seen
            minimap.set_fog(fog_levels(picture) if picture.seen is not None else None)
        minimap.set_points([(*cell, owner) for cell, owner in picture.points.items()])
        wanted = [(*cell, mine) for mine in (False, True) for cell in goals.places(picture, mine)]
        minimap.set_goals(wanted)
        units = _units(picture)
        if units != self._units:
            self._units = units
            minimap.set_units(units)

    def show_camera(self) -> None:
        """What the camera shows."""
        show_camera(self.minimap, self.scene)


def _units(picture: Picture) -> list[tuple[int, int, int, bool]]:
    """Units on the minimap: cell, side, and whether only remembered."""
    shown = [(*figure.cell, figure.side, False) for figure in picture.figures.values()]
    shown += [(*ghost.cell, ghost.side, True) for ghost in picture.ghosts.values()]
    return shown
