"""How drones are played: jammed in the air, dived into a target, and recharged."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from client3d.play.beats import DIVE_SECONDS, HIT_SECONDS, JAM_SECONDS, Beat, Plays
from core.orders import Cell
from systems.clumsy import events as told

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector

_SHUDDERS = 9.0  # times that a jammed drone jerks to either side
_REACH = 0.05  # cells that it jerks
_JAMMED = (0.45, 0.75, 1.0)  # the colour in which it flickers


def _jammed(projector: Projector, event: told.DroneJammed) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    key, units = event.unit, projector.scene.units
    first: dict[str, tuple[float, float, float]] = {}

    def begin() -> None:
        first["at"] = units.units[key].position
        units.flash(key)

    def tick(t: float) -> None:
        if projector.shown(key):
            x, y, z = first["at"]
            jerk = _REACH * math.sin(t * _SHUDDERS * math.tau) * (1.0 - t / 2)
            units.set(key, position=(x + jerk, y - jerk / 2, z), tint=(*_JAMMED, 0.6 * abs(math.sin(t * 20.0))))

    return [*projector.look_at(event.at), Beat(JAM_SECONDS, begin, tick)]


def dive(projector: Projector, key: int, at: Cell, height: float) -> Beat:
    """A drone that is spent in its own shot goes where it strikes; `height`: cells above the ground."""
    units, goal = projector.scene.units, projector.scene.cell_position(at, 0.18 + height)
    first: dict[str, tuple[float, float, float]] = {}

    def begin() -> None:
        first["at"] = units.units[key].position

    def tick(t: float) -> None:
        if projector.shown(key):
            a, share = first["at"], t * t
            spot = (a[0] + (goal[0] - a[0]) * share, a[1] + (goal[1] - a[1]) * share, a[2] + (goal[2] - a[2]) * share)
            units.set(key, position=spot)

    return Beat(DIVE_SECONDS, begin, tick)


def _charged(projector: Projector, event: told.BatteryCharged) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    return [Beat(HIT_SECONDS, lambda: projector.audience.number(event.unit, "+", "supply"))]


PLAYS: Plays = {
    told.DroneJammed: _jammed,
    told.BatteryCharged: _charged,
}
