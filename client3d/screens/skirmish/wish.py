"""What a player has put together of a battle of Skirmish."""

from __future__ import annotations

from dataclasses import dataclass

from client3d.play.options import PERSON
from client3d.screens.wish import SeatsWish


@dataclass(frozen=True)
class TableWish(SeatsWish):
    """See the module. The page of a new battle opens with it the next time."""

    map: str = ""
    """The mission's name."""
    seats: tuple[str, ...] = (PERSON,)
    """By side: `person`, or empty for the computer."""
    seed: int | None = None
    """None: another one each time."""
