"""Healing: in a city at the start of a turn, or by what the shop sells.

HQ-HEAL-1, HQ-SHOP-2 of the rulebook.
"""

from __future__ import annotations

from systems.headquarters.battle import Battle
from systems.headquarters.components import City, HitPoints, Identity, Position
from systems.headquarters.data import UnitType
from systems.headquarters.events import UnitHealed


def heals_in_city(kind: UnitType) -> bool:
    """Whether units of this type regain hit points in cities of theirs: headquarters never do (HQ-RULE)."""
    return not kind.is_headquarters


def heal(battle: Battle, entity: int, amount: int, cause: str) -> None:
    """Give a unit hit points, never more than it had when whole (HQ-RULE)."""
    world = battle.world
    left = world.get(entity, HitPoints).left
    healed = min(amount, battle.kind_of(entity).hp - left)
    if healed > 0:
        world.change(entity, HitPoints, "left", left + healed)
        at = battle.board.xy(world.get(entity, Position).cell)
        unit = world.get(entity, Identity).id
        battle.tell(UnitHealed(unit=unit, at=at, amount=healed, hp=left + healed, cause=cause))


def heal_in_cities(battle: Battle, side: int) -> None:
    """The start of a turn: a camp's units in its cities regain hit points."""
    world = battle.world
    cities = {city.cell for _, city in world.each(City) if city.camp == side}
    for entity in battle.units_of(side):
        cell = world.get(entity, Position).cell
        if cell in cities and heals_in_city(battle.kind_of(entity)):
            heal(battle, entity, battle.land.terrain[cell].heals, "city")
