"""Turns: all camps play at once; when every camp left is ready the turn resolves and the next begins.

HQ-TURN-1, HQ-GOLD-1, HQ-HEAL-1, HQ-RULE of the rulebook.
"""

from __future__ import annotations

from systems.headquarters.battle import Battle, System
from systems.headquarters.camps import pay_income
from systems.headquarters.cities import capture
from systems.headquarters.components import Camp, Identity, Ledger, Outcome, ThisTurn
from systems.headquarters.events import CampReady, TurnEnded, TurnStarted
from systems.headquarters.healing import heal_in_cities
from systems.headquarters.orders import EndTurnOrder, ResumeOrder
from systems.headquarters.victory import judge_round_limit
from systems.headquarters.view import View


def has_said_so(view: View, _order: ResumeOrder) -> bool:
    """Whether a camp has said that it is ready, which it takes back."""
    return view.own.ready


class Readiness:
    """A camp says that it is ready, or takes that back."""

    __slots__ = ("ready", "side")

    def __init__(self, side: int, *, ready: bool) -> None:
        self.side, self.ready = side, ready


class Resolution:
    """Every camp left is ready."""

    __slots__ = ()


def begin_end_turn(battle: Battle, _view: View, order: EndTurnOrder) -> None:
    """Put it on the agenda that a camp is ready."""
    battle.world.agenda.add(Readiness(order.side, ready=True))


def begin_resume(battle: Battle, _view: View, order: ResumeOrder) -> None:
    """Put it on the agenda that a camp is not ready after all."""
    battle.world.agenda.add(Readiness(order.side, ready=False))


def all_ready(battle: Battle) -> bool:
    """Whether every camp that is left is ready."""
    left = [camp for _, camp in battle.world.each(Camp) if camp.standing]
    return bool(left) and all(camp.ready for camp in left)


class TurnSystem(System):
    """Counts who is ready, resolves the turn and begins the next."""

    def process(self) -> None:
        """Do what is due."""
        battle, world = self.battle, self.battle.world
        for said in world.agenda.take(Readiness):
            entity, _ = battle.camp(said.side)
            world.change(entity, Camp, "ready", said.ready)
            battle.tell(CampReady(side=said.side, ready=said.ready))
        for _ in world.agenda.take(Resolution):
            self._resolve()

    def _resolve(self) -> None:
        battle, world = self.battle, self.battle.world
        entity, ledger = battle.ledger()
        battle.tell(TurnEnded(round=ledger.turn))
        capture(battle)
        judge_round_limit(battle)
        if world.the(Outcome).ended:
            return
        turn = ledger.turn + 1
        world.change(entity, Ledger, "turn", turn)
        battle.tell(TurnStarted(round=turn))
        for side in battle.standing():
            pay_income(battle, side)
        for side in battle.standing():
            heal_in_cities(battle, side)
        for unit, _ in world.each(Identity):
            for field in ("moved", "acted", "recruited"):
                world.change(unit, ThisTurn, field, False)
        for camp_entity, _ in world.each(Camp):
            world.change(camp_entity, Camp, "ready", False)
