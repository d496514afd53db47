"""From a scenario file to a battle with steps, or to the list of all that is wrong with the file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from core.board import Board
from core.events import Event
from core.orders import Order
from core.packs.document import Document
from core.packs.faults import Faults, PackError
from core.packs.keys import Keys
from core.packs.loader import Pack
from core.packs.overlay import Origin, origin
from core.packs.validation import validate
from core.scenarios import SIDE_TO_MOVE, Expectation, Step, flat_expectations
from systems.clumsy.carried_check import Load, wrong_loads
from systems.clumsy.components import NO_SIDE
from systems.clumsy.data import ClumsyData, load_clumsy, with_inline_data
from systems.clumsy.orders import (
    TARGETS,
    AlertOrder,
    BoardOrder,
    BuildOrder,
    CancelOrder,
    ClearOrder,
    DemineOrder,
    EndTurnOrder,
    FireOrder,
    LayMineOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    SurrenderOrder,
    TowOrder,
    UnhitchOrder,
    UnloadOrder,
)
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.scenarios.keys import GAME_KEYS, Key, KeyFaultError, Names, Subject, Value, read_key
from systems.clumsy.scenarios.tables import (
    ALWAYS,
    NEUTRAL,
    NOT_YET_ON_A_UNIT,
    NOT_YET_ORDERS,
    NOT_YET_TABLES,
    ORDER_KEYS,
    REASONS,
    MineTable,
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
    ids_of,
)

RESERVED = frozenset(
    {"cell", "point", NEUTRAL, "bounty", "bomb_dropped", *(key.partition(".")[0] for key in GAME_KEYS)}
)
"""Names that a unit or side cannot have: keys begin with them."""


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
    ) -> None:
        self.game, self.title, self.steps, self.expected, self.setup = game, title, steps, expected, setup
        self._subject, self._keys = subject, keys

    @property
    def pack(self) -> Pack[ClumsyData]:
        """The pack it is based on."""
        return load_clumsy()

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


def read_scenario(document: Document) -> ClumsyCase:
    """Read a scenario file. Raises PackError with all its faults."""
    faults = Faults()
    source = origin(document)
    data = _inline_data(document, faults)
    file = validate(source, ScenarioFile, faults)
    if file is None:
        _check_steps_alone(source, faults)
        faults.raise_if_any()
        raise AssertionError("a file that is not valid has faults")
    _check_names(file, source, faults)
    _check_map(file, source, data, faults)
    for place in range(len(file.fire)):
        _check_fire(file, place, source, data, faults)
    for place, unit in enumerate(file.unit):
        _check_unit(file, place, unit, source, data, faults)
    _check_loads(file, source, data, faults)
    for place, structure in enumerate(file.structure):
        _check_structure(file, place, structure, source, data, faults)
    for place, mine in enumerate(file.mine):
        _check_mine(file, place, mine, source, faults)
    _check_steps(file, source, data, faults)
    known = _names(file, data)
    keys: dict[str, Key] = {}
    expected = [
        _read_expectations(document, ("step", place, "expect"), known, keys, faults) for place in range(len(file.step))
    ]
    at_the_end = _read_expectations(document, ("expect",), known, keys, faults)
    faults.raise_if_any()
    return _build(file, data, keys, expected, at_the_end)


def _names(file: ScenarioFile, data: ClumsyData) -> Names:
    """What the expectations may name; of units of an unknown type no weapon is known."""
    board = Board.of(len(file.map.rows[0]), len(file.map.rows), data.rules.grid.adjacency)
    kinds = {unit.name: data.units.get(unit.type) for unit in file.unit}
    return Names(
        {name: kind.weapons if kind is not None else () for name, kind in kinds.items()},
        file.sides,
        board,
        frozenset(board.cell(*point) for point in file.map.points if board.contains(*point)),
        {structure.name: board.cell(*structure.at) for structure in file.structure if board.contains(*structure.at)},
    )


def _inline_data(document: Document, faults: Faults) -> ClumsyData:
    pack = load_clumsy()
    try:
        return with_inline_data(pack, document)
    except PackError as error:
        faults.extend(error.faults)
        return pack.data


# --- checking the tables


def _check_names(file: ScenarioFile, source: Origin, faults: Faults) -> None:
    taken: set[str] = set()
    named: list[tuple[Keys, str]] = [(("sides", place), name) for place, name in enumerate(file.sides)]
    named += [(("unit", place, "name"), unit.name) for place, unit in enumerate(file.unit)]
    named += [(("structure", place, "name"), one.name) for place, one in enumerate(file.structure)]
    for keys, name in named:
        if name in RESERVED:
            faults.add(source.fault(keys, "scenario-reserved-name", value=True, name=name))
        elif name in taken:
            faults.add(source.fault(keys, "scenario-name-taken", value=True, name=name))
        elif name.endswith("\n"):  # which a pattern lets pass
            faults.add(source.fault(keys, "malformed-name", value=True, name=name))
        taken.add(name)
    for table in NOT_YET_TABLES:
        if getattr(file, table):
            faults.add(source.fault((table,), "scenario-not-yet", name=table))


def _check_map(file: ScenarioFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    glyphs = {*data.terrain_by_glyph(), *data.structure_by_glyph()}
    width = len(file.map.rows[0])
    for y, row in enumerate(file.map.rows):
        if len(row) != width:
            keys = ("map", "rows", y)
            faults.add(source.fault(keys, "scenario-row-length", value=True, wanted=width, count=len(row)))
        for glyph in sorted(set(row) - glyphs):
            shown = " ".join(sorted(glyphs))
            faults.add(source.fault(("map", "rows", y), "scenario-glyph", value=True, name=glyph, choices=shown))
    for place, point in enumerate(file.map.points):
        _check_place(file, ("map", "points", place), point, source, faults)
        if point in file.map.points[:place]:
            faults.add(source.fault(("map", "points", place), "scenario-twice", value=True, name=str(list(point))))


def _check_place(file: ScenarioFile, keys: Keys, at: tuple[int, int], source: Origin, faults: Faults) -> bool:
    inside = 0 <= at[0] < len(file.map.rows[0]) and 0 <= at[1] < len(file.map.rows)
    if not inside:
        faults.add(source.fault(keys, "scenario-off-board", value=True, x=at[0], y=at[1]))
    return inside


def _check_fire(file: ScenarioFile, place: int, source: Origin, data: ClumsyData, faults: Faults) -> None:
    keys: Keys = ("fire", place)
    fire = file.fire[place]
    x, y = fire.at
    if _check_place(file, (*keys, "at"), fire.at, source, faults):
        row = file.map.rows[y]
        terrain = data.terrain_by_glyph().get(row[x]) if x < len(row) else None
        if terrain is None or not terrain.burns:
            faults.add(source.fault((*keys, "at"), "scenario-no-forest", value=True, x=x, y=y))
    if any(other.at == fire.at for other in file.fire[:place]):
        faults.add(source.fault((*keys, "at"), "scenario-twice", value=True, name=str(list(fire.at))))
    if fire.age >= data.rules.burn.rounds:
        faults.add(source.fault((*keys, "age"), "too-large", value=True, most=data.rules.burn.rounds - 1))


def _check_unit(
    file: ScenarioFile, place: int, unit: UnitTable, source: Origin, data: ClumsyData, faults: Faults
) -> None:
    keys: Keys = ("unit", place)
    if unit.side not in file.sides:
        faults.add(_unknown(source, (*keys, "side"), unit.side, file.sides))
    _check_place(file, (*keys, "at"), unit.at, source, faults)
    if not unit.aboard and any(other.at == unit.at and not other.aboard for other in file.unit[:place]):
        faults.add(source.fault((*keys, "at"), "scenario-cell-taken", value=True, x=unit.at[0], y=unit.at[1]))
    given_keys = _table(source, keys)
    for key in NOT_YET_ON_A_UNIT:
        if key in given_keys and getattr(unit, key) is not False:
            faults.add(source.fault((*keys, key), "scenario-not-yet", name=key))
    kind = data.units.get(unit.type)
    if kind is None:
        faults.add(_unknown(source, (*keys, "type"), unit.type, data.units))
        return
    if kind.flies:
        faults.add(source.fault((*keys, "type"), "scenario-not-yet", value=True, name=unit.type))
    for key, most in (("hp", kind.hp), ("action_points", kind.action_points), ("fuel", kind.fuel or 0)):
        given = getattr(unit, key)
        if given is not None and given > most:
            faults.add(source.fault((*keys, key), "too-large", value=True, most=most))
    for weapon, rounds in unit.ammo.items():
        if weapon not in kind.weapons:
            faults.add(_unknown(source, (*keys, "ammo", weapon), weapon, kind.weapons, value=False))
        elif rounds > data.weapons[weapon].ammo:
            most = data.weapons[weapon].ammo
            faults.add(source.fault((*keys, "ammo", weapon), "too-large", value=True, most=most))


def _check_loads(file: ScenarioFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    """Look at who is aboard what and towed by what."""
    places = {unit.name: place for place, unit in enumerate(file.unit)}
    side_of = {name: side for side, name in enumerate(file.sides)}
    loads = []
    for place, unit in enumerate(file.unit):
        for key in ("aboard", "towed_by"):
            named = getattr(unit, key)
            if named and named not in places:
                faults.add(_unknown(source, ("unit", place, key), named, places))
        aboard, towed_by = places.get(unit.aboard), places.get(unit.towed_by)
        loads.append(Load(data.units.get(unit.type), side_of.get(unit.side, NO_SIDE), unit.at, aboard, towed_by))
    for place, wrong in wrong_loads(loads, data):
        name = getattr(file.unit[place], wrong)
        message = f"scenario-not-{wrong.replace('_', '-')}"
        faults.add(source.fault(("unit", place, wrong), message, value=True, name=name))


def _check_structure(
    file: ScenarioFile, place: int, structure: StructureTable, source: Origin, data: ClumsyData, faults: Faults
) -> None:
    keys: Keys = ("structure", place)
    if structure.side not in (*file.sides, NEUTRAL):
        faults.add(_unknown(source, (*keys, "side"), structure.side, (*file.sides, NEUTRAL)))
    if structure.owner:
        faults.add(source.fault((*keys, "owner"), "scenario-not-yet", name="owner"))
    x, y = structure.at
    if _check_place(file, (*keys, "at"), structure.at, source, faults):
        drawn = x < len(file.map.rows[y]) and file.map.rows[y][x] in data.structure_by_glyph()
        if drawn or any(other.at == structure.at for other in file.structure[:place]):
            faults.add(source.fault((*keys, "at"), "scenario-cell-taken", value=True, x=x, y=y))
    kind = data.structures.get(structure.type)
    if kind is None:
        faults.add(_unknown(source, (*keys, "type"), structure.type, data.structures))
        return
    for key, most in (("hp", kind.hp), ("progress", kind.build_turns)):
        given = getattr(structure, key)
        if given is not None and given > most:
            faults.add(source.fault((*keys, key), "too-large", value=True, most=most))


def _check_mine(file: ScenarioFile, place: int, mine: MineTable, source: Origin, faults: Faults) -> None:
    keys: Keys = ("mine", place)
    if mine.side not in file.sides:
        faults.add(_unknown(source, (*keys, "side"), mine.side, file.sides))
    _check_place(file, (*keys, "at"), mine.at, source, faults)
    taken = {*(other.at for other in file.mine[:place]), *(other.at for other in file.structure)}
    if mine.at in taken:
        faults.add(source.fault((*keys, "at"), "scenario-cell-taken", value=True, x=mine.at[0], y=mine.at[1]))


def _unknown(source: Origin, keys: Keys, name: str, names: Iterable[str], *, value: bool = True) -> Any:
    return source.fault(keys, "unknown-name", value=value, name=name, found=name, suggestion_from=names)


# --- checking the steps


def _check_steps_alone(source: Origin, faults: Faults) -> None:
    """Look at the steps' orders even though the file's other tables do not hold."""
    steps = source.data.get("step")
    for place, step in enumerate(steps if isinstance(steps, list) else ()):
        if isinstance(step, dict) and isinstance(step.get("do"), str):
            _check_order_name(("step", place), step["do"], source, faults)


def _check_order_name(keys: Keys, name: str, source: Origin, faults: Faults) -> bool:
    if name in ORDER_KEYS:
        return True
    if name in NOT_YET_ORDERS:
        faults.add(source.fault((*keys, "do"), "scenario-not-yet", value=True, name=name))
    else:
        faults.add(_unknown(source, (*keys, "do"), name, [*ORDER_KEYS, *NOT_YET_ORDERS]))
    return False


def _check_steps(file: ScenarioFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
    units = [unit.name for unit in file.unit]
    for place, step in enumerate(file.step):
        keys: Keys = ("step", place)
        if not _check_order_name(keys, step.do, source, faults):
            continue
        needed, allowed = ORDER_KEYS[step.do]
        given = _table(source, keys)
        for key in needed:
            if key not in given:
                faults.add(source.fault(keys, "missing-key", name=key))
        for key in given:
            if key not in (*needed, *allowed, *ALWAYS):
                known = (*needed, *allowed, *ALWAYS)
                faults.add(source.fault((*keys, key), "scenario-key-of-order", name=key, suggestion_from=known))
        of_units = [(key, units) for key in ("unit", "target", "carrier", "passenger", "gun")]
        for key, names in (*of_units, ("side", list(file.sides))):
            named = getattr(step, key)
            if named and named not in names:
                faults.add(_unknown(source, (*keys, key), named, names))
        if step.do == "fire" and step.what not in TARGETS:
            faults.add(_unknown(source, (*keys, "what"), step.what, TARGETS[1:]))
        if step.do == "build" and step.what and step.what not in data.structures and step.rejected != "invalid":
            faults.add(_unknown(source, (*keys, "what"), step.what, data.structures))
        if step.rejected and step.rejected not in REASONS:
            faults.add(_unknown(source, (*keys, "rejected"), step.rejected, REASONS))
        if step.do == "check" and (step.rejected or step.draws):
            key = "rejected" if step.rejected else "draws"
            faults.add(source.fault((*keys, key), "scenario-key-of-order", name=key))


def _table(source: Origin, keys: Keys) -> dict[str, Any]:
    found: Any = source.data
    for key in keys:
        found = found[key]
    return found if isinstance(found, dict) else {}


# --- building


def _build(
    file: ScenarioFile,
    data: ClumsyData,
    keys: dict[str, Key],
    expected: list[tuple[Expectation, ...]],
    at_the_end: tuple[Expectation, ...],
) -> ClumsyCase:
    side_of = {name: side for side, name in enumerate(file.sides)}
    places = {unit.name: place for place, unit in enumerate(file.unit)}
    setup = BattleSetup(
        sides=file.sides,
        seed=file.seed,
        rows=file.map.rows,
        points=file.map.points,
        structures=tuple(_structure_setup(structure, side_of) for structure in file.structure),
        mines=tuple(MineSetup(side=side_of[mine.side], at=mine.at) for mine in file.mine),
        clock=ClockSetup(
            season=file.clock.season,
            hour=file.clock.hour,
            weather=file.clock.weather,
            round=file.clock.round,
            frozen=file.clock.frozen,
        ),
        units=tuple(_unit_setup(unit, side_of, places) for unit in file.unit),
        fires=tuple(FireSetup(at=fire.at, age=fire.age, spread=fire.spread) for fire in file.fire),
        title=file.title,
    )
    unit_ids = {unit.name: number for unit, number in zip(file.unit, ids_of(setup), strict=True)}
    subject = Subject(new_game(setup, data), unit_ids, {unit.name: side_of[unit.side] for unit in file.unit})
    board, standing = subject.game.battle.board, subject.game.battle.structure_at
    subject.structures = {one.name: standing[board.cell(*one.at)] for one in file.structure}
    steps = tuple(
        Step(_order(table, subject, side_of), table.rejected, table.draws, after)
        for table, after in zip(file.step, expected, strict=True)
    )
    return ClumsyCase(subject.game, file.title, subject, keys, steps, at_the_end, setup)


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
    )


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
        if type(expectation.value) is not key.kind:
            from core.packs.explanation import kind_of

            wanted = kind_of(key.kind())
            actual = kind_of(expectation.value)
            fault_at = document.fault(expectation.at, "wrong-type", value=True, expected=wanted, found_type=actual)
            faults.add(fault_at)
    return tuple(found)


_AT_A_CELL = {"clear": ClearOrder, "lay_mine": LayMineOrder, "demine": DemineOrder}
_PASSED_BY = {"end_turn": EndTurnOrder, "surrender": SurrenderOrder}


def _order(step: StepTable, subject: Subject, side_of: dict[str, int]) -> Order | None:
    unit = subject.unit_ids.get(step.unit, 0)
    side = subject.unit_sides.get(step.unit, 0)
    if step.do == "move":
        assert step.to is not None
        return MoveOrder(side=side, unit=unit, to=step.to, path=step.path)
    if step.do == "fire":
        assert step.at is not None
        return FireOrder(side=side, unit=unit, at=step.at, weapon=step.weapon, what=step.what)
    if step.do == "alert":
        return AlertOrder(side=side, unit=unit)
    if step.do == "patrol":
        assert step.at is not None
        return PatrolOrder(side=side, unit=unit, at=step.at)
    if step.do == "cancel":
        return CancelOrder(side=side, unit=unit)
    if step.do == "supply":
        return SupplyOrder(side=side, unit=unit, target=subject.unit_ids.get(step.target, 0))
    if step.do == "board":
        return BoardOrder(side=side, unit=unit, carrier=subject.unit_ids.get(step.carrier, 0))
    if step.do == "unload":
        assert step.at is not None
        return UnloadOrder(side=side, unit=unit, passenger=subject.unit_ids.get(step.passenger, 0), at=step.at)
    if step.do == "tow":
        return TowOrder(side=side, unit=unit, gun=subject.unit_ids.get(step.gun, 0))
    if step.do == "unhitch":
        return UnhitchOrder(side=side, unit=unit)
    if step.do == "build":
        assert step.at is not None
        return BuildOrder(side=side, unit=unit, what=step.what, at=step.at)
    if step.do in _AT_A_CELL:
        assert step.at is not None
        return _AT_A_CELL[step.do](side=side, unit=unit, at=step.at)
    if step.do in _PASSED_BY:
        return _PASSED_BY[step.do](side=side_of.get(step.side, SIDE_TO_MOVE))
    return None
