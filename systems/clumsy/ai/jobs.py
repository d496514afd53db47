"""Jobs: what an engineer can do somewhere, from where, for how much, and the order that does it.

BUILD-1, BUILD-2, MINE-0, MINE-2, WRECK-1 and CAPTURE-1 of the rulebook.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from core.orders import Refusal
from core.reach import Field, StepCosts
from systems.clumsy.building import refuse_build, refuse_clear
from systems.clumsy.data import StructureType
from systems.clumsy.mines import refuse_demine, refuse_lay_mine
from systems.clumsy.orders import BuildOrder, ClearOrder, DemineOrder, LayMineOrder
from systems.clumsy.view import UnitView, View


class Job(NamedTuple):
    """Something to do in a cell."""

    worth: int
    """In points of way; the way there is still to be taken off."""
    task: Literal["capture", "build", "clear", "demine", "mine"]
    cell: int
    what: str = ""
    """The type of what is to be built."""


Work = BuildOrder | ClearOrder | DemineOrder | LayMineOrder


def places(view: View, job: Job) -> int:
    """Mask of the cells in which an engineer can do a job."""
    here, beside = 1 << job.cell, view.board.neighbour_mask(job.cell)
    if job.task == "capture":
        return here
    if job.task == "build":
        return beside | here if view.data.structures[job.what].own_cell else beside
    return beside if job.task == "mine" else beside | here


def price(view: View, job: Job) -> int:
    """Action points that a job takes."""
    costs = view.data.rules.orders
    return {
        "capture": 0,
        "build": costs.build,
        "clear": costs.clear,
        "demine": costs.demine,
        "mine": costs.lay_mine,
    }[job.task]


def order_for(view: View, engineer: UnitView, job: Job) -> Work | None:
    """The order by which an engineer does a job now; None if it cannot."""
    side, unit, at = view.side, engineer.id, view.board.xy(job.cell)
    refusal: Refusal | None
    order: Work
    if job.task == "build":
        order = BuildOrder(side=side, unit=unit, what=job.what, at=at)
        refusal = refuse_build(view, order)
    elif job.task == "clear":
        order = ClearOrder(side=side, unit=unit, at=at)
        refusal = refuse_clear(view, order)
    elif job.task == "demine":
        order = DemineOrder(side=side, unit=unit, at=at)
        refusal = refuse_demine(view, order)
    elif job.task == "mine":
        order = LayMineOrder(side=side, unit=unit, at=at)
        refusal = refuse_lay_mine(view, order)
    else:
        return None
    return order if refusal is None else None


def building_ground(view: View, kind: StructureType) -> int:
    """Mask of the cells in which a structure of this type can be begun, as far as the side knows (BUILD-1)."""
    found = 0
    for terrain in kind.on:
        found |= view.field.ground.masks.get(terrain, 0)
    return found & ~_taken(view) & ~view.field.all_units() & ~view.field.points & ~view.field.ground.burning


def mining_ground(view: View) -> int:
    """Mask of the cells in which a mine can be laid, as far as the side knows (MINE-0)."""
    enterable = 0
    for costs in view.field.ground.step_costs.values():
        enterable |= costs.enterable
    return enterable & ~_taken(view) & ~view.field.all_units()


def _taken(view: View) -> int:
    taken = view.field.wrecks | view.field.rubble | view.field.mines
    for cell in view.field.structures:
        taken |= 1 << cell
    return taken


def descent(view: View, ways: Field, costs: StepCosts, start: int) -> list[int]:
    """The cells of a cheapest way from a cell to the nearest goal of a field, without the start."""
    left, cell, found = ways.cost(start), start, []
    while left:
        for beside in view.board.neighbours(cell):
            paid = costs.price(beside)
            if paid is not None and paid[0] <= left and ways.layers[left - paid[0]] >> beside & 1:
                left, cell = left - paid[0], beside
                found.append(cell)
                break
        else:
            break
    return found
