"""Making a side's view: what of a battle it may know now, and by which names it knows units.

SEE-1, SEE-5, SEE-6, WIN-2 of the rulebook. What a view is stands in `view`.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from msgspec.structs import replace

from core.board import cells_of
from systems.clumsy.battle import Battle
from systems.clumsy.components import (
    NO_BATTERY,
    NO_UNIT,
    ActionPoints,
    Alert,
    Carried,
    Clock,
    Drone,
    Fire,
    Goal,
    HitPoints,
    Identity,
    Knowledge,
    Outcome,
    Patrol,
    Supplies,
    ThisTurn,
    Turn,
    VictoryPoint,
    Wreck,
    side_of_id,
)
from systems.clumsy.field import Field, Standing
from systems.clumsy.view import FireView, Ghost, GoalView, UnitView, View


def side_view(battle: Battle, side: int) -> View:
    """What `side` may know now. The battle's world must be active."""
    world = battle.world
    clock, outcome = world.the(Clock), world.the(Outcome)
    knowledge = next(found for _, found in world.each(Knowledge) if found.side == side)
    views = battle.own_views
    own: list[UnitView] = []
    force = [battle.unit_at[cell] for cell in cells_of(battle.field.units[side])]
    force += [battle.craft_at[cell] for cell in cells_of(battle.field.airborne[side])]
    for entity in force:
        view = views.get(entity)
        if not isinstance(view, UnitView):
            view = views[entity] = _own_unit(battle, entity, battle.cell_of(entity))
        own.append(view)
    own.sort(key=_by_id)
    contact_of = contact_numbers(battle, knowledge)
    seen = {unit_id: contact_of[unit_id] for unit_id, _, _ in knowledge.spotted}
    enemies = []
    for unit_id, cell, hp in knowledge.spotted:
        entity = battle.entity_of[unit_id]
        kind, airborne = battle.kind_of(entity), battle.is_airborne(entity)
        enemy = UnitView(contact_of[unit_id], kind, battle.side_of(entity), cell, hp, airborne=airborne)
        truck = world.get(entity, Carried).towed_by
        if truck in seen or unit_id in battle.gun_of:
            enemy = _in_tow(battle, enemy, unit_id, truck, seen)
        enemies.append(enemy)
    enemies.sort(key=lambda unit: -unit.id)
    everyone = own + enemies
    return View(
        side=side,
        side_names=battle.side_names,
        board=battle.board,
        data=battle.data,
        turn=world.the(Turn).side,
        round=clock.round,
        round_limit=battle.round_limit,
        season=clock.season,
        hour=clock.hour,
        weather=clock.weather,
        ended=outcome.ended,
        winner=outcome.winner,
        outcome=outcome.reason,
        units={unit.id: unit for unit in everyone},
        at={unit.cell: unit for unit in everyone if not unit.airborne},
        over={unit.cell: unit for unit in everyone if unit.airborne},
        ghosts=_ghosts(battle, knowledge),
        field=_known_field(battle, enemies, knowledge),
        seen=knowledge.seen_cells,
        seen_this_turn=knowledge.seen_this_turn,
        points=tuple((point.cell, point.owner) for _, point in world.each(VictoryPoint)),
        captures=tuple(
            (point.cell, point.count)
            for _, point in world.each(VictoryPoint)
            if point.count and side_of_id(point.capturer) == side
        ),
        passengers=_passengers(battle, side),
        goals=_known_goals(battle, side, contact_of),
        fires=_fires(battle, knowledge.seen_cells),
        foreign_mines=knowledge.foreign_mines,
        wreck_classes={
            wreck.cell: wreck.unit_class for _, wreck in world.each(Wreck) if knowledge.known_wrecks >> wreck.cell & 1
        },
    )


_by_id = attrgetter("id")

NO_LINK = (NO_UNIT, NO_BATTERY)
"""Operator and battery of who is no drone."""


def _own_unit(battle: Battle, entity: int, cell: int) -> UnitView:
    world = battle.world
    supplies, this_turn = world.get(entity, Supplies), world.get(entity, ThisTurn)
    identity, carried = world.get(entity, Identity), world.get(entity, Carried)
    drone = world.find(entity, Drone)
    return UnitView(
        identity.id,
        battle.kind_of(entity),
        identity.side,
        cell,
        world.get(entity, HitPoints).left,
        world.get(entity, ActionPoints).left,
        supplies.fuel,
        supplies.rounds,
        this_turn.moved,
        this_turn.shots,
        this_turn.worked,
        carried.aboard,
        battle.cargo.get(identity.id, ()),
        _type_of(battle, battle.gun_of.get(identity.id, NO_UNIT)),
        battle.gun_of.get(identity.id, NO_UNIT),
        carried.towed_by,
        world.get(entity, Alert).shots,
        world.get(entity, Patrol).zone,
        battle.is_camouflaged(entity),
        battle.is_airborne(entity),
        *(NO_LINK if drone is None else (drone.operator, drone.battery)),
        reserved=world.get(entity, Patrol).reserved,
    )


def _known_goals(battle: Battle, side: int, contact_of: dict[int, int]) -> tuple[GoalView, ...]:
    goals = [goal for _, goal in battle.world.each(Goal) if goal.side == side or goal.announced]
    goals.sort(key=lambda goal: (goal.side != side, goal.side, goal.number))
    return tuple(
        goal_view(goal, _units_of_goal(goal, contact_of)) if goal.side == side else others_goal(goal) for goal in goals
    )


def others_goal(goal: Goal) -> GoalView:
    """Another side's goal that was announced: neither whom it is about nor how far it has come is known."""
    return replace(goal_view(goal, ()), structures=goal.structure_cells, done=0)


