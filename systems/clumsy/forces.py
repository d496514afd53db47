"""Forces at the start, checked whether bought or placed.

FORCE-1 of the rulebook; DRONE-1 for who flies drones. Craft start on the ground.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from core.packs.faults import Argument, nearest
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.data_types import UNIT_CLASSES
from systems.clumsy.setup import UnitSetup
from systems.clumsy.start_zone import StartZone, placed_cells, standing_cells

Reason = Literal[
    "unknown_unit",
    "no_operator",
    "off_map",
    "outside_zone",
    "no_entry",
    "on_point",
    "occupied",
    "empty",
    "over_budget",
    "no_room",
]


@dataclass(frozen=True, slots=True)
class ForceFault:
    """Why a force is not accepted: a reason and its numbers, never a sentence (text key: `force-` and the reason)."""

    reason: Reason
    unit: int | None = None
    """The unit's place in the list; nothing where the force as a whole is meant."""
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    suggestion: str = ""
    """The nearest valid name, or empty."""

    @property
    def key(self) -> str:
        """The message key."""
        return "force-" + self.reason.replace("_", "-")

    @property
    def about_cell(self) -> bool:
        """Whether where the unit stands is wrong, not what it is."""
        return self.reason in ("off_map", "outside_zone", "no_entry", "on_point", "occupied")


def offered(data: ClumsyData) -> list[UnitType]:
    """The units that may be bought, by class and price (FORCE-1): those that have one."""
    kinds = [kind for kind in data.units.values() if kind.value]
    return sorted(kinds, key=lambda kind: (UNIT_CLASSES.index(kind.unit_class), kind.value, kind.id))


def force_value(data: ClumsyData, types: Sequence[str]) -> int:
    """What these units cost together (FORCE-1)."""
    return sum(data.units[name].value for name in types)


# --- checking


def check_force(data: ClumsyData, zone: StartZone, types: Sequence[str], budget: int) -> list[ForceFault]:
    """All that is wrong with a bought list; nothing if it may be placed."""
    faults = [ForceFault("empty")] if not types else []
    faults += [fault for place, name in enumerate(types) if (fault := _check_type(data, place, name))]
    faults += _check_operators(data, types)
    if faults:
        return faults
    cost = force_value(data, types)
    if cost > budget:
        faults.append(ForceFault("over_budget", None, {"cost": cost, "budget": budget}))
    placed = placed_cells(data, zone, types)
    if len(placed) < len(types):
        room = len(placed)
        faults.append(ForceFault("no_room", None, {"units": len(types), "room": room}))
    return faults


def check_placement(data: ClumsyData, zone: StartZone, units: Sequence[tuple[int, UnitSetup]]) -> list[ForceFault]:
    """All that is wrong with units where they are placed, each given with its place in the list."""
    faults: list[ForceFault] = _check_operators(data, [unit.type for _, unit in units])
    held: dict[tuple[int, int], str] = {}
    for place, unit in units:
        x, y = unit.at
        kind = data.units.get(unit.type)
        wrong_type = _check_type(data, place, unit.type)
        if wrong_type:
            faults.append(wrong_type)
        if not zone.board.contains(x, y):
            width, height = zone.board.width, zone.board.height
            faults.append(ForceFault("off_map", place, {"x": x, "y": y, "width": width, "height": height}))
            continue
        cell = zone.board.cell(x, y)
        if not zone.cells >> cell & 1:
            faults.append(ForceFault("outside_zone", place, {"x": x, "y": y}))
        if kind is not None:
            faults += _check_ground(zone, place, kind, cell)
        if (x, y) in held:
            faults.append(ForceFault("occupied", place, {"x": x, "y": y, "name": held[(x, y)]}))
        held.setdefault((x, y), unit.type)
    return faults


def _check_type(data: ClumsyData, place: int, name: str) -> ForceFault | None:
    kind = data.units.get(name)
    if kind is None:
        return ForceFault("unknown_unit", place, {"name": name}, nearest(name, data.units))
    return None


def _check_operators(data: ClumsyData, types: Sequence[str]) -> list[ForceFault]:
    """Drones need somebody who flies them."""
    kinds = [data.units.get(name) for name in types]
    if any(kind is not None and "operator" in kind.abilities for kind in kinds):
        return []
    drones = [place for place, kind in enumerate(kinds) if kind is not None and kind.unit_class == "drone"]
    return [ForceFault("no_operator", place, {"name": types[place]}) for place in drones]


def _check_ground(zone: StartZone, place: int, kind: UnitType, cell: int) -> Iterator[ForceFault]:
    if not standing_cells(zone.ground, kind.unit_class) >> cell & 1:
        terrain = zone.ground.terrain_at(cell)
        yield ForceFault("no_entry", place, {"name": kind.id, "terrain": terrain})
    elif not zone.standing(kind) >> cell & 1:
        yield ForceFault("on_point", place, {"name": kind.id})
