"""The roll: which number a unit has among its side's units of one type, so that they can be told apart.

A number stays with its unit for the whole battle, whoever falls.
"""

from __future__ import annotations

from collections.abc import Iterable


class Roll:
    """Numbers of units by id; learnt from what is known of a side's force as soon as it is shown."""

    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}
        self._counts: dict[tuple[int, str], int] = {}

    def learn(self, side: int, units: Iterable[tuple[int, str]]) -> None:
        """Number those units (id, type) of a side that have no number yet, by id."""
        for unit, kind in sorted(units):
            if unit not in self._numbers:
                count = self._counts[side, kind] = self._counts.get((side, kind), 0) + 1
                self._numbers[unit] = count

    def number(self, unit: int, side: int, kind: str) -> int:
        """The number of a unit; 0 if it is the only one of its type, or nothing is known of it."""
        return self._numbers.get(unit, 0) if self._counts.get((side, kind), 0) > 1 else 0
