"""Puts a picture on the scene: which model stands where, facing where, in what light and fog."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np

from client3d.play import goals
from client3d.play.ground_looks import OF_THE_GAME, GroundLooks
from client3d.scene.board import TERRAINS, BoardPicture
from client3d.scene.scene import Scene
from core.orders import Cell
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Building, Figure, Picture

GHOST_FADE = 0.55
GHOST_TINT = (0.55, 0.60, 0.66, 0.65)
REMEMBERED, SEEN = 1, 2
Outline: TypeAlias = tuple[float, float, float, float]
"""Its colour."""
SELECTED = (0.45, 0.85, 1.0, 1.0)
POINTED, THREATENED = (1.0, 1.0, 1.0, 1.0), (1.0, 0.32, 0.22, 1.0)
"""Outlines: the selected unit, one that is pointed at, an enemy that is pointed at."""
BODY_HALF_WIDTH, CRAFT_HALF_WIDTH = 0.27, 0.36
"""Half the width, in cells, of a unit's body for the pointer: on the ground, in the air."""
FLIGHT_HEIGHTS = {"helicopter": 1.2, "drone": 0.9}
"""Cells above the ground at which craft fly, by class."""
PLATE_HALF_WIDTH, PLATE_HEIGHT = 36.0, 34.0
"""Pixels that the bar over a unit takes, with its name."""
_GHOST_KEYS = -100_000
"""Ghosts are drawn under keys of their own, so that one may stay while its unit is seen elsewhere."""

_STRUCTURE_KEYS = -3_000_000
_RUBBLE, _MINE, _FOREIGN_MINE = "rubble", "mine", "foreign_mine"
SITES = {"building": "building_site", "work": "works_site"}
"""How the site of each kind of structure is drawn."""


def heading_between(start: Cell, to: Cell) -> float:
    """Compass degrees from one cell to another, clockwise from north."""
    return math.degrees(math.atan2(to[0] - start[0], start[1] - to[1])) % 360.0


def turned(start: float, to: float, share: float) -> float:
    """A heading on the short way round from one to another."""
    return start + ((to - start + 180.0) % 360.0 - 180.0) * share


def board_picture(picture: Picture, seed: int = 0, looks: GroundLooks = OF_THE_GAME) -> BoardPicture:
    """The board for a new scene."""
    rows = looks.rows(picture)
    return BoardPicture(picture.width, picture.height, rows, list(picture.points), seed)


def fog_levels(picture: Picture) -> np.ndarray:
    """Fog of war, shape (height, width): the ground is known to all, so what is not seen is remembered (SEE-5)."""
    if picture.seen is None:
        return np.full((picture.height, picture.width), SEEN, np.uint8)
    size = (picture.stride * picture.height + 7) // 8
    bits = np.unpackbits(np.frombuffer(picture.seen.to_bytes(size, "little"), np.uint8), bitorder="little")
    rows = bits[: picture.stride * picture.height].reshape(picture.height, picture.stride)[:, : picture.width]
    return np.where(rows > 0, SEEN, REMEMBERED).astype(np.uint8)


