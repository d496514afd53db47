"""Detection: looking for enemies who hide in a building.

SK-DETECT-1 of the rulebook. A side does not know who hides where. So it looks at a building, rolls once, and finds
everybody who hides there and for whom the roll is enough.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.skirmish.activation import Spend
from systems.skirmish.arcs import looks_at, nearest_of
from systems.skirmish.battle import Battle, System
from systems.skirmish.components import NO_BUILDING, Identity, Shelter
from systems.skirmish.events import BuildingSearched
from systems.skirmish.geometry import nearest_point, shape_gap
from systems.skirmish.line import is_behind_obstacle
from systems.skirmish.measures import Point
from systems.skirmish.orders import DetectOrder
from systems.skirmish.refusal import refuse_action
from systems.skirmish.sight import Look
from systems.skirmish.view import UnitView, View


def needed_for(view: View, unit: UnitView, building: int) -> int:
    """What the dice have to come to, to find who hides in a building."""
    rules = view.data.rules.detecting
    start, end = _line(view, unit, building)
    return rules.cover_needs if is_behind_obstacle(view, start, end, 0) else rules.needs


def _line(view: View, unit: UnitView, building: int) -> tuple[Point, Point]:
    """From who looks to where the building is nearest."""
    polygon = view.table.buildings[building].polygon
    if not unit.is_inside:
        return unit.at, nearest_point(unit.at, polygon)
    end = nearest_point(unit.at, polygon)
    start = nearest_point(end, view.shape(unit)[0])
    return start, nearest_point(start, polygon)


def refuse_detect(view: View, order: DetectOrder) -> Refusal | None:
    """Why those who are active cannot look for anybody in a building."""
    if not NO_BUILDING <= order.building < len(view.table.buildings):
        return Refusal("invalid")
    refusal = refuse_action(view, order)
    if refusal is not None:
        return refusal
    if order.building == NO_BUILDING:  # nobody hides in the open
        return Refusal("no_target")
    fellows, distance = view.active(), view.data.rules.detecting.range
    polygon = view.table.buildings[order.building].polygon
    unit = nearest_of(view, fellows, polygon)
    if unit.building == order.building:
        return None  # on another floor than theirs somebody may hide
    shape, radius = view.shape(unit)
    if not shape_gap(shape, polygon).within(distance + radius):
        return Refusal("out_of_range")
    start, end = _line(view, unit, order.building)
    if not looks_at(fellows, unit, end):
        return Refusal("out_of_arc")
    besides = (order.building, *((unit.building,) if unit.is_inside else ()))
    if unit.posture == "hide" or view.table.is_blocked(start, end, besides):
        return Refusal("line_blocked")
    return None


class Search:
    """Fighters, one of whom looks for hidden enemies."""

    __slots__ = ("building", "entities", "needed", "searcher")

    def __init__(self, entities: list[int], searcher: int, building: int, needed: int) -> None:
        self.entities, self.searcher, self.building, self.needed = entities, searcher, building, needed


def begin_detect(battle: Battle, view: View, order: DetectOrder) -> None:
    """Put an accepted search on the agenda."""
    fellows = view.active()
    unit = nearest_of(view, fellows, view.table.buildings[order.building].polygon)
    needed = needed_for(view, unit, order.building)
    entities = battle.entities([one.id for one in fellows])
    battle.world.agenda.add(Search(entities, battle.entity_of[unit.id], order.building, needed))


class DetectionSystem(System):
    """Rolls for those who look, and finds."""

    def process(self) -> None:
        """Let all look who are to."""
        battle, world = self.battle, self.battle.world
        for search in world.agenda.take(Search):
            dice = battle.roll(battle.data.rules.detecting.dice)
            side = world.get(search.searcher, Identity).side
            searched = BuildingSearched(unit=battle.id_of(search.searcher), building=search.building, dice=dice)
            battle.tell(searched)
            if sum(dice) >= search.needed:
                for entity in battle.occupants.get(search.building, ()):
                    found = world.get(entity, Shelter)
                    if found.posture == "hide" and world.get(entity, Identity).side != side:
                        world.change(entity, Shelter, "found_by", found.found_by | 1 << side)
                world.agenda.add(Look(search.building))
            world.agenda.add(Spend(search.entities))
