"""Wounds: a hit takes one, and who can take no more falls, letting go of what it carries.

SK-HIT-5, SK-CAPTURE-1 of the rulebook.
"""

from __future__ import annotations

from systems.skirmish.battle import System
from systems.skirmish.components import NO_BUILDING, NO_UNIT, Identity, Shelter, Thing, Wounds
from systems.skirmish.events import FighterFell, FighterWounded, ObjectDropped
from systems.skirmish.sight import Look


class Hit:
    """A fighter is hit."""

    __slots__ = ("entity",)

    def __init__(self, entity: int) -> None:
        self.entity = entity


class Fall:
    """A fighter can take no more wounds."""

    __slots__ = ("entity",)

    def __init__(self, entity: int) -> None:
        self.entity = entity


class WoundSystem(System):
    """Takes wounds; what of a volley hits who has fallen already hits nobody."""

    def process(self) -> None:
        """Wound everybody who is hit."""
        battle, world = self.battle, self.battle.world
        for hit in world.agenda.take(Hit):
            left = world.get(hit.entity, Wounds).left - 1
            if left < 0:
                continue
            world.change(hit.entity, Wounds, "left", left)
            wounded = FighterWounded(unit=battle.id_of(hit.entity), at=battle.spot_of(hit.entity), wounds=left)
            battle.tell(wounded, battle.viewers_of(hit.entity))
            if left == 0:
                world.agenda.add(Fall(hit.entity))


class FallSystem(System):
    """Takes the fallen off the table."""

    def process(self) -> None:
        """Let all fall who have to."""
        battle, world = self.battle, self.battle.world
        for fall in world.agenda.take(Fall):
            unit, spot = battle.id_of(fall.entity), battle.spot_of(fall.entity)
            side, building = world.get(fall.entity, Identity).side, world.get(fall.entity, Shelter).building
            battle.tell(FighterFell(unit=unit, at=spot, side=side, counts=battle.kind_of(fall.entity).is_fighter))
            for thing in battle.things_of(unit):
                world.change(thing, Thing, "bearer", NO_UNIT)
                world.change(thing, Thing, "x", spot[0])
                world.change(thing, Thing, "y", spot[1])
                battle.tell(ObjectDropped(object=world.get(thing, Thing).number, at=spot))
            world.remove(fall.entity)
            if building != NO_BUILDING:
                world.agenda.add(Look(building))
