"""Watching a battle from its keyframes and events alone.

A spectator starts from a keyframe (the components of the world as plain values) and is moved on by what each order
told. It may come from a file that anybody wrote: ValueError is raised for what no battle from its setup can hold.
"""

from __future__ import annotations

from collections.abc import Mapping

from core.events import Event
from core.rulesets import Table
from core.spectating import LARGEST, Check, Eyes, battle_of, check_event, is_number, is_truth
from systems.headquarters.data import HeadquartersData
from systems.headquarters.picture import Picture, advance, picture_of
from systems.headquarters.resuming import ENDINGS, resumed_battle
from systems.headquarters.setup import BattleSetup, land_of
from systems.headquarters.view import view_of

CAUSES = ("income", "bounty", "recruit", "shop", "blow", "strike", "bomb", "city", "kit")


class Stage:
    """What all keyframes of one battle have in common."""

    def __init__(self, setup: BattleSetup, data: HeadquartersData) -> None:
        self.setup, self.data = setup, data
        self.sides = len(setup.sides)
        self.board = land_of(setup, data).board

    def check_event(self, event: Event) -> None:
        """Raise ValueError for an event that names what this battle does not have."""
        check_event(event, self, _CHECKS)


_CHECKS: dict[str, Check] = {
    "at": lambda stage, at: stage.board.contains(*at),
    "path": lambda stage, path: bool(path) and all(stage.board.contains(*at) for at in path),
    "type": lambda stage, name: name in stage.data.units,
    "offer": lambda stage, name: name in stage.data.offers,
    "side": lambda stage, side: 0 <= side < stage.sides,
    "owner": lambda stage, side: -1 <= side < stage.sides,
    "winner": lambda stage, side: -1 <= side < stage.sides,
    "amount": lambda _stage, number: -LARGEST < number < LARGEST,
    "cause": lambda _stage, name: name in CAUSES,
    "reason": lambda _stage, name: name in ENDINGS,
    **dict.fromkeys(("unit", "target", "round", "gold", "hp", "damage", "bounty", "factor"), is_number),
    **dict.fromkeys(("ready", "back", "star"), is_truth),
}
"""What each field of an event must be, by name."""


class Spectator(Eyes[Picture]):
    """One pair of eyes on a battle; there is no fog, so all see alike."""

    def __init__(self, stage: Stage, tables: Mapping[str, Table], side: int) -> None:
        super().__init__(_picture(stage, tables), advance, side)


def _picture(stage: Stage, tables: Mapping[str, Table]) -> Picture:
    battle = battle_of(tables, lambda state, last: resumed_battle(stage.setup, stage.data, state, last))
    with battle.world.active():
        return picture_of(view_of(battle, 0))
