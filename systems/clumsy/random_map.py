"""Random maps that are fair: one half is drawn, the other is its image.

GRID-1, CAPTURE-1, FORCE-1, WIN-1 of the rulebook. Blue starts at the bottom, Red at the top. All is drawn by key from
the seed, in whole numbers, so the same seed gives the same map on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final, Literal, NamedTuple, get_args

from core.draws import Draws
from systems.clumsy.data import ClumsyData
from systems.clumsy.map_styles import MapStyle

Symmetry = Literal["turned", "mirrored"]
SYMMETRIES: Final[tuple[Symmetry, ...]] = get_args(Symmetry)

LEAST_CELLS, MOST_CELLS = 20, 100
"""Cells a side of a random map: fewer have no room for two zones out of each other's sight."""

_FINE: Final = 1 << 10
"""The steps of noise between two knots."""
_PER_CENT: Final = 100
_OFF_ROAD: Final = 12
"""What a road pays for a cell that no wheel enters: it goes round villages, and its bridges are short."""
_MEANDER: Final = 6
"""A river wanders a so many-th of the map's height at most to either side."""
_VILLAGE: Final = 3
"""Cells from the middle of a village to its last house."""

Cell = tuple[int, int]


class Size(NamedTuple):
    """Cells across and down."""

    width: int
    height: int


class Ground(NamedTuple):
    """What was drawn."""

    rows: tuple[str, ...]
    points: tuple[Cell, ...]
    depth: int
    """Rows of each start zone."""


def draw_ground(data: ClumsyData, style: MapStyle, size: Size, seed: int, symmetry: Symmetry) -> Ground:
    """The ground of a map, its points and how deep its zones are."""
    return _Drawing(data, style, size, seed, symmetry).ground()


def image(cell: Cell, size: Size, symmetry: Symmetry) -> Cell:
    """Where a cell of one side lies for the other."""
    x, y = cell
    return (size.width - 1 - x if symmetry == "turned" else x), size.height - 1 - y


