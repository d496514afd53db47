"""Puts a picture on the scene: which model stands where, facing where, in what light and fog."""

from __future__ import annotations

from typing import Any

import numpy as np

from client3d.clumsy import goals
from client3d.play.board_stage import BoardStage
from client3d.play.ground_looks import OF_THE_GAME, GroundLooks
from client3d.scene.board import TERRAINS, BoardPicture
from client3d.scene.scene import Scene
from core.orders import Cell
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Building, Figure, Picture

GHOST_FADE = 0.55
GHOST_TINT = (0.55, 0.60, 0.66, 0.65)
REMEMBERED, SEEN = 1, 2
FLIGHT_HEIGHTS = {"helicopter": 1.2, "drone": 0.9}
"""Cells above the ground at which craft fly, by class."""
_GHOST_KEYS = -100_000
"""Ghosts are drawn under keys of their own, so that one may stay while its unit is seen elsewhere."""

_STRUCTURE_KEYS = -3_000_000
_RUBBLE, _MINE, _FOREIGN_MINE = "rubble", "mine", "foreign_mine"
SITES = {"building": "building_site", "work": "works_site"}
"""How the site of each kind of structure is drawn."""


def ground_rows(picture: Picture, looks: GroundLooks) -> list[list[str]]:
    """The looks of the ground by row and column, bridges included."""
    rows = [[looks.drawn(name) for name in row] for row in picture.terrain]
    for (x, y), building in picture.structures.items():
        if building.built and building.type in TERRAINS:
            rows[y][x] = building.type
    return rows


def board_picture(picture: Picture, seed: int = 0, looks: GroundLooks = OF_THE_GAME) -> BoardPicture:
    """The board for a new scene."""
    rows = ground_rows(picture, looks)
    return BoardPicture(picture.width, picture.height, rows, list(picture.points), seed)


def fog_levels(picture: Picture) -> np.ndarray:
    """Fog of war, shape (height, width): the ground is known to all, so what is not seen is remembered (SEE-5)."""
    if picture.seen is None:
        return np.full((picture.height, picture.width), SEEN, np.uint8)
    size = (picture.stride * picture.height + 7) // 8
    bits = np.unpackbits(np.frombuffer(picture.seen.to_bytes(size, "little"), np.uint8), bitorder="little")
    rows = bits[: picture.stride * picture.height].reshape(picture.height, picture.stride)[:, : picture.width]
    return np.where(rows > 0, SEEN, REMEMBERED).astype(np.uint8)


