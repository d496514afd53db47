"""Watches: who goes on alert at the end of a turn."""

from __future__ import annotations

from systems.clumsy.ai.assess import Assessment, Foe
from systems.clumsy.aim import target_kind
from systems.clumsy.alert import kept_weapons
from systems.clumsy.fire import range_of
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View


def is_worth_watching(view: View, unit: UnitView, assessment: Assessment) -> bool:
    """Whether a foe may come within a unit's range in its next turn, and the unit has a shot to keep for it."""
    if not unit.kind.weapons or unit.alert or unit.action_points < shot_price(view.data, unit.kind):
        return False
    ranges = {"ground": 0, "airborne": 0, "drone": 0}
    for name in kept_weapons(view, unit):
        weapon = view.data.weapons[name]
        for target in ranges.keys() & weapon.targets:
            ranges[target] = max(ranges[target], range_of(view.data, weapon, unit.moved)[1])
    board, step_price = view.board, assessment.personality.judgement.step_on
    return any(
        ranges[target_kind(foe.kind.unit_class, foe.kind.flies)]
        and board.distance(unit.cell, foe.cell)
        <= ranges[target_kind(foe.kind.unit_class, foe.kind.flies)] + _steps(foe, step_price)
        for foe in assessment.foes
    )


def _steps(foe: Foe, step_price: int) -> int:
    """How many cells a foe is taken to come on in its next turn."""
    return foe.kind.action_points // step_price
