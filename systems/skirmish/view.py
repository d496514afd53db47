"""What a side knows of a battle: the table, its own fighters, and those enemies that do not hide from it.

Refusals, previews, the AI and the screen take nothing else. A view never changes; the game makes a new one when
something has happened. How many fighters each side has left is no secret: the lists lie open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from systems.skirmish.battle import Battle, Goal, Group, Start
from systems.skirmish.components import (
    NO_BUILDING,
    Activation,
    Facing,
    Gun,
    Hold,
    Identity,
    Outcome,
    Position,
    Shelter,
    Stage,
    Thing,
    Wounds,
)
from systems.skirmish.data import SkirmishData, UnitType, WeaponType
from systems.skirmish.geometry import Shape
from systems.skirmish.measures import Point
from systems.skirmish.table import Table


class UnitView(Struct, frozen=True):
    """A fighter as a side sees it; the components say what each part is."""

    id: int
    kind: UnitType
    weapon: WeaponType | None
    side: int
    at: Point
    facing: Point
    wounds: int
    loaded: bool
    reloading: int
    shots: int
    building: int
    floor: int
    posture: str
    stage: Stage
    actions: int
    at_start: int
    moves: int
    walks: int
    in_rough: int
    climbed: bool
    shot: bool
    will_move: bool
    aimed: bool
    ran: bool
    group: Group | None

    @property
    def radius(self) -> int:
        """From the middle of its base to its edge."""
        return self.kind.radius

    @property
    def is_inside(self) -> bool:
        """Whether it is in a building."""
        return self.building != NO_BUILDING


class ThingView(Struct, frozen=True):
    """An object as everybody sees it."""

    number: int
    name: str
    kind: str
    at: Point
    """Where it lies, or was taken: who carries it has it with him."""
    bearer: int
    """The id of who carries it; NO_UNIT: it lies."""


class Strength(Struct, frozen=True):
    """How many fighters a side has: everybody knows."""

    name: str
    at_first: int
    left: int


class View(Struct, frozen=True):
    """A battle as the side `side` sees it."""

    side: int
    data: SkirmishData
    table: Table
    start: Start
    turn: int
    """The turn of all sides, from 1."""
    go: int
    """Whose go it is."""
    ended: bool
    winner: int
    units: Mapping[int, UnitView]
    """By id, in order: those that this side sees."""
    things: tuple[ThingView, ...]
    sides: tuple[Strength, ...]
    can_activate: tuple[bool, ...]
    """By side: whether it has somebody left to activate this turn."""
    held: Mapping[int, int]
    """By goal: the turns it has been kept to."""
    worked_out: dict[Any, Any]
    """What has been computed from this view, to be computed once."""

    @property
    def side_names(self) -> tuple[str, ...]:
        """The sides by name."""
        return self.start.side_names

    @property
    def goals(self) -> tuple[Goal, ...]:
        """What the sides can win by, beside breaking the enemy where a side has none."""
        return self.start.goals

    def of(self, side: int) -> list[UnitView]:
        """A side's fighters that are seen, in order of their ids."""
        return [unit for unit in self.units.values() if unit.side == side]

    def enemies(self) -> list[UnitView]:
        """The enemies that are seen."""
        return [unit for unit in self.units.values() if unit.side != self.side]

    def living(self, group: Group) -> list[UnitView]:
        """The fighters of a group that are left, in their order."""
        return [self.units[unit] for unit in group.members if unit in self.units]

    def fellows(self, unit: UnitView) -> list[UnitView]:
        """Those who act together: the fighter's group in its order, or the fighter alone."""
        return [unit] if unit.group is None else self.living(unit.group)

    def acting(self) -> list[UnitView]:
        """Whoever acts now, of any side, as far as this one sees them."""
        first = next((unit for unit in self.units.values() if unit.stage == "active"), None)
        return [] if first is None else self.fellows(first)

    def active(self) -> list[UnitView]:
        """Whoever of this side acts now, in their order; nobody if nobody does."""
        found = self.acting()
        return found if found and found[0].side == self.side else []

    def shape(self, unit: UnitView) -> tuple[Shape, int]:
        """What distances to a fighter are taken from, and how far that reaches: its base, or its building."""
        if unit.is_inside:
            return self.table.buildings[unit.building].polygon, 0
        return (unit.at,), unit.radius


def acts_in_group(fellows: Sequence[UnitView]) -> bool:
    """Whether so many are a group: the last of one is a single fighter."""
    return len(fellows) > 1


def view_of(battle: Battle, side: int) -> View:
    """What a side knows now."""
    world, start = battle.world, battle.start
    _, turn = battle.turn()
    outcome = world.the(Outcome)
    units = {}
    left, fresh = [0] * len(start.side_names), [False] * len(start.side_names)
    for entity, identity in world.each(Identity):
        left[identity.side] += battle.data.units[identity.type].is_fighter
        fresh[identity.side] |= world.get(entity, Activation).stage == "fresh"
        if battle.viewers_of(entity) >> side & 1:
            units[identity.id] = _unit(battle, entity)
    things = tuple(
        ThingView(thing.number, *start.objects[thing.number], (thing.x, thing.y), thing.bearer)
        for _, thing in sorted(world.each(Thing), key=lambda one: one[1].number)
    )
    return View(
        side=side,
        data=battle.data,
        table=battle.table,
        start=start,
        turn=turn.round,
        go=turn.side,
        ended=outcome.ended,
        winner=outcome.winner,
        units=dict(sorted(units.items())),
        things=things,
        sides=tuple(map(Strength, start.side_names, start.fighters, left)),
        can_activate=tuple(fresh),
        held={hold.goal: hold.turns for _, hold in world.each(Hold)},
        worked_out={},
    )


def _unit(battle: Battle, entity: int) -> UnitView:
    world = battle.world
    identity, facing, gun = world.get(entity, Identity), world.get(entity, Facing), world.get(entity, Gun)
    shelter, activation = world.get(entity, Shelter), world.get(entity, Activation)
    position, kind = world.get(entity, Position), battle.kind_of(entity)
    return UnitView(
        id=identity.id,
        kind=kind,
        weapon=battle.data.weapon_of(kind),
        side=identity.side,
        at=(position.x, position.y),
        facing=(facing.x, facing.y),
        wounds=world.get(entity, Wounds).left,
        loaded=gun.loaded,
        reloading=gun.reloading,
        shots=gun.shots,
        building=shelter.building,
        floor=shelter.floor,
        posture=shelter.posture,
        stage=activation.stage,
        actions=activation.actions,
        at_start=activation.at_start,
        moves=activation.moves,
        walks=activation.walks,
        in_rough=activation.in_rough,
        climbed=activation.climbed,
        shot=activation.shot,
        will_move=activation.will_move,
        aimed=activation.aimed,
        ran=activation.ran,
        group=battle.group_of.get(identity.id),
    )
