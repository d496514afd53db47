"""Buildings: hospitals, workshops, depots and watchtowers where they are missed.

BUILD-1, HEAL-1, FIRE-1 and SEE-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable

from systems.clumsy.ai.assess import Assessment
from systems.clumsy.ai.enemy_ways import held_points
from systems.clumsy.ai.jobs import Job, building_ground
from systems.clumsy.ai.needs import is_dry, needy_units
from systems.clumsy.ai.personality import Works
from systems.clumsy.data import StructureType
from systems.clumsy.data_types import StructureAbility
from systems.clumsy.healing import healers_of
from systems.clumsy.movement import is_wounded
from systems.clumsy.view import UnitView, View


def buildings(view: View, assessment: Assessment) -> list[Job]:
    """What is worth building now, and where."""
    works = assessment.personality.works
    found = [_tower(view, assessment), _depot(view, assessment)]
    hurt = [unit for unit in view.own if is_wounded(view.data, unit.kind, unit.hp)]
    on_foot = [unit for unit in hurt if unit.kind.unit_class == "foot"]
    rolling = [unit for unit in hurt if unit.kind.unit_class != "foot"]
    found.append(_for_patients(view, on_foot, works.hospital, works))
    found.append(_for_patients(view, rolling, works.workshop, works))
    return [job for job in found if job is not None]


def _for_patients(view: View, patients: list[UnitView], worth: int, works: Works) -> Job | None:
    """A house for units that nobody near heals."""
    if len(patients) < works.least_patients:
        return None
    by_unit, by_building = healers_of(patients[0].kind)
    healers = [unit.cell for unit in view.own if by_unit in unit.kind.abilities and by_unit != "engineer"]
    alone = _not_near(view, patients, healers, by_building, works.needless)
    kind = _kind_with(view, by_building)
    if kind is None or len(alone) < works.least_patients:
        return None
    cell, beside = _place(view, kind, alone)
    return None if cell < 0 else Job(worth * max(works.least_patients, beside), "build", cell, kind.id)


def _depot(view: View, assessment: Assessment) -> Job | None:
    """A depot for those who run short and have no truck that comes to them."""
    personality, works = assessment.personality, assessment.personality.works
    short = needy_units(view, view.own, personality.supply_share)
    dry = [unit for unit in short if is_dry(unit, personality.judgement.low_fuel)]
    alone = _not_near(view, short, [], "depot", works.needless)
    kind = _kind_with(view, "depot")
    if kind is None or view.field.suppliers[view.side] or not alone or (len(alone) < works.least_patients and not dry):
        return None
    cell, _ = _place(view, kind, alone)
    return None if cell < 0 else Job(works.depot, "build", cell, kind.id)


def _tower(view: View, assessment: Assessment) -> Job | None:
    """A watchtower by a held point that no tower looks over yet."""
    works, kind = assessment.personality.works, _kind_with(view, "tower")
    if kind is None:
        return None
    towers = view.field.buildings_of(view.side, "tower")
    ground = building_ground(view, kind)
    threat = assessment.threat(view, "foot").above_zero()
    for point in held_points(view):
        if not towers & view.board.disk(point, works.needless):
            spots = view.board.ring(point, 1, 2) & ground & ~threat
            if cells := _open_places(view, spots):
                return Job(works.watchtower, "build", cells[0], kind.id)
    return None


def _kind_with(view: View, ability: StructureAbility) -> StructureType | None:
    kinds = (kind for _, kind in sorted(view.data.structures.items()))
    return next((kind for kind in kinds if ability in kind.abilities and kind.kind == "building"), None)


def _not_near(
    view: View, units: Iterable[UnitView], healers: list[int], ability: StructureAbility, radius: int
) -> list[UnitView]:
    """Those of some units with neither such a building, finished or begun, nor any of `healers` within a radius."""
    found = []
    standing = [
        cell for cell, one in view.field.structures.items() if one.side == view.side and ability in one.kind.abilities
    ]
    for unit in units:
        if all(view.board.distance(unit.cell, cell) > radius for cell in (*healers, *standing)):
            found.append(unit)
    return found


def _place(view: View, kind: StructureType, units: list[UnitView]) -> tuple[int, int]:
    """The cell next to as many of these units as may be, out of everybody's way, and how many; -1 if there is none."""
    counts: dict[int, int] = {}
    spots = building_ground(view, kind)
    for unit in units:
        for cell in _open_places(view, view.board.neighbour_mask(unit.cell) & spots):
            counts[cell] = counts.get(cell, 0) + 1
    best = min(counts, key=lambda cell: (-counts[cell], cell), default=-1)
    return best, counts.get(best, 0)


def _open_places(view: View, spots: int) -> list[int]:
    """Those of some cells in which a building does not shut a passage: with free ground on three sides at least."""
    ground = view.field.ground.step_costs["tracked"].enterable & ~view.field.barred("tracked", view.side)
    return [cell for cell in view.board.cells(spots) if (view.board.neighbour_mask(cell) & ground).bit_count() > 2]
