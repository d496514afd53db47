"""Setting a battle up: from plain values that a map, a scenario or a replay gives, to a world.

GRID-1, CLOCK-2, FORCE-1 of the rulebook.
"""

from __future__ import annotations

import msgspec

from core.board import mask_of
from core.orders import Cell
from core.world import World
from systems.clumsy.batteries import full_battery
from systems.clumsy.battle import Battle
from systems.clumsy.components import (
    NO_SIDE,
    NO_UNIT,
    OFF_BOARD,
    ActionPoints,
    Alert,
    Camouflage,
    Carried,
    Clock,
    Drone,
    Fire,
    Force,
    Ground,
    HitPoints,
    Identity,
    Knowledge,
    KnownGround,
    Mine,
    Outcome,
    Patrol,
    Position,
    Structure,
    Supplies,
    ThisTurn,
    Turn,
    VictoryPoint,
    unit_id,
)
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.goal_setup import GoalSetup, set_goals
from systems.clumsy.supply import full_fuel, full_rounds


class UnitSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit at the start. What is not given is full."""

    type: str
    side: int
    at: Cell
    hp: int | None = None
    action_points: int | None = None
    fuel: int | None = None
    ammo: dict[str, int] = {}
    aboard: int | None = None
    """The place in `BattleSetup.units` of the carrier it is aboard; `at` then tells nothing."""
    towed_by: int | None = None
    """The place there of the truck that tows it."""
    still: bool = False
    """It has ended its last turn without moving or firing (SEE-3)."""
    airborne: bool = False
    """It is in the air: a craft, not aboard a carrier."""
    operator: int | None = None
    """The place in `BattleSetup.units` of who flies this drone; not given: the nearest operator of its side."""
    battery: int | None = None
    """Ends of its own turns that this drone can still be in the air for."""


class FireSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A burning forest at the start, known to all."""

    at: Cell
    age: int = 0
    spread: bool = False
    """Lit by another fire: it goes no further."""


class ClockSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The calendar at the start; what is not given is the pack's."""

    season: Season | None = None
    hour: Hour | None = None
    weather: Weather | None = None
    round: int = 1
    frozen: bool = False


class StructureSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A building or a work at the start. What is not given is full."""

    type: str
    side: int
    """NO_SIDE: nobody's."""
    at: Cell
    hp: int | None = None
    built: bool = True
    progress: int | None = None
    """Parts done, of a site."""


class MineSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mine at the start."""

    side: int
    at: Cell


class BattleSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a battle starts from, besides the pack's data."""

    sides: tuple[str, ...] = ("blue", "red")
    seed: int = 0
    rows: tuple[str, ...]
    """The map: one glyph per cell."""
    points: tuple[Cell, ...] = ()
    structures: tuple[StructureSetup, ...] = ()
    """Besides the bridges that the map draws."""
    mines: tuple[MineSetup, ...] = ()
    clock: ClockSetup = ClockSetup()
    units: tuple[UnitSetup, ...] = ()
    """In the order in which each side numbers its units."""
    fires: tuple[FireSetup, ...] = ()
    round_limit: int | None = None
    title: str = ""
    goals: tuple[GoalSetup, ...] = ()
    """In the order in which each side numbers its goals; a side without any wins by WIN-1."""
    briefings: tuple[str, ...] = ()
    """By side: key of what a person who plays it is told at the start, empty for nothing. None at all: no mission."""

    def rounds_at_most(self, data: ClumsyData) -> int:
        """The round limit: its own, else that of the pack (WIN-4)."""
        return data.rules.round_limit if self.round_limit is None else self.round_limit


def bare_battle(setup: BattleSetup, data: ClumsyData) -> Battle:
    """The battle of a setup with nothing in it yet."""
    return Battle(World(setup.seed), data.board(setup.rows), data, setup.sides, setup.rounds_at_most(data))


def set_up(setup: BattleSetup, data: ClumsyData) -> Battle:
    """A battle as `setup` describes it, which must be valid for `data`. Its systems are not yet in place."""
    battle = bare_battle(setup, data)
    world, board = battle.world, battle.board
    with world.active():
        _lay_ground(battle, setup)
        _set_clock(battle, setup.clock)
        numbers = ids_of(setup)
        for side in range(len(setup.sides)):
            force = [(unit, number) for unit, number in zip(setup.units, numbers, strict=True) if unit.side == side]
            world.create(Force(side, bool(force), False))
            known = tuple(row for row in battle.structure_rows if row[2] in (side, NO_SIDE))
            mines = mask_of(board.cell(*mine.at) for mine in setup.mines if mine.side == side)
            fires = battle.field.ground.burning
            world.create(Knowledge(side, 0, 0, (), (), (), 0, fires, known, 0, mines))
            for terrain, cells in battle.field.ground.masks.items():
                world.create(KnownGround(side, terrain, cells))
            for unit, number in force:
                aboard, towed_by = (
                    NO_UNIT if place is None else numbers[place] for place in (unit.aboard, unit.towed_by)
                )
                drone = _drone(battle, setup, unit, numbers)
                _place(battle, unit, number, Carried(aboard, towed_by), drone)
        set_goals(battle, setup.goals, numbers)
        world.forget()
    return battle


