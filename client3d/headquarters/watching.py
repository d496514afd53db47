"""A replay of Headquarters being watched: its place, panels, keys and scripts."""

from __future__ import annotations

from typing import Any

from client3d.headquarters.desk import CampDesk
from client3d.headquarters.driver import CampDriver
from client3d.headquarters.front import CampFront
from client3d.headquarters.plays import UNSEEN
from client3d.play.keys import WATCH_HELP
from client3d.play.reading import Reading
from client3d.play.replay_hands import ReplayDriver, ReplayHands
from client3d.play.replay_panels import ReplayPanels
from client3d.play.viewed import Viewed
from core.events import Event, OrderTakenBack
from core.orders import Cell
from systems.headquarters import events as told
from systems.headquarters.picture import advance

MARKED: dict[type[Event], str] = {
    told.UnitDestroyed: "death",
    told.CityTaken: "point",
    told.AirStruck: "fire",
    told.BombFell: "fire",
    told.CampFell: "fall",
    told.BattleEnded: "end",
}
"""Events that the timeline marks, and as what."""


class CampReading(Reading):
    """A replay of Headquarters, as it is read."""

    MARKED = MARKED

    @staticmethod
    def stops_at(event: Event) -> bool:
        """See `Reading.stops_at`."""
        return not isinstance(event, UNSEEN)

    @staticmethod
    def advance(picture: Any, event: Event) -> None:
        """See `Reading.advance`."""
        if not isinstance(event, OrderTakenBack):
            advance(picture, event)


class CampViewing(Viewed):
    """A replay of Headquarters being watched: there is no fog, so all eyes see the same."""

    READING = CampReading

    def look_home(self) -> None:
        """Look at the whole board."""
        self.stage.show_all()

    def look_with(self, side: int) -> None:
        """Nobody sees more than another."""


class CampWatchFront(ReplayPanels, CampFront):
    """The panels over a replay."""

    HELP = tuple(line for line in WATCH_HELP if line != "eyes")
    session: Any
    desk: Any
    log: Any

    def show_bars(self, picture: Any) -> None:
        """See `ReplayPanels.show_bars`."""
        self.plates.show(picture, {self.session.controller.selected}, self.cards.marks(picture))

    def _transport(self, over: bool) -> Any:
        return tuple(button for button in super()._transport(over) if button.name != "eyes")


class CampWatchDesk(ReplayHands, CampDesk):
    """What keys and clicks do over a replay."""

    session: Any

    def takes_key(self, name: str) -> bool:
        """Nothing is chosen from."""
        return False

    def click_cell(self, cell: Cell, layer: bool | None = None) -> None:
        """Select the unit in a cell."""
        self._select_drawn(cell)

    def choose_camp(self, side: int) -> None:
        """A camp's plate was pressed: look at its headquarters."""
        for figure in self.session.picture.figures.values():
            if figure.side == side and self._is_headquarters(figure.type):
                self.look_at(figure.cell)

    def _do_camp_end_turn(self) -> None:
        self.session.next_turn()

    def _do_eyes(self) -> None:
        """All eyes see the same."""


class CampWatchDriver(ReplayDriver, CampDriver):
    """What scripts do over a replay."""

    desk: Any

    def _expected(self, key: str, *where: Any) -> str:
        if key == "turn":
            return "all"
        if key == "unit":
            return CampDriver._expected(self, key, *where)
        return super()._expected(key, *where)
