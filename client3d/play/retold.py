"""The log of a battle that is gone on with: what its file tells each who looks, as if it had been watched."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, Protocol

from client3d.hud.values import LogLine
from client3d.play.lines import Lines
from client3d.play.seated import Seated
from core.events import Event, OrderTakenBack
from replays.faults import ReplayError
from replays.playback import Playback
from replays.resume import Resumed


class Teller(Protocol):
    """The words of a ruleset, as far as they are needed for its log."""

    def learn(self, picture: Any) -> None:
        """Number the units of a picture that have no number yet."""

    def log_line(self, event: Event, picture: Any) -> LogLine | None:
        """What the log says of an event; `picture` is how things stood before it. None: nothing."""


Advance = Callable[[Any, Event], None]
"""Moves a picture on by an event."""


def retell(match: Seated, sides: Iterable[int], words: Teller, log: Lines, advance: Advance) -> None:
    """Keep for some sides what each was told up to where the match goes on; nothing of what was taken back."""
    resumed = match.resumed
    if resumed is None:
        return
    for side in sides:
        try:
            told = _told(match, resumed, side, words, advance)
        except ReplayError:
            return  # its file was taken away: the log begins with what comes
        for lines in told:
            for line in lines:
                log.keep(line, side)


def _told(match: Seated, resumed: Resumed, side: int, words: Teller, advance: Advance) -> list[list[LogLine]]:
    """The lines of each order."""
    pictures = [Playback(resumed.replay, side).picture]
    found: list[list[LogLine]] = []
    for entry in islice(resumed.replay.entries(), resumed.standing.orders):
        seen = match.events_for(side, entry.told)
        if any(isinstance(event, OrderTakenBack) for event in seen):
            if found:
                found.pop()
                pictures.pop()
            continue
        picture, lines = pictures[-1].copy(), list[LogLine]()
        for event in seen:
            words.learn(picture)
            if (line := words.log_line(event, picture)) is not None:
                lines.append(line)
            advance(picture, event)
        found.append(lines)
        pictures.append(picture)
    return found
