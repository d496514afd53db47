"""A battle: its world, its table, and what is looked up in it by id and by building.

Components are the truth. `entity_of` and `occupants` are fed by `World.change` alone; `rebuilt` makes them anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from msgspec import Struct

from core import systems
from core.events import Event, Told
from core.world import World
from systems.skirmish.components import (
    NO_BUILDING,
    NO_UNIT,
    Activation,
    Facing,
    Gun,
    Identity,
    Position,
    Shelter,
    Thing,
    Turn,
    Wounds,
)
from systems.skirmish.data import SkirmishData, UnitType
from systems.skirmish.events import FighterSeen
from systems.skirmish.measures import Point
from systems.skirmish.table import Outline, Table

Formation = Literal["none", "line", "column"]
GoalKind = Literal["break", "carry_off", "hold"]
ObjectKind = Literal["flag", "object", "loot"]


class Group(Struct, frozen=True):
    """Fighters that act together, in their order; it never changes, but for who falls."""

    number: int
    """From 1."""
    name: str
    formation: Formation
    members: tuple[int, ...]
    """Ids."""


class Goal(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a side can win by (SK-WIN-1)."""

    side: int
    kind: GoalKind
    object: int = -1
    """The flag to carry off, or the object to hold: its place among them."""
    zone: Outline = ()
    """Where the flag is to be carried."""
    turns: int = 1
    """Ends of turns, one after the other, at which the object is held."""


class Start(Struct, frozen=True):
    """What was settled before the first turn, beside the table."""

    side_names: tuple[str, ...]
    groups: tuple[Group, ...]
    objects: tuple[tuple[str, ObjectKind], ...]
    """Their names and kinds."""
    goals: tuple[Goal, ...]
    fighters: tuple[int, ...]
    """By side: how many there were (SK-WIN-1)."""
    round_limit: int
    """The last turn that is played; 0: no limit."""


class Battle:
    """One battle of Skirmish, as its systems see it."""

    def __init__(self, world: World, data: SkirmishData, table: Table, start: Start) -> None:
        self.world, self.data, self.table, self.start = world, data, table, start
        self.told: list[Told] = []
        self.everyone = (1 << len(start.side_names)) - 1
        """Viewers: all sides."""
        self.entity_of: dict[int, int] = {}
        """By a fighter's id."""
        self.occupants: dict[int, tuple[int, ...]] = {}
        """By building: who is in it."""
        world.watch(Shelter, "building", self._went)
        world.watch_life(self._lives)

    @cached_property
    def group_of(self) -> dict[int, Group]:
        """By a fighter's id: its group."""
        return {unit: group for group in self.start.groups for unit in group.members}

    # --- telling

    def tell(self, event: Event, viewers: int | None = None) -> None:
        """Say that something happened, to all sides or to some: bit n for side n."""
        seen_by = self.everyone if viewers is None else viewers
        if seen_by:
            self.told.append((event, seen_by))

    def viewers_of(self, entity: int) -> int:
        """The sides that see a fighter."""
        return self.world.get(entity, Shelter).seen_by

    # --- looking

    def kind_of(self, entity: int) -> UnitType:
        """A fighter's type."""
        return self.data.units[self.world.get(entity, Identity).type]

    def id_of(self, entity: int) -> int:
        """A fighter's id."""
        return self.world.get(entity, Identity).id

    def spot_of(self, entity: int) -> Point:
        """Where the middle of its base is."""
        position = self.world.get(entity, Position)
        return position.x, position.y

    def of_side(self, side: int) -> list[int]:
        """A side's fighters, in order of their ids."""
        return [entity for entity, own in self.world.each(Identity) if own.side == side]

    def acting(self, stage: str = "active") -> list[int]:
        """Whoever is in this stage of an activation, in order of their ids."""
        return [entity for entity, own in self.world.each(Activation) if own.stage == stage]

    def turn(self) -> tuple[int, Turn]:
        """Whose go it is, and its entity."""
        return self.world.entity_of(Turn), self.world.the(Turn)

    def entities(self, units: Sequence[int]) -> list[int]:
        """The living among some fighters, by their ids and in their order."""
        return [self.entity_of[unit] for unit in units if unit in self.entity_of]

    def things_of(self, unit: int) -> list[int]:
        """The objects that a fighter carries, as entities."""
        return [entity for entity, thing in self.world.each(Thing) if unit != NO_UNIT and thing.bearer == unit]

    def roll(self, dice: int) -> tuple[int, ...]:
        """So many dice, each with a draw of its own."""
        entity, turn = self.turn()
        self.world.change(entity, Turn, "rolls", turn.rolls + 1)
        draws = self.world.draws
        return tuple(draws.one_of(f"roll {turn.rolls} die {die}", turn.round, FACES) for die in range(1, dice + 1))

    def appearance(self, entity: int) -> FighterSeen:
        """All that is to be seen of a fighter."""
        world = self.world
        identity, gun, shelter = world.get(entity, Identity), world.get(entity, Gun), world.get(entity, Shelter)
        facing, activation = world.get(entity, Facing), world.get(entity, Activation)
        return FighterSeen(
            unit=identity.id,
            type=identity.type,
            side=identity.side,
            at=self.spot_of(entity),
            facing=(facing.x, facing.y),
            wounds=world.get(entity, Wounds).left,
            loaded=gun.loaded,
            shots=gun.shots,
            stage=activation.stage,
            actions=activation.actions,
            aimed=activation.aimed,
            ran=activation.ran,
            building=shelter.building,
            floor=shelter.floor,
            posture=shelter.posture,
        )

    # --- what follows the components

    def _went(self, entity: int, old: int, new: int) -> None:
        self._out_of(entity, old)
        self._into(entity, new)

    def _lives(self, entity: int, comes: bool) -> None:
        identity = self.world.find(entity, Identity)
        if identity is None:
            return
        building = self.world.get(entity, Shelter).building
        if comes:
            self.entity_of[identity.id] = entity
            self._into(entity, building)
        else:
            del self.entity_of[identity.id]
            self._out_of(entity, building)

    def _into(self, entity: int, building: int) -> None:
        if building != NO_BUILDING:
            self.occupants[building] = tuple(sorted((*self.occupants.get(building, ()), entity)))

    def _out_of(self, entity: int, building: int) -> None:
        if building == NO_BUILDING:
            return
        left = tuple(one for one in self.occupants[building] if one != entity)
        if left:
            self.occupants[building] = left
        else:
            del self.occupants[building]

    # --- whole

    def rebuilt(self) -> Battle:
        """The same battle once more, in a world of its own: its systems are not yet in place."""
        twin = Battle(World(self.world.draws.seed), self.data, self.table, self.start)
        with self.world.active():
            self.world.copy_into(twin.world)
        return twin


FACES = (1, 2, 3, 4, 5, 6)
"""Of a die."""

System = systems.System[Battle]
"""A rule at work on a battle of this ruleset."""
