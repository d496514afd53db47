"""What a player has put together of a battle of Headquarters."""

from __future__ import annotations

from dataclasses import dataclass, replace

from client3d.play.options import PERSON


@dataclass(frozen=True)
class CampsWish:
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

    def seat(self, side: int) -> str:
        """Who plays a camp."""
        return self.seats[side] if side < len(self.seats) else ""

    def with_seat(self, side: int, seat: str) -> CampsWish:
        """The same with somebody else at a camp's seat."""
        seats = [self.seat(each) for each in range(max(len(self.seats), side + 1))]
        seats[side] = seat
        return replace(self, seats=tuple(seats))
