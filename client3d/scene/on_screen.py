"""What a board and a table on the screen have in common: a camera, units, tiers, the colours of the sides, a clock."""

from __future__ import annotations

from typing import Any

from panda3d.core import NodePath

from client3d.scene.camera import Camera
from client3d.scene.effects import Effects
from client3d.scene.particles import Glow
from client3d.scene.renderer import Nodes, Renderer
from client3d.scene.unit_models import Point
from client3d.scene.units import Units

Paints = dict[str, tuple[float, float, float]]
"""The colour of each side by name."""


class OnScreen:
    """See the module. Who draws something of its own makes `units` and `effects`, and says how a frame goes on."""

    units: Units
    effects: Effects

    def __init__(self, base: Any, size: tuple[float, float], sides: Paints, softness: float = 1.0) -> None:
        """`size`: cells of what is looked at. `softness`: of shadows, see Renderer."""
        self._base = base
        self.sides = dict(sides)
        self.time = 0.0
        self._renderer = Renderer(base, softness)
        self.root = self._renderer.root
        self.camera = Camera(size, (base.win.get_x_size(), base.win.get_y_size()))
        self._moved = True

    def _adopt(
        self, terrain: NodePath, water: NodePath, overlays: NodePath, weather: NodePath, cloth: NodePath | None = None
    ) -> None:
        """Have these drawn, with the units and effects."""
        units = self.units
        self._renderer.adopt(
            Nodes(
                terrain,
                water,
                units.node,
                units.blobs,
                units.ghosts,
                units.rotors,
                units.tethers,
                units.beams,
                overlays,
                self.effects.node,
                weather,
                cloth,
            )
        )

    # --- look

    @property
    def tier(self) -> str:
        """The tier it is drawn by."""
        return self._renderer.tier.name

    @property
    def draws_outlines(self) -> bool:
        """Whether this tier draws a line round a unit; where it does not, there is a ring on the ground instead."""
        return bool(self._renderer.tier.post)

    def set_tier(self, tier: str) -> None:
        """Draw by a tier: low, medium, high, or auto, which takes the best one whose frames are quick."""
        if tier == "auto":
            self._renderer.probe(self._draw_now)
        else:
            self._renderer.use(tier)
        self._moved = True
        self.update(0.0)

    def settle(self) -> None:
        """Have at once what comes about over some frames."""
        self.camera.finish()
        self._moved = True

    def _draw_now(self) -> None:
        self.settle()
        self.update(0.0)
        self._base.graphicsEngine.render_frame()
        self._base.graphicsEngine.sync_frame()

    def set_side_colours(self, sides: Paints) -> None:
        """Tell the sides apart by other colours from now on."""
        if sides != self.sides:
            self.units.recolour(self.sides, sides)
            self.sides.clear()
            self.sides.update(sides)

    # --- screen

    def project(self, point: Point) -> tuple[float, float]:
        """The pixel of a world point; (0, 0) is the top left corner."""
        return self.camera.project(point)

    def resize(self, width: int, height: int) -> None:
        """The window has a new size in pixels."""
        self.camera.resize(width, height)
        self._moved = True

    # --- each frame

    def update(self, dt: float) -> None:
        """Move everything on by `dt` seconds; the same steps give the same picture."""
        raise NotImplementedError

    def _frame(self, glows: list[Glow]) -> None:
        """Tell the renderer what this frame is like."""
        self._renderer.frame(
            self.time, changed=self._moved or self.units.changed, outlined=self.units.any_outlined, glows=glows
        )
        self._moved = self.units.changed = False

    def node_count(self) -> int:
        """The nodes in the scene, hidden ones left out: what culling costs."""
        return 1 + sum(1 for node in self.root.find_all_matches("**") if not node.is_hidden())

    def destroy(self) -> None:
        """Take everything off the screen and give the buffers back."""
        self._renderer.destroy()
