"""Tallies: a whole number for every cell of the board, held as a few masks.

Plane n is the mask of the cells whose number has bit n set, so adding a weight to any set of cells, and finding the
cells with the greatest number, cost a handful of operations on masks whatever the number of cells.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.reach import Field


class Tally:
    """Numbers from 0 up, one for each cell."""

    __slots__ = ("planes",)

    def __init__(self, planes: Iterable[int] = ()) -> None:
        self.planes = list(planes)

    def add(self, cells: int, weight: int) -> None:
        """Add `weight`, 0 or more, to the number of each of these cells."""
        planes = self.planes
        place = 0
        while weight:
            if weight & 1:
                carry, at = cells, place
                while carry:
                    if at < len(planes):
                        held = planes[at]
                        planes[at] = held ^ carry
                        carry &= held
                    else:
                        planes.extend([0] * (at - len(planes)))
                        planes.append(carry)
                        break
                    at += 1
            weight >>= 1
            place += 1

    def add_tally(self, other: Tally, weight: int, within: int) -> None:
        """Add `weight` times the other's number to each cell of `within`."""
        for place, plane in enumerate(other.planes):
            if cells := plane & within:
                self.add(cells, weight << place)

    def take_tally(self, other: Tally, weight: int, within: int, spared: int = 0) -> None:
        """Take `weight` times the other's number off, as far as the order of the cells of `within` goes.

        Numbers stay 0 or more: each cell of `within` is first given the same, most, amount. For cells that are
        `spared` the other's number counts as 0.
        """
        for place, plane in enumerate(other.planes):
            if cells := within & (~plane | spared):
                self.add(cells, weight << place)

    def at(self, cell: int) -> int:
        """The number of a cell."""
        return sum((plane >> cell & 1) << place for place, plane in enumerate(self.planes))

    def greatest(self, among: int) -> int:
        """Those of the cells `among` that have the greatest number."""
        for plane in reversed(self.planes):
            if found := among & plane:
                among = found
        return among

    def least(self, among: int) -> int:
        """Those of the cells `among` that have the least number."""
        for plane in reversed(self.planes):
            if found := among & ~plane:
                among = found
        return among

    def above_zero(self) -> int:
        """The cells whose number is not 0."""
        found = 0
        for plane in self.planes:
            found |= plane
        return found

    def layers(self, among: int) -> list[tuple[int, int]]:
        """Each number that cells `among` have, ascending, with the mask of those that have it."""
        found = {0: among}
        for place, plane in enumerate(self.planes):
            split: dict[int, int] = {}
            for number, cells in found.items():
                if without := cells & ~plane:
                    split[number] = without
                if within := cells & plane:
                    split[number + (1 << place)] = within
            found = split
        return sorted(found.items())


def distance_tally(field: Field, everywhere: int, cap: int) -> Tally:
    """The tally of a field: in each cell of `everywhere` the points to the nearest goal, `cap` at most.

    `cap` is one less than a power of 2, and what a cell gets from which no way leads to a goal.
    """
    planes = [everywhere & ~field.mask] * cap.bit_length()
    for points, layer in enumerate(field.layers):
        if layer:
            number, place = min(points, cap), 0
            while number:
                if number & 1:
                    planes[place] |= layer
                number >>= 1
                place += 1
    return Tally(planes)
