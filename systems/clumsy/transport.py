"""Transport: who gets into which carrier, and where a carrier puts its passengers down.

LOAD-1, LOAD-2, LOAD-3, LOAD-4, HELI-3 of the rulebook; AP-2 for who pays, MOVED and CAPTURE-1 for what unloading means.
A unit aboard is nowhere: its cell is OFF_BOARD, so that no mask of the board has it.
"""

from __future__ import annotations

from core.orders import Refusal
from systems.clumsy.airwaves import stir
from systems.clumsy.battle import Battle, System
from systems.clumsy.capture import Presence, may_enter_points
from systems.clumsy.components import NO_UNIT, OFF_BOARD, Carried, HitPoints, Identity, Position, ThisTurn
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.events import MoveStopped, UnitBoarded, UnitDestroyed, UnitUnloaded
from systems.clumsy.orders import BoardOrder, UnloadOrder
from systems.clumsy.payment import pay_points
from systems.clumsy.refusal import lacks_points, refuse_barred
from systems.clumsy.tread import Tread
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import Intrusion, Look

PASSENGERS = frozenset({"foot"})
"""The classes that carriers take (LOAD-3)."""

# --- formulas


def carries(kind: UnitType) -> bool:
    """Whether this type of unit takes passengers."""
    return "carrier" in kind.abilities


def slots_taken(data: ClumsyData, kind: UnitType) -> int | None:
    """How many slots of a carrier a unit of this type takes; None if it never boards (LOAD-2, LOAD-3)."""
    if kind.unit_class not in PASSENGERS or carries(kind):
        return None
    return data.rules.transport.room.get(kind.size)


def fits(data: ClumsyData, kind: UnitType, carrier: UnitType, aboard: list[UnitType]) -> bool:
    """Whether a unit finds room in a carrier beside those aboard."""
    slots = slots_taken(data, kind)
    return slots is not None and slots <= carrier.slots - sum(slots_taken(data, other) or 0 for other in aboard)


# --- refusals


def refuse_board(view: View, order: BoardOrder) -> Refusal | None:
    """Why this unit cannot get into that carrier."""
    unit, carrier = view.units[order.unit], view.living(order.carrier)
    assert carrier is not None, "an order to whom one does not command is refused before"
    if unit.towed_by != NO_UNIT:
        return Refusal("hitched")
    if carrier.airborne:
        return Refusal("not_landed")
    if unit.moved:
        return Refusal("moved_this_turn")
    if not carries(carrier.kind):
        return Refusal("not_a_carrier")
    poor = lacks_points(view.data.rules.orders.board, unit.action_points)
    if poor is not None:
        return poor
    if not fits(view.data, unit.kind, carrier.kind, []):
        return Refusal("wrong_size")
    if not fits(view.data, unit.kind, carrier.kind, [other.kind for other in passengers_of(view, carrier)]):
        return Refusal("carrier_full")
    return None if view.board.distance(unit.cell, carrier.cell) == 1 else Refusal("not_adjacent")


def refuse_unload(view: View, order: UnloadOrder) -> Refusal | None:
    """Why this carrier cannot put that passenger down there."""
    carrier, passenger = view.units[order.unit], view.living(order.passenger)
    assert passenger is not None, "an order about whom one does not command is refused before"
    cell = view.board.cell(*order.at)
    if carrier.airborne:
        return Refusal("not_landed")
    if view.field.points >> cell & 1 and not may_enter_points(passenger.kind):
        return Refusal("not_an_engineer")
    if not carries(carrier.kind):
        return Refusal("not_a_carrier")
    poor = lacks_points(view.data.rules.orders.unload, carrier.action_points)
    if poor is not None:
        return poor
    if view.board.distance(carrier.cell, cell) != 1:
        return Refusal("not_adjacent")
    if cell in view.at:
        return Refusal("occupied")
    barred = refuse_barred(view, cell, passenger)
    if barred is not None:
        return barred
    if not view.field.ground.step_costs[passenger.kind.unit_class].enterable >> cell & 1:
        return Refusal("wrong_terrain")
    return None if passenger.aboard == carrier.id else Refusal("nothing_there")


