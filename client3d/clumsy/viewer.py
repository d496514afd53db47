"""The panels, the keys and the scripts of a watched replay of the main ruleset (`viewing.Viewing`)."""

from __future__ import annotations

from typing import Any

from client3d.clumsy import goals
from client3d.clumsy.desk import Desk
from client3d.clumsy.driver import Driver
from client3d.clumsy.front import Front
from client3d.clumsy.layers import watched_figure
from client3d.play.replay_hands import ReplayDriver, ReplayHands
from client3d.play.replay_panels import ReplayPanels
from client3d.play.signs import Signs
from core.events import Event
from core.orders import Cell


class WatchFront(ReplayPanels, Front):
    """The panels over a replay: no orders, but the buttons of a player."""

    session: Any
    log: Any

    def show_bars(self, picture: Any) -> None:
        """See `ReplayPanels.show_bars`."""
        self.plates.show(picture, {self.session.controller.selected}, goals.marks(picture), self._signs())

    def _structure_meant(self, event: Event) -> None:
        """A watcher is not told what was meant."""

    def _signs(self) -> Signs:
        kinds = self.stage.data.structures
        return self.badges.of_watcher(self.session.picture, lambda kind: kinds[kind].build_turns)

    def _round_limit(self) -> int:
        return int(self.session.round_limit)


class WatchDesk(ReplayHands, Desk):
    """What keys and clicks do over a replay."""

    session: Any

    def _mode(self, mode: str) -> None:
        return

    def _do_ranges(self) -> None:
        """A watcher is not told who is on alert."""

    def _keep(self, kind: str) -> None:
        """A watcher gives no orders."""

    def _do_weapon(self) -> None:
        return

    def _do_aim(self) -> None:
        return

    def click_cell(self, cell: Cell, layer: bool | None = None) -> None:
        """Select the unit in a cell."""
        figure = watched_figure(self.session.picture, cell, layer, self.controller.selected)
        self.controller.select(figure.key if figure else 0)

    def right_click(self) -> None:
        """Select nothing."""
        self.controller.cancel()


class WatchDriver(ReplayDriver, Driver):
    """What scripts do over a replay."""

    desk: Any
