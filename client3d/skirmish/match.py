"""A battle of Skirmish with somebody at each side of the table (SK-ACT-1). Nothing of Panda3D is here."""

from __future__ import annotations

from collections.abc import Sequence

from client3d.play.seated import Seated
from core.events import Event, Told
from core.orders import Refusal
from core.rulesets import EVERYBODY
from systems.skirmish.events import FighterHid
from systems.skirmish.orders import EndTurnOrder
from systems.skirmish.picture import Picture, picture_of
from systems.skirmish.pipeline import SkirmishGame
from systems.skirmish.setup import BattleSetup
from systems.skirmish.spectator import together
from systems.skirmish.view import View

MOST_REFUSED = 3
"""An opponent of whom so many orders are refused one after the other has its turn ended: its fault stops no battle."""


def seen_by(side: int, told: Sequence[Told]) -> list[Event]:
    """The events that a side is told; who sees everything (`EVERYBODY`) loses sight of nobody."""
    if side == EVERYBODY:
        return [event for event, _ in told if not isinstance(event, FighterHid)]
    return [event for event, viewers in told if viewers >> side & 1]


class TableMatch(Seated):
    """See the module."""

    RULESET = "skirmish"
    game: SkirmishGame
    setup: BattleSetup
    _refused = 0

    @property
    def turn(self) -> int:
        """Whose go it is."""
        return int(self.game.view(0).go)

    def view(self, side: int) -> View:
        """What a side knows; `EVERYBODY`: what all of them know together."""
        if side == EVERYBODY:
            return together([self.game.view(one) for one in range(self.sides)])
        return self.game.view(side)

    def picture(self, side: int) -> Picture:
        """The battle as a side, or all of them together, see it now."""
        return picture_of(self.view(side))

    def events_for(self, side: int, told: Sequence[Told]) -> list[Event]:
        """See `Seated.events_for`."""
        return seen_by(side, told)

    @property
    def hides_something(self) -> bool:
        """Whether the sides see different things: somebody hides from the other."""
        seen = [set(self.game.view(side).units) for side in range(self.sides)]
        return any(one != seen[0] for one in seen)

    def think(self) -> bool:
        """Let the computer give an order, if it is its go; whether it is."""
        side = self.turn
        thinker = None if self.ended else self.thinkers.get(side)
        if thinker is None:
            return False
        order = thinker.next_order(self.game.view(side))
        refusal = self.submit(order)
        if refusal is None:
            self._refused = 0
            return True
        thinker.refused(order, refusal)
        self._refused += 1
        if self._refused >= MOST_REFUSED:
            self._refused = 0
            ending: Refusal | None = self.submit(EndTurnOrder(side=side))
            return ending is None
        return True
