"""The pipeline: which order goes to which rule, and in which order the systems work in a beat.

Whoever acts does what it does, shots wound, the wounded fall, who comes to be seen is seen; then the actions are spent,
an activation without any is over, and the go passes on (SK-ACT-1).
"""

from __future__ import annotations

from collections.abc import Callable

from core.events import Event
from core.game import Game
from core.orders import Order, Refusal
from core.systems import install
from systems.skirmish import activation, buildings, capture, detection, movement, reload, shooting, victory, wounds
from systems.skirmish.battle import Battle, System
from systems.skirmish.components import Outcome
from systems.skirmish.data import SkirmishData
from systems.skirmish.events import BattleEnded, FighterSeen, GoPassed, TurnStarted
from systems.skirmish.orders import (
    ActivateOrder,
    AimOrder,
    CaptureOrder,
    DetectOrder,
    EndActivationOrder,
    EndTurnOrder,
    EnterOrder,
    InsideOrder,
    LeaveOrder,
    MoveOrder,
    ReloadOrder,
    ShootOrder,
    TurnOrder,
)
from systems.skirmish.refusal import refuse_any
from systems.skirmish.setup import BattleSetup, set_up
from systems.skirmish.sight import SightSystem
from systems.skirmish.view import View, view_of

SYSTEMS: tuple[type[System], ...] = (
    movement.MovementSystem,
    buildings.BuildingSystem,
    reload.ReloadSystem,
    shooting.ShootingSystem,
    detection.DetectionSystem,
    capture.CaptureSystem,
    wounds.WoundSystem,
    wounds.FallSystem,
    SightSystem,
    activation.SpendSystem,
    activation.ActivationSystem,
    activation.TurnSystem,
)
"""The systems in the order in which they work in each beat."""

RULE_OF: dict[type[Order], tuple[Callable[..., Refusal | None], Callable[..., None]]] = {
    ActivateOrder: (activation.refuse_activate, activation.begin_activate),
    MoveOrder: (movement.refuse_move, movement.begin_move),
    TurnOrder: (movement.refuse_turn, movement.begin_turn),
    ShootOrder: (shooting.refuse_shoot, shooting.begin_shoot),
    AimOrder: (reload.refuse_aim, reload.begin_aim),
    ReloadOrder: (reload.refuse_reload, reload.begin_reload),
    DetectOrder: (detection.refuse_detect, detection.begin_detect),
    CaptureOrder: (capture.refuse_capture, capture.begin_capture),
    EnterOrder: (buildings.refuse_enter, buildings.begin_enter),
    LeaveOrder: (buildings.refuse_leave, buildings.begin_leave),
    InsideOrder: (buildings.refuse_inside, buildings.begin_inside),
    EndActivationOrder: (activation.refuse_end_activation, activation.begin_end_activation),
    EndTurnOrder: (activation.refuse_end_turn, activation.begin_end_turn),
}
"""For each kind of order, what refuses it and what sets it going."""


def refuse(view: View, order: Order) -> Refusal | None:
    """Why a side cannot give this order, from what it may know alone; None if it can."""
    rule = RULE_OF.get(type(order))
    if rule is None:
        return Refusal("invalid")
    return refuse_any(view, order) or rule[0](view, order)


class SkirmishRules:
    """What `core.game` asks of this ruleset."""

    def sides(self, battle: Battle) -> int:
        """How many sides play."""
        return len(battle.start.side_names)

    def refuse(self, view: View, order: Order) -> Refusal | None:
        """Why this order cannot be given."""
        return refuse(view, order)

    def begin(self, battle: Battle, view: View, order: Order) -> None:
        """Set an accepted order going."""
        RULE_OF[type(order)][1](battle, view, order)

    def settle(self, battle: Battle) -> None:
        """A chain has ended: judge victory, then let those go on who wait for a leader that has done."""
        victory.judge(battle)
        if not battle.world.the(Outcome).ended:
            activation.settle(battle)

    def view(self, battle: Battle, side: int) -> View:
        """What a side may know."""
        return view_of(battle, side)

    def known_as(self, battle: Battle, side: int) -> Callable[[int], int]:
        """How a side names fighters: by their ids, for the lists of both lie open."""
        return _itself

    def undo_obstacle(self, order: Order, told: list[Event], before: View, after: View) -> str:
        """Why an order stays given: dice have fallen, the go has passed, or it has shown its side somebody."""
        if isinstance(order, ShootOrder | DetectOrder):
            return "shot_fired"
        if isinstance(order, EndTurnOrder) or any(isinstance(event, _PASSES) for event in told):
            return "turn_over"
        return "something_seen" if any(isinstance(event, FighterSeen) for event in told) else ""

    def copy(self, battle: Battle) -> Battle:
        """The same battle in a world of its own."""
        twin = battle.rebuilt()
        install(twin, SYSTEMS)
        return twin


_PASSES = (GoPassed, TurnStarted, BattleEnded)


def _itself(unit: int) -> int:
    return unit


SkirmishGame = Game[Battle, View]


def new_game(setup: BattleSetup, data: SkirmishData) -> SkirmishGame:
    """A game of Skirmish at its start; `setup` must be valid for `data`."""
    battle = set_up(setup, data)
    install(battle, SYSTEMS)
    return Game(SkirmishRules(), battle)


def game_of(battle: Battle, chain: bytes) -> SkirmishGame:
    """A game that goes on with a battle between two orders; `chain` is the digest of all told so far."""
    install(battle, SYSTEMS)
    return Game.resumed(SkirmishRules(), battle, chain)
