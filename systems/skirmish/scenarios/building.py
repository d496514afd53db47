"""From the tables of a file to the setup of a battle."""

from __future__ import annotations

from systems.skirmish.battle import Goal
from systems.skirmish.components import NO_BUILDING
from systems.skirmish.facing import facing_at
from systems.skirmish.geometry import middle
from systems.skirmish.measures import Point
from systems.skirmish.scenarios.tables import BattleFile, Place, UnitTable
from systems.skirmish.setup import BattleSetup, GroupSetup, ObjectSetup, UnitSetup
from systems.skirmish.table import Area, Building, Obstacle, Outline


def spot(place: tuple[int, int]) -> Point:
    """A place of a file as it is kept."""
    return int(place[0]), int(place[1])


def outline(places: tuple[Place, ...]) -> Outline:
    """Several of them."""
    return tuple(map(spot, places))


def setup_of(file: BattleFile, seed: int, title: str) -> BattleSetup:
    """How the battle of a sound file begins."""
    side_of = {name: side for side, name in enumerate(file.sides)}
    building_of = {one.name: place for place, one in enumerate(file.building)}
    object_of = {one.name: place for place, one in enumerate(file.object)}
    unit_of = {unit.name: place for place, unit in enumerate(file.unit)}
    buildings = tuple(Building(one.name, outline(one.polygon), one.floors) for one in file.building)
    return BattleSetup(
        sides=file.sides,
        size=spot(file.table.size),
        units=tuple(_unit(unit, side_of, building_of, buildings) for unit in file.unit),
        areas=tuple(Area(one.kind, outline(one.polygon)) for one in file.area),
        obstacles=tuple(Obstacle(one.kind, outline(one.line)) for one in file.obstacle),
        buildings=buildings,
        groups=tuple(
            GroupSetup(
                members=tuple(unit_of[name] for name in group.members), formation=group.formation, name=group.name
            )
            for group in file.group
        ),
        objects=tuple(ObjectSetup(name=one.name, kind=one.kind, at=spot(one.at)) for one in file.object),
        goals=tuple(
            Goal(side_of[goal.side], goal.kind, object_of.get(goal.object, -1), outline(goal.zone), goal.turns)
            for goal in file.goal
        ),
        seed=seed,
        title=title,
        round_limit=file.round_limit,
    )


def _unit(
    unit: UnitTable, side_of: dict[str, int], building_of: dict[str, int], buildings: tuple[Building, ...]
) -> UnitSetup:
    inside = building_of.get(unit.inside, NO_BUILDING)
    # one in a building who says nothing else is in its middle
    at = middle(buildings[inside].polygon) if unit.at is None else spot(unit.at)
    return UnitSetup(
        type=unit.type,
        side=side_of[unit.side],
        at=at,
        facing=facing_at(unit.facing),
        wounds=unit.wounds,
        loaded=unit.loaded,
        inside=inside,
        floor=unit.floor,
        posture=unit.posture or "line",
    )
