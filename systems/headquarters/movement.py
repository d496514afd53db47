"""Movement: where a unit may go and by which way.

HQ-BOARD-1, HQ-ACT-1, HQ-RULE and section 4 of the rulebook.
"""

from __future__ import annotations

from core.board import mask_of
from core.orders import Refusal
from core.reach import Path, Reach, reachable
from systems.headquarters.battle import Battle, System
from systems.headquarters.components import Identity, Position, ThisTurn
from systems.headquarters.events import UnitMoved
from systems.headquarters.orders import MoveOrder
from systems.headquarters.refusal import refuse_finished
from systems.headquarters.view import UnitView, View


def reach(view: View, unit: UnitView) -> Reach:
    """Where a unit could go with its move of a turn: through friends, not through others (HQ-RULE).

    Take `stops` of it for where it may end.
    """
    known: Reach | None = view.worked_out.get(("reach", unit.id))
    if known is None:
        known = view.worked_out["reach", unit.id] = reachable(
            view.board,
            view.land.step_costs[unit.kind.unit_class],
            unit.cell,
            unit.kind.move,
            fuel=None,
            passable=view.board.full & ~view.mask_of_others(unit.side),
            full_points=False,
        )
    return known


def stops(view: View, unit: UnitView) -> int:
    """Mask of the cells in which a unit could end its move."""
    return ends(view, unit, reach(view, unit).mask)


def ends(view: View, unit: UnitView, reached: int) -> int:
    """Of the cells that a unit reaches those in which it could end: one a cell, headquarters apart (HQ-RULE)."""
    return reached & ~taken(view, unit.side)


def taken(view: View, side: int) -> int:
    """Mask of the cells in which a unit of a camp cannot come to stand for who is there already (HQ-RULE)."""
    known: int | None = view.worked_out.get(("taken", side))
    if known is None:
        known = mask_of(unit.cell for unit in view.units.values() if unit.side != side or not unit.kind.is_headquarters)
        view.worked_out["taken", side] = known
    return known


def way(view: View, unit: UnitView, goal: int) -> Path | None:
    """The cheapest way to a cell, or None if the unit cannot get there in a turn."""
    return reach(view, unit).path(goal)


def refuse_move(view: View, order: MoveOrder) -> Refusal | None:
    """Why a move cannot be ordered."""
    unit, goal = view.units[order.unit], view.board.cell(*order.to)
    finished = refuse_finished(unit)
    if finished is not None:
        return finished
    if unit.moved:
        return Refusal("moved_this_turn")
    costs = view.land.step_costs[unit.kind.unit_class]
    if unit.kind.move == 0 or not costs.enterable:
        return Refusal("unreachable")
    if goal == unit.cell or taken(view, unit.side) >> goal & 1:
        return Refusal("occupied")
    if not costs.enterable >> goal & 1:
        return Refusal("wrong_terrain")
    return None if way(view, unit, goal) is not None else Refusal("unreachable")


class Walk:
    """A unit that goes a way."""

    __slots__ = ("cells", "entity")

    def __init__(self, entity: int, cells: tuple[int, ...]) -> None:
        self.entity, self.cells = entity, cells


def begin_move(battle: Battle, view: View, order: MoveOrder) -> None:
    """Put an accepted move on the agenda."""
    found = way(view, view.units[order.unit], view.board.cell(*order.to))
    assert found is not None, "an accepted move has a way"
    battle.world.agenda.add(Walk(battle.entity_of[order.unit], found.cells))


class MovementSystem(System):
    """Takes units to where they go: nothing stops them on the way."""

    def process(self) -> None:
        """Let every unit that walks arrive."""
        world, board = self.battle.world, self.battle.board
        for walk in world.agenda.take(Walk):
            start = world.get(walk.entity, Position).cell
            world.change(walk.entity, Position, "cell", walk.cells[-1])
            world.change(walk.entity, ThisTurn, "moved", True)
            path = tuple(board.xy(cell) for cell in (start, *walk.cells))
            self.battle.tell(UnitMoved(unit=world.get(walk.entity, Identity).id, path=path))
