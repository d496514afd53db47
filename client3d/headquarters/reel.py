"""How a battle of Headquarters is played on the scene."""

from __future__ import annotations

from client3d.headquarters.plays import PLAYS
from client3d.headquarters.stage import CampStage
from client3d.play.beats import Beat
from client3d.play.reel import Reel
from core.events import Event, OrderTakenBack
from systems.headquarters.picture import Picture, advance


class CampReel(Reel):
    """Plays events on a stage, with those that have finished drawn grey all the while."""

    stage: CampStage
    picture: Picture

    def play(self, event: Event) -> list[Beat]:
        """See `Reel.play`; who has finished by it is greyed at its end."""
        beats = PLAYS[type(event)](self, event)
        return [*beats, Beat(0.0, lambda: self.stage.show_finished(self.picture))]

    def advance(self, picture: Picture, event: Event) -> None:
        """See `Reel.advance`."""
        if not isinstance(event, OrderTakenBack):  # `plays` shows what it was before
            advance(picture, event)
