"""From a save's values to components: typed as the ruleset declares them, whoever wrote the file."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from core.rulesets import State, Value

Parts = dict[type[Any], dict[int, Any]]
"""The components of a battle by kind and entity."""

MOST_ENTITIES = 1 << 20
"""The highest id an entity of a battle may have had."""

_LONGEST = 200
"""Characters of what a fault tells about a value."""


class Glossary:
    """The kinds of components of a ruleset."""

    def __init__(self, components: ModuleType) -> None:
        self.kinds: dict[str, type[Any]] = {
            name: kind
            for name, kind in vars(components).items()
            if isinstance(kind, type) and dataclasses.is_dataclass(kind)
        }
        """Each by its name."""
        self._field_types: dict[str, dict[str, Any]] = {}

    def entities(self, state: State, last_entity: int) -> dict[int, list[Any]]:
        """The components of each entity of a state. Raises ValueError, naming component and field."""
        if not max(state, default=0) <= last_entity <= MOST_ENTITIES:
            raise ValueError("last_entity")
        return {entity: [self._part(name, values) for name, values in parts.items()] for entity, parts in state.items()}

    def _part(self, name: str, values: Mapping[str, Value]) -> Any:
        """A component from its fields' plain values; one that an older version did not have yet gets its default."""
        kind = self.kinds.get(name)
        if kind is None:
            raise ValueError(name[:_LONGEST])
        fields = self._field_types.setdefault(name, get_type_hints(kind))
        given: dict[str, Any] = {}
        for field, value in values.items():
            if field not in fields:
                raise ValueError(f"{name}.{field}"[:_LONGEST])
            # a mask that was too large for any encoder (`core.world.plain`)
            given[field] = int(value, 16) if fields[field] is int and isinstance(value, str) else value
        try:
            return msgspec.convert(given, kind)
        except msgspec.ValidationError as error:
            raise ValueError(f"{name}: {error}"[:_LONGEST]) from error


def by_kind(entities: Mapping[int, list[Any]]) -> Parts:
    """The components of some entities by kind and entity."""
    found: Parts = {}
    for entity in sorted(entities):
        for part in entities[entity]:
            found.setdefault(type(part), {})[entity] = part
    return found
