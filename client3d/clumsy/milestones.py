"""What is worth stopping at in a replay of the main ruleset, and what its timeline marks."""

from __future__ import annotations

from client3d.clumsy.plays.table import UNSEEN
from client3d.play.reading import Reading
from core.events import Event
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.picture_changes import advance

MARKED: dict[type[Event], str] = {
    told.UnitDestroyed: "death",
    land.StructureFell: "fall",
    land.MineExploded: "fall",
    told.PointTaken: "point",
    told.PointLost: "point",
    land.FireLit: "fire",
    told.GoalJudged: "goal",
    told.SideSurrendered: "end",
    told.BattleEnded: "end",
}
"""Events that the timeline marks, and as what."""

_SILENT = (*UNSEEN, told.SightChanged, told.ClockMoved)


def stops_at(event: Event) -> bool:
    """Whether stepping stops at an event: there is something to see of it, and it is no part of another one."""
    return not isinstance(event, _SILENT) and not (isinstance(event, told.UnitStepped) and event.towed)


class Milestones(Reading):
    """A replay of the main ruleset, as it is read."""

    MARKED = MARKED
    stops_at = staticmethod(stops_at)
    advance = staticmethod(advance)
