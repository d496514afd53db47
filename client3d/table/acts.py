"""Things that go on for a while on the table: each told every frame how far it is, all of them ended at will."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def nothing() -> None:
    """What an act does at an end at which nothing happens."""


def stay(share: float) -> None:
    """What an act does that only begins or ends."""


@dataclass(eq=False)
class Act:
    """Something that goes on from `start` for `seconds` of the table's time."""

    start: float
    seconds: float
    step: Callable[[float], None] = stay
    """Takes the share that is done, 0 to 1."""
    begin: Callable[[], None] = nothing
    end: Callable[[], None] = nothing
    waited_for: bool = True
    """Whether what happens next waits for it."""
    begun: bool = False

    def run(self, share: float) -> None:
        """Go on to a share of it; what begins and ends it happens once."""
        if not self.begun:
            self.begun = True
            self.begin()
        self.step(share)
        if share >= 1.0:
            self.end()


class Acts:
    """What goes on."""

    def __init__(self) -> None:
        self._acts: list[Act] = []

    def add(self, act: Act) -> None:
        """Let something go on."""
        self._acts.append(act)

    @property
    def busy(self) -> bool:
        """Whether anything goes on that what happens next waits for."""
        return any(act.waited_for for act in self._acts)

    def __len__(self) -> int:
        return len(self._acts)

    def update(self, now: float) -> None:
        """Go on with everything that has begun by a moment, in the order in which it was added."""
        for act in list(self._acts):
            if now < act.start:
                continue
            share = 1.0 if act.seconds <= 0 else min((now - act.start) / act.seconds, 1.0)
            if share >= 1.0:
                self._acts.remove(act)
            act.run(share)

    def finish(self) -> None:
        """End everything, in the order in which it would have begun."""
        while self._acts:
            act = min(self._acts, key=lambda one: one.start)
            self._acts.remove(act)
            act.run(1.0)
