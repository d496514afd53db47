"""What a player has put together of a battle: it is what the page of a new battle opens with the next time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self, TypeVar

from client3d.play.options import PERSON

_Value = TypeVar("_Value")
SIDES = 2
OWN, DRAWN, BOUGHT = "own", "drawn", "bought"
FORCES = (OWN, DRAWN, BOUGHT)
"""Where a side's force comes from: the map, chance, or the player's own choice."""


class SeatsWish:
    """A wish, a frozen dataclass, with as many seats as a map has sides: where none is wished for the computer sits."""

    seats: tuple[str, ...]

    def seat(self, side: int) -> str:
        """Who plays a side."""
        return self.seats[side] if side < len(self.seats) else ""

    def with_seat(self, side: int, seat: str) -> Self:
        """The same with somebody else at a side's seat."""
        seats = [self.seat(each) for each in range(max(len(self.seats), side + 1))]
        seats[side] = seat
        return replace(self, seats=tuple(seats))  # type: ignore[type-var]


@dataclass(frozen=True)
class BattleWish(SeatsWish):
    """See the module."""

    map: str = ""
    seats: tuple[str, ...] = (PERSON, "")
    """By side: `person` or a personality; empty: the usual opponent."""
    forces: tuple[str, ...] = (OWN, OWN)
    """By side: one of FORCES."""
    bought: tuple[tuple[str, ...], ...] = ((), ())
    """By side: the types of the units that the player has chosen; kept while another kind of force is wished for."""
    budget: int = 0
    """Of what is drawn or bought."""
    placed: bool = False
    """Whether persons place their units themselves before the first turn."""
    season: str = ""
    seed: int | None = None
    """None: another one each time."""

    @property
    def spends(self) -> bool:
        """Whether the budget counts."""
        return any(kind != OWN for kind in self.forces)

    def with_force(self, side: int, kind: str) -> BattleWish:
        """The same with another kind of force for a side."""
        return replace(self, forces=_with(self.forces, side, kind))

    def with_bought(self, side: int, types: tuple[str, ...]) -> BattleWish:
        """The same with these units chosen for a side."""
        return replace(self, bought=_with(self.bought, side, types))


def _with(values: tuple[_Value, ...], place: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:place], value, *values[place + 1 :])
