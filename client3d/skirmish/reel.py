"""How a battle of Skirmish is played on the table."""

from __future__ import annotations

from client3d.play.beats import Beat
from client3d.play.reel import Reel
from client3d.skirmish.plays import PLAYS
from client3d.skirmish.stage import TableStage
from core.events import Event, OrderTakenBack
from systems.skirmish.measures import Point
from systems.skirmish.picture import Picture, advance

_MARGIN = 0.06


class TableReel(Reel):
    """Plays events on a table."""

    stage: TableStage
    picture: Picture

    def play(self, event: Event) -> list[Beat]:
        """See `Reel.play`."""
        return PLAYS[type(event)](self, event)

    def advance(self, picture: Picture, event: Event) -> None:
        """See `Reel.advance`."""
        if not isinstance(event, OrderTakenBack):  # `plays` shows what it was before
            advance(picture, event)

    def reset(self, picture: Picture) -> None:
        """See `Reel.reset`: what was still going on on the table has come to its end."""
        self.stage.acts.finish()
        super().reset(picture)

    def shown(self, key: int) -> bool:
        """Whether a fighter is on the table."""
        return key in self.stage.scene.miniatures.fighters

    def _in_sight(self, cell: Point) -> bool:
        return self.stage.in_sight(cell, _MARGIN * self.scene.camera.screen[1])
