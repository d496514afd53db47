"""Hands on a board: what a person does with keys, buttons and the pointer, whatever the ruleset.

Places of the window, the camera, the speed, the log, help and pictures are here; a ruleset's own hands add what gives
orders. An intent NAME of the key table is carried out by a method `_do_NAME`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from client3d.play.bindings import Bindings
from client3d.play.keys import HELD
from client3d.play.reel import SPEEDS
from client3d.play.window import free_picture_path
from core.orders import Cell


class Hands:
    """See the module. `take_picture` writes what is on the screen to a file.

    `session`: what is played or watched, with a projector, a stage and a controller; `panels`: see `panels.Panels`.
    """

    def __init__(self, session: Any, panels: Any, take_picture: Callable[[Path], bool]) -> None:
        self.session, self.panels = session, panels
        self.controller = session.controller
        self.take_picture = take_picture
        self.bindings = Bindings()
        self.edge_pan = True
        self.warns = True
        """Whether ending a turn with units that have not acted is asked about."""
        self.quits = False
        self.wish = ""
        """What is to be on the screen instead: restart, another or watch_replay; empty: go on."""
        self.pointer: tuple[float, float] | None = None
        """The pixel the pointer is over, or where a script points at."""
        self._pointed_cell: tuple[Any, ...] = ()

    # --- keys and buttons

    def key(self, name: str) -> None:
        """A key was pressed."""
        if self.panels.key(name) or self.panels.modal:
            return
        if self.takes_key(name):
            return
        intent = self.bindings.intent_of(name)
        if intent:
            self.do(intent)

    def takes_key(self, name: str) -> bool:
        """Whether a key has a meaning of its own now, and was taken."""
        return False

    def pans_with(self, key: str) -> bool:
        """Whether a held key pans now."""
        return key in HELD and not self.panels.modal

    def do(self, intent: str) -> None:
        """Carry out an intent of the key table or of a button."""
        if intent.startswith("speed_"):
            self.set_speed(float(intent[6:]))
            return
        action = getattr(self, f"_do_{intent}", None)
        if action is not None:
            action()

    # --- places of the window

    def cell_at(self, x: float, y: float) -> tuple[Any, ...]:
        """What `hover` of the controller is told of a pixel: the cell under it, or None, and what else is meant."""
        raise NotImplementedError

    def press_pixel(self, x: float, y: float) -> None:
        """The left button goes down: what it means is told by where it comes up."""

    def click_pixel(self, x: float, y: float, button: str) -> None:
        """A click on the scene."""
        if self.panels.modal:
            return
        if button == "right":
            self.right_click()
            return
        cell, *more = self.cell_at(x, y)
        if cell is None:
            self.controller.select(0)
        else:
            self.click_cell(cell, *more)

    def click_cell(self, cell: Cell, layer: bool | None = None) -> None:
        """The left button on a cell."""
        raise NotImplementedError

    def right_click(self) -> None:
        """The right button."""
        self.controller.cancel()

    def hover_pixel(self, x: float, y: float) -> None:
        """The pointer is over a pixel."""
        camera = self.session.stage.scene.camera
        self.pointer = (x, y)
        if self.panels.modal or self.over_panel(x, y):
            self.controller.hover(None)
            self._pointed_cell = ()
            return
        state = (x, y, camera.x, camera.y, camera.yaw, camera.width)
        if state != self._pointed_cell:
            self._pointed_cell = state
            self.controller.hover(*self.cell_at(x, y))

    def leave(self) -> None:
        """The pointer left the window."""
        self.pointer = None
        self._pointed_cell = ()
        self.controller.hover(None)

    def over_panel(self, x: float, y: float) -> bool:
        """Whether a panel lies under a pixel."""
        return bool(self.panels.over_panel(x, y))

    def pan(self, dx: float, dy: float, instantly: bool = False) -> None:
        """Move the view by pixels."""
        if not self.panels.modal:
            self.session.projector.left = None
            self.panels.close_choice()
            self.session.stage.scene.camera.pan(dx, dy, instantly)

    def zoom(self, steps: int, at: tuple[float, float] | None = None) -> None:
        """Zoom in by steps, keeping what is under a pixel."""
        if not self.panels.modal:
            self.panels.close_choice()
            self.session.stage.scene.camera.zoom(steps, at)

    def look_at(self, cell: tuple[float, float]) -> None:
        """Bring a cell to the middle."""
        self.session.projector.left = None
        self.session.stage.look_at(cell)

    def move_view(self, cell: tuple[float, float]) -> None:
        """Bring a place of the board to the middle of the window."""
        self.session.projector.left = None
        self.session.stage.scene.camera.focus(cell)

    # --- what whoever plays or watches may do

    def _do_centre(self) -> None:
        figure = self.session.selected_figure()
        if figure is not None:
            self.look_at(figure.cell)
        else:
            self.session.look_home()

    def _do_log(self) -> None:
        self.panels.toggle_log()

    def _do_help(self) -> None:
        self.panels.toggle_help()

    def _do_manual(self) -> None:
        self.panels.open_manual()

    def _do_goals(self) -> None:
        self.panels.show_goals()

    def _do_turn_left(self) -> None:
        self.session.stage.scene.camera.turn(1)

    def _do_turn_right(self) -> None:
        self.session.stage.scene.camera.turn(-1)

    def _do_zoom_in(self) -> None:
        self.zoom(1, self.pointer)

    def _do_zoom_out(self) -> None:
        self.zoom(-1, self.pointer)

    def _do_faster(self) -> None:
        self.session.projector.faster(1)
        self.panels.say_speed(self.session.projector.speed)

    def _do_slower(self) -> None:
        self.session.projector.faster(-1)
        self.panels.say_speed(self.session.projector.speed)

    def _do_skip(self) -> None:
        self.session.skip()

    def _do_picture(self) -> None:
        path = free_picture_path()
        if self.take_picture(path):
            self.panels.say_picture(path.name)

    def _do_speed(self) -> None:
        speed = self.session.projector.speed
        self.set_speed(SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else SPEEDS[0])

    def set_speed(self, speed: float) -> None:
        """How fast events are played."""
        self.session.projector.speed = speed
        self.panels.say_speed(speed)
