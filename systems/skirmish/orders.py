"""The orders of Skirmish, as the scenario format names them.

Places are in hundredths of a millimetre, facings are vectors. But for `activate`, the order is to whoever is active;
`unit` or `group` may say who that has to be.
"""

from __future__ import annotations

from core.orders import Order
from systems.skirmish.components import NO_BUILDING, NO_UNIT
from systems.skirmish.measures import Point


class ActivateOrder(Order, frozen=True, kw_only=True, tag="activate"):
    """Begin the activation of a fighter, or of a group by its number from 1 (SK-ACT-1)."""

    unit: int = NO_UNIT
    group: int = 0


class ActionOrder(Order, frozen=True, kw_only=True):
    """An order to whoever is active (SK-ACT-2)."""

    unit: int = NO_UNIT
    """Who has to be active; NO_UNIT: anybody."""
    group: int = 0
    """The group that has to be, by its number; 0: any."""


class MoveOrder(ActionOrder, frozen=True, kw_only=True, tag="move"):
    """Go along a path; of a group it is the path of its first fighter (SK-MOVE-1)."""

    path: tuple[Point, ...]
    facing: Point | None = None
    """How it ends; None: facing the last leg."""


class TurnOrder(ActionOrder, frozen=True, kw_only=True, tag="turn"):
    """Turn on the spot (SK-MOVE-4)."""

    facing: Point


class ShootOrder(ActionOrder, frozen=True, kw_only=True, tag="shoot"):
    """Shoot at an enemy (SK-HIT-1)."""

    target: int
    will_move: bool = False
    """It is to move after the shot (SK-HIT-2)."""


class AimOrder(ActionOrder, frozen=True, kw_only=True, tag="aim"):
    """Aim (SK-HIT-2)."""


class ReloadOrder(ActionOrder, frozen=True, kw_only=True, tag="reload"):
    """Reload (SK-RELOAD-1)."""


class DetectOrder(ActionOrder, frozen=True, kw_only=True, tag="detect"):
    """Look for hidden enemies in a building, by its place on the table (SK-DETECT-1)."""

    building: int


class CaptureOrder(ActionOrder, frozen=True, kw_only=True, tag="capture"):
    """Take an object, by its place among them (SK-CAPTURE-1)."""

    object: int


class EnterOrder(ActionOrder, frozen=True, kw_only=True, tag="enter"):
    """Go into a building (SK-BUILD-1)."""

    building: int
    floor: int = 0
    posture: str = "line"


class LeaveOrder(ActionOrder, frozen=True, kw_only=True, tag="leave"):
    """Go out of a building (SK-BUILD-1)."""

    building: int = NO_BUILDING
    """The one it has to be in; NO_BUILDING: whichever it is in."""
    at: Point | None = None
    """Where to, beside it; None: where it went in, or as near to that as it can."""


class InsideOrder(ActionOrder, frozen=True, kw_only=True, tag="inside"):
    """Move inside a building, between floors included, or only hide or line its windows (SK-BUILD-1)."""

    building: int = NO_BUILDING
    floor: int | None = None
    """None: the floor it is on."""
    posture: str = "line"


class EndActivationOrder(ActionOrder, frozen=True, kw_only=True, tag="end_activation"):
    """Have done with the activation (SK-ACT-1)."""


class EndTurnOrder(Order, frozen=True, kw_only=True, tag="end_turn"):
    """Have done for this turn: whoever has not acted yet does not (SK-ACT-1)."""


AnyOrder = (
    ActivateOrder
    | MoveOrder
    | TurnOrder
    | ShootOrder
    | AimOrder
    | ReloadOrder
    | DetectOrder
    | CaptureOrder
    | EnterOrder
    | LeaveOrder
    | InsideOrder
    | EndActivationOrder
    | EndTurnOrder
)
