"""From a scenario file to a battle with steps, or to the list of all that is wrong with the file."""

from __future__ import annotations

from msgspec.structs import replace

from core.packs.document import Document
from core.packs.faults import Faults
from core.packs.loader import Pack
from core.packs.overlay import origin
from core.packs.validation import validate
from core.scenario_case import Expectations, NamedCase, Script, inline_data
from core.scenario_steps import check_orders_alone
from core.scenarios import Step
from systems.clumsy.data import ClumsyData
from systems.clumsy.pipeline import new_game
from systems.clumsy.scenarios.asking import Names, Subject
from systems.clumsy.scenarios.building import order_of, setup_of
from systems.clumsy.scenarios.checking import check_tables
from systems.clumsy.scenarios.goal_tables import read_goals
from systems.clumsy.scenarios.keys import read_key
from systems.clumsy.scenarios.step_checking import check_steps
from systems.clumsy.scenarios.tables import ORDER_KEYS, ScenarioFile
from systems.clumsy.setup import BattleSetup, ids_of


class ClumsyCase(NamedCase[Subject, ClumsyData, BattleSetup]):
    """A scenario that was read: `core.scenarios.Case`."""

    UNIT_FIELDS = ("unit", "supplier", "target", "carrier", "passenger", "gun")

    def side_to_move(self) -> int:
        """The side whose turn it is."""
        return self.asked.game.view(0).turn

    def side_names(self) -> tuple[str, ...]:
        """The sides by name."""
        return self.asked.game.battle.side_names


def read_scenario(document: Document, pack: Pack[ClumsyData]) -> ClumsyCase:
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
    goals = read_goals(file, source, data, faults)
    check_steps(file, source, data, faults)
    known = _names(file, data)
    told = Expectations(document, known.board.contains, lambda text: read_key(text, known), faults)
    expected = [told.read(("step", place, "expect")) for place in range(len(file.step))]
    at_the_end = told.read(("expect",))
    faults.raise_if_any()
    setup = replace(setup_of(file), goals=goals)
    subject = _subject(file, setup, data)
    side_of = {name: side for side, name in enumerate(file.sides)}
    steps = tuple(
        Step(order_of(table, subject, side_of), table.rejected, table.draws, after)
        for table, after in zip(file.step, expected, strict=True)
    )
    return ClumsyCase(subject, Script(file.title, steps, at_the_end, told.keys), setup, pack)


def _names(file: ScenarioFile, data: ClumsyData) -> Names:
    """What the expectations may name; of units of an unknown type no weapon is known."""
    board = data.board(file.map.rows)
    kinds = {unit.name: data.units.get(unit.type) for unit in file.unit}
    return Names(
        {name: kind.weapons if kind is not None else () for name, kind in kinds.items()},
        file.sides,
        board,
        frozenset(board.cell(*point) for point in file.map.points if board.contains(*point)),
        {structure.name: board.cell(*structure.at) for structure in file.structure if board.contains(*structure.at)},
        tuple(data.terrain),
        tuple(data.structures),
    )


def _subject(file: ScenarioFile, setup: BattleSetup, data: ClumsyData) -> Subject:
    """The battle at its start, with the names of the file."""
    side_of = {name: side for side, name in enumerate(file.sides)}
    unit_ids = {unit.name: number for unit, number in zip(file.unit, ids_of(setup), strict=True)}
    subject = Subject(new_game(setup, data), unit_ids, {unit.name: side_of[unit.side] for unit in file.unit})
    board, standing = subject.game.battle.board, subject.game.battle.structure_at
    subject.structures = {one.name: standing[board.cell(*one.at)] for one in file.structure}
    return subject
