"""The mouse: which cell and which of its layers is meant, and what a click on it does."""

from __future__ import annotations

from client3d.clumsy.layers import watched_figure
from client3d.clumsy.panels import Panels
from client3d.clumsy.session import Session
from client3d.play.playing_hands import PlayingHands
from core.orders import Cell
from systems.clumsy.picture import EVERYTHING


class Mouse(PlayingHands):
    """The part of the desk that has to do with cells."""

    session: Session
    panels: Panels

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
