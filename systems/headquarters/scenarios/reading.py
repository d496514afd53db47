"""From a scenario file to a battle with steps, or to the list of all that is wrong with the file."""

from __future__ import annotations

from core.orders import Order
from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.loader import Pack
from core.packs.overlay import origin
from core.packs.validation import validate
from core.scenario_case import Expectations, NamedCase, Script, inline_data
from core.scenario_steps import check_orders_alone
from core.scenarios import SIDE_TO_MOVE, Step
from systems.headquarters.components import NO_CAMP
from systems.headquarters.data import HeadquartersData
from systems.headquarters.orders import (
    AttackOrder,
    BuyOrder,
    EndTurnOrder,
    MoveOrder,
    RecruitOrder,
    ResumeOrder,
    SurrenderOrder,
    WaitOrder,
)
from systems.headquarters.pipeline import new_game
from systems.headquarters.scenarios.asking import Names, Subject, read_key
from systems.headquarters.scenarios.checking import check_steps, check_tables
from systems.headquarters.scenarios.tables import ORDER_KEYS, ScenarioFile, StepTable
from systems.headquarters.setup import BattleSetup, CitySetup, UnitSetup, ids_of, land_of


class HeadquartersCase(NamedCase[Subject, HeadquartersData, BattleSetup]):
    """A scenario that was read: `core.scenarios.Case`."""

    UNIT_FIELDS = ("unit", "target")

    def side_to_move(self) -> int:
        """All camps play at once: the first that is left and not ready, for a step that names none."""
        # once the battle has ended nobody is asked, and whoever gives an order is told so
        return next((camp.side for camp in self.asked.view.camps if camp.standing and not camp.ready), 0)

    def side_names(self) -> tuple[str, ...]:
        """The camps by name."""
        return self.asked.view.side_names


def read_scenario(document: Document, pack: Pack[HeadquartersData]) -> HeadquartersCase:
    """Read a scenario file that is based on a pack. Raises PackError with all its faults."""
    faults = Faults()
    source = origin(document)
    data = inline_data(pack, document, faults)
    file = validate(source, ScenarioFile, faults)
    if file is None:
        check_orders_alone(source, ORDER_KEYS, faults)
        faults.raise_if_any()
        raise AssertionError("a file that is not valid has faults")
    check_tables(file, source, data, faults)
    check_steps(file, source, data, faults)
    faults.raise_if_any()
    setup = setup_of(file)
    known = _names(file, setup, data)
    told = Expectations(document, known.board.contains, lambda text: read_key(text, known), faults)
    expected = [told.read(("step", place, "expect")) for place in range(len(file.step))]
    at_the_end = told.read(("expect",))
    faults.raise_if_any()
    unit_ids = {unit.name: number for unit, number in zip(file.unit, ids_of(setup), strict=True)}
    subject = Subject(new_game(setup, data), unit_ids)
    steps = tuple(
        Step(_order_of(step, file, unit_ids), step.rejected, step.draws, after)
        for step, after in zip(file.step, expected, strict=True)
    )
    return HeadquartersCase(subject, Script(file.title, steps, at_the_end, told.keys), setup, pack)


def setup_of(file: ScenarioFile) -> BattleSetup:
    """How the battle of a scenario begins."""
    side_of = {name: side for side, name in enumerate(file.sides)}
    return BattleSetup(
        sides=file.sides,
        rows=file.map.rows,
        units=tuple(
            UnitSetup(type=unit.type, side=side_of[unit.side], at=unit.at, hp=unit.hp, recruited=unit.recruited)
            for unit in file.unit
        ),
        cities=tuple(
            CitySetup(at=city.at, side=side_of.get(city.owner or city.side, NO_CAMP)) for city in file.structure
        ),
        gold=tuple(file.start.gold.get(name) for name in file.sides),
        date=file.start.date,
        destroyed=file.start.destroyed,
        bomb_dropped=file.start.bomb_dropped,
        seed=file.seed,
        title=file.title,
    )


def _names(file: ScenarioFile, setup: BattleSetup, data: HeadquartersData) -> Names:
    land = land_of(setup, data)
    return Names(
        frozenset(unit.name for unit in file.unit),
        file.sides,
        land.board,
        {city.name: land.board.cell(*city.at) for city in file.structure},
        frozenset(land.cities),
        tuple(data.terrain),
        tuple(data.offers),
    )


def _order_of(step: StepTable, file: ScenarioFile, unit_ids: dict[str, int]) -> Order | None:
    """The order of a step; nothing for one that only looks."""
    sides = {unit.name: file.sides.index(unit.side) for unit in file.unit}
    side = file.sides.index(step.side) if step.side else sides.get(step.unit, SIDE_TO_MOVE)
    unit = unit_ids.get(step.unit, 0)
    match step.do:
        case "move":
            assert step.to is not None
            return MoveOrder(side=side, unit=unit, to=step.to)
        case "attack":
            assert step.at is not None
            return AttackOrder(side=side, unit=unit, at=step.at)
        case "wait":
            return WaitOrder(side=side, unit=unit)
        case "recruit":
            assert step.at is not None
            return RecruitOrder(side=side, what=step.what, at=step.at)
        case "buy":
            return BuyOrder(side=side, what=step.what, at=step.at)
        case "end_turn":
            return EndTurnOrder(side=side)
        case "resume":
            return ResumeOrder(side=side)
        case "surrender":
            return SurrenderOrder(side=side)
    return None
