"""Wounds and deaths: hit points go, and who has none left is destroyed.

HQ-BOUNTY-1, HQ-WIN-1 of the rulebook.
"""

from __future__ import annotations

from systems.headquarters.battle import Battle, System
from systems.headquarters.components import HitPoints, Identity, Ledger, Position
from systems.headquarters.events import UnitDestroyed, UnitHit


class Wound:
    """A unit loses hit points. `cause` is blow, strike or bomb."""

    __slots__ = ("amount", "cause", "entity")

    def __init__(self, entity: int, amount: int, cause: str) -> None:
        self.entity, self.amount, self.cause = entity, amount, cause


class Death:
    """A unit has no hit point left."""

    __slots__ = ("entity",)

    def __init__(self, entity: int) -> None:
        self.entity = entity


class HeadquartersLost:
    """A camp's headquarters was destroyed."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side


class WoundSystem(System):
    """Takes hit points."""

    def process(self) -> None:
        """Wound everybody who is to be."""
        battle, world = self.battle, self.battle.world
        for wound in world.agenda.take(Wound):
            left = max(0, world.get(wound.entity, HitPoints).left - wound.amount)
            world.change(wound.entity, HitPoints, "left", left)
            at = battle.board.xy(world.get(wound.entity, Position).cell)
            unit = world.get(wound.entity, Identity).id
            battle.tell(UnitHit(unit=unit, at=at, damage=wound.amount, hp=left, cause=wound.cause))
            if left == 0:
                world.agenda.add(Death(wound.entity))


class DeathSystem(System):
    """Takes the dead off the map; each lowers the bounty (HQ-BOUNTY-1)."""

    def process(self) -> None:
        """Let all die who have to."""
        for death in self.battle.world.agenda.take(Death):
            self._die(self.battle, death.entity)

    @staticmethod
    def _die(battle: Battle, entity: int) -> None:
        world = battle.world
        identity, cell = world.get(entity, Identity), world.get(entity, Position).cell
        ledger_entity, ledger = battle.ledger()
        destroyed = ledger.destroyed + 1
        world.change(ledger_entity, Ledger, "destroyed", destroyed)
        bounty = battle.data.rules.bounty.after(destroyed)
        battle.tell(UnitDestroyed(unit=identity.id, at=battle.board.xy(cell), bounty=bounty))
        if battle.kind_of(entity).is_headquarters:
            world.agenda.add(HeadquartersLost(identity.side))
        world.remove(entity)
