"""Measures: what is written in centimetres is kept in whole hundredths of a millimetre.

SK-GEO-1 of the rulebook.
"""

from __future__ import annotations

from typing import Annotated, Final, Self

from msgspec import Meta

from core.packs.schema import Scaled

CENTIMETRE: Final = 1000
"""Hundredths of a millimetre in a centimetre: what all places and lengths are counted in."""

MOST: Final = 1000
"""Centimetres of the largest table."""

Point = tuple[int, int]
"""A place on the table: x to the right, y downwards."""


class Centimetres(Scaled):
    """A length, in centimetres in the file."""

    wire = Annotated[float, Meta(ge=0.0, le=float(MOST))]
    unit = "centimetres"
    least = 0

    @classmethod
    def from_data(cls, value: object) -> Self:
        """Read a length as it stands in the file."""
        if type(value) not in (int, float) or not cls.least <= value <= MOST:  # type: ignore[operator]
            raise ValueError(f"expected centimetres, from {cls.least} to {MOST}")
        return cls(hundredths(value))  # type: ignore[arg-type]

    def to_data(self) -> float:
        """The length as it stands in the file."""
        return in_centimetres(self)


class Ordinate(Centimetres):
    """One number of a place, in centimetres in the file; what is off the table is for the ruleset to say."""

    wire = Annotated[float, Meta(ge=float(-MOST), le=float(MOST))]
    least = -MOST


def hundredths(centimetres: float) -> int:
    """A length as it is kept, rounded."""
    return round(centimetres * CENTIMETRE)


def in_centimetres(length: int) -> int | float:
    """A length as it is written: whole centimetres without a point."""
    return length // CENTIMETRE if length % CENTIMETRE == 0 else length / CENTIMETRE
