"""The events of General Clumsy: of turns, units, shots, points and goals; those of the land stand in `ground_events`.

`at`, `start` and `to` are cells as (x, y); units are ids.
"""

from __future__ import annotations

from typing import ClassVar

from core.events import Event
from core.orders import Cell


class TurnStarted(Event, frozen=True, tag="TurnStarted"):
    """A side's turn began."""

    side: int
    round: int


class TurnEnded(Event, frozen=True, tag="TurnEnded"):
    """A side passed."""

    side: int
    round: int


class ClockMoved(Event, frozen=True, tag="ClockMoved"):
    """A new round, with the calendar it is played in."""

    round: int
    season: str
    hour: str
    weather: str


class UnitStepped(Event, frozen=True, tag="UnitStepped"):
    """A unit entered the next cell of its way; `towed`: behind the truck that has just left it (TOW-1)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    start: Cell
    to: Cell
    towed: bool = False


class UnitTookOff(Event, frozen=True, tag="UnitTookOff"):
    """A craft rose into the air; its step follows (HELI-3)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class UnitLanded(Event, frozen=True, tag="UnitLanded"):
    """A craft came down to the ground (HELI-3)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class FlightFailed(Event, frozen=True, tag="FlightFailed"):
    """A craft cannot stay in the air and falls; told to its own side only (SEE-6).

    `reason` is dry, link, operator, battery or jammed.
    """

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    reason: str


class CraftFell(Event, frozen=True, tag="CraftFell"):
    """A craft falls from the air over `start` to the ground of `to`, where it is destroyed (HELI-1, DRONE-4)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    start: Cell
    to: Cell


class DroneJammed(Event, frozen=True, tag="DroneJammed"):
    """A jammer reached a drone in the air, which falls; told to those who see the drone (DRONE-3)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class OperatorLost(Event, frozen=True, tag="OperatorLost"):
    """A drone on the ground is lost with its operator; told to its own side only (DRONE-1)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int


class BatteryDrained(Event, frozen=True, tag="BatteryDrained"):
    """A turn in the air was taken off a drone's battery; told to its own side only (DRONE-2)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    battery: int


class BatteryCharged(Event, frozen=True, tag="BatteryCharged"):
    """A drone beside its operator has its full battery again; told to its own side only (DRONE-2)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    battery: int


class UnitPaid(Event, frozen=True, tag="UnitPaid"):
    """What a unit has left after a step or a shot; told to its own side only (SEE-6)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    action_points: int
    fuel: int
    rounds: tuple[int, ...]


class MoveStopped(Event, frozen=True, tag="MoveStopped"):
    """A move ended before its goal: `reason` is barred, mine or no_means (points or fuel)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell
    reason: str


class UnitSpotted(Event, frozen=True, tag="UnitSpotted"):
    """A side came to see an enemy unit."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "towing", "towed_by")
    unit: int
    type: str
    side: int
    hp: int
    at: Cell
    airborne: bool = False
    """Whether it is in the air (SEE-6)."""
    towing: int = 0
    """The gun it tows, if that is in sight as well (SEE-6); 0: none."""
    towed_by: int = 0
    """The truck that tows it, if that is in sight as well; 0: none."""


class UnitLost(Event, frozen=True, tag="UnitLost"):
    """A side lost sight of an enemy unit; it was last at this cell."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class GhostVanished(Event, frozen=True, tag="GhostVanished"):
    """A side sees that an enemy out of sight is no longer where it was last seen."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class SightChanged(Event, frozen=True, tag="SightChanged"):
    """A side now sees other cells: the whole mask of them, in hexadecimal."""

    side: int
    seen: str


class ShotFired(Event, frozen=True, tag="ShotFired"):
    """A unit fired at a cell; told to those who see the unit."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    weapon: str
    start: Cell
    at: Cell
    on_alert: bool = False
    """It was a shot kept for the enemy's turn or for a patrol's round (ALERT-1, PATROL-1)."""
    airborne: bool = False
    """It was aimed at a craft in the air."""


class ShotLanded(Event, frozen=True, tag="ShotLanded"):
    """A shot struck a cell, or the craft in the air over it; told to those who see that cell."""

    weapon: str
    at: Cell
    airborne: bool = False


