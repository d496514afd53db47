"""What fighters are worth to an opponent: one of the enemy's that falls, one of its own that is lost.

SK-WIN-1 of the rulebook: who falls may be the last that breaks a side, or carry what the battle is about.
"""

from __future__ import annotations

from collections.abc import Sequence

from systems.skirmish.ai.personality import Personality
from systems.skirmish.battle import Goal
from systems.skirmish.geometry import contains, length, middle, minus, nearest_point, part_of, plus
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.movement import paces
from systems.skirmish.victory import is_broken
from systems.skirmish.view import UnitView, View

PER_CENT, THOUSAND = 100, 1000
POINT = 100
"""A point, in hundredths: what courses and places are compared in."""
INTO_ZONE = CENTIMETRE // 10
"""How far one goes into a zone, so that rounding leaves nobody outside."""


def worth_of(view: View, manner: Personality, target: UnitView) -> int:
    """Points for an enemy who falls."""
    share = PER_CENT + (manner.leader if target.kind.is_leader else 0)
    if target.weapon is not None and target.loaded and target.stage == "fresh":
        share += manner.armed
    points = manner.hit * share // PER_CENT + carried_worth(view, manner, target)
    return points + manner.victory if _would_break(view, target) else points


def own_worth(view: View, manner: Personality, unit: UnitView) -> int:
    """Points for one of its own who is lost."""
    share = PER_CENT + (manner.leader if unit.kind.is_leader else 0)
    return manner.hit * share // PER_CENT + carried_worth(view, manner, unit)


def carried_worth(view: View, manner: Personality, unit: UnitView) -> int:
    """Points for what a fighter carries: more for who has all but won with it."""
    goals = [goal for goal in carried_goals(view, unit) if goal.side == unit.side]
    if any(is_about_to_win(view, unit, goal) for goal in goals):
        return manner.victory
    carries = any(thing.bearer == unit.id for thing in view.things)
    return manner.hit * manner.bearer // PER_CENT if carries else 0


def carried_goals(view: View, unit: UnitView) -> list[Goal]:
    """The goals that are about what a fighter carries."""
    carried = {thing.number for thing in view.things if thing.bearer == unit.id}
    return [goal for goal in view.goals if goal.object in carried]


def is_about_to_win(view: View, unit: UnitView, goal: Goal) -> bool:
    """Whether who carries an object meets a goal with its next activation, or at the end of the turn."""
    if goal.kind == "carry_off":
        return length(minus(nearest_in_zone(unit.at, goal), unit.at)) <= run_of(view, view.fellows(unit))
    held = view.held.get(view.goals.index(goal), 0)
    return goal.kind == "hold" and held + 1 >= goal.turns


def nearest_in_zone(spot: Point, goal: Goal) -> Point:
    """The place of a goal's zone that is nearest to a spot."""
    if contains(goal.zone, spot):
        return spot
    edge = nearest_point(spot, goal.zone)
    return plus(edge, part_of(minus(middle(goal.zone), edge), INTO_ZONE))


def run_of(view: View, fellows: Sequence[UnitView]) -> int:
    """How far those who act together come in the open with all the actions of an activation."""
    pace, _ = paces(view, fellows[0], fellows, False)
    return pace.first + pace.further * (view.data.rules.activation.actions - 1)


def wins_by_breaking(view: View, side: int) -> bool:
    """Whether a side wins when it breaks the other."""
    own = [goal for goal in view.goals if goal.side == side]
    return not own or any(goal.kind == "break" for goal in own)


def _would_break(view: View, target: UnitView) -> bool:
    strength = view.sides[target.side]
    if not target.kind.is_fighter or strength.left < 1:
        return False
    broken = is_broken(view.data, strength.at_first, strength.left - 1)
    return strength.left == 1 or (broken and wins_by_breaking(view, view.side))
