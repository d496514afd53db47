"""The goals of a scenario or mission file: `[[goal]]` with the names of the file, made into a setup's goals.

WIN-2 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from core.orders import Cell
from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin
from systems.clumsy.components import NO_SIDE
from systems.clumsy.data import ClumsyData
from systems.clumsy.goal_check import Grounds, wrong_goals
from systems.clumsy.goal_setup import GoalSetup
from systems.clumsy.scenarios.tables import Around, BattleFile, GoalTable


def read_goals(file: BattleFile, source: Origin, data: ClumsyData, faults: Faults) -> tuple[GoalSetup, ...]:
    """The file's goals; all that is wrong with them is added to the faults."""
    before = len(faults)
    reader = _Reader(file, source, data, faults)
    goals = [reader.goal(place, table) for place, table in enumerate(file.goal)]
    if len(faults) == before:
        for fault in wrong_goals(goals, reader.grounds):
            given = source.layer_of(("goal", fault.place)).document.has(("goal", fault.place, fault.key))
            keys: Keys = ("goal", fault.place, fault.key) if given else ("goal", fault.place)
            shown = source.fault(keys, f"goal-{fault.message}", value=given)
            faults.add(replace(shown, arguments=fault.arguments))
    return tuple(goals)


class _Reader:
    """Looks up what the goals of a file name."""

    def __init__(self, file: BattleFile, source: Origin, data: ClumsyData, faults: Faults) -> None:
        self._file, self._source, self._data, self._faults = file, source, data, faults
        rows = file.map.rows
        self._board = data.board(rows)
        self._sides = {name: side for side, name in enumerate(file.sides)}
        drawn = data.structure_by_glyph()
        # by cell: type and side, of what the map draws and of what the file puts there
        self._standing: dict[Cell, tuple[str, int]] = {
            (x, y): (drawn[glyph].id, NO_SIDE)
            for y, row in enumerate(rows)
            for x, glyph in enumerate(row)
            if glyph in drawn
        } | {one.at: (one.type, self._sides.get(one.side, NO_SIDE)) for one in file.structure}
        self.grounds = Grounds(
            len(rows[0]),
            len(rows),
            file.map.points,
            [self._sides.get(unit.side, NO_SIDE) for unit in file.unit],
            {cell: side for cell, (_, side) in self._standing.items()},
        )

    def goal(self, place: int, table: GoalTable) -> GoalSetup:
        """One goal; what it names and is not there is told and left out."""
        if table.side not in self._sides:
            self._unknown(place, ("side",), table.side, self._sides)
        side = self._sides.get(table.side, NO_SIDE)
        return GoalSetup(
            side=side,
            kind=table.kind,
            alone=self._combine(place, table) == "any",
            units=self._units(place, table, side),
            structures=self._structures(place, table, side),
            zone=self._zone(table),
            round=table.round,
            count=table.count,
        )

    def _combine(self, place: int, table: GoalTable) -> str:
        """How the goals of the table's side combine: as any of them says; all, if none does."""
        said = [other.combine for other in self._file.goal if other.side == table.side and other.combine is not None]
        if table.combine is not None and table.combine != said[0]:
            fault = self._source.fault(("goal", place, "combine"), "goal-combine", value=True, name=said[0])
            self._faults.add(fault)
        return said[0] if said else "all"

    def _units(self, place: int, table: GoalTable, side: int) -> tuple[int, ...]:
        """Places of the units that are named, and of all of the types that are: of others to kill, else its own."""
        names = {unit.name: number for number, unit in enumerate(self._file.unit)}
        wanted: Callable[[int], bool] = (lambda of: of != side) if table.kind == "kill" else (lambda of: of == side)
        found: dict[int, None] = {}
        for number, name in enumerate(table.units):
            if name in names:
                found[names[name]] = None
                continue
            of_type = [
                one
                for one, unit in enumerate(self._file.unit)
                if unit.type == name and wanted(self.grounds.unit_sides[one])
            ]
            if name not in self._data.units:
                self._unknown(place, ("units", number), name, [*names, *self._data.units])
            elif not of_type:
                self._nobody(place, ("units", number), name)
            found |= dict.fromkeys(of_type)
        return tuple(found)

    def _structures(self, place: int, table: GoalTable, side: int) -> tuple[Cell, ...]:
        """The cell of the structure that is named, or of all of the type that are not the side's own."""
        name = table.structure
        if not name:
            return ()
        named = {one.name: one.at for one in self._file.structure}
        if name in named:
            return (named[name],)
        of_type = sorted(cell for cell, (kind, of) in self._standing.items() if kind == name and of != side)
        if name not in self._data.structures:
            self._unknown(place, ("structure",), name, [*named, *self._data.structures])
        elif not of_type:
            self._nobody(place, ("structure",), name)
        return tuple(of_type)

    def _zone(self, table: GoalTable) -> tuple[Cell, ...]:
        zone = table.zone
        if not isinstance(zone, Around):
            return zone
        if not self._board.contains(*zone.at):
            return (zone.at,)
        return tuple(self._board.sorted_xy(self._board.disk(self._board.cell(*zone.at), zone.radius)))

    def _unknown(self, place: int, keys: Keys, name: str, names: Iterable[str]) -> None:
        self._faults.add(
            self._source.fault(
                ("goal", place, *keys), "unknown-name", value=True, name=name, found=name, suggestion_from=names
            )
        )

    def _nobody(self, place: int, keys: Keys, name: str) -> None:
        self._faults.add(self._source.fault(("goal", place, *keys), "goal-nobody", value=True, name=name))
