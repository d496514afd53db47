"""The board on the screen, chunk by chunk: what is looked at is built whole, the rest coarsely until it is looked at.

So a battle on a large board begins as soon as the ground on the screen is there, and what comes on the screen later is
built over some frames: a whole chunk takes longer than a frame may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from panda3d.core import GeomNode, NodePath

from client3d.scene.board import Cell
from client3d.scene.board_mesh import CHUNK, BoardMesh, chunk_corners, chunk_of
from client3d.scene.geometry import Mesh, mesh_node
from client3d.scene.ground import Ground
from client3d.scene.props import PropBook
from client3d.scene.rivers import current_texture
from client3d.scene.water import water_node
from client3d.scene.wires import POLES_APART

Square = tuple[float, float, float, float]
STEPS_AN_UPDATE = 2
"""Steps of building that are taken in an update at most: each is short, a whole chunk takes ten of them and more."""


@dataclass
class _Site:
    """A chunk that is being built whole."""

    corner: Cell
    steps: Iterator[Mesh | None]
    parts: list[Mesh] = field(default_factory=list)
    whole: Mesh | None = None


class Terrain:
    """The nodes of a board: `node` holds chunks and edge, `water` its water.

    refreshed: told when the ground's heights, or those of what grows on it, are others.
    """

    def __init__(self, parent: NodePath, ground: Ground, models: PropBook, refreshed: Callable[[], None]) -> None:
        self._refreshed = refreshed
        self.ground, self.mesh = ground, BoardMesh(ground, models)
        self.node = parent.attach_new_node("terrain")
        self._chunks = {
            corner: self.node.attach_new_node(mesh_node("chunk", self.mesh.coarse(corner)))
            for corner in chunk_corners(ground.board)
        }
        self._edge = self.node.attach_new_node(mesh_node("edge", self.mesh.skirt()))
        self.water = parent.attach_new_node(water_node(ground))
        self.water.set_shader_input("currents", current_texture(ground.board))
        self._coarse = set(self._chunks)
        self._wanted: list[Cell] = []  # chunks on the screen that are not whole or not as they should be, nearest last
        self._changed: set[Cell] = set()  # cells whose ground or props are others
        self._reshaped: set[Cell] = set()  # those of them whose ground is another
        self._stale: set[Cell] = set()  # chunks to build anew
        self._spanning: list[Callable[[], None]] = []  # what builds anew that which spans the whole board
        self._site: _Site | None = None

    def change(self, cell: Cell, *, shape: bool) -> None:
        """A cell's ground is another (shape), or its props alone: its part is built anew in the next updates."""
        x, y = cell
        if shape:
            self._reshaped.add(cell)
        near = [(nx, ny) for nx in (x - 1, x, x + 1) for ny in (y - 1, y, y + 1)]
        near += [(x - POLES_APART, y), (x, y - POLES_APART)]  # from where a wire may lead here
        self._changed.add(cell)
        self._stale.update(chunk_of(c) for c in near if self.ground.board.inside(c))
        if self._site is not None and self._site.corner in self._stale:
            self._site = None  # what was built of it is out of date

    def look_at(self, square: Square, middle: tuple[float, float]) -> None:
        """The screen shows the ground of world x0, y0, x1, y1, with `middle` in its middle."""
        x0, y0, x1, y1 = square

        def distance(corner: Cell) -> float:
            return abs(corner[0] + CHUNK / 2 - middle[0]) + abs(-corner[1] - CHUNK / 2 - middle[1])

        shown = [c for c in self._coarse if x0 < c[0] + CHUNK and c[0] < x1 and y0 < -c[1] and -c[1] - CHUNK < y1]
        self._wanted = sorted(shown, key=lambda c: (-distance(c), c))

    @property
    def whole(self) -> bool:
        """Whether all that is looked at is as it should be."""
        return not (self._wanted or self._changed or self._stale or self._spanning or self._site)

    def update(self) -> bool:
        """Take some steps of what is asked for; whether there were any."""
        if self._changed:
            self._measure()
            return True
        return sum(self._step() for _ in range(STEPS_AN_UPDATE)) > 0

    def _step(self) -> bool:
        """Take one step: what is being built first, then what spans the board; whether there was any."""
        if self._site is not None:
            self._build_on(self._site)
        elif self._spanning:
            self._spanning.pop()()
        elif self._stale:
            corner = min(self._stale)
            self._stale.remove(corner)
            if corner in self._coarse:
                self._replace(corner, self.mesh.coarse(corner))
            else:
                self._site = _Site(corner, self.mesh.building(corner))
        elif self._wanted:
            corner = self._wanted.pop()
            self._coarse.remove(corner)
            self._site = _Site(corner, self.mesh.building(corner))
        else:
            return False
        return True

    def settle(self) -> None:
        """Build all that is looked at, at once."""
        while self.update():
            pass

    def _build_on(self, site: _Site) -> None:
        """Make a chunk's next part, put all parts together, or set it in its place."""
        if site.whole is not None:
            self._site = None
            self._replace(site.corner, site.whole)
            return
        try:
            part = next(site.steps)
        except StopIteration:
            site.whole = Mesh.join(site.parts)
        else:
            if part is not None:
                site.parts.append(part)

    def _measure(self) -> None:
        """Measure the ground anew round the cells that changed, one chunk's at a time."""
        corner = min(chunk_of(cell) for cell in self._changed)
        here = {cell for cell in self._changed if chunk_of(cell) == corner}
        if reshaped := here & self._reshaped:
            self.ground.refresh(reshaped)
            self._spanning = [self._renew_edge, self._renew_water]
        self.mesh.replace_props(here)
        self._changed -= here
        self._reshaped -= here
        if not self._changed:
            self._refreshed()

    def _renew_water(self) -> None:
        self._fill(self.water, water_node(self.ground))
        self.water.set_shader_input("currents", current_texture(self.ground.board))

    def _renew_edge(self) -> None:
        self._fill(self._edge, mesh_node("edge", self.mesh.skirt()))

    def _replace(self, corner: Cell, mesh: Mesh) -> None:
        self._fill(self._chunks[corner], mesh_node("chunk", mesh))

    @staticmethod
    def _fill(node: NodePath, new: GeomNode) -> None:
        node.node().remove_all_geoms()
        node.node().add_geoms_from(new)
