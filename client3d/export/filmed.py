"""A replay of the main ruleset being filmed."""

from __future__ import annotations

from typing import Any

from client3d.clumsy.client import WatchClient
from client3d.clumsy.viewer import WatchFront
from client3d.export.film_panels import FilmPanels


class FilmFront(FilmPanels, WatchFront):
    """See `FilmPanels`."""

    def whose_turn(self, picture: Any) -> int:
        """See `FilmPanels.whose_turn`."""
        return int(picture.turn)


class FilmClient(WatchClient):
    """A replay being filmed."""

    FRONT = FilmFront
