"""What is on a film besides the scene, whatever the ruleset: bars, numbers, banners and a caption; no panel."""

from __future__ import annotations

from typing import Any

from client3d.export.caption import Caption
from client3d.play import timeline
from client3d.play.replay_panels import ReplayPanels
from replays.faults import ReplayError
from replays.reader import EVERYTHING


class FilmPanels(ReplayPanels):
    """To be put before the panels over a replay of a ruleset."""

    caption: Caption

    def whose_turn(self, picture: Any) -> int:
        """The side whose turn it is; EVERYBODY where all play at once."""
        raise NotImplementedError

    def _connect(self, intents: Any) -> None:
        hud = self.hud
        hud.minimap_wanted = False
        hud.arrange()
        for panel in hud.panels:
            panel.hide()
        self.caption = Caption(hud.stage)

    def tell(self, event: Any, picture: Any) -> None:
        """Nobody reads a log in a film."""

    def broken(self, error: ReplayError) -> None:
        """A film of a file that has changed is none."""
        raise error

    def over(self) -> None:
        """How it ended, if the film shows the end."""
        if self.session.picture.ended:
            super().over()

    def update(self, seconds: float) -> None:
        """See `Front.update`."""
        session, words = self.session, self.words
        picture = session.picture
        text = timeline.heading(words, picture.round, self.whose_turn(picture))
        if session.looking != EVERYTHING:
            text = words("film-eyes", turn=text, side=words.side(session.looking))
        self.caption.say(text, self.whose_turn(picture))
        self.show_bars(picture)
        self.numbers.update(self._elapse(seconds))
        self.hud.update()
