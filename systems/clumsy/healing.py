"""Healing and repair: who gets hit points back at the start of its side's turn.

HEAL-1 of the rulebook; END-2 for when. Foot troops heal next to a medic or a hospital, vehicles next to a workshop
or an engineer. Several healers do not add up, nobody heals itself, and only what is finished and friendly heals.
"""

from __future__ import annotations

from core.board import cells_of
from systems.clumsy.battle import Battle
from systems.clumsy.components import OFF_BOARD, HitPoints, Identity
from systems.clumsy.data import UnitType
from systems.clumsy.data_types import StructureAbility, UnitAbility
from systems.clumsy.events import UnitHealed
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import viewers_of

# --- formulas


def healers_of(kind: UnitType) -> tuple[UnitAbility, StructureAbility]:
    """What heals such a unit: which unit, and which building."""
    return ("medic", "hospital") if kind.unit_class == "foot" else ("engineer", "workshop")


def healed(kind: UnitType, hp: int, amount: int) -> int:
    """Hit points after healing: never above the full amount."""
    return min(kind.hp, hp + amount)


def healing_cells(view: View, unit: UnitView) -> int:
    """Mask of the cells in which one's own unit would heal, if all others stay where they are."""
    by_unit, by_building = healers_of(unit.kind)
    healers = view.field.buildings_of(unit.side, by_building)
    for other in view.own:
        if other.id != unit.id and by_unit in other.kind.abilities and not other.airborne:
            healers |= 1 << other.cell
    found = 0
    for cell in cells_of(healers):
        found |= view.board.disk(cell, view.data.rules.healing.radius)
    return found


def hp_next_turn(view: View, unit: UnitView) -> int:
    """Hit points that one's own unit on the map will have when its next turn starts, if nothing happens until then."""
    if unit.airborne or not healing_cells(view, unit) >> unit.cell & 1:
        return unit.hp
    return healed(unit.kind, unit.hp, view.data.rules.healing.amount)


# --- at the start of a turn


def heal(battle: Battle, side: int) -> None:
    """Give back hit points to a side's units next to healers, by unit id (END-2)."""
    world, rules = battle.world, battle.data.rules.healing
    for entity, identity in world.each(Identity):
        kind, hp = battle.kind_of(entity), world.get(entity, HitPoints).left
        if identity.side != side or hp >= kind.hp or not _is_beside_a_healer(battle, entity, kind):
            continue
        after = healed(kind, hp, rules.amount)
        world.change(entity, HitPoints, "left", after)
        at = battle.board.xy(battle.cell_of(entity))
        told = UnitHealed(unit=identity.id, amount=after - hp, hp=after, at=at)
        battle.tell(told, viewers_of(battle, entity))


def _is_beside_a_healer(battle: Battle, entity: int, kind: UnitType) -> bool:
    side, cell = battle.side_of(entity), battle.cell_of(entity)
    if cell == OFF_BOARD:
        return False  # a unit aboard is nowhere (LOAD-4)
    if battle.is_airborne(entity):
        return False  # craft are healed on the ground alone
    by_unit, by_building = healers_of(kind)
    near = battle.board.disk(cell, battle.data.rules.healing.radius)
    if near & battle.field.buildings_of(side, by_building):
        return True
    beside = (battle.unit_at[other] for other in cells_of(near & battle.field.units[side]))
    return any(other != entity and by_unit in battle.kind_of(other).abilities for other in beside)