class ShotBlocked(Event, frozen=True, tag="ShotBlocked"):
    """A shot was stopped on its way by a unit its side had not seen (FIRE-5)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class UnitHit(Event, frozen=True, tag="UnitHit"):
    """A unit lost hit points; `hp` is what it has left."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    damage: int
    hp: int
    at: Cell


class UnitDestroyed(Event, frozen=True, tag="UnitDestroyed"):
    """A unit is dead."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    type: str
    side: int
    at: Cell


class AlertSet(Event, frozen=True, tag="AlertSet"):
    """A unit keeps so many shots for the enemy's turn; told to its own side only (SEE-6)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    shots: int


class AlertEnded(Event, frozen=True, tag="AlertEnded"):
    """A unit keeps no shot any more: `reason` is fired, turn, order or cancelled. Told to its own side only."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    reason: str


class PatrolSet(Event, frozen=True, tag="PatrolSet"):
    """A unit is to patrol around a cell; told to its own side only (SEE-6)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class PatrolEnded(Event, frozen=True, tag="PatrolEnded"):
    """A unit patrols no more; told to its own side only (SEE-6)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int


class UnitSupplied(Event, frozen=True, tag="UnitSupplied"):
    """A unit was refilled (FIRE-1)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "supplier")
    unit: int
    supplier: int
    fuel: int
    rounds: tuple[int, ...]


class UnitHealed(Event, frozen=True, tag="UnitHealed"):
    """A unit got hit points back; `hp` is what it has now (HEAL-1)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    amount: int
    hp: int
    at: Cell


class UnitBoarded(Event, frozen=True, tag="UnitBoarded"):
    """A unit went aboard a carrier; told to its own side only (SEE-6)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "carrier")
    unit: int
    carrier: int
    at: Cell


class UnitUnloaded(Event, frozen=True, tag="UnitUnloaded"):
    """A unit was put down by its carrier; told to its own side only: others come to see it or not."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "carrier")
    unit: int
    carrier: int
    type: str
    side: int
    hp: int
    at: Cell


class GunHitched(Event, frozen=True, tag="GunHitched"):
    """A truck has a gun in tow; `gun` is 0 to who sees the truck alone (SEE-6)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "gun")
    unit: int
    gun: int
    type: str


class GunUnhitched(Event, frozen=True, tag="GunUnhitched"):
    """A truck no longer tows a gun; `gun` is 0 to who sees the truck alone."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "gun")
    unit: int
    gun: int
    type: str


class PointTaken(Event, frozen=True, tag="PointTaken"):
    """A side's engineer has taken a victory point (CAPTURE-1)."""

    at: Cell
    side: int


class PointLost(Event, frozen=True, tag="PointLost"):
    """A side's victory point turned neutral, for an enemy came near (CAPTURE-2)."""

    at: Cell
    side: int


class PointCounted(Event, frozen=True, tag="PointCounted"):
    """How many ends of turn a side's engineer has stood on a point; 0: the count restarts (CAPTURE-1)."""

    at: Cell
    side: int
    count: int


class GoalProgressed(Event, frozen=True, tag="GoalProgressed"):
    """How many of what one of its goals takes a side has now; told to that side only (WIN-2)."""

    side: int
    goal: int
    done: int
    fallen: tuple[Cell, ...] = ()
    """Cells of those of the structures it is about that have just fallen."""


class GoalJudged(Event, frozen=True, tag="GoalJudged"):
    """A side's goal is met or has failed, or is open again; told to all if it was announced (WIN-2)."""

    side: int
    goal: int
    state: str


class TargetIdentified(Event, frozen=True, tag="TargetIdentified"):
    """A side has seen that an enemy unit is one that it is to kill (WIN-2)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    side: int
    goal: int
    unit: int


class SideSurrendered(Event, frozen=True, tag="SideSurrendered"):
    """A side gave up (WIN-5)."""

    side: int


class UnitLeft(Event, frozen=True, tag="UnitLeft"):
    """A unit left the map with its side."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int
    at: Cell


class BattleEnded(Event, frozen=True, tag="BattleEnded"):
    """The battle is over; `winner` is -1 for a draw."""

    winner: int
    reason: str
    round: int
