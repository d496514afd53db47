"""Everything that is marked on the table at a time: one mesh of flat shapes, labels, and ghosts of miniatures."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from panda3d.core import DepthTestAttrib, GeomNode, NodePath, RenderAttrib

from client3d.scene.geometry import FLAT_LAYOUT, geometry
from client3d.scene.overlays import Sheet
from client3d.scene.units import Units
from client3d.table.drawing import Colour, dashes, hull, point, ribbon, ring
from client3d.table.labels import Label
from client3d.table.measures import CELL, Ground, cells, ground, heading
from client3d.table.plans import Aim, Arc, Formation, Ghost, Plan, Ring, Ruler
from client3d.table.ruler import ruler_marks
from client3d.table.sight import aim_marks, arc_marks

RINGS: dict[str, Colour] = {
    "chosen": (0.55, 0.95, 1.0, 0.95),
    "hovered": (1.0, 1.0, 1.0, 0.85),
    "target": (1.0, 0.30, 0.22, 0.95),
    "ready": (0.98, 0.84, 0.36, 0.85),
}
WIDER = ((16.0, 1.0), (26.0, 1.6), (math.inf, 2.4))
"""Up to how many cells across the screen rings, rulers and lines are drawn how many times as wide as from near."""
_FORMATIONS: dict[str, Colour] = {"line": (0.55, 0.95, 1.0, 0.95), "column": (0.98, 0.84, 0.36, 0.95)}
Mark = Arc | Formation | Ring | Ruler | Aim
_GHOST_KEYS = -6_000_000
_THROUGH_WALLS = 0.38
"""How opaque paths and lines of fire are where something stands before them."""
MOST_GHOSTS = 30
_ALLOWED, _FORBIDDEN = (0.55, 0.95, 1.0, 0.36), (1.0, 0.2, 0.15, 0.5)
_GHOST_FADE = 0.9


def ring_marks(mark: Ring, wide: float = 1.0) -> list[Sheet]:
    """A ring round a base, over a dark one, with a point where it looks; so many times as wide as from near."""
    centre, radius, z = ground(mark.at), cells(mark.radius), mark.height / CELL
    middle = radius + 0.055 * wide
    sheets = [
        ring(centre, middle, 0.085 * wide, (0.04, 0.05, 0.05, 0.55), z),
        ring(centre, middle, 0.045 * wide, RINGS[mark.kind], z + 0.003),
    ]
    if mark.facing is not None:
        way, tip = heading(mark.facing), middle + 0.17 * wide
        sheets.append(point(centre, way, middle, tip + 0.03 * wide, 0.15 * wide, (0.04, 0.05, 0.05, 0.75), z + 0.001))
        sheets.append(point(centre, way, middle, tip, 0.11 * wide, RINGS[mark.kind], z + 0.004))
    return sheets


def formation_marks(group: Formation) -> list[Sheet]:
    """The outline of a group's bases: whole for a line, broken for a column, with the order they stand in."""
    line = [ground(spot) for spot in group.spots]
    outline = hull(line, cells(group.radius) + 0.09)
    closed = np.concatenate([outline, outline[:1]])
    colour = _FORMATIONS[group.kind]
    dark = (0.04, 0.05, 0.05, 0.45)
    if group.kind == "line":
        sheets = [ribbon(outline, 0.07, dark, closed=True), ribbon(outline, 0.035, colour, 0.002, closed=True)]
    else:
        sheets = [ribbon(outline, 0.07, dark, closed=True), dashes(closed, 0.035, 0.20, 0.11, colour, 0.002)]
        sheets.append(dashes(line, 0.03, 0.07, 0.10, (*colour[:3], 0.7), 0.002))
    return sheets


Drawn = tuple[list[Sheet], list[Label]]
"""The flat shapes of a mark, and its labels."""


