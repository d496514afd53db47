"""Plain, obvious answers to compare the board and the reach search with: one cell, one path, one fraction at a time.

Nothing here is imported from the engine, and nothing is done the engine's way: cells are `(x, y)`, the search is a heap
of whole ways, lines are cut with fractions.
"""

import heapq
from fractions import Fraction

Cell = tuple[int, int]
Prices = dict[Cell, tuple[int, int]]

ORTHOGONAL: list[Cell] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
DIAGONAL: list[Cell] = [(1, -1), (1, 1), (-1, 1), (-1, -1)]


def neighbours(cell: Cell, width: int, height: int, adjacency: int) -> list[Cell]:
    """North, east, south, west, then NE, SE, SW, NW, as far as they are on the board."""
    found = []
    for dx, dy in ORTHOGONAL if adjacency == 4 else ORTHOGONAL + DIAGONAL:
        x, y = cell[0] + dx, cell[1] + dy
        if 0 <= x < width and 0 <= y < height:
            found.append((x, y))
    return found


def steps_between(a: Cell, b: Cell, width: int, height: int, adjacency: int) -> int:
    """Steps from a to b, by walking outwards from a."""
    seen, rim, steps = {a}, {a}, 0
    while b not in seen:
        rim = {other for cell in rim for other in neighbours(cell, width, height, adjacency)} - seen
        seen |= rim
        steps += 1
    return steps


def way(a: Cell, b: Cell) -> set[Cell]:
    """LOF-2 cell by cell: is there a stretch of the segment inside the cell's open square?"""
    cells = {
        (x, y) for x in range(min(a[0], b[0]), max(a[0], b[0]) + 1) for y in range(min(a[1], b[1]), max(a[1], b[1]) + 1)
    }
    return {cell for cell in cells - {a, b} if crosses(a, b, cell)}


def crosses(a: Cell, b: Cell, cell: Cell) -> bool:
    """Clip the segment from a to b, as a share from 0 to 1, to the cell's square; is anything but a point left?"""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        near, far = cell[axis] - Fraction(1, 2), cell[axis] + Fraction(1, 2)
        length = b[axis] - a[axis]
        if length == 0:
            if not near < a[axis] < far:
                return False
            continue
        ends = sorted([(near - a[axis]) / length, (far - a[axis]) / length])
        low, high = max(low, ends[0]), min(high, ends[1])
    return low < high


def best_ways(
    prices: Prices,
    start: Cell,
    points: int,
    *,
    fuel: int | None,
    full_points: bool,
    price_factor: int,
    width: int,
    height: int,
    adjacency: int,
) -> dict[Cell, tuple[int, int, list[Cell]]]:
    """MOVE-4 and MOVE-5: for each cell that can be entered, the points and fuel paid and the way.

    A heap of whole ways in the rulebook's order: points, fuel, steps, then the directions taken. The first way to come
    out at a cell is its answer. A way is dropped only if an earlier one came to that cell on no more points and fuel.
    """
    heap: list[tuple[int, int, int, tuple[int, ...], Cell]] = [(0, 0, 0, (), start)]
    came: dict[Cell, list[tuple[int, int]]] = {}
    best: dict[Cell, tuple[int, int, list[Cell]]] = {}
    ways: dict[tuple[int, ...], list[Cell]] = {(): []}
    while heap:
        paid, burnt, steps, turns, cell = heapq.heappop(heap)
        if any(p <= paid and f <= burnt for p, f in came.get(cell, [])):
            continue
        came.setdefault(cell, []).append((paid, burnt))
        if cell != start and cell not in best:
            best[cell] = (paid, burnt, ways[turns])
        for turn, (dx, dy) in enumerate(ORTHOGONAL if adjacency == 4 else ORTHOGONAL + DIAGONAL):
            other = cell[0] + dx, cell[1] + dy
            if not (0 <= other[0] < width and 0 <= other[1] < height) or other not in prices:
                continue
            step_points, step_fuel = prices[other][0] * price_factor, prices[other][1] if fuel is not None else 0
            if fuel is not None and burnt + step_fuel > fuel:
                continue
            if paid + step_points > points:
                if not (full_points and cell == start and points > 0):
                    continue
                step_points = points
            ways[(*turns, turn)] = [*ways[turns], other]
            heapq.heappush(heap, (paid + step_points, burnt + step_fuel, steps + 1, (*turns, turn), other))
    return best


def points_to_goal(
    prices: Prices, goals: set[Cell], start: Cell, width: int, height: int, adjacency: int
) -> int | None:
    """The points from one cell to the nearest goal that can be entered, by a plain search forwards from that cell."""
    heap, done = [(0, start)], set()
    while heap:
        paid, cell = heapq.heappop(heap)
        if cell in goals and cell in prices:
            return paid
        if cell not in done:
            done.add(cell)
            for other in neighbours(cell, width, height, adjacency):
                if other in prices:
                    heapq.heappush(heap, (paid + prices[other][0], other))
    return None


def walk(
    prices: Prices,
    start: Cell,
    cells: list[Cell],
    points: int,
    *,
    fuel: int | None,
    full_points: bool,
    price_factor: int,
    adjacency: int,
) -> tuple[int, int] | None:
    """The points and fuel paid on a given way, or None if a step of it cannot be made."""
    left, tank = points, fuel
    for number, (before, cell) in enumerate(zip([start, *cells], cells, strict=False)):
        across, down = abs(cell[0] - before[0]), abs(cell[1] - before[1])
        if (across + down if adjacency == 4 else max(across, down)) != 1 or cell not in prices:
            return None
        if tank is not None:
            tank -= prices[cell][1]
            if tank < 0:
                return None
        if number == 0 and full_points and left > 0:
            left = max(0, left - prices[cell][0] * price_factor)
        else:
            left -= prices[cell][0] * price_factor
        if left < 0:
            return None
    return points - left, 0 if fuel is None or tank is None else fuel - tank
