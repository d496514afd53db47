"""How flight is played: take-off, landing, and the fall of a craft that is shot down or dry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.play.beats import FALL_SECONDS, RISE_SECONDS, SPIN_UP_SECONDS, TRAIL_SECONDS, Beat, Plays
from systems.clumsy import events as told

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector

_SPINS = 720.0  # degrees that a falling craft turns round itself
_NOSE_DOWN = (-18.0, 14.0)  # degrees of a falling craft's tilt in the end
_TRAIL, _TRAIL_SIZE = 8, 0.3  # plumes of smoke left on the way down, and how large each is
_PUFFS, _DUSTY = 4, 0.45  # of dust, and the share of its height below which a helicopter stirs it up


def _rose(projector: Projector, event: told.UnitTookOff | told.UnitLanded) -> list[Beat]:
    figure, scene, key = projector.figure(event.unit), projector.scene, event.unit
    if figure is None or not projector.shown(key):
        return []
    rises = isinstance(event, told.UnitTookOff)
    height = projector.stage.flight_height(figure.type)
    x, y, ground = scene.cell_position(event.at)
    dusty = projector.stage.data.units[figure.type].unit_class == "helicopter"
    stirred = {"puffs": _PUFFS if dusty else 0}

    def begin() -> None:
        scene.units.set(key, spinning=True)

    def tick(t: float) -> None:
        if not projector.shown(key):
            return
        share = t * t * (3.0 - 2.0 * t)
        up = share if rises else 1.0 - share
        scene.units.set(key, position=(x, y, ground + height * up), spinning=rises or t < 1.0)
        if stirred["puffs"] and up < _DUSTY:
            # the rotors stir up the ground while the craft is near it
            stirred["puffs"] -= 1
            scene.effects.dust((x, y, ground))

    # what stands gets its rotors to turn first
    warm_up = [Beat(SPIN_UP_SECONDS, begin)] if rises else []
    return [*projector.look_at(event.at), *warm_up, Beat(RISE_SECONDS, begin, tick)]


def _fell(projector: Projector, event: told.CraftFell) -> list[Beat]:
    figure, scene, key = projector.figure(event.unit), projector.scene, event.unit
    if figure is None or not projector.shown(key):
        return []
    height = projector.stage.flight_height(figure.type)
    a, b = scene.cell_position(event.start), scene.cell_position(event.to)
    first: dict[str, float] = {}

    trail = [share / _TRAIL for share in range(_TRAIL)]

    def begin() -> None:
        first["heading"] = scene.units.units[key].heading
        scene.effects.explosion((a[0], a[1], a[2] + height), 0.35)

    def tick(t: float) -> None:
        if projector.shown(key):
            x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            z = a[2] + height + (b[2] - a[2] - height) * t * t
            tilt = (_NOSE_DOWN[0] * t, _NOSE_DOWN[1] * t)
            while trail and t >= trail[0]:
                trail.pop(0)
                scene.effects.smoke((x, y, z), TRAIL_SECONDS, _TRAIL_SIZE)
            scene.units.set(key, position=(x, y, z), heading=first["heading"] + _SPINS * t * t, tilt=tilt)

    return [*projector.look_at(event.start, event.to), Beat(FALL_SECONDS, begin, tick)]


PLAYS: Plays = {
    told.UnitTookOff: _rose,
    told.UnitLanded: _rose,
    told.CraftFell: _fell,
}
