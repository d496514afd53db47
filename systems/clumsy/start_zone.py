"""Start zones: which cells a side's units may start from, and which of them suits each unit.

FORCE-1 of the rulebook; CAPTURE-1 and TOW-1 for who may stand where.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from core.board import Board, cells_of
from core.reach import distance_field
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.data_types import CRAFT, UNIT_CLASSES, UnitClass
from systems.clumsy.field import GroundLayers
from systems.clumsy.rules_data import Start
from systems.clumsy.setup import UnitSetup

GROUND: Final[frozenset[UnitClass]] = frozenset(UNIT_CLASSES) - CRAFT


@dataclass(frozen=True)
class StartZone:
    """Where a side may place its units, and on what ground."""

    side: int
    cells: int
    """Mask of the zone."""
    enemies: int
    """Mask of the zones of the others."""
    points: int
    """Mask of the victory points, on which only engineers stand (CAPTURE-1)."""
    ground: GroundLayers

    @property
    def board(self) -> Board:
        """The map's board."""
        return self.ground.board

    @property
    def room(self) -> int:
        """How many units of any kind find room."""
        found = self.cells & ~self.points
        for name in UNIT_CLASSES:
            found &= standing_cells(self.ground, name) & self._ways_out[_moves_like(name)]
        return found.bit_count()

    def standing(self, kind: UnitType) -> int:
        """Mask of the cells of the whole map that this kind may stand in."""
        ways = standing_cells(self.ground, kind.unit_class)
        return ways if "engineer" in kind.abilities else ways & ~self.points

    def places(self, kind: UnitType) -> int:
        """Mask of the cells of the zone this kind may start from: it can leave them towards the enemy."""
        return self.cells & self.standing(kind) & ~self.points & self._ways_out[_moves_like(kind.unit_class)]

    @cached_property
    def heart(self) -> int:
        """The cell in the middle of the zone, the same for a zone and its mirror image."""
        cells = cells_of(self.cells)
        middle = len(cells) // 2
        return cells[middle] if self.side % 2 == 0 else cells[-1 - middle]

    @cached_property
    def depths(self) -> dict[int, int]:
        """How far from the front each cell of the zone is: 0 for those nearest to the enemy."""
        reached, waiting, steps = self.enemies, self.cells, 0
        found: dict[int, int] = {}
        while waiting:
            for cell in cells_of(waiting & reached):
                found[cell] = steps
            waiting &= ~reached
            grown = self.board.grown(reached)
            if grown == reached:
                break
            reached, steps = grown, steps + 1
        front = min(found.values(), default=0)
        return {cell: depth - front for cell, depth in found.items()}

    @cached_property
    def _ways_out(self) -> dict[UnitClass, int]:
        passable = self.board.full & ~self.points
        return {
            name: distance_field(self.board, self.ground.step_costs[name], self.enemies, passable).mask
            for name in UNIT_CLASSES
        }


def standing_cells(ground: GroundLayers, unit_class: UnitClass) -> int:
    """Mask of the cells a class may stand in; a gun stands wherever a truck can tow it, craft where they may land."""
    if unit_class in CRAFT:
        return ground.landable
    return ground.step_costs[_moves_like(unit_class)].enterable


def place_force(data: ClumsyData, zone: StartZone, types: Sequence[str]) -> tuple[UnitSetup, ...]:
    """The units placed in the zone, always alike: the fast in front, guns, general and supplies behind.

    In the order of the list. Raises ValueError if there is not room for all; `check_force` tells before.
    """
    placed = placed_cells(data, zone, types)
    if len(placed) < len(types):
        raise ValueError(f"the start zone has room for {len(placed)} of these {len(types)} units")
    return tuple(
        UnitSetup(type=name, side=zone.side, at=zone.board.xy(placed[place])) for place, name in enumerate(types)
    )


def placed_cells(data: ClumsyData, zone: StartZone, types: Sequence[str]) -> dict[int, int]:
    """The cell of each unit, by its place in the list, of those that found one."""
    deepest = max(zone.depths.values(), default=0)
    kinds = [data.units[name] for name in types]
    # Those with fewer places first: vehicles before foot, and guns before the trucks that tow them; drones last.
    order = sorted(range(len(types)), key=lambda place: (_turn(kinds[place]), place))
    free, held, guns, operators = zone.cells, 0, 0, 0
    found: dict[int, int] = {}
    for place in order:
        kind = kinds[place]
        places = cells_of(zone.places(kind) & free)
        if not places:
            continue
        wanted = deepest * _depth(data, kind) // 2
        tractor = "tractor" in kind.abilities
        beside = guns if tractor else operators if kind.unit_class == "drone" else 0
        cell = min(places, key=lambda cell: _unfitness(data.rules.start, zone, kind, cell, wanted, held, beside))
        found[place] = cell
        free &= ~(1 << cell)
        held |= 1 << cell
        if "operator" in kind.abilities:
            operators |= 1 << cell
        if kind.unit_class == "towed":
            guns |= 1 << cell
        elif tractor and zone.board.neighbour_mask(cell) & guns:
            guns &= ~zone.board.neighbour_mask(cell)
    return found


def _turn(kind: UnitType) -> int:
    if kind.unit_class == "towed":
        return 0
    if "tractor" in kind.abilities:
        return 1
    if kind.unit_class in CRAFT:
        return 4
    return 3 if kind.unit_class == "foot" else 2


def _depth(data: ClumsyData, kind: UnitType) -> int:
    """0: in front, 1: in the middle, 2: behind."""
    if kind.unit_class in CRAFT:
        return 2
    staff = kind.abilities & {"general", "supplier", "medic", "tractor", "carrier"}
    if staff or not kind.weapons or fires_indirectly(data, kind):
        return 2
    return 0 if kind.action_points >= data.rules.start.fast else 1


def fires_indirectly(data: ClumsyData, kind: UnitType) -> bool:
    """Whether any of its weapons fires over obstacles (LOF-4)."""
    return any(data.weapons[name].indirect for name in kind.weapons)


def _unfitness(
    rules: Start, zone: StartZone, kind: UnitType, cell: int, wanted: int, held: int, beside: int
) -> tuple[int, int]:
    """How badly a cell suits a unit; of equals the first as seen from each side, so that mirrored zones mirror.

    `beside`: mask of the cells next to which it belongs: of the guns a truck may tow, of the operators of drones.
    """
    board = zone.board
    if kind.unit_class == "drone" and beside:
        steps = min(board.distance(cell, operator) for operator in cells_of(beside))
        return steps, cell if zone.side % 2 == 0 else -cell
    price = zone.ground.step_costs[_moves_like(kind.unit_class)].price(cell)
    rough = price[0] if price else 0
    crowd = (board.neighbour_mask(cell) & held).bit_count()
    apart = 0 if not beside or board.neighbour_mask(cell) & beside else board.size
    aside = board.distance(cell, zone.heart) // rules.aside_step
    score = apart + rules.depth_weight * abs(zone.depths[cell] - wanted) + rules.crowding * crowd + rough + aside
    return score, cell if zone.side % 2 == 0 else -cell


def _moves_like(unit_class: UnitClass) -> UnitClass:
    """The class whose ways it takes: a gun goes where its truck goes."""
    return "wheeled" if unit_class == "towed" else unit_class
