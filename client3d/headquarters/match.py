"""A battle of Headquarters with somebody at each seat: all camps play at once. Nothing of Panda3D is here."""

from __future__ import annotations

from client3d.play.seated import Seated
from core.orders import Order
from core.rulesets import Thinker
from replays.resume import Resumed
from systems.headquarters.ai.playing import Computers, StuckError
from systems.headquarters.orders import EndTurnOrder
from systems.headquarters.picture import Picture, picture_of
from systems.headquarters.pipeline import HeadquartersGame
from systems.headquarters.setup import BattleSetup
from systems.headquarters.view import View


class CampMatch(Seated):
    """See the module. The camps without a person take turns to give one order each (HQ-SOLO-1)."""

    RULESET = "headquarters"
    game: HeadquartersGame
    setup: BattleSetup

    def __init__(
        self,
        game: HeadquartersGame,
        thinkers: dict[int, Thinker],
        setup: BattleSetup,
        seats: tuple[str, ...] = (),
        resumed: Resumed | None = None,
    ) -> None:
        super().__init__(game, thinkers, setup, seats, resumed)
        self._computers = Computers(self, thinkers)

    def view(self, side: int) -> View:
        """What a camp knows; all of them know everything."""
        return self.game.view(side)

    def picture(self, _side: int) -> Picture:
        """The battle now: everybody is shown the same."""
        return picture_of(self.game.view(0))

    def waits_for(self, side: int) -> bool:
        """Whether the turn cannot resolve before this camp is ready (HQ-TURN-1)."""
        camp = self.game.view(0).camps[side]
        return camp.standing and not camp.ready

    @property
    def waits_for_persons(self) -> bool:
        """Whether any person's camp is still to be ready."""
        return any(self.waits_for(side) for side in self.persons)

    @property
    def persons_standing(self) -> list[int]:
        """The camps of persons that are not out."""
        return [side for side in self.persons if self.game.view(0).camps[side].standing]

    def think(self) -> bool:
        """Let the next camp of the computer that is not ready give an order; whether there is one."""
        try:
            return self._computers.step()
        except StuckError as error:
            # a fault of an opponent must not stop the battle: its turn ends
            order: Order = EndTurnOrder(side=error.side)
            return self.submit(order) is None
