"""Whether a battle from a setup can be in a state, as a save that anybody may have written gives it.

What is checked is what the rules rely on: every name, cell, side and id is one of the battle, numbers are in their
bounds, what there is once is there once, and nobody stands where somebody else does.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from core.board import Board
from core.resuming import Parts
from systems.clumsy.carried_check import Load, wrong_loads
from systems.clumsy.components import (
    NO_FUEL,
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
    Goal,
    Ground,
    HitPoints,
    Identity,
    Knowledge,
    KnownGround,
    Mine,
    Outcome,
    Patrol,
    Position,
    Rubble,
    Structure,
    Supplies,
    ThisTurn,
    Turn,
    VictoryPoint,
    Wreck,
)
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import UNIT_CLASSES
from systems.clumsy.goal_check import LONGEST_KEY, MOST_OF_A_GOAL
from systems.clumsy.goal_setup import GOAL_KINDS
from systems.clumsy.goals import GOAL_STATES
from systems.clumsy.setup import BattleSetup, ids_of
from systems.clumsy.supply import full_fuel, full_rounds

OF_A_UNIT: Final = (
    Identity,
    Position,
    HitPoints,
    ActionPoints,
    Supplies,
    ThisTurn,
    Carried,
    Alert,
    Patrol,
    Camouflage,
)
"""What every unit has."""
ALONE_IN_ITS_CELL: Final = (VictoryPoint, Structure, Mine, Rubble, Fire, Wreck)
"""What is an entity of its own, of which no cell holds two."""
MOST: Final = 1 << 20
"""More than anything that is counted in a battle comes to."""
MOST_SHOTS: Final = 9


def check_state(setup: BattleSetup, data: ClumsyData, board: Board, parts: Parts) -> None:
    """Raise ValueError, naming component and field, unless a battle from this setup can be in this state."""
    check = _Check(setup, data, board, parts)
    for kind in parts:
        for name, test in FIELDS[kind].items():
            for part in parts[kind].values():
                _hold(test(check, getattr(part, name)), kind, name)
    check.wholes()
    check.units()


def _hold(true: object, kind: type[Any], field: str = "") -> None:
    if not true:
        raise ValueError(f"{kind.__name__}.{field}" if field else kind.__name__)


class _Check:
    """What a state is checked against."""

    def __init__(self, setup: BattleSetup, data: ClumsyData, board: Board, parts: Parts) -> None:
        self.setup, self.data, self.board, self.parts = setup, data, board, parts
        self.sides = len(setup.sides)
        self.types = {number: (unit.type, unit.side) for number, unit in zip(ids_of(setup), setup.units, strict=True)}
        """Type and side of each unit that there ever was, by id: none comes later."""

    # --- values

    def side(self, side: int) -> bool:
        return 0 <= side < self.sides

    def owner(self, side: int) -> bool:
        return -1 <= side < self.sides

    def cell(self, cell: int) -> bool:
        return 0 <= cell < self.board.size and bool(self.board.full >> cell & 1)

    def place(self, cell: int) -> bool:
        return cell == OFF_BOARD or self.cell(cell)

    def mask(self, mask: int) -> bool:
        return mask >= 0 and not mask & ~self.board.full

    def unit(self, unit: int) -> bool:
        return unit in self.types

    def unit_or_none(self, unit: int) -> bool:
        return unit == NO_UNIT or unit in self.types

    def units_named(self, units: Sequence[int]) -> bool:
        return len(set(units)) == len(units) and all(map(self.unit, units))

    def cells_named(self, cells: Sequence[int]) -> bool:
        return len(set(cells)) == len(cells) and all(map(self.cell, cells))

    def spotted(self, rows: Sequence[tuple[int, int, int]]) -> bool:
        return all(self.unit(unit) and self.cell(cell) and _count(hp) for unit, cell, hp in rows)

    def last_seen(self, rows: Sequence[tuple[int, str, int, int, int]]) -> bool:
        return all(
            kind in self.data.units and _count(hp) and self.cell(cell) and _count(since)
            for _, kind, hp, cell, since in rows
        )

    def structure_rows(self, rows: Sequence[tuple[int, str, int, int, int, bool]]) -> bool:
        cells = [row[0] for row in rows]
        return cells == sorted(set(cells)) and all(
            self.cell(cell) and kind in self.data.structures and self.owner(side) and _count(hp) and _count(progress)
            for cell, kind, side, hp, progress, _ in rows
        )

    # --- what belongs together

    def all_of(self, kind: type[Any]) -> Iterable[Any]:
        return self.parts.get(kind, {}).values()

    def wholes(self) -> None:
        """The battle, its ground and its sides are all there, once each."""
        kind: type[Any]
        for kind in (Clock, Turn, Outcome):
            _hold(len(self.parts.get(kind, {})) == 1, kind)
        _hold(not any(outcome.ended for outcome in self.all_of(Outcome)), Outcome, "ended")
        every = list(range(self.sides))
        for kind in (Force, Knowledge):
            _hold(sorted(part.side for part in self.all_of(kind)) == every, kind, "side")
        self._covers_the_board(Ground, list(self.all_of(Ground)))
        for side in every:
            self._covers_the_board(KnownGround, [known for known in self.all_of(KnownGround) if known.side == side])
        for kind in ALONE_IN_ITS_CELL:
            cells = [part.cell for part in self.all_of(kind)]
            _hold(len(set(cells)) == len(cells), kind, "cell")
        points = {self.board.xy(point.cell) for point in self.all_of(VictoryPoint)}
        _hold(points == set(self.setup.points), VictoryPoint, "cell")
        numbers = sorted((goal.side, goal.number) for goal in self.all_of(Goal))
        _hold(len(numbers) == len(self.setup.goals) and len(set(numbers)) == len(numbers), Goal, "number")
        for knowledge in self.all_of(Knowledge):
            known = range(1, len(knowledge.contacts) + 1)
            _hold(all(self.types[unit][1] != knowledge.side for unit in knowledge.contacts), Knowledge, "contacts")
            _hold(all(row[0] in known for row in knowledge.last_seen), Knowledge, "last_seen")
            _hold(all(row[0] in knowledge.contacts for row in knowledge.spotted), Knowledge, "spotted")
            _hold(all(unit in known for unit in knowledge.last_seen_airborne), Knowledge, "last_seen_airborne")
            _hold(not knowledge.foreign_mines & ~knowledge.known_mines, Knowledge, "foreign_mines")

    def _covers_the_board(self, kind: type[Any], layers: Sequence[Any]) -> None:
        """Every terrain has its layer, and every cell is in one of them."""
        _hold(sorted(layer.terrain for layer in layers) == sorted(self.data.terrain), kind, "terrain")
        _hold(sum(layer.cells for layer in layers) == self.board.full, kind, "cells")
        together = 0
        for layer in layers:
            together |= layer.cells
        _hold(together == self.board.full, kind, "cells")

    def units(self) -> None:
        """Every unit is whole and is one of the setup's; none stands where another does."""
        identities: Mapping[int, Identity] = self.parts.get(Identity, {})
        for kind in OF_A_UNIT:
            _hold(self.parts.get(kind, {}).keys() == identities.keys(), kind)
        living = {identity.id: entity for entity, identity in identities.items()}
        _hold(len(living) == len(identities), Identity, "id")
        taken: set[tuple[int, bool]] = set()
        for entity, identity in identities.items():
            _hold(self.types.get(identity.id) == (identity.type, identity.side), Identity, "id")
            self._unit(entity, identity)
            position: Position = self.parts[Position][entity]
            carried: Carried = self.parts[Carried][entity]
            _hold((position.cell == OFF_BOARD) == (carried.aboard != NO_UNIT), Position, "cell")
            _hold(position.cell == OFF_BOARD or (position.cell, position.airborne) not in taken, Position, "cell")
            taken.add((position.cell, position.airborne))
        self._loads(living)

    def _unit(self, entity: int, identity: Identity) -> None:
        """The numbers of one unit are those of its type."""
        kind, part = self.data.units[identity.type], self.parts
        _hold(not part[Position][entity].airborne or kind.flies, Position, "airborne")
        _hold(1 <= part[HitPoints][entity].left <= kind.hp, HitPoints, "left")
        _hold(0 <= part[ActionPoints][entity].left <= kind.action_points, ActionPoints, "left")
        supplies: Supplies = part[Supplies][entity]
        full = full_fuel(kind)
        _hold(supplies.fuel == full if full == NO_FUEL else 0 <= supplies.fuel <= full, Supplies, "fuel")
        most = full_rounds(self.data, kind)
        _hold(len(supplies.rounds) == len(most), Supplies, "rounds")
        fits = all(0 <= left <= top for left, top in zip(supplies.rounds, most, strict=True))
        _hold(fits, Supplies, "rounds")
        _hold(set(part[ThisTurn][entity].shots) <= set(kind.weapons), ThisTurn, "shots")
        drone = part.get(Drone, {}).get(entity)
        _hold((drone is not None) == (kind.unit_class == "drone"), Drone)

    def _loads(self, living: Mapping[int, int]) -> None:
        """Who is aboard and behind whom fits there (LOAD-2, TOW-1)."""
        order = list(living)
        places = {unit: place for place, unit in enumerate(order)}
        nobody = len(order)
        loads = []
        for unit in order:
            entity = living[unit]
            carried, cell = self.parts[Carried][entity], self.parts[Position][entity].cell
            aboard, behind = (
                None if by == NO_UNIT else places.get(by, nobody) for by in (carried.aboard, carried.towed_by)
            )
            at = (0, 0) if cell == OFF_BOARD else self.board.xy(cell)
            loads.append(Load(self.data.units[self.types[unit][0]], self.types[unit][1], at, aboard, behind))
        for _, what in wrong_loads(loads, self.data):
            _hold(False, Carried, what)


