"""Who has won: by a mission's goals, or by breaking the enemy.

SK-WIN-1 of the rulebook. A side without goals of its own wins by breaking the other. Whoever has no fighter left has
lost. Several winners at once: a draw.
"""

from __future__ import annotations

from systems.skirmish.battle import Battle, Goal
from systems.skirmish.components import NO_SIDE, NO_UNIT, Hold, Identity, Outcome, Thing
from systems.skirmish.data import SkirmishData
from systems.skirmish.events import BattleEnded, GoalCounted
from systems.skirmish.geometry import contains


def losses_that_break(data: SkirmishData, at_first: int) -> int:
    """How many fighters a side that began with so many has to lose to be broken."""
    return -(-at_first * data.rules.winning.broken // 100)


def is_broken(data: SkirmishData, at_first: int, left: int) -> bool:
    """Whether a side that began with so many fighters and has so many left is broken: half of them are lost."""
    return at_first - left >= losses_that_break(data, at_first) or left == 0


def left_of(battle: Battle, side: int) -> int:
    """The fighters a side has left."""
    return sum(battle.kind_of(entity).is_fighter for entity in battle.of_side(side))


def goals_of(battle: Battle, side: int) -> list[tuple[int, Goal]]:
    """What a side can win by, with the places of its goals among all; with none it has to break the enemy."""
    own = [(place, goal) for place, goal in enumerate(battle.start.goals) if goal.side == side]
    return own or [(NO_GOAL, Goal(side, "break"))]


NO_GOAL = -1


def judge(battle: Battle) -> None:
    """A chain has ended: see whether somebody has won."""
    if battle.world.the(Outcome).ended:
        return
    sides = range(len(battle.start.side_names))
    won = {side: reason for side in sides if (reason := _reason(battle, side))}
    if len(won) == 1:
        [(winner, reason)] = won.items()
        end(battle, winner, reason)
    elif won:
        end(battle, NO_SIDE, min(won.values()))


def _enemies(battle: Battle, side: int) -> list[int]:
    """The other sides, but for those that had no fighter from the start: they are not there to be beaten."""
    return [other for other, first in enumerate(battle.start.fighters) if other != side and first]


def _reason(battle: Battle, side: int) -> str:
    """By what a side has won; "" if it has not."""
    enemies = _enemies(battle, side)
    if enemies and all(left_of(battle, other) == 0 for other in enemies):
        return "broken"
    for place, goal in goals_of(battle, side):
        reason = _met(battle, goal, place)
        if reason:
            return reason
    return ""


def _met(battle: Battle, goal: Goal, place: int) -> str:
    """By what a goal is met; "" if it is not."""
    if goal.kind == "break":
        first, enemies = battle.start.fighters, _enemies(battle, goal.side)
        broken = enemies and all(is_broken(battle.data, first[one], left_of(battle, one)) for one in enemies)
        return "broken" if broken else ""
    if goal.kind == "carry_off":
        bearer = bearer_of_side(battle, goal)
        return "carried_off" if bearer is not None and contains(goal.zone, battle.spot_of(bearer)) else ""
    turns = next((hold.turns for _, hold in battle.world.each(Hold) if hold.goal == place), 0)
    return "held" if turns >= goal.turns else ""


def bearer_of_side(battle: Battle, goal: Goal) -> int | None:
    """The fighter of the goal's side who carries its object; None if none does."""
    for _, thing in battle.world.each(Thing):
        if thing.number == goal.object and thing.bearer != NO_UNIT:
            bearer = battle.entity_of[thing.bearer]
            return bearer if battle.world.get(bearer, Identity).side == goal.side else None
    return None


def judge_turn(battle: Battle) -> None:
    """A turn of all sides is over: count who holds what, and see whether it was the last one that is played."""
    world = battle.world
    for entity, hold in world.each(Hold):
        goal = battle.start.goals[hold.goal]
        turns = hold.turns + 1 if bearer_of_side(battle, goal) is not None else 0
        if turns != hold.turns:
            world.change(entity, Hold, "turns", turns)
            battle.tell(GoalCounted(goal=hold.goal, side=goal.side, turns=turns))
    judge(battle)
    limit, (_, turn) = battle.start.round_limit, battle.turn()
    if limit and turn.round >= limit and not world.the(Outcome).ended:
        end(battle, NO_SIDE, "round_limit")


def end(battle: Battle, winner: int, reason: str) -> None:
    """Close the battle; NO_SIDE is a draw."""
    world = battle.world
    entity = world.entity_of(Outcome)
    world.change(entity, Outcome, "ended", True)
    world.change(entity, Outcome, "winner", winner)
    world.change(entity, Outcome, "reason", reason)
    battle.tell(BattleEnded(winner=winner, reason=reason, round=battle.turn()[1].round))
