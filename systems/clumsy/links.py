"""Links: how far from its operator a drone flies, and what becomes of those that nobody flies any more.

DRONE-1 of the rulebook; BEAT-1 for when, LOAD-4 for operators aboard. A drone on the ground needs no link, but its
operator's life.
"""

from __future__ import annotations

from core.board import cells_of
from systems.clumsy.airwaves import LinkCheck
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_UNIT, OFF_BOARD, Drone
from systems.clumsy.crashes import fail
from systems.clumsy.data import UnitType
from systems.clumsy.events import OperatorLost
from systems.clumsy.field import Field
from systems.clumsy.view import UnitView, View
from systems.clumsy.wounds import Death

# --- formulas and previews


def is_relay(kind: UnitType) -> bool:
    """Whether this type of drone widens the others' links while it is in the air."""
    return "relay" in kind.abilities


def linked_cells(field: Field, side: int, operator: int, relayed: bool) -> int:
    """Mask of the cells over which an operator in this cell keeps a drone in the air (DRONE-1).

    `relayed`: another surveillance drone of the side is in the air.
    """
    rules, board = field.data.rules.drones, field.board
    near, far = board.disk(operator, rules.link), board.disk(operator, rules.relay_link)
    if not relayed:
        towered = 0
        for tower in cells_of(field.buildings_of(side, "tower")):
            towered |= board.disk(tower, rules.tower_radius)
        far &= towered
    return near | far


def link_if(view: View, unit: UnitView, relayed: bool) -> int:
    """Mask of the cells over which one's own drone would keep its link, with or without a relay in the air.

    Every cell for who needs none.
    """
    if unit.operator == NO_UNIT:
        return view.board.full
    operator = view.own_unit(unit.operator)
    # aboard a carrier an operator flies nothing
    return linked_cells(view.field, unit.side, operator.cell, relayed) if operator else 0


def link_of(view: View, unit: UnitView) -> int:
    """Mask of the cells over which one's own drone would keep its link now; every cell for who needs none."""
    key = "link", unit.id, 0
    found: int | None = view.worked_out.get(key)
    if found is None:
        found = view.worked_out[key] = link_if(view, unit, has_relay(view, unit))
    return found


def has_relay(view: View, unit: UnitView) -> bool:
    """Whether a surveillance drone of the side, another one than the unit itself, is in the air."""
    return any(is_relay(other.kind) and other.airborne and other.id != unit.id for other in view.own)


def falling(view: View, unit: UnitView, way: tuple[int, ...] = (), stays: bool = True) -> tuple[UnitView, ...]:
    """One's own drones that crash for want of a link if a unit goes this way (DRONE-1): itself, or those it links.

    stays: whether the unit is there all the same afterwards; not if it boards, or leaves the air.
    """
    if unit.operator == NO_UNIT and "operator" not in unit.kind.abilities:
        return ()
    gone = set() if stays else {unit.id}
    lost: dict[int, UnitView] = {}
    for cell in way or (unit.cell,):
        # who falls may have been the relay of others
        while fallen := _unlinked(view, {unit.id: cell} if stays else {}, gone | lost.keys()):
            lost |= {drone.id: drone for drone in fallen}
    return tuple(lost[key] for key in sorted(lost))


def _unlinked(view: View, moved: dict[int, int], gone: set[int]) -> list[UnitView]:
    """The drones in the air without a link, where some units stand elsewhere and others are gone."""
    own = [unit for unit in view.own if unit.id not in gone]
    flown = [unit for unit in own if unit.operator != NO_UNIT and (unit.airborne or unit.id in moved)]
    operators = {unit.id: moved.get(unit.id, unit.cell) for unit in own}
    found = []
    for drone in flown:
        relayed = any(is_relay(other.kind) and other.id != drone.id for other in flown)
        at = operators.get(drone.operator)
        link = 0 if at is None else linked_cells(view.field, drone.side, at, relayed)
        if not link >> moved.get(drone.id, drone.cell) & 1:
            found.append(drone)
    return found


# --- the system


class LinkSystem(System):
    """Brings down the drones in the air that have lost their link, and takes those whose operator is dead."""

    def process(self) -> None:
        """Look once, however much asks for it."""
        battle, world = self.battle, self.battle.world
        if not world.agenda.take(LinkCheck):
            return
        links = _Links(battle)
        # by cell: the order of ids would tell of drones out of sight
        drones = sorted((battle.cell_of(entity), entity, drone) for entity, drone in world.each(Drone))
        for cell, entity, drone in drones:
            if drone.operator == NO_UNIT or not battle.is_alive(entity):
                continue
            operator = battle.entity_of[drone.operator]
            airborne = battle.is_airborne(entity)
            if not battle.is_alive(operator):
                if airborne:
                    fail(battle, entity, "operator")
                else:
                    battle.tell(OperatorLost(unit=battle.id_of[entity]), 1 << battle.side_of(entity))
                    world.agenda.add(Death(entity))
            elif airborne and not links.reach(entity, operator) >> cell & 1:
                fail(battle, entity, "link")


class _Links:
    """The links of one moment: what several drones have in common is worked out once."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._relays = [unit for unit in battle.craft_at.values() if is_relay(battle.kind_of(unit))]
        self._cells: dict[tuple[int, bool], int] = {}

    def reach(self, drone: int, operator: int) -> int:
        """Mask of the cells over which the operator keeps this drone in the air."""
        battle, side = self._battle, self._battle.side_of(drone)
        relayed = any(relay != drone and battle.side_of(relay) == side for relay in self._relays)
        key = operator, relayed
        if key not in self._cells:
            cell = battle.cell_of(operator)
            self._cells[key] = 0 if cell == OFF_BOARD else linked_cells(battle.field, side, cell, relayed)
        return self._cells[key]