def _count(number: int) -> bool:
    return 0 <= number < MOST


def _few(_check: _Check, number: int) -> bool:
    return 0 <= number <= MOST_OF_A_GOAL


def _any(_check: _Check, _value: object) -> bool:
    return True


def _counted(_check: _Check, value: int) -> bool:
    return _count(value)


def _one_of(known: Collection[str]) -> Callable[[_Check, str], bool]:
    return lambda _, name: name in known


_side, _owner, _cell, _mask = _Check.side, _Check.owner, _Check.cell, _Check.mask

FIELDS: Final[dict[type[Any], dict[str, Callable[[_Check, Any], bool]]]] = {
    Clock: {
        "round": lambda _, number: 1 <= number < MOST,
        "season": _any,
        "hour": _any,
        "hour_index": lambda check, place: 0 <= place < len(check.data.rules.clock.hours),
        "weather": _any,
        "season_rounds": _counted,
        "frozen": _any,
    },
    Turn: {"side": _side},
    Outcome: {"ended": _any, "winner": _owner, "reason": lambda _, reason: not reason},
    Ground: {"terrain": lambda check, name: name in check.data.terrain, "cells": _mask},
    VictoryPoint: {"cell": _cell, "owner": _owner, "count": _counted, "capturer": _Check.unit_or_none},
    Force: {"side": _side, "fielded": _any, "surrendered": _any},
    Goal: {
        "side": _side,
        "number": _counted,
        "kind": _one_of(GOAL_KINDS),
        "alone": _any,
        "announced": _any,
        "text": lambda _, key: len(key) <= LONGEST_KEY,
        "units": _Check.units_named,
        "structure_cells": _Check.cells_named,
        "zone": _mask,
        "round": _counted,
        "count": _few,
        "done": _few,
        "state": _one_of(GOAL_STATES),
        "identified": _Check.units_named,
        "fallen": _Check.cells_named,
    },
    Knowledge: {
        "side": _side,
        "seen_cells": _mask,
        "seen_this_turn": _mask,
        "spotted": _Check.spotted,
        "contacts": _Check.units_named,
        "last_seen": _Check.last_seen,
        "known_wrecks": _mask,
        "known_fires": _mask,
        "known_structures": _Check.structure_rows,
        "known_rubble": _mask,
        "known_mines": _mask,
        "foreign_mines": _mask,
        "last_seen_airborne": _any,
    },
    KnownGround: {"side": _side, "terrain": lambda check, name: name in check.data.terrain, "cells": _mask},
    Identity: {"id": _Check.unit, "type": _any, "side": _side},
    Position: {"cell": _Check.place, "airborne": _any},
    HitPoints: {"left": _counted},
    ActionPoints: {"left": _counted},
    Supplies: {"fuel": _any, "rounds": _any},
    ThisTurn: {
        "moved": _any,
        "shots": lambda _, shots: len(shots) <= MOST_SHOTS,
        "revealed_to": lambda check, sides: 0 <= sides < 1 << check.sides,
        "worked": _any,
    },
    Carried: {"aboard": _Check.unit_or_none, "towed_by": _Check.unit_or_none},
    Alert: {"shots": lambda _, shots: 0 <= shots <= MOST_SHOTS},
    Patrol: {"zone": _Check.place, "reserved": _any},
    Camouflage: {"settled": _any},
    Drone: {"operator": _Check.unit_or_none, "battery": lambda _, left: -1 <= left < MOST},
    Structure: {
        "type": lambda check, name: name in check.data.structures,
        "cell": _cell,
        "side": _owner,
        "hp": lambda _, hp: 1 <= hp < MOST,
        "progress": _counted,
        "built": _any,
    },
    Mine: {"cell": _cell, "side": _side},
    Rubble: {"cell": _cell},
    Fire: {"cell": _cell, "age": _counted, "spread": _any},
    Wreck: {"cell": _cell, "unit_class": _one_of(UNIT_CLASSES)},
}
"""What each field of each kind of component must be by itself."""
