"""Watching a replay: the battle as a picture at any place of it, from keyframes and events alone.

No rule is run, so a replay plays whatever has become of the rules since. A `Playback` stands between two orders of a
turn; `next_scene` gives the events of the next order as its eyes are told of them, and the picture after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from core.events import Event
from core.orders import Order
from replays.reader import EVERYTHING, Replay
from replays.turns import Turn, TurnContent


@dataclass(frozen=True, slots=True)
class Scene:
    """What one order showed."""

    turn: Turn
    number: int
    """The order's number in its turn, from 0."""
    order: Order
    events: list[Event]
    """What these eyes were told, in the names they use."""
    after: Any
    """The picture once it is over; a copy of its own."""


class Playback:
    """A place in a replay, with one side's eyes or seeing everything."""

    def __init__(self, replay: Replay, side: int = EVERYTHING) -> None:
        self.replay = replay
        self.side = side
        self._content: TurnContent = replay.turn(0)
        self._place = 0
        self._spectator = self._spectate()

    @property
    def turn(self) -> Turn:
        """The present turn."""
        return self._content.turn

    @property
    def place(self) -> int:
        """How many of the turn's orders have been shown."""
        return self._place

    @property
    def at_end(self) -> bool:
        """Whether all has been shown."""
        return self._place == len(self._content.entries) and self.turn.number == len(self.replay.turns) - 1

    @property
    def picture(self) -> Any:
        """The battle as it stands here; a copy of its own."""
        return self._spectator.picture.copy()

    def next_scene(self) -> Scene | None:
        """Show the next order; None at the end. Raises ReplayError if the file has changed."""
        while self._place == len(self._content.entries):
            if self.turn.number == len(self.replay.turns) - 1:
                return None
            self.go_to(self.turn.number + 1)
        entry = self._content.entries[self._place]
        number = self._place
        self._take_in_reloads()
        self._place += 1
        events = self._spectator.follow(entry.told)
        return Scene(self.turn, number, entry.order, events, self.picture)

    def go_to(self, turn: int, place: int = 0) -> None:
        """Stand in a turn (from 0; beyond the last: in the last) after so many of its orders."""
        turn = min(max(turn, 0), len(self.replay.turns) - 1)
        if turn != self.turn.number:
            self._content = self.replay.turn(turn)
        self._spectator = self._spectate()
        self._place = 0
        while self._place < min(place, len(self._content.entries)):
            self._take_in_reloads()
            self._spectator.follow(self._content.entries[self._place].told)
            self._place += 1
        self._take_in_reloads()

    def _take_in_reloads(self) -> None:
        """Where the data were changed the battle stands as the keyframe there says."""
        for saved in self._content.saved_after(self._place):
            if saved.data is not None:
                self._spectator = self.replay.rules.spectator(self.replay.stage, saved.tables, self.side)

    def next_turn(self) -> None:
        """Go to the start of the next turn; in the last, to its end."""
        if self.turn.number == len(self.replay.turns) - 1:
            self.go_to(self.turn.number, self.turn.orders)
        else:
            self.go_to(self.turn.number + 1)

    def previous_turn(self) -> None:
        """Go to the start of the present turn; from there, to that of the one before."""
        self.go_to(self.turn.number if self._place else self.turn.number - 1)

    def look_with(self, side: int) -> None:
        """Look with another side's eyes (EVERYTHING: all there is) from the same place."""
        self.side = side
        self.go_to(self.turn.number, self._place)

    def _spectate(self) -> Any:
        replay = self.replay
        return replay.rules.spectator(replay.stage, self._content.keyframe.tables, self.side)
