"""The scene of a battle: board, units, light, fog, overlays, effects and the camera, put together."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from client3d.scene.board import BoardPicture, Cell, cell_at, centre
from client3d.scene.effects import Effects
from client3d.scene.fog import Fog
from client3d.scene.ground import BED, Ground
from client3d.scene.lighting import Tone, light, toned
from client3d.scene.marks import Marks
from client3d.scene.on_screen import OnScreen
from client3d.scene.overlays import Overlays
from client3d.scene.props import PropBook
from client3d.scene.terrain import Terrain
from client3d.scene.unit_models import Point
from client3d.scene.units import PALE, Units
from client3d.scene.weather import Weather

SIDE_NAMES = ("blue", "red", "green", "yellow")
_PAINTS = {
    "blue_red": ((0.26, 0.46, 0.86), (0.86, 0.28, 0.22), (0.22, 0.60, 0.26), (0.94, 0.76, 0.14)),
    "blue_orange": ((0.16, 0.40, 0.92), (0.96, 0.54, 0.06), (0.06, 0.26, 0.14), (0.96, 0.93, 0.76)),
    "yellow_violet": ((0.94, 0.80, 0.14), (0.48, 0.22, 0.78), (0.06, 0.28, 0.15), (0.95, 0.95, 0.92)),
    "white_black": ((0.92, 0.92, 0.90), (0.14, 0.14, 0.16), (0.10, 0.36, 0.90), (0.96, 0.54, 0.06)),
}
SIDE_COLOURS = {name: dict(zip(SIDE_NAMES, paints, strict=True)) for name, paints in _PAINTS.items()}
"""Paints by the name of a set (`theme.SIDE_COLOURS` has the same sets for texts and panels)."""
SIDES = SIDE_COLOURS["blue_red"]
WRECKS = ("wreck_tracked", "wreck_wheeled", "wreck_helicopter")
TOWED_WRECKS = ("wreck_towed",)  # a broken gun looks like a broken cart
# keys of units the scene itself places are negative, so that they never meet a rule's ids
_POINT_KEYS, _WRECK_KEYS = -1_000_000, -2_000_000
LAMP_HOURS = ("dusk", "night")
"""When vehicles drive with their headlamps on."""
_FLAG_BACK = 0.3  # cells from a cell's middle to its flag pole, away from the camera
_VIEW_MARGIN = 4.0  # cells beyond the screen that are drawn: tall, high up, or throwing a shadow

_COVERS = ("forest", "ruin", "city")
_COVER_HEIGHT = 0.9  # cells above the ground from which on trees hide nothing
_COVER_STEPS = (0.0, 0.6, 1.2)  # cells towards the camera


class Show(Protocol):
    """Something that goes on over some frames: a bomb that falls, stars that follow their units."""

    @property
    def done(self) -> bool:
        """Whether it is over, or waits to be begun again."""

    def update(self, seconds: float) -> None:
        """Go on by some seconds."""


class Scene(OnScreen):
    """A battle on the screen. Give it data, call `update` once a frame; it knows no rule.

    models: a ModelLibrary. tier: low, medium, high, or auto, which measures. sides: screen colour of each side by name.
    """

    def __init__(
        self,
        base: Any,
        board: BoardPicture,
        models: Any,
        tier: str = "auto",
        sides: dict[str, tuple[float, float, float]] | None = None,
    ) -> None:
        super().__init__(base, (board.width, board.height), sides or SIDES)
        self.board = board
        self.ground = Ground(board)
        self.fog = Fog(board.width, board.height, self._renderer.single_channel)
        self.root.set_shader_inputs(fog_levels=self.fog.texture, board_size=(board.width, board.height))
        self.overlays = Overlays(self.root, self.ground)
        self.terrain = Terrain(self.root, self.ground, PropBook(models), self._ground_changed)
        self.units = Units(self.root, models, self.sides, self.ground_height, self._covered)
        self.effects = Effects(self.root, self.units)
        self.weather = Weather(self.root)
        self.marks = Marks(board.width, board.height)
        self.root.set_shader_input("marks", self.marks.texture)
        self._flags_yaw = self.camera.yaw
        self._flags: set[Cell] = set()
        self._adopt(self.terrain.node, self.terrain.water, self.overlays.node, self.weather.node)
        for point in board.points:
            self.set_point_owner(point, None)
        self._tone = Tone()
        self._shows: list[Show] = []
        self.set_light("day", "summer", "clear")
        self.set_tier(tier)

    # --- look

    def settle(self) -> None:
        """Build all that the screen shows of the board, at once, not a part an update."""
        super().settle()
        self._look()
        self.terrain.settle()

    def set_light(self, hour: str, season: str, weather: str) -> None:
        """Light, season colours and weather by the rulebook's names (CLOCK-2, CLOCK-3)."""
        self._light = light(hour, season, weather)
        self._renderer.set_light(toned(self._light, self._tone))
        self.units.set_dark(hour in LAMP_HOURS)
        self.weather.set(weather)
        self.marks.fade()
        self._moved = True

    def set_tone(self, tone: Tone) -> None:
        """Change the light as an event does, until it is told otherwise; `Tone()` is none of it."""
        if tone != self._tone:
            self._tone = tone
            self._renderer.set_light(toned(self._light, tone))

    def set_fog(self, levels: NDArray[np.uint8], animate: bool = True) -> None:
        """Fog of war, shape (height, width): 0 unknown, 1 remembered, 2 seen."""
        self.fog.set(levels, animate)
        self.root.set_shader_input("fog_on", 1.0)

    # --- board

    def ground_height(self, x: float, y: float) -> float:
        """Height in cells of whatever may be stood on at a world point: ground, road, deck, water."""
        return self.ground.height(x, y)

    def cell_position(self, cell: Cell, height: float = 0.0) -> Point:
        """World position of a cell's middle, `height` cells above what may be stood on there."""
        x, y = cell[0] + 0.5, -(cell[1] + 0.5)
        return x, y, self.ground_height(x, y) + height

    def set_terrain(self, cell: Cell, terrain: str) -> None:
        """A cell is another terrain now; its part of the board is rebuilt in the next updates."""
        x, y = cell
        if self.board.terrain[y][x] == terrain:
            return
        self.board.terrain[y][x] = terrain
        self.terrain.change(cell, shape=True)

    def set_cleared(self, cells: Iterable[Cell]) -> None:
        """Exactly these cells hold a structure: trees, rocks and crops on them make room, in the next updates."""
        wanted = set(cells)
        for cell in wanted ^ self.board.cleared:
            self.terrain.change(cell, shape=False)
        self.board.cleared = wanted

    def place_wreck(self, cell: Cell, kind: str, heading: float = 45.0) -> None:
        """Leave a wreck; kind: a class (tracked, wheeled, towed, helicopter), or a model, which is then drawn burnt."""
        model = kind if kind.startswith("wreck_") else f"wreck_{kind}"
        model = "wreck_wheeled" if model in TOWED_WRECKS else model
        own = model in WRECKS
        self.units.place(self._key(_WRECK_KEYS, cell), model if own else kind, cell, None, heading, wreck=not own)

    def remove_wreck(self, cell: Cell) -> None:
        """Take a cell's wreck away."""
        self.units.remove(self._key(_WRECK_KEYS, cell))

    def set_point_owner(self, cell: Cell, side: str | None) -> None:
        """Fly a side's flag, or a pale one, at a victory point."""
        self._flags.add(cell)
        key = self._key(_POINT_KEYS, cell)
        self.units.place(key, "flag_pole", cell, side, 90.0)
        self.units.set(key, position=self._flag_position(cell))
        if side is None:
            self.units.units[key].colour = PALE

    def _flag_position(self, cell: Cell) -> Point:
        """Where a cell's flag pole stands: behind whoever stands in the cell, seen from the camera."""
        x, y = centre(cell)
        yaw = math.radians(self.camera.yaw)
        x, y = x + math.sin(yaw) * _FLAG_BACK, y + math.cos(yaw) * _FLAG_BACK
        return x, y, self.ground_height(x, y)

    def _turn_flags(self) -> None:
        """The camera was turned: the flag poles stay at the backs of their cells."""
        if self.camera.yaw != self._flags_yaw:
            self._flags_yaw = self.camera.yaw
            for cell in self._flags:
                self.units.set(self._key(_POINT_KEYS, cell), position=self._flag_position(cell))

    def set_burning(self, cells: Iterable[Cell]) -> None:
        """Exactly these cells burn."""
        wanted = {("cell", cell): cell for cell in cells}
        for name in self.effects.burning - set(wanted):
            if isinstance(name, tuple) and name[0] == "cell":
                self.effects.quench(name)
        for name, cell in wanted.items():
            self.effects.burn(name, self.cell_position(cell), 1.3, 0.9)

    def _key(self, first: int, cell: Cell) -> int:
        return first - (cell[1] * self.board.width + cell[0])

    def _covered(self, at: Point, view_dir: Point) -> bool:
        """Whether trees or walls may stand between a unit and the camera."""
        if at[2] - self.ground_height(at[0], at[1]) > _COVER_HEIGHT:
            return False
        steps = [(at[0] + view_dir[0] * k, at[1] + view_dir[1] * k) for k in _COVER_STEPS]
        return any(self.board.at(*cell_at(x, y)) in _COVERS for x, y in steps)

    def present(self, show: Show) -> None:
        """Let a show go on with each update until it is done."""
        if show not in self._shows:
            self._shows.append(show)

    # --- screen

    def pick(self, pixel_x: float, pixel_y: float) -> Cell | None:
        """The cell under a pixel of the window, hills and decks taken into account; None beside the board."""
        cell = cell_at(*self.camera.pick(pixel_x, pixel_y, self.ground.surface, self.ground.highest, BED))
        return cell if self.board.inside(cell) else None

    # --- each frame

    @property
    def at_rest(self) -> bool:
        """Whether nothing that an event waits for is moving: ground, camera, fog, effects, guns."""
        return (
            self.terrain.whole and self.camera.at_rest and self.fog.at_rest and self.effects.idle and self.units.at_rest
        )

    def update(self, dt: float) -> None:
        """Move everything on by `dt` seconds; the same steps give the same picture."""
        self.time += dt
        self._moved = self.terrain.update() or self._moved
        self._moved = self.camera.update(dt) or self._moved
        if self._moved:
            self._look()
        for show in self._shows:
            show.update(dt)
        self._shows = [show for show in self._shows if not show.done]
        self.fog.update(dt)
        self.units.update(dt)
        self.effects.update(self.time, self.camera.view_dir)
        self.overlays.update()
        self._leave_marks()
        self._frame(self.effects.glows(self._renderer.tier.lights))

    def _leave_marks(self) -> None:
        """Tracks of who went, soot of what burst since the last update."""
        self.marks.tread(self.units.trodden)
        self.units.trodden.clear()
        for x, y, size in self.effects.bursts():
            self.marks.scorch(x, y, size)
        self.marks.update()

    def _ground_changed(self) -> None:
        self.overlays.refresh()
        self.units.stand_anew()

    def _look(self) -> None:
        """The camera may see other things than before."""
        square = self.camera.visible_square(_VIEW_MARGIN)
        self._turn_flags()
        self._renderer.follow(self.camera)
        self.terrain.look_at(square, (self.camera.x, self.camera.y))
        self.units.look_at(square, self.camera.view_dir)
        self.weather.follow(self.camera.x, self.camera.y, self.camera.width * 0.75)
