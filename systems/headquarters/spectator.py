"""Watching a battle from its keyframes and events alone.

A spectator starts from a keyframe (the components of the world as plain values) and is moved on by what each order
told. It may come from a file that anybody wrote: ValueError is raised for what no battle from its setup can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from core.events import Event, OrderTakenBack, Told
from core.rulesets import Table, Value
from systems.headquarters.data import HeadquartersData
from systems.headquarters.picture import Picture, advance, picture_of
from systems.headquarters.resuming import ENDINGS, resumed_battle
from systems.headquarters.setup import BattleSetup, land_of
from systems.headquarters.view import view_of

CAUSES = ("income", "bounty", "recruit", "shop", "blow", "strike", "bomb", "city", "kit")
_LARGEST = 1 << 31


class Stage:
    """What all keyframes of one battle have in common."""

    def __init__(self, setup: BattleSetup, data: HeadquartersData) -> None:
        self.setup, self.data = setup, data
        self.sides = len(setup.sides)
        self.board = land_of(setup, data).board

    def check_event(self, event: Event) -> None:
        """Raise ValueError for an event that names what this battle does not have."""
        for name in event.__struct_fields__:
            if not _CHECKS[name](self, getattr(event, name)):
                raise ValueError(f"{type(event).__name__}.{name}")


def _is_number(_stage: Stage, number: int) -> bool:
    return 0 <= number < _LARGEST


def _is_truth(_stage: Stage, _value: bool) -> bool:
    return True


_CHECKS: dict[str, Callable[[Stage, Any], bool]] = {
    "at": lambda stage, at: stage.board.contains(*at),
    "path": lambda stage, path: bool(path) and all(stage.board.contains(*at) for at in path),
    "type": lambda stage, name: name in stage.data.units,
    "offer": lambda stage, name: name in stage.data.offers,
    "side": lambda stage, side: 0 <= side < stage.sides,
    "owner": lambda stage, side: -1 <= side < stage.sides,
    "winner": lambda stage, side: -1 <= side < stage.sides,
    "amount": lambda _stage, number: -_LARGEST < number < _LARGEST,
    "cause": lambda _stage, name: name in CAUSES,
    "reason": lambda _stage, name: name in ENDINGS,
    **dict.fromkeys(("unit", "target", "round", "gold", "hp", "damage", "bounty", "factor"), _is_number),
    **dict.fromkeys(("ready", "back", "star"), _is_truth),
}
"""What each field of an event must be, by name."""


class Spectator:
    """One pair of eyes on a battle; there is no fog, so all see alike."""

    def __init__(self, stage: Stage, tables: Mapping[str, Table], side: int) -> None:
        self._stage, self.side = stage, side
        self._start = _picture(stage, tables)
        self.picture = self._start.copy()
        self._past: list[Sequence[Told]] = []

    def follow(self, told: Sequence[Told]) -> list[Event]:
        """Take in what an order told everybody. Returns what these eyes were told of it."""
        seen = [event for event, viewers in told if self.side < 0 or viewers >> self.side & 1]
        if any(isinstance(event, OrderTakenBack) for event in seen):
            self._take_back()
            return seen
        self._past.append(told)
        self._advance(told)
        return seen

    def _advance(self, told: Sequence[Told]) -> None:
        for event, _ in told:
            try:
                advance(self.picture, event)
            except (LookupError, TypeError) as error:
                raise ValueError(f"{type(event).__name__}: {error!r}") from error

    def _take_back(self) -> None:
        """Everything since the keyframe once more, but for the last order."""
        if self._past:
            self._past.pop()
        self.picture = self._start.copy()
        for told in self._past:
            self._advance(told)


def _picture(stage: Stage, tables: Mapping[str, Table]) -> Picture:
    state: dict[int, dict[str, dict[str, Value]]] = {}
    try:
        for name, table in tables.items():
            for row in table.rows:
                entity = row[0]
                if type(entity) is not int or entity < 1:
                    raise ValueError(f"not an entity: {entity!r:.40}")
                state.setdefault(entity, {})[name] = dict(zip(table.fields, row[1:], strict=True))
        battle = resumed_battle(stage.setup, stage.data, state, max(state, default=0))
    except (LookupError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"keyframe: {error!r}") from error
    with battle.world.active():
        return picture_of(view_of(battle, 0))
