"""Victory: who has won, and when that is judged.

WIN-1, WIN-3, WIN-4, WIN-5 of the rulebook.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle, System
from systems.clumsy.components import (
    NO_SIDE,
    OFF_BOARD,
    Clock,
    Force,
    Identity,
    Outcome,
    Position,
    VictoryPoint,
)
from systems.clumsy.data import ClumsyData
from systems.clumsy.events import BattleEnded, SideSurrendered, UnitLeft
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


def holds_enough(battle: Battle, side: int) -> bool:
    """Whether a side holds as many points as it takes to win: all but one, at least one (WIN-1)."""
    points = battle.field.points.bit_count()
    return points > 0 and points_held(battle, side) >= points_needed(battle.data, points)


def points_needed(data: ClumsyData, points: int) -> int:
    """How many of so many points it takes to win: all but one, at least one (WIN-1)."""
    return max(1, points - data.rules.victory.points_spared)


def judge_round_limit(battle: Battle) -> None:
    """At the end of the last round: more points held, then more unit value left, else a draw (WIN-4)."""
    world = battle.world
    if world.the(Outcome).ended or world.the(Clock).round < battle.round_limit:
        return
    ranks = sorted(((points_held(battle, side), value_left(battle, side)), side) for side in _still_in(battle))
    best, second = ranks[-1], ranks[-2]
    end(battle, best[1] if best[0] > second[0] else NO_SIDE, "round_limit")


def points_held(battle: Battle, side: int) -> int:
    """How many victory points a side holds."""
    return sum(point.owner == side for _, point in battle.world.each(VictoryPoint))


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
    """The sides that have not given up."""
    return [force.side for _, force in battle.world.each(Force) if not force.surrendered]


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
