"""Two units side by side: every value of both, and which of them it speaks for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

NONE = "–"
"""Shown for what a unit has none of."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A line: what is compared, both values, and the better one: -1 the left, 1 the right, 0 neither."""

    label: str
    left: str
    right: str
    better: int = 0


def numbers(label: str, left: int | None, right: int | None, *, less_is_better: bool = False) -> Compared:
    """A line of two numbers; who has none of it has the worse of it."""
    if left is None or right is None:
        better = 0 if left == right else 1 if left is None else -1
    else:
        better = (left < right) - (left > right)
        better = -better if less_is_better else better
    shown = [NONE if number is None else str(number) for number in (left, right)]
    return Compared(label, shown[0], shown[1], better)


def worth_showing(lines: Iterable[Compared]) -> tuple[Compared, ...]:
    """The lines but for those of what neither has."""
    return tuple(line for line in lines if {line.left, line.right} != {NONE})
