"""Who is out, who has won.

HQ-WIN-1 of the rulebook.
"""

from __future__ import annotations

from systems.headquarters.battle import Battle, System
from systems.headquarters.cities import free_cities
from systems.headquarters.components import NO_CAMP, Camp, Identity, Outcome, Position
from systems.headquarters.events import BattleEnded, CampFell, UnitLeft
from systems.headquarters.orders import SurrenderOrder
from systems.headquarters.view import View
from systems.headquarters.wounds import HeadquartersLost


class Surrender:
    """A camp gives up."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


class Fallen:
    """A camp is out."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


def begin_surrender(battle: Battle, _view: View, order: SurrenderOrder) -> None:
    """Put an accepted surrender on the agenda."""
    battle.world.agenda.add(Surrender(order.side))


class FallSystem(System):
    """A camp that lost its headquarters or gave up is out: its units vanish, its cities turn neutral."""

    def process(self) -> None:
        """Let every camp fall that has to."""
        agenda = self.battle.world.agenda
        for lost in agenda.take(HeadquartersLost):
            self._fall(lost.side, "headquarters")
        for surrender in agenda.take(Surrender):
            self._fall(surrender.side, "surrender")

    def _fall(self, side: int, reason: str) -> None:
        battle, world = self.battle, self.battle.world
        entity, _ = battle.camp(side)
        world.change(entity, Camp, "standing", False)
        battle.tell(CampFell(side=side, reason=reason))
        for unit in battle.units_of(side):
            at = battle.board.xy(world.get(unit, Position).cell)
            battle.tell(UnitLeft(unit=world.get(unit, Identity).id, at=at))
            world.remove(unit)
        free_cities(battle, side)
        world.agenda.add(Fallen(side))
        standing = battle.standing()
        if len(standing) == 1:
            end(battle, standing[0], reason)


def judge_round_limit(battle: Battle) -> None:
    """The turn has resolved: after the last one that is played it is a draw between those who are left."""
    limit = battle.start.round_limit
    if limit and battle.ledger()[1].turn >= limit and not battle.world.the(Outcome).ended:
        end(battle, NO_CAMP, "round_limit")


def end(battle: Battle, winner: int, reason: str) -> None:
    """Close the battle; NO_CAMP is a draw."""
    world = battle.world
    entity = world.entity_of(Outcome)
    world.change(entity, Outcome, "ended", True)
    world.change(entity, Outcome, "winner", winner)
    world.change(entity, Outcome, "reason", reason)
    battle.tell(BattleEnded(winner=winner, reason=reason, round=battle.ledger()[1].turn))
