"""The land of a battle: what lies in each cell, what a step into it costs, what it adds to the defence.

Section 4 (HQ-TERRAIN), HQ-BOARD-1 of the rulebook. It never changes: a headquarters stands on a city from the start.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from core.board import Board, mask_of
from core.orders import Cell
from core.reach import StepCosts
from systems.headquarters.data import UNIT_CLASSES, HeadquartersData, TerrainType, UnitClass


class Land:
    """The ground of one battle; equal for all who look at it."""

    def __init__(self, data: HeadquartersData, rows: Sequence[str], cities: Iterable[Cell]) -> None:
        """`rows` are glyphs; `cities` are cities whatever the rows draw there: headquarters, and those a file names."""
        self.data = data
        self.board: Board = data.board(rows)
        glyphs = data.terrain_by_glyph()
        made = set(cities)
        self.terrain: dict[int, TerrainType] = {}
        """By cell."""
        for y, row in enumerate(rows):
            for x, glyph in enumerate(row):
                kind = glyphs[glyph]
                if (x, y) in made and not kind.city and data.city is not None:
                    kind = data.city
                self.terrain[self.board.cell(x, y)] = kind

    @cached_property
    def cities(self) -> tuple[int, ...]:
        """The cells that are cities, in order."""
        return tuple(sorted(cell for cell, kind in self.terrain.items() if kind.city))

    @cached_property
    def step_costs(self) -> dict[UnitClass, StepCosts]:
        """What each class pays to enter each cell."""
        return {unit_class: self._costs(unit_class) for unit_class in UNIT_CLASSES}

    def _costs(self, unit_class: UnitClass) -> StepCosts:
        by_price: dict[int, list[int]] = {}
        for cell, kind in self.terrain.items():
            cost = kind.cost(unit_class)
            if cost is not None:
                by_price.setdefault(cost, []).append(cell)
        return StepCosts(tuple((price, 0, mask_of(cells)) for price, cells in sorted(by_price.items())))

    def enterable(self, unit_class: UnitClass, cell: int) -> bool:
        """Whether a class can stand in a cell."""
        return self.terrain[cell].cost(unit_class) is not None
