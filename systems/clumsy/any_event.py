"""Every event there is, as one type: what a replay may hold."""

from __future__ import annotations

from systems.clumsy.events import (
    AlertEnded,
    AlertSet,
    BatteryCharged,
    BatteryDrained,
    BattleEnded,
    ClockMoved,
    CraftFell,
    DroneJammed,
    FlightFailed,
    GhostVanished,
    GoalJudged,
    GoalProgressed,
    GunHitched,
    GunUnhitched,
    MoveStopped,
    OperatorLost,
    PatrolEnded,
    PatrolSet,
    PointCounted,
    PointLost,
    PointTaken,
    ShotBlocked,
    ShotFired,
    ShotLanded,
    SideSurrendered,
    SightChanged,
    TargetIdentified,
    TurnEnded,
    TurnStarted,
    UnitBoarded,
    UnitDestroyed,
    UnitHealed,
    UnitHit,
    UnitLanded,
    UnitLeft,
    UnitLost,
    UnitPaid,
    UnitSpotted,
    UnitStepped,
    UnitSupplied,
    UnitTookOff,
    UnitUnloaded,
)
from systems.clumsy.ground_events import (
    Cleared,
    ClearingFound,
    FireDied,
    FireLit,
    GroundChanged,
    MineExploded,
    MineGone,
    MineLaid,
    MineLifted,
    MineSpotted,
    RubbleFound,
    RubbleLeft,
    StructureBuilt,
    StructureFell,
    StructureGone,
    StructureHit,
    StructureSeen,
    WreckFound,
    WreckLeft,
)

AnyEvent = (
    TurnStarted
    | TurnEnded
    | ClockMoved
    | UnitStepped
    | UnitTookOff
    | UnitLanded
    | FlightFailed
    | CraftFell
    | DroneJammed
    | OperatorLost
    | BatteryDrained
    | BatteryCharged
    | UnitPaid
    | MoveStopped
    | UnitSpotted
    | UnitLost
    | GhostVanished
    | SightChanged
    | ShotFired
    | ShotLanded
    | ShotBlocked
    | UnitHit
    | UnitDestroyed
    | WreckLeft
    | WreckFound
    | GroundChanged
    | FireLit
    | FireDied
    | AlertSet
    | AlertEnded
    | PatrolSet
    | PatrolEnded
    | StructureSeen
    | StructureGone
    | StructureHit
    | StructureFell
    | RubbleLeft
    | StructureBuilt
    | MineLaid
    | MineSpotted
    | MineGone
    | MineExploded
    | MineLifted
    | Cleared
    | RubbleFound
    | ClearingFound
    | UnitSupplied
    | UnitHealed
    | UnitBoarded
    | UnitUnloaded
    | GunHitched
    | GunUnhitched
    | PointTaken
    | PointLost
    | PointCounted
    | GoalProgressed
    | GoalJudged
    | TargetIdentified
    | SideSurrendered
    | UnitLeft
    | BattleEnded
)
"""Every event there is so far."""
