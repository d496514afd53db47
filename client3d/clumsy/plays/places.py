"""How the ground is played, and what stands on it: wrecks, fires, structures, mines, points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from client3d.play.beats import (
    DEATH_SECONDS,
    FADE_SECONDS,
    FIRE_SECONDS,
    HIT_SECONDS,
    PAUSE_SECONDS,
    Beat,
    Plays,
)
from systems.clumsy import events as told
from systems.clumsy import ground_events as land

if TYPE_CHECKING:
    from client3d.clumsy.projector import Projector


def _exploded(projector: Projector, event: land.MineExploded) -> list[Beat]:
    at = projector.scene.cell_position(event.at, 0.1)

    def begin() -> None:
        projector.scene.effects.explosion(at, 0.9)
        projector.stage.show_structures(projector.picture)

    return [*projector.look_at(event.at), Beat(HIT_SECONDS, begin)]


def _cleared(projector: Projector, event: Any) -> list[Beat]:
    def begin() -> None:
        projector.stage.show_wrecks(projector.picture)
        projector.stage.show_structures(projector.picture)

    return [Beat(FADE_SECONDS, begin)]


def _wreck(projector: Projector, event: land.WreckLeft | land.WreckFound) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.place_wreck(event.at, event.unit_class))]


def _ground(projector: Projector, event: land.GroundChanged) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.show_cell(event.at, event.terrain))]


def _fires(projector: Projector, event: land.FireLit | land.FireDied) -> list[Beat]:
    return [Beat(FIRE_SECONDS, lambda: projector.stage.show_fires(projector.picture))]


def _structures(projector: Projector, event: Any) -> list[Beat]:
    """Something was put up, came into sight or was cleared away."""
    return [
        *projector.look_at(event.at),
        Beat(FADE_SECONDS, lambda: projector.stage.show_structures(projector.picture)),
    ]


def _built(projector: Projector, event: land.StructureBuilt) -> list[Beat]:
    """A part of a site was done: how many of how many rises from it."""
    turns = projector.stage.data.structures[event.structure].build_turns
    key = projector.stage.structure_key(event.at)

    def begin() -> None:
        projector.stage.show_structures(projector.picture)
        projector.audience.number(key, f"{event.progress}/{turns}", "supply")
        projector.work_beside(event.at, "engineer", event.owner)

    return [*projector.look_at(event.at), Beat(HIT_SECONDS, begin)]


def _mined(projector: Projector, event: land.MineLaid) -> list[Beat]:
    beats = _structures(projector, event)
    return [*beats, Beat(0.0, lambda: projector.work_beside(event.at, "engineer", event.owner))]


def _structures_of_side(projector: Projector, event: Any) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.show_structures(projector.picture))]


def _structure_hit(projector: Projector, event: land.StructureHit) -> list[Beat]:
    at = projector.scene.cell_position(event.at, 0.3)
    return [*projector.look_at(event.at), Beat(HIT_SECONDS, lambda: projector.scene.effects.explosion(at, 0.4))]


def _structure_fell(projector: Projector, event: land.StructureFell) -> list[Beat]:
    scene, at = projector.scene, projector.scene.cell_position(event.at, 0.3)

    def begin() -> None:
        scene.effects.explosion(at, 1.2)
        scene.effects.smoke(at, 4.0)
        projector.stage.show_structures(projector.picture)

    return [*projector.look_at(event.at), Beat(DEATH_SECONDS, begin)]


def _point(projector: Projector, event: told.PointTaken | told.PointLost) -> list[Beat]:
    owner = event.side if isinstance(event, told.PointTaken) else -1
    return [*projector.look_at(event.at), Beat(PAUSE_SECONDS, lambda: projector.stage.show_owner(event.at, owner))]


def _goal(projector: Projector, event: told.GoalProgressed | told.GoalJudged) -> list[Beat]:
    seconds = PAUSE_SECONDS if isinstance(event, told.GoalJudged) else 0.0
    return [Beat(seconds, lambda: projector.stage.show_goals(projector.picture))]


PLAYS: Plays = {
    land.WreckLeft: _wreck,
    land.WreckFound: _wreck,
    land.GroundChanged: _ground,
    land.FireLit: _fires,
    land.FireDied: _fires,
    land.StructureSeen: _structures_of_side,
    land.StructureGone: _structures_of_side,
    land.StructureHit: _structure_hit,
    land.StructureFell: _structure_fell,
    land.RubbleLeft: _structures,
    land.RubbleFound: _structures_of_side,
    land.StructureBuilt: _built,
    land.MineLaid: _mined,
    land.MineSpotted: _structures_of_side,
    land.MineGone: _structures_of_side,
    land.MineExploded: _exploded,
    land.MineLifted: _structures,
    land.Cleared: _cleared,
    land.ClearingFound: _cleared,
    told.PointTaken: _point,
    told.PointLost: _point,
    told.GoalProgressed: _goal,
    told.GoalJudged: _goal,
}
