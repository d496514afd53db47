"""What is heard of a battle: the events as they are played, and what goes on between them.

It is asked by the projector what an event sounds like before the event changes the picture, and gives back what plays
it at its moment. Skipping drops these with the beats, so nothing of what was skipped is heard.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from client3d.clumsy.stage import Stage
from client3d.play.states import HANDOVER
from client3d.sound.cues import CUES, burst_sound, engine_sound, shot_sound
from client3d.sound.listening import Listening
from client3d.sound.mixer import Loop, Mixer
from client3d.sound.surroundings import craft_loops, fire_loops, weather_loops
from core.events import Event
from systems.clumsy import events as told
from systems.clumsy.data import ClumsyData
from systems.clumsy.picture import Picture

_SOON = ("turn_own", "turn_other", "spotted", "undo", "vehicle_explodes", "metal_hit", "body_hit", "soldier_falls")
_LATER = (
    *("stopped", "alert_set", "point_taken", "point_lost", "healed", "alarm", "charged", "built"),
    *("structure_hit", "structure_falls", "mine", "fire_lit", "craft_falls", "drone_breaks", "jammed"),
    *("hammer", "dig", "door", "hitch", "supply", "goal_met", "goal_failed"),
    *("fire", "rain", "wind", "birds", "crickets"),
)
"""What is heard in most battles, and in some."""


class Soundscape(Listening):
    """The sounds of a battle of the main ruleset. `session`: a `Session`, or a `Viewing` that is watched."""

    def __init__(self, mixer: Mixer, stage: Stage, session: Any) -> None:
        super().__init__(mixer, stage, session)
        mixer.expect(_needed_soon(stage.data, session.projector.picture), _LATER)

    def hear(self, event: Event, picture: Picture) -> Callable[[], None] | None:
        """See `Listening.hear`."""
        if isinstance(event, told.UnitStepped):
            return None if event.towed else lambda: self.goes(event.unit)
        cues = CUES[type(event)](self.stage.data, picture, event)
        return (lambda: self.play(cues)) if cues else None

    def loops(self) -> dict[Hashable, Loop]:
        """Weather, fires in sight, and whatever moves or flies."""
        picture = self.session.projector.picture
        loops = weather_loops(picture)
        if self.session.state == HANDOVER:
            return loops  # who sits down next must not hear what the one before saw
        loops |= fire_loops(picture, self.at_cell)
        loops |= craft_loops(self.stage.data, picture, self.at_unit, self._moving)
        for key in self._moving:
            figure = picture.figures.get(key)
            if figure is None or figure.airborne:
                continue
            name = engine_sound(self.stage.data.units[figure.type])
            if name:
                heard = self.at_unit(key, figure.cell)
                loops["engine", key] = Loop(name, "engines", heard.level, heard.pan)
        return loops


def _needed_soon(data: ClumsyData, picture: Picture) -> list[str]:
    """The sounds of a picture's units and weather, and those of most battles."""
    names = [loop.name for loop in weather_loops(picture).values()]
    for kind in (data.units[name] for name in sorted({figure.type for figure in picture.figures.values()})):
        for weapon in (data.weapons[name] for name in kind.weapons):
            names += [shot_sound(weapon), burst_sound(weapon)]
        names.append(engine_sound(kind))
    return [name for name in dict.fromkeys((*names, *_SOON)) if name]
