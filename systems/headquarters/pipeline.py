"""The pipeline: which order goes to which rule, and in which order the systems work in a beat.

A blow wounds, the wounded die, a headquarters' fall takes its camp out, the bomb falls; who survives strikes back in
the next beat. When nothing more is to come and every camp left is ready, the turn resolves (HQ-TURN-1).
"""

from __future__ import annotations

from collections.abc import Callable

from core.events import Event
from core.game import Game
from core.orders import Order, Refusal
from core.systems import install
from systems.headquarters import fighting, movement, recruiting, shop, turns, victory
from systems.headquarters.battle import Battle, System
from systems.headquarters.bomb import BombSystem
from systems.headquarters.components import Outcome
from systems.headquarters.data import HeadquartersData
from systems.headquarters.events import AirStruck
from systems.headquarters.orders import (
    AttackOrder,
    BuyOrder,
    EndTurnOrder,
    MoveOrder,
    RecruitOrder,
    ResumeOrder,
    SurrenderOrder,
    WaitOrder,
)
from systems.headquarters.refusal import refuse_any
from systems.headquarters.setup import BattleSetup, set_up
from systems.headquarters.view import View, view_of
from systems.headquarters.wounds import DeathSystem, WoundSystem

SYSTEMS: tuple[type[System], ...] = (
    turns.TurnSystem,
    movement.MovementSystem,
    fighting.FightSystem,
    shop.ShopSystem,
    recruiting.RecruitSystem,
    WoundSystem,
    DeathSystem,
    victory.FallSystem,
    BombSystem,
)
"""The systems in the order in which they work in each beat."""


def _never(_view: View, _order: Order) -> Refusal | None:
    return None


RULE_OF: dict[type[Order], tuple[Callable[..., Refusal | None], Callable[..., None]]] = {
    MoveOrder: (movement.refuse_move, movement.begin_move),
    AttackOrder: (fighting.refuse_attack, fighting.begin_attack),
    WaitOrder: (fighting.refuse_wait, fighting.begin_wait),
    RecruitOrder: (recruiting.refuse_recruit, recruiting.begin_recruit),
    BuyOrder: (shop.refuse_buy, shop.begin_buy),
    EndTurnOrder: (_never, turns.begin_end_turn),
    ResumeOrder: (_never, turns.begin_resume),
    SurrenderOrder: (_never, victory.begin_surrender),
}
"""For each kind of order, what refuses it and what sets it going."""

MAKES_SENSE: dict[type[Order], Callable[..., bool]] = {
    RecruitOrder: recruiting.is_for_hire,
    BuyOrder: shop.is_on_sale,
    ResumeOrder: turns.has_said_so,
}
"""What is looked at before anything else: an order that is none is `invalid`, whoever gives it and when."""


def refuse(view: View, order: Order) -> Refusal | None:
    """Why a camp cannot give this order; None if it can."""
    rule = RULE_OF.get(type(order))
    sense = MAKES_SENSE.get(type(order))
    if rule is None or (sense is not None and not sense(view, order)):
        return Refusal("invalid")
    return refuse_any(view, order) or rule[0](view, order)


class HeadquartersRules:
    """What `core.game` asks of this ruleset."""

    def sides(self, battle: Battle) -> int:
        """How many camps play."""
        return len(battle.start.side_names)

    def refuse(self, view: View, order: Order) -> Refusal | None:
        """Why this order cannot be given."""
        return refuse(view, order)

    def begin(self, battle: Battle, view: View, order: Order) -> None:
        """Set an accepted order going."""
        RULE_OF[type(order)][1](battle, view, order)

    def settle(self, battle: Battle) -> None:
        """A chain has ended: if every camp left is ready, the turn resolves."""
        if not battle.world.the(Outcome).ended and turns.all_ready(battle):
            battle.world.agenda.add(turns.Resolution())

    def view(self, battle: Battle, side: int) -> View:
        """What a camp may know."""
        return view_of(battle, side)

    def known_as(self, battle: Battle, side: int) -> Callable[[int], int]:
        """How a camp names units: there is no fog."""
        return _itself

    def undo_obstacle(self, order: Order, told: list[Event], before: View, after: View) -> str:
        """Why an order stays given: somebody was struck, or a camp is ready, which `resume` takes back."""
        if isinstance(order, AttackOrder) or any(isinstance(event, AirStruck) for event in told):
            return "shot_fired"
        return "turn_over" if isinstance(order, EndTurnOrder | ResumeOrder | SurrenderOrder) else ""

    def copy(self, battle: Battle) -> Battle:
        """The same battle in a world of its own."""
        twin = battle.rebuilt()
        install(twin, SYSTEMS)
        return twin


def _itself(unit: int) -> int:
    return unit


HeadquartersGame = Game[Battle, View]


def new_game(setup: BattleSetup, data: HeadquartersData) -> HeadquartersGame:
    """A game of Headquarters at its start; `setup` must be valid for `data`."""
    battle = set_up(setup, data)
    install(battle, SYSTEMS)
    return Game(HeadquartersRules(), battle)


def game_of(battle: Battle, chain: bytes) -> HeadquartersGame:
    """A game that goes on with a battle between two orders; `chain` is the digest of all told so far."""
    install(battle, SYSTEMS)
    return Game.resumed(HeadquartersRules(), battle, chain)
