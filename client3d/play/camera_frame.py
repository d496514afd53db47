"""What the camera shows, on a minimap."""

from __future__ import annotations

from client3d.hud.panels.minimap import Minimap
from client3d.scene.scene import Scene


def show_camera(minimap: Minimap, scene: Scene) -> None:
    """Frame the part of the board that the camera shows."""
    camera = scene.camera
    width, height = camera.screen
    corners = [camera.ground_under(x, y) for x, y in ((0, 0), (width, 0), (width, height), (0, height))]
    minimap.set_camera([(x, -y) for x, y in corners], camera.yaw)
