"""A turn of a replay: where it stands in the file, and what its blocks hold."""

from __future__ import annotations

from dataclasses import dataclass

from replays.contents import Contents, Entry
from replays.faults import ReplayError, fault
from replays.format import MINDS, Block
from replays.records import MINDS_THERE, Keyframe


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a replay: where it is and what it is."""

    number: int
    """Its place in the replay, from 0."""
    round: int
    side: int
    first_order: int
    """Orders given before it."""
    orders: int
    """Orders given in it."""
    offset: int
    """Where in the file its keyframe begins."""
    check_before: int
    whole: int
    """The number of the turn whose keyframe has the tables that its own rests on."""


@dataclass(frozen=True, slots=True)
class TurnContent:
    """A turn as it was recorded."""

    turn: Turn
    keyframe: Keyframe
    entries: tuple[Entry, ...]
    saved: tuple[tuple[int, Keyframe], ...]
    """Keyframes in the middle of the turn, each with the number of the turn's orders before it, in their order."""
    minds: dict[int, bytes] | None
    """By side: what the opponents that compute kept in mind as the turn began; None if the file does not tell."""
    ends: tuple[int, ...]
    """Where in the file each of its orders ends; first, where what comes before them ends."""

    def saved_after(self, orders: int) -> list[Keyframe]:
        """The keyframes in the middle of the turn after so many of its orders."""
        return [keyframe for number, keyframe in self.saved if number == orders]


class TurnRead:
    """Takes the blocks of a turn, one after the other."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._keyframe: Keyframe | None = None
        self._saved: list[tuple[int, Keyframe]] = []
        self._minds: dict[int, bytes] | None = None
        self._ends: list[int] = []

    def take(self, block: Block, contents: Contents) -> None:
        """Take one block; the first is the turn's keyframe."""
        found = contents.take(block)
        if isinstance(found, Keyframe):
            if self._keyframe is None:
                self._keyframe = found
                self._ends.append(block.end)
            else:
                self._saved.append((len(self.entries), found))
                if found.data is not None:  # a copy up to here has them, too
                    self._ends[-1] = block.end
        elif found is not None:
            self.entries.append(found)
            self._ends.append(block.end)
        elif block.kind == MINDS and not self.entries:
            self._minds = {side: bytes(mind) for side, mind in MINDS_THERE.decode(block.content).of.items()}
            self._ends[-1:] = [block.end]

    def content(self, turn: Turn) -> TurnContent:
        """The turn. Raises ReplayError if it has no keyframe."""
        if self._keyframe is None:
            raise ReplayError(fault("replay-changed"))
        return TurnContent(
            turn, self._keyframe, tuple(self.entries), tuple(self._saved), self._minds, tuple(self._ends)
        )
