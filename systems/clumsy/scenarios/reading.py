"""From a scenario file to a battle with steps, or to the list of all that is wrong with the file."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from core.events import Event
from core.orders import Order
from core.packs.document import Document
from core.packs.faults import Faults, PackError
from core.packs.keys import Keys
from core.packs.loader import Pack
from core.packs.overlay import origin
from core.packs.validation import validate
from core.scenario_answers import Value
from core.scenario_keys import KeyFaultError
from core.scenario_steps import check_orders_alone
from core.scenarios import Expectation, Step, flat_expectations
from systems.clumsy.data import ClumsyData, with_inline_data
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.scenarios.asking import Key, Names, Subject
from systems.clumsy.scenarios.building import order_of, setup_of
from systems.clumsy.scenarios.checking import check_tables
from systems.clumsy.scenarios.goal_tables import read_goals
from systems.clumsy.scenarios.keys import read_key
from systems.clumsy.scenarios.step_checking import check_steps
from systems.clumsy.scenarios.tables import ORDER_KEYS, ScenarioFile
from systems.clumsy.setup import (
    BattleSetup,
    ids_of,
)


class ClumsyCase:
    """A scenario that was read: `core.scenarios.Case`."""

    def __init__(
        self,
        game: ClumsyGame,
        title: str,
        subject: Subject,
        keys: dict[str, Key],
        steps: tuple[Step, ...],
        expected: tuple[Expectation, ...],
        setup: BattleSetup,
        pack: Pack[ClumsyData],
    ) -> None:
        self.game, self.title, self.steps, self.expected, self.setup = game, title, steps, expected, setup
        self.pack = pack
        """The pack it is based on."""
        self._subject, self._keys = subject, keys

    @property
    def data(self) -> ClumsyData:
        """The pack's data with the file's own laid over it."""
        return self.game.battle.data

    def side_to_move(self) -> int:
        """The side whose turn it is."""
        return self.game.view(0).turn

    def answer(self, key: str) -> Value:
        """What a key is now."""
        return self._keys[key].answer(self._subject)

    def named(self, part: Event | Order) -> dict[str, Any]:
        """An order or an event as plain values, with units by the names of the file and sides by theirs."""
        plain: dict[str, Any] = msgspec.to_builtins(part)
        for key in ("unit", "supplier", "target", "carrier", "passenger", "gun"):
            if plain.get(key):
                plain[key] = self._subject.names.get(plain[key], plain[key])
        for key in ("side", "winner"):
            if key in plain:
                sides = self.game.battle.side_names
                plain[key] = sides[plain[key]] if plain[key] >= 0 else "none"
        return plain


def read_scenario(document: Document, pack: Pack[ClumsyData]) -> ClumsyCase:
    """Read a scenario file that is based on a pack. Raises PackError with all its faults."""
    faults = Faults()
    source = origin(document)
    data = _inline_data(document, pack, faults)
    file = validate(source, ScenarioFile, faults)
    if file is None:
        check_orders_alone(source, ORDER_KEYS, faults)
        faults.raise_if_any()
        raise AssertionError("a file that is not valid has faults")
    check_tables(file, source, data, faults)
    goals = read_goals(file, source, data, faults)
    check_steps(file, source, data, faults)
    known = _names(file, data)
    keys: dict[str, Key] = {}
    expected = [
        _read_expectations(document, ("step", place, "expect"), known, keys, faults) for place in range(len(file.step))
    ]
    at_the_end = _read_expectations(document, ("expect",), known, keys, faults)
    faults.raise_if_any()
    return _build(file, data, pack, goals, keys, expected, at_the_end)


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


def _inline_data(document: Document, pack: Pack[ClumsyData], faults: Faults) -> ClumsyData:
    try:
        return with_inline_data(pack, document)
    except PackError as error:
        faults.extend(error.faults)
        return pack.data


def _read_expectations(
    document: Document, where: Keys, known: Names, keys: dict[str, Key], faults: Faults
) -> tuple[Expectation, ...]:
    if not document.has(where):
        return ()
    found = flat_expectations(document, where, faults)
    for expectation in found:
        try:
            key = keys[expectation.key] = keys.get(expectation.key) or read_key(expectation.key, known)
        except KeyFaultError as fault:
            faults.add(fault.fault(document, expectation.at))
            continue
        key.kind.check(expectation.value, document, expectation.at, known.board, faults)
    return tuple(found)


def _build(
    file: ScenarioFile,
    data: ClumsyData,
    pack: Pack[ClumsyData],
    goals: tuple[GoalSetup, ...],
    keys: dict[str, Key],
    expected: list[tuple[Expectation, ...]],
    at_the_end: tuple[Expectation, ...],
) -> ClumsyCase:
    side_of = {name: side for side, name in enumerate(file.sides)}
    setup = replace(setup_of(file), goals=goals)
    unit_ids = {unit.name: number for unit, number in zip(file.unit, ids_of(setup), strict=True)}
    subject = Subject(new_game(setup, data), unit_ids, {unit.name: side_of[unit.side] for unit in file.unit})
    board, standing = subject.game.battle.board, subject.game.battle.structure_at
    subject.structures = {one.name: standing[board.cell(*one.at)] for one in file.structure}
    steps = tuple(
        Step(order_of(table, subject, side_of), table.rejected, table.draws, after)
        for table, after in zip(file.step, expected, strict=True)
    )
    return ClumsyCase(subject.game, file.title, subject, keys, steps, at_the_end, setup, pack)
