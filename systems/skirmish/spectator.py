"""Watching a battle from its keyframes and events alone.

A spectator starts from a keyframe (the components of the world as plain values) and is moved on by what each order
told. It may come from a file that anybody wrote: ValueError is raised for what no battle from its setup can hold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec

from core.events import Event
from core.rulesets import Table as Rows
from core.spectating import Check, Eyes, battle_of, check_event, is_number, is_truth
from systems.skirmish import components
from systems.skirmish.battle import FACES
from systems.skirmish.components import Posture
from systems.skirmish.data import SkirmishData
from systems.skirmish.events import FighterHid
from systems.skirmish.picture import Picture, advance, picture_of
from systems.skirmish.refusal import LARGEST_FACING
from systems.skirmish.resuming import ENDINGS, resumed_battle
from systems.skirmish.setup import BattleSetup, ids_of, table_of
from systems.skirmish.view import View, view_of

EVERYTHING = -1
"""The eyes of one who sees all sides' fighters."""
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
        check_event(event, self, _CHECKS)


_CHECKS: dict[str, Check] = {
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
    "posture": lambda _stage, name: name in get_args(Posture),
    "stage": lambda _stage, name: name in get_args(components.Stage),
    "reason": lambda _stage, name: name in ENDINGS,
    "dice": lambda _stage, dice: len(dice) <= _MOST_DICE and all(die in FACES for die in dice),
    **dict.fromkeys(("round", "actions", "wounds", "shots", "floor", "left", "needed", "turns"), is_number),
    **dict.fromkeys(("ran", "aimed", "jumped", "loaded", "hit", "counts"), is_truth),
}
"""What each field of an event must be, by name."""


class Spectator(Eyes[Picture]):
    """One pair of eyes on a battle: a side's, or those of one who sees all fighters."""

    def __init__(self, stage: Stage, tables: Mapping[str, Rows], side: int) -> None:
        super().__init__(_picture(stage, tables, side), advance, side)

    def sees(self, event: Event, viewers: int) -> bool:
        """Whether these eyes see an event; who sees everything loses sight of nobody."""
        return super().sees(event, viewers) if self.side >= 0 else not isinstance(event, FighterHid)


def _picture(stage: Stage, tables: Mapping[str, Rows], side: int) -> Picture:
    battle = battle_of(tables, lambda state, last: resumed_battle(stage.setup, stage.data, state, last))
    with battle.world.active():
        views = [view_of(battle, one) for one in (range(stage.sides) if side < 0 else (side,))]
    return picture_of(together(views))


def together(views: Sequence[View]) -> View:
    """What several sides know together: all fighters, if they are all of the sides."""
    units = {unit.id: unit for view in views for unit in view.units.values()}
    return msgspec.structs.replace(views[0], units=dict(sorted(units.items())))
