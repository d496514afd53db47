"""A map that is being drawn, as one value: what lies in each cell, and all that is said of the map as a whole.

GRID-1, FORCE-1 of the rulebook. A draft may have any faults; `verdict` says which. Drafts share the rows that they have
in common, so keeping many of them costs little.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from core.board import cells_of
from systems.clumsy.data import ClumsyData
from systems.clumsy.data_types import Hour, Season, Weather
from systems.clumsy.map_file import (
    NO_ZONE,
    SIDES,
    ZONE_GLYPHS,
    Calendar,
    Forces,
    MapFile,
    Rectangle,
    Zones,
    zone_masks,
)
from systems.clumsy.map_structures import SIDE_NUMBERS, MapMine, MapStructure

Cell: TypeAlias = tuple[int, int]
NOBODY: Final = -1
"""Instead of a side."""
BASE_TERRAIN: Final = "meadow"
"""What new ground is, where the pack has it."""
LEAST_SIDE, MOST_SIDE = 10, 100
"""Cells a side of a map that is drawn here."""
FIRST_BUDGET: Final = 200
_OWNERS: Final = {number: name for name, number in SIDE_NUMBERS.items()}


class Spot(NamedTuple):
    """What lies in a cell."""

    glyph: str
    zone: int = NOBODY
    """The side that starts there."""
    point: int = 0
    """The number of the victory point there, from 1; 0: none."""
    structure: str = ""
    owner: int = NOBODY
    """Of the structure."""
    mine: int = NOBODY
    """The side whose mine lies there."""


class Terms(Struct, frozen=True, kw_only=True):
    """What is said of a map as a whole."""

    name: str = ""
    """Of its file; empty: it has none yet."""
    title: str = ""
    about: str = ""
    budget: int = FIRST_BUDGET
    season: Season = "summer"
    hour: Hour = "day"
    weather: Weather = "clear"
    round_limit: int | None = None
    seed: int | None = 1
    """Of the forces that are drawn for the map as it is; None: `forces` are kept."""
    forces: Forces | None = None


Rows: TypeAlias = tuple[tuple[Spot, ...], ...]


class Draft(Struct, frozen=True):
    """See the module. `spots` are by row and column, rows all of one length."""

    spots: Rows
    terms: Terms = Terms()

    @property
    def width(self) -> int:
        """Cells across."""
        return len(self.spots[0])

    @property
    def height(self) -> int:
        """Cells down."""
        return len(self.spots)

    def contains(self, cell: Cell) -> bool:
        """Whether a cell is on the map."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def at(self, cell: Cell) -> Spot:
        """What lies in a cell."""
        return self.spots[cell[1]][cell[0]]

    def cells(self) -> Iterator[tuple[Cell, Spot]]:
        """All cells and what lies in them, row by row."""
        for y, row in enumerate(self.spots):
            for x, spot in enumerate(row):
                yield (x, y), spot

    def laid(self, spots: Mapping[Cell, Spot]) -> Draft:
        """The same with other things in some cells."""
        rows = list(self.spots)
        for y in {cell[1] for cell in spots}:
            row = tuple(spots.get((x, y), spot) for x, spot in enumerate(rows[y]))
            if row != rows[y]:
                rows[y] = row
        return replace(self, spots=tuple(rows)) if tuple(rows) != self.spots else self

    def next_point(self) -> int:
        """The number that a new victory point gets."""
        return 1 + max((spot.point for row in self.spots for spot in row), default=0)


def empty(data: ClumsyData, width: int, height: int, terms: Terms | None = None) -> Draft:
    """A map of nothing but open ground."""
    return Draft(((Spot(base_glyph(data)),) * width,) * height, terms or Terms())


def base_glyph(data: ClumsyData) -> str:
    """The character of new ground: of meadow, or of the pack's first terrain."""
    glyphs = {kind.id: glyph for glyph, kind in data.terrain_by_glyph().items()}
    return glyphs.get(BASE_TERRAIN) or next(iter(glyphs.values()))


