"""Beats: what playing an event is made of, and how long each kind takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from core.events import Event

STEP_SECONDS = 0.26
TURN_SHARE = 0.45  # of a step, in which a unit turns the way it goes
AIM_SECONDS = 0.28
HIT_SECONDS = 0.45
RISE_SECONDS = 0.6  # a craft takes off or lands
FALL_SECONDS = 1.0  # a craft falls from the air
SPIN_UP_SECONDS = 0.35  # in which rotors come to turn before a craft rises
TRAIL_SECONDS = 0.7  # that smoke stays behind a falling craft
JAM_SECONDS = 0.5  # a jammer has got hold of a drone
DIVE_SECONDS = 0.35  # a drone goes into its target
FADE_SECONDS = 0.3
DEATH_SECONDS = 0.7
PAUSE_SECONDS = 0.35
WORK_SECONDS = 1.4  # that engineers are seen to dig, medics to kneel
ALERT_SECONDS = 0.6  # in which who fires on alert, and at whom, can be seen before the shot
STOP_SECONDS = 0.8  # in which it can be read why a move stopped
LINE_SECONDS = 2.6  # that a line of alert fire stays
FIRE_SECONDS = 0.1  # between one burning cell and the next
BANNER_SECONDS = 0.9
FOLLOW_SECONDS = 0.55  # the camera has got near enough by then


@dataclass(slots=True)
class Beat:
    """A piece of an event: `begin` once, then `tick` with 0..1 as its seconds go by."""

    seconds: float = 0.0
    begin: Callable[[], None] | None = None
    tick: Callable[[float], None] | None = None
    leads_up: bool = False
    """Whether it goes before what is heard of the event: the camera's way there, a warning, aiming."""


def together(one: Beat, other: Beat) -> Beat:
    """Two beats as one, as long as the first."""

    def begin() -> None:
        for beat in (one, other):
            if beat.begin:
                beat.begin()

    def tick(t: float) -> None:
        for beat in (one, other):
            if beat.tick:
                beat.tick(t)

    return Beat(one.seconds, begin, tick)


def with_sound(beats: list[Beat], sound: Callable[[], None]) -> list[Beat]:
    """Beats of an event with its sound at its moment: as the first begins that does not only lead up to it."""
    moment = next((beat for beat in beats if not beat.leads_up), None)
    if moment is None:
        return [*beats, Beat(0.0, sound)]
    shown = moment.begin

    def begin() -> None:
        if shown:
            shown()
        sound()

    moment.begin = begin
    return beats


Plays = dict[type[Event], Callable[[Any, Any], list[Beat]]]
"""For event types: the beats of an event, by projector and event."""
