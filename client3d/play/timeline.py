"""What the timeline of a watched replay shows: its turns, and what is marked in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.hud.values import TimelineMark, TimelineTurn, TimelineValues
from client3d.play.names import Names
from client3d.play.reading import Mark
from replays.reader import Replay
from replays.resume import OPPONENT, PERSON

if TYPE_CHECKING:
    from client3d.play.viewed import Viewed


def values(words: Names, viewing: Viewed) -> TimelineValues:
    """Lengths in orders."""
    replay = viewing.replay
    turns = tuple(
        TimelineTurn(float(turn.first_order), turn.side, turn.round, heading(words, turn.round, turn.side))
        for turn in replay.turns
    )
    marks = tuple(
        TimelineMark(viewing.along_of(mark.instant), mark.kind, mark.line.icon, mark.line.tone, mark.line.text)
        for mark in viewing.milestones.marks
    )
    return TimelineValues(float(replay.orders), turns, marks)


def heading(words: Names, number: int, side: int) -> str:
    """Which turn it is; side: whose, or EVERYBODY."""
    if side < 0:
        return words("timeline-turn-all", round=number)
    return words("timeline-turn", round=number, side=words.side(side))


def told(words: Names, replay: Replay, mark: Mark) -> str:
    """A mark with its turn, in a line."""
    turn = replay.turns[mark.instant.turn]
    return f"{heading(words, turn.round, turn.side)}: {mark.line.text}"


def seats_with(seats: tuple[str, ...], person: int) -> tuple[str, ...]:
    """Seats with a person at one side: opponents stay as they are, who computes for other persons is the usual one."""
    return tuple(PERSON if side == person else OPPONENT if seat == PERSON else seat for side, seat in enumerate(seats))