def draft_of(data: ClumsyData, file: MapFile, terms: Terms | None = None) -> Draft:
    """A sound map, to go on drawing at; `terms` say what is not in its file, its own forces are kept."""
    board = data.board(file.rows)
    zones = {board.xy(cell): side for side, mask in enumerate(zone_masks(board, file.zones)) for cell in cells_of(mask)}
    points = {at: number for number, at in enumerate(file.points, 1)}
    structures = {one.at: one for one in file.structures}
    mines = {mine.at: SIDE_NUMBERS[mine.side] for mine in file.mines}

    def spot(cell: Cell, glyph: str) -> Spot:
        built = structures.get(cell)
        kind, owner = (built.type, SIDE_NUMBERS[built.side]) if built is not None else ("", NOBODY)
        return Spot(glyph, zones.get(cell, NOBODY), points.get(cell, 0), kind, owner, mines.get(cell, NOBODY))

    rows = tuple(tuple(spot((x, y), glyph) for x, glyph in enumerate(row)) for y, row in enumerate(file.rows))
    clock = file.clock
    said = replace(
        terms or Terms(),
        budget=file.budget,
        season=clock.season,
        hour=clock.hour,
        weather=clock.weather,
        round_limit=file.round_limit,
        seed=None,
        forces=file.forces,
    )
    return Draft(rows, said)


def file_of(draft: Draft, forces: Forces) -> MapFile:
    """The draft as what a map file says, with these forces; nothing of it is checked."""
    terms, cells = draft.terms, list(draft.cells())
    points = sorted((spot.point, cell) for cell, spot in cells if spot.point)
    return MapFile(
        rows=tuple("".join(spot.glyph for spot in row) for row in draft.spots),
        points=tuple(cell for _, cell in points),
        structures=tuple(
            MapStructure(type=spot.structure, side=_OWNERS[spot.owner], at=cell)  # type: ignore[arg-type]
            for cell, spot in cells
            if spot.structure
        ),
        mines=tuple(MapMine(side=SIDES[spot.mine], at=cell) for cell, spot in cells if spot.mine != NOBODY),
        budget=terms.budget,
        zones=_zones(draft),
        forces=forces,
        clock=Calendar(season=terms.season, hour=terms.hour, weather=terms.weather),
        round_limit=terms.round_limit,
    )


def _zones(draft: Draft) -> Zones:
    """The zones as rectangles where each is one, else drawn."""
    by_side: list[list[Cell]] = [[] for _ in SIDES]
    for cell, spot in draft.cells():
        if spot.zone != NOBODY:
            by_side[spot.zone].append(cell)
    rectangles = [_rectangle(cells) for cells in by_side]
    if all(len(found) == (1 if cells else 0) for found, cells in zip(rectangles, by_side, strict=True)):
        return Zones(blue=rectangles[0], red=rectangles[1])
    glyphs = {NOBODY: NO_ZONE, **dict(enumerate(ZONE_GLYPHS))}
    return Zones(rows=tuple("".join(glyphs[spot.zone] for spot in row) for row in draft.spots))


def _rectangle(cells: list[Cell]) -> tuple[Rectangle, ...]:
    """The one rectangle that cells fill; nothing if they fill none."""
    if not cells:
        return ()
    (left, right), (top, bottom) = ((min(part), max(part)) for part in zip(*cells, strict=True))
    if len(cells) != (right - left + 1) * (bottom - top + 1):
        return ()
    return (Rectangle(first=(left, top), last=(right, bottom)),)


def changed_cells(before: Draft, after: Draft) -> Iterator[Cell]:
    """The cells in which two drafts of one size differ."""
    for y, (old, new) in enumerate(zip(before.spots, after.spots, strict=True)):
        if old is not new:
            yield from ((x, y) for x, (one, other) in enumerate(zip(old, new, strict=True)) if one != other)


def resized(data: ClumsyData, draft: Draft, width: int, height: int, anchor: tuple[int, int] = (0, 0)) -> Draft:
    """The map with more or less ground around it. `anchor`: what stays where it is, by -1 (left, top), 0, 1."""
    dx, dy = (
        (now - before) * (step + 1) // 2
        for now, before, step in zip((width, height), (draft.width, draft.height), anchor, strict=True)
    )
    ground = Spot(base_glyph(data))

    def spot(x: int, y: int) -> Spot:
        return draft.at((x - dx, y - dy)) if draft.contains((x - dx, y - dy)) else ground

    rows = tuple(tuple(spot(x, y) for x in range(width)) for y in range(height))
    forces = draft.terms.forces
    if forces is not None:
        sides = [
            tuple(replace(unit, at=(unit.at[0] + dx, unit.at[1] + dy)) for unit in force)
            for force in (forces.blue, forces.red)
        ]
        forces = Forces(blue=sides[0], red=sides[1])
    return Draft(rows, replace(draft.terms, forces=forces))
