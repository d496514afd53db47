"""What each kind of ground looks like: the game's own as it is, a mod's as it says (`looks_like`), else a meadow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from client3d.scene.board import TERRAINS

if TYPE_CHECKING:  # the screens of other rulesets use the looks, too
    from systems.clumsy.picture import Picture

PLAIN_TERRAIN = "meadow"
"""What is drawn for a terrain of a mod that has no looks of its own."""


class GroundLooks:
    """The looks of a pack's terrain."""

    def __init__(self, terrain: Mapping[str, Any]) -> None:
        self._alike = {name: kind.looks_like for name, kind in terrain.items() if kind.looks_like}

    def drawn(self, name: str) -> str:
        """The looks of a terrain, one of TERRAINS."""
        looks = self._alike.get(name, name)
        return looks if looks in TERRAINS else PLAIN_TERRAIN

    def rows(self, picture: Picture) -> list[list[str]]:
        """The looks of the ground by row and column, bridges included."""
        rows = [[self.drawn(name) for name in row] for row in picture.terrain]
        for (x, y), building in picture.structures.items():
            if building.built and building.type in TERRAINS:
                rows[y][x] = building.type
        return rows


OF_THE_GAME = GroundLooks({})
"""Where no mod is: every terrain looks like itself."""
