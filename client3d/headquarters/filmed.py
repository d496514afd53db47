"""A replay of Headquarters being filmed."""

from __future__ import annotations

from typing import Any

from client3d.export.film_panels import FilmPanels
from client3d.headquarters.client import CampWatchClient
from client3d.headquarters.watching import CampWatchFront
from core.rulesets import EVERYBODY


class CampFilmFront(FilmPanels, CampWatchFront):
    """See `FilmPanels`."""

    def whose_turn(self, _picture: Any) -> int:
        """All camps play at once."""
        return EVERYBODY


class CampFilmClient(CampWatchClient):
    """A replay being filmed."""

    FRONT = CampFilmFront