class Stage(BoardStage):
    """A scene, and what of a picture stands on it. `side_names` in the order of turns."""

    def __init__(self, scene: Scene, data: ClumsyData, models: Any, side_names: tuple[str, ...]) -> None:
        super().__init__(scene, data, models, side_names)
        self.looks = GroundLooks(data.terrain)
        self._ghosts: dict[int, int] = {}
        self._wrecks: set[Cell] = set()
        self._structures: dict[Cell, tuple[str, int]] = {}
        """The model and the side of what is drawn of structures, rubble and mines."""
        self._light: tuple[str, str, str] | None = None

    # --- a whole picture

    def show_owner(self, point: Cell, owner: int) -> None:
        """Show whose a victory point is; -1: nobody's."""
        self.scene.set_point_owner(point, self.side_names[owner] if owner >= 0 else None)

    def show(self, picture: Picture, animate_fog: bool = False) -> None:
        """Show a picture as a whole, whatever was shown before."""
        self.show_light(picture)
        self.show_terrain(picture)
        for cell, owner in picture.points.items():
            self.show_owner(cell, owner)
        for key in [*self._shown_units(), *self._ghosts.values()]:
            self.scene.units.remove(key)
        self._ghosts.clear()
        for figure in picture.figures.values():
            self.place(figure, picture)
        for ghost in picture.ghosts.values():
            self.place_ghost(ghost)
        self.show_wrecks(picture)
        self.show_structures(picture)
        self.show_fires(picture)
        self.show_goals(picture)
        self.show_fog(picture, animate_fog)

    def show_goals(self, picture: Picture) -> None:
        """The cells that a mission's open goals are about."""
        for name, mine in (("goal", True), ("goal_of_others", False)):
            if cells := goals.places(picture, mine):
                self.scene.overlays.show(name, cells, name)
            else:
                self.scene.overlays.hide(name)

    def show_wrecks(self, picture: Picture) -> None:
        """Wrecks as last seen."""
        for cell in self._wrecks - set(picture.wrecks):
            self.scene.remove_wreck(cell)
        for cell in picture.wrecks.keys() - self._wrecks:
            self.place_wreck(cell, picture.wrecks[cell])
        self._wrecks = set(picture.wrecks)

    def _shown_units(self) -> list[int]:
        return [key for key in self.scene.units.units if key > _GHOST_KEYS]

    def show_light(self, picture: Picture) -> None:
        """Hour, season and weather."""
        light = (picture.hour, picture.season, picture.weather)
        if light != self._light:
            self.scene.set_light(*light)
            self._light = light

    def show_fog(self, picture: Picture, animate: bool = True) -> None:
        """What is in sight."""
        self.scene.set_fog(fog_levels(picture), animate)

    def show_terrain(self, picture: Picture) -> None:
        """The ground; only cells that changed cost anything."""
        for y, row in enumerate(ground_rows(picture, self.looks)):
            for x, name in enumerate(row):
                self.scene.set_terrain((x, y), name)

    # --- structures

    def show_structures(self, picture: Picture) -> None:
        """Buildings, works, sites and rubble, as last seen; only what changed costs anything."""
        wanted = {cell: self._looks(building) for cell, building in picture.structures.items()}
        wanted |= dict.fromkeys(picture.rubble, (_RUBBLE, -1))
        for cell, side in picture.mines.items():
            wanted[cell] = _FOREIGN_MINE if picture.is_foreign(side) else _MINE, side
        # a finished bridge is part of the ground
        wanted = {cell: looks for cell, looks in wanted.items() if looks[0] not in TERRAINS}
        for cell in self._structures.keys() - wanted.keys():
            self.scene.units.remove(self.structure_key(cell))
        for cell, looks in wanted.items():
            if self._structures.get(cell) != looks:
                model, side = looks
                name = self.side_names[side] if side >= 0 else None
                self.scene.units.place(self.structure_key(cell), model, cell, name, 0.0)
        if self._structures.keys() != wanted.keys():
            self.scene.set_cleared(wanted)
        self._structures = wanted
        self.show_terrain(picture)

    def _looks(self, building: Building) -> tuple[str, int]:
        kind = self.data.structures[building.type]
        return building.type if building.built else SITES[kind.kind], building.side

    def structure_key(self, cell: Cell) -> int:
        """Under which key the structure of a cell stands on the scene."""
        return _STRUCTURE_KEYS - (cell[1] * self.scene.board.width + cell[0])

    def show_cell(self, cell: Cell, terrain: str) -> None:
        """Make a cell's ground another."""
        self.scene.set_terrain(cell, self.looks.drawn(terrain))

    def show_fires(self, picture: Picture) -> None:
        """What burns."""
        self.scene.set_burning(picture.fires)

    # --- units

    def flight_height(self, kind: str) -> float:
        """Cells above the ground at which a unit of this type flies."""
        return FLIGHT_HEIGHTS.get(self.data.units[kind].unit_class, 0.0)

    def flies(self, figure: Figure) -> bool:
        """Whether a unit is in the air."""
        return figure.airborne

    def height_of(self, figure: Figure) -> float:
        """Cells above the ground at which a unit is drawn."""
        return self.flight_height(figure.type) if figure.airborne else 0.0

    def height_over(self, picture: Picture, cell: Cell) -> float:
        """The same of the craft in the air over a cell; 0 where there is none."""
        craft = picture.figure_at(cell, airborne=True)
        return 0.0 if craft is None else self.height_of(craft)

    def place_ghost(self, ghost: Figure) -> None:
        """Put a pale copy where an enemy was last seen."""
        key = _GHOST_KEYS + ghost.key
        heading = self.headings.get(ghost.key, 180.0)
        height = self.height_of(ghost)
        self.scene.units.place(key, ghost.type, ghost.cell, self.side_names[ghost.side], float(heading), height=height)
        self.scene.units.set(key, fade=GHOST_FADE, tint=GHOST_TINT, spinning=False, power=0.0, still=True)
        self.scene.units.health(key, ghost.hp / self.data.units[ghost.type].hp, instantly=True)
        self._ghosts[ghost.key] = key

    def remove_ghost(self, key: int) -> None:
        """Take an enemy's pale copy away."""
        if (ghost := self._ghosts.pop(key, None)) is not None:
            self.scene.units.remove(ghost)

    def place_wreck(self, cell: Cell, unit_class: str) -> None:
        """Leave a wreck."""
        self.scene.place_wreck(cell, f"wreck_{unit_class}", (cell[0] * 73 + cell[1] * 151) % 360 + 0.5)
        self._wrecks.add(cell)
