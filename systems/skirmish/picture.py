"""What is drawn of a battle, as plain data, moved on by every event; no rule is here, and no Panda3D.

A picture followed event by event equals the one made of the next view or keyframe: tests hold them together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from core.events import Event
from systems.skirmish import events
from systems.skirmish.components import NO_BUILDING, NO_UNIT
from systems.skirmish.measures import Point
from systems.skirmish.table import Table
from systems.skirmish.view import View


@dataclass(slots=True)
class Figure:
    """A fighter on the table."""

    key: int
    type: str
    side: int
    at: Point
    facing: Point
    wounds: int
    loaded: bool
    shots: int
    stage: str
    actions: int
    aimed: bool
    ran: bool
    building: int
    floor: int
    posture: str


@dataclass(slots=True)
class Piece:
    """A flag, a key object or loot."""

    name: str
    kind: str
    at: Point
    bearer: int


@dataclass(slots=True)
class Picture:
    """A battle as it is drawn."""

    table: Table
    figures: dict[int, Figure] = field(default_factory=dict)
    pieces: list[Piece] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    """By side: fighters that are left."""
    held: dict[int, int] = field(default_factory=dict)
    round: int = 1
    go: int = 0
    ended: bool = False
    winner: int = -1

    def copy(self) -> Picture:
        """The same, to be moved on."""
        return replace(
            self,
            figures={key: replace(figure) for key, figure in self.figures.items()},
            pieces=[replace(piece) for piece in self.pieces],
            left=list(self.left),
            held=dict(self.held),
        )


def picture_of(view: View) -> Picture:
    """The picture of a view."""
    return Picture(
        view.table,
        {
            unit.id: Figure(
                unit.id,
                unit.kind.id,
                unit.side,
                unit.at,
                unit.facing,
                unit.wounds,
                unit.loaded,
                unit.shots,
                unit.stage,
                unit.actions,
                unit.aimed,
                unit.ran,
                unit.building,
                unit.floor,
                unit.posture,
            )
            for unit in view.units.values()
        },
        [Piece(thing.name, thing.kind, thing.at, thing.bearer) for thing in view.things],
        [side.left for side in view.sides],
        dict(view.held),
        view.turn,
        view.go,
        view.ended,
        view.winner,
    )


# --- how events change it


def _turn_started(picture: Picture, event: events.TurnStarted) -> None:
    picture.round, picture.go = event.round, event.side
    for figure in picture.figures.values():
        figure.stage, figure.actions, figure.aimed = "fresh", event.actions, False


def _passed(picture: Picture, event: events.GoPassed) -> None:
    picture.go = event.side


def _stage(picture: Picture, event: events.StageChanged) -> None:
    figure = picture.figures[event.unit]
    figure.stage, figure.actions, figure.aimed, figure.ran = event.stage, event.actions, event.aimed, event.ran


def _spent(picture: Picture, event: events.ActionSpent) -> None:
    picture.figures[event.unit].actions = event.actions


def _moved(picture: Picture, event: events.FighterMoved) -> None:
    figure = picture.figures[event.unit]
    figure.at, figure.facing, figure.ran = event.path[-1], event.facing, event.ran


def _turned(picture: Picture, event: events.FighterTurned) -> None:
    picture.figures[event.unit].facing = event.facing


def _entered(picture: Picture, event: events.FighterEntered) -> None:
    figure = picture.figures[event.unit]
    figure.building, figure.floor, figure.posture = event.building, event.floor, event.posture


def _came_out(picture: Picture, event: events.FighterLeft) -> None:
    figure = picture.figures[event.unit]
    figure.building, figure.floor, figure.posture = NO_BUILDING, 0, ""
    figure.at, figure.facing = event.at, event.facing


def _shifted(picture: Picture, event: events.FighterShifted) -> None:
    figure = picture.figures[event.unit]
    figure.floor, figure.posture = event.floor, event.posture


def _hid(picture: Picture, event: events.FighterHid) -> None:
    picture.figures.pop(event.unit, None)


def _seen(picture: Picture, event: events.FighterSeen) -> None:
    picture.figures[event.unit] = Figure(
        event.unit,
        event.type,
        event.side,
        event.at,
        event.facing,
        event.wounds,
        event.loaded,
        event.shots,
        event.stage,
        event.actions,
        event.aimed,
        event.ran,
        event.building,
        event.floor,
        event.posture,
    )


def _aimed(picture: Picture, event: events.FighterAimed) -> None:
    picture.figures[event.unit].aimed = True


def _reloaded(picture: Picture, event: events.FighterReloaded) -> None:
    picture.figures[event.unit].loaded = event.left == 0


def _shot(picture: Picture, event: events.ShotFired) -> None:
    figure = picture.figures[event.unit]
    figure.loaded, figure.shots = event.loaded, event.shots


def _volley_over(picture: Picture, event: events.VolleyFired) -> None:
    for unit in event.units:
        if unit in picture.figures:
            picture.figures[unit].aimed = False


def _wounded(picture: Picture, event: events.FighterWounded) -> None:
    picture.figures[event.unit].wounds = event.wounds


def _fell(picture: Picture, event: events.FighterFell) -> None:
    picture.figures.pop(event.unit, None)
    picture.left[event.side] -= event.counts


def _taken(picture: Picture, event: events.ObjectTaken) -> None:
    picture.pieces[event.object].bearer = event.unit


def _dropped(picture: Picture, event: events.ObjectDropped) -> None:
    piece = picture.pieces[event.object]
    piece.at, piece.bearer = event.at, NO_UNIT


def _counted(picture: Picture, event: events.GoalCounted) -> None:
    picture.held[event.goal] = event.turns


def _ended(picture: Picture, event: events.BattleEnded) -> None:
    picture.ended, picture.winner = True, event.winner


def _unchanged(_picture: Picture, _event: Event) -> None:
    """Nothing that is drawn for longer than a moment."""


CHANGES: dict[type[Event], Callable[[Picture, Any], None]] = {
    events.TurnStarted: _turn_started,
    events.GoPassed: _passed,
    events.StageChanged: _stage,
    events.ActionSpent: _spent,
    events.FighterMoved: _moved,
    events.ObstacleCrossed: _unchanged,
    events.FighterTurned: _turned,
    events.FighterEntered: _entered,
    events.FighterLeft: _came_out,
    events.FighterShifted: _shifted,
    events.FighterHid: _hid,
    events.FighterSeen: _seen,
    events.FighterAimed: _aimed,
    events.FighterReloaded: _reloaded,
    events.ShotFired: _shot,
    events.VolleyFired: _volley_over,
    events.FighterWounded: _wounded,
    events.FighterFell: _fell,
    events.BuildingSearched: _unchanged,
    events.ObjectTaken: _taken,
    events.ObjectDropped: _dropped,
    events.GoalCounted: _counted,
    events.BattleEnded: _ended,
}
"""How each kind of event changes a picture."""


def advance(picture: Picture, event: Event) -> None:
    """Move a picture on by an event."""
    CHANGES[type(event)](picture, event)
