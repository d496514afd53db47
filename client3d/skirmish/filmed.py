"""A replay of Skirmish being filmed."""

from __future__ import annotations

from typing import Any

from client3d.export.film_panels import FilmPanels
from client3d.skirmish.client import TableWatchClient
from client3d.skirmish.watching import TableWatchFront


class TableFilmFront(FilmPanels, TableWatchFront):
    """See `FilmPanels`."""

    def whose_turn(self, picture: Any) -> int:
        """Whose go it is."""
        return int(picture.go)


class TableFilmClient(TableWatchClient):
    """A replay being filmed."""

    FRONT = TableFilmFront