class _Drawing:
    """A map that is being drawn: `terrain` by cell, each written together with its image."""

    def __init__(self, data: ClumsyData, style: MapStyle, size: Size, seed: int, symmetry: Symmetry) -> None:
        self.data, self.style, self.symmetry = data, style, symmetry
        self.size = size
        self.width, self.height = size
        self.draws = Draws(seed)
        self.terrain = {(x, y): "meadow" for y in range(self.height) for x in range(self.width)}
        self.half = [cell for cell in self.terrain if self.is_first(cell)]
        """Of each pair of images the one nearer to Red, and the cells that are their own image."""
        self.depth = max(3, self.height // 7)
        self.lanes = [self.width * (2 * lane + 1) // (2 * style.lanes) for lane in range(style.lanes)]

    def image(self, cell: Cell) -> Cell:
        """Where a cell of one side lies for the other."""
        return image(cell, self.size, self.symmetry)

    def is_first(self, cell: Cell) -> bool:
        """Whether a cell comes before its image, from the top."""
        (x, y), (ix, iy) = cell, self.image(cell)
        return (y, x) <= (iy, ix)

    def put(self, cell: Cell, terrain: str) -> None:
        """Lay terrain in a cell and in its image."""
        self.terrain[cell] = self.terrain[self.image(cell)] = terrain

    def in_zone(self, cell: Cell) -> bool:
        """Whether a side starts there."""
        return not self.depth <= cell[1] < self.height - self.depth

    def ground(self) -> Ground:
        """Draw it all."""
        for number, layer in enumerate(self.style.layers):
            self._lay(f"{number} {layer.terrain}", layer.terrain, layer.share, layer.patch)
        if self.style.river:
            self._dig_river()
        for number in range(self.style.villages):
            self._build_village(number)
        points = self._points()
        for lane in self.lanes:
            self._lead_road(lane, points)
        glyphs = {kind.id: glyph for glyph, kind in self.data.terrain_by_glyph().items()}
        glyphs |= {kind.id: glyph for glyph, kind in self.data.structure_by_glyph().items()}
        rows = tuple("".join(glyphs[self.terrain[x, y]] for x in range(self.width)) for y in range(self.height))
        return Ground(rows, tuple(points), self.depth)

    # --- the land

    def _lay(self, key: str, terrain: str, share: int, patch: int) -> None:
        """Cover a share of the map where noise is highest; start zones stay clear of what bars vehicles."""
        free = [cell for cell in self.half if self.terrain[cell] == "meadow"]
        if self.data.terrain[terrain].cost("wheeled") is None:
            free = [cell for cell in free if not self.in_zone(cell)]
        free.sort(key=lambda cell: (-self._noise(key, cell, patch), cell))
        for cell in free[: len(self.half) * share // _PER_CENT]:
            self.put(cell, terrain)

    def _noise(self, key: str, cell: Cell, patch: int) -> int:
        """Smooth noise with knots every `patch` cells, and finer noise upon it."""
        coarse = self._between_knots(key, cell, patch)
        return 3 * coarse + self._between_knots(f"{key} fine", cell, max(1, patch // 2))

    def _between_knots(self, key: str, cell: Cell, patch: int) -> int:
        (left, across), (top, down) = (divmod(part, patch) for part in cell)
        across, down = (part * _FINE // patch for part in (across, down))
        upper = self._knot(key, left, top) * (_FINE - across) + self._knot(key, left + 1, top) * across
        lower = self._knot(key, left, top + 1) * (_FINE - across) + self._knot(key, left + 1, top + 1) * across
        return (upper * (_FINE - down) + lower * down) // (_FINE * _FINE)

    def _knot(self, key: str, x: int, y: int) -> int:
        return self.draws.number(key, 0, f"{x} {y}") % _FINE

    def _dig_river(self) -> None:
        """Water from side to side, as broad as keeps it whole; each lane crosses it by a bridge."""
        middle = (self.height - 1) // 2
        bound = min(self.height // _MEANDER, middle - self.depth - 1)
        before = None
        for x in range((self.width + 1) // 2 if self.symmetry == "turned" else self.width):
            bend = self._between_knots("river", (x, 0), 4) * (2 * bound + 1) // _FINE - bound
            # at the middle a river that is turned meets its own image
            near = self.width // 2 - x
            y = middle + (max(-near, min(near, bend)) if self.symmetry == "turned" else 0)
            for between in range(min(y, y if before is None else before), max(y, y if before is None else before) + 1):
                self.put((x, between), "water")
            before = y

    def _build_village(self, number: int) -> None:
        """Houses about a place of its own, where there is meadow."""
        free = [cell for cell in self.half if self.terrain[cell] == "meadow" and not self.in_zone(cell)]
        if not free:
            return
        cx, cy = self.draws.one_of("village", number, free)
        for x, y in list(free):
            distance = abs(x - cx) + abs(y - cy)
            near = distance <= _VILLAGE
            if near and self.draws.happens(f"house {number}", 0, f"{x} {y}", _PER_CENT - 20 * distance):
                self.put((x, y), "ruin")

    # --- points and roads

    def _points(self) -> list[Cell]:
        """Each side's home, the flanks, and the middle where a cell is its own image: all on open ground."""
        middle = self.width // 2
        wanted = [(middle, self.depth + 1), (self.width // 6, self.height // 2 - 1)]
        if self.width > 2 * LEAST_CELLS:
            wanted.append((self.width - 1 - self.width // 6, self.height // 2 - 2))
        points: list[Cell] = []
        centre = middle, self.height // 2
        if self.image(centre) == centre and not self.style.river:
            points.append(centre)
            self.put(centre, "meadow")
        for place in wanted:
            found = self._nearest_open(place, points)
            points += [found] if self.image(found) == found else [found, self.image(found)]
        return sorted(points, key=lambda cell: (-cell[1], cell[0]))

    def _nearest_open(self, place: Cell, taken: list[Cell]) -> Cell:
        """The cell of meadow nearest to a place that has no point yet, in the half of the place."""
        far = [
            cell
            for cell, terrain in self.terrain.items()
            if terrain == "meadow" and not self.in_zone(cell) and cell not in taken and self.is_first(cell)
        ]
        return min(far, key=lambda cell: (abs(cell[0] - place[0]) + abs(cell[1] - place[1]), cell))

    def _lead_road(self, lane: int, points: list[Cell]) -> None:
        """A road from Red's edge to the middle of the map along a lane, and its image: together they cross it."""
        start, goal = (lane, 0), (lane, self.height // 2)
        for cell in self._way(start, goal):
            if self.terrain[cell] == "water":
                self.put(cell, "bridge")
            elif self.terrain[cell] != "bridge" and cell not in points:
                self.put(cell, "road")

    def _way(self, start: Cell, goal: Cell) -> list[Cell]:
        """The cheapest way for a road; over water it pays dear, so that bridges are short."""
        best: dict[Cell, int] = {start: 0}
        came: dict[Cell, Cell] = {}
        waiting = [(0, start)]
        while waiting:
            paid, here = heappop(waiting)
            if here == goal:
                break
            if paid > best[here]:
                continue
            for cell in self._around(here):
                price = paid + self._price(cell)
                if price < best.get(cell, price + 1):
                    best[cell], came[cell] = price, here
                    heappush(waiting, (price, cell))
        way = [goal]
        while way[-1] != start:
            way.append(came[way[-1]])
        return way

    def _around(self, cell: Cell) -> Iterator[Cell]:
        x, y = cell
        for beside in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if beside in self.terrain:
                yield beside

    def _price(self, cell: Cell) -> int:
        name = self.terrain[cell]
        if name == "bridge":
            return 1
        cost = self.data.terrain[name].cost("wheeled")
        return _OFF_ROAD if cost is None else cost
