"""Versions: which of the engine's a pack says it needs (`engine = ">=0.1, <1"`)."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Final

_BOUND: Final = re.compile(r"\s*(>=|<=|==|>|<)\s*(\d{1,9}(?:\.\d{1,9}){0,3})\s*")
_COMPARE: Final[dict[str, Callable[[tuple[int, ...], tuple[int, ...]], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}


def fits(version: str, needed: str) -> bool:
    """Whether a version is within all the bounds, which commas part; none are no bounds.

    Raises ValueError for anything that is no list of bounds.
    """
    if not needed.strip():
        return True
    bounds = [_BOUND.fullmatch(part) for part in needed.split(",")]
    if not all(bounds):
        raise ValueError(f"no bounds of a version: {needed!r}")
    return all(_COMPARE[bound[1]](_numbers(version), _numbers(bound[2])) for bound in bounds if bound)


def _numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version, without zeros at the end: 1.0 is 1."""
    found = [int(number) for number in re.findall(r"\d+", version.partition("-")[0].partition("+")[0])]
    while found and found[-1] == 0:
        found.pop()
    return tuple(found)