def passengers_of(view: View, carrier: UnitView) -> list[UnitView]:
    """The units aboard one's own carrier."""
    return [unit for unit in view.passengers if unit.aboard == carrier.id]


# --- the system


class Boarding:
    """A unit about to get into a carrier."""

    __slots__ = ("carrier", "entity")

    def __init__(self, entity: int, carrier: int) -> None:
        self.entity, self.carrier = entity, carrier


class Unloading:
    """A unit about to be put down on a cell by its carrier."""

    __slots__ = ("carrier", "cell", "entity")

    def __init__(self, entity: int, carrier: int, cell: int) -> None:
        self.entity, self.carrier, self.cell = entity, carrier, cell


def begin_board(battle: Battle, _view: View, order: BoardOrder) -> None:
    """Put an accepted boarding on the agenda."""
    battle.world.agenda.add(Boarding(battle.entity_of[order.unit], battle.entity_of[order.carrier]))


def begin_unload(battle: Battle, _view: View, order: UnloadOrder) -> None:
    """Put an accepted unloading on the agenda."""
    passenger, carrier = battle.entity_of[order.passenger], battle.entity_of[order.unit]
    battle.world.agenda.add(Unloading(passenger, carrier, battle.board.cell(*order.at)))


class TransportSystem(System):
    """Takes units aboard, off the board, and puts them down again."""

    def process(self) -> None:
        """Do every boarding and every unloading."""
        agenda = self.battle.world.agenda
        for boarding in agenda.take(Boarding):
            self._board(boarding)
        for unloading in agenda.take(Unloading):
            self._unload(unloading)

    def _board(self, boarding: Boarding) -> None:
        battle, world, entity = self.battle, self.battle.world, boarding.entity
        unit, carrier = battle.id_of[entity], battle.id_of[boarding.carrier]
        pay_points(battle, entity, battle.data.rules.orders.board)
        at = battle.board.xy(battle.cell_of(entity))
        world.change(entity, Position, "cell", OFF_BOARD)
        world.change(entity, Carried, "aboard", carrier)
        # others lose sight of it, as if it had gone into hiding
        battle.tell(UnitBoarded(unit=unit, carrier=carrier, at=at), 1 << battle.side_of(entity))
        world.agenda.add(Look())
        world.agenda.add(Presence(entity))
        stir(battle, entity)

    def _unload(self, unloading: Unloading) -> None:
        battle, world, entity = self.battle, self.battle.world, unloading.entity
        identity, side = world.get(entity, Identity), 1 << battle.side_of(entity)
        pay_points(battle, unloading.carrier, battle.data.rules.orders.unload)
        if unloading.cell in battle.unit_at:
            # somebody unseen is there: like a move that is barred, it was paid for (MOVE-4)
            at = battle.board.xy(battle.cell_of(unloading.carrier))
            battle.tell(MoveStopped(unit=identity.id, at=at, reason="barred"), side)
            return
        world.change(entity, Carried, "aboard", NO_UNIT)
        world.change(entity, Position, "cell", unloading.cell)
        world.change(entity, ThisTurn, "moved", True)
        unloaded = UnitUnloaded(
            unit=identity.id,
            carrier=battle.id_of[unloading.carrier],
            type=identity.type,
            side=identity.side,
            hp=world.get(entity, HitPoints).left,
            at=battle.board.xy(unloading.cell),
        )
        battle.tell(unloaded, side)
        world.agenda.add(Tread(entity, unloading.cell))
        world.agenda.add(Look())
        world.agenda.add(Intrusion(entity, battle.everyone))
        world.agenda.add(Presence(entity))
        stir(battle, entity)


def lose_cargo(battle: Battle, carrier: int) -> None:
    """Whoever is aboard a carrier that is destroyed is lost with it (LOAD-3)."""
    world, at = battle.world, battle.board.xy(battle.cell_of(carrier))
    for unit in battle.cargo.get(battle.id_of[carrier], ()):
        entity = battle.entity_of[unit]
        identity = world.get(entity, Identity)
        # what was aboard is known to its own side alone (SEE-6)
        destroyed = UnitDestroyed(unit=unit, type=identity.type, side=identity.side, at=at)
        battle.tell(destroyed, 1 << identity.side)
        world.remove(entity)
        stir(battle, entity)
