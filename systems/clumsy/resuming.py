"""Taking a battle up again: from its components as plain values, as a save has them, to a game that goes on.

The values may come from a file that anybody wrote: `state_check` sees whether a battle from this setup can be so.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

import msgspec

from core.rulesets import State, Value
from systems.clumsy import components
from systems.clumsy.battle import Battle
from systems.clumsy.data import ClumsyData
from systems.clumsy.setup import BattleSetup, bare_battle
from systems.clumsy.state_check import Parts, check_state

KINDS: dict[str, type[Any]] = {
    name: kind for name, kind in vars(components).items() if isinstance(kind, type) and dataclasses.is_dataclass(kind)
}
"""Every kind of component by its name."""

MOST_ENTITIES = 1 << 20
"""The highest id an entity of a battle may have had."""


def resumed_battle(setup: BattleSetup, data: ClumsyData, state: State, last_entity: int) -> Battle:
    """The battle in this state, its systems not yet in place.

    Raises ValueError, naming component and field, for a state that no battle from this setup can have.
    """
    if not max(state, default=0) <= last_entity <= MOST_ENTITIES:
        raise ValueError("last_entity")
    entities = {entity: [_part(name, values) for name, values in parts.items()] for entity, parts in state.items()}
    found: Parts = {}
    for entity in sorted(entities):
        for part in entities[entity]:
            found.setdefault(type(part), {})[entity] = part
    check_state(setup, data, data.board(setup.rows), found)
    battle = bare_battle(setup, data)
    with battle.world.active():
        battle.world.fill(entities, found, last_entity)
    return battle


def _part(name: str, values: Mapping[str, Value]) -> Any:
    """A component from its fields' plain values; one that an older version did not have yet gets its default."""
    kind = KINDS.get(name)
    if kind is None:
        raise ValueError(name[:_LONGEST])
    fields = _field_types(name)
    given: dict[str, Any] = {}
    for field, value in values.items():
        if field not in fields:
            raise ValueError(f"{name}.{field}"[:_LONGEST])
        given[field] = _unplain(value) if fields[field] is int and isinstance(value, str) else value
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"{name}: {error}"[:_LONGEST]) from error


def _unplain(text: str) -> int:
    """A mask that was too large for any encoder (`core.world.plain`)."""
    return int(text, 16)


@cache
def _field_types(name: str) -> dict[str, Any]:
    return get_type_hints(KINDS[name])


_LONGEST = 200
"""Characters of what a fault tells about a value."""
