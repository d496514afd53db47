"""The panels, the keys and the scripts of a deployment (`deploying.Deploying`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from client3d.clumsy.desk import Desk
from client3d.clumsy.driver import Driver
from client3d.clumsy.front import Front
from client3d.clumsy.tips import Tips
from client3d.hud.values import HandOverValues, LogLine, OrderButton, TurnButtons
from client3d.play.bindings import keycap
from client3d.play.keys import DEPLOY_HELP, DEPLOY_INTENTS, DEPLOY_KEYS, HELD
from client3d.play.states import HANDOVER
from core.orders import Cell
from systems.clumsy.forces import ForceFault

ARROWS = {"arrow_up": (0, -1), "arrow_right": (1, 0), "arrow_down": (0, 1), "arrow_left": (-1, 0)}
_BUTTON_KEYS = {"end_turn": "r", "undo": "u", "next_unit": "tab"}
_TIEBREAK = 0.2
"""Of two cells that are as much in an arrow's direction on the screen, the one farther clockwise is meant."""
_MARGIN = 90.0
"""Pixels from the edge at which the cell that keys lead to is still well in sight."""


class DeployTips(Tips):
    """What is told of the cell that is pointed at: also why the selected unit cannot be put there."""

    def of_picture(self, cell: Cell) -> str:
        """See `Tips.of_picture`."""
        fault = self.session.fault_at(cell)
        reason = "" if fault is None else self.session.front.why_not(fault)
        return "\n".join(filter(None, (super().of_picture(cell), reason)))


class DeployFront(Front):
    """The panels over a deployment: one's units, what to do, and the button that says one is ready."""

    HELP = DEPLOY_HELP
    session: Any
    TIPS = DeployTips

    def _connect(self, intents: Any) -> None:
        self._connect_view(intents)
        intents.end_turn = lambda: self.desk.do("deploy_ready")
        intents.undo = lambda: self.desk.do("deploy_reset")
        intents.next_unit = lambda: self.desk.do("deploy_next")
        intents.turn_ready = self.session.ready
        self.hud.log_panel.title_key = "battle-placing"
        self.hud.show_log([LogLine(self.words(f"deploy-how-{line}"), "info", "dim") for line in range(1, 4)])

    def _brief(self) -> None:
        """Nothing is told before the battle begins."""

    def why_not(self, fault: ForceFault) -> str:
        """Why a unit cannot be put somewhere, or whoever stands there cannot be put where it stands."""
        words, kinds = self.words, self.session.placing.force
        arguments = dict(fault.arguments)
        kind = kinds[fault.unit].type if fault.unit is not None else ""
        arguments["name"] = words.unit(kind)
        if "terrain" in arguments:
            arguments["terrain"] = words.terrain(str(arguments["terrain"]))
        return words(f"place-{fault.reason.replace('_', '-')}", **arguments)

    def misplaced(self, fault: ForceFault) -> None:
        """See `deploying.DeployPanels`."""
        self.said("refused")
        self.hud.message(self.why_not(fault))

    def hand_over(self, side: int) -> None:
        """Draw the curtain."""
        self.hud.show_plates([])
        self.hud.hand_over(HandOverValues(side, self.words.side(side)))

    def begin_turn(self, side: int) -> None:
        """The curtain has gone."""
        self._dirty = True

    def update(self, seconds: float) -> None:
        """See `Front.update`."""
        seconds = self._elapse(seconds)
        session = self.session
        state = (session.controller.selected, session.placing.force, session.state)
        if self._dirty or state != self._shown:
            self._shown, self._dirty = state, False
            self._show_placing()
        if session.state != HANDOVER:
            self.plates.show(session.picture, {session.controller.selected}, {}, self._signs())
            self.tips.show_watched()
        self.overview.show_camera()
        self.numbers.update(seconds)
        self.hud.update()

    def _show_placing(self) -> None:
        session, hud, make = self.session, self.hud, self.presenter
        view, picture, selected = session.view(), session.picture, session.controller.selected
        hud.show_top_bar(make.placing_bar(view, picture))
        every = frozenset(unit.id for unit in view.own)
        hud.show_units(make.cards.rows(view, picture, selected, every))
        hud.show_unit(make.cards.card(view, view.units.get(selected), picture, None))
        hud.show_orders(())
        reset = "" if session.placing.changed else self.words("deploy-nothing-changed")
        keys = {name: keycap(self.words.texts, key) for name, key in _BUTTON_KEYS.items()}
        hud.turn.set_keys({**keys, "menu": self.desk.bindings.first(self.words.texts, "cancel")})
        hud.show_turn(TurnButtons("", reset, "", end_text="deploy-ready", undo_text="deploy-reset"))
        self.overview.show(picture)
        self._measure()
        self._uncover()

    def _chooses(self) -> bool:
        return True

    def _with_keys(self, orders: Sequence[OrderButton]) -> list[OrderButton]:
        return list(orders)

    def _signs(self) -> Any:
        kinds = self.stage.data.structures
        return self.badges.of_watcher(self.session.picture, lambda kind: kinds[kind].build_turns)


