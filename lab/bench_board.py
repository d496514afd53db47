"""What the board costs: figures for `clumsy bench`, each the best of five runs in process time.

The ground is a fixed 40 x 40 map, drawn by a small generator of its own so that figures of different versions compare.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from core.board import Board, cells_of, fire_line_blocked, mask_of
from core.reach import StepCosts, best_path, distance_field, reachable
from lab.references.heapq_reach import heapq_reach

SIDE = 40
STARTS = 12
RUNS = 5

_ROAD, _MEADOW, _FOREST, _HILL, _MARSH, _CRATER, _RUIN, _WATER = range(8)
_FUEL = {_ROAD: 1, _MEADOW: 2}
_ROUGH_FUEL = 3
_PRICES: dict[str, dict[int, int]] = {
    "foot": {_ROAD: 1, _MEADOW: 2, _FOREST: 3, _HILL: 3, _MARSH: 4, _CRATER: 3, _RUIN: 3},
    "wheeled": {_ROAD: 1, _MEADOW: 2, _FOREST: 5, _HILL: 5, _MARSH: 6, _CRATER: 4},
    "tracked": {_ROAD: 1, _MEADOW: 2, _FOREST: 4, _HILL: 4, _MARSH: 5, _CRATER: 3},
    "air": dict.fromkeys(range(8), 1),
}
_UNITS: tuple[tuple[str, str, int], ...] = (
    ("infantry", "foot", 10),
    ("scout", "foot", 14),
    ("rocket launcher", "foot", 8),
    ("truck", "wheeled", 20),
    ("supply truck", "wheeled", 18),
    ("anti-air battery", "wheeled", 10),
    ("tank", "tracked", 16),
    ("heavy tank", "tracked", 12),
    ("attack helicopter", "air", 20),
    ("bomber drone", "air", 14),
)
"""(unit, class, points) over the roster's budgets; frozen here, apart from the pack, so that figures compare."""


@dataclass(frozen=True, slots=True)
class ReachFigure:
    """What one unit's reachable set costs, on average over the starts."""

    unit: str
    points: int
    cells: float
    """Cells that can be entered."""
    mask_us: float
    """Microseconds with masks."""
    heapq_us: float
    """Microseconds with a heap, on flat lists."""


@dataclass(frozen=True, slots=True)
class OperationFigure:
    """What one operation of the board costs."""

    name: str
    us: float
    """Microseconds a call."""


def best_of(work: Callable[[], object], calls: int, runs: int = RUNS) -> float:
    """Microseconds of process time a call, in the best of some runs; one run before does not count."""
    work()
    best = float("inf")
    for _ in range(runs):
        begin = time.process_time()
        for _ in range(calls):
            work()
        best = min(best, time.process_time() - begin)
    return best / calls * 1e6


