"""Cities: who captures them, and when they are nobody's.

HQ-CITY-1, HQ-WIN-1 of the rulebook.
"""

from __future__ import annotations

from systems.headquarters.battle import Battle
from systems.headquarters.components import NO_CAMP, City, Identity
from systems.headquarters.data import UnitType
from systems.headquarters.events import CityTaken


def is_taken_by(kind: UnitType, side: int, owner: int) -> bool:
    """Whether a unit of this type that stands on a city of `owner` takes it for its side as the turn resolves."""
    return kind.captures and side != owner


def capture(battle: Battle) -> None:
    """The turn resolves: who captures and stands on a city not its own takes it (HQ-CITY-1)."""
    world = battle.world
    for entity, city in world.each(City):
        for unit in battle.units_at.get(city.cell, ()):
            side = world.get(unit, Identity).side
            if is_taken_by(battle.kind_of(unit), side, city.camp):
                _give(battle, entity, city, side)


def free_cities(battle: Battle, side: int) -> None:
    """A camp is out: its cities turn neutral (HQ-WIN-1)."""
    for entity, city in battle.world.each(City):
        if city.camp == side:
            _give(battle, entity, city, NO_CAMP)


def _give(battle: Battle, entity: int, city: City, side: int) -> None:
    battle.world.change(entity, City, "camp", side)
    battle.tell(CityTaken(at=battle.board.xy(city.cell), owner=side))
