"""How flight is played: take-off, landing, and the fall of a craft that is shot down or dry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.play.beats import FALL_SECONDS, RISE_SECONDS, Beat, Plays
from systems.clumsy import events as told

if TYPE_CHECKING:
    from client3d.play.projector import Projector

_SPINS = 720.0  # degrees that a falling craft turns round itself
_NOSE_DOWN = (-18.0, 14.0)  # degrees of a falling craft's tilt in the end


def _rose(projector: Projector, event: told.UnitTookOff | told.UnitLanded) -> list[Beat]:
    figure, scene, key = projector.figure(event.unit), projector.scene, event.unit
    if figure is None or not projector.shown(key):
        return []
    rises = isinstance(event, told.UnitTookOff)
    height = projector.stage.flight_height(figure.type)
    x, y, ground = scene.cell_position(event.at)

    def begin() -> None:
        scene.units.set(key, spinning=True)

    def tick(t: float) -> None:
        if projector.shown(key):
            share = t * t * (3.0 - 2.0 * t)
            z = ground + height * (share if rises else 1.0 - share)
            scene.units.set(key, position=(x, y, z), spinning=rises or t < 1.0)

    return [*projector.look_at(event.at), Beat(RISE_SECONDS, begin, tick)]


def _fell(projector: Projector, event: told.CraftFell) -> list[Beat]:
    figure, scene, key = projector.figure(event.unit), projector.scene, event.unit
    if figure is None or not projector.shown(key):
        return []
    height = projector.stage.flight_height(figure.type)
    a, b = scene.cell_position(event.start), scene.cell_position(event.to)
    first: dict[str, float] = {}

    def begin() -> None:
        first["heading"] = scene.units.units[key].heading
        scene.effects.smoke((a[0], a[1], a[2] + height), FALL_SECONDS)

    def tick(t: float) -> None:
        if projector.shown(key):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            z = a[2] + height + (b[2] - a[2] - height) * t * t
            tilt = (_NOSE_DOWN[0] * t, _NOSE_DOWN[1] * t)
            scene.units.set(key, position=(x, y, z), heading=first["heading"] + _SPINS * t * t, tilt=tilt)

    return [*projector.look_at(event.start, event.to), Beat(FALL_SECONDS, begin, tick)]


PLAYS: Plays = {
    told.UnitTookOff: _rose,
    told.UnitLanded: _rose,
    told.CraftFell: _fell,
}
