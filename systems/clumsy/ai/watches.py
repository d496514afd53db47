"""Watches: who goes on alert at the end of a turn."""

from __future__ import annotations

from collections.abc import Iterable

from systems.clumsy.ai.assess import Foe
from systems.clumsy.alert import kept_weapons
from systems.clumsy.fire import range_of
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View

POINTS_A_STEP = 2
"""Action points that a step costs a foe on the way, as far as this guess goes."""


def is_worth_watching(view: View, unit: UnitView, foes: Iterable[Foe]) -> bool:
    """Whether a foe may come within a unit's range in its next turn, and the unit has a shot to keep for it."""
    if not unit.kind.weapons or unit.alert or unit.action_points < shot_price(view.data, unit.kind):
        return False
    reach = 0
    for name in kept_weapons(view, unit):
        weapon = view.data.weapons[name]
        if "ground" in weapon.targets:
            reach = max(reach, range_of(view.data, weapon, unit.moved)[1])
    if not reach:
        return False
    board = view.board
    return any(board.distance(unit.cell, foe.cell) <= reach + foe.kind.action_points // POINTS_A_STEP for foe in foes)
