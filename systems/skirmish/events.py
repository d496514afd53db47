"""The events of Skirmish. Whatever stands in the open everybody is told of; of who hides only those who see it.

Units are ids, which say nothing of where one is: the lists of both sides lie open. `at`, `path` and `facing` are as in
the orders; buildings and objects are places among those of the setup.
"""

from __future__ import annotations

from typing import ClassVar

from core.events import Event
from systems.skirmish.measures import Point


class UnitEvent(Event, frozen=True):
    """Something of one fighter."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit",)
    unit: int


class TurnStarted(Event, frozen=True, tag="TurnStarted"):
    """A turn began: all can be activated again (SK-ACT-1)."""

    round: int
    side: int
    actions: int
    """What each has."""


class GoPassed(Event, frozen=True, tag="GoPassed"):
    """It is a side's go to activate somebody."""

    side: int


class StageChanged(UnitEvent, frozen=True, tag="StageChanged"):
    """A fighter's activation began, waits, goes on or is over."""

    stage: str
    actions: int
    aimed: bool
    ran: bool


class ActionSpent(UnitEvent, frozen=True, tag="ActionSpent"):
    """A fighter has done something: so many actions are left."""

    actions: int


class FighterMoved(UnitEvent, frozen=True, tag="FighterMoved"):
    """A fighter went along a path."""

    path: tuple[Point, ...]
    """Where it stood, and the end of each leg."""
    facing: Point
    ran: bool
    """It has spent all its actions moving (SK-MOVE-3)."""


class ObstacleCrossed(UnitEvent, frozen=True, tag="ObstacleCrossed"):
    """A fighter climbed over an obstacle in the move that follows, or jumped it (SK-OBST-1)."""

    obstacle: int
    jumped: bool


class FighterTurned(UnitEvent, frozen=True, tag="FighterTurned"):
    """A fighter turned on the spot."""

    facing: Point


class FighterEntered(UnitEvent, frozen=True, tag="FighterEntered"):
    """A fighter went into a building."""

    building: int
    floor: int
    posture: str


class FighterLeft(UnitEvent, frozen=True, tag="FighterLeft"):
    """A fighter came out of a building."""

    building: int
    at: Point
    facing: Point


class FighterShifted(UnitEvent, frozen=True, tag="FighterShifted"):
    """A fighter moved inside a building, or took another posture there."""

    floor: int
    posture: str


class FighterHid(UnitEvent, frozen=True, tag="FighterHid"):
    """Those who are told do not see a fighter any more."""


class FighterSeen(UnitEvent, frozen=True, tag="FighterSeen"):
    """Those who are told see a fighter now, with all that is to be seen of it."""

    type: str
    side: int
    at: Point
    facing: Point
    wounds: int
    loaded: bool
    shots: int
    stage: str
    actions: int
    aimed: bool
    ran: bool
    building: int
    floor: int
    posture: str


class FighterAimed(UnitEvent, frozen=True, tag="FighterAimed"):
    """A fighter aims (SK-HIT-2)."""


class FighterReloaded(UnitEvent, frozen=True, tag="FighterReloaded"):
    """A fighter reloads; `left`: reload actions until it can shoot (SK-RELOAD-1)."""

    left: int


class ShotFired(Event, frozen=True, tag="ShotFired"):
    """A fighter shot at another: dice, what they had to come to, and whether that was a hit (SK-HIT-1)."""

    UNITS: ClassVar[tuple[str, ...]] = ("unit", "target")
    unit: int
    target: int
    at: Point
    """Where the target stands."""
    dice: tuple[int, ...]
    needed: int
    hit: bool
    loaded: bool
    """Whether it could shoot again at once."""
    shots: int
    """What it has left; 0 where there is no end of them."""


class VolleyFired(Event, frozen=True, tag="VolleyFired"):
    """All shots of these are fired: none of them aims any more."""

    units: tuple[int, ...]


class FighterWounded(UnitEvent, frozen=True, tag="FighterWounded"):
    """A fighter took a wound."""

    at: Point
    wounds: int
    """What it can still take."""


class FighterFell(UnitEvent, frozen=True, tag="FighterFell"):
    """A fighter fell."""

    at: Point
    side: int
    counts: bool
    """Whether it was a fighter whose loss helps to break its side (SK-WIN-1)."""


class BuildingSearched(UnitEvent, frozen=True, tag="BuildingSearched"):
    """A fighter looked for hidden enemies; whom it found follows (SK-DETECT-1)."""

    building: int
    dice: tuple[int, ...]


class ObjectTaken(UnitEvent, frozen=True, tag="ObjectTaken"):
    """A fighter took an object (SK-CAPTURE-1)."""

    object: int


class ObjectDropped(Event, frozen=True, tag="ObjectDropped"):
    """The bearer of an object fell."""

    object: int
    at: Point


class GoalCounted(Event, frozen=True, tag="GoalCounted"):
    """A side has kept to a goal for so many turns (SK-WIN-1)."""

    goal: int
    side: int
    turns: int


class BattleEnded(Event, frozen=True, tag="BattleEnded"):
    """The battle is over; winner -1 is a draw."""

    winner: int
    reason: str
    round: int


AnyEvent = (
    TurnStarted
    | GoPassed
    | StageChanged
    | ActionSpent
    | FighterMoved
    | ObstacleCrossed
    | FighterTurned
    | FighterEntered
    | FighterLeft
    | FighterShifted
    | FighterHid
    | FighterSeen
    | FighterAimed
    | FighterReloaded
    | ShotFired
    | VolleyFired
    | FighterWounded
    | FighterFell
    | BuildingSearched
    | ObjectTaken
    | ObjectDropped
    | GoalCounted
    | BattleEnded
)
"""Every event there is: what a replay may hold."""
