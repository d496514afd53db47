"""Defences: trenches and bunkers where units hold, obstacles and mines where the enemy must pass.

BUILD-1, COVER-1, MOVE-3 and MINE-0 of the rulebook.
"""

from __future__ import annotations

from core.board import cells_of
from core.reach import distance_field
from systems.clumsy.ai.assess import Assessment, open_ground
from systems.clumsy.ai.enemy_ways import enemy_ways, held_ground, rolls
from systems.clumsy.ai.jobs import Job, building_ground, mining_ground
from systems.clumsy.ai.memory import Memory
from systems.clumsy.ai.personality import Works
from systems.clumsy.ai.roles import Role
from systems.clumsy.cover import cover_of
from systems.clumsy.data import StructureType
from systems.clumsy.data_types import UnitClass
from systems.clumsy.view import UnitView, View

HOLDING = frozenset({Role.GUN, Role.MARKSMAN, Role.GENERAL})
"""Roles that stay where they are while they have somebody to fire at."""


def shelters(view: View, assessment: Assessment) -> list[Job]:
    """Trenches beside units that hold with an enemy near; bunkers beside them where there is time (COVER-1)."""
    works = assessment.personality.works
    kinds = [kind for _, kind in sorted(view.data.structures.items()) if kind.own_cell and "foot" in kind.enter]
    if not kinds:
        return []
    quick = min(kinds, key=lambda kind: (kind.build_turns, -kind.cover, kind.id))
    strong = max(kinds, key=lambda kind: (kind.cover, -kind.build_turns, kind.id))
    near, far = _holders(view, assessment)
    return [*_beside(view, near, quick, works.trench, works), *_beside(view, far, strong, works.bunker, works)]


def _holders(view: View, assessment: Assessment) -> tuple[list[UnitView], list[UnitView]]:
    """Foot troops in poor cover that hold: those with an enemy near, and those on held ground without."""
    works = assessment.personality.works
    ground = held_ground(view, works.held)
    near, far = [], []
    for unit in view.own:
        if unit.kind.unit_class != "foot" or not unit.kind.weapons or "engineer" in unit.kind.abilities:
            continue
        cover = cover_of(view.field, view.side, unit.cell)
        if cover.terrain + cover.structure + cover.wreck >= works.good_cover:
            continue
        keeps = bool(ground >> unit.cell & 1)
        if any(view.board.distance(unit.cell, foe.cell) <= works.foe_near for foe in assessment.foes):
            if keeps or assessment.outmatched or assessment.roles[unit.id] in HOLDING:
                near.append(unit)
        elif keeps:
            far.append(unit)
    return near, far


def _beside(view: View, units: list[UnitView], kind: StructureType, worth: int, works: Works) -> list[Job]:
    """Places for a shelter: next to as many of these units as may be, none where one stands empty already."""
    free = {cell for cell, standing in view.field.structures.items() if standing.cover and cell not in view.at}
    counts: dict[int, int] = {}
    ground = building_ground(view, kind)
    diggers = [unit.cell for unit in view.own if "engineer" in unit.kind.abilities]
    for cell in diggers:
        ground |= building_ground_under(view, kind, cell)
    for unit in units:
        beside = view.board.neighbours(unit.cell)
        if any(cell in free for cell in beside):
            continue
        for cell in beside:
            if ground >> cell & 1:
                counts[cell] = counts.get(cell, 0) + 1
    best = sorted(counts, key=lambda cell: (-counts[cell], cell))[: works.most_jobs]
    return [Job(worth + works.each_sheltered * counts[cell], "build", cell, kind.id) for cell in best]


def building_ground_under(view: View, kind: StructureType, cell: int) -> int:
    """The cell itself, if an engineer that stands there may build such a thing under itself."""
    field = view.field
    if cell in field.structures or (field.wrecks | field.rubble | field.mines | field.points) >> cell & 1:
        return 0
    burning = field.ground.burning >> cell & 1
    return 0 if burning or field.ground.terrain_at(cell) not in kind.on else 1 << cell


