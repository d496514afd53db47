"""The field: what lies where, as masks, for rules and views alike.

A battle's own field knows everything and is fed by `World.change` alone; a view's field holds what its
side knows. Formulas take a field, so what a preview shows is what happens.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from core.board import Board
from core.reach import StepCosts
from systems.clumsy.data import ClumsyData, StructureType, TerrainType
from systems.clumsy.data_types import CRAFT, UNIT_CLASSES, StructureAbility, UnitClass


class GroundLayers:
    """What the ground itself does, per cell: derived from the terrain, shared by all who look at it."""

    __slots__ = (
        "_concealing",
        "_covering",
        "board",
        "burning",
        "burns",
        "conceals",
        "cover",
        "crossings",
        "fire_shares",
        "landable",
        "masks",
        "step_costs",
        "walkable",
    )

    def __init__(
        self,
        board: Board,
        data: ClumsyData,
        masks: Mapping[str, int],
        crossings: Mapping[str, int],
        burning: int = 0,
    ) -> None:
        """`masks`: the cells of each terrain; `crossings`: the cells of each finished work that is driven over."""
        self.board = board
        self.masks = dict(masks)
        self.crossings = dict(crossings)
        crossed = 0
        for cells in crossings.values():
            crossed |= cells
        self.burns = 0
        """Mask of the cells whose terrain can burn, whether it does or not (BURN-1)."""
        self._concealing = 0
        covers: dict[int, int] = {}
        shares: dict[int, int] = {}
        for terrain, cells in self.masks.items():
            kind = data.terrain[terrain]
            bare = cells & ~crossed
            if kind.burns:
                self.burns |= bare
            if kind.conceals:
                self._concealing |= bare
            if kind.cover:
                covers[kind.cover] = covers.get(kind.cover, 0) | bare
            if kind.blocks_fire:
                shares[kind.blocks_fire] = shares.get(kind.blocks_fire, 0) | bare
        self._covering = tuple(sorted(covers.items()))
        self.fire_shares = tuple((mask, share) for share, mask in sorted(shares.items()))
        """Masks of what stands in the way of direct fire, each with its hundredths of a full block (LOF-1)."""
        self.step_costs: dict[str, StepCosts] = {name: self._costs(data, name, crossed) for name in UNIT_CLASSES}
        """What each movement class pays to enter a cell."""
        self.walkable = 0
        """Mask of the cells that some class can enter on the ground."""
        for name in UNIT_CLASSES:
            if name not in CRAFT:
                self.walkable |= self.step_costs[name].enterable
        self.landable = 0
        """Mask of the cells that are ground to land on (HELI-3)."""
        for terrain in data.rules.air.lands_on:
            self.landable |= self.masks.get(terrain, 0) & ~crossed
        self._set_fire(burning)

    def with_burning(self, burning: int) -> GroundLayers:
        """The same ground with exactly these cells burning."""
        twin = GroundLayers.__new__(GroundLayers)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin._set_fire(burning)
        return twin

    def _set_fire(self, burning: int) -> None:
        """A burning forest gives no cover and hides nobody, but still stops fire (COVER-1, LOF-1)."""
        self.burning = burning
        """Mask of the burning cells."""
        self.conceals = self._concealing & ~burning
        """Mask of the cells whose terrain hides a unit (COVER-2)."""
        self.cover = tuple((per_cent, cells & ~burning) for per_cent, cells in self._covering)
        """Cover in per cent with the mask of the cells that give it (COVER-1)."""

    def same_as(self, masks: Mapping[str, int], crossings: Mapping[str, int], burning: int) -> bool:
        """Whether this is what the ground of such cells does."""
        return self.burning == burning and self.masks == masks and self.crossings == crossings

    def _costs(self, data: ClumsyData, unit_class: UnitClass, crossed: int) -> StepCosts:
        if unit_class in CRAFT:
            # the air is the same over everything (HELI-1)
            air = data.rules.air
            return StepCosts(((air.step_cost, air.step_fuel, self.board.full),))
        priced: dict[tuple[int, int], int] = {}
        ways: list[tuple[TerrainType | StructureType, int]] = [
            (data.terrain[name], cells & ~crossed) for name, cells in self.masks.items()
        ]
        ways += [(data.structures[name], cells) for name, cells in self.crossings.items()]
        for ground, cells in ways:
            points = ground.cost(unit_class)
            if points is not None and cells:
                price = points, ground.fuel(unit_class)
                priced[price] = priced.get(price, 0) | cells
        return StepCosts(tuple((points, fuel, cells) for (points, fuel), cells in sorted(priced.items())))

    def terrain_at(self, cell: int) -> str:
        """The terrain of a cell, also under a bridge."""
        for terrain, cells in self.masks.items():
            if cells >> cell & 1:
                return terrain
        raise ValueError(f"{cell} is no cell of the board")

    def cover_at(self, cell: int) -> int:
        """Cover that the ground of a cell gives, per cent (COVER-1)."""
        for per_cent, cells in self.cover:
            if cells >> cell & 1:
                return per_cent
        return 0


class Standing(Struct, frozen=True):
    """A building or a work as it stands in its cell, finished or a site."""

    kind: StructureType
    side: int
    hp: int
    progress: int
    built: bool

    @property
    def cover(self) -> int:
        """Cover it gives, per cent: a site gives none (COVER-1, MOVE-3)."""
        return self.kind.cover if self.built else 0

    @property
    def conceals(self) -> bool:
        """Whether it hides a unit in its cell (COVER-2)."""
        return self.built and self.kind.cover > 0

    @property
    def crossed(self) -> bool:
        """Whether it is driven over: a finished bridge."""
        return self.built and bool(self.kind.costs)

    def bars(self, unit_class: UnitClass, side: int) -> bool:
        """Whether it keeps a unit out: a building all but its side's own in `enter`, a work all but those (MOVE-3)."""
        if self.kind.kind == "building":
            return not (self.built and side == self.side and unit_class in self.kind.enter)
        return self.built and unit_class not in self.kind.enter


