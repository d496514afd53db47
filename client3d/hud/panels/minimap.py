"""The map in the corner: ground, fog, points, units and the frame of the camera; a click or drag moves the camera."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from direct.gui import DirectGuiGlobals as DGG
from numpy.typing import NDArray
from panda3d.core import GeomNode, NodePath, RenderState, Texture, TextureAttrib, TransparencyAttrib

from client3d.hud import theme
from client3d.hud.atlas import fill_texture, texture_of
from client3d.hud.painting import Painter, fill_node, vertices_of
from client3d.hud.values import Cell, Intents
from client3d.hud.widgets import Panel, Stage, pointer_of

_FOG = np.array([0.34, 0.62, 1.0])  # brightness of cells never seen, seen earlier, in sight
_EDGE = 10.0


class Minimap(Panel):
    """A diamond, turned like the camera's view. Cells are (x, y), y downwards; yaw 45 looks to the north-east."""

    def __init__(self, stage: Stage, intents: Intents) -> None:
        super().__init__(stage, "minimap")
        self.intents = intents
        self.columns = self.rows = 1
        self.yaw = 45.0
        self._ground: NDArray[np.uint8] = np.zeros((1, 1, 3), np.uint8)
        self._fog: NDArray[np.uint8] | None = None
        self._units: list[tuple[int, int, int, bool]] = []
        self._points: list[tuple[int, int, int]] = []
        self._goals: list[tuple[int, int, bool]] = []
        self._corners: list[tuple[float, float]] = []
        self._texture: Texture | None = None
        self._nodes: dict[str, NodePath] = {}
        self._dragging = False
        self.describe: Callable[[Cell], str] = lambda _cell: ""
        """What the tooltip says of a cell."""
        self._within = False
        self._told: Cell | None = None
        self.frame.bind(DGG.WITHIN, self._pointer_within, [True])
        self.frame.bind(DGG.WITHOUT, self._pointer_within, [False])
        self.frame.bind(DGG.B1PRESS, self._mouse_down)
        self.frame.bind(DGG.B1RELEASE, self._mouse_up)

    # --- values

    def set_ground(self, colours: NDArray[np.uint8]) -> None:
        """The colour of each cell: `(rows, columns, 3)`."""
        if colours.shape == self._ground.shape and np.array_equal(colours, self._ground):
            return
        self._ground = colours.copy()
        self.rows, self.columns = colours.shape[:2]
        self._texture = None
        self._upload()

    def set_fog(self, fog: NDArray[np.uint8] | None) -> None:
        """What is in sight: `(rows, columns)` of 0 never seen, 1 seen earlier, 2 in sight; None for no fog."""
        known = self._fog
        same = fog is known if fog is None or known is None else np.array_equal(fog, known)
        if not same:
            self._fog = None if fog is None else fog.copy()
            self._upload()

    def set_units(self, units: list[tuple[int, int, int, bool]]) -> None:
        """Units as column, row, side, and whether only remembered."""
        if units != self._units:
            self._units = list(units)
            self._paint_units()

    def set_points(self, points: list[tuple[int, int, int]]) -> None:
        """Victory points as column, row and owner (-1: nobody)."""
        if points != self._points:
            self._points = list(points)
            self._paint_units()

    def set_goals(self, cells: list[tuple[int, int, bool]]) -> None:
        """Cells that a mission's goals are about, as column, row, and whether the goal is one's own."""
        if cells != self._goals:
            self._goals = list(cells)
            self._paint_units()

    def set_camera(self, corners: list[tuple[float, float]], yaw: float | None = None) -> None:
        """The four places of the board in the window's corners, in cells, and the camera's yaw in degrees."""
        turned = yaw is not None and yaw != self.yaw
        if not turned and corners == self._corners:
            return
        self._corners = list(corners)
        if turned and yaw is not None:
            self.yaw = yaw
            self.repaint()
        self._paint_camera()

    # --- places

    def _basis(self) -> tuple[float, float, float, float, float]:
        """The units a cell's step to the right and upwards is, by its column and row, and half the height share."""
        angle = math.radians(self.yaw)
        across = (self.columns * abs(math.cos(angle)) + self.rows * abs(math.sin(angle))) or 1
        down = (self.columns * abs(math.sin(angle)) + self.rows * abs(math.cos(angle))) or 1
        flat = min(0.72, (self.height - 2 * _EDGE) / (self.width - 2 * _EDGE) * across / down) if self.width else 0.72
        size = min((self.width - 2 * _EDGE) / across, (self.height - 2 * _EDGE) / (down * flat))
        return (
            size * math.cos(angle),
            size * math.sin(angle),
            size * flat * math.sin(angle),
            size * flat * math.cos(angle),
            size,
        )

    def place_of(self, x: float, y: float) -> tuple[float, float]:
        """Where a place of the board, in cells, is in the panel, in units."""
        right_x, right_y, up_x, up_y, _ = self._basis()
        dx, dy = x - self.columns / 2, y - self.rows / 2
        return self.width / 2 + dx * right_x + dy * right_y, self.height / 2 - (dx * up_x - dy * up_y)

    def cell_of(self, x: float, y: float) -> tuple[float, float]:
        """The place of the board, in cells, at a place of the panel, in units."""
        right_x, right_y, up_x, up_y, _ = self._basis()
        across, up = x - self.width / 2, self.height / 2 - y
        determinant = right_x * -up_y - right_y * up_x
        dx = (across * -up_y - right_y * up) / determinant
        dy = (right_x * up - up_x * across) / determinant
        return dx + self.columns / 2, dy + self.rows / 2

    def look_at(self, x: float, y: float) -> None:
        """A click at a place of the panel, in units."""
        column, row = self.cell_of(x, y)
        self.intents.move_camera(min(max(column, 0.0), self.columns), min(max(row, 0.0), self.rows))

    def pointer_at(self, x: float, y: float) -> None:
        """The pointer moved, in units of the window."""
        if self._dragging:
            self.look_at(x - self.x, y - self.y)
        if self._within:
            self.explain(x, y)

    def explain(self, x: float, y: float) -> None:
        """Show the tooltip of the cell there, in units of the window; none beside the board and while dragging."""
        column, row = self.cell_of(x - self.x, y - self.y)
        on_board = 0 <= column < self.columns and 0 <= row < self.rows
        cell = (int(column), int(row)) if on_board and not self._dragging else None
        if cell == self._told:
            return
        self._told = cell
        text = "" if cell is None else self.describe(cell)
        if text:
            self.stage.show_tip((x, y, 0.0, 0.0), text)
        else:
            self.stage.hide_tip()

    def _pointer_within(self, within: bool, _event: object) -> None:
        self._within, self._told = within, None
        if not within:
            self.stage.hide_tip()

    def _mouse_down(self, event: Any) -> None:
        self._dragging = True
        self.pointer_at(*pointer_of(self.stage, event))

    def _mouse_up(self, _event: object) -> None:
        self._dragging = False

    # --- picture

    def _upload(self) -> None:
        colours = self._ground.astype(np.float32)
        if self._fog is not None and self._fog.shape == colours.shape[:2]:  # else it is of the board before
            colours = colours * _FOG[self._fog][..., None]
        image = np.dstack((colours, np.full(colours.shape[:2], 255))).astype(np.uint8)
        if self._texture is None:
            self._texture = texture_of(image, "minimap", nearest=True)
            self.repaint()
        else:
            fill_texture(self._texture, image)

    def repaint(self) -> None:
        """Paint ground, units and camera."""
        super().repaint()
        if not self.visible or self._texture is None or not self.width:
            return
        corners = vertices_of([(0, 0, 1, 1, 0, 0, 1, 1, 1, 1, 1, 1)])
        px = self.stage.brush.scale.pixels
        places = ((0, 0), (0, self.rows), (self.columns, self.rows), (self.columns, 0))
        for corner, (column, row) in enumerate(places):
            x, y = self.place_of(column, row)
            corners["point"][0, corner] = (x * px, 0, -y * px)
        state = RenderState.make(TextureAttrib.make(self._texture), TransparencyAttrib.make(TransparencyAttrib.M_alpha))
        node = GeomNode("ground")
        fill_node(node, [(state, corners)])
        self._put("ground", node, 0)
        self._paint_units()
        self._paint_camera()

    def _put(self, name: str, node: GeomNode, sort: int) -> None:
        if name in self._nodes:
            self._nodes[name].remove_node()
        self._nodes[name] = self.node.attach_new_node(node, sort)

    def _paint_units(self) -> None:
        if not self.visible or not self.width:
            return
        painter, size = Painter(self.stage.brush), min(max(self._basis()[4] * 0.8, 4.0), 8.0)
        star = size * 2.2
        for column, row, own in self._goals:
            x, y = self.place_of(column + 0.5, row + 0.5)
            red, green, blue, _ = theme.ACCENT if own else theme.BAD
            painter.rect(x - size / 3, y - size / 3, size * 2 / 3, size * 2 / 3, (red, green, blue, 0.8))
        for column, row, owner in self._points:
            x, y = self.place_of(column + 0.5, row + 0.5)
            painter.icon("point", x - star / 2 - 2, y - star / 2 - 2, star + 4, theme.BLACK)
            painter.icon("point", x - star / 2, y - star / 2, star, theme.side_colour(owner))
        for column, row, side, remembered in self._units:
            x, y = self.place_of(column + 0.5, row + 0.5)
            red, green, blue, _ = theme.side_colour(side)
            painter.rect(x - size / 2 - 1, y - size / 2 - 1, size + 2, size + 2, theme.BLACK)
            painter.rect(x - size / 2, y - size / 2, size, size, (red, green, blue, 0.55 if remembered else 1.0))
        self._put("units", painter.node("units"), 1)

    def _paint_camera(self) -> None:
        if not self.visible or not self.width or not self._corners:
            return
        places = [self.place_of(*corner) for corner in self._corners]
        left = max(min(x for x, _ in places), 3)
        right = min(max(x for x, _ in places), self.width - 3)
        top = max(min(y for _, y in places), 3)
        bottom = min(max(y for _, y in places), self.height - 3)
        painter = Painter(self.stage.brush)
        if right > left and bottom > top:
            painter.outline(left, top, right - left, bottom - top, (1, 1, 1, 0.85))
        self._put("camera", painter.node("camera"), 2)
