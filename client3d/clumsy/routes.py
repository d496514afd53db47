"""Routes: units that are told to go farther than they can this turn keep on in the next turns, as a player's orders.

A route is the player's alone, not the rules': each turn it becomes an ordinary order to move, through the one door. It
ends where its unit arrives, finds no way, gets another order, or as soon as an enemy comes into sight.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from core.orders import Cell, Order
from systems.clumsy import links
from systems.clumsy.foresight import LongWay, long_way
from systems.clumsy.orders import MoveOrder
from systems.clumsy.pipeline import refuse
from systems.clumsy.view import UnitView, View

BEYOND_THIS_TURN = ("unreachable", "no_action_points")
"""Reasons for which a move cannot be ordered now, but perhaps in a later turn."""


@dataclass(frozen=True)
class Route:
    """A way of several turns, as it is planned now."""

    cells: tuple[Cell, ...]
    """From the unit's own cell on."""
    ends: tuple[Cell, ...]
    """Where each turn ends, the goal last; the unit's own cell where this turn goes nowhere."""
    order: MoveOrder | None
    """This turn's part; None: it begins with the next one."""

    @property
    def turns(self) -> int:
        """In how many turns the unit is there, this one counted."""
        return len(self.ends)

    @property
    def parts(self) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
        """The cells of this turn's part and of the rest, both with the cell in which they meet."""
        meets = self.cells.index(self.order.to) if self.order is not None else 0
        return self.cells[: meets + 1], self.cells[meets:]


def plan(view: View, unit: UnitView, goal: Cell) -> Route | None:
    """The route of one's own unit to a cell, in a turn or several; None if there is none, or somebody stands there."""
    if not view.board.contains(*goal):
        return None
    cell, xy = view.board.cell(*goal), view.board.xy
    if cell == unit.cell or cell in view.layer_of(unit):
        return None
    found = long_way(view, unit, cell)
    if found is None:
        return None
    way = (unit.cell, *found.cells)
    ends, gone = [], 0
    for part in found.per_turn:
        gone += part
        ends.append(xy(way[gone]))
    return Route(tuple(map(xy, way)), tuple(ends), _first_part(view, unit, found))


def _first_part(view: View, unit: UnitView, way: LongWay) -> MoveOrder | None:
    """As far along the way as the unit can go now and stop, and lose no drone by it."""
    for length in range(way.per_turn[0], 0, -1):
        cells = way.cells[:length]
        path = tuple(map(view.board.xy, cells))
        order = MoveOrder(side=unit.side, unit=unit.id, to=path[-1], path=path)
        if refuse(view, order) is None and not links.falling(view, unit, cells):
            return order
    return None


class Sent(NamedTuple):
    """A unit on its way."""

    side: int
    goal: Cell
    in_sight: frozenset[int]
    """The enemies that were in sight when its route was chosen or last went on."""


class Leg(NamedTuple):
    """What becomes of a route in a turn: its order, or why it has ended ("enemy", "barred"); neither: it waits."""

    order: MoveOrder | None = None
    ended: str = ""


@dataclass
class Routes:
    """Where units are going, by unit; a player's memory, shown to nobody else and kept in no replay."""

    sent: dict[int, Sent] = field(default_factory=dict)
    _ordered: list[int] = field(default_factory=list)
    """The units of the orders given this turn, for undo."""

    def choose(self, view: View, unit: UnitView, goal: Cell) -> None:
        """Send a unit on its way."""
        self.sent[unit.id] = Sent(unit.side, goal, _in_sight(view))

    def end(self, unit: int) -> bool:
        """Forget a unit's route; whether it had one."""
        return self.sent.pop(unit, None) is not None

    def route_of(self, view: View, unit: UnitView) -> Route | None:
        """The route that a unit is on, as it is planned now."""
        sent = self.sent.get(unit.id)
        return None if sent is None else plan(view, unit, sent.goal)

    def ordered(self, order: Order) -> None:
        """An order was accepted: another one than a part of the route ends it, and so does its last part."""
        unit: int = getattr(order, "unit", 0)
        if not unit:
            return
        self._ordered.append(unit)
        sent = self.sent.get(unit)
        if sent is not None and not (isinstance(order, MoveOrder) and order.path and order.to != sent.goal):
            self.end(unit)

    def taken_back(self) -> None:
        """The last order was taken back: its unit stays, and waits for another."""
        if self._ordered:
            self.end(self._ordered.pop())

    def due(self, view: View) -> list[int]:
        """The units of a side that have somewhere to go, by id, as its turn begins; the dead are forgotten."""
        self._ordered.clear()
        for unit in [unit for unit, sent in self.sent.items() if sent.side == view.side and not view.own_unit(unit)]:
            self.end(unit)
        return sorted(unit for unit, sent in self.sent.items() if sent.side == view.side)

    def go_on(self, view: View, unit: int) -> Leg:
        """This turn's part of a unit's route."""
        here, sent = view.own_unit(unit), self.sent.get(unit)
        if here is None or sent is None:
            return Leg()
        if _in_sight(view) - sent.in_sight:
            self.end(unit)
            return Leg(ended="enemy")
        found = plan(view, here, sent.goal)
        if found is None:
            self.end(unit)
            return Leg(ended="barred")
        self.sent[unit] = sent._replace(in_sight=_in_sight(view))
        return Leg(found.order)


def _in_sight(view: View) -> frozenset[int]:
    return frozenset(enemy.id for enemy in view.enemies)
