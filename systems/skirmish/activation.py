"""Activation: who acts, for how many actions, and whose go it is then.

SK-ACT-1, SK-ACT-2 of the rulebook. A leader may begin while another one of its side acts, who waits for it, and may go
on later in the turn with the actions it has left.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.orders import Refusal
from systems.skirmish.battle import Battle, System
from systems.skirmish.components import NO_SIDE, Activation, Identity, Outcome, Stage, Turn
from systems.skirmish.events import ActionSpent, GoPassed, StageChanged, TurnStarted
from systems.skirmish.orders import ActivateOrder, EndActivationOrder, EndTurnOrder
from systems.skirmish.refusal import is_over, refuse_action
from systems.skirmish.victory import judge_turn
from systems.skirmish.view import UnitView, View

# --- orders


def meant(view: View, order: ActivateOrder) -> list[UnitView]:
    """Whom an order would activate: of a group all (SK-ACT-1)."""
    if order.group:
        return view.living(view.start.groups[order.group - 1])
    return view.fellows(view.units[order.unit])


def is_leader(fellows: Sequence[UnitView]) -> bool:
    """Whether they may split their actions: a leader that acts alone (SK-ACT-1)."""
    return len(fellows) == 1 and fellows[0].kind.is_leader


def refuse_activate(view: View, order: ActivateOrder) -> Refusal | None:
    """Why somebody cannot begin, or go on: it has acted, or another one has begun and is no leader."""
    fellows = meant(view, order)
    if fellows[0].stage in ("active", "done"):
        return Refusal("already_acted")
    acting = view.active()
    begun = [unit for unit in view.of(view.side) if unit.stage == "waiting"] or acting
    if is_over(begun) and not is_leader(begun):
        others = any(can for side, can in enumerate(view.can_activate) if side != view.side)
        return Refusal("not_your_turn") if others else None
    if not begun or is_leader(begun) or is_leader(fellows) or fellows[0].stage == "waiting":
        return None
    return Refusal("not_active")


def refuse_end_activation(view: View, order: EndActivationOrder) -> Refusal | None:
    """Why an activation cannot be ended: it has not begun."""
    return refuse_action(view, order, 0)


def refuse_end_turn(_view: View, _order: EndTurnOrder) -> Refusal | None:
    """A side may always have done for this turn."""
    return None


# --- what is to happen


class Begin:
    """These are activated."""

    __slots__ = ("entities",)

    def __init__(self, entities: list[int]) -> None:
        self.entities = entities


class Spend:
    """These have spent actions."""

    __slots__ = ("actions", "entities")

    def __init__(self, entities: list[int], actions: int = 1) -> None:
        self.entities, self.actions = entities, actions


class End:
    """Whoever is active has done."""

    __slots__ = ()


class EndOfTurn:
    """A side has done for this turn."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


class Pass:
    """It is somebody else's go, or the next turn begins."""

    __slots__ = ()


def begin_activate(battle: Battle, view: View, order: ActivateOrder) -> None:
    """Put an activation on the agenda; one that has no action left ends before, unless it is a leader's."""
    acting = view.acting()
    if is_over(acting) and (acting[0].side != view.side or not is_leader(acting)):
        battle.world.agenda.add(End())
    battle.world.agenda.add(Begin(battle.entities([unit.id for unit in meant(view, order)])))


def begin_end_activation(battle: Battle, _view: View, _order: EndActivationOrder) -> None:
    """Put the end of an activation on the agenda."""
    battle.world.agenda.add(End())


def begin_end_turn(battle: Battle, _view: View, order: EndTurnOrder) -> None:
    """Put it on the agenda that a side has done for this turn."""
    battle.world.agenda.add(EndOfTurn(order.side))


# --- the system


