"""From a scenario file to a battle with steps, or to the list of all that is wrong with the file."""

from __future__ import annotations

from msgspec.structs import replace

from core.orders import Order
from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.loader import Pack
from core.packs.overlay import origin
from core.packs.validation import validate
from core.scenario_case import Expectations, NamedCase, Script, inline_data
from core.scenario_steps import check_orders_alone
from core.scenarios import SIDE_TO_MOVE, Step
from systems.skirmish import orders
from systems.skirmish.components import NO_BUILDING, NO_UNIT
from systems.skirmish.data import SkirmishData
from systems.skirmish.facing import facing_at
from systems.skirmish.measures import Point, hundredths
from systems.skirmish.pipeline import new_game
from systems.skirmish.scenarios.asking import Names, Subject, read_key
from systems.skirmish.scenarios.building import outline, setup_of, spot
from systems.skirmish.scenarios.checking import check_steps, check_tables
from systems.skirmish.scenarios.tables import ORDER_KEYS, ScenarioFile, StepTable
from systems.skirmish.setup import BattleSetup, ids_of
from systems.skirmish.table import Table


class DetectWhereOrder(orders.DetectOrder, frozen=True, kw_only=True, tag="detect where"):
    """Of a step that names whom to detect: the building is the one in which that fighter is when the step comes."""

    target: int


class SkirmishCase(NamedCase[Subject, SkirmishData, BattleSetup]):
    """A scenario that was read: `core.scenarios.Case`."""

    UNIT_FIELDS = ("unit", "target")

    def side_to_move(self) -> int:
        """The side whose go it is."""
        return self.asked.any_view.go

    def side_names(self) -> tuple[str, ...]:
        """The sides by name."""
        return self.asked.any_view.side_names

    def ready(self, order: Order) -> Order:
        """A step's order as it is given now."""
        if isinstance(order, DetectWhereOrder):
            target = self.asked.view_of(self.asked.names[order.target])[1]
            building = NO_BUILDING if target is None else target.building
            order = orders.DetectOrder(side=order.side, unit=order.unit, group=order.group, building=building)
        return super().ready(order)


def read_scenario(document: Document, pack: Pack[SkirmishData]) -> SkirmishCase:
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
    check_steps(file, source, faults)
    told = Expectations(document, _on_table(file), lambda text: read_key(text, _names(file)), faults)
    expected = [told.read(("step", place, "expect")) for place in range(len(file.step))]
    at_the_end = told.read(("expect",))
    faults.raise_if_any()
    setup = setup_of(file, file.seed, file.title)
    side_of = {name: side for side, name in enumerate(file.sides)}
    unit_ids = {unit.name: number for unit, number in zip(file.unit, ids_of(setup), strict=True)}
    subject = Subject(new_game(setup, data), unit_ids, {unit.name: side_of[unit.side] for unit in file.unit})
    steps = tuple(
        Step(_order_of(step, file, unit_ids), step.rejected, step.draws, after)
        for step, after in zip(file.step, expected, strict=True)
    )
    return SkirmishCase(subject, Script(file.title, steps, at_the_end, told.keys), setup, pack)


def _on_table(file: ScenarioFile) -> _Holds:
    return _Holds(Table(spot(file.table.size)))


class _Holds:
    """Whether a place, in centimetres, is on a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __call__(self, x: float, y: float) -> bool:
        return self.table.holds((hundredths(x), hundredths(y)))


def _names(file: ScenarioFile) -> Names:
    return Names(
        tuple(unit.name for unit in file.unit),
        file.sides,
        tuple(one.name for one in file.object),
        tuple(one.name for one in file.building),
    )


# --- orders


def _order_of(step: StepTable, file: ScenarioFile, unit_ids: dict[str, int]) -> Order | None:
    """The order of a step; nothing for one that only looks."""
    if step.do == "check":
        return None
    names = _names(file)
    groups = {group.name: number for number, group in enumerate(file.group, 1)}
    sides = {unit.name: unit.side for unit in file.unit} | {group.name: group.side for group in file.group}
    named = step.side or sides.get(step.unit or step.group, "")
    side = file.sides.index(named) if named else SIDE_TO_MOVE
    if step.do == "end_turn":
        return orders.EndTurnOrder(side=side)
    unit, group = unit_ids.get(step.unit, NO_UNIT), groups.get(step.group, 0)
    if step.do == "activate":
        return orders.ActivateOrder(side=side, unit=unit, group=group)
    found = _action_of(step, names, unit_ids)
    return replace(found, side=side, unit=unit, group=group)


def _action_of(step: StepTable, names: Names, unit_ids: dict[str, int]) -> orders.ActionOrder:
    """What whoever is active is to do."""
    facing: Point | None = None if step.facing is None else facing_at(step.facing)
    building = names.buildings.index(step.building) if step.building else NO_BUILDING
    match step.do:
        case "move":
            return orders.MoveOrder(side=0, path=outline(step.path), facing=facing)
        case "turn":
            assert facing is not None
            return orders.TurnOrder(side=0, facing=facing)
        case "shoot":
            return orders.ShootOrder(side=0, target=unit_ids[step.target], will_move=step.will_move)
        case "aim":
            return orders.AimOrder(side=0)
        case "reload":
            return orders.ReloadOrder(side=0)
        case "detect":
            if step.target in names.buildings:
                return orders.DetectOrder(side=0, building=names.buildings.index(step.target))
            return DetectWhereOrder(side=0, building=NO_BUILDING, target=unit_ids[step.target])
        case "capture":
            return orders.CaptureOrder(side=0, object=names.objects.index(step.object))
        case "enter":
            return orders.EnterOrder(side=0, building=building, floor=step.floor or 0, posture=step.posture)
        case "leave":
            return orders.LeaveOrder(side=0, building=building, at=None if step.at is None else spot(step.at))
        case "inside":
            return orders.InsideOrder(side=0, building=building, floor=step.floor, posture=step.posture)
        case _:
            return orders.EndActivationOrder(side=0)
