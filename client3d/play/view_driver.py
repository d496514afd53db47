"""The driver: carries out the instructions of a script on the hands, whatever the ruleset."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from client3d.play.hands import Hands
from client3d.play.keys import EVERY_KEY, HELD
from client3d.play.script import Instruction
from client3d.play.states import PLAYING
from core.orders import Cell, Order
from replays.reader import EVERYTHING

DRAWN = ("round", "selected", "winner")
"""What a script may expect, and the picture tells."""
KEY_PAN = 120.0  # pixels a press of a panning key moves, where no key is held (scripts)


class ViewDriver:
    """See `script.Driven`. A ruleset's own driver adds its orders, and what may be expected of its battles."""

    def __init__(self, desk: Hands) -> None:
        self.desk, self.session, self.panels = desk, desk.session, desk.panels
        self.controller = desk.controller

    @property
    def idle(self) -> bool:
        """See `script.Driven`."""
        return bool(self.session.idle or self.panels.modal)

    @property
    def screen(self) -> str:
        """See `script.Driven`."""
        return str(self.panels.screen)

    def carry_out(self, instruction: Instruction) -> str:
        """See `script.Driven`."""
        if instruction.verb in ("click", "hover", "camera") and instruction.arguments[0] in ("cell", "focus"):
            cell, picture = instruction.arguments[1], self.session.projector.picture
            if cell is not None and not (cell[0] < picture.width and cell[1] < picture.height):
                return f"{cell[0]},{cell[1]} is off the map"
        return str(getattr(self, f"_run_{instruction.verb}")(*instruction.arguments) or "")

    def _run_click(self, what: str, where: Any, button: str) -> str:
        if what == "widget":
            return self.panels.press(where)
        if what == "at":
            self.desk.click_pixel(where[0], where[1], button)
        elif self.panels.modal:
            return "a dialog waits"
        elif button == "right":
            self.desk.right_click()
        else:
            self.desk.click_cell(where)
        return ""

    def _run_hover(self, what: str, where: Any) -> str:
        if what == "widget":
            return self.panels.hover_widget(where)
        self.controller.hover(where)
        if where is not None:
            scene = self.session.stage.scene
            self.desk.pointer = scene.project(scene.cell_position(where, 0.3))
        return ""

    def _run_key(self, name: str) -> str:
        if name in HELD and self.desk.pans_with(name):
            dx, dy = HELD[name]
            self.desk.pan(dx * KEY_PAN, dy * KEY_PAN)
            return ""
        if name not in EVERY_KEY and not self.panels.modal:
            return f"no key {name}"
        self.desk.key(name)
        return ""

    def _run_type(self, text: str) -> str:
        for character in text:
            self.panels.typed(character)
        return ""

    def _run_camera(self, what: str, value: Any) -> str:
        camera = self.session.stage.scene.camera
        if what == "focus":
            self.session.stage.look_at(value, instantly=True)
        elif what == "turn":
            camera.turn(value)
            camera.finish()
        elif what == "pan":
            camera.pan(value[0], value[1], instantly=True)
        else:
            camera.zoom(value)
            camera.finish()
        return ""

    def _run_order(self, fields: dict[str, Any]) -> str:
        try:
            order = self._order(dict(fields))
        except (msgspec.ValidationError, LookupError) as error:
            return str(error)
        self._give(order)
        return ""

    def _order(self, fields: dict[str, Any]) -> Order:
        """The order that a script's fields mean. Raises ValidationError and LookupError that say what is wrong."""
        raise NotImplementedError

    def _give(self, order: Order) -> None:
        self.controller.last_refusal = self.session.give(order)

    def _run_select(self, cell: Cell | None) -> str:
        if cell is None:
            self.controller.select(0)
            return ""
        if self.session.looking == EVERYTHING:
            self.desk.click_cell(cell)
            return "" if self.controller.selected else f"no unit at {cell[0]},{cell[1]}"
        return "" if self.controller.select_at(cell) else f"no unit at {cell[0]},{cell[1]}"

    def _run_speed(self, speed: float) -> str:
        self.session.projector.speed = speed
        return ""

    def _run_skip(self) -> str:
        self.session.skip()
        return ""

    def _run_picture(self, name: str) -> str:
        return "" if self.desk.take_picture(Path(name)) else f"cannot write {name}"

    def _run_expect(self, key: str, *wanted: Any) -> str:
        *where, value = wanted
        found = self._expected(key, *where)
        return "" if found == value else f"expected {key} {value}, found {found}"

    def _expected(self, key: str, *where: Any) -> str:
        """What is there instead: of all that a script may expect (docs/script-format.md)."""
        if key == "screen":
            return self.screen
        if key == "focus":
            return self.panels.focus or "none"
        if key == "widget":
            return "shown" if self.panels.shows(where[0]) else "hidden"
        if key in DRAWN:
            return self._drawn(key)
        if key == "mode":
            return str(self.controller.mode if self.session.state == PLAYING else self.session.state)
        if key == "fog":
            return "seen"
        if key == "unit":
            figure = self.session.projector.picture.figure_at(where[0])
            return "none" if figure is None else str(figure.type)
        if key == "refused":
            refusal = self.controller.last_refusal
            return "none" if refusal is None else str(refusal.reason)
        raise LookupError(key)

    def _drawn(self, key: str) -> str:
        """What is drawn of something in `DRAWN`."""
        picture = self.session.projector.picture
        if key == "round":
            return str(picture.round)
        if key == "selected":
            figure = self.session.selected_figure()
            return "none" if figure is None else str(figure.type)
        return "none" if picture.winner < 0 else str(self.session.stage.side_names[picture.winner])
