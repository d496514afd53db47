"""Watching a battle from its keyframes and events alone, as far as it is the same for rulesets that draw from views.

What a spectator is given may come from a file that anybody wrote: ValueError is raised for what no battle can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from core.events import Event, OrderTakenBack, Told
from core.rulesets import State, Table, Value

Battle = TypeVar("Battle")

LARGEST: Final = 1 << 31
"""More than any number that an event tells."""


class Drawn(Protocol):
    """A battle as it is drawn."""

    def copy(self) -> Self:
        """The same, to be moved on."""


Picture = TypeVar("Picture", bound=Drawn)

Check = Callable[[Any, Any], bool]
"""Whether a value can be in an event of a battle, by what its keyframes have in common."""


def is_number(_stage: object, number: int) -> bool:
    """Whether this counts something."""
    return 0 <= number < LARGEST


def is_truth(_stage: object, _value: bool) -> bool:
    """Anything that is true or false will do."""
    return True


def check_event(event: Event, stage: object, checks: Mapping[str, Check]) -> None:
    """Raise ValueError for an event that names what a battle does not have; every field has a check, by its name."""
    for name in event.__struct_fields__:
        if not checks[name](stage, getattr(event, name)):
            raise ValueError(f"{type(event).__name__}.{name}")


def battle_of(tables: Mapping[str, Table], resumed: Callable[[State, int], Battle]) -> Battle:
    """The battle that a keyframe holds, as `resumed` makes it of its state and its highest entity."""
    state: dict[int, dict[str, dict[str, Value]]] = {}
    try:
        for name, table in tables.items():
            for row in table.rows:
                entity = row[0]
                if type(entity) is not int or entity < 1:
                    raise ValueError(f"not an entity: {entity!r:.40}")
                state.setdefault(entity, {})[name] = dict(zip(table.fields, row[1:], strict=True))
        return resumed(state, max(state, default=0))
    except (LookupError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"keyframe: {error!r}") from error


class Eyes(Generic[Picture]):
    """One pair of eyes on a battle: a side's, or those of one who sees everything (-1)."""

    def __init__(self, start: Picture, advance: Callable[[Picture, Event], None], side: int) -> None:
        self._start, self._move_on, self.side = start, advance, side
        self.picture = start.copy()
        self._past: list[list[Event]] = []

    def sees(self, _event: Event, viewers: int) -> bool:
        """Whether these eyes see an event that such sides are told of."""
        return self.side < 0 or bool(viewers >> self.side & 1)

    def follow(self, told: Sequence[Told]) -> list[Event]:
        """Take in what an order told everybody. Returns what these eyes were told of it."""
        seen = [event for event, viewers in told if self.sees(event, viewers)]
        if any(isinstance(event, OrderTakenBack) for event in seen):
            self._take_back()
        else:
            self._past.append(seen)
            self._advance(seen)
        return seen

    def _advance(self, seen: Sequence[Event]) -> None:
        for event in seen:
            try:
                self._move_on(self.picture, event)
            except (LookupError, TypeError) as error:
                raise ValueError(f"{type(event).__name__}: {error!r}") from error

    def _take_back(self) -> None:
        """Everything since the keyframe once more, but for the last order."""
        if self._past:
            self._past.pop()
        self.picture = self._start.copy()
        for seen in self._past:
            self._advance(seen)
