"""Who may stand in one cell: one unit, but for a friend on a headquarters, of which a camp has one at most.

HQ-RULE of the rulebook, as files have to keep it: setups, saves and scenarios.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Literal, NamedTuple

Reason = Literal["taken", "second"]


class Placed(NamedTuple):
    """A unit in a file."""

    cell: Hashable
    side: int
    is_headquarters: bool


def misplaced(units: Iterable[Placed]) -> Iterator[tuple[int, Reason]]:
    """The places, in the list, of units that cannot stand with those before them.

    `taken`: somebody stands in the cell already. `second`: their camp has a headquarters already.
    """
    taken: set[tuple[Hashable, bool]] = set()
    holders: dict[Hashable, int] = {}
    camps: set[int] = set()
    for place, (cell, side, is_headquarters) in enumerate(units):
        if (cell, is_headquarters) in taken or holders.setdefault(cell, side) != side:
            yield place, "taken"
        if is_headquarters and side in camps:
            yield place, "second"
        taken.add((cell, is_headquarters))
        camps |= {side} if is_headquarters else set()
