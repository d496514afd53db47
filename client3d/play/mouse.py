"""The mouse: what a click, a hover, a drag and the wheel do to session and camera."""

from __future__ import annotations

from typing import Any

from client3d.play.layers import watched_figure
from client3d.play.panels import Panels
from client3d.play.session import Session
from core.orders import Cell
from systems.clumsy.picture import EVERYTHING


class Mouse:
    """The part of the desk that has to do with places of the window."""

    def __init__(self, session: Session, panels: Panels) -> None:
        self.session, self.panels = session, panels
        self.controller = session.controller
        self.pointer: tuple[float, float] | None = None
        """The pixel the pointer is over, or where a script points at."""
        self._pointed_cell: tuple[Any, ...] = ()

    def cell_at(self, x: float, y: float) -> tuple[Cell | None, bool | None]:
        """The cell under a pixel: that of a unit whose body is drawn there, else that of the ground.

        And whether it is a craft in the air that is meant (True), a unit on the ground (False), or nobody (None).
        """
        picture, stage = self.session.projector.picture, self.session.stage
        ground = stage.scene.pick(x, y)
        body = stage.figure_under(picture, x, y)
        if body is not None and body.airborne:
            return body.cell, True
        if ground is not None and picture.figure_at(ground, airborne=False) is not None:
            return ground, False
        return (ground, None) if body is None else (body.cell, False)

    def press_pixel(self, x: float, y: float) -> None:
        """The left button goes down: what it means is told by where it comes up."""

    def click_pixel(self, x: float, y: float, button: str) -> None:
        """A click on the scene."""
        if self.panels.modal:
            return
        if button == "right":
            self.right_click()
            return
        cell, layer = self.cell_at(x, y)
        if cell is None:
            self.controller.select(0)
        else:
            self.click_cell(cell, layer)

    def click_cell(self, cell: Cell, layer: bool | None = None) -> None:
        """The left button on a cell; what would hit one's own, or bring one's drones down, is asked about first."""
        if self.session.looking == EVERYTHING:
            figure = watched_figure(self.session.projector.picture, cell, layer, self.controller.selected)
            self.controller.select(figure.key if figure else 0)
        elif self.panels.close_choice():
            return
        elif aims := self.controller.choices(cell):
            self.panels.ask_aim(aims, cell, lambda what, weapon: self._fire_at(cell, what, weapon))
        elif own := self.controller.own_in_blast(cell, layer=layer):
            self.panels.confirm_blast(own, lambda: self._click_anyway(cell, layer))
        elif drones := self.controller.drones_lost(cell, layer):
            self.panels.confirm_fall(drones, lambda: self._click_anyway(cell, layer))
        else:
            self.controller.click(cell, layer)

    def _click_anyway(self, cell: Cell, layer: bool | None) -> None:
        self.controller.click(cell, layer)

    def _fire_at(self, cell: Cell, what: str, weapon: str) -> None:
        """Fire at what was chosen of a cell; a shot that would hit one's own is asked about first."""
        if own := self.controller.own_in_blast(cell, what, weapon):
            self.panels.confirm_blast(own, lambda: self._fire_anyway(cell, what, weapon))
        else:
            self.controller.fire_at(cell, what, weapon)

    def _fire_anyway(self, cell: Cell, what: str, weapon: str) -> None:
        self.controller.fire_at(cell, what, weapon)

    def right_click(self) -> None:
        """The right button."""
        if not self.panels.close_choice():
            self.controller.right_click()

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
        return self.panels.over_panel(x, y)

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
