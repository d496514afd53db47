"""A match: a battle of the main ruleset with somebody at each seat, one of whom has the turn. No Panda3D."""

from __future__ import annotations

from dataclasses import dataclass

from client3d.play.seated import Seated
from core.events import Event, OrderTakenBack
from core.orders import Order
from core.rulesets import Thinker
from replays.resume import Resumed
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.picture import EVERYTHING, Picture, picture_of
from systems.clumsy.pipeline import ClumsyGame
from systems.clumsy.setup import BattleSetup
from systems.clumsy.watching import picture_of_everything

MOST_ORDERS_A_TURN = 2_000
"""An opponent that gives more orders than this in a turn is made to pass."""


class Match(Seated):
    """A battle of the main ruleset and its seats: one side has the turn."""

    RULESET = "clumsy"
    game: ClumsyGame
    setup: BattleSetup | None

    def __init__(
        self,
        game: ClumsyGame,
        thinkers: dict[int, Thinker],
        setup: BattleSetup | None = None,
        seats: tuple[str, ...] = (),
        resumed: Resumed | None = None,
    ) -> None:
        super().__init__(game, thinkers, setup, seats, resumed)
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
    def turn(self) -> int:
        """The side whose turn it is."""
        return self.game.view(0).turn

    def picture(self, side: int) -> Picture:
        """The battle now, as `side` is shown it (EVERYTHING: all there is)."""
        if side == EVERYTHING:
            return picture_of_everything(self.game)
        return picture_of(self.game.view(side))

    # --- playing

    def accepted(self, order: Order) -> None:
        """See `Seated.accepted`."""
        self._orders_this_turn = 0 if isinstance(order, EndTurnOrder) else self._orders_this_turn + 1

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
