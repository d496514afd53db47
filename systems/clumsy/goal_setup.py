"""Goals at the start of a battle: what a mission or a scenario sets each side.

WIN-2 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec

from core.board import mask_of
from core.orders import Cell
from systems.clumsy.battle import Battle
from systems.clumsy.capture import points_needed
from systems.clumsy.components import Goal
from systems.clumsy.data import ClumsyData

GoalKind = Literal["destroy_all", "hold_points", "hold_out", "escort", "kill", "reach", "destroy", "keep_alive"]
"""What a goal may ask for (WIN-2)."""
GOAL_KINDS: Final[tuple[str, ...]] = get_args(GoalKind)


class GoalSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A goal of a side."""

    side: int
    kind: GoalKind
    alone: bool = False
    """It is enough to meet this one."""
    announced: bool = False
    """The other sides know of it."""
    text: str = ""
    """Key of the sentence that tells it."""
    units: tuple[int, ...] = ()
    """The units it is about, by their places in `BattleSetup.units`."""
    structures: tuple[Cell, ...] = ()
    """The structures it is about, by their cells."""
    zone: tuple[Cell, ...] = ()
    round: int | None = None
    count: int | None = None
    """How many it takes; see `wanted`."""


def wanted(goal: GoalSetup, data: ClumsyData, points: int) -> int:
    """How many a goal takes: as given; else all it is about; of all points as many as win; to reach a zone, one."""
    if goal.count is not None:
        return goal.count
    if goal.kind == "hold_points":
        return len(goal.zone) or points_needed(data, points)
    return len(goal.units) or len(goal.structures) or 1


def set_goals(battle: Battle, goals: Sequence[GoalSetup], numbers: Sequence[int]) -> None:
    """Give each side its goals; `numbers` are the ids of the setup's units, in its order."""
    board = battle.board
    counts = [0] * len(battle.side_names)
    for given in goals:
        battle.world.create(
            Goal(
                side=given.side,
                number=counts[given.side],
                kind=given.kind,
                alone=given.alone,
                announced=given.announced,
                text=given.text,
                units=tuple(numbers[place] for place in given.units),
                structure_cells=tuple(board.cell(*at) for at in given.structures),
                zone=mask_of(board.cell(*at) for at in given.zone),
                round=given.round or 0,
                count=wanted(given, battle.data, battle.field.points.bit_count()),
                done=len(given.units) if given.kind == "keep_alive" else 0,
                state="open",
                identified=(),
                fallen=(),
            )
        )
        counts[given.side] += 1
