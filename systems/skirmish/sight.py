"""Who is seen: everybody but those who hide in a building and have not been found there.

SK-BUILD-1, SK-DETECT-1 of the rulebook. Who is on one floor of one building sees one another.
"""

from __future__ import annotations

from systems.skirmish.battle import Battle, System
from systems.skirmish.components import NO_BUILDING, Identity, Shelter
from systems.skirmish.events import FighterHid


class Look:
    """Somebody has done something in a building: who is in it may be seen by others now, or not any more."""

    __slots__ = ("building",)

    def __init__(self, building: int) -> None:
        self.building = building


def seen_by(battle: Battle, entity: int) -> int:
    """The sides that see a fighter where it is: bit n for side n."""
    world = battle.world
    shelter, side = world.get(entity, Shelter), world.get(entity, Identity).side
    if shelter.building == NO_BUILDING or shelter.posture != "hide":
        return battle.everyone
    seen = shelter.found_by | 1 << side
    for other in battle.occupants.get(shelter.building, ()):
        if world.get(other, Shelter).floor == shelter.floor:
            seen |= 1 << world.get(other, Identity).side
    return seen


class SightSystem(System):
    """Says who comes to be seen, and who is lost sight of."""

    def process(self) -> None:
        """Look again wherever something has changed."""
        battle = self.battle
        for look in battle.world.agenda.take(Look):
            for entity in battle.occupants.get(look.building, ()):
                show(battle, entity)


def show(battle: Battle, entity: int) -> None:
    """Let a fighter be seen by those who see it where it is now."""
    before, now = battle.viewers_of(entity), seen_by(battle, entity)
    battle.world.change(entity, Shelter, "seen_by", now)
    battle.tell(FighterHid(unit=battle.id_of(entity)), before & ~now)
    battle.tell(battle.appearance(entity), now & ~before)
