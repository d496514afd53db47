"""What a player has put together of a battle of Headquarters."""

from __future__ import annotations

from dataclasses import dataclass

from client3d.play.options import PERSON
from client3d.screens.wish import SeatsWish


@dataclass(frozen=True)
class CampsWish(SeatsWish):
    """See the module. The page of a new battle opens with it the next time."""

    map: str = ""
    seats: tuple[str, ...] = (PERSON,)
    """By camp: `person` or a personality; where there is none, or an empty one, the usual opponent."""
    date: str = ""
    """The day of the shop as it was written; empty: today."""
    round_limit: int = 0
    """The last turn; 0: no limit."""
    seed: int | None = None
    """None: another one each time."""
