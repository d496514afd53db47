"""Engineers: who of them does what in a turn: take points, open ways, dig, build, lay mines and lift them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.board import cells_of
from core.orders import Order
from core.reach import distance_field
from systems.clumsy.ai.assess import FARTHEST, Assessment, open_ground
from systems.clumsy.ai.buildings import buildings
from systems.clumsy.ai.defences import obstacles, shelters, wrecks_to_clear
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.jobs import Job, Work, order_for, places, price
from systems.clumsy.ai.memory import Memory
from systems.clumsy.ai.openings import captures, engineers_of, openings
from systems.clumsy.ai.pickups import NEVER, is_air_lifter, turns_by_air
from systems.clumsy.components import NO_UNIT
from systems.clumsy.movement import step_costs
from systems.clumsy.orders import LayMineOrder
from systems.clumsy.view import UnitView, View

NO_WAY = NEVER
"""Points of way to where an engineer does not get."""


class Engineers:
    """What one turn's engineers are about."""

    def __init__(self) -> None:
        self._tasks: dict[int, Job] = {}
        self._jobs: list[Job] | None = None

    def begin_turn(self) -> None:
        """Forget who does what."""
        self._tasks.clear()
        self._jobs = None

    def errand(self, view: View, unit: UnitView, assessment: Assessment, memory: Memory) -> Errand | None:
        """Where an engineer has to go; None if it has nothing to do."""
        if "engineer" not in unit.kind.abilities:
            return None
        self._plan(view, assessment, memory)
        job = self._tasks.get(unit.id)
        if job is None:
            return None
        return Errand(places(view, job), assessment.personality.works.going_on, price(view, job))

    def order(self, view: View, assessment: Assessment, memory: Memory, barred: Collection[Order]) -> Work | None:
        """The work of an engineer that stands where its job is to be done."""
        engineers = engineers_of(view)
        if not engineers:
            return None
        self._plan(view, assessment, memory)
        for engineer in engineers:
            job = self._tasks.get(engineer.id) if engineer.aboard == NO_UNIT else None
            if job is not None and places(view, job) >> engineer.cell & 1:
                order = order_for(view, engineer, job)
                if order is not None and order not in barred:
                    self._done(view, order, job, engineer, memory)
                    return order
        return None

    def by_the_way(self, view: View, assessment: Assessment, memory: Memory, barred: Collection[Order]) -> Work | None:
        """What an engineer does with the points that are left when it has gone where it goes."""
        for engineer in engineers_of(view):
            if engineer.action_points and engineer.aboard == NO_UNIT:
                self._plan(view, assessment, memory)
                for job in sorted(self._jobs or (), reverse=True):
                    if places(view, job) >> engineer.cell & 1:
                        order = order_for(view, engineer, job)
                        if order is not None and order not in barred:
                            self._done(view, order, job, engineer, memory)
                            return order
        return None

    def _done(self, view: View, order: Work, job: Job, engineer: UnitView, memory: Memory) -> None:
        if isinstance(order, LayMineOrder):
            memory.mined |= 1 << job.cell
        if self._jobs is not None:
            self._jobs = [other for other in self._jobs if other.cell != job.cell]
        self._tasks.pop(engineer.id, None)

    def _plan(self, view: View, assessment: Assessment, memory: Memory) -> None:
        """Give each engineer the job that is worth most to it, one engineer to a job; once a turn."""
        if self._jobs is not None:
            return
        engineers = engineers_of(view)
        self._jobs = jobs = all_jobs(view, assessment, memory, engineers)
        works, threat = assessment.personality.works, assessment.threat(view, "foot")
        lifters = [unit for unit in view.own if is_air_lifter(unit) and not unit.cargo]
        ranked = []
        for engineer in engineers:
            ways = distance_field(
                view.board,
                step_costs(view, engineer),
                1 << engineer.cell,
                open_ground(view, "foot") | 1 << engineer.cell,
            )
            for place, job in enumerate(jobs):
                free = places(view, job) & ~(view.field.units[view.side] & ~(1 << engineer.cell))
                on_foot = ways.nearest(free)
                way = NO_WAY if on_foot is None else on_foot[0]
                if job.task == "capture" and lifters and free and _is_nearer_to_us(view, assessment, memory, job.cell):
                    way = min(way, turns_by_air(view, lifters, engineer, free) * engineer.kind.action_points)
                if way >= NO_WAY:
                    continue
                worth = job.worth - way
                if job.task == "capture":
                    worth = max(worth, works.least_capture)
                worth -= works.danger * threat.at(job.cell)
                if worth > 0:
                    ranked.append((-worth, way, engineer.id, place))
        taken: set[int] = set()
        for _, _, unit, place in sorted(ranked):
            if unit not in self._tasks and place not in taken:
                self._tasks[unit] = jobs[place]
                taken.add(place)


def _is_nearer_to_us(view: View, assessment: Assessment, memory: Memory, cell: int) -> bool:
    """Whether a cell is no nearer to where enemies are known or taken to be than to one's own; late, it is all one."""
    if assessment.is_late:
        return True
    enemies = [foe.cell for foe in assessment.foes] + cells_of(memory.target_zone)
    near = min((view.board.distance(cell, other) for other in enemies), default=FARTHEST)
    return min((view.board.distance(cell, unit.cell) for unit in assessment.vanguard), default=0) <= near


def all_jobs(view: View, assessment: Assessment, memory: Memory, engineers: Sequence[UnitView]) -> list[Job]:
    """Everything that engineers could usefully do."""
    found = [
        *captures(view, assessment),
        *openings(view, assessment, engineers, memory.mined),
        *_sites(view, assessment),
        *shelters(view, assessment),
        *obstacles(view, assessment, memory),
        *buildings(view, assessment),
        *wrecks_to_clear(view, assessment),
    ]
    best: dict[int, Job] = {}
    for job in found:
        known = best.get(job.cell)
        if known is None or known.worth < job.worth:
            best[job.cell] = job
    return list(best.values())


def _sites(view: View, assessment: Assessment) -> list[Job]:
    """What was begun and is still to be finished (BUILD-1)."""
    worth = assessment.personality.works.going_on
    return [
        Job(worth, "build", cell, standing.kind.id)
        for cell, standing in view.field.structures.items()
        if standing.side == view.side and not standing.built
    ]
