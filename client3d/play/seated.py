"""A game with somebody at each seat, whatever the ruleset, and what each of those who look is told of it.

Orders come from a controller, a script or an opponent that computes; each accepted one is handed on to the listeners as
a `Happening`. Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from core.events import Event, Told
from core.game import Game
from core.orders import Order, Refusal
from core.packs.loader import Pack
from core.rulesets import Thinker
from replays.reader import EVERYTHING
from replays.recorder import Recorder
from replays.resume import Resumed


@dataclass(frozen=True)
class Happening:
    """What came of one accepted order."""

    order: Order
    told: tuple[Told, ...]


class Seated:
    """A game and its seats. A seat without a thinker is a person's."""

    RULESET: ClassVar[str]
    """By which it is played."""

    def __init__(
        self,
        game: Game[Any, Any],
        thinkers: dict[int, Thinker],
        setup: Any = None,
        seats: tuple[str, ...] = (),
        resumed: Resumed | None = None,
    ) -> None:
        self.game = game
        self.thinkers = thinkers
        self.setup = setup
        """What the battle began with, where that is known."""
        self.seats = seats
        """Who plays each side, as a recording calls them (`replays.resume`)."""
        self.resumed = resumed
        """From where the battle was taken up; None: it is a new one."""
        self.pack: Pack[Any] | None = None
        """By which a new battle is played; None: it is not known, or the battle was taken up."""
        self.recorder: Recorder | None = None
        """What records the battle; None: nothing does."""
        self.listeners: list[Callable[[Happening], None]] = []

    @property
    def sides(self) -> int:
        """How many sides play."""
        return len(self.game.view(0).side_names)

    @property
    def ended(self) -> bool:
        """Whether the battle is over."""
        return bool(self.game.view(0).ended)

    def is_person(self, side: int) -> bool:
        """Whether a person plays this side."""
        return side not in self.thinkers

    @property
    def persons(self) -> list[int]:
        """The sides that persons play."""
        return [side for side in range(self.sides) if self.is_person(side)]

    def events_for(self, side: int, told: Sequence[Told]) -> list[Event]:
        """The events that `side` is told (EVERYTHING: all of them), units named as it knows them."""
        if side == EVERYTHING:
            return [event for event, _ in told]
        return self.game.told_to(side, told)

    def submit(self, order: Order) -> Refusal | None:
        """Give an order; None if it was carried out."""
        told = self.game.submit(order)
        if isinstance(told, Refusal):
            return told
        self.accepted(order)
        happening = Happening(order, tuple(told))
        for listener in self.listeners:
            listener(happening)
        return None

    def accepted(self, order: Order) -> None:
        """An order was accepted: what a ruleset counts of it, before anybody is told."""
