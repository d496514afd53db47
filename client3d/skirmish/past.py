"""The log of a battle that is gone on with: what its file tells each who looks, as if it had been watched."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from client3d.hud.values import LogLine
from client3d.play.lines import Lines
from client3d.skirmish.match import seen_by
from client3d.skirmish.words import TableWords
from core.events import OrderTakenBack
from replays.faults import ReplayError
from replays.playback import Playback
from replays.resume import Resumed
from systems.skirmish.picture import Picture, advance


def recall(resumed: Resumed, words: TableWords, log: Lines, sides: Iterable[int]) -> None:
    """Write for some sides what each was told up to where the battle goes on; nothing of what was taken back."""
    turn = resumed.replay.turns[resumed.place.turn]
    for side in sides:
        try:
            told = _told(resumed, words, turn.first_order + resumed.place.orders, side)
        except ReplayError:
            return  # its file was taken away: the log begins with what comes
        for lines in told:
            for line in lines:
                log.keep(line, side)


def _told(resumed: Resumed, words: TableWords, orders: int, side: int) -> list[list[LogLine]]:
    """The lines of each order."""
    pictures: list[Picture] = [Playback(resumed.replay, side).picture]
    found: list[list[LogLine]] = []
    for entry in islice(resumed.replay.entries(), orders):
        seen = seen_by(side, entry.told)
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
