"""The projector: how the events of the main ruleset are played on the scene (`reel` plays them one after the other).

Each event type has an entry in `plays.table.PLAYS` that gives *beats*. A new event type needs an entry there and in
`systems.clumsy.picture_changes.CHANGES`.
"""

from __future__ import annotations

from client3d.clumsy.plays.table import PLAYS
from client3d.clumsy.stage import Stage
from client3d.play.beats import STEP_SECONDS, WORK_SECONDS, Beat
from client3d.play.board_stage import heading_between
from client3d.play.reel import Reel
from core.events import Event
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy.picture import Picture
from systems.clumsy.picture_changes import advance


class Projector(Reel):
    """Plays a battle of the main ruleset."""

    stage: Stage
    picture: Picture

    def play(self, event: Event) -> list[Beat]:
        """See `Reel.play`."""
        return PLAYS[type(event)](self, event)

    def advance(self, picture: Picture, event: Event) -> None:
        """See `Reel.advance`."""
        advance(picture, event)

    def work_beside(self, at: Cell, ability: str, side: int | None = None, except_for: int | None = None) -> None:
        """Let those with an ability who are in a cell or next to it be seen at work there; side: None is any."""
        for figure in self.picture.figures.values():
            x, y = figure.cell
            near = max(abs(x - at[0]), abs(y - at[1])) <= 1
            able = ability in self.stage.data.units[figure.type].abilities
            if near and able and side in (None, figure.side) and figure.key != except_for and self.shown(figure.key):
                if figure.cell != at:
                    heading = heading_between(figure.cell, at)
                    self.stage.headings[figure.key] = heading
                    self.scene.units.set(figure.key, heading=heading)
                self.scene.units.work(figure.key, WORK_SECONDS)

    def goes_on(self, key: int) -> bool:
        """Whether the next that happens is another step of this unit."""
        following = self._stream[0][0][0] if self._stream and self._stream[0][0] else None
        return isinstance(following, told.UnitStepped) and following.unit == key

    def gun_behind(self, event: told.UnitStepped) -> list[Beat]:
        """The step of the gun that follows a truck, if that is what comes next: the two are played as one."""
        events = self._stream[0][0] if self._stream else None
        following = events[0] if events else None
        if event.towed or not isinstance(following, told.UnitStepped) or not following.towed or not events:
            return []
        events.popleft()
        self.audience.event_begins(following, self.picture)
        beats = [beat for beat in PLAYS[told.UnitStepped](self, following) if beat.seconds == STEP_SECONDS]
        advance(self.picture, following)
        return beats
