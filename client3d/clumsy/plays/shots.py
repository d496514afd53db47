"""How fire is played: shots, hits, deaths, and what supply and healing give back."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from client3d.clumsy.plays.drones import dive
from client3d.play.beats import (
    ALERT_SECONDS,
    DEATH_SECONDS,
    HIT_SECONDS,
    PAUSE_SECONDS,
    Beat,
    Plays,
)
from client3d.scene.shots import SHOTS
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy.data import WeaponType

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector

_WALKERS = ("foot", "towed")
_GUN_LEANS = (-9.0, 16.0)
"""Degrees by which a broken gun leans: nose down, and on its side."""
_STEEPEST = 55.0
"""Degrees up beyond which no gun is raised."""
EXPLOSIONS = {"small": 0.5, "medium": 1.3, "large": 1.3}
"""How large the explosion of a vehicle or craft is, by its size."""


def shot_look(weapon: WeaponType) -> tuple[str, float, float]:
    """How a weapon's shot flies (a key of the scene's SHOTS), how large its flash and its burst are."""
    if (look := weapon.look) is not None:
        return look.flight, look.flash / 100, look.burst / 100
    if weapon.indirect:
        return "arc", 0.9, 0.9
    return ("shell", 1.0, 0.9) if weapon.shell else ("burst", 0.4, 0.25)


def _fired(projector: Projector, event: told.ShotFired) -> list[Beat]:
    figure, scene = projector.figure(event.unit), projector.scene
    if figure is None or not projector.shown(event.unit):
        return []
    shot, flash, _ = shot_look(projector.stage.data.weapons[event.weapon])
    beats = projector.look_at(event.start, event.at)
    if event.on_alert:
        beats.append(_warning(projector, event))
    height = projector.stage.height_over(projector.picture, event.at) if event.airborne else 0.0
    rise = _rise(shot, event.start, event.at, height - projector.stage.height_of(figure))
    aim = projector.aiming(event.unit, figure.type, event.start, event.at, rise)
    aim.leads_up = True
    beats.append(aim)
    if projector.stage.data.weapons[event.weapon].spends_unit:
        return [*beats, dive(projector, event.unit, event.at, height)]
    flight = Beat(0.0)
    weapons = projector.stage.data.units[figure.type].weapons
    gun = weapons.index(event.weapon) if event.weapon in weapons else 0

    def begin() -> None:
        leaves = scene.effects.muzzle(event.unit, flash, gun=gun)
        flight.seconds = scene.effects.tracer(leaves, scene.cell_position(event.at, 0.18 + height), shot)

    flight.begin = begin
    beats.append(flight)
    return beats


def _rise(shot: str, start: Cell, at: Cell, height: float) -> float:
    """Degrees up at which a shot leaves its gun: along its arc, or straight to what is so many cells higher."""
    if (arc := SHOTS[shot].arc) > 0:
        return min(math.degrees(math.atan(4.0 * arc)), _STEEPEST)
    return math.degrees(math.atan2(height, max(math.dist(start, at), 1.0)))


def _warning(projector: Projector, event: told.ShotFired) -> Beat:
    """Who draws a kept shot, and at whom, before it is fired (ALERT-1, PATROL-1)."""

    def begin() -> None:
        projector.draw_line(event.start, event.at)
        projector.audience.label(event, event.unit)

    return Beat(ALERT_SECONDS, begin, leads_up=True)


def _landed(projector: Projector, event: told.ShotLanded) -> list[Beat]:
    _, _, burst = shot_look(projector.stage.data.weapons[event.weapon])
    height = projector.stage.height_over(projector.picture, event.at) if event.airborne else 0.0
    at = projector.scene.cell_position(event.at, 0.15 + height)
    beats = projector.look_at(event.at)
    beats.append(Beat(0.12, lambda: projector.scene.effects.explosion(at, burst)))
    return beats


def _blocked(projector: Projector, event: told.ShotBlocked) -> list[Beat]:
    at = projector.scene.cell_position(event.at, 0.2)
    return [Beat(PAUSE_SECONDS, lambda: projector.scene.effects.explosion(at, 0.25))]


def _hit(projector: Projector, event: told.UnitHit) -> list[Beat]:
    if not projector.shown(event.unit):
        return []

    def begin() -> None:
        projector.scene.units.flash(event.unit)
        projector.stage.show_health(event.unit, projector.figure(event.unit))
        projector.audience.number(event.unit, f"−{event.damage}", "damage")

    return [*projector.look_at(event.at), Beat(HIT_SECONDS, begin)]


def _destroyed(projector: Projector, event: told.UnitDestroyed) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    key, scene = event.unit, projector.scene
    kind = projector.stage.data.units[event.type]
    explodes = kind.unit_class not in _WALKERS
    leans = (0.0, 0.0) if explodes or scene.units.is_squad(key) else _GUN_LEANS
    at = scene.cell_position(event.at, 0.15)

    def begin() -> None:
        if explodes:
            scene.effects.explosion(at, EXPLOSIONS[kind.size])
            scene.effects.smoke(at, 4.0 if kind.size != "small" else 1.5)
        scene.units.health(key, 0.0)

    def tick(t: float) -> None:
        if projector.shown(key):
            share = min(t * 2, 1.0)
            tilt = (leans[0] * share, leans[1] * share)
            scene.units.set(key, fade=1.0 - max(t - 0.6, 0.0) / 0.4, tilt=tilt, tint=(0.05, 0.04, 0.03, 0.6 * t))

    return [*projector.look_at(event.at), Beat(DEATH_SECONDS, begin, tick), Beat(0.0, lambda: scene.units.remove(key))]


def _supplied(projector: Projector, event: told.UnitSupplied) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    return [Beat(HIT_SECONDS, lambda: projector.audience.number(event.unit, "+", "supply"))]


def _healed(projector: Projector, event: told.UnitHealed) -> list[Beat]:
    if not projector.shown(event.unit):
        return []

    def begin() -> None:
        projector.stage.show_health(event.unit, projector.figure(event.unit))
        projector.audience.number(event.unit, f"+{event.amount}", "supply")
        projector.work_beside(event.at, "medic", except_for=event.unit)

    return [Beat(HIT_SECONDS, begin)]


PLAYS: Plays = {
    told.ShotFired: _fired,
    told.ShotLanded: _landed,
    told.ShotBlocked: _blocked,
    told.UnitHit: _hit,
    told.UnitDestroyed: _destroyed,
    told.UnitSupplied: _supplied,
    told.UnitHealed: _healed,
}
