"""Rain and snow: one static batch of quads that the card moves, always round where the camera looks."""

from __future__ import annotations

import numpy as np
from panda3d.core import GeomNode, LVecBase4f, NodePath, TransparencyAttrib

from client3d.scene.geometry import SPRITE_LAYOUT, geometry, quad_indices, unbounded

_DROPS = {"rain": 2600, "snow": 2200}
# speed (cells a second), slant, streak length (cells), 1 for snow
_FALL = {"rain": LVecBase4f(9.0, 0.30, 0.62, 0), "snow": LVecBase4f(1.0, 0.25, 0.0, 1)}
_COLOUR = {"rain": LVecBase4f(0.75, 0.82, 0.92, 0.38), "snow": LVecBase4f(1, 1, 1, 0.85)}
_HEIGHT = 7.0


class Weather:
    """What falls from the sky."""

    def __init__(self, parent: NodePath) -> None:
        self.node = parent.attach_new_node(unbounded(GeomNode("weather")))
        self.node.set_transparency(TransparencyAttrib.M_alpha)
        self.node.set_depth_write(False)
        self.node.set_two_sided(True)
        self.kind: str | None = None
        self.node.hide()

    def set(self, weather: str) -> None:
        """Show a weather: clear, rain or snow."""
        self.kind = weather if weather in _DROPS else None
        self.node.node().remove_all_geoms()
        if self.kind is None:
            self.node.hide()
            return
        rng = np.random.default_rng(1)
        count = _DROPS[self.kind]
        rows = np.zeros((count, 4), SPRITE_LAYOUT.record)
        rows["vertex"] = rng.random((count, 1, 3))
        rows["texcoord"] = [(0, 0), (1, 0), (1, 1), (0, 1)]
        self.node.node().add_geom(geometry(rows.ravel(), quad_indices(count), SPRITE_LAYOUT))
        self.node.set_shader_inputs(fall=_FALL[self.kind], fall_colour=_COLOUR[self.kind])
        self.node.show()

    def follow(self, x: float, y: float, half_width: float) -> None:
        """Fall round a world point, over a square of half this width (cells)."""
        if self.kind:
            self.node.set_shader_input("box", LVecBase4f(x, y, max(half_width, 4.0), _HEIGHT))
