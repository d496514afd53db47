"""Turns and rounds: the order of what happens when a side passes.

TURN-1, CLOCK-1, AP-1, MOVED, END-1, END-2, END-3 of the rulebook, in this one place: `phases_after`
lists what follows, and each phase runs to the end of its chain before the next begins. What the end of a turn does to
several units it does in one beat, so that no order among them can be told apart; patrols go one by one, by unit id.
"""

from __future__ import annotations

from systems.clumsy import fire_spread
from systems.clumsy.batteries import drain, recharge
from systems.clumsy.battle import Battle, System
from systems.clumsy.camouflage import settle, unsettle
from systems.clumsy.capture import CountTurn
from systems.clumsy.clock import move_clock
from systems.clumsy.components import ActionPoints, Clock, Identity, Knowledge, Outcome, ThisTurn, Turn
from systems.clumsy.events import ClockMoved, TurnEnded, TurnStarted
from systems.clumsy.flight import burn_hover_fuel
from systems.clumsy.healing import heal
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.patrol import line_up
from systems.clumsy.stance import end_alert
from systems.clumsy.victory import judge_end_of_round
from systems.clumsy.view import View
from systems.clumsy.vision import Look, lay_ghosts


class Phase:
    """Something that a pass brings about: its chain runs to its end before the next begins."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side
        """The side whose turn ends or starts."""


class Patrols(Phase):
    """END-1: a side's patrols make their rounds."""


class Hovering(Phase):
    """END-1: a side's craft in the air burn fuel, and those that are dry fall."""


class Batteries(Phase):
    """END-1: the batteries of a side's drones in the air run down, and the empty ones fall."""


class Fires(Phase):
    """END-1: burning cells wound."""


class Camouflages(Phase):
    """END-1: who has kept still is camouflaged."""


class Captures(Phase):
    """END-1: captures count."""


class EndOfRound(Phase):
    """END-3: every side has had its turn; the clock moves."""


class StartOfTurn(Phase):
    """END-2: a side's turn starts."""


END_OF_TURN: tuple[type[Phase], ...] = (
    Patrols,
    Hovering,
    Batteries,
    Fires,
    Camouflages,
    Captures,
    # victory: judged when the last of these is over
)
"""What the end of a side's turn brings, in this order (END-1)."""


def phases_after(side: int, sides: int) -> list[Phase]:
    """What follows when `side` of so many sides has passed (CLOCK-1)."""
    following = (side + 1) % sides
    round_is_over: list[Phase] = [EndOfRound(side)] if following == 0 else []
    return [*(phase(side) for phase in END_OF_TURN), *round_is_over, StartOfTurn(following)]


def is_ending(battle: Battle) -> bool:
    """Whether something of the end of a turn is still to come: victory is judged after it (END-1, WIN-3)."""
    return bool(battle.phases) and isinstance(battle.phases[0], END_OF_TURN)


def begin_end_turn(battle: Battle, _view: View, order: EndTurnOrder) -> None:
    """Line up the phases that follow a pass."""
    battle.phases.extend(phases_after(order.side, len(battle.side_names)))


class Due:
    """A phase whose turn has come."""

    __slots__ = ("phase",)

    def __init__(self, phase: object) -> None:
        self.phase = phase


class TurnSystem(System):
    """Carries out the phases."""

    def process(self) -> None:
        """Do the phase that is due."""
        for due in self.battle.world.agenda.take(Due):
            assert isinstance(due.phase, Phase)
            self._carry_out(due.phase)

    def _carry_out(self, phase: Phase) -> None:
        battle, side = self.battle, phase.side
        match phase:
            case Patrols():
                line_up(battle, side)
            case Hovering():
                burn_hover_fuel(battle, side)
            case Batteries():
                drain(battle, side)
            case Fires():
                fire_spread.wound_in_fire(battle, side)
            case Camouflages():
                settle(battle, side)
            case Captures():
                battle.world.agenda.add(CountTurn(side))
                self._lay_ghosts(side)
                ended = TurnEnded(side=side, round=battle.world.the(Clock).round)
                battle.tell(ended, battle.everyone)
            case EndOfRound():
                self._end_round()
            case StartOfTurn():
                self._start_turn(side)

    def _lay_ghosts(self, side: int) -> None:
        """Through its turn a side keeps in mind from where an enemy went out of sight; no longer."""
        for entity, knowledge in self.battle.world.each(Knowledge):
            if knowledge.side == side and knowledge.last_seen:
                lay_ghosts(self.battle, entity, knowledge, knowledge.seen_cells)

    def _end_round(self) -> None:
        battle, world = self.battle, self.battle.world
        judge_end_of_round(battle)
        if world.the(Outcome).ended:
            return
        fire_spread.end_round(battle)
        move_clock(world, battle.data)
        world.agenda.add(Look())
        clock = world.the(Clock)
        moved = ClockMoved(round=clock.round, season=clock.season, hour=clock.hour, weather=clock.weather)
        battle.tell(moved, battle.everyone)

    def _start_turn(self, side: int) -> None:
        battle, world = self.battle, self.battle.world
        world.change(world.entity_of(Turn), Turn, "side", side)
        battle.tell(TurnStarted(side=side, round=world.the(Clock).round), battle.everyone)
        for entity, identity in world.each(Identity):
            if identity.side == side:
                end_alert(battle, entity, "turn")
                unsettle(battle, entity)
                world.change(entity, ActionPoints, "left", battle.kind_of(entity).action_points)
                world.change(entity, ThisTurn, "shots", ())
                world.change(entity, ThisTurn, "moved", False)
                world.change(entity, ThisTurn, "revealed_to", 0)
                world.change(entity, ThisTurn, "worked", False)
        heal(battle, side)
        recharge(battle, side)
        for entity, knowledge in world.each(Knowledge):
            if knowledge.side == side:
                world.change(entity, Knowledge, "seen_this_turn", knowledge.seen_cells)
        world.agenda.add(Look())
