"""Obstacles: what bars the way of a base, and who gets over it.

SK-OBST-1, SK-GEO-1 of the rulebook. Infantry climbs: it starts in contact and ends on the far side. Cavalry jumps low
obstacles in passing. Buildings are gone round, or entered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from core.orders import Refusal
from systems.skirmish.data import MoveClass, SkirmishData
from systems.skirmish.geometry import NONE, Gap, legs, segment_gap, spot_gap, touch
from systems.skirmish.measures import Point
from systems.skirmish.table import Wall
from systems.skirmish.view import UnitView, View


class Way(Struct, frozen=True):
    """What a path leads over."""

    refusal: Refusal | None
    """Why it cannot be gone."""
    crossed: int = -1
    """The obstacle that is crossed, the last of several that are jumped; -1: none."""
    climbed: bool = False
    """It is crossed on foot."""


FREE = Way(None)
Crossing = Literal["climbs", "jumps", "stops"]


def crossing(data: SkirmishData, move: MoveClass, obstacle: str) -> Crossing:
    """How somebody gets over an obstacle: infantry climbs, cavalry jumps low ones, wagons go over none (SK-OBST-1)."""
    if move == "infantry":
        return "climbs"
    jumps = move == "cavalry" and data.level_of(obstacle) <= data.rules.obstacles.jumped
    return "jumps" if jumps else "stops"


def way_over(view: View, unit: UnitView, path: Sequence[Point]) -> Way:
    """What a path, from where the fighter stands to its end, leads over."""
    crossed: list[Wall] = []
    for a, b in legs(path):
        for wall in view.table.walls_near(a, b, unit.radius):
            gap = segment_gap(a, b, wall.start, wall.end)
            if gap == NONE or _scrapes(view, unit, wall, gap):
                crossed.append(wall)
    if not crossed:
        return FREE
    if any(wall.building >= 0 for wall in crossed):
        return Way(Refusal("unreachable"))
    table, move = view.table, unit.kind.move
    ways = {crossing(view.data, move, table.obstacles[wall.obstacle].kind) for wall in crossed}
    if ways == {"climbs"}:
        return _climb(view, unit, path, {wall.obstacle for wall in crossed})
    if ways == {"jumps"}:
        if is_astride(view, unit, path[-1]):
            return Way(Refusal("unreachable"))
        return Way(None, max(wall.obstacle for wall in crossed))
    return Way(Refusal("unreachable"))


def _scrapes(view: View, unit: UnitView, wall: Wall, gap: Gap) -> bool:
    """Whether a base that comes so near to a wall would be partly over it; not if it is no nearer than it stood."""
    if not gap.under(unit.radius - view.data.rules.moving.contact):
        return False
    return gap.shorter(spot_gap(unit.at, wall.start, wall.end))


def _climb(view: View, unit: UnitView, path: Sequence[Point], obstacles: set[int]) -> Way:
    """Infantry starts in contact with one obstacle, crosses it once, and ends on its far side."""
    if len(obstacles) > 1:
        return Way(Refusal("unreachable"))
    [obstacle] = obstacles
    line = view.table.obstacles[obstacle].line
    contact = unit.radius + view.data.rules.moving.contact
    if not any(spot_gap(unit.at, a, b).within(contact) for a, b in legs(line)):
        return Way(Refusal("not_in_contact"))
    times = sum(touch(a, b, c, d) for a, b in legs(path) for c, d in legs(line))
    near = contact + 2 * unit.radius
    lands = any(spot_gap(path[-1], a, b).within(near) for a, b in legs(line))
    if times != 1 or not lands or is_astride(view, unit, path[-1]):
        return Way(Refusal("unreachable"))
    return Way(None, obstacle, climbed=True)


def is_astride(view: View, unit: UnitView, spot: Point) -> bool:
    """Whether a base at a spot would stand partly on an obstacle or in a building."""
    least = unit.radius - view.data.rules.moving.contact
    return any(
        spot_gap(spot, wall.start, wall.end).under(least) for wall in view.table.walls_near(spot, spot, unit.radius)
    )
