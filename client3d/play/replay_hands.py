"""What keys and buttons do over a replay, whatever the ruleset, and what scripts may ask of one."""

from __future__ import annotations

from typing import Any

from client3d.play.hands import Hands
from client3d.play.keys import HELD
from client3d.play.reading import Mark
from client3d.play.states import OVER
from client3d.play.view_driver import DRAWN, ViewDriver
from core.orders import Cell
from replays.reader import EVERYTHING


class ReplayHands(Hands):
    """To be put before the hands of a ruleset."""

    seats: tuple[str, ...] = ()
    """Who is to play which side from here, once that is wished for."""

    def pans_with(self, key: str) -> bool:
        """Every panning key pans."""
        return key in HELD and not self.panels.modal

    def _do_end_turn(self) -> None:
        self.session.next_turn()

    def _do_next_event(self) -> None:
        self.session.step("event")

    def _do_previous_event(self) -> None:
        self.session.step_back("event")

    def _do_next_order(self) -> None:
        self.session.step("order")

    def _do_previous_order(self) -> None:
        self.session.step_back("order")

    def _do_next_mark(self) -> None:
        self._to_mark(self.session.milestones.mark_after(self.session.instant))

    def _do_previous_mark(self) -> None:
        self._to_mark(self.session.milestones.mark_before(self.session.instant))

    def _to_mark(self, mark: Mark | None) -> None:
        if mark is not None:
            self.session.to_mark(mark)
            self.session.front.say_mark(mark)

    def _do_beginning(self) -> None:
        self.session.restart()

    def _do_ending(self) -> None:
        self.session.to_end()

    def _do_follow(self) -> None:
        self.session.projector.follow = not self.session.projector.follow

    def _do_play_on(self) -> None:
        if not self.session.picture.ended:
            self.session.paused = True
            self.session.front.ask_play_on(self._play_on)

    def _play_on(self, seats: tuple[str, ...]) -> None:
        self.seats, self.wish = seats, "play_on"

    def _do_next_turn(self) -> None:
        self.session.next_turn()

    def _do_previous_turn(self) -> None:
        self.session.previous_turn()

    def _do_next_unit(self) -> None:
        self._do_pause()

    def _do_pause(self) -> None:
        if self.session.state == OVER:
            self.session.paused = False
            self.session.restart()
        else:
            self.session.paused = not self.session.paused

    def _do_eyes(self) -> None:
        sides = len(self.session.stage.side_names)
        following = self.session.looking + 1
        self.session.look_with(following if following < sides else EVERYTHING)

    def _do_undo(self) -> None:
        self.session.previous_turn()


class ReplayDriver(ViewDriver):
    """What scripts do over a replay."""

    def _run_order(self, fields: dict[str, Any]) -> str:
        return "a replay takes no orders"

    def _run_select(self, cell: Cell | None) -> str:
        if cell is None:
            self.controller.select(0)
            return ""
        self.desk.click_cell(cell)
        return "" if self.controller.selected else f"no unit at {cell[0]},{cell[1]}"

    def _expected(self, key: str, *where: Any) -> str:
        session, picture = self.session, self.session.picture
        if key == "turn":
            return str(session.stage.side_names[picture.turn])
        if key in DRAWN:
            return self._drawn(key)
        if key == "mode":
            return "paused" if session.paused and session.state != OVER else str(session.state)
        if key == "refused":
            return "none"
        return super()._expected(key, *where)