def goal_view(goal: Goal, units: tuple[int, ...]) -> GoalView:
    """A goal as its own side knows it, with those of the units it is about that are known."""
    return GoalView(
        side=goal.side,
        number=goal.number,
        kind=goal.kind,
        alone=goal.alone,
        text=goal.text,
        units=units,
        structures=tuple(cell for cell in goal.structure_cells if cell not in goal.fallen),
        zone=goal.zone,
        round=goal.round,
        count=goal.count,
        done=goal.done,
        state=goal.state,
    )


def _units_of_goal(goal: Goal, contact_of: dict[int, int]) -> tuple[int, ...]:
    return goal.units if goal.kind != "kill" else tuple(contact_of[unit] for unit in goal.identified)


def _fires(battle: Battle, seen: int) -> tuple[FireView, ...]:
    if not battle.field.ground.burning & seen:
        return ()
    fires = [fire for _, fire in battle.world.each(Fire) if seen >> fire.cell & 1]
    return tuple(FireView(fire.cell, fire.age, fire.spread) for fire in sorted(fires, key=attrgetter("cell")))


def _type_of(battle: Battle, unit_id: int) -> str:
    return battle.kind_of(battle.entity_of[unit_id]).id if unit_id != NO_UNIT else ""


def _in_tow(battle: Battle, enemy: UnitView, unit_id: int, truck: int, seen: dict[int, int]) -> UnitView:
    """An enemy in sight with what it tows, and by what it is towed (SEE-6)."""
    gun = battle.gun_of.get(unit_id, NO_UNIT)
    towing, towed_by = seen.get(gun, NO_UNIT), seen.get(truck, NO_UNIT)
    return replace(enemy, tows=_type_of(battle, gun), towing=towing, towed_by=towed_by)


def _passengers(battle: Battle, side: int) -> tuple[UnitView, ...]:
    aboard = sorted(unit for units in battle.cargo.values() for unit in units if side_of_id(unit) == side)
    entities = [battle.entity_of[unit] for unit in aboard]
    return tuple(_own_unit(battle, entity, battle.place_of(entity)) for entity in entities)


def contact_numbers(battle: Battle, knowledge: Knowledge) -> dict[int, int]:
    """How a side names the enemies it has ever seen, by id: the first is -1. The same dictionary until it sees more."""
    contacts, found = battle.contacts_known[knowledge.side]
    if contacts is not knowledge.contacts:
        found = {unit_id: -(place + 1) for place, unit_id in enumerate(knowledge.contacts)}
        battle.contacts_known[knowledge.side] = knowledge.contacts, found
    return found


def _ghosts(battle: Battle, knowledge: Knowledge) -> tuple[Ghost, ...]:
    """Enemies out of sight, as last seen; the same until something comes into sight or leaves it."""
    rests_on, found = battle.ghosts_known[knowledge.side]
    if rests_on != (knowledge.last_seen, knowledge.last_seen_airborne):
        kinds, aloft = battle.data.units, knowledge.last_seen_airborne
        found = tuple(
            Ghost(-number, kinds[kind], hp, cell, when, number in aloft)
            for number, kind, hp, cell, when in knowledge.last_seen
        )
        battle.ghosts_known[knowledge.side] = (knowledge.last_seen, aloft), found
    return found


def known_structures(battle: Battle, knowledge: Knowledge) -> dict[int, Standing]:
    """Buildings and works as a side last saw them, by cell (SEE-5)."""
    rows, found = battle.standings_known[knowledge.side]
    if rows is not knowledge.known_structures:
        kinds = battle.data.structures
        found = {
            cell: Standing(kinds[kind], side, hp, progress, built)
            for cell, kind, side, hp, progress, built in knowledge.known_structures
        }
        battle.standings_known[knowledge.side] = knowledge.known_structures, found
    return found


def _known_field(battle: Battle, enemies: list[UnitView], knowledge: Knowledge) -> Field:
    own, true, sides = knowledge.side, battle.field, len(battle.side_names)
    known = Field(
        battle.board,
        battle.data,
        battle.known_ground(own),
        [0] * sides,
        [0] * sides,
        [0] * sides,
        knowledge.known_wrecks,
        true.points,
        known_structures(battle, knowledge),
        knowledge.known_rubble,
        knowledge.known_mines,
        [0] * sides,
    )
    # it knows of all its own
    known.units[own], known.airborne[own] = true.units[own], true.airborne[own]
    known.generals[own], known.suppliers[own] = true.generals[own], true.suppliers[own]
    for unit in enemies:
        bit = 1 << unit.cell
        if unit.airborne:
            known.airborne[unit.side] |= bit
            continue
        known.units[unit.side] |= bit
        if "general" in unit.kind.abilities:
            known.generals[unit.side] |= bit
        if "supplier" in unit.kind.abilities:
            known.suppliers[unit.side] |= bit
    return known


def names_known_to(battle: Battle, side: int) -> Callable[[int], int]:
    """How `side` names a unit by its id: its own by that id, others by contact number; 0 if it never saw it."""
    knowledge = next(found for _, found in battle.world.each(Knowledge) if found.side == side)
    contacts = contact_numbers(battle, knowledge)
    return lambda unit_id: unit_id if side_of_id(unit_id) == side else contacts.get(unit_id, 0)


def entity_known_as(battle: Battle, side: int, contact: int) -> int:
    """The unit (its entity) that `side` knows under this contact number."""
    knowledge = next(found for _, found in battle.world.each(Knowledge) if found.side == side)
    return battle.entity_of[knowledge.contacts[-contact - 1]]
