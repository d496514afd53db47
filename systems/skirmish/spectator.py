"""Watching a battle from its keyframes and events alone.

A spectator starts from a keyframe (the components of the world as plain values) and is moved on by what each order
told. It may come from a file that anybody wrote: ValueError is raised for what no battle from its setup can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from core.events import Event, OrderTakenBack, Told
from core.rulesets import Table as Rows
from core.rulesets import Value
from systems.skirmish.battle import FACES
from systems.skirmish.data import SkirmishData
from systems.skirmish.events import FighterHid
from systems.skirmish.picture import Picture, advance, picture_of
from systems.skirmish.refusal import LARGEST_FACING
from systems.skirmish.resuming import ENDINGS, resumed_battle
from systems.skirmish.setup import BattleSetup, ids_of, table_of
from systems.skirmish.view import View, view_of

EVERYTHING = -1
"""The eyes of one who sees all sides' fighters."""
_LARGEST = 1 << 31
_MOST_DICE = 60


class Stage:
    """What all keyframes of one battle have in common."""

    def __init__(self, setup: BattleSetup, data: SkirmishData) -> None:
        self.setup, self.data = setup, data
        self.sides = len(setup.sides)
        self.table = table_of(setup)
        self.units = frozenset(ids_of(setup))

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
    "unit": lambda stage, unit: unit in stage.units,
    "target": lambda stage, unit: unit in stage.units,
    "units": lambda stage, units: stage.units.issuperset(units),
    "at": lambda stage, at: stage.table.holds(at),
    "path": lambda stage, path: bool(path) and all(map(stage.table.holds, path)),
    "facing": lambda _stage, facing: 0 < max(map(abs, facing)) <= LARGEST_FACING,
    "type": lambda stage, name: name in stage.data.units,
    "side": lambda stage, side: 0 <= side < stage.sides,
    "winner": lambda stage, side: -1 <= side < stage.sides,
    "building": lambda stage, place: -1 <= place < len(stage.table.buildings),
    "obstacle": lambda stage, place: 0 <= place < len(stage.table.obstacles),
    "object": lambda stage, place: 0 <= place < len(stage.setup.objects),
    "goal": lambda stage, place: 0 <= place < len(stage.setup.goals),
    "posture": lambda _stage, name: name in ("", "hide", "line"),
    "stage": lambda _stage, name: name in ("fresh", "active", "waiting", "done"),
    "reason": lambda _stage, name: name in ENDINGS,
    "dice": lambda _stage, dice: len(dice) <= _MOST_DICE and all(die in FACES for die in dice),
    **dict.fromkeys(("round", "actions", "wounds", "shots", "floor", "left", "needed", "turns"), _is_number),
    **dict.fromkeys(("ran", "aimed", "jumped", "loaded", "hit", "counts"), _is_truth),
}
"""What each field of an event must be, by name."""


class Spectator:
    """One pair of eyes on a battle: a side's, or those of one who sees all fighters."""

    def __init__(self, stage: Stage, tables: Mapping[str, Rows], side: int) -> None:
        self._stage, self.side = stage, side
        self._start = _picture(stage, tables, side)
        self.picture = self._start.copy()
        self._past: list[Sequence[Told]] = []

    def follow(self, told: Sequence[Told]) -> list[Event]:
        """Take in what an order told everybody. Returns what these eyes were told of it."""
        seen = [event for event, viewers in told if self._sees(event, viewers)]
        if any(isinstance(event, OrderTakenBack) for event in seen):
            self._take_back()
            return seen
        self._past.append(told)
        self._advance(seen)
        return seen

    def _sees(self, event: Event, viewers: int) -> bool:
        """Whether these eyes see an event; who sees everything loses sight of nobody."""
        return bool(viewers >> self.side & 1) if self.side >= 0 else not isinstance(event, FighterHid)

    def _advance(self, seen: Sequence[Event]) -> None:
        for event in seen:
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
            self._advance([event for event, viewers in told if self._sees(event, viewers)])


def _picture(stage: Stage, tables: Mapping[str, Rows], side: int) -> Picture:
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
        views = [view_of(battle, one) for one in (range(stage.sides) if side < 0 else (side,))]
    return picture_of(together(views))


def together(views: Sequence[View]) -> View:
    """What several sides know together: all fighters, if they are all of the sides."""
    units = {unit.id: unit for view in views for unit in view.units.values()}
    return msgspec.structs.replace(views[0], units=dict(sorted(units.items())))
