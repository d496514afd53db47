"""Landing: where a craft may come down, and what that means to it.

HELI-3, MOVE-3, CAPTURE-1 of the rulebook; AP-2 for what it costs. It takes off again by moving (`movement`).
"""

from __future__ import annotations

from core.orders import Refusal
from systems.clumsy.airwaves import stir
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import Position
from systems.clumsy.events import UnitLanded
from systems.clumsy.field import Field
from systems.clumsy.movement import reach
from systems.clumsy.orders import LandOrder
from systems.clumsy.payment import pay_points
from systems.clumsy.refusal import lacks_points
from systems.clumsy.tread import Tread
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import Intrusion, Look, viewers_of

# --- formulas


def platforms(field: Field, unit: UnitView) -> int:
    """Mask of the finished buildings of its own side that take such a craft (MOVE-3)."""
    found = 0
    for cell, standing in field.structures.items():
        if standing.kind.kind == "building" and not standing.bars(unit.kind.unit_class, unit.side):
            found |= 1 << cell
    return found


def landing_cells(view: View, unit: UnitView) -> int:
    """Mask of the cells on which one's own craft could land, as far as its side knows."""
    field, found = view.field, view.field.ground.landable
    for cell in field.structures:
        found &= ~(1 << cell)
    return (found & ~field.rubble | platforms(field, unit)) & ~(field.all_units() | field.wrecks | field.points)


def can_land_at_once(view: View, craft: UnitView) -> bool:
    """Whether a craft over its cell may land there with the action points it has (AP-2)."""
    pays = craft.action_points >= view.data.rules.orders.land
    return pays and bool(landing_cells(view, craft) >> craft.cell & 1)


def landing_reach(view: View, craft: UnitView) -> int:
    """Mask of the cells to which one's own craft can fly now, or over which it is, and land there in the same turn."""
    points = craft.action_points - view.data.rules.orders.land
    if points < 0:
        return 0
    return landing_cells(view, craft) & (1 << craft.cell | reach(view, craft).within(points))


# --- refusals


def refuse_land(view: View, order: LandOrder) -> Refusal | None:
    """Why this unit cannot land where it is."""
    unit = view.units[order.unit]
    if not unit.airborne:
        return Refusal("landed")
    poor = lacks_points(view.data.rules.orders.land, unit.action_points)
    return poor if poor is not None else refuse_ground(view, unit, unit.cell)


def refuse_ground(view: View, unit: UnitView, cell: int) -> Refusal | None:
    """Why this craft cannot stand on the ground of a cell."""
    if landing_cells(view, unit) >> cell & 1:
        return None
    field = view.field
    built_on = cell in field.structures and not platforms(field, unit) >> cell & 1
    taken = built_on or (field.all_units() | field.wrecks | field.rubble) >> cell & 1
    return Refusal("occupied" if taken else "wrong_terrain")


# --- the system


class Landing:
    """A craft about to land."""

    __slots__ = ("entity",)

    def __init__(self, entity: int) -> None:
        self.entity = entity


def begin_land(battle: Battle, _view: View, order: LandOrder) -> None:
    """Put an accepted landing on the agenda."""
    battle.world.agenda.add(Landing(battle.entity_of[order.unit]))


class LandingSystem(System):
    """Sets craft down."""

    def process(self) -> None:
        """Do every landing."""
        battle, world = self.battle, self.battle.world
        for landing in world.agenda.take(Landing):
            entity = landing.entity
            pay_points(battle, entity, battle.data.rules.orders.land)
            # on a platform it may be hidden the moment it stands
            viewers, cell = viewers_of(battle, entity), battle.cell_of(entity)
            world.change(entity, Position, "airborne", False)
            battle.tell(UnitLanded(unit=battle.id_of[entity], at=battle.board.xy(cell)), viewers)
            world.agenda.add(Tread(entity, cell))
            world.agenda.add(Look())
            stir(battle, entity)
            world.agenda.add(Intrusion(entity, battle.everyone))