class DeployDesk(Desk):
    """What keys, clicks and drags do in a deployment."""

    session: Any
    _pressed: Cell | None = None
    """The cell in which the left button went down."""

    def key(self, name: str) -> None:
        """A key was pressed: those of a deployment mean something else than in a battle."""
        if self.panels.key(name) or self.panels.modal:
            return
        if name in ARROWS:
            self._move_cursor(*ARROWS[name])
        else:
            intent = DEPLOY_KEYS.get(name) or self.bindings.intent_of(name)
            if intent:
                self.do(intent)

    def do(self, intent: str) -> None:
        """Carry out an intent, if it is one that is of use before the battle."""
        if intent in DEPLOY_INTENTS:
            super().do(intent)

    def pans_with(self, key: str) -> bool:
        """The arrow keys lead from cell to cell; letters pan."""
        return key in HELD and key not in ARROWS and not self.panels.modal

    def _move_cursor(self, right: int, down: int) -> None:
        """Point at the neighbour of the cell that is pointed at, in a direction of the screen."""
        session, scene, picture = self.session, self.session.stage.scene, self.session.picture
        start = self.controller.hovered
        if start is None:
            figure = session.selected_figure()
            self._point(figure.cell if figure is not None else session.placing.force[0].at)
            return
        x0, y0 = scene.project(scene.cell_position(start))
        wanted = (right - _TIEBREAK * down, down + _TIEBREAK * right)

        def along(cell: Cell) -> float:
            x, y = scene.project(scene.cell_position(cell))
            return float((x - x0) * wanted[0] + (y - y0) * wanted[1])

        x, y = start
        near = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        inside = [cell for cell in near if 0 <= cell[0] < picture.width and 0 <= cell[1] < picture.height]
        best = max(inside, key=along)
        if along(best) > 0:
            self._point(best)

    def _point(self, cell: Cell) -> None:
        """Point at a cell by keys, and bring it into sight."""
        stage = self.session.stage
        self.controller.hover(cell)
        if not stage.in_sight(cell, _MARGIN):
            stage.look_at(cell)
        self.pointer = stage.scene.project(stage.scene.cell_position(cell, 0.3))

    def press_pixel(self, x: float, y: float) -> None:
        """The left button goes down: a unit may be dragged from here."""
        self._pressed = None if self.panels.modal else self.cell_at(x, y)[0]

    def click_pixel(self, x: float, y: float, button: str) -> None:
        """A click, or the end of a drag."""
        start, self._pressed = self._pressed, None
        if self.panels.modal:
            return
        cell = self.cell_at(x, y)[0]
        if button == "left" and start is not None and cell is not None and start != cell:
            if unit := self.session.id_at(start):
                self.controller.select(unit)
                self.session.put(unit, cell)
            return
        super().click_pixel(x, y, button)

    def click_cell(self, cell: Cell, layer: bool | None = None) -> None:
        """Pick a unit up, or put the one that was picked up in this cell, changing places with who stands there."""
        session, selected = self.session, self.controller.selected
        here = session.id_at(cell)
        if not selected or here == selected:
            self.controller.select(0 if here == selected else here)
        else:
            session.put(selected, cell)

    def right_click(self) -> None:
        """Pick nobody up."""
        self.controller.cancel()

    def _do_deploy_put(self) -> None:
        if (cell := self.controller.hovered) is not None:
            self.click_cell(cell)
        else:
            self._next(1)

    def _do_deploy_ready(self) -> None:
        self.session.end()

    def _do_deploy_reset(self) -> None:
        self.session.reset()

    def _do_deploy_next(self) -> None:
        self._next(1)

    def _do_deploy_previous(self) -> None:
        self._next(-1)

    def _next(self, step: int) -> None:
        """Pick up the next unit, and point at it."""
        ids = sorted(figure.key for figure in self.session.picture.figures.values())
        chosen = self.controller.selected
        after = [each for each in ids if each > chosen] if step > 0 else [each for each in ids if each < chosen]
        unit = (after or ids)[0 if step > 0 else -1]
        self.controller.select(unit)
        self._point(self.session.picture.figures[unit].cell)

    def _do_cancel(self) -> None:
        if not self.controller.cancel():
            self.panels.open_menu()


class DeployDriver(Driver):
    """What scripts do in a deployment."""

    session: Any

    def _run_order(self, fields: dict[str, Any]) -> str:
        return "units are being placed: no order is taken"

    def _run_select(self, cell: Cell | None) -> str:
        self.controller.select(0 if cell is None else self.session.id_at(cell))
        return "" if cell is None or self.controller.selected else f"no unit at {cell[0]},{cell[1]}"

    def _expected(self, key: str, *where: Any) -> str:
        session = self.session
        if key == "turn":
            return str(session.stage.side_names[session.looking])
        if key == "round":
            return str(session.picture.round)
        if key == "selected":
            figure = session.selected_figure()
            return "none" if figure is None else str(figure.type)
        if key == "mode":
            return str(session.state)
        if key == "refused":
            return "none" if session.last_fault is None else str(session.last_fault.reason)
        return "none" if key == "winner" else super()._expected(key, *where)
