"""Flights: where a helicopter can fly and land, in a turn and over several, and its ways around what may shoot at it.

HELI-1, HELI-3 and ALERT-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.board import cells_of
from core.orders import Order
from core.reach import Field, Reach, distance_field
from systems.clumsy.ai.airspace import SURE, Airspace
from systems.clumsy.ai.moves import move_to
from systems.clumsy.components import NO_FUEL
from systems.clumsy.data import UnitType
from systems.clumsy.flight import fuel_after_turn
from systems.clumsy.landing import landing_cells, refuse_land
from systems.clumsy.movement import passable, price_factor, reach, reach_through, step_costs, stops
from systems.clumsy.orders import LandOrder, MoveOrder
from systems.clumsy.view import UnitView, View


def is_helicopter(kind: UnitType) -> bool:
    """Whether a type flies on fuel, with a crew."""
    return kind.unit_class == "helicopter"


def lasting(view: View, unit: UnitView, found: Reach) -> int:
    """Mask of the cells of a flight over which a helicopter has the fuel to hover through the end of its turn."""
    cells, air = stops(view, unit, found), view.data.rules.air
    if unit.fuel == NO_FUEL or not air.step_fuel:
        return cells
    steps = (unit.fuel - air.hover_fuel - 1) // air.step_fuel
    points = steps * air.step_cost * price_factor(view.data, unit.kind, unit.hp)
    return cells & found.within(points) if steps > 0 else 0


def falls_tonight(view: View, unit: UnitView) -> bool:
    """Whether a helicopter in the air would fall at the end of this turn (HELI-1)."""
    return unit.airborne and unit.fuel != NO_FUEL and fuel_after_turn(view.data, unit.fuel) == 0


def lasts_for(view: View, unit: UnitView, way: int) -> bool:
    """Whether a helicopter has the fuel for a way of so many points, nights in the air included, from where it is."""
    if unit.fuel == NO_FUEL:
        return True
    air, factor = view.data.rules.air, price_factor(view.data, unit.kind, unit.hp)
    nights = way * factor // max(1, unit.kind.action_points)
    return unit.fuel > way // max(1, air.step_cost) * air.step_fuel + nights * air.hover_fuel


def fly(view: View, unit: UnitView, goal: int, air: Airspace, detour: int = 0) -> MoveOrder:
    """The order that takes a helicopter to a cell of its reach, by the most careful way that is short enough.

    `detour`: the points by which it may be longer than the shortest.
    """
    shortest = reach(view, unit).cost(goal) or 0
    for shunned in _shunned(air):
        found = reach_through(view, unit, passable(view, unit) & ~shunned | 1 << goal)
        path = found.path(goal)
        if path is not None and path.points <= shortest + detour:
            cells = tuple(view.board.xy(cell) for cell in path.cells)
            return MoveOrder(side=view.side, unit=unit.id, to=cells[-1], path=cells)
    return move_to(view, unit, goal)


def airway(view: View, unit: UnitView, goals: int, air: Airspace, detour: int) -> Field:
    """The points that a helicopter's way takes from each cell to the nearest goal, by the most careful way as in `fly`.

    In the shortest of turns nobody else's craft is in its way for long: those are left out of account.
    """
    costs, board = step_costs(view, unit), view.board
    direct = distance_field(board, costs, goals, board.full)
    shortest = direct.cost(unit.cell)
    for shunned in _shunned(air) if shortest is not None else ():
        field = distance_field(board, costs, goals, board.full & ~shunned | goals)
        cost = field.cost(unit.cell)
        if cost is not None and shortest is not None and cost <= shortest + detour:
            return field
    return direct


def fly_on(view: View, unit: UnitView, ways: Field, air: Airspace, detour: int = 0) -> MoveOrder | None:
    """The flight as far on a way of several turns as is out of known reach at its end; None if that is no farther."""
    found = reach(view, unit)
    cells = lasting(view, unit, found) & ~(1 << unit.cell)
    here = ways.cost(unit.cell)
    best = ways.nearest(cells & ~air.threat.above_zero())
    if best is None or (here is not None and best[0] >= here):
        return None
    goal = min(cells_of(best[1]), key=lambda cell: (air.doubt.at(cell), found.cost(cell) or 0, cell))
    return fly(view, unit, goal, air, detour)


def land_in(view: View, unit: UnitView, where: int, air: Airspace) -> Order | None:
    """Landing in the safest and nearest of these cells, or the flight there; None if it cannot this turn."""
    spare = unit.action_points - view.data.rules.orders.land
    if spare < 0:
        return None
    if unit.airborne and where >> unit.cell & 1:
        order = LandOrder(side=view.side, unit=unit.id)
        if refuse_land(view, order) is None:
            return order
    found = reach(view, unit)
    cells = found.within(spare) & stops(view, unit, found) & ~(1 << unit.cell) & where & landing_cells(view, unit)
    goal = min(cells_of(cells), key=lambda cell: (air.threat.at(cell), found.cost(cell) or 0, cell), default=-1)
    return fly(view, unit, goal, air) if goal >= 0 else None


def _shunned(air: Airspace) -> Iterator[int]:
    """Masks of what a way keeps out of, the most careful first."""
    watched = air.watch.above_zero()
    share = 1
    while share < SURE and air.doubt.planes:
        yield watched | air.doubt.at_least(share)
        share *= 2
    if watched:
        yield watched
