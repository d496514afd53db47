"""The world: one private esper context, its agenda, and the one way to write to it.

Everything a battle is stands in components of entities. Rules read them through `World.each` and
`World.get` and write them through `World.change`, which keeps a journal, so that an order can be
taken back and so that a replay knows which fields changed.
"""

from __future__ import annotations

import dataclasses
import itertools
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, TypeVar

import esper

from core.agenda import Agenda
from core.draws import Draws

Component = TypeVar("Component")
A = TypeVar("A")
B = TypeVar("B")

_world_names = itertools.count(1)
_GONE = "gone"
_BORN = "born"

FieldWatcher = Callable[[int, Any, Any], None]
"""Called after a field changed, with the entity, the old and the new value."""

LifeWatcher = Callable[[int, bool], None]
"""Called after an entity came (True) and before it goes (False)."""


Change = tuple[int, str, str, Any]
"""Entity, component name, field name, value now."""

Row = tuple[int, str, tuple[Any, ...]]
"""Entity, component name, the values of its fields."""


class _Active:
    """Makes a world's context the current one; may be entered again inside itself."""

    __slots__ = ("_before", "_name")

    def __init__(self, name: str) -> None:
        self._name = name
        self._before: list[str] = []

    def __enter__(self) -> None:
        before = esper.current_world
        self._before.append(before)
        if before != self._name:
            esper.switch_world(self._name)

    def __exit__(self, *_: object) -> None:
        before = self._before.pop()
        if before != self._name:
            esper.switch_world(before)


