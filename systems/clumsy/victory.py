"""Victory: who has won, and when that is judged.

WIN-1, WIN-3, WIN-4, WIN-5 of the rulebook; what the goals of WIN-2 make of it.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle, System
from systems.clumsy.capture import points_held, points_needed
from systems.clumsy.components import NO_SIDE, OFF_BOARD, Clock, Force, Goal, Identity, Outcome, Position
from systems.clumsy.events import BattleEnded, SideSurrendered, UnitLeft
from systems.clumsy.goals import FAILED, MET, judge_goals, verdict
from systems.clumsy.orders import SurrenderOrder
from systems.clumsy.view import View
from systems.clumsy.vision import Look, viewers_of


def judge(battle: Battle) -> None:
    """End the battle if a chain that has just ended decided it (WIN-1, WIN-3, WIN-5)."""
    world = battle.world
    if world.the(Outcome).ended:
        return
    forces = [force for _, force in world.each(Force)]
    left = [force.side for force in forces if not force.surrendered]
    if len(left) == 1:
        end(battle, left[0], "surrender")
        return
    if world.each(Goal):
        _judge_mission(battle, forces)
        return
    holders = [force.side for force in forces if holds_enough(battle, force.side)]
    fielded = [force.side for force in forces if force.fielded]
    # not by the masks of the board: whoever is aboard is alive all the same (LOAD-4)
    living = {identity.side for _, identity in world.each(Identity)}
    alive = [side for side in fielded if side in living]
    if len(fielded) > 1 and len(alive) < 2:
        # several winners at once are none (WIN-3)
        winners = {*alive, *holders}
        end(battle, winners.pop() if len(winners) == 1 else NO_SIDE, "destruction")
    elif holders:
        end(battle, holders[0] if len(holders) == 1 else NO_SIDE, "points")


def _judge_mission(battle: Battle, forces: list[Force]) -> None:
    """Judge by the sides' goals: they replace WIN-1, but a side with no unit left loses (WIN-2, WIN-3)."""
    judge_goals(battle)
    verdicts = verdicts_of(battle)
    living = {identity.side for _, identity in battle.world.each(Identity)}
    gone = {force.side for force in forces if force.surrendered or (force.fielded and force.side not in living)}
    failed = {side for side, found in verdicts.items() if found == FAILED}
    left = [force.side for force in forces if force.side not in gone | failed]
    by_goals = [side for side in left if verdicts.get(side) == MET]
    by_points = [side for side in left if side not in verdicts and holds_enough(battle, side)]
    winners = by_goals + by_points
    if winners:
        # several winners at once are none (WIN-3)
        end(battle, winners[0] if len(winners) == 1 else NO_SIDE, "goals" if by_goals else "points")
    elif len(left) < 2 <= len(forces):
        end(battle, left[0] if left else NO_SIDE, "goals_failed" if failed - gone else "destruction")


def verdicts_of(battle: Battle) -> dict[int, str]:
    """What its goals make of each side that has any: open, met, failed (WIN-2)."""
    goals: dict[int, list[Goal]] = {}
    for _, goal in battle.world.each(Goal):
        goals.setdefault(goal.side, []).append(goal)
    return {side: verdict(of_side) for side, of_side in goals.items()}


def judge_end_of_round(battle: Battle) -> None:
    """At the end of a round: whoever was to hold out to it has; then the round limit (WIN-2, WIN-4)."""
    if battle.world.each(Goal):
        judge_goals(battle, round_is_over=True)
        judge(battle)
    judge_round_limit(battle)


def holds_enough(battle: Battle, side: int) -> bool:
    """Whether a side holds as many points as it takes to win: all but one, at least one (WIN-1)."""
    points = battle.field.points.bit_count()
    return points > 0 and points_held(battle, side) >= points_needed(battle.data, points)


def judge_round_limit(battle: Battle) -> None:
    """At the end of the last round: more points held, then more unit value left, else a draw (WIN-4)."""
    world = battle.world
    if world.the(Outcome).ended or world.the(Clock).round < battle.round_limit:
        return
    ranks = sorted(((points_held(battle, side), value_left(battle, side)), side) for side in _still_in(battle))
    best, second = ranks[-1], ranks[-2]
    end(battle, best[1] if best[0] > second[0] else NO_SIDE, "round_limit")


def value_left(battle: Battle, side: int) -> int:
    """What a side's living units are worth together (FORCE-1)."""
    return sum(
        battle.data.units[identity.type].value for _, identity in battle.world.each(Identity) if identity.side == side
    )


def end(battle: Battle, winner: int, reason: str) -> None:
    """Close the battle; NO_SIDE is a draw."""
    world = battle.world
    entity = world.entity_of(Outcome)
    world.change(entity, Outcome, "ended", True)
    world.change(entity, Outcome, "winner", winner)
    world.change(entity, Outcome, "reason", reason)
    battle.tell(BattleEnded(winner=winner, reason=reason, round=world.the(Clock).round), battle.everyone)


def _still_in(battle: Battle) -> list[int]:
    """The sides that have neither given up nor failed."""
    verdicts = verdicts_of(battle)
    forces = [force for _, force in battle.world.each(Force)]
    return [force.side for force in forces if not force.surrendered and verdicts.get(force.side) != FAILED]


class Surrender:
    """A side that gives up."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


def begin_surrender(battle: Battle, _view: View, order: SurrenderOrder) -> None:
    """Put an accepted surrender on the agenda."""
    battle.world.agenda.add(Surrender(order.side))


class SurrenderSystem(System):
    """Takes a side's units off the map (WIN-5)."""

    def process(self) -> None:
        """Let every side that gives up leave."""
        battle, world = self.battle, self.battle.world
        for surrender in world.agenda.take(Surrender):
            side = surrender.side
            for entity, force in world.each(Force):
                if force.side == side:
                    world.change(entity, Force, "surrendered", True)
            battle.tell(SideSurrendered(side=side), battle.everyone)
            # those aboard leave from where their carriers are
            places = {entity: battle.place_of(entity) for entity, own in world.each(Identity) if own.side == side}
            for entity, identity in world.each(Identity):
                if identity.side == side:
                    at = battle.board.xy(places[entity])
                    battle.tell(UnitLeft(unit=identity.id, at=at), viewers_of(battle, entity))
                    world.change(entity, Position, "cell", OFF_BOARD)
                    world.remove(entity)
            world.agenda.add(Look())
