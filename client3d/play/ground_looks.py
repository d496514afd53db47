"""What each kind of ground looks like: the game's own as it is, a mod's as it says (`looks_like`), else a meadow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from client3d.scene.board import TERRAINS

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


OF_THE_GAME = GroundLooks({})
"""Where no mod is: every terrain looks like itself."""
