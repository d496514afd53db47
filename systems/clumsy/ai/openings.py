"""Openings: water, rubble and mines in the way of a side, which its engineers bridge, clear and lift."""

from __future__ import annotations

from collections.abc import Sequence

from core.reach import Field, StepCosts, distance_field
from systems.clumsy.ai.assess import FARTHEST, Assessment, open_ground
from systems.clumsy.ai.jobs import Job, descent
from systems.clumsy.capture import may_enter_points
from systems.clumsy.data import StructureType
from systems.clumsy.data_types import UnitClass
from systems.clumsy.view import UnitView, View


def openings(view: View, assessment: Assessment, engineers: Sequence[UnitView], mined: int) -> list[Job]:
    """The first thing to be done on each way that would be much shorter without what bars it.

    `mined`: mask of the side's own mines, which are where they are for a purpose.
    """
    obstacles = _obstacles(view, mined, assessment.personality.works.part)
    if not obstacles:
        return []
    jobs: dict[int, Job] = {}
    wanted = 0
    for cell, owner in view.points:
        if owner != view.side:
            wanted |= 1 << cell
    if wanted:
        costs, free = view.field.ground.step_costs["foot"], open_ground(view, "foot")
        now = distance_field(view.board, costs, wanted, free)
        _open(view, assessment, "foot", [engineer.cell for engineer in engineers], wanted, now, obstacles, jobs)
    classes: tuple[UnitClass, ...] = ("tracked", "foot")
    for unit_class in classes:
        troops = [unit.cell for unit in assessment.vanguard if unit.kind.unit_class == unit_class]
        if troops:
            now = assessment.field(view, unit_class)
            _open(view, assessment, unit_class, [troops[len(troops) // 2]], assessment.goals, now, obstacles, jobs)
    return list(jobs.values())


def bridge_for(view: View, cell: int) -> StructureType | None:
    """What would carry units over this cell; None if nothing would, or it stands already."""
    standing = view.field.structures.get(cell)
    if standing is not None:
        unfinished = standing.side == view.side and not standing.built and standing.kind.costs
        return standing.kind if unfinished else None
    terrain = view.field.ground.terrain_at(cell)
    kinds = (kind for _, kind in sorted(view.data.structures.items()))
    return next((kind for kind in kinds if kind.costs and terrain in kind.on), None)


def _obstacles(view: View, mined: int, part: int) -> list[tuple[int, int]]:
    """What can be done away with: mask of its cells, and the price of doing so in points of way, `part` for a part."""
    found: dict[int, int] = {}
    bridges = [kind for _, kind in sorted(view.data.structures.items()) if kind.costs]
    water = 0
    for kind in bridges:
        for terrain in sorted(kind.on):
            cells = view.field.ground.masks.get(terrain, 0) & ~water
            for cell, standing in view.field.structures.items():
                if cells >> cell & 1 and (standing.side != view.side or standing.built):
                    cells &= ~(1 << cell)
            water |= cells
            price = kind.build_turns * part
            found[price] = found.get(price, 0) | cells
    price = part + part // 2
    found[price] = found.get(price, 0) | (view.field.rubble | view.field.mines & ~mined) & ~water
    return [(cells, price) for price, cells in sorted(found.items()) if cells]


def _open(
    view: View,
    assessment: Assessment,
    unit_class: UnitClass,
    starts: list[int],
    goals: int,
    now: Field,
    obstacles: list[tuple[int, int]],
    jobs: dict[int, Job],
) -> None:
    """Add what to do first on the ways from some cells to some goals, if that is worth it; `now`: as they are."""
    works = assessment.personality.works
    costs, free = view.field.ground.step_costs[unit_class], open_ground(view, unit_class)
    barring = 0
    for cells, _ in obstacles:
        barring |= cells
    layers = [(points, fuel, cells & ~barring) for points, fuel, cells in costs.point_layers]
    opened = StepCosts((*layers, *((price, 0, cells) for cells, price in obstacles)))
    ways = distance_field(view.board, opened, goals, free | barring)
    for start in starts:
        before, once_opened = now.cost(start), ways.cost(start)
        if once_opened is None:
            continue
        saved = min(FARTHEST if before is None else before, FARTHEST) - once_opened
        if saved < works.least_saving:
            continue
        worth = min(works.opening, saved)
        first = next((cell for cell in descent(view, ways, opened, start) if barring >> cell & 1), None)
        job = None if first is None else _job(view, first, worth)
        if job is not None and (job.cell not in jobs or jobs[job.cell].worth < worth):
            jobs[job.cell] = job


def _job(view: View, cell: int, worth: int) -> Job | None:
    if view.field.mines >> cell & 1:
        return Job(worth, "demine", cell)
    if view.field.rubble >> cell & 1:
        return Job(worth, "clear", cell)
    kind = bridge_for(view, cell)
    return None if kind is None else Job(worth, "build", cell, kind.id)


def captures(view: View, assessment: Assessment) -> list[Job]:
    """The victory points to take: those near which no enemy is known of (CAPTURE-1)."""
    near = view.data.rules.capture.contest_radius
    enemies = view.field.others(view.side)
    return [
        Job(assessment.personality.works.capture, "capture", cell)
        for cell, owner in view.points
        if owner != view.side and not enemies & view.board.disk(cell, near)
    ]


def engineers_of(view: View) -> list[UnitView]:
    """The side's engineers, those aboard carriers last."""
    return [unit for unit in view.force if may_enter_points(unit.kind)]