class Draughtsman:
    """Draws plans for a mat of a size in cells. What a plan has in common with the one before is not drawn anew."""

    def __init__(self, size: Ground) -> None:
        self._size = size
        self._wide = 1.0
        self._kept: dict[Mark, Drawn] = {}

    def draws_for(self, wide: float) -> bool:
        """Draw so many times as wide as from near from now on; whether that is another width than before."""
        changed = wide != self._wide
        if changed:
            self._wide, self._kept = wide, {}
        return changed

    def draw(self, plan: Plan) -> tuple[Sheet, Sheet, list[Label]]:
        """What lies on the mat, the paths and lines over it, and all labels; later ones lie on earlier ones."""
        flat: tuple[Mark, ...] = (*plan.arcs, *plan.formations, *plan.rings)
        lines: tuple[Mark, ...] = (*plan.rulers, *plan.aims)
        self._kept = {mark: self._kept.get(mark) or self._drawn(mark) for mark in (*flat, *lines)}
        found = [[sheet for mark in marks for sheet in self._kept[mark][0]] for marks in (flat, lines)]
        labels = [label for mark in (*flat, *lines) for label in self._kept[mark][1]]
        return Sheet.joined(found[0]), Sheet.joined(found[1]), labels

    def _drawn(self, mark: Mark) -> Drawn:
        if isinstance(mark, Arc):
            return arc_marks(mark, self._size)
        if isinstance(mark, Ruler):
            return ruler_marks(mark, self._wide)
        if isinstance(mark, Aim):
            return aim_marks(mark, self._wide)
        return (formation_marks(mark) if isinstance(mark, Formation) else ring_marks(mark, self._wide)), []


class Marks:
    """The marks of a table. `scale`: how large a model is on a base of a radius."""

    def __init__(self, parent: NodePath, units: Units, size: Ground, scale: Callable[[str, int], float]) -> None:
        self._units, self._scale, self._draughtsman = units, scale, Draughtsman(size)
        self.node = parent.attach_new_node("marks")
        self._open = self.node.attach_new_node(GeomNode("open"))
        self._hidden = self.node.attach_new_node(GeomNode("hidden"))
        self._hidden.set_attrib(DepthTestAttrib.make(RenderAttrib.M_greater))
        self.plan = Plan()
        self.labels: list[Label] = []
        self._ghosts: list[Ghost] = []

    def show(self, plan: Plan) -> bool:
        """Mark exactly this; whether anything is another than before."""
        if plan == self.plan:
            return False
        self._draw(plan)
        self._stand(list(plan.ghosts[:MOST_GHOSTS]))
        return True

    def seen_from(self, width: float) -> bool:
        """The screen shows so many cells across: from afar what is marked is drawn wider. See `show`."""
        wide = next(wide for most, wide in WIDER if width <= most)
        changed = self._draughtsman.draws_for(wide)
        if changed:
            self._draw(self.plan)
        return changed

    def _draw(self, plan: Plan) -> None:
        self.plan = plan
        flat, lines, self.labels = self._draughtsman.draw(plan)
        sheet = Sheet.joined([flat, lines])
        lines.corners["color"][:, 3] = (lines.corners["color"][:, 3] * _THROUGH_WALLS).astype(np.uint8)
        for node, shown in ((self._open, sheet), (self._hidden, lines)):
            node.node().remove_all_geoms()
            if len(shown.triangles):
                node.node().add_geom(geometry(shown.corners, shown.triangles, FLAT_LAYOUT))

    def _stand(self, ghosts: list[Ghost]) -> None:
        for number in range(len(ghosts), len(self._ghosts)):
            self._units.remove(_GHOST_KEYS - number)
        for number, ghost in enumerate(ghosts):
            key = _GHOST_KEYS - number
            x, y = ground(ghost.at)
            self._units.place(key, ghost.kind, (x - 0.5, -y - 0.5), ghost.side, heading(ghost.facing))
            tint = _ALLOWED if ghost.allowed else _FORBIDDEN
            scale = self._scale(ghost.kind, ghost.radius)
            self._units.set(key, fade=_GHOST_FADE, tint=tint, still=True, scale=scale)
        self._ghosts = ghosts
