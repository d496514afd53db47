"""What a player is told of a drone's link and battery, of an operator's drones and of a jammer's reach.

No rule is computed here: everything comes from the rules over the side's view.
"""

from __future__ import annotations

from client3d.clumsy.words import Words
from client3d.hud.values import StateLine
from core.board import cells_of
from core.orders import Cell
from systems.clumsy.batteries import charging_cells, full_battery
from systems.clumsy.jamming import jammed_cells
from systems.clumsy.links import has_relay, link_of, linked_cells
from systems.clumsy.view import UnitView, View


def covered(view: View, unit: UnitView) -> tuple[list[Cell], str]:
    """The cells that a drone's link, an operator's signal or a jammer reaches, with the overlay to show them in."""
    if unit.operator:
        return _cells(view, link_of(view, unit)), "link"
    if "operator" in unit.kind.abilities and drones_of(view, unit):
        return _cells(view, linked_cells(view.field, unit.side, unit.cell, has_relay(view, unit))), "link"
    if "jammer" in unit.kind.abilities:
        return _cells(view, jammed_cells(view.board, view.data, 1 << unit.cell)), "threat"
    return [], "link"


def _cells(view: View, mask: int) -> list[Cell]:
    return [view.board.xy(cell) for cell in cells_of(mask & view.board.full)]


def drones_of(view: View, operator: UnitView) -> list[UnitView]:
    """The drones that one's own operator flies."""
    return [unit for unit in view.own if unit.operator == operator.id]


def runs_down(unit: UnitView) -> bool:
    """Whether the unit's time in the air is limited by a battery."""
    return unit.kind.battery is not None


def states(words: Words, view: View, unit: UnitView) -> list[StateLine]:
    """Lines of a unit's card; of an enemy nothing is known (SEE-6)."""
    if unit.side != view.side:
        return []
    if not unit.operator and not runs_down(unit):
        flown = drones_of(view, unit)
        return [StateLine("link", words("state-flies", count=len(flown)), "dim")] if flown else []
    return [*_battery(words, view, unit), *_link(words, view, unit)]


def _battery(words: Words, view: View, unit: UnitView) -> list[StateLine]:
    full = full_battery(unit.kind)
    if not runs_down(unit):
        return []
    charging = unit.landed and unit.battery < full and charging_cells(view, unit) >> unit.cell & 1
    tone = "good" if charging else "warn" if unit.battery <= 1 else "normal"
    found = [StateLine("battery", words("state-battery", left=unit.battery, full=full), tone)]
    if charging:
        found.append(StateLine("battery", words("state-charging"), "good"))
    elif unit.airborne and unit.battery <= 1:
        found.append(StateLine("warning", words("state-must-land"), "warn"))
    return found


def _link(words: Words, view: View, unit: UnitView) -> list[StateLine]:
    if not unit.operator:
        return []
    operator = view.own_unit(unit.operator)
    if operator is None:
        return [StateLine("link", words("state-operator-aboard"), "warn")]
    distance = view.board.distance(unit.cell, operator.cell)
    linked = link_of(view, unit) >> unit.cell & 1
    key = "state-linked" if linked else "state-beyond-link"
    return [StateLine("link", words(key, distance=distance), "dim" if linked else "warn")]


def arrival(words: Words, unit: UnitView, falling: tuple[UnitView, ...] = ()) -> list[StateLine]:
    """What a move means to drones: which crash, itself among them, and how its battery stands after this turn."""
    if unit.id in [drone.id for drone in falling]:
        return [StateLine("warning", words("path-beyond-link"), "bad")]
    if falling:
        return [StateLine("warning", words("path-drones-fall", units=words.listed(falling)), "bad")]
    if not runs_down(unit):
        return []
    if unit.battery <= 1:
        return [StateLine("battery", words("path-must-land"), "warn")]
    return [StateLine("battery", words("path-battery", left=unit.battery - 1), "dim")]
