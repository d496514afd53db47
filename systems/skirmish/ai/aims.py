"""Where an opponent's fighters are going: to objects, home with them, to enemies.

SK-WIN-1 of the rulebook, as an opponent plays for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from systems.skirmish.ai.ground import Ground
from systems.skirmish.ai.personality import Personality
from systems.skirmish.ai.worth import nearest_in_zone, run_of
from systems.skirmish.battle import Goal
from systems.skirmish.components import NO_UNIT
from systems.skirmish.geometry import between, middle
from systems.skirmish.measures import Point
from systems.skirmish.table import Outline
from systems.skirmish.view import ThingView, UnitView, View

HUNDRED = 100
"""Parts of a turn that ways are compared by."""


class Errand(Struct, frozen=True):
    """Where somebody is going."""

    spot: Point
    keep_off: int = 0
    """How far from there is near enough."""
    object: int = -1
    """The object that is to be taken there; -1: none."""
    carries: bool = False
    """It carries an object, home or away from the enemy."""
    zone: Outline = ()
    """Where home is, if there is one."""


def errand_of(
    view: View, ground: Ground, manner: Personality, fellows: Sequence[UnitView], keep_off: int
) -> Errand | None:
    """Where these are going; None if there is nothing to go for."""
    guide = fellows[0]
    for goal in view.goals:
        if goal.kind == "break":
            continue
        thing = view.things[goal.object]
        found = _of_goal(view, ground, manner, fellows, goal, thing, keep_off)
        if found is not None:
            return found
    enemies = view.enemies()
    if enemies:
        nearest = min(enemies, key=lambda enemy: (between(guide.at, enemy.at).squared, enemy.id))
        return Errand(nearest.at, keep_off)
    houses = [middle(building.polygon) for building in view.table.buildings]
    if houses:  # where enemies may hide
        return Errand(min(houses, key=lambda spot: (between(guide.at, spot).squared, spot)), keep_off // 2)
    return None


def _of_goal(
    view: View,
    ground: Ground,
    manner: Personality,
    fellows: Sequence[UnitView],
    goal: Goal,
    thing: ThingView,
    keep_off: int,
) -> Errand | None:
    """What a goal asks of these: one's own to be met, one of the enemy to be kept from them."""
    if thing.bearer in {unit.id for unit in fellows}:
        zone = goal.zone if goal.side == view.side else ()
        return Errand(home_of(view, fellows[0], goal), carries=True, zone=zone)
    bearer = view.units.get(thing.bearer)
    if thing.bearer == NO_UNIT:
        if goal.side != view.side and not _wants(view, goal):
            return Errand(thing.at, keep_off // 2) if _is_near(view, ground, manner, fellows, thing.at) else None
        return Errand(thing.at, object=thing.number) if _is_near(view, ground, manner, fellows, thing.at) else None
    if bearer is not None and bearer.side != view.side:
        return Errand(bearer.at, keep_off // 2)
    return None


def home_of(view: View, unit: UnitView, goal: Goal) -> Point:
    """Where a fighter takes an object: into the zone of its side's goal by the shortest way, or away from enemies."""
    own = goal.side == view.side
    return nearest_in_zone(unit.at, goal) if own and goal.zone else _haven(view, unit)


def _wants(view: View, goal: Goal) -> bool:
    """Whether a side has a goal of its own about the object of another one's goal."""
    return any(own.side == view.side and own.object == goal.object for own in view.goals)


def _is_near(view: View, ground: Ground, manner: Personality, fellows: Sequence[UnitView], spot: Point) -> bool:
    """Whether these are among those of their side who are first at a spot: not all go there."""
    able = [view.fellows(unit) for unit in view.of(view.side) if unit.kind.is_fighter]
    able = [each for each in able if not each[0].kind.is_leader] or able
    turns = {
        each[0].id: ground.field(each[0].kind.move, spot).distance(each[0].at) * HUNDRED // run_of(view, each)
        for each in able
    }
    return fellows[0].id in sorted(turns, key=lambda one: (turns[one], one))[: manner.fetchers]


def _haven(view: View, unit: UnitView) -> Point:
    """Where enemies are far: of the corners of the table the one that is furthest from them."""
    wide, deep = view.table.size
    corners = [(wide // 10, deep // 10), (wide * 9 // 10, deep // 10), (wide // 10, deep * 9 // 10)]
    corners.append((wide * 9 // 10, deep * 9 // 10))
    enemies = view.enemies()
    if not enemies:
        return unit.at
    return max(corners, key=lambda one: (min(between(one, enemy.at).squared for enemy in enemies), one))
