"""What is heard of Headquarters: which event sounds like what, and engines of who moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from client3d.headquarters.plays import shot_look
from client3d.headquarters.stage import CampStage
from client3d.sound.cue import BURST_PRIORITY, HIT_PRIORITY, INTERFACE_PRIORITY, SHOT_PRIORITY, Cue
from client3d.sound.listening import Listening
from client3d.sound.mixer import Loop, Mixer
from core.events import Event, OrderTakenBack
from systems.headquarters import events as told
from systems.headquarters.data import HeadquartersData, UnitType
from systems.headquarters.picture import Picture

Cues = Callable[[HeadquartersData, Picture, Any], list[Cue]]
"""What is heard of an event: by the data, the picture before the event, and the event."""
_SHOTS = {"burst": "rifle", "shell": "tank_gun", "arc": "mortar"}
_BURSTS = ((0.3, "bullet_hit"), (0.95, "explosion_small"), (1.2, "explosion_medium"))
"""What a blow's burst is heard like, by the size below which it is so."""
_ENGINES = {"foot": "march", "tracked": "engine_tank"}
_SOON = ("rifle", "tank_gun", "bullet_hit", "explosion_small", "march", "engine_tank", "turn_own", "body_hit")
_LATER = (
    *("mortar", "explosion_medium", "explosion_large", "metal_hit", "vehicle_explodes", "soldier_falls", "healed"),
    *("point_taken", "point_lost", "built", "alarm", "missile", "structure_falls", "undo", "birds"),
    *("coins", "atomic_bomb"),
)


def _interface(name: str) -> Cue:
    return Cue(name, "interface", None, 1.0, INTERFACE_PRIORITY)


def _told(name: str) -> Cues:
    """One sound of the interface, whatever the event says."""
    return lambda _data, _picture, _event: [_interface(name)]


def _nothing(_data: HeadquartersData, _picture: Picture, _event: Event) -> list[Cue]:
    return []


def _struck(data: HeadquartersData, picture: Picture, event: told.UnitStruck) -> list[Cue]:
    figure = picture.figures.get(event.unit)
    if figure is None:
        return []
    shot, _, size = shot_look(data.units[figure.type])
    burst = next((name for most, name in _BURSTS if size < most), "explosion_large")
    return [
        Cue(_SHOTS[shot], "weapons", figure.cell, 1.0, SHOT_PRIORITY),
        Cue(burst, "weapons" if size < _BURSTS[0][0] else "explosions", event.at, 0.8, HIT_PRIORITY),
    ]


def _hit(data: HeadquartersData, picture: Picture, event: told.UnitHit) -> list[Cue]:
    figure = picture.figures.get(event.unit)
    if figure is None or event.cause == "bomb":
        return []
    soft = data.units[figure.type].unit_class == "foot"
    return [Cue("body_hit" if soft else "metal_hit", "weapons", event.at, 0.8, HIT_PRIORITY)]


def _destroyed(data: HeadquartersData, picture: Picture, event: told.UnitDestroyed) -> list[Cue]:
    figure = picture.figures.get(event.unit)
    if figure is None:
        return []
    kind: UnitType = data.units[figure.type]
    if kind.unit_class == "foot":
        return [Cue("soldier_falls", "weapons", event.at, 1.0, SHOT_PRIORITY)]
    name = "structure_falls" if kind.is_headquarters else "vehicle_explodes"
    return [Cue(name, "explosions", event.at, 1.0, BURST_PRIORITY)]


def _strike(_data: HeadquartersData, _picture: Picture, event: told.AirStruck) -> list[Cue]:
    return [
        Cue("missile", "weapons", event.at, 1.0, SHOT_PRIORITY),
        Cue("explosion_large", "explosions", event.at, 1.0, BURST_PRIORITY),
    ]


def _bomb(_data: HeadquartersData, _picture: Picture, _event: told.BombFell) -> list[Cue]:
    return [_interface("alarm"), Cue("atomic_bomb", "explosions", None, 1.0, BURST_PRIORITY)]


SILENT: tuple[type[Event], ...] = (
    told.TurnEnded,
    told.CampReady,
    told.GoldChanged,
    told.UnitMoved,
    told.UnitWaited,
    told.UnitLeft,
    told.BattleEnded,
)
"""Not heard by themselves: they come with what is, or are heard as engines."""
CUES: dict[type[Event], Cues] = {
    **dict.fromkeys(SILENT, _nothing),
    OrderTakenBack: _told("undo"),
    told.TurnStarted: _told("turn_own"),
    told.UnitStruck: _struck,
    told.AirStruck: _strike,
    told.UnitHit: _hit,
    told.UnitHealed: _told("healed"),
    told.UnitDestroyed: _destroyed,
    told.UnitCame: _told("built"),
    told.OfferBought: _told("coins"),
    told.CityTaken: _told("point_taken"),
    told.CampFell: _told("point_lost"),
    told.BombFell: _bomb,
}


class CampSounds(Listening):
    """The sounds of a battle of Headquarters."""

    def __init__(self, mixer: Mixer, stage: CampStage, session: Any) -> None:
        super().__init__(mixer, stage, session)
        mixer.expect(list(_SOON), _LATER)

    def hear(self, event: Event, picture: Picture) -> Callable[[], None] | None:
        """See `Listening.hear`."""
        if isinstance(event, told.UnitMoved):
            return lambda: self.goes(event.unit, max(len(event.path) - 1, 1))
        cues = CUES[type(event)](self.stage.data, picture, event)
        return (lambda: self.play(cues)) if cues else None

    def loops(self) -> dict[Hashable, Loop]:
        """Birds, and the engines of who moves."""
        picture = self.session.projector.picture
        loops: dict[Hashable, Loop] = {("surroundings", "birds"): Loop("birds", "surroundings", 0.5, 0.0)}
        for key in self._moving:
            figure = picture.figures.get(key)
            name = "" if figure is None else _ENGINES.get(self.stage.data.units[figure.type].unit_class, "")
            if figure is not None and name:
                heard = self.at_unit(key, figure.cell)
                loops["engine", key] = Loop(name, "engines", heard.level, heard.pan)
        return loops
