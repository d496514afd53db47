"""For each event type, how it is played; a test keeps this complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.clumsy.plays import air, course, drones, movement, places, shots, sight
from client3d.play.beats import Beat, Plays
from core.events import Event
from systems.clumsy import events as told

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector


def _unseen(_projector: Projector, _event: Event) -> list[Beat]:
    """Nothing to see: it tells in the log, or by what comes with it."""
    return []


UNSEEN = (
    told.TurnEnded,
    told.UnitPaid,
    told.AlertSet,
    told.AlertEnded,
    told.PatrolSet,
    told.PatrolEnded,
    told.PointCounted,
    told.TargetIdentified,
    told.SideSurrendered,
    told.FlightFailed,
    told.OperatorLost,
    told.BatteryDrained,
)
PLAYS: Plays = dict.fromkeys(UNSEEN, _unseen)
for _subject in (course, movement, air, drones, sight, shots, places):
    PLAYS |= _subject.PLAYS
