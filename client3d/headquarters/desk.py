"""What a person does with keys, buttons and the pointer in Headquarters, carried out on session and camera."""

from __future__ import annotations

from typing import Any

from client3d.headquarters import pointed as pointing
from client3d.headquarters.pointed import ATTACK, BUY, MUSTER, RECRUIT
from client3d.headquarters.session import CampSession
from client3d.play.playing_hands import PlayingHands
from client3d.play.states import OVER
from core.orders import Cell
from replays.reader import EVERYTHING


class CampDesk(PlayingHands):
    """See the module."""

    session: CampSession

    def takes_key(self, name: str) -> bool:
        """See `Hands.takes_key`: digits choose from what can be recruited and bought, once that is shown."""
        return bool(self.controller.musters and name.isdigit() and self.panels.shortcut(name))

    def do(self, intent: str) -> None:
        """See `Hands.do`."""
        if intent.startswith(RECRUIT):
            self._mode(intent)
        elif intent.startswith(BUY):
            self._buy(intent.removeprefix(BUY))
        else:
            super().do(intent)

    # --- the pointer

    def cell_at(self, x: float, y: float) -> tuple[Any, ...]:
        """See `Hands.cell_at`: the cell of a unit whose body is drawn there, else that of the ground."""
        picture, stage = self.session.projector.picture, self.session.stage
        ground = stage.scene.pick(x, y)
        if ground is not None and any(figure.cell == ground for figure in picture.figures.values()):
            return (ground,)
        body = stage.figure_under(picture, x, y)
        # who is chosen is not meant once more, but where it is to go; and a headquarters is tall: what is behind it is
        if body is None or body.key == self.controller.selected or self._is_headquarters(body.type):
            return (ground,)
        return (body.cell,)

    def click_cell(self, cell: Cell, layer: bool | None = None) -> None:
        """The left button on a cell."""
        if self.session.looking == EVERYTHING:
            self._select_drawn(cell)
            return
        self._take_over(cell)
        refusal = self.controller.click(cell)
        if refusal is not None:
            self.session.front.refused(refusal)

    def _select_drawn(self, cell: Cell) -> None:
        figures = [each for each in self.session.projector.picture.figures.values() if each.cell == cell]
        ids = [figure.key for figure in sorted(figures, key=lambda each: each.key)]
        chosen = self.controller.selected
        place = (ids.index(chosen) + 1) % len(ids) if chosen in ids else 0
        self.controller.select(ids[place] if ids else 0)

    def _take_over(self, cell: Cell) -> None:
        """Where several persons share the screen, a unit of another person's camp that is clicked brings that camp.

        While a unit is chosen that could strike it, the click is a blow.
        """
        session, view = self.session, self.session.view()
        standing = pointing.standing_at(view, cell)
        if not session.hot_seat or standing is None or standing.side == view.side:
            return
        found = pointing.pointed_at(view, self.controller.chosen, cell)
        if not found.orders and standing.side in session.match.persons_standing and self.controller.mode != ATTACK:
            session.choose_camp(standing.side)

    # --- turns and camps

    def _do_camp_end_turn(self) -> None:
        session = self.session
        if session.looking == EVERYTHING:
            self._do_pause()
            return
        if session.state == OVER or not session.match.game.view(session.looking).own.standing:
            return
        if session.view().own.ready:
            self._end_turn()
            return
        waiting = [unit for unit in pointing.able(session.view()) if unit.id not in self.controller.skipped]
        self._ask_before_the_end(len(waiting))

    _do_end_turn = _do_camp_end_turn

    def _end_turn(self) -> None:
        session = self.session
        session.projector.skip()  # whatever is still being shown
        self.controller.select(0)
        if self.controller.end_turn() is None and session.hot_seat and session.view().own.ready:
            session.next_camp()

    def _do_next_camp(self) -> None:
        if self.session.looking != EVERYTHING:
            self.session.next_camp()

    def choose_camp(self, side: int) -> None:
        """A camp's plate was pressed: play it, if it is a person's; and look at its headquarters."""
        self.session.choose_camp(side)
        figures = self.session.projector.picture.figures.values()
        seat = [each for each in figures if each.side == side and self._is_headquarters(each.type)]
        if seat and not self.session.stage.in_sight(seat[0].cell, 0.0):
            self.look_at(seat[0].cell)

    def _is_headquarters(self, kind: str) -> bool:
        return bool(self.session.stage.data.units[kind].is_headquarters)

    # --- units

    def _do_skip_unit(self) -> None:
        if self.session.acting and self.controller.skip():
            self._next(1)

    def _do_camp_attack(self) -> None:
        self._mode(ATTACK)

    def _do_camp_wait(self) -> None:
        if self.session.acting and self.controller.wait() is None:
            self._next(1)

    def _do_camp_shop(self) -> None:
        if self.session.looking != EVERYTHING:
            self.controller.set_mode(MUSTER)

    def _buy(self, offer: str) -> None:
        if not self.session.acting:
            return
        aims = self.session.view().data.offers[offer].needs_cell
        refusal = self.controller.buy(offer)
        if refusal is not None and aims:
            self.session.front.refused(refusal)

    def _do_camp_enemy_reach(self) -> None:
        self.controller.enemy_reach = not self.controller.enemy_reach

    def _meant(self) -> tuple[str, str]:
        """What a person wants to look up: what is under the pointer, else the unit that is selected."""
        picture, cell = self.session.projector.picture, self.controller.hovered
        figure = next((each for each in picture.figures.values() if each.cell == cell), None)
        figure = figure or (None if cell is not None else self.session.selected_figure())
        if figure is not None:
            return "units", figure.type
        return ("units", "") if cell is None else ("terrain", picture.terrain[cell[1]][cell[0]])
