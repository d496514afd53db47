"""The events of Headquarters. There is no fog: every camp is told of all of them, by the units' own ids.

`at` and `path` are cells as (x, y); units are ids.
"""

from __future__ import annotations

from typing import ClassVar

from core.events import Event
from core.orders import Cell


class TurnStarted(Event, frozen=True, tag="TurnStarted"):
    """A turn of all camps began: their units are ready (HQ-TURN-1)."""

    round: int


class TurnEnded(Event, frozen=True, tag="TurnEnded"):
    """Every camp was ready: the turn resolves."""

    round: int


class CampReady(Event, frozen=True, tag="CampReady"):
    """A camp said that its turn is over, or took that back."""

    side: int
    ready: bool


class GoldChanged(Event, frozen=True, tag="GoldChanged"):
    """A camp was paid, or paid. `cause` is income, bounty, recruit or shop."""

    side: int
    amount: int
    gold: int
    """What it has now."""
    cause: str


class UnitMoved(Event, frozen=True, tag="UnitMoved"):
    """A unit went to a cell."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    path: tuple[Cell, ...]
    """The cell it left, and each that it entered."""


class UnitWaited(Event, frozen=True, tag="UnitWaited"):
    """A unit has done for this turn."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int


class UnitStruck(Event, frozen=True, tag="UnitStruck"):
    """A unit struck another, or struck it back; `UnitHit` follows."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "target")
    unit: int
    target: int
    at: Cell
    """Where the target stands."""
    back: bool
    factor: int
    """The factor of chance, in per cent."""


class AirStruck(Event, frozen=True, tag="AirStruck"):
    """An air strike of a camp fell on a cell; `UnitHit` follows."""

    side: int
    at: Cell


class UnitHit(Event, frozen=True, tag="UnitHit"):
    """A unit lost hit points. `cause` is blow, strike or bomb."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell
    damage: int
    hp: int
    """What it has left."""
    cause: str


class UnitHealed(Event, frozen=True, tag="UnitHealed"):
    """A unit regained hit points. `cause` is city or kit."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell
    amount: int
    hp: int
    cause: str


class UnitDestroyed(Event, frozen=True, tag="UnitDestroyed"):
    """A unit has no hit point left."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell
    bounty: int
    """What an attack pays from now on (HQ-BOUNTY-1)."""


class UnitLeft(Event, frozen=True, tag="UnitLeft"):
    """A unit vanished with its camp (HQ-WIN-1)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class UnitCame(Event, frozen=True, tag="UnitCame"):
    """A unit was recruited, or bought: then it wears a star."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    type: str
    side: int
    at: Cell
    hp: int
    star: bool


class OfferBought(Event, frozen=True, tag="OfferBought"):
    """A camp bought an offer of the day."""

    side: int
    offer: str


class CityTaken(Event, frozen=True, tag="CityTaken"):
    """A city has another owner; -1: nobody."""

    at: Cell
    owner: int


class CampFell(Event, frozen=True, tag="CampFell"):
    """A camp is out. `reason` is headquarters or surrender."""

    side: int
    reason: str


class BombFell(Event, frozen=True, tag="BombFell"):
    """The atomic bomb (HQ-BOMB-1); a `UnitHit` for each unit follows."""


class BattleEnded(Event, frozen=True, tag="BattleEnded"):
    """The battle is over; winner -1 is a draw."""

    winner: int
    reason: str
    round: int


AnyEvent = (
    TurnStarted
    | TurnEnded
    | CampReady
    | GoldChanged
    | UnitMoved
    | UnitWaited
    | UnitStruck
    | AirStruck
    | UnitHit
    | UnitHealed
    | UnitDestroyed
    | UnitLeft
    | UnitCame
    | OfferBought
    | CityTaken
    | CampFell
    | BombFell
    | BattleEnded
)
"""Every event there is: what a replay may hold."""
