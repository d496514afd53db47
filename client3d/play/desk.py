"""The desk: what a person or a script does (keys, clicks, instructions), carried out on session and camera."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

from client3d.play.engineering import BUILD_PREFIX
from client3d.play.keys import HELD, KEYS, SUPPLY_KEY
from client3d.play.projector import SPEEDS
from client3d.play.script import Instruction
from client3d.play.session import PLAYING, RECAP, Session
from core.orders import Cell, Order, UndoOrder
from systems.clumsy.blast import Caught
from systems.clumsy.orders import AnyOrder
from systems.clumsy.picture import EVERYTHING

KEY_PAN = 120.0  # pixels a press of a panning key moves, where no key is held (scripts)


class Panels(Protocol):
    """What the desk needs of the panels (`front.Front`)."""

    @property
    def modal(self) -> bool:
        """Whether a dialog or screen waits for the person."""

    def over_panel(self, x: float, y: float) -> bool:
        """Whether a panel lies under a pixel."""

    def key(self, name: str) -> bool:
        """Offer a key to a dialog or screen; whether it was taken."""

    def press(self, widget: str) -> str:
        """Press a widget by its name; what is wrong, or ""."""

    def hover_widget(self, widget: str) -> str:
        """Point at a widget; what is wrong, or ""."""

    def shows(self, widget: str) -> bool:
        """Whether a widget of that name is shown."""

    def toggle_log(self) -> None:
        """Show or hide the event log."""

    def toggle_help(self) -> None:
        """Show or hide the keys."""

    def open_menu(self) -> None:
        """Show the menu."""

    def confirm_end_turn(self, count: int, then: Callable[[], None]) -> None:
        """Ask whether to end the turn though so many units have not acted."""

    def confirm_blast(self, own: tuple[Caught, ...], then: Callable[[], None]) -> None:
        """Ask whether to fire though the shell would catch these units of one's own."""

    def say_speed(self, speed: float) -> None:
        """Tell the new speed."""

    def say_picture(self, name: str) -> None:
        """Tell that a picture was written to a file."""


