"""Structures under fire: which may be aimed at, what they lose, and what becomes of them.

BUILD-2 to BUILD-5 of the rulebook. A building or a work takes the whole damage of a shot at it; a shot at a unit
wears what it stands in.
"""

from __future__ import annotations

from systems.clumsy.airwaves import LinkCheck
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_SIDE, HitPoints, Rubble, Structure, Wreck
from systems.clumsy.data import WeaponType
from systems.clumsy.data_types import Target
from systems.clumsy.field import Field, Standing
from systems.clumsy.ground_events import (
    Cleared,
    RubbleLeft,
    StructureFell,
    StructureHit,
)
from systems.clumsy.ground_memory import learn
from systems.clumsy.rules_data import Rules
from systems.clumsy.vision import Look, viewers_of_cell
from systems.clumsy.wounds import Wound

# --- formulas


def wear_of(rules: Rules, base: int) -> int:
    """What a shot at a unit takes from the structure of its cell: half, none of a weapon that does 1 (BUILD-4)."""
    return 0 if base <= rules.wear.harmless_damage else base * rules.wear.share // 100


def target_kind(standing: Standing) -> Target:
    """What a weapon's `targets` must name to be aimed at it."""
    return "structure" if standing.kind.kind == "building" else "work"


def aimable(field: Field, side: int, cell: int, *, under_unit: bool) -> Standing | None:
    """The structure of a cell that `side` may aim at, as far as `field` knows; None if there is none.

    An enemy's building or site (BUILD-2), a work that is not one's own (BUILD-3); under a unit only a finished work
    that shelters it.
    """
    standing = field.structures.get(cell)
    if standing is None or standing.side == side:
        return None
    if standing.kind.kind == "building":
        return None if under_unit or standing.side == NO_SIDE else standing
    return None if under_unit and (not standing.built or standing.crossed) else standing


def can_hit(weapon: WeaponType, standing: Standing) -> bool:
    """Whether a weapon can be aimed at such a structure."""
    return target_kind(standing) in weapon.targets


# --- the system


class StructureWound:
    """Hit points that the structure of a cell loses."""

    __slots__ = ("cell", "damage")

    def __init__(self, cell: int, damage: int) -> None:
        self.cell, self.damage = cell, damage


class StructureSystem(System):
    """Takes hit points from structures, and fells them."""

    def process(self) -> None:
        """Deal every loss; two to one structure are two."""
        for wound in self.battle.world.agenda.take(StructureWound):
            entity = self.battle.structure_at.get(wound.cell)
            if entity is not None:
                self._hit(entity, wound)

    def _hit(self, entity: int, wound: StructureWound) -> None:
        battle, world = self.battle, self.battle.world
        structure = world.get(entity, Structure)
        viewers = informed_of(battle, structure.cell, structure.side)
        left = max(0, structure.hp - wound.damage)
        at, damage = battle.board.xy(structure.cell), structure.hp - left
        world.change(entity, Structure, "hp", left)
        hit = StructureHit(at=at, structure=structure.type, owner=structure.side, damage=damage, hp=left)
        battle.tell(hit, viewers)
        if left == 0:
            self._fall(entity, structure, viewers)
        learn(battle, structure.cell, viewers)
        world.agenda.add(Look())

    def _fall(self, entity: int, structure: Structure, viewers: int) -> None:
        """A finished building leaves rubble, all else nothing (BUILD-2, BUILD-5); who is on a bridge falls with it."""
        battle, world = self.battle, self.battle.world
        standing, at = battle.field.structures[structure.cell], battle.board.xy(structure.cell)
        battle.tell(StructureFell(at=at, structure=structure.type, owner=structure.side), viewers)
        world.remove(entity)
        if "tower" in standing.kind.abilities:
            world.agenda.add(LinkCheck())
        if standing.kind.kind == "building" and standing.built:
            world.create(Rubble(structure.cell))
            battle.tell(RubbleLeft(at=at), viewers)
        if standing.crossed:
            unit = battle.unit_at.get(structure.cell)
            if unit is not None:
                world.agenda.add(Wound(unit, world.get(unit, HitPoints).left))
            for lying, wreck in world.each(Wreck):
                if wreck.cell == structure.cell:
                    world.remove(lying)
                    battle.tell(Cleared(at=at), viewers)


def informed_of(battle: Battle, cell: int, owner: int) -> int:
    """The sides (bits) that know at once what happens to a structure: its own, and those that see its cell."""
    return viewers_of_cell(battle, cell) | (1 << owner if owner != NO_SIDE else 0)
