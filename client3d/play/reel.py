"""The reel: plays events on a scene, in order, as they were told, whatever the ruleset.

It takes a stream from anywhere: `feed(events, after)` with the picture that holds after them. A ruleset's own reel says
how each type of event is played (`play`), as *beats*, each so many seconds long, and how it changes a picture
(`advance`). Beats are stepped by the frame's time, times the speed. Skipping drops them and shows the last picture as a
whole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from client3d.play.beats import (
    AIM_SECONDS,
    FADE_SECONDS,
    FOLLOW_SECONDS,
    LINE_SECONDS,
    Beat,
    together,
    with_sound,
)
from client3d.play.board_stage import heading_between, turned
from core.events import Event
from core.orders import Cell

SPEEDS = (1.0, 2.0, 4.0, 8.0)

_MARGIN = 0.09  # share of the screen's height, at its edges, where an action counts as out of sight


class Audience(Protocol):
    """Who wants to know what is being played: the log, the numbers over units, the banner."""

    def event_begins(self, event: Event, picture: Any) -> None:
        """An event comes up; `picture` is how things stood before it."""

    def number(self, key: int, text: str, kind: str) -> None:
        """A number rises over a unit; kind: damage or supply."""

    def label(self, event: Event, key: int) -> None:
        """Say beside a unit, in a few words, what befalls it: whom it fires at on alert, why it stops."""

    def banner(self, event: Event) -> None:
        """Something that is to be read large: a turn begins, the battle is over."""

    def covers(self, x: float, y: float) -> bool:
        """Whether a panel lies over a pixel."""


def unheld(_event: Event) -> bool:
    """No event has to wait."""
    return False


def unheard(_event: Event, _picture: Any) -> Callable[[], None] | None:
    """No event is heard."""
    return None


class Reel:
    """Plays events on a stage. A picture has `figures` by key, and `copy`."""

    def __init__(self, stage: Any, picture: Any, audience: Audience) -> None:
        self.stage, self.scene, self.audience = stage, stage.scene, audience
        self.picture = picture.copy()
        self.speed = 1.0
        self.follow = True
        """Whether the camera goes to what happens out of its sight."""
        self.left: tuple[float, float] | None = None
        """Where the player was looking before the camera went to what happened; None: it is still there."""
        self.ears: Callable[[Event, Any], Callable[[], None] | None] = unheard
        """Says what plays the sound of an event, by the picture before it; None if it has none."""
        self.holds: Callable[[Event], bool] = unheld
        """Whether an event that is about to come up waits."""
        self._stream: deque[tuple[deque[Event], Any]] = deque()
        self._beats: deque[Beat] = deque()
        self._begun = False
        self._spent = 0.0
        self._lines: dict[str, float] = {}
        """Lines of fire that are drawn, and for how many seconds more."""
        self.stage.show(self.picture)

    # --- what each ruleset says

    def play(self, event: Event) -> list[Beat]:
        """How an event is played; the picture is still that before it."""
        raise NotImplementedError

    def advance(self, picture: Any, event: Event) -> None:
        """Move a picture on by an event."""
        raise NotImplementedError

    # --- the stream

    def feed(self, events: list[Event], after: Any) -> None:
        """Queue events; `after` is the picture that holds once they are played."""
        self._stream.append((deque(events), after))

    def reset(self, picture: Any) -> None:
        """Show a picture at once and forget what was queued."""
        self._stream.clear()
        self._beats.clear()
        self._begun = False
        self._fade_lines(LINE_SECONDS)
        self.scene.effects.clear()
        self.picture = picture.copy()
        self.stage.show(self.picture)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be played."""
        return bool(self._stream or self._beats)

    @property
    def playing(self) -> bool:
        """Whether an event is being played."""
        return bool(self._beats)

    @property
    def waiting(self) -> int:
        """How many events are still to come up."""
        return sum(len(events) for events, _ in self._stream)

    def skip(self) -> None:
        """Play nothing more of what is queued; the log still gets all of it."""
        if not self.busy:
            return
        last = self.picture
        for events, after in self._stream:
            for event in events:
                self.audience.event_begins(event, self.picture)
                self.advance(self.picture, event)
            self.picture = after.copy()
            last = after
        self.reset(last)

    def faster(self, steps: int) -> None:
        """Go through the speeds by steps."""
        place = SPEEDS.index(self.speed) if self.speed in SPEEDS else 0
        self.speed = SPEEDS[min(max(place + steps, 0), len(SPEEDS) - 1)]

    def update(self, seconds: float) -> None:
        """Play on for so many seconds of the scene's time."""
        self._fade_lines(seconds)
        left = seconds
        while True:
            if not self._beats and not self._next_event():
                return
            if not self._beats:
                continue
            beat = self._beats[0]
            if not self._begun:
                self._begun, self._spent = True, 0.0
                if beat.begin:
                    beat.begin()
            if beat.seconds > self._spent + left:
                self._spent += left
                if beat.tick:
                    beat.tick(self._spent / beat.seconds)
                return
            left -= beat.seconds - self._spent
            if beat.tick:
                beat.tick(1.0)
            self._beats.popleft()
            self._begun = False

    def _next_event(self) -> bool:
        """Take up the next event; False if there is none."""
        while self._stream:
            events, after = self._stream[0]
            if events:
                if self.holds(events[0]):
                    return False
                event = events.popleft()
                self.audience.event_begins(event, self.picture)
                before, sound = self.picture, self.ears(event, self.picture)
                beats = self.play(event)
                self._beats.extend(beats if sound is None else with_sound(beats, sound))
                # what the beats need of the time before, they have taken
                self.advance(before, event)
                return True
            self._stream.popleft()
            if self.picture != after:
                self.picture = after.copy()
                self.stage.show(self.picture)
        return False

    def _fade_lines(self, seconds: float) -> None:
        for name, left in list(self._lines.items()):
            self._lines[name] = left - seconds
            if left <= seconds:
                del self._lines[name]
                self.scene.overlays.hide(name)

    # --- what the entries are made of

    def draw_line(self, start: Cell, to: Cell) -> None:
        """Draw a line of fire that stays for a while after the shot."""
        taken = {f"fire {number}" for number in range(len(self._lines) + 1)} - self._lines.keys()
        name = min(taken)
        self._lines[name] = LINE_SECONDS
        self.scene.overlays.path(name, (start, to), "shot")

    def figure(self, key: int) -> Any:
        """A unit as it is drawn now."""
        return self.picture.figures.get(key)

    def shown(self, key: int) -> bool:
        """Whether a unit is on the scene."""
        return key in self.scene.units.units

    def look_at(self, *cells: Cell) -> list[Beat]:
        """Bring what is about to happen into sight."""
        if not self.follow or all(self._in_sight(cell) for cell in cells):
            return []
        x = sum(cell[0] for cell in cells) / len(cells)
        y = sum(cell[1] for cell in cells) / len(cells)
        return [Beat(FOLLOW_SECONDS, lambda: self._go_to((x, y)), leads_up=True)]

    def _go_to(self, place: tuple[float, float]) -> None:
        if self.left is None:
            self.left = self.scene.camera.aim
        self.stage.look_at(place)

    def go_back(self) -> None:
        """Look again where the player was looking before the camera went to what happened."""
        if self.left is not None:
            self.scene.camera.focus(self.left)
            self.left = None

    def _in_sight(self, cell: Cell) -> bool:
        px, py = self.scene.project(self.scene.cell_position(cell))
        return self.stage.in_sight(cell, _MARGIN * self.scene.camera.screen[1]) and not self.audience.covers(px, py)

    def turning(self, key: int, heading: float, seconds: float) -> Beat:
        """Turn a unit's hull."""
        start = self.scene.units.units[key].heading
        self.stage.headings[key] = heading % 360.0
        return Beat(seconds, tick=lambda t: self.scene.units.set(key, heading=float(turned(start, heading, t))))

    def aiming(self, key: int, kind: str, start: Cell, at: Cell, rise: float = 0.0) -> Beat:
        """Turn a unit's gun, or the unit if it has none that turns, to a cell; rise: degrees up to what it aims at.

        Soldiers raise their weapons.
        """
        units = self.scene.units
        turning, low = self._turning_gun(key, kind, start, at), units.units[key].elevation
        high = units.raise_of(key, rise)

        def raising(t: float) -> None:
            units.set(key, elevation=low + (high - low) * t, aim=t)

        return together(turning, Beat(tick=raising))

    def _turning_gun(self, key: int, kind: str, start: Cell, at: Cell) -> Beat:
        goal = heading_between(start, at)
        unit = self.scene.units.units[key]
        if not self.stage.has_turret(kind):
            return self.turning(key, goal, AIM_SECONDS)
        first, aim = unit.turret, goal - unit.heading
        return Beat(AIM_SECONDS, tick=lambda t: self.scene.units.set(key, turret=float(turned(first, aim, t))))

    def fading(self, key: int, to: float, seconds: float = FADE_SECONDS) -> Beat:
        """Let a unit appear or vanish."""
        start = self.scene.units.units[key].fade if self.shown(key) else 1.0

        def tick(t: float) -> None:
            if self.shown(key):
                self.scene.units.set(key, fade=start + (to - start) * t)

        return Beat(seconds, tick=tick)

    def appearing(self, key: int, at: Cell) -> list[Beat]:
        """Let a unit come up where its figure will be by then."""

        def begin() -> None:
            self.stage.remove_ghost(key)
            figure = self.figure(key)
            if figure is not None:
                self.stage.place(figure, self.picture)
                self.scene.units.set(key, fade=0.0)

        def tick(t: float) -> None:
            if self.shown(key):
                self.scene.units.set(key, fade=t)

        return [*self.look_at(at), Beat(FADE_SECONDS, begin, tick)]
