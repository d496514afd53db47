"""What is shown beside the pointer: previews of moves and shots, and a word on a cell it rests on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.clumsy import goals, points
from client3d.clumsy.engineering import WORKS
from client3d.clumsy.pointing import Pointing
from client3d.clumsy.stage import Stage
from client3d.clumsy.words import Words
from client3d.hud.hud import Hud
from client3d.hud.widgets import Box
from core.orders import Cell
from systems.clumsy.view import View

TIP_SECONDS = 0.45
"""The pointer rests so long on a cell before it is explained."""


class Tips:
    """Shows and hides them. now: the seconds the panels have been shown for."""

    def __init__(self, hud: Hud, stage: Stage, words: Words, pointing: Pointing, now: Callable[[], float]) -> None:
        self.hud, self.stage, self.words, self.pointing, self._now = hud, stage, words, pointing, now
        self.session: Any
        self.desk: Any
        self._pointed: object = None
        self._pointed_since = 0.0
        self._tip_shown = False

    def show_watched(self) -> None:
        """Explain the cell a watcher points at."""
        cell, pixel = self.session.controller.hovered, self.desk.pointer
        if cell != self._pointed:
            self._pointed, self._pointed_since = cell, self._now()
            self._hide_cell_tip()
        if cell is None or pixel is None or self.hud.modal is not None or self._tip_shown:
            return
        if self._now() - self._pointed_since >= TIP_SECONDS:
            self._tip(self.of_picture(cell), self._box(cell))

    def of_picture(self, cell: Cell) -> str:
        """What the picture shows of a cell: all that a watcher asks for, and what the minimap's tooltip says."""
        picture = self.session.projector.picture
        lines = [self.pointing.picture_line(picture, cell)]
        lines += points.watched_lines(self.words, picture, self.stage.data, cell)
        return "\n".join([*lines, *goals.lines_at(self.words, picture, cell)])

    def show(self, view: View) -> None:
        """Explain what a player points at."""
        session, controller, hud = self.session, self.session.controller, self.hud
        pointed = controller.pointed
        pixel = self.desk.pointer
        if pointed is not self._pointed:
            self._pointed, self._pointed_since = pointed, self._now()
            hud.hide_previews()
            self._hide_cell_tip()
        if pointed is None or pixel is None or hud.modal is not None or hud.choice.visible:
            return
        unit = controller.own_unit
        if unit is not None and controller.active:
            damage = self.pointing.damage(pointed, view, unit, controller.chosen.weapon) if unit.kind.weapons else None
            if damage is not None:
                self._beside(hud.show_damage, damage, pointed.cell)
                return
            path = self.pointing.path(pointed, view, unit)
            if path is not None:
                self._beside(hud.show_path, path, pointed.cell)
                return
        if session.acting and session.projector.busy:
            return
        if self._now() - self._pointed_since >= TIP_SECONDS and not self._tip_shown:
            self._show_cell_tip(view)

    def _box(self, cell: Cell) -> Box:
        """What the pointed cell and the unit in it take of the window: nothing that explains them may lie there."""
        figure = self.session.projector.picture.figure_at(cell)
        return self.stage.box_of(cell, figure.key if figure is not None else None)

    def _beside(self, show: Callable[..., None], values: object, cell: Cell) -> None:
        x, y, width, height = self._box(cell)
        show(values, x, y, (width, height))

    def _show_cell_tip(self, view: View) -> None:
        pointed = self.session.controller.pointed
        assert pointed is not None
        lines = [self.pointing.cell_line(view, pointed), *self.pointing.ground_lines(view, pointed.cell)]
        lines += points.lines(self.words, view, pointed.cell)
        lines += goals.lines_at(self.words, self.session.projector.picture, pointed.cell)
        if pointed.refusal is not None:
            unit = self.session.controller.own_unit
            lines.append(self.pointing.reason_at(view, unit, pointed.cell, pointed.refusal))
        controller = self.session.controller
        if controller.mode == "fire" and pointed.standing is None and pointed.refusal is None and controller.active:
            lines.append(self.words("tip-shell"))
        lines += self.pointing.sweep_lines(view, pointed)
        if pointed.supplies is not None:
            lines.append(self.words("supply-preview"))
        if pointed.does in WORKS:
            unit = self.session.controller.own_unit
            lines += self.pointing.work_lines(view, unit, pointed.does, pointed.cell, controller.chosen.structure)
        elif pointed.does:
            passenger = view.passenger(controller.chosen.passenger)
            whom = self.words.unit_numbered(passenger.id, passenger.kind.id, view.side) if passenger is not None else ""
            lines.append(self.words(f"{pointed.does}-preview", unit=whom))
        self._tip("\n".join(filter(None, lines)), self._box(pointed.cell))

    def _tip(self, text: str, box: Box) -> None:
        x, y, width, height = box
        self.hud.show_hint(text, x, y, (width, height))
        self._tip_shown = True

    def _hide_cell_tip(self) -> None:
        if self._tip_shown:
            self.hud.hint.hide()
            self._tip_shown = False
