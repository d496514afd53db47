"""What is heard of a battle: the events as they are played, and what goes on between them.

It is asked by the projector what an event sounds like before the event changes the picture, and gives back what plays
it at its moment. Skipping drops these with the beats, so nothing of what was skipped is heard.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from client3d.play.beats import STEP_SECONDS
from client3d.play.session import HANDOVER, OVER
from client3d.play.stage import Stage
from client3d.sound.cues import CUES, Cue, burst_sound, engine_sound, shot_sound
from client3d.sound.mixer import Loop, Mixer
from client3d.sound.place import Heard, heard_at
from client3d.sound.surroundings import craft_loops, fire_loops, weather_loops
from core.events import Event
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Picture

ENGINE_STAYS = 0.18
"""Seconds that an engine is still heard after a step, so that a move of many steps is one sound."""
_SOON = ("turn_own", "turn_other", "spotted", "undo", "vehicle_explodes", "metal_hit", "body_hit", "soldier_falls")
_LATER = (
    *("stopped", "alert_set", "point_taken", "point_lost", "healed", "alarm", "charged", "built"),
    *("structure_hit", "structure_falls", "mine", "fire_lit", "craft_falls", "drone_breaks", "jammed"),
    *("hammer", "dig", "door", "hitch", "supply", "goal_met", "goal_failed"),
    *("fire", "rain", "wind", "birds", "crickets"),
)
"""What is heard in most battles, and in some."""


class Soundscape:
    """See the module. `session`: a `Session`, or a `Viewing` that is watched."""

    def __init__(self, mixer: Mixer, stage: Stage, session: Any) -> None:
        self.mixer, self.stage, self.session = mixer, stage, session
        self._moving: dict[int, float] = {}
        """By the key of a unit that moves, for how many seconds more its engine is heard."""
        self._over = False
        session.projector.ears = self.hear
        picture = session.projector.picture
        mixer.expect(_needed_soon(stage.data, picture), _LATER)

    # --- events

    def hear(self, event: Event, picture: Picture) -> Callable[[], None] | None:
        """What plays the event's sounds when its moment has come; None if it has none."""
        if isinstance(event, told.UnitStepped):
            return None if event.towed else lambda: self._steps(event.unit)
        cues = CUES[type(event)](self.stage.data, picture, event)
        return (lambda: self._play(cues)) if cues else None

    def _play(self, cues: list[Cue]) -> None:
        self.mixer.speed = self.session.projector.speed
        for cue in cues:
            heard = Heard(1.0, 0.0) if cue.at is None else self._at_cell(cue.at)
            self.mixer.play(cue.name, cue.kind, cue.level * heard.level, heard.pan, cue.priority)

    def _steps(self, unit: int) -> None:
        self._moving[unit] = STEP_SECONDS / self.session.projector.speed + ENGINE_STAYS

    # --- places

    def _at_cell(self, cell: Cell) -> Heard:
        scene = self.stage.scene
        return heard_at(scene.camera, scene.cell_position(cell))

    def _at_unit(self, key: int, cell: Cell) -> Heard:
        """Where a unit is drawn; where it is not (yet), its cell."""
        unit = self.stage.scene.units.units.get(key)
        return self._at_cell(cell) if unit is None else heard_at(self.stage.scene.camera, unit.position)

    # --- each frame

    def update(self, seconds: float) -> None:
        """Move on by so many seconds of the clock on the wall."""
        for key in list(self._moving):
            self._moving[key] -= seconds
            if self._moving[key] <= 0:
                del self._moving[key]
        self.mixer.keep(self._loops())
        self._theme()
        self.mixer.update(seconds)

    def _loops(self) -> dict[Hashable, Loop]:
        picture = self.session.projector.picture
        loops = weather_loops(picture)
        if self.session.state == HANDOVER:
            return loops  # who sits down next must not hear what the one before saw
        loops |= fire_loops(picture, self._at_cell)
        loops |= craft_loops(self.stage.data, picture, self._at_unit, self._moving)
        for key in self._moving:
            figure = picture.figures.get(key)
            if figure is None or figure.airborne:
                continue
            name = engine_sound(self.stage.data.units[figure.type])
            if name:
                heard = self._at_unit(key, figure.cell)
                loops["engine", key] = Loop(name, "engines", heard.level, heard.pan)
        return loops

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


def _needed_soon(data: ClumsyData, picture: Picture) -> list[str]:
    """The sounds of a picture's units and weather, and those of most battles."""
    names = [loop.name for loop in weather_loops(picture).values()]
    for kind in (data.units[name] for name in sorted({figure.type for figure in picture.figures.values()})):
        for weapon in (data.weapons[name] for name in kind.weapons):
            names += [shot_sound(weapon), burst_sound(weapon)]
        names.append(engine_sound(kind))
    return [name for name in dict.fromkeys((*names, *_SOON)) if name]
