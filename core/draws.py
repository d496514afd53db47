"""Chance, drawn by key: the same seed and key give the same answer on every machine.

A draw that a side cannot see therefore never shifts one that it can see.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Candidate = TypeVar("Candidate")

_WEIGHT_BITS = 64


class ScriptedDrawError(IndexError):
    """A scripted answer that is the index of no candidate."""

    def __init__(self, index: int, count: int) -> None:
        super().__init__(f"scripted draw {index} is outside its {count} candidates")
        self.index, self.count = index, count


class Draws:
    """The draws of one game.

    Every draw is named by its purpose, the round and a key (a unit's id, a cell). A scenario may
    answer an order's draws itself: `answers` are indexes into the candidates of the next draws.
    """

    __slots__ = ("_answers", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._answers: list[int] = []

    @property
    def seed(self) -> int:
        """The game's seed."""
        return self._seed

    def answer(self, answers: Sequence[int]) -> None:
        """Let the next draws come out as these indexes; replaces answers not used yet."""
        self._answers = list(answers)

    def number(self, purpose: str, round_number: int, key: int | str) -> int:
        """An even 64-bit number for this purpose, round and key."""
        text = f"{self._seed}|{purpose}|{round_number}|{key}".encode()
        return int.from_bytes(blake2b(text, digest_size=_WEIGHT_BITS // 8).digest(), "big")

    def one_of(self, purpose: str, round_number: int, candidates: Sequence[Candidate]) -> Candidate:
        """One of `candidates`, evenly: the least keyed number wins, ties by order.

        Raises ScriptedDrawError when a scripted answer is outside the candidates.
        """
        if self._answers:
            return candidates[self._scripted(len(candidates))]
        return min(enumerate(candidates), key=lambda pair: (self.number(purpose, round_number, str(pair[1])), pair[0]))[
            1
        ]

    def happens(self, purpose: str, round_number: int, key: int | str, per_cent: int) -> bool:
        """Whether something of this chance (0 to 100) happens. Nothing is drawn at 0 and at 100.

        A scripted answer is an index into (does not happen, happens).
        """
        if per_cent <= 0 or per_cent >= 100:
            return per_cent >= 100
        if self._answers:
            return self._scripted(2) == 1
        return self.number(purpose, round_number, key) % 100 < per_cent

    def _scripted(self, count: int) -> int:
        index = self._answers.pop(0)
        if not 0 <= index < count:
            raise ScriptedDrawError(index, count)
        return index