class ActivationSystem(System):
    """Keeps account of stages and actions, and passes the go on."""

    def process(self) -> None:
        """Do what is due."""
        agenda = self.battle.world.agenda
        for _ in agenda.take(End):
            self._end()
        for ending in agenda.take(EndOfTurn):
            self._end_turn(ending.side)
        for _ in agenda.take(Pass):
            self._pass()
        for begin in agenda.take(Begin):
            self._begin(begin.entities)

    def _begin(self, entities: list[int]) -> None:
        battle = self.battle
        acting = battle.acting()
        if acting:
            # a leader goes on later; anybody else waits until the leader that begins has done
            self._set(acting, self._ended(acting) if self._are_leader(acting) else "waiting")
        goes_on = battle.world.get(entities[0], Activation).stage == "waiting"
        for entity in entities:
            own = battle.world.get(entity, Activation)
            if not goes_on:
                battle.world.change(entity, Activation, "at_start", own.actions)
                if own.actions == battle.data.rules.activation.actions:
                    battle.world.change(entity, Activation, "ran", False)
        self._set(entities, "active")

    def _are_leader(self, entities: Sequence[int]) -> bool:
        """Whether these are a leader that acts alone."""
        return len(entities) == 1 and self.battle.kind_of(entities[0]).is_leader

    def _ended(self, entities: Sequence[int]) -> Stage:
        """The stage of some when their activation ends: a leader that has acted, and can do more, may go on."""
        own = self.battle.world.get(entities[0], Activation)
        return "fresh" if self._are_leader(entities) and 0 < own.actions < own.at_start else "done"

    def _end(self) -> None:
        battle = self.battle
        acting = battle.acting()
        self._set(acting, self._ended(acting))
        waiting = battle.acting("waiting")
        if waiting:
            self._set(waiting, "active")
        else:
            battle.world.agenda.add(Pass())

    def _end_turn(self, side: int) -> None:
        battle = self.battle
        left = [one for one in battle.of_side(side) if battle.world.get(one, Activation).stage != "done"]
        self._set(left, "done")
        battle.world.agenda.add(Pass())

    def _set(self, entities: Sequence[int], stage: Stage) -> None:
        """Give some a stage; who has done has no action left and does not aim any more (SK-HIT-2)."""
        battle, world = self.battle, self.battle.world
        for entity in entities:
            world.change(entity, Activation, "stage", stage)
            if stage == "done":
                world.change(entity, Activation, "actions", 0)
                world.change(entity, Activation, "aimed", False)
            own = world.get(entity, Activation)
            told = StageChanged(
                unit=battle.id_of(entity), stage=stage, actions=own.actions, aimed=own.aimed, ran=own.ran
            )
            battle.tell(told, battle.viewers_of(entity))

    # --- whose go it is

    def _pass(self) -> None:
        battle = self.battle
        entity, turn = battle.turn()
        sides = len(battle.start.side_names)
        order = [(turn.side + step) % sides for step in range(1, sides + 1)]
        following = next_side(battle, order)
        if following == NO_SIDE:
            judge_turn(battle)
            battle.world.agenda.add(NextTurn())
        elif following != turn.side:
            battle.world.change(entity, Turn, "side", following)
            battle.tell(GoPassed(side=following))


class NextTurn:
    """Nobody can be activated any more in this turn."""

    __slots__ = ()


def next_side(battle: Battle, order: Sequence[int]) -> int:
    """The first of some sides that has somebody to activate; a side with none left passes (SK-ACT-1)."""
    can = {battle.world.get(one, Identity).side for one in battle.acting("fresh")}
    return next((side for side in order if side in can), NO_SIDE)


class SpendSystem(System):
    """Takes the actions that were spent, when all else of them is done."""

    def process(self) -> None:
        """Count them down."""
        battle, world = self.battle, self.battle.world
        for spend in world.agenda.take(Spend):
            for entity in spend.entities:
                left = world.get(entity, Activation).actions - spend.actions
                world.change(entity, Activation, "actions", left)
                battle.tell(ActionSpent(unit=battle.id_of(entity), actions=left), battle.viewers_of(entity))


UNDONE: dict[str, bool | int] = {
    **dict.fromkeys(("moves", "walks", "in_rough"), 0),
    **dict.fromkeys(("climbed", "shot", "will_move", "aimed"), False),
}
"""What a fighter has done when a turn begins: nothing; that it ran counts until it is activated again (SK-MOVE-3)."""


class TurnSystem(System):
    """Begins the next turn of all sides."""

    def process(self) -> None:
        """Let it begin."""
        battle, world = self.battle, self.battle.world
        for _ in world.agenda.take(NextTurn):
            if world.the(Outcome).ended:
                return
            actions = battle.data.rules.activation.actions
            afresh = {"stage": "fresh", "actions": actions, **UNDONE}
            for entity, _ in world.each(Activation):
                for field, value in afresh.items():
                    world.change(entity, Activation, field, value)
            entity, turn = battle.turn()
            side, following = max(0, next_side(battle, range(len(battle.start.side_names)))), turn.round + 1
            world.change(entity, Turn, "round", following)
            world.change(entity, Turn, "side", side)
            battle.tell(TurnStarted(round=following, side=side, actions=actions))


def settle(battle: Battle) -> None:
    """A chain has ended: a leader that has no action left lets those go on who wait for it."""
    acting = battle.acting()
    if acting and battle.acting("waiting") and battle.world.get(acting[0], Activation).actions == 0:
        battle.world.agenda.add(End())
