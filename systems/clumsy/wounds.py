"""Wounds and deaths: all wounds of one shot fall before any death (BEAT-1).

WRECK-1, BURN-1 of the rulebook: what explodes leaves a wreck and sets a forest alight.
"""

from __future__ import annotations

from systems.clumsy.airwaves import stir
from systems.clumsy.battle import Battle, System
from systems.clumsy.capture import Presence
from systems.clumsy.components import OFF_BOARD, HitPoints, Identity, Position, Wreck
from systems.clumsy.events import UnitDestroyed, UnitHit
from systems.clumsy.ground_events import WreckLeft
from systems.clumsy.towing import unhitch
from systems.clumsy.transport import lose_cargo
from systems.clumsy.vision import Look, remember_hit, viewers_of

EXPLODES = frozenset({"wheeled", "tracked", "helicopter"})
"""The classes that explode when destroyed and leave a wreck (WRECK-1)."""


class Wound:
    """Hit points that a unit loses."""

    __slots__ = ("damage", "entity")

    def __init__(self, entity: int, damage: int) -> None:
        self.entity, self.damage = entity, damage


class Death:
    """A unit whose hit points are gone; one that was spent in its own shot (DRONE-5) falls on nobody."""

    __slots__ = ("entity", "falls")

    def __init__(self, entity: int, *, falls: bool = True) -> None:
        self.entity, self.falls = entity, falls


class Fall:
    """A dead craft that was in the air, about to fall; `viewers`: the sides (bits) that saw it die."""

    __slots__ = ("entity", "viewers")

    def __init__(self, entity: int, viewers: int) -> None:
        self.entity, self.viewers = entity, viewers


class WreckFall:
    """A unit that exploded in a cell."""

    __slots__ = ("cell", "unit_class")

    def __init__(self, cell: int, unit_class: str) -> None:
        self.cell, self.unit_class = cell, unit_class


class Ignition:
    """A cell that catches fire if it is a forest: a shell struck it, or a vehicle exploded in it (BURN-1)."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class WoundSystem(System):
    """Takes hit points."""

    def process(self) -> None:
        """Deal every wound; two to one unit are two."""
        battle, world = self.battle, self.battle.world
        for wound in world.agenda.take(Wound):
            before = world.get(wound.entity, HitPoints).left
            if before == 0:
                continue
            left = max(0, before - wound.damage)
            world.change(wound.entity, HitPoints, "left", left)
            unit, at = world.get(wound.entity, Identity).id, battle.board.xy(battle.cell_of(wound.entity))
            hit = UnitHit(unit=unit, damage=before - left, hp=left, at=at)
            viewers = viewers_of(battle, wound.entity)
            battle.tell(hit, viewers)
            remember_hit(battle, unit, left, viewers)
            world.agenda.add(Look())
            if left == 0:
                world.agenda.add(Death(wound.entity))


class DeathSystem(System):
    """Takes the dead off the board."""

    def process(self) -> None:
        """Remove every dead unit."""
        battle, world = self.battle, self.battle.world
        # who dies in one beat still sees the others die; who dies of two causes dies once
        taken = world.agenda.take(Death)
        spent = {death.entity for death in taken if not death.falls}
        deaths = {death.entity: viewers_of(battle, death.entity) for death in taken}
        for entity, viewers in deaths.items():
            if battle.is_airborne(entity) and entity not in spent:
                world.agenda.add(Fall(entity, viewers))
            else:
                destroy(battle, entity, battle.cell_of(entity), viewers)


def destroy(battle: Battle, entity: int, cell: int, viewers: int) -> None:
    """Take a dead unit off the board, with whom it had aboard; its wreck comes to lie in `cell`."""
    world, identity = battle.world, battle.world.get(entity, Identity)
    at = battle.board.xy(cell)
    battle.tell(UnitDestroyed(unit=identity.id, type=identity.type, side=identity.side, at=at), viewers)
    lose_cargo(battle, entity)
    unhitch(battle, entity)
    world.change(entity, Position, "cell", OFF_BOARD)
    world.remove(entity)
    unit_class = battle.kind_of(entity).unit_class
    if unit_class in EXPLODES:
        world.agenda.add(WreckFall(cell, unit_class))
    world.agenda.add(Look())
    world.agenda.add(Presence(entity))
    stir(battle, entity)


class WreckSystem(System):
    """Leaves a wreck where a vehicle exploded: none on water or a building, one to a cell (WRECK-1)."""

    def process(self) -> None:
        """Let every wreck fall."""
        battle, world = self.battle, self.battle.world
        for fall in world.agenda.take(WreckFall):
            world.agenda.add(Ignition(fall.cell))
            if not self._holds(fall.cell) or battle.field.wrecks >> fall.cell & 1:
                continue
            world.create(Wreck(fall.cell, fall.unit_class))
            # the sides learn of it by seeing its cell
            battle.tell(WreckLeft(at=battle.board.xy(fall.cell), unit_class=fall.unit_class), 0)
            world.agenda.add(Look())

    def _holds(self, cell: int) -> bool:
        field = self.battle.field
        standing = field.structures.get(cell)
        if standing is not None and (standing.kind.kind == "building" or standing.crossed):
            return standing.crossed
        return field.ground.terrain_at(cell) != WATER and not field.rubble >> cell & 1


WATER = "water"
"""The terrain on which no wreck stays."""
