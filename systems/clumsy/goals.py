"""Goals: what a side is to achieve in a mission, how far it has come, and whether it has won or lost by it.

WIN-2, WIN-3 of the rulebook. How each kind is read:

- destroy_all: no other side that ever had a unit has one left.
- hold_points: so many victory points (of its zone, if it has one) are the side's own, at this moment.
- hold_out: the round is over, to the end of which the side was to hold out.
- escort, reach: so many of the units (escort: those named; reach: those named or any) stand in the zone at once. A unit
  aboard is nowhere (LOAD-4): it must be unloaded there; a craft in flight is over it, and must land. Once met it stays
  met, whatever becomes of them.
- kill, destroy: so many of these units or structures are gone, whoever did it.
- keep_alive: so many of these units live, aboard or not. It wins nothing while other goals are open; where there is no
  other, or one goal is enough, it is met at the end of the round limit.

A goal has failed when too few are left: escort, reach, keep_alive. A side that needs it has lost (WIN-3). What a goal
is about is told to its side at once, seen or not: like whose a point is, that is the rules' own exception to SEE-5
and SEE-6. How many enemies a side is still to destroy it is not told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.orders import Cell
from systems.clumsy.battle import Battle
from systems.clumsy.components import OFF_BOARD, Clock, Force, Goal, Identity, Knowledge, VictoryPoint
from systems.clumsy.events import GoalJudged, GoalProgressed, TargetIdentified

OPEN, MET, FAILED = "open", "met", "failed"
GOAL_STATES = (OPEN, MET, FAILED)

FOR_THE_MOMENT = frozenset({"hold_points"})
"""Kinds that are met only as long as they hold; the others stay met."""


def verdict(goals: Sequence[Goal]) -> str:
    """Whether a side with these goals has won by them (met), has lost (failed), or neither (open)."""
    states = [goal.state for goal in goals]
    if any(goal.alone for goal in goals):
        return MET if MET in states else FAILED if states.count(FAILED) == len(states) else OPEN
    if FAILED in states:
        return FAILED
    deeds = [goal.state for goal in goals if goal.kind != "keep_alive"] or states
    return MET if deeds.count(MET) == len(deeds) else OPEN


# --- how far each kind has come


def _living(battle: Battle, units: Sequence[int]) -> int:
    entities = (battle.entity_of.get(unit) for unit in units)
    return sum(entity is not None and battle.world.lives(entity) for entity in entities)


def _all_destroyed(battle: Battle, goal: Goal) -> int:
    others = {force.side for _, force in battle.world.each(Force) if force.fielded and force.side != goal.side}
    living = {identity.side for _, identity in battle.world.each(Identity)}
    return int(bool(others) and not others & living)


def _points(battle: Battle, goal: Goal) -> int:
    points = [point for _, point in battle.world.each(VictoryPoint) if not goal.zone or goal.zone >> point.cell & 1]
    return sum(point.owner == goal.side for point in points)


def _arrived(battle: Battle, goal: Goal) -> int:
    if not goal.units:
        return (battle.field.units[goal.side] & goal.zone).bit_count()
    living = [entity for unit in goal.units if (entity := battle.entity_of.get(unit)) and battle.world.lives(entity)]
    cells = [battle.cell_of(entity) for entity in living if not battle.is_airborne(entity)]
    return sum(cell != OFF_BOARD and goal.zone >> cell & 1 for cell in cells)


DONE: dict[str, Callable[[Battle, Goal], int]] = {
    "destroy_all": _all_destroyed,
    "hold_points": _points,
    "hold_out": lambda _battle, _goal: 0,
    "escort": _arrived,
    "reach": _arrived,
    "kill": lambda battle, goal: len(goal.units) - _living(battle, goal.units),
    "destroy": lambda _battle, goal: len(goal.fallen),
    "keep_alive": lambda battle, goal: _living(battle, goal.units),
}
"""For each kind, how many of what it takes a side has now."""


def _state(battle: Battle, goal: Goal, done: int, round_is_over: bool) -> str:
    round_now = battle.world.the(Clock).round
    if goal.kind == "hold_out":
        return MET if round_is_over and round_now >= goal.round else OPEN
    if goal.kind == "keep_alive":
        if done < goal.count:
            return FAILED
        return MET if round_is_over and round_now >= battle.round_limit else OPEN
    if done >= goal.count:
        return MET
    return FAILED if goal.kind in ("escort", "reach") and _able(battle, goal) < goal.count else OPEN


def _able(battle: Battle, goal: Goal) -> int:
    """How many could still get to the zone."""
    if goal.units:
        return _living(battle, goal.units)
    return sum(identity.side == goal.side for _, identity in battle.world.each(Identity))


# --- judging


def judge_goals(battle: Battle, round_is_over: bool = False) -> None:
    """See how far every goal has come, and tell (WIN-3)."""
    for entity, goal in battle.world.each(Goal):
        if goal.state == OPEN or goal.kind in FOR_THE_MOMENT:
            _judge(battle, entity, goal, round_is_over)


def _judge(battle: Battle, entity: int, goal: Goal, round_is_over: bool) -> None:
    world, own = battle.world, 1 << goal.side
    fallen = _note_the_fallen(battle, entity, goal)
    _identify(battle, entity, goal)
    done = DONE[goal.kind](battle, goal)
    state = _state(battle, goal, done, round_is_over)
    if done != goal.done:
        world.change(entity, Goal, "done", done)
        battle.tell(GoalProgressed(side=goal.side, goal=goal.number, done=done, fallen=fallen), own)
    if state != goal.state:
        world.change(entity, Goal, "state", state)
        judged = GoalJudged(side=goal.side, goal=goal.number, state=state)
        battle.tell(judged, battle.everyone if goal.announced else own)


def _note_the_fallen(battle: Battle, entity: int, goal: Goal) -> tuple[Cell, ...]:
    """Cells of structures that have just fallen: they count, though others may be put up in their places."""
    standing = (cell for cell in goal.structure_cells if cell not in goal.fallen)
    fallen = tuple(cell for cell in standing if cell not in battle.structure_at)
    if fallen:
        battle.world.change(entity, Goal, "fallen", (*goal.fallen, *fallen))
    return tuple(map(battle.board.xy, fallen))


def _identify(battle: Battle, entity: int, goal: Goal) -> None:
    """Tell a side which of the enemies it has come to see are those it is to kill."""
    if goal.kind != "kill":
        return
    knowledge = next(found for _, found in battle.world.each(Knowledge) if found.side == goal.side)
    identified = tuple(unit for unit in knowledge.contacts if unit in goal.units)
    if identified != goal.identified:
        for unit in identified[len(goal.identified) :]:
            battle.tell(TargetIdentified(side=goal.side, goal=goal.number, unit=unit), 1 << goal.side)
        battle.world.change(entity, Goal, "identified", identified)
