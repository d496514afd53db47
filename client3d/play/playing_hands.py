"""What somebody who plays a battle does with keys and buttons, as far as it is the same for every ruleset."""

from __future__ import annotations

from typing import Any

from client3d.play.hands import Hands
from client3d.play.states import OVER
from replays.reader import EVERYTHING


class PlayingHands(Hands):
    """See the module. A ruleset's own hands add the rest, and what `_end_turn` and `_meant` are."""

    # --- turns

    def _ask_before_the_end(self, waiting: int) -> None:
        """End the turn; where so many units still can do something, only after a question."""
        if waiting and self.warns:
            self.panels.confirm_end_turn(waiting, self._end_turn)
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        raise NotImplementedError

    # --- units

    def _do_next_unit(self) -> None:
        self._next(1)

    def _do_previous_unit(self) -> None:
        self._next(-1)

    def _next(self, step: int) -> None:
        if self.session.looking == EVERYTHING:
            self._do_pause()
            return
        unit = self.controller.next_unit(step)
        if unit is not None:
            self._bring_into_view(unit)

    def _bring_into_view(self, unit: Any) -> None:
        """Show where a unit of the view stands."""
        self.look_at(self.session.view().board.xy(unit.cell))

    def _mode(self, mode: str) -> None:
        if not self.session.acting:
            return
        refusal = self.controller.set_mode(mode)
        if refusal is not None:
            self.session.front.refused(refusal)

    # --- what was done, what is meant

    def _do_undo(self) -> None:
        if self.session.looking != EVERYTHING:
            self.controller.undo()

    def _do_cancel(self) -> None:
        if not self.controller.cancel():
            self.panels.open_menu()

    def _do_pause(self) -> None:
        if self.session.looking == EVERYTHING:
            self.session.paused = not self.session.paused

    def _do_statistics(self) -> None:
        if self.session.state == OVER:
            self.panels.show_aftermath()

    def _do_lookup(self) -> None:
        self.panels.look_up(*self._meant())

    def _meant(self) -> tuple[str, str]:
        """What a person wants to look up, as a kind and a name: what is under the pointer, else what is selected."""
        raise NotImplementedError
