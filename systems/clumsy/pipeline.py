"""The pipeline: which order goes to which rule, and in which order the systems work in a beat.

BEAT-1 of the rulebook, word by word: a step (the towed gun follows), mine, sight, jammer, alert fire, wounds, deaths,
wrecks and crashes, drone links, capture. `SYSTEMS` is that order. What the rulebook leaves open:

- a shot that was ordered, or that a patrol fires, is fired where the alert fires;
- who fires is looked for once more before the shot is shown, so that whoever comes to see the shooter knows who it was;
- the ground is changed where wrecks fall: a crater, a fire;
- several watchers fire one after the other: each beat fires one shot and ends with what came of it. Until all have
  answered nobody takes the next step, and what became of the points waits.

What follows the beats of a pass is listed in `turns` (END-1 to END-3).
"""

from __future__ import annotations

from collections.abc import Callable

from core.events import Event
from core.game import Game
from core.orders import Order, Refusal
from core.systems import install
from systems.clumsy import (
    alert,
    building,
    fire,
    landing,
    mines,
    movement,
    patrol,
    supply,
    towing,
    transport,
    turns,
    victory,
)
from systems.clumsy.airwaves import JamCheck, LinkCheck
from systems.clumsy.battle import Battle, System
from systems.clumsy.blast import CraterSystem
from systems.clumsy.capture import CaptureSystem
from systems.clumsy.components import Outcome
from systems.clumsy.crashes import CrashSystem
from systems.clumsy.data import ClumsyData
from systems.clumsy.events import (
    GoalJudged,
    MoveStopped,
    ShotBlocked,
    ShotFired,
    ShotLanded,
    UnitHit,
    UnitSpotted,
)
from systems.clumsy.fire_spread import IgnitionSystem
from systems.clumsy.ground_events import (
    ClearingFound,
    FireDied,
    FireLit,
    GroundChanged,
    MineExploded,
    MineGone,
    MineSpotted,
    RubbleFound,
    StructureGone,
    StructureSeen,
    WreckFound,
)
from systems.clumsy.jamming import JamSystem
from systems.clumsy.links import LinkSystem
from systems.clumsy.orders import (
    AlertOrder,
    BoardOrder,
    BuildOrder,
    CancelOrder,
    ClearOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LandOrder,
    LayMineOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    SurrenderOrder,
    TowOrder,
    UnhitchOrder,
    UnitOrder,
    UnloadOrder,
)
from systems.clumsy.refusal import refuse_any
from systems.clumsy.setup import BattleSetup, set_up
from systems.clumsy.stance import stand_down
from systems.clumsy.structures import StructureSystem
from systems.clumsy.view import View
from systems.clumsy.viewing import names_known_to, side_view
from systems.clumsy.vision import Look, ShooterSightSystem, VisionSystem
from systems.clumsy.wounds import DeathSystem, WoundSystem, WreckSystem

SYSTEMS: tuple[type[System], ...] = (
    # a step (the towed gun follows), or whatever else an order or a phase of a turn sets going
    turns.TurnSystem,
    patrol.PatrolSystem,
    movement.MovementSystem,
    landing.LandingSystem,
    transport.TransportSystem,
    towing.TowSystem,
    building.BuildSystem,
    supply.SupplySystem,
    alert.VigilSystem,
    # mine
    mines.MineSystem,
    # sight
    VisionSystem,
    # jammer
    JamSystem,
    # alert fire
    alert.AlertSystem,
    fire.FireSystem,
    ShooterSightSystem,
    fire.ImpactSystem,
    # wounds
    StructureSystem,
    WoundSystem,
    # deaths
    DeathSystem,
    # wrecks and crashes
    CrashSystem,
    WreckSystem,
    CraterSystem,
    IgnitionSystem,
    # drone links
    LinkSystem,
    # capture
    CaptureSystem,
    victory.SurrenderSystem,
)
"""The systems in the order in which they work in each beat (BEAT-1)."""


def _never(_view: View, _order: Order) -> Refusal | None:
    return None


