"""What a key may be expected to be: of which type, and which names or cells it may hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

from msgspec import Struct

from core.board import Board
from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.keys import Keys

Value = bool | int | str | list[Any]

Shape = Literal["any", "cell", "cell or none", "cells", "price or none"]
"""What a list holds: anything, a cell, a cell or nothing, cells, `[action points, fuel]` or nothing."""


class Kind(Struct, frozen=True):
    """What the answers to a key have in common."""

    type: type
    names: tuple[str, ...] | None = None
    """What the text, or each text of the list, may be; None: no names."""
    shape: Shape = "any"

    def check(self, value: Value, document: Document, at: Keys, board: Board, faults: Faults) -> None:
        """Add the faults of a value that stands in the file at `at` and that no answer can be."""
        if type(value) is not self.type:
            from core.packs.explanation import kind_of

            wanted, actual = kind_of(self.type()), kind_of(value)
            faults.add(document.fault(at, "wrong-type", value=True, expected=wanted, found_type=actual))
        elif self.names is not None:
            self._check_names(value, document, at, faults)
        elif isinstance(value, list):
            self._check_list(value, document, at, board, faults)

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

    def _check_list(self, value: list[Any], document: Document, at: Keys, board: Board, faults: Faults) -> None:
        if self.shape == "any" or (not value and self.shape != "cell"):
            return
        pairs = [((*at, place), one) for place, one in enumerate(value)] if self.shape == "cells" else [(at, value)]
        for where, pair in pairs:
            if not _is_pair(pair):
                faults.add(document.fault(where, "scenario-malformed-cell", value=True, name=_shown(pair)))
            elif self.shape != "price or none" and not board.contains(*pair):
                faults.add(document.fault(where, "scenario-off-board", value=True, x=pair[0], y=pair[1]))


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)


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
