"""How sight is played: who comes into it, who is lost, what is remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.play.beats import (
    Beat,
    Plays,
)
from systems.clumsy import events as told
from systems.clumsy.picture import EVERYTHING, Figure

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector


def _spotted(projector: Projector, event: told.UnitSpotted) -> list[Beat]:
    if projector.picture.side == EVERYTHING:
        return []

    return projector.appearing(event.unit, event.at)


def _lost(projector: Projector, event: told.UnitLost) -> list[Beat]:
    figure = projector.figure(event.unit)
    if projector.picture.side == EVERYTHING or figure is None:
        return []
    ghost = Figure(figure.key, figure.type, figure.side, event.at, figure.hp, figure.airborne)

    def end() -> None:
        projector.scene.units.remove(event.unit)
        projector.stage.place_ghost(ghost)

    return [projector.fading(event.unit, 0.0), Beat(0.0, end)]


def _vanished(projector: Projector, event: told.GhostVanished) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.remove_ghost(event.unit))]


def _sight(projector: Projector, event: told.SightChanged) -> list[Beat]:
    if projector.picture.side != event.side:
        return []
    return [Beat(0.0, lambda: projector.stage.show_fog(projector.picture))]


PLAYS: Plays = {
    told.UnitSpotted: _spotted,
    told.UnitLost: _lost,
    told.GhostVanished: _vanished,
    told.SightChanged: _sight,
}
