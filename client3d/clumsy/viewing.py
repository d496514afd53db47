"""A replay of the main ruleset being watched."""

from __future__ import annotations

from client3d.clumsy.milestones import Milestones
from client3d.play.viewed import Viewed


class Viewing(Viewed):
    """See the module."""

    READING = Milestones

    @property
    def round_limit(self) -> int:
        """The last round that is played; 0: no limit."""
        limit: int = self.replay.setup.rounds_at_most(self.stage.data)
        return limit