def bench_ground(side: int = SIDE) -> list[int]:
    """The kind of ground of each cell, row by row: patches of everything on meadow, a river, a cross of roads."""
    kinds = [_MEADOW] * (side * side)
    state = 20_240_229

    def draw(below: int) -> int:
        nonlocal state
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        return (state >> 12) % below

    patches = [_FOREST] * 6 + [_HILL] * 3 + [_MARSH, _CRATER, _RUIN]
    for _ in range(side * side // 14):
        kind, x, y = patches[draw(len(patches))], draw(side), draw(side)
        for _ in range(2 + draw(9)):
            kinds[y * side + x] = kind
            x, y = min(side - 1, max(0, x + draw(3) - 1)), min(side - 1, max(0, y + draw(3) - 1))
    for y in range(side):
        kinds[y * side + side * 3 // 4] = _WATER
    for index in range(side):
        kinds[index * side + side // 3] = _ROAD
        kinds[side // 2 * side + index] = _ROAD
    return kinds


def bench_costs(board: Board, kinds: list[int], movement_class: str) -> StepCosts:
    """The prices of a movement class on the bench ground."""
    layers: dict[tuple[int, int], int] = {}
    for index, kind in enumerate(kinds):
        points = _PRICES[movement_class].get(kind)
        if points is not None:
            fuel = 1 if movement_class == "air" else 0 if movement_class == "foot" else _FUEL.get(kind, _ROUGH_FUEL)
            bit = 1 << board.cell(index % board.width, index // board.width)
            layers[points, fuel] = layers.get((points, fuel), 0) | bit
    return StepCosts(tuple((points, fuel, mask) for (points, fuel), mask in sorted(layers.items())))


def bench_starts(costs: StepCosts, count: int = STARTS) -> list[int]:
    """Cells that can be entered, evenly spread over the board."""
    cells = cells_of(costs.enterable)
    return [cells[(2 * index + 1) * len(cells) // (2 * count)] for index in range(count)]


def reach_figures(calls: int = 10, runs: int = RUNS, side: int = SIDE) -> list[ReachFigure]:
    """The reachable set of each unit of the bench, with masks and with a heap."""
    board, kinds = Board.of(side, side), bench_ground(side)
    near = [board.neighbours(cell) if board.full >> cell & 1 else () for cell in range(board.size)]
    figures = []
    for unit, movement_class, points in _UNITS:
        costs = bench_costs(board, kinds, movement_class)
        starts = bench_starts(costs)
        prices = [0] * board.size
        for price, _, mask in costs.point_layers:
            for cell in cells_of(mask):
                prices[cell] = price
        fuel = None if movement_class == "foot" else 60

        def masks(
            costs: StepCosts = costs, starts: list[int] = starts, points: int = points, fuel: int | None = fuel
        ) -> None:
            for start in starts:
                reachable(board, costs, start, points, fuel=fuel, passable=board.full, full_points=True)

        def heap(prices: list[int] = prices, starts: list[int] = starts, points: int = points) -> None:
            for start in starts:
                heapq_reach(near, prices, start, points)

        found = sum(len(heapq_reach(near, prices, start, points)) - 1 for start in starts)
        figures.append(
            ReachFigure(
                unit,
                points,
                found / len(starts),
                best_of(masks, calls, runs) / len(starts),
                best_of(heap, max(1, calls // 2), runs) / len(starts),
            )
        )
    return figures


def reach_gain(figures: list[ReachFigure]) -> float:
    """How many times faster the masks are than the heap, over all units together."""
    return sum(figure.heapq_us for figure in figures) / sum(figure.mask_us for figure in figures)


def operation_figures(calls: int = 2000, runs: int = RUNS, side: int = SIDE) -> list[OperationFigure]:
    """The other operations of the board, on the bench ground."""
    board, kinds = Board.of(side, side), bench_ground(side)
    cells = [board.cell(index % side, index // side) for index in range(side * side)]
    forest = mask_of(cell for cell, kind in zip(cells, kinds, strict=True) if kind in (_FOREST, _HILL))
    ruins = mask_of(cell for cell, kind in zip(cells, kinds, strict=True) if kind == _RUIN)
    a, b = board.cell(side // 4, side // 3), board.cell(side // 4 + 7, side // 3 - 4)
    costs = bench_costs(board, kinds, "tracked")
    start, disk = bench_starts(costs)[5], board.disk(a, 8)
    reach = reachable(board, costs, start, 16, fuel=60, passable=board.full, full_points=True)
    low = reachable(board, costs, start, 16, fuel=9, passable=board.full, full_points=True)
    far = cells_of(reach.layers[max(index for index, layer in enumerate(reach.layers) if layer)])[0]
    low_far = cells_of(low.layers[max(index for index, layer in enumerate(low.layers) if layer)])[-1]
    goals = mask_of(bench_starts(costs, 3))

    def short_tank() -> object:
        return reachable(board, costs, start, 16, fuel=9, passable=board.full, full_points=True)

    def one_path() -> object:
        return best_path(board, costs, start, far, 16, fuel=60, passable=board.full, full_points=True)

    work: list[tuple[str, int, Callable[[], object]]] = [
        ("disk", calls, lambda: board.disk(a, 8)),
        ("line", calls, lambda: board.line(a, b)),
        ("line of fire", calls, lambda: fire_line_blocked(board, a, b, forest, ruins)),
        ("grown layer", calls, lambda: board.grown(forest)),
        ("fire spread step", calls, lambda: board.grown(disk) & forest & ~disk),
        ("cells of a disk", calls, lambda: cells_of(disk)),
        ("reach, tank short of fuel", calls // 50, short_tank),
        ("path out of a reach", calls // 50, lambda: reach.path(far)),
        ("path, tank short of fuel", calls // 50, lambda: low.path(low_far)),
        ("best path from nothing", calls // 50, one_path),
        ("cost-to-goal field", calls // 100, lambda: distance_field(board, costs, goals, board.full)),
    ]
    return [OperationFigure(name, best_of(call, max(1, count), runs)) for name, count, call in work]