class World:
    """All state of one battle. Use it inside `with world.active()`."""

    def __init__(self, seed: int) -> None:
        self.name = f"battle-{next(_world_names)}"
        self.agenda = Agenda()
        self.draws = Draws(seed)
        self._active = _Active(self.name)
        self._journal: list[tuple[Any, ...]] = []
        self._watchers: dict[tuple[type[Any], str], list[FieldWatcher]] = {}
        self._life_watchers: list[LifeWatcher] = []
        self._each: dict[tuple[type[Any], ...], tuple[Any, ...]] = {}
        self._gone: set[int] = set()
        self._kinds: dict[str, type[Any]] = {}
        self._last_entity = 0
        weakref.finalize(self, _forget_context, self.name)

    def active(self) -> _Active:
        """The context in which this world's components can be read and written."""
        return self._active

    # --- reading

    def get(self, entity: int, component: type[Component]) -> Component:
        """The entity's component. Raises KeyError if it has none."""
        return esper.component_for_entity(entity, component)

    def find(self, entity: int, component: type[Component]) -> Component | None:
        """The entity's component, or None."""
        return esper.try_component(entity, component)

    def parts(self, entity: int) -> tuple[Any, ...]:
        """All components of the entity, in the order in which it got them."""
        return esper.components_for_entity(entity)

    def each(self, component: type[A]) -> tuple[tuple[int, A], ...]:
        """Living entities that have this component, in id order."""
        return self._query((component,))

    def each_with(self, first: type[A], second: type[B]) -> tuple[tuple[int, A, B], ...]:
        """Living entities that have both components, in id order."""
        return self._query((first, second))

    def the(self, component: type[Component]) -> Component:
        """The component of which there is exactly one, such as the clock."""
        return self._query((component,))[0][1]  # type: ignore[no-any-return]

    def entity_of(self, component: type[Any]) -> int:
        """The one entity that carries this component."""
        return self._query((component,))[0][0]  # type: ignore[no-any-return]

    def lives(self, entity: int) -> bool:
        """Whether the entity exists and has not gone."""
        return esper.entity_exists(entity) and entity not in self._gone

    def _query(self, components: tuple[type[Any], ...]) -> tuple[Any, ...]:
        found = self._each.get(components)
        if found is None:
            rows = esper.get_components(*components)
            found = tuple(sorted((entity, *parts) for entity, parts in rows if entity not in self._gone))
            self._each[components] = found
        return found

    # --- writing

    def change(self, entity: int, component: type[Any], field: str, value: Any) -> None:
        """Set one field of one component: the only way state changes."""
        target = esper.component_for_entity(entity, component)
        old = getattr(target, field)
        if old == value:
            return
        self._journal.append((target, field, old, entity, component))
        setattr(target, field, value)
        for watcher in self._watchers.get((component, field), ()):
            watcher(entity, old, value)

    def create(self, *components: object) -> int:
        """A new entity with these components; returns its id."""
        for part in components:
            self._kinds[type(part).__name__] = type(part)
        return self._born(components)

    def _born(self, components: Sequence[object]) -> int:
        """Let an entity come whose kinds of components are known."""
        entity = esper.create_entity(*components)
        self._last_entity = entity
        self._journal.append((_BORN, entity))
        self._each.clear()
        for watcher in self._life_watchers:
            watcher(entity, True)
        return entity

    def remove(self, entity: int) -> None:
        """Take an entity out of play. It is deleted for good once the journal is forgotten."""
        if entity in self._gone:
            return
        for watcher in self._life_watchers:
            watcher(entity, False)
        self._gone.add(entity)
        self._journal.append((_GONE, entity))
        self._each.clear()

    def watch(self, component: type[Any], field: str, watcher: FieldWatcher) -> None:
        """Call `watcher` after each change of this field, undone ones included."""
        self._watchers.setdefault((component, field), []).append(watcher)

    def watch_life(self, watcher: LifeWatcher) -> None:
        """Call `watcher` when an entity comes or goes, undone or not."""
        self._life_watchers.append(watcher)

    # --- taking back

    def mark(self) -> int:
        """A place in the journal to come back to with `take_back`."""
        return len(self._journal)

    def take_back(self, mark: int) -> list[Change]:
        """Undo every write since `mark`, last first. Returns what changed by it, like `changes_since`."""
        journal = self._journal
        restored: dict[tuple[int, str, str], Any] = {}
        while len(journal) > mark:
            entry = journal.pop()
            if entry[0] is _BORN:
                for watcher in self._life_watchers:
                    watcher(entry[1], False)
                esper.delete_entity(entry[1], immediate=True)
                self._each.clear()
                restored[entry[1], _GONE, ""] = None
            elif entry[0] is _GONE:
                self._gone.discard(entry[1])
                self._each.clear()
                for watcher in self._life_watchers:
                    watcher(entry[1], True)
                restored[entry[1], _BORN, ""] = None
                for kind, field, part in _fields_of(entry[1]):
                    restored[entry[1], kind.__name__, field] = getattr(part, field)
            else:
                target, field, old, entity, component = entry
                new = getattr(target, field)
                setattr(target, field, old)
                for field_watcher in self._watchers.get((component, field), ()):
                    field_watcher(entity, new, old)
                restored[entity, component.__name__, field] = old
        return [(*key, value) for key, value in restored.items()]

    def changes_since(self, mark: int) -> list[Change]:
        """Entity, component, field and present value of all that was written since `mark`, once each.

        An entity that came or went is listed under the component names "born" and "gone"; "born" is followed by all
        of its fields.
        """
        found: dict[tuple[int, str | type[Any], str], Any] = {}
        for entry in self._journal[mark:]:
            if entry[0] is _BORN or entry[0] is _GONE:
                found[entry[1], entry[0], ""] = None
                if entry[0] is _BORN:
                    for component, field, target in _fields_of(entry[1]):
                        found[entry[1], component, field] = target
            else:
                target, field, _, entity, component = entry
                found[entity, component, field] = target
        return [
            (entity, kind, "", None) if isinstance(kind, str) else (entity, kind.__name__, field, getattr(part, field))
            for (entity, kind, field), part in found.items()
        ]

    def forget(self) -> None:
        """Drop the journal: what was written so far can no longer be taken back."""
        self._journal.clear()
        for entity in self._gone:
            esper.delete_entity(entity, immediate=True)
        self._gone.clear()

    # --- whole

    @property
    def last_entity(self) -> int:
        """The highest id an entity has had so far: the next one is counted from it."""
        return self._last_entity

    def layout(self) -> dict[str, tuple[str, ...]]:
        """The field names of each component there has been, in the order in which `snapshot` gives their values."""
        return {name: fields_of(self._kinds[name]) for name in sorted(self._kinds)}

    def rows(self) -> list[Row]:
        """Every living entity's components: id, component name, field values. Sorted by name and id."""
        found: list[Row] = []
        for name in sorted(self._kinds):
            kind = self._kinds[name]
            values = values_of(kind)
            found += [(entity, name, values(part)) for entity, part in self._query((kind,))]
        return found

    def snapshot(self) -> list[Row]:
        """The rows with plain values (`plain`)."""
        return [(entity, name, tuple(map(plain, values))) for entity, name, values in self.rows()]

    def copy_into(self, other: World) -> None:
        """Give `other`, a new and empty world, the same entities with the same ids and components."""
        entities: dict[int, list[Any]] = {}
        for kind in self._kinds.values():
            values = values_of(kind)
            for entity, part in self._query((kind,)):
                entities.setdefault(entity, []).append(kind(*values(part)))
        with other.active():
            other.fill(entities, self._kinds.values(), self._last_entity)

    def fill(self, entities: Mapping[int, Sequence[object]], kinds: Iterable[type[Any]], last_entity: int) -> None:
        """Let this new and empty world have these entities' components, as one had that knew these kinds of them.

        `last_entity` is the highest id an entity had there, so that the next one born gets the same id in both worlds.
        """
        self._kinds = {kind.__name__: kind for kind in kinds}
        for entity in sorted(entities):
            self._skip_to(entity)
            self._born(entities[entity])
        self._skip_to(last_entity + 1)
        self.forget()

    def _skip_to(self, entity: int) -> None:
        while self._last_entity < entity - 1:
            self._last_entity = esper.create_entity()
            esper.delete_entity(self._last_entity, immediate=True)


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """The names of a component's fields, in order of declaration."""
    found = _field_names.get(kind)
    if found is None:
        found = _field_names[kind] = tuple(field.name for field in dataclasses.fields(kind))
    return found


_field_names: dict[type[Any], tuple[str, ...]] = {}


def values_of(kind: type[Any]) -> Callable[[Any], tuple[Any, ...]]:
    """A function that gives a component's field values, in order of declaration."""
    found = _value_readers.get(kind)
    if found is None:
        names = fields_of(kind)
        getter = attrgetter(*names)
        found = getter if len(names) > 1 else (lambda part: (getter(part),))
        _value_readers[kind] = found
    return found


_value_readers: dict[type[Any], Callable[[Any], tuple[Any, ...]]] = {}


def _fields_of(entity: int) -> Iterator[tuple[type[Any], str, Any]]:
    """The component's class, the field's name and the component, of each field that an entity has."""
    parts: tuple[Any, ...] = esper.components_for_entity(entity)
    for part in parts:
        for field in fields_of(type(part)):
            yield type(part), field, part


def plain(value: Any) -> Any:
    """A field's value as any encoder takes it: a mask too large for 64 bits becomes hexadecimal text."""
    return f"{value:x}" if type(value) is int and not LOWEST <= value <= HIGHEST else value


LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
"""The numbers that any encoder takes."""


def _forget_context(name: str) -> None:
    if name in esper.list_worlds() and esper.current_world != name:
        esper.delete_world(name)
