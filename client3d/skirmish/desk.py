"""What a person does with keys, buttons and the pointer in Skirmish, carried out on session and camera."""

from __future__ import annotations

from typing import Any

from client3d.play.playing_hands import PlayingHands
from client3d.skirmish import pointed as pointing
from client3d.skirmish.places import Place, place_at
from client3d.skirmish.pointed import DETECT, FACE, MOVE, SHOOT, TURN
from client3d.skirmish.session import TableSession
from replays.reader import EVERYTHING
from systems.skirmish.components import NO_BUILDING, NO_UNIT
from systems.skirmish.measures import Point
from systems.skirmish.view import UnitView

FLOOR = "sk_floor_"
"""What the button of a floor begins with; its number follows."""


class TableDesk(PlayingHands):
    """See the module. What boards call a cell is a `Place` here."""

    session: TableSession

    def do(self, intent: str) -> None:
        """See `Hands.do`."""
        if intent.startswith(FLOOR):
            if self.session.acting:
                self.controller.inside(int(intent.removeprefix(FLOOR)))
        else:
            super().do(intent)

    def takes_key(self, name: str) -> bool:
        """See `Hands.takes_key`: while a path is drawn, backspace takes its last point away."""
        return name == "backspace" and self.session.looking != EVERYTHING and self.controller.step_back()

    # --- the pointer

    def cell_at(self, x: float, y: float) -> tuple[Any, ...]:
        """See `Hands.cell_at`: what is drawn under a pixel, or nothing beside the table."""
        picked = self.session.stage.scene.pick(x, y)
        figure = self.session.projector.picture.figures.get(picked.fighter)
        # behind the body of who stands at the table's edge there is no table
        spot = figure.at if picked.spot is None and figure is not None else picked.spot
        if spot is None:
            return (None,)
        unit = picked.fighter if picked.fighter > 0 else NO_UNIT
        return (Place(spot, unit, picked.house if not unit else NO_BUILDING),)

    def place_of(self, spot: Point) -> Place:
        """What is at a place of the table, as scripts point at it."""
        return place_at(self.session.view(), spot)

    def click_cell(self, cell: Any, layer: bool | None = None) -> None:
        """The left button on a place."""
        if self.session.looking == EVERYTHING:
            self.controller.select(cell.unit)
            return
        refusal = self.controller.click(cell)
        if refusal is not None:
            self.session.front.refused(refusal)

    # --- activations

    def _do_sk_go(self) -> None:
        if self.session.acting:
            self.controller.confirm()

    def _do_sk_activate(self) -> None:
        if self.session.acting:
            self.controller.activate()

    def _do_sk_done(self) -> None:
        session = self.session
        if session.looking == EVERYTHING:
            self._do_pause()
            return
        if not session.acting:
            return
        if self.controller.fellows:
            self.controller.end_activation()
            return
        waiting = pointing.able(session.view())
        self._ask_before_the_end(len(waiting))

    _do_end_turn = _do_sk_done

    def _end_turn(self) -> None:
        self.controller.end_turn()

    def _bring_into_view(self, unit: UnitView) -> None:
        if not self.session.stage.in_sight(unit.at, 40.0):
            self.look_at(unit.at)

    # --- actions

    def _mode(self, mode: str) -> None:
        if self.session.acting and self.controller.fellows:
            self.controller.set_mode(mode)

    def _do_sk_move(self) -> None:
        self._mode(MOVE)

    def _do_sk_face(self) -> None:
        if self.controller.path_end is not None:
            self._mode(FACE)

    def _do_sk_turn(self) -> None:
        self._mode(TURN)

    def _do_sk_shoot(self) -> None:
        self._mode(SHOOT)

    def _do_sk_detect(self) -> None:
        self._mode(DETECT)

    def _do_sk_state(self) -> None:
        if self.session.acting:
            self.controller.state_move()

    def _do_sk_posture(self) -> None:
        if self.session.looking != EVERYTHING:
            self.controller.change_posture()

    def _do_sk_arcs(self) -> None:
        self.controller.arcs = not self.controller.arcs

    def _do_sk_aim(self) -> None:
        if self.session.acting:
            self.controller.aim()

    def _do_sk_reload(self) -> None:
        if self.session.acting:
            self.controller.reload()

    def _do_sk_capture(self) -> None:
        if self.session.acting:
            self.controller.capture()

    def _do_sk_enter(self) -> None:
        if self.session.acting and self.controller.enter() is None and self.controller.last_refusal is None:
            view = self.session.view()
            refusal = pointing.best_refusal(view, pointing.entries(view, self.controller.chosen), "nothing_there")
            if refusal is not None and self.controller.fellows and not self.controller.fellows[0].is_inside:
                self.session.front.refused(refusal)

    def _do_sk_leave(self) -> None:
        if self.session.acting:
            self.controller.leave()

    def _meant(self) -> tuple[str, str]:
        """What a person wants to look up: what is under the pointer, else the fighter that is selected."""
        picture, place = self.session.projector.picture, self.controller.hovered
        if place is None:
            figure = self.session.selected_figure()
            return ("units", "") if figure is None else ("units", figure.type)
        figure = picture.figures.get(place.unit)
        if figure is not None:
            return "units", figure.type
        if place.building != NO_BUILDING:
            return "ground", "building"
        kind = picture.table.ground_at(place.spot)
        return ("ground", "") if kind == "open" else ("ground", kind)

    def _do_centre(self) -> None:
        figure = self.session.selected_figure()
        if figure is not None:
            self.look_at(figure.at)
        else:
            self.session.look_home()
