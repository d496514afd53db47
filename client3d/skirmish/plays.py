"""For each event of Skirmish, how it is played on the table; a test keeps this complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from client3d.play.beats import BANNER_SECONDS, PAUSE_SECONDS, Beat, Plays
from client3d.skirmish.scenery import thing_model
from client3d.table.measures import bearing, ground
from client3d.table.picture import Thing
from client3d.table.show import Shot
from core.events import Event, OrderTakenBack
from systems.skirmish import events as told
from systems.skirmish.geometry import crossings, legs

if TYPE_CHECKING:
    from client3d.skirmish.reel import TableReel

SEEN_SECONDS = 0.35
"""In which it is seen who comes to be seen."""


def _acting(begin: Callable[[], float]) -> list[Beat]:
    """A beat as long as what it begins says."""
    beat = Beat(0.0)

    def start() -> None:
        beat.seconds = begin()

    beat.begin = start
    return [beat]


def _taken_back(reel: TableReel, _event: OrderTakenBack) -> list[Beat]:
    _, after = reel._stream[0]
    reel.picture = after.copy()
    return [Beat(0.0, lambda: reel.stage.show(after))]


def _unseen(_reel: TableReel, _event: Event) -> list[Beat]:
    """Nothing to see: it tells in the log and in the panels, or by what comes with it."""
    return []


def _banner(reel: TableReel, event: Event) -> list[Beat]:
    return [Beat(BANNER_SECONDS, lambda: reel.audience.banner(event))]


def _moved(reel: TableReel, event: told.FighterMoved) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    acts, key = reel.stage.acts, event.unit
    table = reel.picture.table
    over = tuple(
        (round(a[0] + share * (b[0] - a[0])), round(a[1] + share * (b[1] - a[1])))
        for a, b in legs(event.path)
        for obstacle in table.obstacles
        for hedge in legs(obstacle.line)
        for share in crossings(a, b, hedge)
        if 0 <= share <= 1
    )
    walk = Beat(0.0)
    together = _moves_too(reel, event)

    def begin() -> None:
        seconds = acts.walk(key, event.path, event.facing, over=over)
        # a group walks together: who is followed by another one does not keep it waiting
        walk.seconds = 0.0 if together else seconds

    walk.begin = begin
    return [*reel.look_at(event.path[0], event.path[-1]), walk]


def _moves_too(reel: TableReel, event: told.FighterMoved) -> bool:
    """Whether somebody else moves in the same order after it."""
    events = reel._stream[0][0]
    return any(isinstance(each, told.FighterMoved) and each.unit != event.unit for each in events)


def _turned(reel: TableReel, event: told.FighterTurned) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    return _acting(lambda: reel.stage.acts.turn(event.unit, event.facing))


def _entered(reel: TableReel, event: told.FighterEntered) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    pose = "hidden" if event.posture == "hide" else "standing"
    return _acting(lambda: reel.stage.acts.enter(event.unit, event.building, event.floor, pose))  # type: ignore[arg-type]


def _left(reel: TableReel, event: told.FighterLeft) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    return [
        *reel.look_at(event.at),
        *_acting(lambda: reel.stage.acts.leave(event.unit, event.at, event.facing)),
    ]


def _shifted(reel: TableReel, event: told.FighterShifted) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    pose = "hidden" if event.posture == "hide" else "standing"
    return _acting(lambda: reel.stage.acts.shift(event.unit, event.floor, pose))  # type: ignore[arg-type]


def _hid(reel: TableReel, event: told.FighterHid) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    return _acting(lambda: reel.stage.acts.take_off(event.unit))


def _seen(reel: TableReel, event: told.FighterSeen) -> list[Beat]:
    return [*reel.look_at(event.at), Beat(SEEN_SECONDS, lambda: reel.stage.stand(reel.picture))]


def _aimed(reel: TableReel, event: told.FighterAimed) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    return [Beat(PAUSE_SECONDS, lambda: _pose(reel, event.unit))]


def _pose(reel: TableReel, key: int) -> None:
    """Let a fighter hold itself as its figure says now."""
    figure = reel.figure(key)
    if figure is not None and reel.shown(key):
        reel.stage.acts.pose(key, reel.stage.scenery.posture(figure))


def _shot(reel: TableReel, event: told.ShotFired) -> list[Beat]:
    if not reel.shown(event.unit) or not reel.shown(event.target):
        return []
    acts = reel.stage.acts
    shot = Shot(event.unit, event.target, event.dice, event.hit)
    total = sum(event.dice)
    label = f"{total} ≥ {event.needed}" if event.hit else f"{total} < {event.needed}"
    shooter = reel.figure(event.unit)
    places = (event.at,) if shooter is None else (shooter.at, event.at)
    return [*reel.look_at(*places), *_acting(lambda: acts.shoot(shot, label=label) if shot.dice else 0.0)]


def _volley_over(reel: TableReel, event: told.VolleyFired) -> list[Beat]:
    def begin() -> None:
        for key in event.units:
            figure = reel.figure(key)
            if figure is not None and reel.shown(key):
                reel.stage.acts.turn(key, figure.facing)  # who shot had turned to the target
                _pose(reel, key)

    return [Beat(0.15, begin)]


def _wounded(reel: TableReel, event: told.FighterWounded) -> list[Beat]:
    if not reel.shown(event.unit):
        return []

    def begin() -> float:
        reel.audience.number(event.unit, "−1", "damage")
        return reel.stage.acts.wound(event.unit)

    return _acting(begin)


def _fell(reel: TableReel, event: told.FighterFell) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    acts = reel.stage.acts

    def begin() -> float:
        seconds = acts.fall(event.unit)
        return acts.take_off(event.unit, seconds + 0.35)

    return [*reel.look_at(event.at), *_acting(begin)]


def _searched(reel: TableReel, event: told.BuildingSearched) -> list[Beat]:
    figure = reel.figure(event.unit)
    if figure is None:
        return []
    house = reel.picture.table.buildings[event.building].polygon
    middle = (sum(x for x, _ in house) // len(house), sum(y for _, y in house) // len(house))
    here, way = ground(figure.at), bearing(ground(figure.at), ground(middle))
    acts = reel.stage.acts
    label = str(sum(event.dice))
    return [*reel.look_at(figure.at), *_acting(lambda: acts.roll(event.dice, here, way, 0.0, label))]


def _taken(reel: TableReel, event: told.ObjectTaken) -> list[Beat]:
    if not reel.shown(event.unit) or event.object not in reel.stage.scene.miniatures.things:
        return []
    return _acting(lambda: reel.stage.acts.take(event.unit, event.object))


def _dropped(reel: TableReel, event: told.ObjectDropped) -> list[Beat]:
    thing = Thing(event.object, thing_model(reel.picture.pieces[event.object].kind), event.at)
    return _acting(lambda: reel.stage.acts.drop(thing))


UNSEEN = (
    told.GoPassed,
    told.StageChanged,
    told.ActionSpent,
    told.ObstacleCrossed,
    told.GoalCounted,
)
PLAYS: Plays = {
    **dict.fromkeys(UNSEEN, _unseen),
    OrderTakenBack: _taken_back,
    told.TurnStarted: _banner,
    told.FighterMoved: _moved,
    told.FighterTurned: _turned,
    told.FighterEntered: _entered,
    told.FighterLeft: _left,
    told.FighterShifted: _shifted,
    told.FighterHid: _hid,
    told.FighterSeen: _seen,
    told.FighterAimed: _aimed,
    told.FighterReloaded: lambda reel, event: [Beat(PAUSE_SECONDS, lambda: _pose(reel, event.unit))],
    told.ShotFired: _shot,
    told.VolleyFired: _volley_over,
    told.FighterWounded: _wounded,
    told.FighterFell: _fell,
    told.BuildingSearched: _searched,
    told.ObjectTaken: _taken,
    told.ObjectDropped: _dropped,
    told.BattleEnded: _banner,
}
"""How each type of event is played: beats, of the picture before it."""
