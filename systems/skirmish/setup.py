"""Setting a battle up: from plain values that a mission, a scenario or a replay gives, to a world.

SK-GEO-1, SK-BUILD-1, section 4 of the rulebook.
"""

from __future__ import annotations

import msgspec

from core.world import World
from systems.skirmish.battle import Battle, Formation, Goal, Group, ObjectKind, Start
from systems.skirmish.components import (
    NO_BUILDING,
    NO_SIDE,
    NO_UNIT,
    Activation,
    Facing,
    Gun,
    Hold,
    Identity,
    Outcome,
    Position,
    Posture,
    Shelter,
    Thing,
    Turn,
    Wounds,
    unit_id,
)
from systems.skirmish.data import SkirmishData
from systems.skirmish.facing import EAST, facing_of
from systems.skirmish.measures import Point
from systems.skirmish.sight import seen_by
from systems.skirmish.table import Area, Building, Obstacle, Table


class UnitSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A fighter at the start. What is not given is full."""

    type: str
    side: int
    at: Point
    facing: Point = EAST
    wounds: int | None = None
    loaded: bool = True
    inside: int = NO_BUILDING
    floor: int = 0
    posture: Posture = "line"
    """In a building."""


class GroupSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Fighters that act together."""

    members: tuple[int, ...]
    """Their places among the setup's units, in their order."""
    formation: Formation = "none"
    name: str = ""


class ObjectSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A flag, a key object or loot."""

    name: str
    kind: ObjectKind
    at: Point


class BattleSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a battle starts: all it takes, with the pack's data, to play it again."""

    sides: tuple[str, ...]
    size: Point
    units: tuple[UnitSetup, ...]
    areas: tuple[Area, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    buildings: tuple[Building, ...] = ()
    groups: tuple[GroupSetup, ...] = ()
    objects: tuple[ObjectSetup, ...] = ()
    goals: tuple[Goal, ...] = ()
    seed: int = 0
    title: str = ""
    """A text's key, or words."""
    round_limit: int = 0
    """The last turn that is played; 0: no limit."""


def ids_of(setup: BattleSetup) -> list[int]:
    """The id that each unit of `setup.units` will have."""
    counts = [0] * len(setup.sides)
    found = []
    for unit in setup.units:
        found.append(unit_id(unit.side, counts[unit.side]))
        counts[unit.side] += 1
    return found


def table_of(setup: BattleSetup) -> Table:
    """The table of a battle."""
    return Table(setup.size, setup.areas, setup.obstacles, setup.buildings)


def bare_battle(setup: BattleSetup, data: SkirmishData) -> Battle:
    """The battle of a setup with nothing in it yet."""
    ids = ids_of(setup)
    groups = tuple(
        Group(number, group.name, group.formation, tuple(ids[place] for place in group.members))
        for number, group in enumerate(setup.groups, 1)
    )
    fighters = tuple(
        sum(data.units[unit.type].is_fighter for unit in setup.units if unit.side == side)
        for side in range(len(setup.sides))
    )
    objects = tuple((one.name, one.kind) for one in setup.objects)
    start = Start(setup.sides, groups, objects, setup.goals, fighters, setup.round_limit)
    return Battle(World(setup.seed), data, table_of(setup), start)


def set_up(setup: BattleSetup, data: SkirmishData) -> Battle:
    """A battle as `setup` describes it, which must be valid for `data`. Its systems are not yet in place."""
    battle = bare_battle(setup, data)
    world = battle.world
    with world.active():
        world.create(Turn(round=1, side=0, rolls=0))
        world.create(Outcome(ended=False, winner=NO_SIDE, reason=""))
        for number, one in enumerate(setup.objects):
            world.create(Thing(number, *one.at, NO_UNIT))
        for place, goal in enumerate(setup.goals):
            if goal.kind == "hold":
                world.create(Hold(place, 0))
        entities = [_place(battle, unit, number) for unit, number in zip(setup.units, ids_of(setup), strict=True)]
        for entity in entities:
            world.change(entity, Shelter, "seen_by", seen_by(battle, entity))
        world.forget()
    return battle


def _place(battle: Battle, unit: UnitSetup, number: int) -> int:
    kind, actions = battle.data.units[unit.type], battle.data.rules.activation.actions
    weapon = battle.data.weapon_of(kind)
    inside = unit.inside != NO_BUILDING
    return battle.world.create(
        Identity(number, unit.type, unit.side),
        Position(*unit.at),
        Facing(*facing_of(unit.facing)),
        Wounds(kind.wounds if unit.wounds is None else unit.wounds),
        Gun(loaded=unit.loaded and weapon is not None, reloading=0, shots=0 if weapon is None else weapon.shots),
        Shelter(unit.inside, unit.floor if inside else 0, unit.posture if inside else "", 0, battle.everyone),
        Activation(
            stage="fresh",
            actions=actions,
            at_start=actions,
            moves=0,
            walks=0,
            in_rough=0,
            climbed=False,
            shot=False,
            will_move=False,
            aimed=False,
            ran=False,
        ),
    )
