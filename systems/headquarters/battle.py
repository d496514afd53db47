"""A battle: its world, its board, and what is looked up in it by cell and by id.

Components are the truth. `unit_of` and `entity_of` are fed by `World.change` alone; `rebuilt` makes them anew.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from core import systems
from core.events import Event, Told
from core.world import World
from systems.headquarters.components import Camp, Identity, Ledger, Position
from systems.headquarters.data import HeadquartersData, UnitType
from systems.headquarters.land import Land


class Start(Struct, frozen=True):
    """What was settled before the first turn, beside the land."""

    side_names: tuple[str, ...]
    """The camps by name."""
    date: str
    """The day of the shop: YYYY-MM-DD (HQ-SHOP-1)."""
    offers: Mapping[str, int]
    """What the shop sells that day, and for how much gold."""
    round_limit: int
    """The last turn that is played; 0: no limit."""


class Battle:
    """One battle of Headquarters, as its systems see it."""

    def __init__(self, world: World, data: HeadquartersData, land: Land, start: Start) -> None:
        self.world, self.data, self.land, self.start = world, data, land, start
        self.board = land.board
        self.told: list[Told] = []
        self.everyone = (1 << len(start.side_names)) - 1
        """Viewers: all camps."""
        self.entity_of: dict[int, int] = {}
        """By a unit's id."""
        self.units_at: dict[int, tuple[int, ...]] = {}
        """By cell: who stands there, a headquarters last (HQ-RULE)."""
        world.watch(Position, "cell", self._moved)
        world.watch_life(self._lives)

    def tell(self, event: Event) -> None:
        """Say that something happened: there is no fog."""
        self.told.append((event, self.everyone))

    # --- looking

    def kind_of(self, entity: int) -> UnitType:
        """A unit's type."""
        return self.data.units[self.world.get(entity, Identity).type]

    def camp(self, side: int) -> tuple[int, Camp]:
        """A camp and its entity."""
        return next((entity, camp) for entity, camp in self.world.each(Camp) if camp.side == side)

    def standing(self) -> list[int]:
        """The camps that are not out, in order."""
        return [camp.side for _, camp in self.world.each(Camp) if camp.standing]

    def units_of(self, side: int) -> list[int]:
        """A camp's units, in order of their ids."""
        return [entity for entity, own in self.world.each(Identity) if own.side == side]

    def ledger(self) -> tuple[int, Ledger]:
        """What is counted for all camps together, and its entity."""
        return self.world.entity_of(Ledger), self.world.the(Ledger)

    # --- what follows the components

    def _moved(self, entity: int, old: int, new: int) -> None:
        self._leave(entity, old)
        self._enter(entity, new)

    def _lives(self, entity: int, comes: bool) -> None:
        identity = self.world.find(entity, Identity)
        if identity is None:
            return
        cell = self.world.get(entity, Position).cell
        if comes:
            self.entity_of[identity.id] = entity
            self._enter(entity, cell)
        else:
            del self.entity_of[identity.id]
            self._leave(entity, cell)

    def _enter(self, entity: int, cell: int) -> None:
        here = [*self.units_at.get(cell, ()), entity]
        self.units_at[cell] = tuple(sorted(here, key=lambda unit: (self.kind_of(unit).is_headquarters, unit)))

    def _leave(self, entity: int, cell: int) -> None:
        left = tuple(unit for unit in self.units_at[cell] if unit != entity)
        if left:
            self.units_at[cell] = left
        else:
            del self.units_at[cell]

    # --- whole

    def rebuilt(self) -> Battle:
        """The same battle once more, in a world of its own: its systems are not yet in place."""
        twin = Battle(World(self.world.draws.seed), self.data, self.land, self.start)
        with self.world.active():
            self.world.copy_into(twin.world)
        return twin


System = systems.System[Battle]
"""A rule at work on a battle of this ruleset."""
