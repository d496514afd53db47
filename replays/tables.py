"""The state of a battle as a keyframe's tables hold it, and what orders made of it since. No rule is run for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from core.digest import snapshot_digest
from core.rulesets import State, Table, Value
from core.world import Change
from replays.records import Keyframe

Parts = dict[str, dict[str, Value]]
"""An entity: by component and field."""


def state_of(tables: Mapping[str, Table]) -> dict[int, Parts]:
    """The state that a keyframe's tables hold."""
    state: dict[int, Parts] = {}
    for name, table in tables.items():
        for entity, *values in table.rows:
            assert isinstance(entity, int)  # `open_replay` has looked
            state.setdefault(entity, {})[name] = dict(zip(table.fields, values, strict=False))
    return state


def make_changes(state: dict[int, Parts], changes: Iterable[Change]) -> set[int]:
    """Make an order's changes; the entities that came by them. Raises KeyError for one that cannot be made."""
    born: set[int] = set()
    gone: list[int] = []
    for entity, component, field, value in changes:
        if component == "born":
            state[entity] = {}
            born.add(entity)
        elif component == "gone":
            gone.append(entity)
        elif entity in born:
            state[entity].setdefault(component, {})[field] = value
        else:
            fields = state[entity][component]
            if field not in fields:
                raise KeyError(f"{component}.{field}")
            fields[field] = value
    for entity in gone:
        del state[entity]
    return born


def is_of(keyframe: Keyframe, state: State) -> bool:
    """Whether a state is the one that a keyframe's digest was made of."""
    layout = {name: table.fields for name, table in keyframe.tables.items()}
    snapshot = [
        (entity, name, tuple(fields[field] for field in layout[name] if field in fields))
        for entity, parts in state.items()
        for name, fields in parts.items()
        if name in layout
    ]
    return snapshot_digest(sorted(snapshot, key=lambda row: (row[1], row[0]))) == keyframe.state


class Following:
    """Follows the state from a keyframe with tables by the changes of the orders after it.

    The recorder does alike (`replays.ledger`): so it leaves out what a reader can tell by itself.
    """

    def __init__(self) -> None:
        self._state: dict[int, Parts] | None = None
        self._fields: dict[str, tuple[str, ...]] = {}
        self._grown = 0

    @property
    def follows(self) -> bool:
        """Whether there has been a keyframe with tables, and all changes since could be made."""
        return self._state is not None

    def begin(self, tables: Mapping[str, Table]) -> None:
        """Follow from these tables on. The rows are ones that `state_of` takes."""
        self._state = state_of(tables)
        self._fields = {name: table.fields for name, table in tables.items()}
        self._grown = 0

    def make(self, changes: Sequence[Change], size: int) -> None:
        """Make an order's changes, which took `size` bytes at most; what cannot be made ends the following."""
        if self._state is None:
            return
        try:
            came = make_changes(self._state, changes)
        except (KeyError, TypeError):
            self._state = None
            return
        for entity in came:
            for component, fields in self._state.get(entity, {}).items():
                self._fields.setdefault(component, tuple(fields))
        self._grown += size
        if self._grown > _MOST_GROWN:
            # made up: orders change a state, and hardly ever add to it
            self._grown = 0
            if len(msgspec.msgpack.encode(self._state)) > _MOST_GROWN:
                self._state = None

    def tables(self) -> dict[str, Table]:
        """The state as tables. Raises ValueError if it could not be followed up to here."""
        if self._state is None:
            raise ValueError("a keyframe that rests on nothing")
        rows: dict[str, list[tuple[Value, ...]]] = {name: [] for name in sorted(self._fields)}
        for entity in sorted(self._state):
            for name, fields in self._state[entity].items():
                rows[name].append((entity, *fields.values()))
        return {name: Table(self._fields[name], tuple(found)) for name, found in rows.items()}


_MOST_GROWN: Final = 8 << 20
"""Bytes that the state may take, written down."""
