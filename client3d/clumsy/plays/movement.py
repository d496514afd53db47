"""How movement is played: steps, boarding, towing, leaving the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.play.beats import (
    AIM_SECONDS,
    STEP_SECONDS,
    STOP_SECONDS,
    TURN_SHARE,
    Beat,
    Plays,
    together,
)
from client3d.play.board_stage import heading_between, turned
from systems.clumsy import events as told

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector

_ROLLERS = ("wheeled", "tracked")
_LEAN = {"helicopter": -11.0, "drone": -14.0}
"""Degrees by which the nose of a craft goes down while it flies along."""
_TRAILS_FIRST = 180.0
"""Degrees by which a gun on the hook is turned against its way: its trails hang on the truck."""
_LEAN_SHARE = 0.4  # of a step, in which it comes to lean, and to hang level again


def _stepped(projector: Projector, event: told.UnitStepped) -> list[Beat]:
    figure, units = projector.figure(event.unit), projector.scene.units
    if figure is None or not projector.shown(event.unit):
        return []
    key, kind = event.unit, projector.stage.data.units[figure.type]
    a, b = projector.scene.cell_position(event.start), projector.scene.cell_position(event.to)
    height = projector.stage.height_of(figure)
    goal = heading_between(event.start, event.to) + (_TRAILS_FIRST if event.towed else 0.0)
    lean = _LEAN.get(kind.unit_class, 0.0) if height else 0.0
    goes_on = projector.goes_on(key)
    projector.stage.headings[key] = goal
    behind = projector.gun_behind(event)
    first: dict[str, float] = {}

    def begin() -> None:
        first["heading"], first["turret"] = units.units[key].heading, units.units[key].turret
        first["lean"] = units.units[key].tilt[0]
        if kind.unit_class in _ROLLERS:
            projector.scene.effects.dust(a)

    def tick(t: float) -> None:
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        spot = (x, y, projector.scene.ground_height(x, y) + height)
        share = min(t / TURN_SHARE, 1.0)
        units.set(
            key,
            position=spot,
            heading=float(turned(first["heading"], goal, share)),
            turret=float(turned(first["turret"], 0.0, share)),
            tilt=(_lean_at(t, first["lean"], lean, goes_on), 0.0),
        )

    step = Beat(STEP_SECONDS, begin, tick)
    return [*projector.look_at(event.start, event.to), *(together(step, beat) for beat in behind or [Beat()])]


def _lean_at(t: float, first: float, lean: float, goes_on: bool) -> float:
    """How far a craft leans at a moment of a step: it comes to lean, and hangs level again where the way ends."""
    if not goes_on and t > 1.0 - _LEAN_SHARE:
        return lean * (1.0 - t) / _LEAN_SHARE
    return first + (lean - first) * min(t / _LEAN_SHARE, 1.0)


def _boarded(projector: Projector, event: told.UnitBoarded) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    beats = projector.look_at(event.at)
    carrier = projector.figure(event.carrier)
    if carrier is not None and carrier.cell != event.at:
        beats.append(projector.turning(event.unit, heading_between(event.at, carrier.cell), AIM_SECONDS))
    return [*beats, projector.fading(event.unit, 0.0), Beat(0.0, lambda: projector.scene.units.remove(event.unit))]


def _unloaded(projector: Projector, event: told.UnitUnloaded) -> list[Beat]:
    carrier = projector.figure(event.carrier)
    if carrier is not None and carrier.cell != event.at:
        projector.stage.headings[event.unit] = heading_between(carrier.cell, event.at)
    return projector.appearing(event.unit, event.at)


def _hitched(projector: Projector, event: told.GunHitched | told.GunUnhitched) -> list[Beat]:
    truck, gun = projector.figure(event.unit), projector.figure(event.gun)
    if truck is None or gun is None or truck.cell == gun.cell or not projector.shown(event.gun):
        return []
    beats = projector.look_at(gun.cell)
    if isinstance(event, told.GunHitched):
        heading = heading_between(gun.cell, truck.cell) + _TRAILS_FIRST
        beats.append(projector.turning(event.gun, heading, AIM_SECONDS))
    return beats


def _stopped(projector: Projector, event: told.MoveStopped) -> list[Beat]:
    return [Beat(STOP_SECONDS, lambda: projector.audience.label(event, event.unit))]


def _left(projector: Projector, event: told.UnitLeft) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    return [projector.fading(event.unit, 0.0, 0.15), Beat(0.0, lambda: projector.scene.units.remove(event.unit))]


PLAYS: Plays = {
    told.UnitStepped: _stepped,
    told.MoveStopped: _stopped,
    told.UnitBoarded: _boarded,
    told.UnitUnloaded: _unloaded,
    told.GunHitched: _hitched,
    told.GunUnhitched: _hitched,
    told.UnitLeft: _left,
}