class Stage:
    """A scene, and what of a picture stands on it. `side_names` in the order of turns."""

    def __init__(self, scene: Scene, data: ClumsyData, models: Any, side_names: tuple[str, ...]) -> None:
        self.scene, self.data, self.models, self.side_names = scene, data, models, side_names
        self.looks = GroundLooks(data.terrain)
        self.headings: dict[int, float] = {}
        self._turrets: dict[str, bool] = {}
        self._ghosts: dict[int, int] = {}
        self._wrecks: set[Cell] = set()
        self._structures: dict[Cell, tuple[str, int]] = {}
        """The model and the side of what is drawn of structures, rubble and mines."""
        self._light: tuple[str, str, str] | None = None
        self.free_area: tuple[float, float, float, float] | None = None
        """Left, top, right and bottom of the window's part that no panel covers, in pixels; None: all of it."""

    def look_at(self, cell: tuple[float, float], instantly: bool = False) -> None:
        """Bring a cell to the middle of what no panel covers."""
        camera = self.scene.camera
        width, height = camera.screen
        left, top, right, bottom = self.free_area or (0.0, 0.0, float(width), float(height))
        away = (width - (left + right) / 2, height - (top + bottom) / 2)
        x0, y0 = camera.ground_under(width / 2, height / 2)
        x1, y1 = camera.ground_under(*away)
        camera.focus((cell[0] + x1 - x0, cell[1] - (y1 - y0)), instantly)

    def figure_under(self, picture: Picture, x: float, y: float) -> Figure | None:
        """The foremost unit whose body covers a pixel; one in the air is before those on the ground."""
        scene, units = self.scene, self.scene.units
        pixels = scene.camera.screen[0] / scene.camera.film[0]
        found: tuple[bool, float, Figure] | None = None
        for figure in picture.figures.values():
            if figure.key not in units.units:
                continue
            foot_x, foot_y = scene.project(units.world_position(figure.key))
            nearness = figure.airborne, foot_y
            half = (CRAFT_HALF_WIDTH if figure.airborne else BODY_HALF_WIDTH) * pixels
            if abs(x - foot_x) > half or y > foot_y or (found is not None and nearness < found[:2]):
                continue
            if scene.project(units.top(figure.key))[1] <= y:
                found = *nearness, figure
        return found[2] if found else None

    def box_of(self, cell: Cell, key: int | None = None) -> tuple[float, float, float, float]:
        """The part of the window, in pixels, that a cell takes with the unit of this key and the bar over it."""
        scene, (x, y) = self.scene, cell
        corners = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
        places = [scene.project((a, -b, scene.ground_height(x + 0.5, -y - 0.5))) for a, b in corners]
        if key is not None and key in scene.units.units:
            px, py = scene.project(scene.units.top(key))
            places += [(px - PLATE_HALF_WIDTH, py - PLATE_HEIGHT), (px + PLATE_HALF_WIDTH, py)]
        left, top = min(px for px, _ in places), min(py for _, py in places)
        return left, top, max(px for px, _ in places) - left, max(py for _, py in places) - top

    def raise_above(self, edge: float, cell: Cell, key: int) -> None:
        """Move the view so far that a cell and the unit in it are above an edge, in pixels from the top."""
        _, top, _, height = self.box_of(cell, key)
        if top + height > edge:
            self.scene.camera.pan(0.0, top + height - edge)

    def in_sight(self, cell: Cell, margin: float) -> bool:
        """Whether a cell is well within what no panel covers; margin: pixels."""
        x, y = self.scene.project(self.scene.cell_position(cell))
        width, height = self.scene.camera.screen
        left, top, right, bottom = self.free_area or (0.0, 0.0, float(width), float(height))
        return left + margin < x < right - margin and top + margin < y < bottom - margin

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
        for y, row in enumerate(self.looks.rows(picture)):
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

    def height_of(self, figure: Figure) -> float:
        """Cells above the ground at which a unit is drawn."""
        return self.flight_height(figure.type) if figure.airborne else 0.0

    def height_over(self, picture: Picture, cell: Cell) -> float:
        """The same of the craft in the air over a cell; 0 where there is none."""
        craft = picture.figure_at(cell, airborne=True)
        return 0.0 if craft is None else self.height_of(craft)

    def place(self, figure: Figure, picture: Picture) -> None:
        """Put a unit where its figure is, facing as it did, or towards the middle of the board at first."""
        heading = self.headings.setdefault(figure.key, self.first_heading(figure.cell, picture))
        self.scene.units.place(
            figure.key,
            figure.type,
            figure.cell,
            self.side_names[figure.side],
            float(heading),
            height=self.height_of(figure),
        )
        if not figure.airborne:
            self.scene.units.set(figure.key, spinning=False, power=0.0)
        self.show_health(figure.key, figure, instantly=True)

    def show_health(self, key: int, figure: Figure | None, instantly: bool = False) -> None:
        """Let as many of a squad stand as it has hit points left."""
        if figure is not None and key in self.scene.units.units:
            self.scene.units.health(key, figure.hp / self.data.units[figure.type].hp, instantly)

    @staticmethod
    def first_heading(cell: Cell, picture: Picture) -> float:
        """A quarter that looks to the middle of the board."""
        heading = heading_between(cell, (picture.width // 2, picture.height // 2))
        return round(heading / 90.0) % 4 * 90.0

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

    def has_turret(self, kind: str) -> bool:
        """Whether a unit's gun turns without its hull."""
        if kind not in self._turrets:
            model = self.models.load(kind)
            self._turrets[kind] = any(part.kind == "yaw" for part in model.parts)
        return self._turrets[kind]

    def mark(
        self,
        figure: Figure | None,
        hovered: Cell | None,
        look: str = "hover",
        others: Mapping[int, Outline] | None = None,
    ) -> None:
        """Mark what is selected and pointed at; `look`: of the cell pointed at, `others`: outlines besides."""
        overlays = self.scene.overlays
        if figure is None:
            overlays.hide("selection")
        else:
            overlays.show("selection", [figure.cell], "selection")
        if hovered is None:
            overlays.hide("hover")
        else:
            overlays.show("hover", [hovered], look)
        outlines = dict(others or {})
        self.outline(outlines if figure is None else {**outlines, figure.key: SELECTED})

    def outline(self, colours: Mapping[int, Outline]) -> None:
        """Outline exactly these units."""
        nothing = (0.0, 0.0, 0.0, 0.0)
        for key, unit in self.scene.units.units.items():
            wanted = colours.get(key, nothing)
            if unit.outline != wanted:
                self.scene.units.set(key, outline=wanted)
