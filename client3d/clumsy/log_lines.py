"""What the log says of each kind of event; `Words.log_line` asks here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from client3d.hud.values import LogLine
from core.events import Event, OrderTakenBack
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.picture import EVERYTHING, GoalMark, Picture

if TYPE_CHECKING:
    from client3d.clumsy.words import Words


def _turn_started(words: Words, event: told.TurnStarted, _picture: Picture) -> LogLine:
    text = words("log-turn", side=words.side(event.side), round=event.round)
    return LogLine(text, "end_turn", "accent")


def _clock(words: Words, event: told.ClockMoved, picture: Picture) -> LogLine | None:
    if (event.season, event.hour, event.weather) == (picture.season, picture.hour, picture.weather):
        return None
    text = words(
        "log-clock",
        season=words.named("season", event.season),
        hour=words.named("hour", event.hour),
        weather=words.named("weather", event.weather),
    )
    return LogLine(text, event.hour, "dim")


def _stepped(words: Words, event: told.UnitStepped, picture: Picture) -> LogLine | None:
    figure = picture.figures.get(event.unit)
    if figure is None or figure.side == picture.side or event.towed:
        return None
    return LogLine(words("log-moved", unit=words.unit_of(event.unit, picture)), "moved", "normal", event.to)


def _spotted(words: Words, event: told.UnitSpotted, picture: Picture) -> LogLine | None:
    if picture.side == EVERYTHING:
        return None
    return LogLine(words("log-spotted", unit=words.somebody(event.type, event.side, picture)), "eye", "warn", event.at)


def _took_off(words: Words, event: told.UnitTookOff, picture: Picture) -> LogLine:
    return LogLine(words("log-took-off", unit=words.unit_of(event.unit, picture)), "helicopter", "normal", event.at)


def _touched_down(words: Words, event: told.UnitLanded, picture: Picture) -> LogLine:
    return LogLine(words("log-landed", unit=words.unit_of(event.unit, picture)), "land", "normal", event.at)


def _flight_failed(words: Words, event: told.FlightFailed, picture: Picture) -> LogLine | None:
    key = f"log-flight-failed-{event.reason}"
    if not words.texts.has(key):
        return None  # a recording may hold any word
    figure = picture.figures.get(event.unit)
    text = words(key, unit=words.unit_of(event.unit, picture))
    return LogLine(text, "warning", "bad", figure.cell if figure else None)


def _jammed(words: Words, event: told.DroneJammed, picture: Picture) -> LogLine:
    text = words("log-jammed", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "link", words.tone(event.unit, picture), event.at)


def _operator_lost(words: Words, event: told.OperatorLost, picture: Picture) -> LogLine:
    figure = picture.figures.get(event.unit)
    text = words("log-operator-lost", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "link", "bad", figure.cell if figure else None)


def _drained(words: Words, event: told.BatteryDrained, picture: Picture) -> LogLine | None:
    if event.battery != LAST_TURN:
        return None  # what is empty falls, which is told
    figure = picture.figures.get(event.unit)
    text = words("log-battery-low", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "battery", "warn", figure.cell if figure else None)


def _charged(words: Words, event: told.BatteryCharged, picture: Picture) -> LogLine:
    figure = picture.figures.get(event.unit)
    text = words("log-battery-charged", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "battery", "good", figure.cell if figure else None)


LAST_TURN = 1
"""What is left of a battery when its drone must land in the turn that comes."""


def _fell(words: Words, event: told.CraftFell, picture: Picture) -> LogLine:
    text = words("log-fell", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "destroyed", words.tone(event.unit, picture), event.to)


def _lost(words: Words, event: told.UnitLost, picture: Picture) -> LogLine | None:
    if picture.side == EVERYTHING:
        return None
    return LogLine(words("log-lost", unit=words.unit_of(event.unit, picture)), "hidden", "dim", event.at)


def stop_reason(event: told.MoveStopped) -> str:
    """The reason as the texts know it."""
    return event.reason if event.reason in ("barred", "mine", "no_action_points", "no_fuel") else "no_means"


def on_patrol(event: told.ShotFired, picture: Picture) -> bool:
    """Whether a kept shot is that of a patrol's round: it is made in its own side's turn, an alert never."""
    shooter = picture.figures.get(event.unit)
    return shooter is not None and shooter.side == picture.turn


def _fired(words: Words, event: told.ShotFired, picture: Picture) -> LogLine:
    unit, weapon = words.unit_of(event.unit, picture), words.weapon(event.weapon)
    target = picture.figure_at(event.at, airborne=event.airborne)
    if event.on_alert and target is not None:
        patrols = on_patrol(event, picture)
        aim = words.unit_of(target.key, picture)
        text = words("log-fired-on-patrol" if patrols else "log-fired-on-alert", unit=unit, weapon=weapon, target=aim)
        return LogLine(text, "patrol" if patrols else "alert", "warn", event.at)
    if target is None:
        return LogLine(words("log-fired", unit=unit, weapon=weapon), "fire", "normal", event.at)
    aim = words.unit_of(target.key, picture)
    return LogLine(words("log-fired-at", unit=unit, weapon=weapon, target=aim), "fire", "normal", event.at)


def _blocked(words: Words, event: told.ShotBlocked, picture: Picture) -> LogLine:
    return LogLine(words("log-blocked", unit=words.unit_of(event.unit, picture)), "warning", "warn", event.at)


def _hit(words: Words, event: told.UnitHit, picture: Picture) -> LogLine:
    text = words("log-hit", unit=words.unit_of(event.unit, picture), damage=event.damage, hp=event.hp)
    return LogLine(text, "damage", words.tone(event.unit, picture), event.at)


def _destroyed(words: Words, event: told.UnitDestroyed, picture: Picture) -> LogLine:
    known = event.unit in picture.figures
    unit = words.unit_of(event.unit, picture) if known else words.somebody(event.type, event.side, picture)
    text = words("log-destroyed", unit=unit)
    return LogLine(text, "destroyed", words.tone(event.unit, picture), event.at)


def _structure_seen(words: Words, event: land.StructureSeen, picture: Picture) -> LogLine | None:
    if picture.side == EVERYTHING or event.at in picture.structures or event.owner == picture.side:
        return None
    name = words.structure(event.structure, event.owner, event.built)
    return LogLine(words("log-structure-seen", structure=name), "eye", "warn", event.at)


def _structure_hit(words: Words, event: land.StructureHit, picture: Picture) -> LogLine:
    name = words.structure(event.structure, event.owner, True)
    text = words("log-structure-hit", structure=name, damage=event.damage, hp=event.hp)
    return LogLine(text, "damage", _structure_tone(event.owner, picture), event.at)


def _structure_fell(words: Words, event: land.StructureFell, picture: Picture) -> LogLine:
    name = words.structure(event.structure, event.owner, True)
    tone = _structure_tone(event.owner, picture)
    return LogLine(words("log-structure-fell", structure=name), "destroyed", tone, event.at)


def _structure_built(words: Words, event: land.StructureBuilt, picture: Picture) -> LogLine:
    name = words.structure(event.structure, event.owner, True)
    if event.built:
        tone = "good" if event.owner == picture.side else "normal"
        return LogLine(words("log-structure-built", structure=name), "build", tone, event.at)
    text = words("log-structure-begun", structure=name, progress=event.progress)
    return LogLine(text, "build", "normal", event.at)


def _cleared(words: Words, event: land.Cleared, _picture: Picture) -> LogLine:
    return LogLine(words("log-cleared"), "build", "normal", event.at)


def _mine_laid(words: Words, event: land.MineLaid, _picture: Picture) -> LogLine:
    return LogLine(words("log-mine-laid"), "mine", "normal", event.at)


def _mine_spotted(words: Words, event: land.MineSpotted, picture: Picture) -> LogLine | None:
    return None if picture.side == EVERYTHING else LogLine(words("log-mine-spotted"), "mine", "warn", event.at)


def _mine_exploded(words: Words, event: land.MineExploded, _picture: Picture) -> LogLine:
    return LogLine(words("log-mine-exploded"), "mine", "warn", event.at)


def _mine_lifted(words: Words, event: land.MineLifted, _picture: Picture) -> LogLine:
    return LogLine(words("log-mine-lifted"), "mine", "normal", event.at)


def _structure_tone(owner: int, picture: Picture) -> str:
    return "normal" if picture.side == EVERYTHING or owner < 0 else "bad" if owner == picture.side else "good"


def _stopped(words: Words, event: told.MoveStopped, picture: Picture) -> LogLine:
    text = words(f"log-stopped-{stop_reason(event)}", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "warning", "warn", event.at)


def _fire_lit(words: Words, event: land.FireLit, picture: Picture) -> LogLine | None:
    # a watcher hears of it once, however many sides come to see it
    return None if event.at in picture.fires else LogLine(words("log-fire-lit"), "burning", "warn", event.at)


def _fire_died(words: Words, event: land.FireDied, picture: Picture) -> LogLine | None:
    return LogLine(words("log-fire-died"), "burning", "dim", event.at) if event.at in picture.fires else None


def _alert_set(words: Words, event: told.AlertSet, picture: Picture) -> LogLine:
    figure = picture.figures.get(event.unit)
    text = words("log-alert", unit=words.unit_of(event.unit, picture), count=event.shots)
    return LogLine(text, "alert", "dim", figure.cell if figure else None)


def _alert_ended(words: Words, event: told.AlertEnded, picture: Picture) -> LogLine | None:
    if event.reason != "fired":
        return None
    figure = picture.figures.get(event.unit)
    text = words("log-alert-over", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "alert", "dim", figure.cell if figure else None)


def _patrol_set(words: Words, event: told.PatrolSet, picture: Picture) -> LogLine:
    return LogLine(words("log-patrol", unit=words.unit_of(event.unit, picture)), "patrol", "dim", event.at)


def _supplied(words: Words, event: told.UnitSupplied, picture: Picture) -> LogLine:
    figure = picture.figures.get(event.unit)
    text = words("log-supplied", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "supply", "good", figure.cell if figure else None)


def _boarded(words: Words, event: told.UnitBoarded, picture: Picture) -> LogLine:
    unit, carrier = words.unit_of(event.unit, picture), words.unit_of(event.carrier, picture)
    return LogLine(words("log-boarded", unit=unit, carrier=carrier), "board", "normal", event.at)


def _unloaded(words: Words, event: told.UnitUnloaded, picture: Picture) -> LogLine:
    unit = words.somebody(event.type, event.side, picture)
    text = words("log-unloaded", unit=unit, carrier=words.unit_of(event.carrier, picture))
    return LogLine(text, "unload", "normal", event.at)


def _hitched(words: Words, event: told.GunHitched | told.GunUnhitched, picture: Picture) -> LogLine | None:
    truck = picture.figures.get(event.unit)
    if picture.side == EVERYTHING and not event.gun:
        return None  # the same was told with the gun's name
    gun = words.unit_of(event.gun, picture) if event.gun else words.unit(event.type)
    name, icon = ("hitched", "tow") if isinstance(event, told.GunHitched) else ("unhitched", "unhitch")
    text = words(f"log-{name}", unit=words.unit_of(event.unit, picture), gun=gun)
    return LogLine(text, icon, "normal", truck.cell if truck else None)


def _healed(words: Words, event: told.UnitHealed, picture: Picture) -> LogLine:
    text = words("log-healed", unit=words.unit_of(event.unit, picture), amount=event.amount, hp=event.hp)
    figure = picture.figures.get(event.unit)
    own = figure is None or figure.side == picture.side or picture.side == EVERYTHING
    return LogLine(text, "supply", "good" if own else "normal", event.at)


def _point_taken(words: Words, event: told.PointTaken, picture: Picture) -> LogLine:
    tone = "accent" if picture.side == EVERYTHING else "good" if event.side == picture.side else "bad"
    return LogLine(words("log-point-taken", side=words.side(event.side)), "flag", tone, event.at)


def _point_lost(words: Words, event: told.PointLost, picture: Picture) -> LogLine:
    tone = "accent" if picture.side == EVERYTHING else "bad" if event.side == picture.side else "good"
    return LogLine(words("log-point-lost", side=words.side(event.side)), "flag", tone, event.at)


def _point_counted(words: Words, event: told.PointCounted, picture: Picture) -> LogLine:
    if picture.side == EVERYTHING:
        key = "log-point-counted-of" if event.count else "log-point-restarted-of"
        text = words(key, side=words.side(event.side), count=event.count)
        return LogLine(text, "flag", "normal" if event.count else "warn", event.at)
    if event.count == 0:
        return LogLine(words("log-point-restarted"), "flag", "warn", event.at)
    return LogLine(words("log-point-counted", count=event.count), "flag", "normal", event.at)


def _goal_of(event: told.GoalProgressed | told.GoalJudged, picture: Picture) -> GoalMark | None:
    wanted = event.side, event.goal
    return next((goal for goal in picture.goals if (goal.side, goal.number) == wanted), None)


COUNTED = frozenset({"escort", "kill", "destroy", "keep_alive"})
"""Kinds of goals of which the log tells each step; what stands in a zone or on points for the moment it does not."""


def _goal_progressed(words: Words, event: told.GoalProgressed, picture: Picture) -> LogLine | None:
    goal = _goal_of(event, picture)
    if goal is None or goal.kind not in COUNTED or goal.count < 2:
        return None
    if goal.kind == "keep_alive":
        return LogLine(words("log-goal-left", goal=words.goal(goal), left=event.done), "flag", "warn")
    text = words("log-goal-progress", goal=words.goal(goal), done=event.done, count=goal.count)
    return LogLine(text, "flag", "normal" if event.done >= goal.done else "warn")


def _goal_judged(words: Words, event: told.GoalJudged, picture: Picture) -> LogLine | None:
    goal = _goal_of(event, picture)
    if goal is None:
        return None
    own = picture.side == event.side
    tone = "warn" if event.state == "open" else "good" if own == (event.state == "met") else "bad"
    text = words(f"log-goal-{event.state}", goal=words.goal(goal))
    if not own:
        text = words("log-goal-of", side=words.side(event.side), goal=text)
    return LogLine(text, "flag", "accent" if picture.side == EVERYTHING else tone)


def _identified(words: Words, event: told.TargetIdentified, picture: Picture) -> LogLine | None:
    figure = picture.figures.get(event.unit)
    if figure is None or picture.side == EVERYTHING:
        return None
    return LogLine(words("log-target", unit=words.unit_of(event.unit, picture)), "fire", "accent", figure.cell)


def _surrendered(words: Words, event: told.SideSurrendered, _picture: Picture) -> LogLine:
    return LogLine(words("log-surrendered", side=words.side(event.side)), "surrender", "accent")


def _taken_back(words: Words, _event: OrderTakenBack, _picture: Picture) -> LogLine:
    return LogLine(words("log-undone"), "undo", "dim")


def _ended(words: Words, event: told.BattleEnded, _picture: Picture) -> LogLine:
    if event.winner < 0:
        return LogLine(words("log-draw"), "flag", "accent")
    return LogLine(words("log-won", side=words.side(event.winner)), "flag", "accent")


LINES: dict[type[Event], Callable[[Words, Any, Picture], LogLine | None]] = {
    told.TurnStarted: _turn_started,
    told.ClockMoved: _clock,
    told.UnitStepped: _stepped,
    told.UnitSpotted: _spotted,
    told.UnitTookOff: _took_off,
    told.UnitLanded: _touched_down,
    told.FlightFailed: _flight_failed,
    told.CraftFell: _fell,
    told.DroneJammed: _jammed,
    told.OperatorLost: _operator_lost,
    told.BatteryDrained: _drained,
    told.BatteryCharged: _charged,
    told.UnitLost: _lost,
    told.ShotFired: _fired,
    told.ShotBlocked: _blocked,
    told.UnitHit: _hit,
    told.UnitDestroyed: _destroyed,
    land.StructureSeen: _structure_seen,
    land.StructureHit: _structure_hit,
    land.StructureBuilt: _structure_built,
    land.Cleared: _cleared,
    land.MineLaid: _mine_laid,
    land.MineSpotted: _mine_spotted,
    land.MineExploded: _mine_exploded,
    land.MineLifted: _mine_lifted,
    land.StructureFell: _structure_fell,
    told.MoveStopped: _stopped,
    land.FireLit: _fire_lit,
    land.FireDied: _fire_died,
    told.AlertSet: _alert_set,
    told.AlertEnded: _alert_ended,
    told.PatrolSet: _patrol_set,
    told.UnitSupplied: _supplied,
    told.UnitBoarded: _boarded,
    told.UnitUnloaded: _unloaded,
    told.GunHitched: _hitched,
    told.GunUnhitched: _hitched,
    told.UnitHealed: _healed,
    told.PointTaken: _point_taken,
    told.PointLost: _point_lost,
    told.PointCounted: _point_counted,
    told.GoalProgressed: _goal_progressed,
    told.GoalJudged: _goal_judged,
    told.TargetIdentified: _identified,
    told.SideSurrendered: _surrendered,
    OrderTakenBack: _taken_back,
    told.BattleEnded: _ended,
}
"""What the log says; an event that is not here is not worth a line."""
