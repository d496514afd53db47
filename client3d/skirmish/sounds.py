"""What is heard of a battle of Skirmish: which event sounds like what, and steps, hooves and wheels of who goes."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from itertools import pairwise
from typing import Any, Final, NamedTuple

from client3d.skirmish.scenery import GAITS
from client3d.skirmish.stage import TableStage
from client3d.sound.cue import HIT_PRIORITY, INTERFACE_PRIORITY, SHOT_PRIORITY, Cue
from client3d.sound.listening import ENGINE_STAYS, Listening
from client3d.sound.mixer import Loop, Mixer
from client3d.sound.place import Heard
from client3d.table.measures import ground
from client3d.table.show import AIM_SECONDS, ROLL_LATER, walk_seconds
from core.events import Event, OrderTakenBack
from systems.skirmish import events as told
from systems.skirmish.data import SkirmishData, WeaponType
from systems.skirmish.measures import CENTIMETRE
from systems.skirmish.picture import Picture

LONG, SHORT = 36 * CENTIMETRE, 20 * CENTIMETRE
"""Effective ranges from which on, and up to which, a muzzle-loader sounds otherwise."""
WALKS: Final = {"foot": "march", "horse": "gallop", "wheels": "cart"}
"""What a fighter is heard like while it goes."""


class Later(NamedTuple):
    """A sound, and how many seconds after its event begins to be shown it is heard."""

    cue: Cue
    seconds: float = 0.0


Cues = Callable[[SkirmishData, Picture, Any], list[Later]]
"""What is heard of an event: by the data, the picture before the event, and the event."""


def shot_sound(weapon: WeaponType) -> str:
    """What a weapon's shot is heard like, as its loading and its range suggest."""
    if weapon.reload == 0:
        return "revolver"
    if weapon.reload == 1:
        return "needle_gun"
    if weapon.effective >= LONG:
        return "long_rifle"
    return "cavalry_carbine" if weapon.effective <= SHORT else "musket"


def _nothing(_data: SkirmishData, _picture: Picture, _event: Event) -> list[Later]:
    return []


def _told(name: str) -> Cues:
    """One sound of the interface, whatever the event says."""
    return lambda _data, _picture, _event: [Later(Cue(name, "interface", None, 1.0, INTERFACE_PRIORITY))]


def _done(name: str, priority: int = HIT_PRIORITY) -> Cues:
    """One sound of what somebody does."""
    return lambda _data, _picture, _event: [Later(Cue(name, "weapons", None, 1.0, priority))]


_DICE: Final = Cue("dice", "weapons", None, 1.0, SHOT_PRIORITY)


def _shot(data: SkirmishData, picture: Picture, event: told.ShotFired) -> list[Later]:
    figure = picture.figures.get(event.unit)
    weapon = None if figure is None else data.weapon_of(data.units[figure.type])
    if weapon is None or not event.dice:
        return []
    shot = Cue(shot_sound(weapon), "weapons", None, 1.0, SHOT_PRIORITY)
    return [Later(shot, AIM_SECONDS), Later(_DICE, AIM_SECONDS + ROLL_LATER)]


def _searched(_data: SkirmishData, _picture: Picture, _event: told.BuildingSearched) -> list[Later]:
    return [Later(_DICE)]


SILENT: tuple[type[Event], ...] = (
    told.GoPassed,
    told.StageChanged,
    told.ActionSpent,
    told.ObstacleCrossed,
    told.FighterMoved,
    told.FighterTurned,
    told.FighterHid,
    told.VolleyFired,
    told.BattleEnded,
)
"""Not heard by themselves: they come with what is, or are heard as a loop."""
CUES: dict[type[Event], Cues] = {
    **dict.fromkeys(SILENT, _nothing),
    OrderTakenBack: _told("undo"),
    told.TurnStarted: _told("turn_own"),
    told.FighterEntered: _done("wooden_door"),
    told.FighterLeft: _done("wooden_door"),
    told.FighterShifted: _done("wooden_door"),
    told.FighterSeen: _told("spotted"),
    told.FighterAimed: _done("hammer_cocked"),
    told.FighterReloaded: _done("ramrod"),
    told.ShotFired: _shot,
    told.FighterWounded: _done("body_hit"),
    told.FighterFell: _done("soldier_falls", SHOT_PRIORITY),
    told.BuildingSearched: _searched,
    told.ObjectTaken: _told("point_taken"),
    told.ObjectDropped: _told("point_lost"),
    told.GoalCounted: _told("charged"),
}
_SOON = ("musket", "dice", "body_hit", "soldier_falls", "turn_own", "march")
_LATER = (
    *("cavalry_carbine", "long_rifle", "revolver", "needle_gun", "ramrod", "hammer_cocked", "wooden_door", "gallop"),
    *("cart", "spotted", "point_taken", "point_lost", "charged", "undo"),
)


class TableSounds(Listening):
    """The sounds of a battle of Skirmish. All of it is in one room: nothing comes from a side."""

    stage: TableStage

    def __init__(self, mixer: Mixer, stage: TableStage, session: Any) -> None:
        super().__init__(mixer, stage, session)
        self._waiting: list[tuple[float, Cue]] = []
        """Sounds still to come, each with the seconds until then."""
        mixer.expect(list(_SOON), _LATER)

    def hear(self, event: Event, picture: Picture) -> Callable[[], None] | None:
        """See `Listening.hear`."""
        if isinstance(event, told.FighterMoved):
            return lambda: self._walks(event, picture)
        found = CUES[type(event)](self.stage.data, picture, event)
        return (lambda: self._begin(found)) if found else None

    def at_cell(self, cell: Any) -> Heard:
        """How something at a place of the table is heard."""
        return Heard(1.0, 0.0)

    def _begin(self, found: list[Later]) -> None:
        speed = math.inf if self.stage.scene.steady else self.session.projector.speed
        self._waiting += [(one.seconds / speed, one.cue) for one in found]
        self._play_due()

    def _walks(self, event: told.FighterMoved, picture: Picture) -> None:
        """Whoever goes is heard until it has arrived."""
        figure = picture.figures.get(event.unit)
        if figure is None or self.stage.scene.steady:
            return
        length = sum(math.dist(ground(a), ground(b)) for a, b in pairwise(event.path))
        seconds = walk_seconds(GAITS[self.stage.data.units[figure.type].move], length)
        self._moving[event.unit] = seconds / self.session.projector.speed + ENGINE_STAYS

    def loops(self) -> dict[Hashable, Loop]:
        """Steps, hooves and wheels of who goes: of each kind once, however many they are."""
        figures = self.session.projector.picture.figures
        gone = {GAITS[self.stage.data.units[figures[key].type].move] for key in self._moving if key in figures}
        return {("walk", gait): Loop(WALKS[gait], "engines", 1.0, 0.0) for gait in gone}

    def update(self, seconds: float) -> None:
        """See `Listening.update`."""
        self._waiting = [(left - seconds, cue) for left, cue in self._waiting]
        self._play_due()
        super().update(seconds)

    def _play_due(self) -> None:
        self.play([cue for left, cue in self._waiting if left <= 0])
        self._waiting = [one for one in self._waiting if one[0] > 0]
