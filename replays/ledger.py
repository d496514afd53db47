"""The state of the battle that is recorded, as the orders told of it.

It is kept beside the battle so that a turn's keyframe costs no look at all of that. A reader follows the file's changes
in the same way (`replays.tables.Following`), and so gets what is kept here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from core.digest import snapshot_digest
from core.world import Change, Row, plain

Kept = tuple[int, str, list[Any]]
"""A row whose values can be changed."""


class Ledger:
    """Begin it with all rows there are, then enter the changes of each order."""

    def __init__(self) -> None:
        self._rows: dict[str, dict[int, Kept]] = {}
        """By component and entity, with plain values."""
        self._places: dict[tuple[str, str], int] = {}
        """The place of each component's field among the values."""
        self._unsorted: set[str] = set()
        """The components whose rows are not in the order of the entities."""
        self._entered: list[Iterable[Change]] = []
        """The changes of orders that have not been made yet."""
        self._good = False

    def begin(self, rows: Iterable[Row], layout: dict[str, tuple[str, ...]]) -> None:
        """Begin with a world's snapshot, whose values have the fields of the layout."""
        self._places = {(name, field): place for name, fields in layout.items() for place, field in enumerate(fields)}
        self._rows = {name: {} for name in layout}
        for entity, name, values in rows:
            self._rows[name][entity] = entity, name, [*values]
        self._unsorted.clear()
        self._entered.clear()
        self._good = True

    def enter(self, changes: Iterable[Change]) -> None:
        """Make an order's changes; one that cannot be made ends the keeping.

        They are made once something is asked, a turn's all at once: that takes half the time it takes between orders.
        """
        self._entered.append(changes)

    @property
    def holds(self) -> bool:
        """Whether it has begun, and all changes since could be made."""
        for changes in self._entered:
            if self._good:
                try:
                    self._make(changes)
                except (KeyError, IndexError):
                    self._good = False
        self._entered.clear()
        return self._good

    def _make(self, changes: Iterable[Change]) -> None:
        rows, places = self._rows, self._places
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
                rows[name][entity][2][places[name, field]] = plain(value)
        for entity in gone:
            if not [name for name, of in rows.items() if of.pop(entity, None) is not None]:
                raise KeyError(entity)

    def _make_room(self, entity: int, name: str, field: str) -> None:
        """Let an entity that comes have a field of a component. They are told in the order of the values."""
        of = self._rows.setdefault(name, {})
        if entity not in of:
            of[entity] = entity, name, []
            self._unsorted.add(name)
        values = of[entity][2]
        if self._places.setdefault((name, field), len(values)) == len(values):
            values.append(None)

    def digest(self) -> bytes:
        """The state's digest (`core.digest.state_digest`), if it holds."""
        assert self.holds
        for name in self._unsorted:
            self._rows[name] = dict(sorted(self._rows[name].items()))
        self._unsorted.clear()
        return snapshot_digest([row for name in sorted(self._rows) for row in self._rows[name].values()])

    def agrees(self, snapshot: Sequence[Row]) -> bool:
        """Whether all of this is so now in the battle, of whose world this is the snapshot."""
        if not self.holds or len(snapshot) != sum(map(len, self._rows.values())):
            return False
        kept = self._rows
        return all(kept.get(name, {}).get(entity) == (entity, name, [*values]) for entity, name, values in snapshot)
