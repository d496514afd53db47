"""What one side may know of a battle: a value of its own, cut off from the world.

SEE-1, SEE-5, SEE-6, WIN-2 of the rulebook. Refusals, previews, the AI and the screen take nothing else, so
they cannot leak. A view never changes; the game makes a new one when something has happened.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from core.board import Board, cells_of
from systems.clumsy.battle import Battle
from systems.clumsy.components import (
    NO_BATTERY,
    NO_UNIT,
    OFF_BOARD,
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
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.field import Field, Standing


class UnitView(Struct, frozen=True):
    """A unit as a side knows it. Of an enemy everything from `action_points` to `cargo` is unknown (SEE-6)."""

    id: int
    """One's own unit's id; an enemy's contact number, which is negative."""
    kind: UnitType
    side: int
    cell: int
    hp: int
    action_points: int = 0
    fuel: int = 0
    """NO_FUEL if it burns none."""
    rounds: tuple[int, ...] = ()
    moved: bool = False
    shots: tuple[str, ...] = ()
    worked: bool = False
    aboard: int = NO_UNIT
    """The carrier it is aboard: then `cell` is the carrier's, and it stands nowhere."""
    cargo: tuple[int, ...] = ()
    """The units aboard it."""
    tows: str = ""
    """The type of the gun it tows."""
    towing: int = NO_UNIT
    """That gun; of an enemy only where the gun is in sight as well."""
    towed_by: int = NO_UNIT
    """The truck that tows it; of an enemy only where the truck is in sight as well."""
    alert: int = 0
    """Shots it keeps for the enemy's turn."""
    patrol: int = OFF_BOARD
    """The middle of the zone in which it patrols; OFF_BOARD: none."""
    camouflaged: bool = False
    airborne: bool = False
    """Whether it is in the air (SEE-6)."""
    operator: int = NO_UNIT
    """Who flies a drone (DRONE-1); NO_UNIT: nobody ever did."""
    battery: int = NO_BATTERY
    """Ends of its own turns that a drone can still be in the air for (DRONE-2); NO_BATTERY: any number."""
    reserved: bool = False
    """Whether the shot of its next round on patrol is paid for: `cancel` gives it back."""

    @property
    def landed(self) -> bool:
        """Whether it is a craft that stands on the ground (HELI-3)."""
        return self.kind.flies and not self.airborne

    @property
    def full_points(self) -> bool:
        """Whether it has all of its action points."""
        return self.action_points == self.kind.action_points


class Ghost(Struct, frozen=True):
    """An enemy out of sight, as last seen."""

    id: int
    kind: UnitType
    hp: int
    cell: int
    round: int
    airborne: bool = False
    """Whether it was in the air then."""


class GoalView(Struct, frozen=True):
    """A goal as a side knows it: its own, or another side's that was announced (WIN-2)."""

    side: int
    number: int
    """Its place among its side's goals."""
    kind: str
    alone: bool
    """Whether to meet it is enough to win; else all of the side's goals must be met."""
    text: str
    """Key of the sentence that tells it; "": it is told by its kind."""
    units: tuple[int, ...]
    """The units it is about, as this side names them: of enemies those it has seen; of others' goals none."""
    structures: tuple[int, ...]
    """Cells of the structures it is about, of a side's own goals those that still stand."""
    zone: int
    """Mask of the cells it is about."""
    round: int
    """The round to hold out to the end of."""
    count: int
    """How many it takes."""
    done: int
    """How many it has; of others' goals nothing is known."""
    state: str
    """open, met, failed."""


class FireView(Struct, frozen=True):
    """A fire in sight."""

    cell: int
    age: int
    """Ends of rounds since it was lit (BURN-4)."""
    spread: bool
    """Lit by another fire: it goes no further."""


class View(Struct, frozen=True, eq=False):
    """A battle as one side knows it. Sides are numbers in the order of turns; cells are board numbers."""

    side: int
    side_names: tuple[str, ...]
    board: Board
    data: ClumsyData
    turn: int
    """The side whose turn it is."""
    round: int
    round_limit: int
    season: Season
    hour: Hour
    weather: Weather
    ended: bool
    winner: int
    """The winning side; -1 for a draw, and while the game runs."""
    outcome: str
    """How it ended; "" while it runs."""
    units: dict[int, UnitView]
    """Its own units and the enemies in sight, by id, its own first."""
    at: dict[int, UnitView]
    """Those of them on the ground by cell."""
    ghosts: tuple[Ghost, ...]
    field: Field
    """What it knows to lie where."""
    seen: int
    """Mask of the cells in sight."""
    seen_this_turn: int
    """Mask of the cells in sight at any moment since its turn began."""
    points: tuple[tuple[int, int], ...]
    """The victory points: cell and owner (-1: nobody)."""
    wreck_classes: dict[int, str]
    """The class of the unit whose wreck it knows to lie in a cell."""
    passengers: tuple[UnitView, ...] = ()
    """Its own units aboard carriers, by id: alive, but nowhere on the map (LOAD-4)."""
    captures: tuple[tuple[int, int], ...] = ()
    """Points its own engineers are taking: cell, and ends of turn that count already (CAPTURE-1)."""
    goals: tuple[GoalView, ...] = ()
    """Its own goals in a mission, then those of others that were announced (WIN-2)."""
    over: dict[int, UnitView] = {}
    """Those of its units and of the enemies in sight that are in the air, by cell (GRID-3)."""
    fires: tuple[FireView, ...] = ()
    """The fires in its sight, by cell; of one out of sight it knows no more than that it burned when last seen."""
    worked_out: dict[tuple[str, int, int], Any] = {}
    """What was derived from this view and is dear to derive again: by rule, unit and cell."""

    @property
    def own(self) -> list[UnitView]:
        """Its own living units on the map, by id."""
        return [unit for unit in self.units.values() if unit.side == self.side]

    @property
    def enemies(self) -> list[UnitView]:
        """The enemies in sight, by contact."""
        return [unit for unit in self.units.values() if unit.side != self.side]

    @property
    def force(self) -> list[UnitView]:
        """All its own living units, those aboard carriers after those on the map."""
        return [*self.own, *self.passengers]

    def layer_of(self, unit: UnitView) -> dict[int, UnitView]:
        """By cell, who may be in a unit's way: other craft in the air if it is a craft, else units on the ground."""
        return self.over if unit.kind.flies else self.at

    def own_unit(self, unit_id: int) -> UnitView | None:
        """Its own living unit of this id, if it is on the map."""
        unit = self.units.get(unit_id)
        return unit if unit is not None and unit.side == self.side else None

    def passenger(self, unit_id: int) -> UnitView | None:
        """Its own living unit of this id, if it is aboard a carrier."""
        return next((unit for unit in self.passengers if unit.id == unit_id), None)

    def living(self, unit_id: int) -> UnitView | None:
        """Its own living unit of this id, on the map or aboard."""
        return self.own_unit(unit_id) or self.passenger(unit_id)


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
