"""Kinds of sound, and how loud each is by what the player has set."""

from __future__ import annotations

from typing import Literal

from client3d.screens.settings import Sound

Kind = Literal["weapons", "explosions", "engines", "surroundings", "interface", "music"]
"""Each has a volume of its own in the player's settings."""

_CURVE = 1.5
"""How much steeper than the per cents loudness falls: the ear hears halves, not differences."""


def gain(volumes: Sound, kind: Kind) -> float:
    """By how much a kind is multiplied."""
    share: int = getattr(volumes, kind)
    return float((volumes.master / 100 * share / 100) ** _CURVE)
