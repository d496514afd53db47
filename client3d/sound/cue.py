"""A sound that is heard once."""

from __future__ import annotations

from dataclasses import dataclass

from client3d.sound.volumes import Kind
from core.orders import Cell

INTERFACE_PRIORITY, BURST_PRIORITY, SHOT_PRIORITY, HIT_PRIORITY = 5, 4, 3, 1


@dataclass(frozen=True)
class Cue:
    """A sound to be heard once. `at`: the cell it comes from; None: from everywhere."""

    name: str
    kind: Kind
    at: Cell | None = None
    level: float = 1.0
    priority: int = 1
