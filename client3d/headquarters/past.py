"""The log of a battle that is gone on with: what its file tells of it, as if it had been watched. No Panda3D."""

from __future__ import annotations

from itertools import islice

from client3d.headquarters.words import CampWords
from client3d.hud.values import LogLine
from client3d.play.lines import Lines
from core.events import OrderTakenBack
from replays.faults import ReplayError
from replays.playback import Playback
from replays.reader import EVERYTHING
from replays.resume import Resumed
from systems.headquarters.picture import Picture, advance


def recall(resumed: Resumed, words: CampWords, log: Lines) -> None:
    """Write what has been told up to where the battle goes on; nothing of what was taken back."""
    turn = resumed.replay.turns[resumed.place.turn]
    try:
        told = _told(resumed, words, turn.first_order + resumed.place.orders)
    except ReplayError:
        return  # its file was taken away: the log begins with what comes
    for lines in told:
        for line in lines:
            log.keep(line, EVERYTHING)
    log.show(EVERYTHING)


def _told(resumed: Resumed, words: CampWords, orders: int) -> list[list[LogLine]]:
    """The lines of each order."""
    pictures: list[Picture] = [Playback(resumed.replay).picture]
    found: list[list[LogLine]] = []
    for entry in islice(resumed.replay.entries(), orders):
        if any(isinstance(event, OrderTakenBack) for event, _ in entry.told):
            if found:
                found.pop()
                pictures.pop()
            continue
        picture, lines = pictures[-1].copy(), list[LogLine]()
        for event, _ in entry.told:
            words.learn(picture)
            if (line := words.log_line(event, picture)) is not None:
                lines.append(line)
            advance(picture, event)
        found.append(lines)
        pictures.append(picture)
    return found