RULE_OF: dict[type[Order], tuple[Callable[..., Refusal | None], Callable[..., None]]] = {
    MoveOrder: (movement.refuse_move, movement.begin_move),
    FireOrder: (fire.refuse_fire, fire.begin_fire),
    AlertOrder: (alert.refuse_alert, alert.begin_alert),
    PatrolOrder: (patrol.refuse_patrol, patrol.begin_patrol),
    CancelOrder: (alert.refuse_cancel, alert.begin_cancel),
    SupplyOrder: (supply.refuse_supply, supply.begin_supply),
    BoardOrder: (transport.refuse_board, transport.begin_board),
    UnloadOrder: (transport.refuse_unload, transport.begin_unload),
    TowOrder: (towing.refuse_tow, towing.begin_tow),
    UnhitchOrder: (towing.refuse_unhitch, towing.begin_unhitch),
    BuildOrder: (building.refuse_build, building.begin_build),
    ClearOrder: (building.refuse_clear, building.begin_clear),
    LayMineOrder: (mines.refuse_lay_mine, mines.begin_lay_mine),
    DemineOrder: (mines.refuse_demine, mines.begin_demine),
    LandOrder: (landing.refuse_land, landing.begin_land),
    EndTurnOrder: (_never, turns.begin_end_turn),
    SurrenderOrder: (_never, victory.begin_surrender),
}
"""For each kind of order, what refuses it and what sets it going."""

TELLS_SOMETHING = (
    UnitSpotted,
    WreckFound,
    MoveStopped,
    GroundChanged,
    FireLit,
    FireDied,
    StructureSeen,
    StructureGone,
    RubbleFound,
    ClearingFound,
    MineSpotted,
    MineGone,
    MineExploded,
    GoalJudged,
)
"""Events that teach a side something it could not know before."""

OF_A_SHOT = (ShotFired, ShotLanded, ShotBlocked, UnitHit)
"""Events of a shot: a move that drew one stays."""


def refuse(view: View, order: Order) -> Refusal | None:
    """Why a side cannot give this order, from what it may know alone; None if it can."""
    rule = RULE_OF.get(type(order))
    if rule is None:
        return Refusal("invalid")
    return refuse_any(view, order) or rule[0](view, order)


class ClumsyRules:
    """What `core.game` asks of this ruleset."""

    def sides(self, battle: Battle) -> int:
        """How many sides play."""
        return len(battle.side_names)

    def refuse(self, view: View, order: Order) -> Refusal | None:
        """Why this order cannot be given."""
        return refuse(view, order)

    def begin(self, battle: Battle, view: View, order: Order) -> None:
        """Set an accepted order going."""
        if isinstance(order, UnitOrder) and not isinstance(order, CancelOrder):
            stand_down(battle, battle.entity_of[order.unit])
        RULE_OF[type(order)][1](battle, view, order)

    def settle(self, battle: Battle) -> None:
        """A chain has ended: judge victory (WIN-3), then take up what follows.

        The end of a turn is one chain, of which victory is the last link (END-1).
        """
        if not turns.is_ending(battle):
            victory.judge(battle)
        if battle.world.the(Outcome).ended:
            battle.phases.clear()
        elif battle.phases:
            battle.world.agenda.add(turns.Due(battle.phases.pop(0)))

    def view(self, battle: Battle, side: int) -> View:
        """What a side may know."""
        return side_view(battle, side)

    def known_as(self, battle: Battle, side: int) -> Callable[[int], int]:
        """How a side names units."""
        return names_known_to(battle, side)

    def undo_obstacle(self, order: Order, told: list[Event], before: View, after: View) -> str:
        """Why an order stays given: a shot, a pass, or anything it taught its side."""
        if isinstance(order, FireOrder) or any(isinstance(event, OF_A_SHOT) for event in told):
            return "shot_fired"
        if isinstance(order, EndTurnOrder | SurrenderOrder):
            return "turn_over"
        if after.seen_this_turn & ~before.seen_this_turn or any(isinstance(event, TELLS_SOMETHING) for event in told):
            return "something_seen"
        return ""

    def copy(self, battle: Battle) -> Battle:
        """The same battle in a world of its own."""
        twin = battle.copy()
        install(twin, SYSTEMS)
        return twin


ClumsyGame = Game[Battle, View]


def new_game(setup: BattleSetup, data: ClumsyData) -> ClumsyGame:
    """A game of General Clumsy at its start; `setup` must be valid for `data`."""
    battle = set_up(setup, data)
    install(battle, SYSTEMS)
    for first in (Look(), JamCheck(), LinkCheck()):
        battle.world.agenda.add(first)
    return Game(ClumsyRules(), battle)


def game_of(battle: Battle, chain: bytes) -> ClumsyGame:
    """A game that goes on with a battle between two orders; `chain` is the digest of all told so far."""
    install(battle, SYSTEMS)
    return Game.resumed(ClumsyRules(), battle, chain)
