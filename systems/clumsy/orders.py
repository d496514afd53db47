"""The orders of General Clumsy, as the scenario format names them.

Units are named by id: one's own by their own, cells as (x, y).
"""

from __future__ import annotations

from core.orders import Cell, Order


class UnitOrder(Order, frozen=True):
    """An order to one unit."""

    unit: int


class MoveOrder(UnitOrder, frozen=True, tag="move"):
    """Go to a cell, by the cheapest way or by the given path (each cell after the start)."""

    to: Cell
    path: tuple[Cell, ...] | None = None


class FireOrder(UnitOrder, frozen=True, tag="fire"):
    """Fire at a cell. `what` chooses among several targets in it: unit, ground or structure."""

    at: Cell
    weapon: str = ""
    what: str = ""


class AlertOrder(UnitOrder, frozen=True, tag="alert"):
    """Keep the shots that are left for the enemy's turn."""


class PatrolOrder(UnitOrder, frozen=True, tag="patrol"):
    """Make a round at each end of turn in the zone around a cell."""

    at: Cell


class CancelOrder(UnitOrder, frozen=True, tag="cancel"):
    """End alert and patrol, and have back the points of the shots not fired."""


class SupplyOrder(UnitOrder, frozen=True, tag="supply"):
    """Refill `target`; without one the unit refills itself at a depot."""

    target: int = 0


class BoardOrder(UnitOrder, frozen=True, tag="board"):
    """Get into `carrier`, which stands next to the unit."""

    carrier: int


class UnloadOrder(UnitOrder, frozen=True, tag="unload"):
    """Put `passenger`, which is aboard the unit, down on the cell `at`."""

    passenger: int
    at: Cell


class TowOrder(UnitOrder, frozen=True, tag="tow"):
    """Hitch `gun`, which stands next to the unit."""

    gun: int


class UnhitchOrder(UnitOrder, frozen=True, tag="unhitch"):
    """Let go of the gun that the unit tows."""


class BuildOrder(UnitOrder, frozen=True, tag="build"):
    """Do a part of a structure: begin its site, or go on with it. `what` is the structure's type."""

    what: str
    at: Cell


class ClearOrder(UnitOrder, frozen=True, tag="clear"):
    """Take rubble or a wreck out of a cell."""

    at: Cell


class LayMineOrder(UnitOrder, frozen=True, tag="lay_mine"):
    """Lay a mine in a cell next to the unit."""

    at: Cell


class DemineOrder(UnitOrder, frozen=True, tag="demine"):
    """Lift a mine next to the unit or in its own cell."""

    at: Cell


class LandOrder(UnitOrder, frozen=True, tag="land"):
    """Come down to the ground of the cell the craft is over."""


class EndTurnOrder(Order, frozen=True, tag="end_turn"):
    """Pass: the side's turn is over."""


class SurrenderOrder(Order, frozen=True, tag="surrender"):
    """Give up: all of the side's units leave the map."""


AnyOrder = (
    MoveOrder
    | FireOrder
    | AlertOrder
    | PatrolOrder
    | CancelOrder
    | SupplyOrder
    | BoardOrder
    | UnloadOrder
    | TowOrder
    | UnhitchOrder
    | BuildOrder
    | ClearOrder
    | LayMineOrder
    | DemineOrder
    | LandOrder
    | EndTurnOrder
    | SurrenderOrder
)
"""What can be ordered so far."""

TARGETS = ("", "unit", "ground", "structure")
"""What `FireOrder.what` may be."""
