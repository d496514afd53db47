"""The enemy's ways: where it must pass to come at what a side holds."""

from __future__ import annotations

from core.board import cells_of
from core.reach import distance_field
from systems.clumsy.ai.assess import Assessment, open_ground
from systems.clumsy.ai.jobs import descent
from systems.clumsy.ai.memory import Memory
from systems.clumsy.data_types import UnitClass
from systems.clumsy.view import View


def held_points(view: View) -> list[int]:
    """The cells of the victory points that a side holds or stands on."""
    own = view.field.units[view.side]
    return [cell for cell, owner in view.points if owner == view.side or own >> cell & 1]


def held_ground(view: View, radius: int) -> int:
    """Mask of the cells within `radius` of the points a side holds."""
    found = 0
    for cell in held_points(view):
        found |= view.board.disk(cell, radius)
    return found


def rolls(assessment: Assessment) -> bool:
    """Whether any enemy known of is a vehicle."""
    return any(foe.kind.unit_class in ("wheeled", "tracked") for foe in assessment.foes)


def enemy_ways(view: View, assessment: Assessment, memory: Memory) -> list[list[int]]:
    """The ways of the nearest enemies to the points held, or to the middle of the force; cells in their order.

    Where nobody is known of, the way from where the enemy is taken to be.
    """
    goals = held_points(view) or [_middle(view, assessment)]
    unit_class: UnitClass = "tracked" if rolls(assessment) else "foot"
    costs, free = view.field.ground.step_costs[unit_class], open_ground(view, unit_class)
    mask = 0
    for cell in goals:
        mask |= 1 << cell
    ways = distance_field(view.board, costs, mask, free | mask)
    starts = [foe.cell for foe in assessment.foes]
    if not starts:
        nearest = ways.nearest(memory.target_zone or memory.possible)
        starts = cells_of(nearest[1])[:1] if nearest is not None else []
    ranked = sorted((cost, cell) for cell in starts if (cost := ways.cost(cell)) is not None)
    return [descent(view, ways, costs, cell) for _, cell in ranked[: assessment.personality.works.ways]]


def _middle(view: View, assessment: Assessment) -> int:
    generals = cells_of(view.field.generals[view.side])
    if generals:
        return generals[0]
    field = assessment.field(view, "foot")
    ranked = sorted((field.cost(unit.cell) or 0, unit.cell) for unit in assessment.vanguard)
    return ranked[len(ranked) // 2][1]
