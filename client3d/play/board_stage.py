"""What stands on a board's scene and where that is on the screen, whatever the ruleset.

A ruleset's own stage shows its pictures (`show`). Figures have a key, a type, a side, a cell and hit points.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from client3d.scene.scene import Scene
from core.orders import Cell

Outline: TypeAlias = tuple[float, float, float, float]
"""Its colour."""
SELECTED = (0.45, 0.85, 1.0, 1.0)
POINTED, THREATENED = (1.0, 1.0, 1.0, 1.0), (1.0, 0.32, 0.22, 1.0)
"""Outlines: the selected unit, one that is pointed at, an enemy that is pointed at."""
BODY_HALF_WIDTH, CRAFT_HALF_WIDTH = 0.27, 0.36
"""Half the width, in cells, of a unit's body for the pointer: on the ground, in the air."""
PLATE_HALF_WIDTH, PLATE_HEIGHT = 36.0, 34.0
"""Pixels that the bar over a unit takes, with its name."""

MOST_ZOOM_STEPS = 12
"""More steps than there are to zoom out by."""
EDGE_OF_ALL = 12.0
"""Pixels between a board that is shown as a whole and the edge of what is free."""
HEADROOM = 1.2
"""Cells that the tallest unit is high."""
HOME_PULL = 0.3
"""Share of the way from one's own units to the middle of the board at which the camera looks first."""


def outlines_of(pointed: Any | None, looking: int, selected: int) -> dict[int, Outline]:
    """By unit: of one of a view that is pointed at, for the side that looks, and of the selected one (0: none)."""
    found = {}
    if pointed is not None:
        found[pointed.id] = THREATENED if pointed.side != looking else POINTED
    if selected:
        found[selected] = SELECTED
    return found


def heading_between(start: Cell, to: Cell) -> float:
    """Compass degrees from one cell to another, clockwise from north."""
    return math.degrees(math.atan2(to[0] - start[0], start[1] - to[1])) % 360.0


def turned(start: float, to: float, share: float) -> float:
    """A heading on the short way round from one to another."""
    return start + ((to - start + 180.0) % 360.0 - 180.0) * share


def home_of(picture: Any, side: int) -> tuple[float, float]:
    """Where a side looks first: at its own units, and somewhat towards the middle, where there is more to see."""
    own = [figure.cell for figure in picture.figures.values() if figure.side == side]
    middle = (picture.width / 2 - 0.5, picture.height / 2 - 0.5)
    x, y = (sum(each[axis] for each in own) / len(own) if own else middle[axis] for axis in (0, 1))
    pull = HOME_PULL if own else 1.0
    return x + (middle[0] - x) * pull, y + (middle[1] - y) * pull


class BoardStage:
    """A scene, and what of a picture stands on it. `side_names` in the order of turns."""

    def __init__(self, scene: Scene, data: Any, models: Any, side_names: tuple[str, ...]) -> None:
        self.scene, self.data, self.models, self.side_names = scene, data, models, side_names
        self.headings: dict[int, float] = {}
        self._turrets: dict[str, bool] = {}
        self.free_area: tuple[float, float, float, float] | None = None
        """Left, top, right and bottom of the window's part that no panel covers, in pixels; None: all of it."""

    # --- what each ruleset says

    def show(self, picture: Any) -> None:
        """Show a picture as a whole, whatever was shown before."""
        raise NotImplementedError

    def flies(self, figure: Any) -> bool:
        """Whether a unit is in the air."""
        return False

    def height_of(self, figure: Any) -> float:
        """Cells above the ground at which a unit is drawn."""
        return 0.0

    # --- places

    def look_at(self, cell: tuple[float, float], instantly: bool = False) -> None:
        """Bring a cell to the middle of what no panel covers."""
        camera = self.scene.camera
        width, height = camera.screen
        left, top, right, bottom = self.free_area or (0.0, 0.0, float(width), float(height))
        away = (width - (left + right) / 2, height - (top + bottom) / 2)
        x0, y0 = camera.ground_under(width / 2, height / 2)
        x1, y1 = camera.ground_under(*away)
        camera.focus((cell[0] + x1 - x0, cell[1] - (y1 - y0)), instantly)

    def show_all(self) -> None:
        """Show at once as much of the board as there is room for, its middle in the middle."""
        camera, board = self.scene.camera, self.scene.board
        corners = [(x, y) for x in (0, board.width - 1) for y in (0, board.height - 1)]
        for _ in range(MOST_ZOOM_STEPS):
            self.look_at((board.width / 2 - 0.5, board.height / 2 - 0.5), instantly=True)
            if all(self.in_sight(corner, EDGE_OF_ALL) for corner in corners):
                break
            camera.zoom(-1)
            camera.finish()
        camera.pan(0.0, -self._room_to_spare(corners), instantly=True)

    def _room_to_spare(self, corners: Sequence[Cell]) -> float:
        """Pixels by which a board in the middle goes down, so that what stands at the back of it is seen whole."""
        scene, corner = self.scene, corners[0]
        foot, head = (scene.project(scene.cell_position(corner, height))[1] for height in (0.0, HEADROOM))
        bottom = self.free_area[3] if self.free_area else float(scene.camera.screen[1])
        front = max(scene.project(scene.cell_position(each))[1] for each in corners)
        return min(max(bottom - EDGE_OF_ALL - front, 0.0), (foot - head + PLATE_HEIGHT) / 2)

    def figure_under(self, picture: Any, x: float, y: float) -> Any:
        """The foremost unit whose body covers a pixel; one in the air is before those on the ground."""
        scene, units = self.scene, self.scene.units
        pixels = scene.camera.screen[0] / scene.camera.film[0]
        found: tuple[bool, float, Any] | None = None
        for figure in picture.figures.values():
            if figure.key not in units.units:
                continue
            foot_x, foot_y = scene.project(units.world_position(figure.key))
            nearness = self.flies(figure), foot_y
            half = (CRAFT_HALF_WIDTH if self.flies(figure) else BODY_HALF_WIDTH) * pixels
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

    # --- units

    def place(self, figure: Any, picture: Any) -> None:
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
        if not self.flies(figure):
            self.scene.units.set(figure.key, spinning=False, power=0.0)
        self.show_health(figure.key, figure, instantly=True)

    def show_health(self, key: int, figure: Any, instantly: bool = False) -> None:
        """Let as many of a squad stand as it has hit points left."""
        if figure is not None and key in self.scene.units.units:
            self.scene.units.health(key, figure.hp / self.data.units[figure.type].hp, instantly)

    @staticmethod
    def first_heading(cell: Cell, picture: Any) -> float:
        """A quarter that looks to the middle of the board."""
        heading = heading_between(cell, (picture.width // 2, picture.height // 2))
        return round(heading / 90.0) % 4 * 90.0

    def has_turret(self, kind: str) -> bool:
        """Whether a unit's gun turns without its hull."""
        if kind not in self._turrets:
            model = self.models.load(kind)
            self._turrets[kind] = any(part.kind == "yaw" for part in model.parts)
        return self._turrets[kind]

    def mark(
        self,
        figure: Any,
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
