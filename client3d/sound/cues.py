"""Which event sounds like what: one table by type of event, for all of them.

What is told to a side alone is heard by it alone; nothing is asked of the battle beyond the event and the picture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.clumsy.plays.shots import shot_look
from client3d.sound.cue import BURST_PRIORITY, HIT_PRIORITY, INTERFACE_PRIORITY, SHOT_PRIORITY, Cue
from client3d.sound.volumes import Kind
from core.events import Event, OrderTakenBack
from systems.clumsy import events as told
from systems.clumsy import ground_events as land
from systems.clumsy.data import ClumsyData, UnitType, WeaponType
from systems.clumsy.picture import EVERYTHING, Picture

Cues = Callable[[ClumsyData, Picture, Any], list[Cue]]
"""What is heard of an event: by the pack's data, the picture before the event, and the event."""

_SHOTS = {
    "bullet": "pistol",
    "burst": "rifle",
    "flak": "flak",
    "shell": "tank_gun",
    "rocket": "rocket",
    "missile": "missile",
    "arc": "mortar",
    "bomb": "bomb_fall",
}
"""What a weapon that names no sound is heard like, by how its shots fly."""
_BURSTS = ((0.3, "bullet_hit"), (0.85, "explosion_small"), (1.1, "explosion_medium"))
"""What such a weapon's burst is heard like, by the size below which it is so."""
_LARGEST_BURST = "explosion_large"
_ENGINES = {
    "foot": "march",
    "wheeled": "engine_truck",
    "tracked": "engine_tank",
    "towed": "",
    "helicopter": "rotor",
    "drone": "drone",
}
"""What a unit that names no engine is heard like while it moves, by class; "": like nothing."""


def shot_sound(weapon: WeaponType) -> str:
    """What a weapon's shot is heard like."""
    if weapon.sound is not None and weapon.sound.shot is not None:
        return weapon.sound.shot
    return _SHOTS[shot_look(weapon)[0]]


def burst_sound(weapon: WeaponType) -> str:
    """What its shot is heard like where it strikes."""
    if weapon.sound is not None and weapon.sound.burst is not None:
        return weapon.sound.burst
    flight, _, size = shot_look(weapon)
    return "flak_burst" if flight == "flak" else next((name for most, name in _BURSTS if size < most), _LARGEST_BURST)


def engine_sound(kind: UnitType) -> str:
    """What a unit is heard like while it moves or flies; "" for nothing."""
    return kind.engine if kind.engine is not None else _ENGINES[kind.unit_class]


def _mine(picture: Picture, side: int) -> bool:
    return picture.side == side


def _interface(name: str, level: float = 1.0) -> Cue:
    return Cue(name, "interface", None, level, INTERFACE_PRIORITY)


def _told(name: str) -> Cues:
    """One sound of the interface, whatever the event says."""
    return lambda _data, _picture, _event: [_interface(name)]


def _there(name: str, kind: Kind, priority: int = SHOT_PRIORITY, level: float = 1.0) -> Cues:
    """One sound in the cell where it happens."""
    return lambda _data, _picture, event: [Cue(name, kind, event.at, level, priority)]


def _fired(data: ClumsyData, _picture: Picture, event: told.ShotFired) -> list[Cue]:
    return [Cue(shot_sound(data.weapons[event.weapon]), "weapons", event.start, 1.0, SHOT_PRIORITY)]


def _landed(data: ClumsyData, _picture: Picture, event: told.ShotLanded) -> list[Cue]:
    weapon = data.weapons[event.weapon]
    name = burst_sound(weapon)
    small = shot_look(weapon)[2] < _BURSTS[0][0]
    if small:
        return [Cue(name, "weapons", event.at, 1.0, HIT_PRIORITY)]
    return [Cue(name, "explosions", event.at, 1.0, BURST_PRIORITY)]


def _hit(data: ClumsyData, picture: Picture, event: told.UnitHit) -> list[Cue]:
    figure = picture.figures.get(event.unit)
    if figure is None:
        return []
    soft = data.units[figure.type].unit_class == "foot"
    return [Cue("body_hit" if soft else "metal_hit", "weapons", event.at, 0.8, HIT_PRIORITY)]


def _destroyed(data: ClumsyData, _picture: Picture, event: told.UnitDestroyed) -> list[Cue]:
    kind = data.units[event.type]
    if kind.unit_class == "foot":
        return [Cue("soldier_falls", "weapons", event.at, 1.0, SHOT_PRIORITY)]
    if kind.unit_class == "drone":
        return [Cue("drone_breaks", "explosions", event.at, 1.0, SHOT_PRIORITY)]
    if kind.unit_class == "towed":
        return [Cue("structure_hit", "explosions", event.at, 1.0, BURST_PRIORITY)]
    return [Cue("vehicle_explodes", "explosions", event.at, 1.0, BURST_PRIORITY)]


