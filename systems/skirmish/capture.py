"""Capture: taking a flag, a key object or loot.

SK-CAPTURE-1 of the rulebook. What somebody carries is taken when its bearer has fallen.
"""

from __future__ import annotations

from collections.abc import Sequence

from core.orders import Refusal
from systems.skirmish.activation import Spend
from systems.skirmish.battle import Battle, System
from systems.skirmish.components import NO_UNIT, Thing
from systems.skirmish.events import ObjectTaken
from systems.skirmish.geometry import Gap, between
from systems.skirmish.orders import CaptureOrder
from systems.skirmish.refusal import refuse_action
from systems.skirmish.view import UnitView, View


def taker(view: View, fellows: Sequence[UnitView], number: int) -> UnitView | None:
    """Who of those who act together takes an object: the nearest that touches it; None if nobody does."""
    spot, contact = view.things[number].at, view.data.rules.moving.contact
    best: tuple[Gap, UnitView] | None = None
    for unit in fellows:
        gap = between(unit.at, spot)
        if not unit.is_inside and gap.within(unit.radius + contact) and (best is None or gap.shorter(best[0])):
            best = gap, unit
    return None if best is None else best[1]


def refuse_capture(view: View, order: CaptureOrder) -> Refusal | None:
    """Why those who are active cannot take an object."""
    if not 0 <= order.object < len(view.things):
        return Refusal("invalid")
    refusal = refuse_action(view, order)
    if refusal is not None:
        return refusal
    if view.things[order.object].bearer != NO_UNIT:
        return Refusal("nothing_there")
    return None if taker(view, view.active(), order.object) is not None else Refusal("not_in_contact")


class Taking:
    """Fighters, one of whom takes an object."""

    __slots__ = ("entities", "number", "taker")

    def __init__(self, entities: list[int], taker: int, number: int) -> None:
        self.entities, self.taker, self.number = entities, taker, number


def begin_capture(battle: Battle, view: View, order: CaptureOrder) -> None:
    """Put an accepted capture on the agenda."""
    fellows = view.active()
    found = taker(view, fellows, order.object)
    assert found is not None, "an accepted capture has somebody who takes it"
    entities = battle.entities([unit.id for unit in fellows])
    battle.world.agenda.add(Taking(entities, found.id, order.object))


class CaptureSystem(System):
    """Hands objects to those who take them."""

    def process(self) -> None:
        """Let all be taken that are."""
        battle, world = self.battle, self.battle.world
        for taking in world.agenda.take(Taking):
            for entity, thing in world.each(Thing):
                if thing.number == taking.number:
                    world.change(entity, Thing, "bearer", taking.taker)
            battle.tell(ObjectTaken(unit=taking.taker, object=taking.number))
            world.agenda.add(Spend(taking.entities))
