"""A battle: its world, its board, and the masks derived from its components.

Components are the truth. The masks (`unit_masks`, `ground_masks`) are fed by `World.change` alone; `rebuilt` computes
them anew from the components, and tests compare the two after every order.
"""

from __future__ import annotations

from core import systems
from core.board import Board
from core.events import Event, Told
from core.world import World
from systems.clumsy.data import ClumsyData
from systems.clumsy.field import GroundLayers
from systems.clumsy.ground_masks import GroundMasks


class Battle(GroundMasks):
    """One battle of General Clumsy, as its systems see it: everything."""

    def __init__(self, world: World, board: Board, data: ClumsyData, side_names: tuple[str, ...], round_limit: int):
        super().__init__(world, board, data, side_names)
        self.round_limit = round_limit
        self.told: list[Told] = []
        self.phases: list[object] = []
        """What follows once the agenda is empty, in order (END-1 to END-3)."""
        self.everyone = (1 << len(side_names)) - 1
        """Viewers: all sides."""

    def tell(self, event: Event, viewers: int) -> None:
        """Say that something happened to those sides (bit n: side n) that may know."""
        self.told.append((event, viewers))

    # --- checking

    def rebuilt(self) -> Battle:
        """The same battle with its masks computed from the components, for tests to compare."""
        return self._twin(self.ground_layers())

    def copy(self) -> Battle:
        """An independent battle in the same state, its systems not yet in place."""
        return self._twin(self.field.ground)

    def _twin(self, ground: GroundLayers) -> Battle:
        twin = Battle(World(self.world.draws.seed), self.board, self.data, self.side_names, self.round_limit)
        twin.field.ground = ground
        twin._ground_is_given = True
        self.world.copy_into(twin.world)
        twin._ground_is_given = False
        return twin


System = systems.System[Battle]
"""A rule at work on a battle of this ruleset."""
