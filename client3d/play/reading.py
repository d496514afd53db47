"""What a replay holds for one pair of eyes, turn by turn: where stepping stops, and what a timeline marks.

It is read a turn at a time, so that nobody waits for a long replay to be read through. Nothing of Panda3D is here.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

from client3d.hud.values import LogLine
from core.events import Event
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay


class Instant(NamedTuple):
    """A moment of a replay: after so many events of the order that follows so many orders of a turn."""

    turn: int
    """The turn's place in the replay, from 0."""
    orders: int
    events: int = 0
    """Of those that the watcher's eyes are told."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that a timeline marks."""

    instant: Instant
    """Just before it happens."""
    kind: str
    line: LogLine


@dataclass(frozen=True, slots=True)
class TurnRead:
    """A turn as one pair of eyes sees it."""

    stops: tuple[Instant, ...]
    """Just before each event that is worth stopping at, in order."""
    marks: tuple[Mark, ...]


class Reading:
    """See the module. `line_of`: what the log says of an event, by the picture before it."""

    MARKED: ClassVar[Mapping[type[Event], str]] = {}
    """Events of the ruleset that the timeline marks, and as what."""

    @staticmethod
    def stops_at(event: Event) -> bool:
        """Whether stepping stops at an event: there is something to see of it, and it is no part of another one."""
        raise NotImplementedError

    @staticmethod
    def advance(picture: Any, event: Event) -> None:
        """Move a picture on by an event."""
        raise NotImplementedError

    def __init__(self, replay: Replay, line_of: Callable[[Event, Any], LogLine | None], side: int = EVERYTHING) -> None:
        self._replay, self._line_of, self.side = replay, line_of, side
        self._read: dict[int, TurnRead] = {}
        self._next = 0

    @property
    def whole(self) -> bool:
        """Whether all turns have been read."""
        return len(self._read) == len(self._replay.turns)

    @property
    def turns_read(self) -> int:
        """How many have been."""
        return len(self._read)

    @property
    def marks(self) -> list[Mark]:
        """What is marked in the turns that have been read, in order."""
        return [mark for number in sorted(self._read) for mark in self._read[number].marks]

    def read_on(self, seconds: float = 0.0) -> None:
        """Read the next turn, and others until so many seconds are over. Raises ReplayError if the file has changed."""
        until = time.perf_counter() + seconds
        while not self.whole:
            while self._next in self._read:
                self._next += 1
            self.turn(self._next)
            if time.perf_counter() >= until:
                return

    def turn(self, number: int) -> TurnRead:
        """A turn, read now if it has not been. Raises IndexError, and ReplayError if the file has changed."""
        if number not in self._read:
            self._read[number] = self._read_turn(number)
        return self._read[number]

    def _read_turn(self, number: int) -> TurnRead:
        playback, stops, marks = Playback(self._replay, self.side), list[Instant](), list[Mark]()
        playback.go_to(number)
        before = playback.picture
        for orders in range(playback.turn.orders):
            scene = playback.next_scene()
            assert scene is not None, "a turn has as many scenes as orders"
            stops += [
                Instant(number, orders, place) for place, event in enumerate(scene.events) if self.stops_at(event)
            ]
            if any(type(event) in self.MARKED for event in scene.events):
                marks += self._marks(Instant(number, orders), scene.events, before)
            before = scene.after
        return TurnRead(tuple(stops), tuple(marks))

    def _marks(self, first: Instant, events: Sequence[Event], picture: Any) -> list[Mark]:
        """What is marked of an order; `picture`, as it was before it, is moved on."""
        found = []
        picture = picture.copy()
        for place, event in enumerate(events):
            kind = self.MARKED.get(type(event), "")
            line = self._line_of(event, picture) if kind else None
            if line is not None:
                found.append(Mark(first._replace(events=place), kind, line))
            self.advance(picture, event)
        return found

    # --- steps

    def event_before(self, now: Instant) -> Instant:
        """Just before the last event that was seen; the beginning if there is none."""
        return self._before(now) or Instant(0, 0)

    def order_before(self, now: Instant) -> Instant:
        """Before the order of which something has been seen last; the beginning if there is none."""
        last = self._before(now)
        return Instant(0, 0) if last is None else last._replace(events=0)

    def _before(self, now: Instant) -> Instant | None:
        for number in range(now.turn, -1, -1):
            stops = self.turn(number).stops
            place = bisect_left(stops, now)
            if place:
                return stops[place - 1]
        return None

    def mark_after(self, now: Instant) -> Mark | None:
        """The next thing that is marked, of those read."""
        marks = self.marks
        place = bisect_right(marks, now, key=lambda mark: mark.instant)
        return marks[place] if place < len(marks) else None

    def mark_before(self, now: Instant) -> Mark | None:
        """The last thing that was marked."""
        marks = self.marks
        place = bisect_left(marks, now, key=lambda mark: mark.instant)
        return marks[place - 1] if place else None
