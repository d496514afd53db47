"""The state of the battle that is recorded, as the orders told of it.

It is kept beside the battle so that its digest costs no more than what has changed. A reader follows the file's changes
in the same way (`replays.tables.Following`), and so gets what is kept here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from core.digest import packed_digest
from core.world import Change, Row, plain


class Ledger:
    """Begin it with all rows there are, then enter the changes of each order."""

    def __init__(self) -> None:
        self._of_kind: dict[str, dict[int, list[Any]]] = {}
        """By component: the values of each entity's."""
        self._places: dict[tuple[str, str], int] = {}
        """The place of each component's field among the values."""
        self._packed: dict[str, dict[int, bytes]] = {}
        self._stale: set[tuple[str, int]] = set()
        """The rows that have changed since they were packed."""
        self._encode = msgspec.msgpack.Encoder().encode
        self.holds = False
        """Whether it has begun, and all changes since could be entered."""

    def begin(self, rows: Iterable[Row], layout: dict[str, tuple[str, ...]]) -> None:
        """Begin with these rows, whose values have the fields of the layout."""
        self._places = {(name, field): place for name, fields in layout.items() for place, field in enumerate(fields)}
        self._of_kind = {name: {} for name in layout}
        self._packed = {name: {} for name in layout}
        for entity, name, values in rows:
            self._of_kind[name][entity] = [*values]
        self._stale = {(name, entity) for name, of in self._of_kind.items() for entity in of}
        self.holds = True

    def enter(self, changes: Iterable[Change]) -> None:
        """Make an order's changes; one that cannot be made ends the keeping."""
        if self.holds:
            try:
                self._make(changes)
            except (KeyError, IndexError):
                self.holds = False

    def _make(self, changes: Iterable[Change]) -> None:
        of_kind, places, stale = self._of_kind, self._places, self._stale
        born: set[int] = set()
        gone: list[int] = []
        for entity, name, field, value in changes:
            if name == "born":
                born.add(entity)
            elif name == "gone":
                gone.append(entity)
            else:
                if entity in born:
                    self._make_room(entity, name, field)
                of_kind[name][entity][places[name, field]] = value
                stale.add((name, entity))
        for entity in gone:
            names = [name for name, of in of_kind.items() if of.pop(entity, None) is not None]
            if not names:
                raise KeyError(entity)
            stale.update((name, entity) for name in names)

    def _make_room(self, entity: int, name: str, field: str) -> None:
        """Let an entity that comes have a field of a component. They are told in the order of the values."""
        values = self._of_kind.setdefault(name, {}).setdefault(entity, [])
        if self._places.setdefault((name, field), len(values)) == len(values):
            values.append(None)

    def digest(self) -> bytes:
        """The state's digest (`core.digest.state_digest`)."""
        unsorted = set()
        for name, entity in self._stale:
            packed, values = self._packed.setdefault(name, {}), self._of_kind[name].get(entity)
            if values is None:
                packed.pop(entity, None)
            else:
                if entity not in packed:
                    unsorted.add(name)
                packed[entity] = self._encode((entity, name, [plain(value) for value in values]))
        self._stale.clear()
        for name in unsorted:
            self._packed[name] = dict(sorted(self._packed[name].items()))
        return packed_digest([row for name in sorted(self._packed) for row in self._packed[name].values()])

    def agrees(self, rows: Sequence[Row]) -> bool:
        """Whether all of this is so now in the battle, which has these rows."""
        if not self.holds or len(rows) != sum(map(len, self._of_kind.values())):
            return False
        of_kind = self._of_kind
        return all(of_kind.get(name, {}).get(entity) == [*values] for entity, name, values in rows)
