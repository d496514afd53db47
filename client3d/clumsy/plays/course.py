"""How the course of a battle is played: turns, the clock, orders taken back, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.play.beats import (
    BANNER_SECONDS,
    PAUSE_SECONDS,
    Beat,
    Plays,
)
from core.events import OrderTakenBack
from systems.clumsy import events as told

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector


def _taken_back(projector: Projector, _event: OrderTakenBack) -> list[Beat]:
    _, after = projector._stream[0]
    projector.picture = after.copy()
    return [Beat(0.0, lambda: projector.stage.show(after))]


def _turn_started(projector: Projector, event: told.TurnStarted) -> list[Beat]:
    return [Beat(BANNER_SECONDS, lambda: projector.audience.banner(event))]


def _clock_moved(projector: Projector, event: told.ClockMoved) -> list[Beat]:
    return [Beat(PAUSE_SECONDS, lambda: projector.scene.set_light(event.hour, event.season, event.weather))]


def _ended(projector: Projector, event: told.BattleEnded) -> list[Beat]:
    return [Beat(BANNER_SECONDS, lambda: projector.audience.banner(event))]


PLAYS: Plays = {
    OrderTakenBack: _taken_back,
    told.TurnStarted: _turn_started,
    told.ClockMoved: _clock_moved,
    told.BattleEnded: _ended,
}
