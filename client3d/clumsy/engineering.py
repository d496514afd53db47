"""An engineer's orders at the screen: what may be built, cleared, mined or lifted, and in which cells.

No rule is computed here: everything comes from the refusals of the rules over the side's view.
"""

from __future__ import annotations

from core.orders import Cell, Refusal
from systems.clumsy.building import refuse_builder
from systems.clumsy.orders import BuildOrder, ClearOrder, DemineOrder, LayMineOrder, UnitOrder
from systems.clumsy.pipeline import refuse
from systems.clumsy.view import UnitView, View

WORKS = ("build", "clear", "lay_mine", "demine")
"""The modes of an engineer's work, each an order."""

BUILD_PREFIX = "build_"
"""Before a structure's type: the intent of choosing it."""

_AT_A_CELL: dict[str, type[ClearOrder] | type[LayMineOrder] | type[DemineOrder]] = {
    "clear": ClearOrder,
    "lay_mine": LayMineOrder,
    "demine": DemineOrder,
}
_IDLE_REASONS = ("not_adjacent", "nothing_there")
"""Reasons that tell least of why an order cannot be given anywhere."""


def is_engineer(unit: UnitView) -> bool:
    """Whether the unit does such work at all."""
    return "engineer" in unit.kind.abilities


def work_order(view: View, unit: UnitView, mode: str, at: Cell, structure: str = "") -> UnitOrder:
    """The order of a mode at a cell; where no structure was chosen, the one that stands there is built on."""
    if mode in _AT_A_CELL:
        return _AT_A_CELL[mode](side=view.side, unit=unit.id, at=at)
    standing = view.field.structures.get(view.board.cell(*at))
    what = structure or (standing.kind.id if standing is not None else "")
    return BuildOrder(side=view.side, unit=unit.id, what=what, at=at)


def cells_at_hand(view: View, unit: UnitView) -> list[Cell]:
    """The cells in which an engineer may work: its own and those next to it."""
    return [view.board.xy(cell) for cell in (unit.cell, *view.board.neighbours(unit.cell))]


def work_cells(view: View, unit: UnitView, mode: str, structure: str = "") -> list[Cell]:
    """The cells in which an order of this mode would be accepted now."""
    return [at for at in cells_at_hand(view, unit) if why_no_work(view, unit, mode, at, structure) is None]


def why_no_work(view: View, unit: UnitView, mode: str, at: Cell, structure: str = "") -> Refusal | None:
    """Why an order of this mode would be refused at a cell."""
    return refuse(view, work_order(view, unit, mode, at, structure))


def refusal_of_work(view: View, unit: UnitView, mode: str, structure: str = "") -> Refusal | None:
    """Why a unit can give no order of this mode in any cell now: what greys its button."""
    if mode == "build" and not structure:
        return refuse_builder(view, unit)
    found = []
    for at in cells_at_hand(view, unit):
        refusal = why_no_work(view, unit, mode, at, structure)
        if refusal is None:
            return None
        found.append(refusal)
    return next((refusal for refusal in found if refusal.reason not in _IDLE_REASONS), found[-1])
