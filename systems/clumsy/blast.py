"""Blast: what a shell does beyond the unit it is aimed at: the sweep around its target, and the crater.

BLAST-1, BLAST-2 of the rulebook; FIRE-3 for what cover keeps off.
"""

from __future__ import annotations

from typing import NamedTuple

from core.board import cells_of
from systems.clumsy.battle import Battle, System
from systems.clumsy.cover import cover_of, shot_damage
from systems.clumsy.data import WeaponType
from systems.clumsy.field import Field
from systems.clumsy.ground import built_on, change_terrain
from systems.clumsy.view import UnitView, View
from systems.clumsy.wounds import Wound

# --- formulas


def swept_cells(field: Field, weapon: WeaponType, target: int) -> int:
    """Mask of the cells around the target that a shell sweeps: without the target itself (BLAST-1)."""
    if not weapon.blast:
        return 0
    return field.board.disk(target, weapon.blast) & ~(1 << target)


def swept_damage(weapon: WeaponType, unit_class: str) -> int:
    """Base damage of the sweep: a share of the whole, rounded half up (BLAST-1)."""
    whole = weapon.damage_against(unit_class)  # type: ignore[arg-type]
    return (whole * weapon.blast_share + 50) // 100


def sweep_takes(field: Field, weapon: WeaponType, unit_class: str, side: int, cell: int) -> int:
    """Hit points the sweep takes from a unit in `cell`, through its own cover, as far as `field` knows (FIRE-3)."""
    base = swept_damage(weapon, unit_class)
    return shot_damage(base, cover_of(field, side, cell).total) if base else 0


def catches_friend(field: Field, weapon: WeaponType, side: int, target: int) -> bool:
    """Whether the shell's sweep would catch a unit of `side` that `field` knows of."""
    return bool(field.units[side] & swept_cells(field, weapon, target))


# --- previews


class Caught(NamedTuple):
    """A unit that the sweep of a shell would catch."""

    unit: UnitView
    damage: int

    @property
    def destroyed(self) -> bool:
        """Whether it would be destroyed."""
        return self.damage >= self.unit.hp


def caught_by(view: View, weapon: WeaponType, target: int) -> tuple[Caught, ...]:
    """Everyone the side knows of whom the sweep of a shell at `target` would catch, friends first, by cell."""
    if not weapon.blast:
        return ()
    swept = swept_cells(view.field, weapon, target) & view.field.all_units()
    found = [view.at[cell] for cell in cells_of(swept)]
    return tuple(
        Caught(unit, sweep_takes(view.field, weapon, unit.kind.unit_class, unit.side, unit.cell))
        for unit in sorted(found, key=lambda unit: (unit.side != view.side, unit.cell))
    )


def own_caught(view: View, weapon: WeaponType, target: int) -> tuple[Caught, ...]:
    """One's own units that the sweep of a shell at `target` would catch."""
    return tuple(caught for caught in caught_by(view, weapon, target) if caught.unit.side == view.side)


# --- the systems


def sweep(battle: Battle, weapon: WeaponType, target: int) -> None:
    """Wound everyone around the target, friend or foe, by cell; the cover counted is that before the shell."""
    field = battle.field
    for cell in cells_of(swept_cells(field, weapon, target) & field.all_units()):
        unit = battle.unit_at[cell]
        damage = sweep_takes(field, weapon, battle.kind_of(unit).unit_class, battle.side_of(unit), cell)
        if damage:
            battle.world.agenda.add(Wound(unit, damage))


class Digging:
    """A shell that struck a cell where it may dig a crater."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


def dig(battle: Battle, target: int) -> None:
    """A shell strikes its target cell: what stands there when it does keeps a crater from being dug (BLAST-2)."""
    if not built_on(battle) >> target & 1:
        battle.world.agenda.add(Digging(target))


class CraterSystem(System):
    """Leaves a crater where a shell struck meadow (BLAST-2)."""

    def process(self) -> None:
        """Dig every crater."""
        battle, rules = self.battle, self.battle.data.rules.crater
        for digging in battle.world.agenda.take(Digging):
            if battle.field.ground.terrain_at(digging.cell) in rules.dug_in:
                change_terrain(battle, 1 << digging.cell, rules.leaves)
