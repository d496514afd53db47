"""From the tables of a scenario or mission file to how a battle begins, and to orders."""

from __future__ import annotations

from msgspec.structs import replace

from core.orders import Order
from core.scenarios import SIDE_TO_MOVE
from systems.clumsy.components import NO_SIDE
from systems.clumsy.orders import (
    AlertOrder,
    BoardOrder,
    BuildOrder,
    CancelOrder,
    ClearOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LandOrder,
    LayMineOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    SurrenderOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.scenarios.asking import Subject
from systems.clumsy.scenarios.tables import (
    BattleFile,
    ScenarioFile,
    StepTable,
    StructureTable,
    UnitTable,
)
from systems.clumsy.setup import (
    BattleSetup,
    ClockSetup,
    FireSetup,
    MineSetup,
    StructureSetup,
    UnitSetup,
)


def setup_of(file: ScenarioFile) -> BattleSetup:
    """How the battle of a scenario begins, but for its goals."""
    clock = ClockSetup(
        season=file.clock.season,
        hour=file.clock.hour,
        weather=file.clock.weather,
        round=file.clock.round,
        frozen=file.clock.frozen,
    )
    return replace(battle_of(file), seed=file.seed, clock=clock, title=file.title)


def battle_of(file: BattleFile) -> BattleSetup:
    """How a battle begins, as far as the files of scenarios and missions have it in common."""
    side_of = {name: side for side, name in enumerate(file.sides)}
    places = {unit.name: place for place, unit in enumerate(file.unit)}
    return BattleSetup(
        sides=file.sides,
        rows=file.map.rows,
        points=file.map.points,
        structures=tuple(_structure_setup(structure, side_of) for structure in file.structure),
        mines=tuple(MineSetup(side=side_of[mine.side], at=mine.at) for mine in file.mine),
        units=tuple(_unit_setup(unit, side_of, places) for unit in file.unit),
        fires=tuple(FireSetup(at=fire.at, age=fire.age, spread=fire.spread) for fire in file.fire),
    )


def _structure_setup(structure: StructureTable, side_of: dict[str, int]) -> StructureSetup:
    # a site given by its progress alone is a site all the same
    return StructureSetup(
        type=structure.type,
        side=side_of.get(structure.side, NO_SIDE),
        at=structure.at,
        hp=structure.hp,
        built=structure.built,
        progress=structure.progress,
    )


def _unit_setup(unit: UnitTable, side_of: dict[str, int], places: dict[str, int]) -> UnitSetup:
    return UnitSetup(
        type=unit.type,
        side=side_of[unit.side],
        at=unit.at,
        hp=unit.hp,
        action_points=unit.action_points,
        fuel=unit.fuel,
        ammo=unit.ammo,
        aboard=places.get(unit.aboard),
        towed_by=places.get(unit.towed_by),
        still=unit.still,
        airborne=unit.airborne,
        operator=places.get(unit.operator),
        battery=unit.battery,
    )


_AT_A_CELL = {"clear": ClearOrder, "lay_mine": LayMineOrder, "demine": DemineOrder}
_ALONE = {"alert": AlertOrder, "cancel": CancelOrder, "unhitch": UnhitchOrder, "land": LandOrder}
_PASSED_BY = {"end_turn": EndTurnOrder, "surrender": SurrenderOrder}


def order_of(step: StepTable, subject: Subject, side_of: dict[str, int]) -> Order | None:
    """The order of a step; nothing for one that only looks."""
    unit = subject.unit_ids.get(step.unit, 0)
    side = subject.unit_sides.get(step.unit, 0)
    if step.do == "move":
        assert step.to is not None
        return MoveOrder(side=side, unit=unit, to=step.to, path=step.path)
    if step.do == "fire":
        assert step.at is not None
        return FireOrder(side=side, unit=unit, at=step.at, weapon=step.weapon, what=step.what)
    if step.do == "patrol":
        assert step.at is not None
        return PatrolOrder(side=side, unit=unit, at=step.at)
    if step.do == "supply":
        return SupplyOrder(side=side, unit=unit, target=subject.unit_ids.get(step.target, 0))
    if step.do == "board":
        return BoardOrder(side=side, unit=unit, carrier=subject.unit_ids.get(step.carrier, 0))
    if step.do == "unload":
        assert step.at is not None
        return UnloadOrder(side=side, unit=unit, passenger=subject.unit_ids.get(step.passenger, 0), at=step.at)
    if step.do == "tow":
        return TowOrder(side=side, unit=unit, gun=subject.unit_ids.get(step.gun, 0))
    if step.do == "build":
        assert step.at is not None
        return BuildOrder(side=side, unit=unit, what=step.what, at=step.at)
    if step.do in _AT_A_CELL:
        assert step.at is not None
        return _AT_A_CELL[step.do](side=side, unit=unit, at=step.at)
    if step.do in _ALONE:
        return _ALONE[step.do](side=side, unit=unit)
    if step.do in _PASSED_BY:
        return _PASSED_BY[step.do](side=side_of.get(step.side, SIDE_TO_MOVE))
    return None
