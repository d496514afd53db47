"""What is heard of a battle of Skirmish."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.skirmish.stage import TableStage
from client3d.sound.cue import HIT_PRIORITY, INTERFACE_PRIORITY, SHOT_PRIORITY, Cue
from client3d.sound.listening import Listening
from client3d.sound.mixer import Mixer
from client3d.sound.place import Heard
from core.events import Event, OrderTakenBack
from systems.skirmish import events as told
from systems.skirmish.picture import Picture

_SOON = ("rifle", "body_hit", "soldier_falls", "turn_own")
_LATER = ("point_taken", "point_lost", "undo", "healed")


class TableSounds(Listening):
    """The sounds of a battle of Skirmish."""

    def __init__(self, mixer: Mixer, stage: TableStage, session: Any) -> None:
        super().__init__(mixer, stage, session)
        mixer.expect(list(_SOON), _LATER)

    def hear(self, event: Event, picture: Picture) -> Callable[[], None] | None:
        """See `Listening.hear`."""
        cues = cues_of(event, picture)
        return (lambda: self.play(cues)) if cues else None

    def at_cell(self, cell: Any) -> Heard:
        """How something at a place of the table is heard: it is all in one room."""
        return Heard(1.0, 0.0)


def cues_of(event: Event, picture: Picture) -> list[Cue]:
    """The sounds of an event, by the picture before it."""
    if isinstance(event, told.ShotFired):
        return [Cue("rifle", "weapons", event.at, 1.0, SHOT_PRIORITY)]
    if isinstance(event, told.FighterWounded):
        return [Cue("body_hit", "weapons", event.at, 0.8, HIT_PRIORITY)]
    if isinstance(event, told.FighterFell):
        return [Cue("soldier_falls", "weapons", event.at, 1.0, SHOT_PRIORITY)]
    name = ""
    if isinstance(event, told.TurnStarted):
        name = "turn_own"
    elif isinstance(event, told.ObjectTaken):
        name = "point_taken"
    elif isinstance(event, told.ObjectDropped):
        name = "point_lost"
    elif isinstance(event, OrderTakenBack):
        name = "undo"
    return [Cue(name, "interface", None, 1.0, INTERFACE_PRIORITY)] if name else []