def ids_of(setup: BattleSetup) -> list[int]:
    """The id that each unit of `setup.units` will have."""
    counts = [0] * len(setup.sides)
    found = []
    for unit in setup.units:
        found.append(unit_id(unit.side, counts[unit.side]))
        counts[unit.side] += 1
    return found


def _lay_ground(battle: Battle, setup: BattleSetup) -> None:
    data, board, world = battle.data, battle.board, battle.world
    terrain_of = {glyph: terrain.id for glyph, terrain in data.terrain_by_glyph().items()}
    bridges = data.structure_by_glyph()
    cells = dict.fromkeys(data.terrain, 0)
    standing: list[Structure] = []
    for y, row in enumerate(setup.rows):
        for x, glyph in enumerate(row):
            cell = board.cell(x, y)
            bridge = bridges.get(glyph)
            if bridge is not None:
                standing.append(Structure(bridge.id, cell, NO_SIDE, bridge.hp, bridge.build_turns, True))
            cells[min(bridge.on) if bridge is not None else terrain_of[glyph]] |= 1 << cell
    for terrain, mask in cells.items():
        world.create(Ground(terrain, mask))
    for structure in standing:
        world.create(structure)
    for fire in setup.fires:
        world.create(Fire(board.cell(*fire.at), fire.age, fire.spread))
    for given in setup.structures:
        world.create(_structure(battle, given))
    for mine in setup.mines:
        world.create(Mine(board.cell(*mine.at), mine.side))
    for x, y in setup.points:
        world.create(VictoryPoint(board.cell(x, y), NO_SIDE, 0, 0))


def _structure(battle: Battle, given: StructureSetup) -> Structure:
    kind = battle.data.structures[given.type]
    progress = kind.build_turns if given.built else given.progress or 1
    hp = kind.hp if given.hp is None else given.hp
    return Structure(kind.id, battle.board.cell(*given.at), given.side, hp, progress, given.built)


def _set_clock(battle: Battle, clock: ClockSetup) -> None:
    rules = battle.data.rules.clock
    hour = clock.hour or rules.start_hour
    index = rules.hours.index(hour) if hour in rules.hours else 0
    weather = clock.weather or rules.start_weather
    season = clock.season or rules.start_season
    battle.world.create(Clock(clock.round, season, hour, index, weather, 0, clock.frozen))
    battle.world.create(Turn(0))
    battle.world.create(Outcome(False, NO_SIDE, ""))


def _drone(battle: Battle, setup: BattleSetup, unit: UnitSetup, numbers: list[int]) -> tuple[Drone, ...]:
    """What a drone has that others have not: its operator and its battery (DRONE-1, DRONE-2)."""
    kind = battle.data.units[unit.type]
    if kind.unit_class != "drone":
        return ()
    place = nearest_operator(battle, setup, unit) if unit.operator is None else unit.operator
    operator = NO_UNIT if place is None else numbers[place]
    return (Drone(operator, full_battery(kind) if unit.battery is None else unit.battery),)


def nearest_operator(battle: Battle, setup: BattleSetup, drone: UnitSetup) -> int | None:
    """The place in `setup.units` of the operator of a drone for which none is given; None if its side has none."""
    board, units = battle.board, battle.data.units
    at = board.cell(*drone.at)
    found = [
        (board.distance(at, board.cell(*unit.at)), place)
        for place, unit in enumerate(setup.units)
        if unit.side == drone.side and "operator" in units[unit.type].abilities
    ]
    return min(found)[1] if found else None


def _place(battle: Battle, unit: UnitSetup, number: int, carried: Carried, drone: tuple[Drone, ...]) -> None:
    data = battle.data
    kind = data.units[unit.type]
    full = full_rounds(data, kind)
    rounds = tuple(unit.ammo.get(name, ammo) for name, ammo in zip(kind.weapons, full, strict=True))
    settled = unit.still and "camouflage" in kind.abilities and battle.in_cover(battle.board.cell(*unit.at))
    battle.world.create(
        Identity(number, unit.type, unit.side),
        Position(battle.board.cell(*unit.at) if carried.aboard == NO_UNIT else OFF_BOARD, unit.airborne),
        HitPoints(kind.hp if unit.hp is None else unit.hp),
        ActionPoints(kind.action_points if unit.action_points is None else unit.action_points),
        Supplies(full_fuel(kind) if unit.fuel is None else unit.fuel, rounds),
        ThisTurn(False, (), 0),
        carried,
        Alert(0),
        Patrol(OFF_BOARD, False),
        Camouflage(settled),
        *drone,
    )
