"""The opponent: each call gives the best order that is left, until its activation and its turn are over.

It shoots where that pays most, aims and reloads when it has nothing better, takes what its goals are about, goes where
it has to and stays out of sight or in cover there. It keeps nothing in mind between orders: all there is to know is in
the view.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from core.orders import Order, Refusal
from systems.skirmish import activation
from systems.skirmish.ai.ground import Ground, ground_of
from systems.skirmish.ai.personality import DEFAULT, Personality, shipped_personality
from systems.skirmish.ai.thought import Thought
from systems.skirmish.ai.volleys import volleys_of
from systems.skirmish.components import NO_UNIT
from systems.skirmish.geometry import between
from systems.skirmish.orders import ActivateOrder, EndActivationOrder, EndTurnOrder
from systems.skirmish.view import UnitView, View


class Opponent:
    """Plays one side."""

    def __init__(self, side: int, manner: Personality | None = None) -> None:
        self.side = side
        self.manner = manner or shipped_personality(DEFAULT)
        self._refused: set[Order] = set()
        self._moment: tuple[int, ...] = ()

    def next_order(self, view: View) -> Order:
        """The best order left; in the end it passes."""
        acting = view.active()
        moment = (view.turn, acting[0].id if acting else NO_UNIT, acting[0].actions if acting else 0)
        if moment != self._moment:
            self._moment = moment
            self._refused.clear()
        for order in self._orders(view, acting):
            if order not in self._refused:
                return order
        return EndTurnOrder(side=self.side)

    def refused(self, order: Order, _refusal: Refusal) -> None:
        """An order was refused: it is not given again now."""
        self._refused.add(order)

    def mind(self) -> bytes:
        """What it keeps in mind: nothing."""
        return b""

    def _orders(self, view: View, acting: list[UnitView]) -> Iterator[Order]:
        ground = ground_of(view.table, view.data)
        if not acting:
            yield from self._activations(view, ground)
            return
        thought = Thought(view, self.manner, ground, acting)
        if activation.is_leader(acting):
            yield from self._others_first(view, ground, acting[0], thought.best_shot())
        for course in thought.courses():
            order = course.first()
            if order is not None:
                yield order
        yield EndActivationOrder(side=self.side)

    def _activations(self, view: View, ground: Ground) -> Iterator[Order]:
        """Whom to activate: first who has most to shoot at, then who is furthest from the enemy, wagons last."""
        found: list[tuple[tuple[int, ...], ActivateOrder]] = []
        for fellows in self._ready(view):
            unit = fellows[0]
            gain = max(Thought(view, self.manner, ground, fellows).best_shot(), self._unblocks(view, ground, fellows))
            near = min((between(unit.at, enemy.at).squared for enemy in view.enemies()), default=0)
            order = ActivateOrder(side=self.side, unit=unit.id)
            found.append(((unit.kind.move == "wagon", -gain, unit.kind.is_leader, -near, unit.id), order))
        for _, order in sorted(found, key=lambda one: one[0]):
            if activation.refuse_activate(view, order) is None:
                yield order

    def _ready(self, view: View) -> list[list[UnitView]]:
        """Those who may be activated, together with whom they act."""
        fresh = [view.fellows(unit) for unit in view.of(self.side) if unit.stage == "fresh"]
        together = groupby(sorted(fresh, key=lambda one: one[0].id), key=lambda one: one[0].id)
        return [next(fellows) for _, fellows in together]

    def _unblocks(self, view: View, ground: Ground, fellows: list[UnitView]) -> int:
        """What others could shoot at more were a leader not in their way: he may step aside in their go (SK-ACT-1)."""
        if not activation.is_leader(fellows):
            return 0
        without = replace(
            view, units={number: unit for number, unit in view.units.items() if unit is not fellows[0]}, worked_out={}
        )
        most = 0
        for others in self._ready(view):
            if others[0].id != fellows[0].id and others[0].loaded:
                free = volleys_of(without, self.manner, others).best(0)[0]
                if free > most:
                    most = max(most, free - volleys_of(view, self.manner, others).best(0)[0])
        return most * 2

    def _others_first(self, view: View, ground: Ground, leader: UnitView, own: int) -> Iterator[Order]:
        """Whoever has a better shot goes first: a leader that has begun may go on later (SK-ACT-1)."""
        if leader.actions == leader.at_start or not leader.actions:
            return
        for others in self._ready(view):
            order = ActivateOrder(side=self.side, unit=others[0].id)
            thought = Thought(view, self.manner, ground, others)
            if thought.best_shot() > max(own, self.manner.hit // 2) and activation.refuse_activate(view, order) is None:
                yield order
