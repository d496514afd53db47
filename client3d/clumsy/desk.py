"""The desk: what a person does with keys and buttons, carried out on session and camera."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from client3d.clumsy.engineering import BUILD_PREFIX
from client3d.clumsy.layers import watched_figure
from client3d.clumsy.menus import AIM_PREFIX, WEAPON_PREFIX
from client3d.clumsy.mouse import Mouse
from client3d.clumsy.panels import Panels
from client3d.clumsy.session import Session
from client3d.play.keys import SUPPLY_KEY
from client3d.play.states import RECAP


class Desk(Mouse):
    """See the module."""

    def __init__(self, session: Session, panels: Panels, take_picture: Callable[[Path], bool]) -> None:
        super().__init__(session, panels, take_picture)
        self._choosing: dict[str, Callable[[str], None]] = {
            BUILD_PREFIX: self._choose_structure,
            WEAPON_PREFIX: self._choose_weapon,
            AIM_PREFIX: self._choose_aim,
        }

    def takes_key(self, name: str) -> bool:
        """See `Hands.takes_key`: digits choose what to build, and one key supplies or pans."""
        if self.controller.mode == "build" and name.isdigit() and self.panels.shortcut(name):
            return True
        if name != SUPPLY_KEY:
            return False
        if not self.pans_with(name):
            self.do("supply")
        return True

    def pans_with(self, key: str) -> bool:
        """Whether a held key pans now: `s` supplies instead where the chosen supply truck has somebody to supply."""
        if self.panels.modal:
            return False
        return key != SUPPLY_KEY or not self._supplies()

    def do(self, intent: str) -> None:
        """See `Hands.do`."""
        for prefix, choose in self._choosing.items():
            if intent.startswith(prefix):
                choose(intent.removeprefix(prefix))
                return
        super().do(intent)

    def _supplies(self) -> bool:
        from client3d.clumsy.previews import supply_targets

        unit = self.controller.own_unit
        if unit is None or not self.session.acting or "supplier" not in unit.kind.abilities:
            return False
        return self.controller.mode == "supply" or bool(supply_targets(self.session.view(), unit))

    def _do_end_turn(self) -> None:
        from client3d.clumsy.previews import waiting_units

        if self.session.state == RECAP:
            self.session.skip()
            return
        if not self.session.acting:
            return
        self.session.skip()  # whatever of the person's own orders is still being shown
        idle = [unit for unit in waiting_units(self.session.view()) if unit.id not in self.controller.skipped]
        self._ask_before_the_end(len(idle))

    def _end_turn(self) -> None:
        self.controller.select(0)
        self.controller.end_turn()

    def _next(self, step: int) -> None:
        if self.session.state == RECAP:
            self.session.skip()
            return
        super()._next(step)

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
        if not self.session.acting:
            return
        unit = self.controller.own_unit
        if unit is not None and unit.kind.flies:
            self._mode("fly")  # a click may mean to fly over somebody
        elif self.controller.mode != "move":
            self._mode("move")

    def _do_land(self) -> None:
        if not self.session.acting:
            return
        if drones := self.controller.drones_lost_by_landing():
            self.panels.confirm_fall(drones, self._land)
        else:
            self._land()

    def _land(self) -> None:
        self.controller.land()

    def _do_build(self) -> None:
        self._mode("build")

    def _do_clear(self) -> None:
        self._mode("clear")

    def _do_lay_mine(self) -> None:
        self._mode("lay_mine")

    def _do_demine(self) -> None:
        self._mode("demine")

    def _choose_weapon(self, name: str) -> None:
        if self.session.acting:
            self.controller.choose_weapon(name)

    def _choose_aim(self, what: str) -> None:
        if self.session.acting:
            self.controller.choose_aim(what)

    def _choose_structure(self, name: str) -> None:
        if not self.session.acting:
            return
        refusal = self.controller.choose_structure(name)
        if refusal is not None:
            self.session.front.refused(refusal)

    def _do_weapon(self) -> None:
        if self.session.acting:
            self.controller.next_weapon()

    def _do_aim(self) -> None:
        if self.session.acting:
            self.controller.next_aim()

    def _do_ranges(self) -> None:
        self._light("ranges")

    def _do_enemy_reach(self) -> None:
        self._light("enemy_reach")

    def _do_sight(self) -> None:
        self._light("sight")

    def _light(self, name: str) -> None:
        """Switch one of the marks on or off."""
        lights = self.controller.lights
        self.controller.lights = lights._replace(**{name: not getattr(lights, name)})

    def _do_skip_unit(self) -> None:
        if self.session.acting and self.controller.skip():
            self._next(1)

    def _do_undo(self) -> None:
        if self.session.match.is_person(self.session.match.turn):
            self.controller.undo()

    def _meant(self) -> tuple[str, str]:
        """What a person wants to look up: what is under the pointer, else the unit that is selected."""
        picture, cell = self.session.projector.picture, self.controller.hovered
        figure = None if cell is None else watched_figure(picture, cell, None, 0)
        if figure is None and cell is not None and cell in picture.structures:
            return "structures", picture.structures[cell].type
        figure = figure or self.session.selected_figure()
        if figure is not None:
            return "units", figure.type
        return ("units", "") if cell is None else ("terrain", picture.terrain[cell[1]][cell[0]])

    def _do_cancel(self) -> None:
        if self.session.projector.busy and self.session.state == RECAP:
            self.session.skip()
        else:
            super()._do_cancel()
