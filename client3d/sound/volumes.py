"""Kinds of sound, and how loud the player wants each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

Kind = Literal["weapons", "explosions", "engines", "surroundings", "interface", "music"]


class Volumes(Protocol):
    """Volumes in per cent: of everything, and of each kind. The player's settings are one."""

    @property
    def master(self) -> int:
        """Of everything."""

    @property
    def weapons(self) -> int:
        """Shots, and what they strike."""

    @property
    def explosions(self) -> int:
        """Bursts, and what falls down."""

    @property
    def engines(self) -> int:
        """What moves."""

    @property
    def surroundings(self) -> int:
        """Fire, rain and wind."""

    @property
    def interface(self) -> int:
        """Panels, and what one is to be told."""

    @property
    def music(self) -> int:
        """Themes."""


@dataclass(frozen=True)
class StandardVolumes:
    """What counts where nobody has set anything."""

    master: int = 80
    weapons: int = 100
    explosions: int = 100
    engines: int = 80
    surroundings: int = 80
    interface: int = 70
    music: int = 70


_CURVE = 1.5
"""How much steeper than the per cents loudness falls: the ear hears halves, not differences."""


def gain(volumes: Volumes, kind: Kind) -> float:
    """By how much a kind is multiplied."""
    share: int = getattr(volumes, kind)
    return float((volumes.master / 100 * share / 100) ** _CURVE)
