"""Pick-ups: whom a helicopter fetches because it gets them where they have to go sooner, and where they wait for it.

LOAD-1, LOAD-2, HEAL-1 and HELI-3 of the rulebook: who is carried has not moved, and a helicopter takes and puts down
only landed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from core.board import cells_of
from core.reach import Field, distance_field
from systems.clumsy.ai.assess import Assessment, open_ground
from systems.clumsy.ai.drones import flies_drones
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.flights import is_helicopter, lasts_for
from systems.clumsy.ai.helicopters import homes
from systems.clumsy.components import NO_UNIT
from systems.clumsy.data import UnitType
from systems.clumsy.healing import healing_cells
from systems.clumsy.landing import landing_cells
from systems.clumsy.movement import is_wounded, step_costs
from systems.clumsy.supply import full_fuel
from systems.clumsy.transport import carries, fits, passengers_of
from systems.clumsy.view import UnitView, View

NEVER = 999
"""Turns that somebody takes to where no way leads."""
STEP_TOGETHER = 3
"""Points of flight that a step is worth which somebody need not walk to where all are fetched."""


class Pickup(NamedTuple):
    """A helicopter that goes for somebody."""

    carrier: int
    ground: int
    """The cell in which it lands for them."""
    riders: tuple[int, ...]
    """Whom it takes, or has taken already."""
    others: tuple[int, ...] = ()
    """Who waits there for another flight."""


def is_air_lifter(unit: UnitView) -> bool:
    """Whether a unit carries others through the air."""
    return is_helicopter(unit.kind) and carries(unit.kind)


def with_care(view: View, errands: Mapping[int, Errand], worth: int) -> dict[int, Errand]:
    """What units have to do somewhere, and for the wounded on foot the way to who heals them (HEAL-1)."""
    found = dict(errands)
    for unit in view.force:
        if unit.kind.unit_class == "foot" and is_wounded(view.data, unit.kind, unit.hp):
            places = healing_cells(view, unit)
            if places and (unit.aboard != NO_UNIT or not places >> unit.cell & 1):
                found[unit.id] = Errand(places, worth)
    return found


def plan_pickups(
    view: View, assessment: Assessment, errands: Mapping[int, Errand], before: Mapping[int, Pickup]
) -> dict[int, Pickup]:
    """For each helicopter that has room the troops it is to fetch, nobody for two.

    `before`: what was planned a turn ago, which is not changed for little.
    """
    found: dict[int, Pickup] = {}
    fetched: set[int] = set()
    for carrier in view.own:
        if is_air_lifter(carrier):
            waiting = [unit for unit in view.own if unit.id in errands and unit.id not in fetched]
            pickup = _pickup(view, assessment, carrier, waiting, errands, before.get(carrier.id))
            if pickup is not None:
                found[carrier.id] = pickup
                fetched.update(pickup.riders)
    return found


def turns_by_air(view: View, lifters: Iterable[UnitView], unit: UnitView, places: int, committed: bool = False) -> int:
    """Turns until the first of some helicopters has taken a unit next to one of these cells; NEVER if none can.

    `committed`: it is on its way already, and goes through with it on the last of its fuel.
    """
    rules, best = view.data.rules, NEVER
    for carrier in lifters:
        if not fits(view.data, unit.kind, carrier.kind, []):
            continue
        near = min((view.board.distance(unit.cell, cell) for cell in cells_of(places)), default=NEVER)
        way = (view.board.distance(carrier.cell, unit.cell) + near) * rules.air.step_cost
        if near < NEVER and _has_fuel(view, carrier, way, places, committed):
            points = way + 2 * rules.orders.land + rules.orders.unload
            best = min(best, 1 + points // max(1, carrier.kind.action_points))
    return best


def _has_fuel(view: View, carrier: UnitView, way: int, places: int, committed: bool) -> bool:
    """Whether a helicopter has the fuel for a way to some cells, and to where it is refilled from there if it can be.

    With a full tank it goes even if it will stay there.
    """
    air, goals = view.data.rules.air, cells_of(places)
    homeward = min(
        (view.board.distance(home, cell) for home in cells_of(homes(view, carrier)) for cell in goals), default=0
    )
    nights = 1 + way // max(1, carrier.kind.action_points)
    if lasts_for(view, carrier, way + homeward * air.step_cost + nights * air.hover_fuel):
        return True
    return (committed or carrier.fuel == full_fuel(carrier.kind)) and lasts_for(view, carrier, way)


def _pickup(
    view: View,
    assessment: Assessment,
    carrier: UnitView,
    waiting: list[UnitView],
    errands: Mapping[int, Errand],
    before: Pickup | None,
) -> Pickup | None:
    aboard = passengers_of(view, carrier)
    if aboard and not carrier.landed:
        return None
    ranked = []
    for unit in waiting:
        if fits(view.data, unit.kind, carrier.kind, [other.kind for other in aboard]) and not flies_drones(view, unit):
            known = before is not None and unit.id in before.riders
            saved = _turns_saved(view, assessment, carrier, unit, errands[unit.id], known)
            if saved >= assessment.personality.rides.least_turns:
                ranked.append((not known, -saved, view.board.distance(unit.cell, carrier.cell), unit.id, unit))
    if not ranked:
        return None
    ranked.sort(key=lambda row: row[:4])
    helped = [row[4] for row in ranked]
    first = helped[0]
    company = _company(view, carrier, first, helped, [other.kind for other in aboard])
    if aboard:
        # who has somebody aboard waits for those alone who are there in the next turn
        near = [unit for unit in company if view.board.distance(unit.cell, carrier.cell) <= 1 + _steps_a_turn(unit)]
        return Pickup(carrier.id, carrier.cell, tuple(unit.id for unit in near)) if near else None
    ground = _ground(view, assessment, carrier, company, before)
    if ground is None:
        return None
    others = [unit.id for unit in helped if unit not in company and _is_near(view, unit, first)]
    return Pickup(carrier.id, ground, tuple(unit.id for unit in company), tuple(others))


def _turns_saved(
    view: View, assessment: Assessment, carrier: UnitView, unit: UnitView, errand: Errand, committed: bool
) -> int:
    """Turns sooner that a unit gets where it has to go by air."""
    ways = way_on_foot(view, unit, errand)
    grounds = ways.nearest(safe_grounds(view, assessment, carrier))
    if grounds is None:
        return 0
    points, way = unit.kind.action_points, ways.cost(unit.cell)
    walking = NEVER if way is None else -(-way // points)
    flying = turns_by_air(view, [carrier], unit, grounds[1], committed)
    return walking - flying - max(0, grounds[0] - points) // points


def way_on_foot(view: View, unit: UnitView, errand: Errand) -> Field:
    """The way that a unit has to go without a helicopter."""
    return distance_field(view.board, step_costs(view, unit), errand.places, open_ground(view, unit.kind.unit_class))


def safe_grounds(view: View, assessment: Assessment, carrier: UnitView) -> int:
    """Mask of the cells in which a helicopter can land, or stands, and nobody known of reaches it on the ground."""
    threat = assessment.threat(view, carrier.kind.unit_class).above_zero()
    return (landing_cells(view, carrier) | (1 << carrier.cell if carrier.landed else 0)) & ~threat


def _company(
    view: View, carrier: UnitView, first: UnitView, others: list[UnitView], aboard: list[UnitType]
) -> list[UnitView]:
    """Who comes along with the first, of those near it, as far as there is room."""
    company = [first]
    near = sorted(others, key=lambda one: (view.board.distance(one.cell, first.cell), one.id))
    for unit in near:
        kinds = [*aboard, *(one.kind for one in company)]
        if unit is not first and _is_near(view, unit, first) and fits(view.data, unit.kind, carrier.kind, kinds):
            company.append(unit)
    return company


def _is_near(view: View, unit: UnitView, first: UnitView) -> bool:
    """Whether somebody comes to another in two turns or so."""
    return view.board.distance(unit.cell, first.cell) <= 2 * _steps_a_turn(unit)


def _steps_a_turn(unit: UnitView) -> int:
    """Cells that somebody on foot is taken to come in a turn."""
    return unit.kind.action_points // 2


def _ground(
    view: View, assessment: Assessment, carrier: UnitView, company: list[UnitView], before: Pickup | None
) -> int | None:
    """The cell for all to come to: near to them and to the helicopter, on ground that they can leave for it."""
    first = company[0]
    ways = distance_field(view.board, step_costs(view, first), 1 << first.cell, view.board.full)
    near = 0
    for layer in ways.layers[: 2 * first.kind.action_points]:
        near |= layer
    grounds = (
        safe_grounds(view, assessment, carrier) | (1 << carrier.cell if carrier.landed else 0)
    ) & view.board.grown(near)

    def worth(cell: int) -> tuple[int, int]:
        walks = sum(max(0, view.board.distance(unit.cell, cell) - 1) for unit in company)
        if before is not None and cell == before.ground:
            walks -= len(company)
        return view.board.distance(carrier.cell, cell) + STEP_TOGETHER * walks, cell

    return min(cells_of(grounds), key=worth, default=None)


def meeting_places(view: View, pickup: Pickup) -> int:
    """Mask of the cells beside the ground of a pick-up in which to wait for it, hidden ones if there are enough."""
    beside = view.board.neighbour_mask(pickup.ground) & view.field.ground.step_costs["foot"].enterable
    hidden = beside & view.field.hiding_places()
    return hidden if hidden.bit_count() >= len(pickup.riders) else beside
