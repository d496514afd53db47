"""Whether units may begin a battle aboard carriers, behind trucks and flown by operators, as a setup or a file says.

LOAD-2, LOAD-3, TOW-1, DRONE-1 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from core.orders import Cell
from systems.clumsy.components import NO_SIDE
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.towing import can_tow, is_gun
from systems.clumsy.transport import carries, fits


class Load(NamedTuple):
    """A unit at the start; `aboard`, `towed_by` and `operator` are places in the list of all units."""

    kind: UnitType | None
    side: int
    at: Cell
    aboard: int | None
    towed_by: int | None
    operator: int | None = None


NOBODY = Load(None, NO_SIDE, (0, 0), None, None)


def wrong_loads(units: Sequence[Load], data: ClumsyData) -> Iterator[tuple[int, str]]:
    """The places of units that cannot begin so, each with what is wrong: "aboard", "towed_by" or "operator"."""
    passengers: dict[int, list[UnitType]] = {}
    towing: set[int] = set()
    for place, unit in enumerate(units):
        if unit.kind is None:
            continue
        if unit.aboard is not None:
            carrier = _at(units, unit.aboard)
            aboard = passengers.setdefault(unit.aboard, [])
            if not _may_board(unit, carrier, aboard, data):
                yield place, "aboard"
            aboard.append(unit.kind)
        if unit.towed_by is not None:
            truck = _at(units, unit.towed_by)
            if unit.towed_by in towing or not _may_follow(unit, truck, data):
                yield place, "towed_by"
            towing.add(unit.towed_by)
        if unit.operator is not None and not _may_fly(unit, _at(units, unit.operator)):
            yield place, "operator"


def _at(units: Sequence[Load], place: int) -> Load:
    return units[place] if 0 <= place < len(units) else NOBODY


def _may_board(unit: Load, carrier: Load, aboard: list[UnitType], data: ClumsyData) -> bool:
    if unit.kind is None or carrier.kind is None or carrier.side != unit.side or not carries(carrier.kind):
        return False
    return carrier.aboard is None and unit.towed_by is None and fits(data, unit.kind, carrier.kind, aboard)


def _may_fly(unit: Load, operator: Load) -> bool:
    if unit.kind is None or operator.kind is None or operator.side != unit.side:
        return False
    return unit.kind.unit_class == "drone" and "operator" in operator.kind.abilities


def _may_follow(unit: Load, truck: Load, data: ClumsyData) -> bool:
    if unit.kind is None or truck.kind is None or truck.side != unit.side or not can_tow(truck.kind):
        return False
    dx, dy = abs(unit.at[0] - truck.at[0]), abs(unit.at[1] - truck.at[1])
    distance = dx + dy if data.rules.grid.adjacency == 4 else max(dx, dy)
    return is_gun(unit.kind) and truck.aboard is None and distance == 1
