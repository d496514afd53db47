"""A replay of Skirmish being watched: its place, panels, keys and scripts."""

from __future__ import annotations

from typing import Any

from client3d.play.keys import WATCH_HELP
from client3d.play.reading import Reading
from client3d.play.replay_hands import ReplayDriver, ReplayHands
from client3d.play.replay_panels import ReplayPanels
from client3d.play.viewed import Viewed
from client3d.skirmish.desk import TableDesk
from client3d.skirmish.driver import TableDriver, spot_of
from client3d.skirmish.front import TableFront
from client3d.skirmish.places import Place
from client3d.skirmish.plays import UNSEEN
from core.events import Event, OrderTakenBack
from systems.skirmish import events as told
from systems.skirmish.geometry import Gap, dot, minus
from systems.skirmish.measures import Point
from systems.skirmish.picture import advance

MARKED: dict[type[Event], str] = {
    told.FighterFell: "death",
    told.ObjectTaken: "point",
    told.ObjectDropped: "point",
    told.GoalCounted: "goal",
    told.BattleEnded: "end",
}
"""Events that the timeline marks, and as what."""


class TableReading(Reading):
    """A replay of Skirmish, as it is read."""

    MARKED = MARKED

    @staticmethod
    def stops_at(event: Event) -> bool:
        """See `Reading.stops_at`."""
        return not isinstance(event, (*UNSEEN, told.VolleyFired))

    @staticmethod
    def advance(picture: Any, event: Event) -> None:
        """See `Reading.advance`."""
        if not isinstance(event, OrderTakenBack):
            advance(picture, event)


class TableViewing(Viewed):
    """A replay of Skirmish being watched, with the eyes of both sides or of one."""

    READING = TableReading

    def look_home(self) -> None:
        """Look at the whole table."""
        self.stage.show_all()


class TableWatchFront(ReplayPanels, TableFront):
    """The panels over a replay."""

    HELP = WATCH_HELP
    session: Any
    desk: Any
    log: Any

    def show_bars(self, picture: Any) -> None:
        """See `ReplayPanels.show_bars`: a miniature has signs over it."""
        self._show_badges(picture)

    def show_camera(self) -> None:
        """There is no overview: the table is seen as a whole."""


class TableWatchDesk(ReplayHands, TableDesk):
    """What keys and clicks do over a replay."""

    session: Any

    def takes_key(self, name: str) -> bool:
        """No path is drawn."""
        return False

    def click_cell(self, cell: Any, layer: bool | None = None) -> None:
        """Select the fighter at a place."""
        self.controller.select(cell.unit)

    def place_of(self, spot: Point) -> Place:
        """See `TableDesk.place_of`: what is drawn there."""
        picture, data = self.session.picture, self.session.stage.data
        for figure in picture.figures.values():
            away = minus(figure.at, spot)
            if figure.building < 0 and Gap(dot(away, away), 1).within(data.units[figure.type].radius):
                return Place(spot, figure.key)
        return Place(spot, building=picture.table.building_at(spot))

    def _do_sk_done(self) -> None:
        self.session.next_turn()


class TableWatchDriver(ReplayDriver, TableDriver):
    """What scripts do over a replay."""

    desk: Any

    def _run_select(self, cell: Any) -> str:
        return TableDriver._run_select(self, cell)

    def _expected(self, key: str, *where: Any) -> str:
        picture = self.session.picture
        if key == "turn":
            return str(self.session.stage.side_names[picture.go])
        if key == "unit":
            figure = picture.figures.get(self.desk.place_of(spot_of(where[0])).unit)
            return "none" if figure is None else str(figure.type)
        return super()._expected(key, *where)
