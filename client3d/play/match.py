"""A match: a game with somebody at each seat, and what each of those who look is told.

Orders come from the controller, a script or an opponent that computes; each accepted one is handed on to the listeners
as a `Happening`. Nothing of Panda3D is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from core.events import Event, OrderTakenBack, Told
from core.orders import Order, Refusal
from core.packs.loader import Pack
from core.rulesets import Thinker
from replays.recorder import Recorder
from replays.resume import Resumed
from systems.clumsy.data import ClumsyData
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.picture import EVERYTHING, Picture, picture_of
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import BattleSetup
from systems.clumsy.watching import picture_of_everything

MOST_ORDERS_A_TURN = 2_000
"""An opponent that gives more orders than this in a turn is made to pass."""


@dataclass(frozen=True)
class Happening:
    """What came of one accepted order."""

    order: Order
    told: tuple[Told, ...]


class Match:
    """A game and its seats. A seat without a thinker is a person's."""

    def __init__(
        self,
        game: ClumsyGame,
        thinkers: dict[int, Thinker],
        setup: BattleSetup | None = None,
        seats: tuple[str, ...] = (),
        resumed: Resumed | None = None,
    ) -> None:
        self.game = game
        self.thinkers = thinkers
        self.setup = setup
        """What the battle began with, where that is known: it names the mission and its briefings."""
        self.seats = seats
        """Who plays each side, as a recording calls them (`replays.resume`)."""
        self.resumed = resumed
        """From where the battle was taken up; None: it is a new one."""
        self.pack: Pack[ClumsyData] | None = None
        """By which a new battle is played; None: it is not known, or the battle was taken up."""
        self.recorder: Recorder | None = None
        """What records the battle; None: nothing does."""
        self.listeners: list[Callable[[Happening], None]] = []
        self._orders_this_turn = 0

    # --- looking

    @property
    def forces_at_first(self) -> list[int]:
        """By side: how many units it began the battle with, as far as that is known."""
        if self.setup is None:
            return [len(self.game.view(side).force) for side in range(self.sides)]
        sides = [unit.side for unit in self.setup.units]
        return [sides.count(side) for side in range(self.sides)]

    @property
    def sides(self) -> int:
        """How many sides play."""
        return len(self.game.view(0).side_names)

    @property
    def turn(self) -> int:
        """The side whose turn it is."""
        return self.game.view(0).turn

    @property
    def ended(self) -> bool:
        """Whether the battle is over."""
        return self.game.view(0).ended

    def is_person(self, side: int) -> bool:
        """Whether a person plays this side."""
        return side not in self.thinkers

    @property
    def persons(self) -> list[int]:
        """The sides that persons play."""
        return [side for side in range(self.sides) if self.is_person(side)]

    def picture(self, side: int) -> Picture:
        """The battle now, as `side` is shown it (EVERYTHING: all there is)."""
        if side == EVERYTHING:
            return picture_of_everything(self.game)
        return picture_of(self.game.view(side))

    def events_for(self, side: int, told: Sequence[Told]) -> list[Event]:
        """The events that `side` is told, units named as it knows them."""
        if side == EVERYTHING:
            return [event for event, _ in told]
        return self.game.told_to(side, told)

    # --- playing

    def submit(self, order: Order) -> Refusal | None:
        """Give an order; None if it was carried out."""
        told = self.game.submit(order)
        if isinstance(told, Refusal):
            return told
        self._orders_this_turn = 0 if isinstance(order, EndTurnOrder) else self._orders_this_turn + 1
        happening = Happening(order, tuple(told))
        for listener in self.listeners:
            listener(happening)
        return None

    def think(self) -> bool:
        """Let the opponent whose turn it is give one order; whether one was given."""
        side = self.turn
        thinker = self.thinkers.get(side)
        if thinker is None or self.ended:
            return False
        order: Order = EndTurnOrder(side=side)
        if self._orders_this_turn < MOST_ORDERS_A_TURN:
            order = thinker.next_order(self.game.view(side))
        refusal = self.submit(order)
        if refusal is not None:
            thinker.refused(order, refusal)
            self._orders_this_turn += 1
        return True


@dataclass
class Chapter:
    """What a side saw of others' turns: where it began, and the events of each order since."""

    start: Picture
    scenes: list[tuple[list[Event], Picture]]

    def add(self, events: list[Event], after: Picture) -> None:
        """Keep what one order told; what is taken back was never seen."""
        if any(isinstance(event, OrderTakenBack) for event in events):
            if self.scenes:
                self.scenes.pop()
        elif events:
            self.scenes.append((events, after))
