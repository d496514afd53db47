"""What the board costs, for pytest-benchmark: `python -m pytest tests/bench/bench_board.py --benchmark-only`.

The same ground and units as `lab.bench_board`, whose figures `clumsy bench` prints; here to compare two commits.
"""

from collections.abc import Callable
from typing import Any

import pytest

from core.board import Board, cells_of, fire_line_blocked
from core.reach import best_path, distance_field, reachable
from lab.bench_board import SIDE, bench_costs, bench_ground, bench_starts, reach_figures, reach_gain
from lab.references.heapq_reach import heapq_reach

Benchmark = Callable[..., Any]

BUDGETS = [("foot", 10), ("foot", 14), ("wheeled", 20), ("tracked", 16), ("air", 20)]


@pytest.mark.parametrize(("movement_class", "points"), BUDGETS)
def test_reach_by_masks(benchmark: Benchmark, movement_class: str, points: int) -> None:
    board = Board.of(SIDE, SIDE)
    costs = bench_costs(board, bench_ground(), movement_class)
    start = bench_starts(costs)[5]
    benchmark(reachable, board, costs, start, points, fuel=60, passable=board.full, full_points=True)


@pytest.mark.parametrize(("movement_class", "points"), BUDGETS)
def test_reach_by_heap(benchmark: Benchmark, movement_class: str, points: int) -> None:
    board = Board.of(SIDE, SIDE)
    costs = bench_costs(board, bench_ground(), movement_class)
    near = [board.neighbours(cell) if board.full >> cell & 1 else () for cell in range(board.size)]
    prices = [(costs.price(cell) or (0, 0))[0] for cell in range(board.size)]
    benchmark(heapq_reach, near, prices, bench_starts(costs)[5], points)


def test_best_path_from_nothing(benchmark: Benchmark) -> None:
    board = Board.of(SIDE, SIDE)
    costs = bench_costs(board, bench_ground(), "tracked")
    start = bench_starts(costs)[5]
    goal = cells_of(reachable(board, costs, start, 16, fuel=60, passable=board.full, full_points=True).mask)[0]
    benchmark(best_path, board, costs, start, goal, 16, fuel=60, passable=board.full, full_points=True)


def test_cost_to_goal_field(benchmark: Benchmark) -> None:
    board = Board.of(SIDE, SIDE)
    costs = bench_costs(board, bench_ground(), "tracked")
    benchmark(distance_field, board, costs, 1 << bench_starts(costs)[0], board.full)


def test_line_of_fire(benchmark: Benchmark) -> None:
    board = Board.of(SIDE, SIDE)
    benchmark(fire_line_blocked, board, board.cell(10, 14), board.cell(17, 10), 0, board.full)


def test_the_promise_of_the_architecture_holds(benchmark: Benchmark) -> None:
    """A reachable set in 60 microseconds or less, and all of them together three times faster than with a heap."""
    figures = benchmark.pedantic(reach_figures, rounds=1)  # type: ignore[attr-defined]
    assert max(figure.mask_us for figure in figures) <= 60
    assert reach_gain(figures) >= 3
