"""What a key may be expected to be: of which type, which names or places it may hold, and how exact it has to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.keys import Keys

Value = bool | int | float | str | list[Any]

Shape = Literal["any", "cell", "cell or none", "cells", "price or none", "spot"]
"""What a list holds: anything, a cell, a cell or nothing, cells, `[action points, fuel]` or nothing, a spot.

A spot is two numbers that need not be whole, for rulesets without a grid.
"""

Holds = Callable[[Any, Any], bool]
"""Whether a place, by its two numbers, is on the board or table of the file."""


class Kind(Struct, frozen=True):
    """What the answers to a key have in common."""

    type: type
    names: tuple[str, ...] | None = None
    """What the text, or each text of the list, may be; None: no names."""
    shape: Shape = "any"
    or_text: str = ""
    """A text that it may be instead."""
    near: float = 0
    """How far a number, or each number of a spot, may be from what is expected."""
    full_turn: int = 0
    """Where numbers go in a circle: how far it is round."""

    def same(self, actual: Value, expected: Value) -> bool:
        """Whether an answer is what is expected: of the same type (in Python True equals 1) and, if so, near enough."""
        if self.near and _is_number(actual) and _is_number(expected):
            apart = abs(float(actual) - float(expected))  # type: ignore[arg-type]
            return (min(apart, self.full_turn - apart % self.full_turn) if self.full_turn else apart) <= self.near
        if self.near and isinstance(actual, list) and isinstance(expected, list):
            pairs = zip(actual, expected, strict=False)
            return len(actual) == len(expected) and all(self.same(one, other) for one, other in pairs)
        return type(actual) is type(expected) and actual == expected

    def check(self, value: Value, document: Document, at: Keys, holds: Holds, faults: Faults) -> None:
        """Add the faults of a value that stands in the file at `at` and that no answer can be."""
        if self.or_text and value == self.or_text:
            return
        if type(value) is not self.type and not (self.type is float and type(value) is int):
            from core.packs.explanation import kind_of

            wanted, actual = kind_of(self.type()), kind_of(value)
            faults.add(document.fault(at, "wrong-type", value=True, expected=wanted, found_type=actual))
        elif self.names is not None:
            self._check_names(value, document, at, faults)
        elif isinstance(value, list):
            self._check_list(value, document, at, holds, faults)

    def _check_names(self, value: Value, document: Document, at: Keys, faults: Faults) -> None:
        given: Iterable[tuple[Keys, Any]]
        given = [((*at, place), one) for place, one in enumerate(value)] if isinstance(value, list) else [(at, value)]
        for where, name in given:
            if name not in (self.names or ()):
                shown = str(name)
                among = [one for one in self.names or () if one]
                faults.add(
                    document.fault(where, "unknown-name", value=True, name=shown, found=shown, suggestion_from=among)
                )

    def _check_list(self, value: list[Any], document: Document, at: Keys, holds: Holds, faults: Faults) -> None:
        if self.shape == "any" or (not value and self.shape not in ("cell", "spot")):
            return
        pairs = [((*at, place), one) for place, one in enumerate(value)] if self.shape == "cells" else [(at, value)]
        for where, pair in pairs:
            if not (_is_spot(pair) if self.shape == "spot" else _is_pair(pair)):
                message = "scenario-malformed-place" if self.shape == "spot" else "scenario-malformed-cell"
                faults.add(document.fault(where, message, value=True, name=_shown(pair)))
            elif self.shape != "price or none" and not holds(*pair):
                message = "scenario-off-table" if self.shape == "spot" else "scenario-off-board"
                faults.add(document.fault(where, message, value=True, x=_written(pair[0]), y=_written(pair[1])))


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)


def _is_spot(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(_is_number(part) for part in value)


def _is_number(value: Any) -> bool:
    return type(value) in (int, float)


def _written(number: float) -> int | str:
    """A number for a message: texts write only whole ones as they are in the file."""
    return number if isinstance(number, int) else str(number)


def _shown(value: Any) -> str:
    return ", ".join(map(str, _flat(value)))


def _flat(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for part in value:
            yield from _flat(part)
    else:
        yield value


NUMBER, TRUTH = Kind(int), Kind(bool)
CELL, CELL_OR_NONE, CELLS = Kind(list, shape="cell"), Kind(list, shape="cell or none"), Kind(list, shape="cells")
PRICE_OR_NONE = Kind(list, shape="price or none")


def one_of(names: Iterable[str]) -> Kind:
    """The kind of a text that is one of these."""
    return Kind(str, tuple(names))


def some_of(names: Iterable[str]) -> Kind:
    """The kind of a list of these."""
    return Kind(list, tuple(names))
