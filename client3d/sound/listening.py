"""What listening to a battle takes, whatever the ruleset: sounds at their moment and place, engines, how it ended.

A ruleset's own soundscape says what an event sounds like (`hear`) and what goes on between events (`loops`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from client3d.play.beats import STEP_SECONDS
from client3d.play.board_stage import BoardStage
from client3d.play.states import OVER
from client3d.sound.cue import Cue
from client3d.sound.mixer import Loop, Mixer
from client3d.sound.place import Heard, heard_at
from core.events import Event
from core.orders import Cell

ENGINE_STAYS = 0.18
"""Seconds that an engine is still heard after a step, so that a move of many steps is one sound."""


class Listening:
    """See the module. `session`: what is played or watched."""

    def __init__(self, mixer: Mixer, stage: BoardStage, session: Any) -> None:
        self.mixer, self.stage, self.session = mixer, stage, session
        self._moving: dict[int, float] = {}
        """By the key of a unit that moves, for how many seconds more its engine is heard."""
        self._over = False
        session.projector.ears = self.hear

    def hear(self, event: Event, picture: Any) -> Callable[[], None] | None:
        """What plays the event's sounds when its moment has come; None if it has none. `picture`: that before it."""
        raise NotImplementedError

    def loops(self) -> dict[Hashable, Loop]:
        """What is heard now for as long as it lasts."""
        return {}

    def play(self, cues: list[Cue]) -> None:
        """Play sounds now."""
        self.mixer.speed = self.session.projector.speed
        for cue in cues:
            heard = Heard(1.0, 0.0) if cue.at is None else self.at_cell(cue.at)
            self.mixer.play(cue.name, cue.kind, cue.level * heard.level, heard.pan, cue.priority)

    def goes(self, unit: int, steps: int = 1) -> None:
        """A unit goes so many steps: its engine is heard for as long."""
        self._moving[unit] = steps * STEP_SECONDS / self.session.projector.speed + ENGINE_STAYS

    def at_cell(self, cell: Cell) -> Heard:
        """How something in a cell is heard."""
        scene = self.stage.scene
        return heard_at(scene.camera, scene.cell_position(cell))

    def at_unit(self, key: int, cell: Cell) -> Heard:
        """Where a unit is drawn; where it is not (yet), its cell."""
        unit = self.stage.scene.units.units.get(key)
        return self.at_cell(cell) if unit is None else heard_at(self.stage.scene.camera, unit.position)

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the clock on the wall."""
        for key in list(self._moving):
            self._moving[key] -= seconds
            if self._moving[key] <= 0:
                del self._moving[key]
        self.mixer.keep(self.loops())
        self._theme()
        self.mixer.update(seconds)

    def _theme(self) -> None:
        """How it ended, once all of it was shown."""
        over = self.session.state == OVER
        if over and not self._over:
            self.mixer.play_music(self._ending())
        elif self._over and not over:
            self.mixer.play_music("")
        self._over = over

    def _ending(self) -> str:
        match = getattr(self.session, "match", None)
        if match is None:
            return ""  # a replay is watched again and again
        winner, persons = self.session.projector.picture.winner, match.persons
        if winner < 0:
            return "theme_draw"
        return "theme_loss" if len(persons) == 1 and winner != persons[0] else "theme_win"

    def close(self) -> None:
        """The battle leaves the screen."""
        self.mixer.play_music("")
        self.mixer.quiet()