class Field(Struct):
    """What stands and lies where, as far as its owner knows. Lists are by side; values are masks of cells."""

    board: Board
    data: ClumsyData
    ground: GroundLayers
    units: list[int]
    """Ground units."""
    generals: list[int]
    """Generals (COVER-1, TURN-2)."""
    suppliers: list[int]
    """Supply trucks (TURN-2)."""
    wrecks: int
    points: int
    """Victory points (CAPTURE-1)."""
    structures: dict[int, Standing] = {}
    """Buildings and works by cell."""
    rubble: int = 0
    """What is left of buildings (MOVE-3)."""
    mines: int = 0
    """Mines (MINE-1)."""
    airborne: list[int] = []
    """Craft in the air: never two over a cell, whatever stands in it (GRID-3)."""

    def all_units(self) -> int:
        """Mask of the ground units of every side."""
        found = 0
        for cells in self.units:
            found |= cells
        return found

    def others(self, side: int) -> int:
        """Mask of the ground units of every side but this one."""
        found = 0
        for index, cells in enumerate(self.units):
            if index != side:
                found |= cells
        return found

    def all_craft(self) -> int:
        """Mask of the cells over which there is a craft in the air, whosever it is."""
        found = 0
        for cells in self.airborne:
            found |= cells
        return found

    def present(self, side: int) -> int:
        """Mask of a side's units, on the ground and in the air."""
        return self.units[side] | self.airborne[side]

    def others_present(self, side: int) -> int:
        """Mask of the units of every side but this one, on the ground and in the air (CAPTURE-2)."""
        found = 0
        for other in range(len(self.units)):
            if other != side:
                found |= self.present(other)
        return found

    def barred(self, unit_class: UnitClass, side: int) -> int:
        """Mask of the cells that buildings, works and rubble keep such a unit out of (MOVE-3)."""
        found = self.rubble
        for cell, standing in self.structures.items():
            if standing.bars(unit_class, side):
                found |= 1 << cell
        return found

    def bars(self, cell: int, unit_class: UnitClass, side: int) -> bool:
        """Whether a building, a work or rubble keeps such a unit out of this cell (MOVE-3)."""
        standing = self.structures.get(cell)
        return bool(self.rubble >> cell & 1) or (standing is not None and standing.bars(unit_class, side))

    def structure_cover(self, cell: int) -> int:
        """Cover that the building or work of a cell gives, per cent (COVER-1)."""
        standing = self.structures.get(cell)
        return 0 if standing is None else standing.cover

    def buildings_of(self, side: int, ability: StructureAbility) -> int:
        """Mask of a side's finished structures that have this ability."""
        found = 0
        for cell, standing in self.structures.items():
            if standing.built and standing.side == side and ability in standing.kind.abilities:
                found |= 1 << cell
        return found

    def hiding_places(self) -> int:
        """Mask of the cells that hide a unit: terrain, wrecks, finished works and buildings (COVER-2)."""
        found = self.ground.conceals | self.wrecks
        for cell, standing in self.structures.items():
            if standing.conceals:
                found |= 1 << cell
        return found

    def general_near(self, side: int, cell: int) -> bool:
        """Whether a general of `side` is within its radius of `cell` (TURN-2, COVER-1)."""
        generals = self.generals[side]
        return bool(generals and generals & self.board.disk(cell, self.data.rules.general.radius))

    def supplier_near(self, side: int, cell: int) -> bool:
        """Whether a supply truck of `side` is next to `cell` (TURN-2)."""
        suppliers = self.suppliers[side]
        return bool(suppliers and suppliers & self.board.neighbour_mask(cell))
