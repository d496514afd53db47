"""Flights: where a helicopter can fly and land, in a turn and over several, and its ways around what may shoot at it.

HELI-1, HELI-3 and ALERT-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from core.board import cells_of
from core.orders import Order
from core.reach import Reach, StepCosts, distance_field
from systems.clumsy.ai.airspace import Airspace
from systems.clumsy.ai.jobs import descent
from systems.clumsy.ai.moves import move_to
from systems.clumsy.ai.personality import HelicopterWeights
from systems.clumsy.components import NO_FUEL
from systems.clumsy.data import UnitType
from systems.clumsy.flight import fuel_after_turn
from systems.clumsy.landing import landing_cells, refuse_land
from systems.clumsy.movement import passable, price_factor, reach, step_costs, stops, walked
from systems.clumsy.orders import LandOrder, MoveOrder
from systems.clumsy.view import UnitView, View

STEP, HASTY_STEP = 4, 64
"""What a step weighs beside what may shoot at it: when there is time to go around, and when only equals are chosen."""


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
    """Whether a helicopter has the fuel for a way of so many points from where it is, if it spends nights landed."""
    air = view.data.rules.air
    return unit.fuel == NO_FUEL or unit.fuel > way // max(1, air.step_cost) * air.step_fuel


def fly(view: View, unit: UnitView, goal: int, air: Airspace, detour: int = 0) -> MoveOrder:
    """The order that takes a helicopter to a cell of its reach, by the most careful way that is short enough.

    `detour`: the points by which it may be longer than the shortest.
    """
    shortest = reach(view, unit).cost(goal) or 0
    cells = _way(view, unit, 1 << goal, air, shortest + detour)
    if cells is None or walked(view, unit, tuple(cells)) is None:
        return move_to(view, unit, goal)
    return _along(view, unit, cells)


def fly_on(view: View, unit: UnitView, goals: int, air: Airspace, weights: HelicopterWeights) -> MoveOrder | None:
    """The flight towards the nearest of some cells, as far as it comes in this turn and out of known reach at its end.

    With little fuel left it ends where the helicopter can land. None if it comes no farther.
    """
    shortest = distance_field(view.board, step_costs(view, unit), goals, view.board.full).cost(unit.cell)
    if not shortest:
        return None
    cells = (
        _way(view, unit, goals, air, (shortest + weights.detour) * price_factor(view.data, unit.kind, unit.hp)) or ()
    )
    stops_at = lasting(view, unit, reach(view, unit)) & ~air.threat.above_zero()
    grounds, burned = landing_cells(view, unit), view.data.rules.air.step_fuel
    for last in range(len(cells), 0, -1):
        goal = cells[last - 1]
        scarce = unit.fuel != NO_FUEL and unit.fuel - last * burned <= weights.spare_fuel
        if not (stops_at & (grounds if scarce else view.board.full)) >> goal & 1:
            continue
        if walked(view, unit, tuple(cells[:last])) is not None:
            return _along(view, unit, cells[:last]) if is_bearable(unit, cells[:last], air, weights.on_alert) else None
    return None


def is_bearable(unit: UnitView, cells: Iterable[int], air: Airspace, on_alert: int) -> bool:
    """Whether what may be on alert along a way leaves a helicopter half its hit points, if `on_alert` per cent are."""
    most = max((air.watch.at(cell) for cell in cells), default=0)
    return 2 * most * on_alert < 100 * unit.hp


def _way(view: View, unit: UnitView, goals: int, air: Airspace, longest: int) -> list[int] | None:
    """The cells of the most careful way to the nearest of some cells that takes no more points than `longest`."""
    cells = passable(view, unit)
    step = view.data.rules.air.step_cost * price_factor(view.data, unit.kind, unit.hp)
    for price in (STEP, HASTY_STEP):
        layers = tuple((price + care, 0, layer) for care, layer in air.care.layers(cells))
        costs = StepCosts(point_layers=layers)
        ways = distance_field(view.board, costs, goals & cells, view.board.full)
        if ways.cost(unit.cell) is not None:
            found = descent(view, ways, costs, unit.cell)
            if len(found) * step <= longest:
                return found
    return None


def _along(view: View, unit: UnitView, cells: Sequence[int]) -> MoveOrder:
    path = tuple(view.board.xy(cell) for cell in cells)
    return MoveOrder(side=view.side, unit=unit.id, to=path[-1], path=path)


def rest_here(view: View, unit: UnitView, ground_threat: int) -> LandOrder | None:
    """Landing for the night where a helicopter is on its way, if nobody reaches it on the ground there."""
    order = LandOrder(side=view.side, unit=unit.id)
    can = unit.airborne and not ground_threat >> unit.cell & 1 and refuse_land(view, order) is None
    return order if can else None


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