class Desk:
    """See the module. `take_picture` writes what is on the screen to a file."""

    def __init__(self, session: Session, panels: Panels, take_picture: Callable[[Path], bool]) -> None:
        self.session, self.panels, self._take_picture = session, panels, take_picture
        self.controller = session.controller
        self.edge_pan = True
        self.warns = True
        """Whether ending a turn with units that have not acted is asked about."""
        self.pointer: tuple[float, float] | None = None
        self.quits = False
        self.wish = ""
        """What is to be on the screen instead: new_battle or watch_replay; empty: go on."""
        self._pointed_cell: tuple[Any, ...] = ()
        self._hovering_script = False

    # --- what a key does

    def key(self, name: str) -> None:
        """A key was pressed."""
        if self.panels.key(name):
            return
        if self.panels.modal:
            return
        if name == SUPPLY_KEY:
            if not self.pans_with(name):
                self.do("supply")
            return
        intent = KEYS.get(name)
        if intent is not None:
            self.do(intent)

    def pans_with(self, key: str) -> bool:
        """Whether a held key pans now: `s` supplies instead where the chosen supply truck has somebody to supply."""
        if self.panels.modal:
            return False
        return key != SUPPLY_KEY or not self._supplies()

    def _supplies(self) -> bool:
        from client3d.play.previews import supply_targets

        unit = self.controller.own_unit
        if unit is None or not self.session.acting or "supplier" not in unit.kind.abilities:
            return False
        return self.controller.mode == "supply" or bool(supply_targets(self.session.view(), unit))

    def do(self, intent: str) -> None:
        """Carry out an intent of the key table or of a button."""
        if intent.startswith("speed_"):
            self.set_speed(float(intent[6:]))
            return
        if intent.startswith(BUILD_PREFIX):
            self._choose_structure(intent.removeprefix(BUILD_PREFIX))
            return
        action = getattr(self, f"_do_{intent}", None)
        if action is not None:
            action()

    def _do_end_turn(self) -> None:
        from client3d.play.previews import waiting_units

        if self.session.state == RECAP:
            self.session.skip()
            return
        if not self.session.acting:
            return
        self.session.skip()  # whatever of the person's own orders is still being shown
        waiting = len(waiting_units(self.session.view())) if self.warns else 0
        if waiting:
            self.panels.confirm_end_turn(waiting, self._end_turn)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        self.controller.select(0)
        self.controller.end_turn()

    def _do_next_unit(self) -> None:
        self._next(1)

    def _do_previous_unit(self) -> None:
        self._next(-1)

    def _next(self, step: int) -> None:
        if self.session.state == RECAP:
            self.session.skip()
            return
        if self.session.looking == EVERYTHING:
            self._do_pause()
            return
        unit = self.controller.next_unit(step)
        if unit is not None:
            self.look_at(self.session.view().board.xy(unit.cell))

    def _do_fire(self) -> None:
        self._mode("fire")

    def _do_alert(self) -> None:
        self._keep("alert")

    def _do_stand_down(self) -> None:
        self._keep("stand_down")

    def _do_patrol(self) -> None:
        self._mode("patrol")

    def _keep(self, kind: str) -> None:
        if self.session.acting:
            self.controller.last_refusal = self.controller.keep(kind)

    def _do_supply(self) -> None:
        self._mode("supply")

    def _do_board(self) -> None:
        self._mode("board")

    def _do_unload(self) -> None:
        if self.session.acting and not self.controller.next_passenger():
            self._mode("unload")

    def _do_tow(self) -> None:
        if self.session.acting and not self.controller.unhitch():
            self._mode("tow")

    def _do_unhitch(self) -> None:
        if self.session.acting:
            self.controller.unhitch()

    def _do_move(self) -> None:
        if self.controller.mode != "move":
            self._mode("move")

    def _do_build(self) -> None:
        self._mode("build")

    def _do_clear(self) -> None:
        self._mode("clear")

    def _do_lay_mine(self) -> None:
        self._mode("lay_mine")

    def _do_demine(self) -> None:
        self._mode("demine")

    def _choose_structure(self, name: str) -> None:
        if not self.session.acting:
            return
        refusal = self.controller.choose_structure(name)
        if refusal is not None:
            self.session.front.refused(refusal)

    def _mode(self, mode: str) -> None:
        if not self.session.acting:
            return
        refusal = self.controller.set_mode(mode)
        if refusal is not None:
            self.session.front.refused(refusal)

    def _do_weapon(self) -> None:
        if self.session.acting:
            self.controller.next_weapon()

    def _do_undo(self) -> None:
        if self.session.match.is_person(self.session.match.turn):
            self.controller.undo()

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

    def _do_cancel(self) -> None:
        if self.session.projector.busy and self.session.state == RECAP:
            self.session.skip()
        elif not self.controller.cancel():
            self.panels.open_menu()

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
        number = 1
        while (path := Path.cwd() / f"clumsy-{number}.png").exists():
            number += 1
        if self._take_picture(path):
            self.panels.say_picture(path.name)

    def _do_speed(self) -> None:
        speed = self.session.projector.speed
        self.set_speed(SPEEDS[(SPEEDS.index(speed) + 1) % len(SPEEDS)] if speed in SPEEDS else SPEEDS[0])

    def _do_pause(self) -> None:
        if self.session.looking == EVERYTHING:
            self.session.paused = not self.session.paused

    def set_speed(self, speed: float) -> None:
        """How fast events are played."""
        self.session.projector.speed = speed
        self.panels.say_speed(speed)

    # --- the mouse

    def cell_at(self, x: float, y: float) -> Cell | None:
        """The cell under a pixel: that of a unit whose body is drawn there, else that of the ground."""
        picture = self.session.projector.picture
        ground = self.session.stage.scene.pick(x, y)
        if ground is not None and picture.figure_at(ground) is not None:
            return ground
        return self.session.stage.figure_under(picture, x, y) or ground

    def click_pixel(self, x: float, y: float, button: str) -> None:
        """A click on the scene."""
        if self.panels.modal:
            return
        if button == "right":
            self.right_click()
            return
        cell = self.cell_at(x, y)
        if cell is None:
            self.controller.select(0)
        else:
            self.click_cell(cell)

    def click_cell(self, cell: Cell) -> None:
        """The left button on a cell; a shot that would hit one's own is asked about first."""
        if self.session.looking == EVERYTHING:
            figure = self.session.projector.picture.figure_at(cell)
            self.controller.select(figure.key if figure else 0)
        elif own := self.controller.own_in_blast(cell):
            self.panels.confirm_blast(own, lambda: self._click_anyway(cell))
        else:
            self.controller.click(cell)

    def _click_anyway(self, cell: Cell) -> None:
        self.controller.click(cell)

    def right_click(self) -> None:
        """The right button."""
        self.controller.right_click()

    def hover_pixel(self, x: float, y: float) -> None:
        """The pointer is over a pixel."""
        self._hovering_script = False
        camera = self.session.stage.scene.camera
        self.pointer = (x, y)
        if self.panels.modal or self.over_panel(x, y):
            self.controller.hover(None)
            self._pointed_cell = ()
            return
        state = (x, y, camera.x, camera.y, camera.yaw, camera.width)
        if state != self._pointed_cell:
            self._pointed_cell = state
            self.controller.hover(self.cell_at(x, y))

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
            self.session.stage.scene.camera.pan(dx, dy, instantly)

    def zoom(self, steps: int, at: tuple[float, float] | None = None) -> None:
        """Zoom in by steps, keeping what is under a pixel."""
        if not self.panels.modal:
            self.session.stage.scene.camera.zoom(steps, at)

    def look_at(self, cell: tuple[float, float]) -> None:
        """Bring a cell to the middle."""
        self.session.projector.left = None
        self.session.stage.look_at(cell)

    def move_view(self, cell: tuple[float, float]) -> None:
        """Bring a place of the board to the middle of the window."""
        self.session.projector.left = None
        self.session.stage.scene.camera.focus(cell)

    # --- scripts

    @property
    def idle(self) -> bool:
        """See `script.Driven`."""
        return self.session.idle or self.panels.modal

    def carry_out(self, instruction: Instruction) -> str:
        """See `script.Driven`."""
        if instruction.verb in ("click", "hover", "camera") and instruction.arguments[0] in ("cell", "focus"):
            cell, picture = instruction.arguments[1], self.session.projector.picture
            if cell is not None and not (cell[0] < picture.width and cell[1] < picture.height):
                return f"{cell[0]},{cell[1]} is off the map"
        return str(getattr(self, f"_run_{instruction.verb}")(*instruction.arguments) or "")

    def _run_order(self, fields: dict[str, Any]) -> str:
        try:
            order = self._order(dict(fields))
        except (msgspec.ValidationError, LookupError) as error:
            return str(error)
        self.controller.last_refusal = self.session.give(order)
        return ""

    def _order(self, fields: dict[str, Any]) -> Order:
        view = self.session.match.game.view(self.session.match.turn)
        side = fields.pop("side", view.side)
        fields["side"] = view.side_names.index(side) if side in view.side_names else side
        for name in ("unit", "target", "carrier", "gun"):
            if isinstance(fields.get(name), list):
                x, y = fields[name]
                found = view.at.get(view.board.cell(x, y)) if view.board.contains(x, y) else None
                if found is None:
                    raise LookupError(f"no unit at {x},{y}")
                fields[name] = found.id
        order: Order = msgspec.convert(fields, AnyOrder | UndoOrder)
        return order

    def _run_select(self, cell: Cell | None) -> str:
        if cell is None:
            self.controller.select(0)
            return ""
        if self.session.looking == EVERYTHING:
            self.click_cell(cell)
            return "" if self.controller.selected else f"no unit at {cell[0]},{cell[1]}"
        return "" if self.controller.select_at(cell) else f"no unit at {cell[0]},{cell[1]}"

    def _run_click(self, what: str, where: Any, button: str) -> str:
        if what == "widget":
            return self.panels.press(where)
        if what == "at":
            self.click_pixel(where[0], where[1], button)
        elif self.panels.modal:
            return "a dialog waits"
        elif button == "right":
            self.right_click()
        else:
            self.click_cell(where)
        return ""

    def _run_hover(self, what: str, where: Any) -> str:
        if what == "widget":
            return self.panels.hover_widget(where)
        self._hovering_script = where is not None
        self.controller.hover(where)
        if where is not None:
            scene = self.session.stage.scene
            self.pointer = scene.project(scene.cell_position(where, 0.3))
        return ""

    def _run_key(self, name: str) -> str:
        if name in HELD and (name != SUPPLY_KEY or self.pans_with(name)):
            dx, dy = HELD[name]
            self.pan(dx * KEY_PAN, dy * KEY_PAN)
            return ""
        if name not in KEYS and name != SUPPLY_KEY and not self.panels.modal:
            return f"no key {name}"
        self.key(name)
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

    def _run_speed(self, speed: float) -> str:
        self.session.projector.speed = speed
        return ""

    def _run_skip(self) -> str:
        self.session.skip()
        return ""

    def _run_picture(self, name: str) -> str:
        return "" if self._take_picture(Path(name)) else f"cannot write {name}"

    def _run_expect(self, key: str, *wanted: Any) -> str:
        *where, value = wanted
        found = self._expected(key, *where)
        return "" if found == value else f"expected {key} {value}, found {found}"

    def _expected(self, key: str, *where: Any) -> str:
        session = self.session
        if key in ("unit", "fog", "widget"):
            return self._expected_there(key, where[0])
        view = session.view()
        if key == "turn":
            return view.side_names[session.match.turn]
        if key == "round":
            return str(view.round)
        if key == "selected":
            unit = self.controller.unit
            return "none" if unit is None else unit.kind.id
        if key == "mode":
            return self.controller.mode if session.state == PLAYING else session.state
        if key == "refused":
            refusal = self.controller.last_refusal
            return "none" if refusal is None else refusal.reason
        return "none" if view.winner < 0 else view.side_names[view.winner]

    def _expected_there(self, key: str, where: Any) -> str:
        """What is to be seen at a cell, or of a widget."""
        if key == "widget":
            return "shown" if self.panels.shows(where) else "hidden"
        picture = self.session.projector.picture
        if key == "unit":
            figure = picture.figure_at(where)
            return "none" if figure is None else figure.type
        x, y = where
        return "seen" if picture.seen is None or picture.seen >> (y * picture.stride + x) & 1 else "remembered"