def _turn(_data: ClumsyData, picture: Picture, event: told.TurnStarted) -> list[Cue]:
    return [_interface("turn_own" if _mine(picture, event.side) else "turn_other")]


def _spotted(_data: ClumsyData, picture: Picture, event: told.UnitSpotted) -> list[Cue]:
    return [] if picture.side == EVERYTHING else [_interface("spotted")]


def _point_taken(_data: ClumsyData, picture: Picture, event: told.PointTaken) -> list[Cue]:
    gained = picture.side == EVERYTHING or _mine(picture, event.side)
    return [_interface("point_taken" if gained else "point_lost")]


def _point_lost(_data: ClumsyData, picture: Picture, event: told.PointLost) -> list[Cue]:
    return [_interface("point_lost")] if _mine(picture, event.side) else []


def _goal(_data: ClumsyData, picture: Picture, event: told.GoalJudged) -> list[Cue]:
    name = {"met": "goal_met", "failed": "goal_failed"}.get(event.state)
    return [_interface(name)] if name is not None and _mine(picture, event.side) else []


def _of_unit(name: str, kind: Kind) -> Cues:
    """One sound where a unit is, if it is shown."""

    def cues(_data: ClumsyData, picture: Picture, event: Any) -> list[Cue]:
        figure = picture.figures.get(event.unit)
        return [] if figure is None else [Cue(name, kind, figure.cell, 1.0, SHOT_PRIORITY)]

    return cues


def _fell(_data: ClumsyData, _picture: Picture, event: told.CraftFell) -> list[Cue]:
    return [Cue("craft_falls", "explosions", event.start, 1.0, BURST_PRIORITY)]


def _built(_data: ClumsyData, picture: Picture, event: land.StructureBuilt) -> list[Cue]:
    work = Cue("hammer", "surroundings", event.at, 1.0, SHOT_PRIORITY)
    return [work, _interface("built")] if event.built and _mine(picture, event.owner) else [work]


def _nothing(_data: ClumsyData, _picture: Picture, _event: Event) -> list[Cue]:
    return []


SILENT: tuple[type[Event], ...] = (
    told.TurnEnded,
    told.ClockMoved,
    told.UnitStepped,
    told.UnitTookOff,
    told.UnitLanded,
    told.OperatorLost,
    told.BatteryDrained,
    told.UnitPaid,
    told.UnitLost,
    told.GhostVanished,
    told.SightChanged,
    told.AlertEnded,
    told.PatrolEnded,
    told.PointCounted,
    told.GoalProgressed,
    told.TargetIdentified,
    told.SideSurrendered,
    told.UnitLeft,
    told.BattleEnded,
    land.WreckLeft,
    land.WreckFound,
    land.GroundChanged,
    land.FireDied,
    land.StructureSeen,
    land.StructureGone,
    land.RubbleLeft,
    land.RubbleFound,
    land.MineGone,
    land.ClearingFound,
)
"""Not heard by themselves: they come with what is, or are heard as a loop (`soundscape`), or are found out later."""

CUES: dict[type[Event], Cues] = {
    **dict.fromkeys(SILENT, _nothing),
    OrderTakenBack: _told("undo"),
    told.TurnStarted: _turn,
    told.CraftFell: _fell,
    told.FlightFailed: _told("alarm"),
    told.DroneJammed: _there("jammed", "weapons"),
    told.BatteryCharged: _told("charged"),
    told.MoveStopped: _told("stopped"),
    told.UnitSpotted: _spotted,
    told.ShotFired: _fired,
    told.ShotLanded: _landed,
    told.ShotBlocked: _there("bullet_hit", "weapons", HIT_PRIORITY),
    told.UnitHit: _hit,
    told.UnitDestroyed: _destroyed,
    told.AlertSet: _told("alert_set"),
    told.PatrolSet: _told("alert_set"),
    told.UnitSupplied: _of_unit("supply", "surroundings"),
    told.UnitHealed: _told("healed"),
    told.UnitBoarded: _there("door", "engines"),
    told.UnitUnloaded: _there("door", "engines"),
    told.GunHitched: _of_unit("hitch", "engines"),
    told.GunUnhitched: _of_unit("hitch", "engines"),
    told.PointTaken: _point_taken,
    told.PointLost: _point_lost,
    told.GoalJudged: _goal,
    land.FireLit: _there("fire_lit", "surroundings"),
    land.StructureHit: _there("structure_hit", "explosions", SHOT_PRIORITY, 0.8),
    land.StructureFell: _there("structure_falls", "explosions", BURST_PRIORITY),
    land.StructureBuilt: _built,
    land.MineLaid: _there("dig", "surroundings"),
    land.MineSpotted: _told("spotted"),
    land.MineExploded: _there("mine", "explosions", BURST_PRIORITY),
    land.MineLifted: _there("dig", "surroundings"),
    land.Cleared: _there("dig", "surroundings"),
}
