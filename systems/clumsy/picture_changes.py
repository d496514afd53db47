"""How each event changes what is drawn of a battle: only what the event says, no rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.events import Event, OrderTakenBack
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.picture import EVERYTHING, Building, Figure, GoalMark, Passenger, Picture


def advance(picture: Picture, event: Event) -> None:
    """Move a picture on by one event. Raises KeyError for an event type that has no entry in CHANGES."""
    CHANGES[type(event)](picture, event)


def _nothing(_picture: Picture, _event: Event) -> None:
    """The event changes nothing that is drawn."""


def _turn(picture: Picture, event: told.TurnStarted) -> None:
    picture.turn, picture.round = event.side, event.round


def _clock(picture: Picture, event: told.ClockMoved) -> None:
    # the round on the screen is that of the turn that is shown: the next one begins with the next turn
    picture.season, picture.hour, picture.weather = event.season, event.hour, event.weather


def _step(picture: Picture, event: told.UnitStepped) -> None:
    if (figure := picture.figures.get(event.unit)) is not None:
        figure.cell = event.to


def _spotted(picture: Picture, event: told.UnitSpotted) -> None:
    if picture.side != EVERYTHING:
        picture.ghosts.pop(event.unit, None)
        figure = Figure(event.unit, event.type, event.side, event.at, event.hp, event.airborne)
        picture.figures[event.unit] = figure
        for gun, truck in ((event.towing, event.unit), (event.unit, event.towed_by)):
            if gun in picture.figures and truck in picture.figures:
                picture.tows[gun] = truck


def _rose(picture: Picture, event: told.UnitTookOff | told.UnitLanded) -> None:
    if (figure := picture.figures.get(event.unit)) is not None:
        figure.airborne = isinstance(event, told.UnitTookOff)


def _lost(picture: Picture, event: told.UnitLost) -> None:
    if picture.side != EVERYTHING and (figure := picture.figures.pop(event.unit, None)) is not None:
        figure.cell = event.at
        picture.ghosts[event.unit] = figure
        _untow(picture, event.unit)


def _vanished(picture: Picture, event: told.GhostVanished) -> None:
    picture.ghosts.pop(event.unit, None)


def _sight(picture: Picture, event: told.SightChanged) -> None:
    if picture.side == event.side:
        picture.seen = int(event.seen, 16)


def _hit(picture: Picture, event: told.UnitHit | told.UnitHealed) -> None:
    if (figure := picture.figures.get(event.unit)) is not None:
        figure.hp = event.hp


def _gone(picture: Picture, event: told.UnitDestroyed | told.UnitLeft) -> None:
    gone = event.unit
    picture.figures.pop(gone, None)
    # a carrier's cargo is lost with it (LOAD-3)
    lost = [key for key, one in picture.aboard.items() if gone in (key, one.carrier)]
    for key in lost:
        del picture.aboard[key]
    _untow(picture, gone)


def _untow(picture: Picture, unit: int) -> None:
    """A unit is out of sight, as truck or gun: who is behind whom is not seen any more."""
    for gun in [gun for gun, truck in picture.tows.items() if unit in (gun, truck)]:
        del picture.tows[gun]


def _boarded(picture: Picture, event: told.UnitBoarded) -> None:
    if (figure := picture.figures.pop(event.unit, None)) is not None:
        aboard = Passenger(event.unit, figure.type, figure.side, figure.hp, event.carrier)
        picture.aboard[event.unit] = aboard


def _hitched(picture: Picture, event: told.GunHitched) -> None:
    if event.gun in picture.figures and event.unit in picture.figures:
        picture.tows[event.gun] = event.unit


def _unhitched(picture: Picture, event: told.GunUnhitched) -> None:
    picture.tows.pop(event.gun, None)


def _unloaded(picture: Picture, event: told.UnitUnloaded) -> None:
    picture.aboard.pop(event.unit, None)
    picture.figures[event.unit] = Figure(event.unit, event.type, event.side, event.at, event.hp)


def _wreck(picture: Picture, event: land.WreckLeft | land.WreckFound) -> None:
    picture.wrecks[event.at] = event.unit_class


def _ground(picture: Picture, event: land.GroundChanged) -> None:
    x, y = event.at
    picture.terrain[y][x] = event.terrain


def _lit(picture: Picture, event: land.FireLit) -> None:
    picture.fires.add(event.at)


def _died_down(picture: Picture, event: land.FireDied) -> None:
    picture.fires.discard(event.at)


def _structure_seen(picture: Picture, event: land.StructureSeen) -> None:
    if picture.side == event.side:
        building = Building(event.structure, event.owner, event.hp, event.progress, event.built)
        picture.structures[event.at] = building


def _structure_built(picture: Picture, event: land.StructureBuilt) -> None:
    building = Building(event.structure, event.owner, event.hp, event.progress, event.built)
    picture.structures[event.at] = building


def _mine(picture: Picture, event: land.MineLaid | land.MineSpotted) -> None:
    if isinstance(event, land.MineLaid):
        picture.mines[event.at] = event.owner
    elif picture.side == event.side:
        picture.mines[event.at] = 1 - event.side  # one's own are known already


def _no_mine(picture: Picture, event: land.MineExploded | land.MineLifted | land.MineGone) -> None:
    if not isinstance(event, land.MineGone) or picture.side == event.side:
        picture.mines.pop(event.at, None)


def _structure_gone(picture: Picture, event: land.StructureGone) -> None:
    if picture.side == event.side:
        picture.structures.pop(event.at, None)


def _structure_hit(picture: Picture, event: land.StructureHit) -> None:
    if (building := picture.structures.get(event.at)) is not None:
        building.hp = event.hp


def _structure_fell(picture: Picture, event: land.StructureFell) -> None:
    picture.structures.pop(event.at, None)


def _rubble(picture: Picture, event: land.RubbleLeft | land.RubbleFound) -> None:
    if isinstance(event, land.RubbleLeft) or picture.side == event.side:
        picture.rubble.add(event.at)


def _clearing(picture: Picture, event: land.Cleared | land.ClearingFound) -> None:
    if isinstance(event, land.Cleared) or picture.side == event.side:
        picture.rubble.discard(event.at)
        picture.wrecks.pop(event.at, None)


def _point(picture: Picture, event: told.PointTaken | told.PointLost) -> None:
    picture.points[event.at] = event.side if isinstance(event, told.PointTaken) else -1


def _goal_progressed(picture: Picture, event: told.GoalProgressed) -> None:
    for goal in _goals_of(picture, event):
        goal.done = event.done
        goal.structures = tuple(cell for cell in goal.structures if cell not in event.fallen)


def _goal_judged(picture: Picture, event: told.GoalJudged) -> None:
    for goal in _goals_of(picture, event):
        goal.state = event.state


def _identified(picture: Picture, event: told.TargetIdentified) -> None:
    for goal in _goals_of(picture, event):
        if picture.side != EVERYTHING:
            goal.units.append(event.unit)


def _goals_of(picture: Picture, event: told.GoalProgressed | told.GoalJudged | told.TargetIdentified) -> list[GoalMark]:
    return [goal for goal in picture.goals if (goal.side, goal.number) == (event.side, event.goal)]


def _ended(picture: Picture, event: told.BattleEnded) -> None:
    picture.ended, picture.winner = True, event.winner


CHANGES: dict[type[Event], Callable[[Picture, Any], None]] = {
    OrderTakenBack: _nothing,  # the picture after it is shown anew as a whole
    told.TurnStarted: _turn,
    told.TurnEnded: _nothing,
    told.ClockMoved: _clock,
    told.UnitStepped: _step,
    told.UnitTookOff: _rose,
    told.UnitLanded: _rose,
    told.FlightFailed: _nothing,
    told.CraftFell: _nothing,  # UnitDestroyed follows
    told.DroneJammed: _nothing,  # it falls
    told.OperatorLost: _nothing,
    told.BatteryDrained: _nothing,
    told.BatteryCharged: _nothing,
    told.UnitPaid: _nothing,
    told.MoveStopped: _nothing,
    told.UnitSpotted: _spotted,
    told.UnitLost: _lost,
    told.GhostVanished: _vanished,
    told.SightChanged: _sight,
    told.ShotFired: _nothing,
    told.ShotLanded: _nothing,
    told.ShotBlocked: _nothing,
    told.UnitHit: _hit,
    told.UnitDestroyed: _gone,
    land.WreckLeft: _wreck,
    land.WreckFound: _wreck,
    land.GroundChanged: _ground,
    land.FireLit: _lit,
    land.FireDied: _died_down,
    told.AlertSet: _nothing,
    told.AlertEnded: _nothing,
    told.PatrolSet: _nothing,
    told.PatrolEnded: _nothing,
    land.StructureSeen: _structure_seen,
    land.StructureGone: _structure_gone,
    land.StructureHit: _structure_hit,
    land.StructureFell: _structure_fell,
    land.RubbleLeft: _rubble,
    land.RubbleFound: _rubble,
    land.StructureBuilt: _structure_built,
    land.MineLaid: _mine,
    land.MineSpotted: _mine,
    land.MineGone: _no_mine,
    land.MineExploded: _no_mine,
    land.MineLifted: _no_mine,
    land.Cleared: _clearing,
    land.ClearingFound: _clearing,
    told.UnitSupplied: _nothing,
    told.UnitBoarded: _boarded,
    told.UnitUnloaded: _unloaded,
    told.GunHitched: _hitched,
    told.GunUnhitched: _unhitched,
    told.UnitHealed: _hit,
    told.PointTaken: _point,
    told.PointLost: _point,
    told.PointCounted: _nothing,
    told.GoalProgressed: _goal_progressed,
    told.GoalJudged: _goal_judged,
    told.TargetIdentified: _identified,
    told.SideSurrendered: _nothing,
    told.UnitLeft: _gone,
    told.BattleEnded: _ended,
}
"""For each event type, what it changes; a test keeps this complete."""