def obstacles(view: View, assessment: Assessment, memory: Memory) -> list[Job]:
    """Mines on the enemy's ways, and dragon's teeth where vehicles must pass, the best places first."""
    ways = enemy_ways(view, assessment, memory)
    if not ways:
        return []
    return [*_mines(view, assessment, memory, ways), *_teeth(view, assessment, ways)]


def _mines(view: View, assessment: Assessment, memory: Memory, ways: list[list[int]]) -> list[Job]:
    works = assessment.personality.works
    ground, held = mining_ground(view), held_ground(view, works.held)
    crossed = 0
    for cells in view.field.ground.crossings.values():
        crossed |= cells
    at_crossings = view.board.grown(crossed)
    roads = view.field.ground.masks.get("road", 0)
    near_mines = view.board.grown(view.field.mines)
    enterable = view.field.ground.step_costs["tracked"].enterable & open_ground(view, "tracked")
    diggers = [unit.cell for unit in view.own if "engineer" in unit.kind.abilities]
    ranked = []
    for cell in sorted({cell for cells in ways for cell in cells}):
        if not ground >> cell & 1 or near_mines >> cell & 1:
            continue
        if not assessment.foes and not held >> cell & 1:
            continue  # nobody is known to come
        worth = works.mine
        if at_crossings >> cell & 1:
            worth += works.crossing
        if roads >> cell & 1:
            worth += works.road
        if held >> cell & 1:
            worth += works.by_a_point
        beside = (view.board.neighbour_mask(cell) & enterable).bit_count()
        worth += works.narrow * max(0, 4 - beside)
        far = min((view.board.distance(digger, cell) for digger in diggers), default=0)
        ranked.append((far * works.step - worth, cell, worth))
    jobs: list[Job] = []
    for _, cell, worth in sorted(ranked):
        if len(jobs) == works.most_jobs:
            break
        if assessment.outmatched or held >> cell & 1 or not _in_own_way(view, assessment, cell):
            jobs.append(Job(worth, "mine", cell))
    return jobs


def _in_own_way(view: View, assessment: Assessment, cell: int) -> bool:
    """Whether a cell that cannot be passed lengthens the way of the force to the front by much."""
    unit_class: UnitClass = "tracked"
    troops = [unit for unit in assessment.vanguard if unit.kind.unit_class == unit_class]
    if not troops:
        unit_class, troops = "foot", list(assessment.vanguard)
    middle = troops[len(troops) // 2].cell
    before = assessment.field(view, unit_class).cost(middle)
    if before is None:
        return False
    costs, free = view.field.ground.step_costs[unit_class], open_ground(view, unit_class)
    after = distance_field(view.board, costs, assessment.goals, free & ~(1 << cell)).cost(middle)
    return after is None or after > before + assessment.personality.works.most_detour


def _teeth(view: View, assessment: Assessment, ways: list[list[int]]) -> list[Job]:
    """Works that bar vehicles, in narrow places on their way (MOVE-3); for a side that does not go there itself."""
    works = assessment.personality.works
    if not rolls(assessment) or not assessment.outmatched:
        return []
    kinds = [
        kind
        for _, kind in sorted(view.data.structures.items())
        if kind.kind == "work" and not kind.own_cell and not kind.costs and "tracked" not in kind.enter
    ]
    if not kinds:
        return []
    kind = kinds[0]
    ground = building_ground(view, kind)
    enterable = view.field.ground.step_costs["tracked"].enterable & open_ground(view, "tracked")
    narrow = []
    for cell in sorted({cell for cells in ways for cell in cells[1:]}):
        beside = (view.board.neighbour_mask(cell) & enterable).bit_count()
        if ground >> cell & 1 and beside <= 2:
            narrow.append((beside, cell))
    return [Job(works.dragons_teeth, "build", cell, kind.id) for _, cell in sorted(narrow)[: works.most_jobs]]


def wrecks_to_clear(view: View, assessment: Assessment) -> list[Job]:
    """Wrecks near held points, which would hide and shelter whoever comes for them (WRECK-1)."""
    works = assessment.personality.works
    near = held_ground(view, works.held) & view.field.wrecks & ~view.field.units[view.side]
    return [Job(works.wreck, "clear", cell) for cell in cells_of(near)]
