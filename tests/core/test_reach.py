"""Reach and paths, against the rulebook's examples and against a plain search."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.board import Board, mask_of
from core.dial import by_points, by_points_and_fuel
from core.reach import Path, Reach, StepCosts, best_path, distance_field, pay_step, reachable, walk_cost
from lab.bench_board import bench_costs, bench_ground, bench_starts, operation_figures, reach_figures, reach_gain
from lab.references.heapq_reach import heapq_reach
from tests.core import reference_board as plain

# This test's own prices: points and fuel by letter. "#" cannot be entered.
PRICES = {"=": (1, 1), ".": (2, 2), "f": (3, 3), "t": (5, 3), "m": (6, 5), "c": (4, 1), "u": (2, 3), "z": (3, 0)}


@dataclass
class Ground:
    """A drawn piece of ground, `@` being a unit's start on open ground."""

    board: Board
    rows: list[str]
    costs: StepCosts
    start: int

    def at(self, x: int, y: int) -> int:
        return self.board.cell(x, y)

    def prices(self) -> plain.Prices:
        return {
            (x, y): PRICES[letter]
            for y, row in enumerate(self.rows)
            for x, letter in enumerate(row.replace("@", "."))
            if letter != "#"
        }


def ground(*rows: str, adjacency: int = 4) -> Ground:
    board = Board.of(len(rows[0]), len(rows), adjacency)
    letters = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    start = next((board.cell(*at) for at, letter in letters.items() if letter == "@"), 0)
    layers = tuple(
        (*price, mask_of(board.cell(*at) for at, here in letters.items() if here.replace("@", ".") == letter))
        for letter, price in PRICES.items()
        if any(letter in row.replace("@", ".") for row in rows)
    )
    return Ground(board, list(rows), StepCosts(layers), start)


def reach(g: Ground, points: int, fuel: int | None = None, *, full: bool = False, factor: int = 1) -> Reach:
    return reachable(
        g.board, g.costs, g.start, points, fuel=fuel, passable=g.board.full, full_points=full, price_factor=factor
    )


def path(
    g: Ground, x: int, y: int, points: int, fuel: int | None = None, *, full: bool = False, factor: int = 1
) -> Path | None:
    return best_path(
        g.board,
        g.costs,
        g.start,
        g.at(x, y),
        points,
        fuel=fuel,
        passable=g.board.full,
        full_points=full,
        price_factor=factor,
    )


def way(g: Ground, found: Path | None) -> list[tuple[int, int]] | None:
    return None if found is None else [g.board.xy(cell) for cell in found.cells]


# Against the plain search


@st.composite
def grounds(draw: st.DrawFn, only: str = "") -> tuple[Ground, int]:
    width, height = draw(
        st.one_of(
            st.tuples(st.integers(1, 7), st.integers(1, 7)),
            st.tuples(st.integers(1, 2), st.integers(8, 40)),  # the search sees a window of its rows
        )
    )
    letters = only or draw(st.sampled_from(["=.ftmcuz#", "=.t#", "zu", ".u", "."]))
    rows = ["".join(draw(st.lists(st.sampled_from(letters), min_size=width, max_size=width))) for _ in range(height)]
    g = ground(*rows, adjacency=draw(st.sampled_from([4, 8])))
    g.start = g.at(draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1)))
    barred = draw(st.lists(st.sampled_from(g.board.cells(g.board.full)), max_size=6))
    return g, g.board.full & ~mask_of(barred)


@given(
    grounds(),
    st.integers(0, 16),
    st.one_of(st.none(), st.integers(0, 12), st.integers(13, 60)),
    st.booleans(),
    st.sampled_from([1, 1, 2]),
)
def test_reach_and_paths_are_those_of_a_plain_search(
    drawn: tuple[Ground, int], points: int, fuel: int | None, full: bool, factor: int
) -> None:
    """MOVE-4, MOVE-5, FUEL-1, AP-3."""
    compare_with_plain_search(drawn, points, fuel, full, factor)


@given(grounds("cu=.m"), st.integers(2, 20), st.integers(0, 9), st.booleans(), st.sampled_from([1, 2]))
def test_reach_and_paths_on_a_short_tank_are_those_of_a_plain_search(
    drawn: tuple[Ground, int], points: int, fuel: int, full: bool, factor: int
) -> None:
    """MOVE-4, MOVE-5, FUEL-1, AP-3: on ground where the cheap way is thirsty and the dear way thrifty."""
    compare_with_plain_search(drawn, points, fuel, full, factor)


def compare_with_plain_search(
    drawn: tuple[Ground, int], points: int, fuel: int | None, full: bool, factor: int
) -> None:
    g, passable = drawn
    board = g.board
    expected = plain.best_ways(
        {at: price for at, price in g.prices().items() if passable >> board.cell(*at) & 1},
        board.xy(g.start),
        points,
        fuel=fuel,
        full_points=full,
        price_factor=factor,
        width=board.width,
        height=board.height,
        adjacency=board.adjacency,
    )
    found = reachable(
        board, g.costs, g.start, points, fuel=fuel, passable=passable, full_points=full, price_factor=factor
    )
    assert set(board.sorted_xy(found.mask)) == set(expected)
    layers = [1 << g.start] + [0] * points
    for at, (paid, _, _) in expected.items():
        layers[paid] |= 1 << board.cell(*at)
    assert list(found.layers) == layers
    for cell in board.cells(board.full & ~(1 << g.start)):
        answers = [
            found.path(cell),
            best_path(
                board,
                g.costs,
                g.start,
                cell,
                points,
                fuel=fuel,
                passable=passable,
                full_points=full,
                price_factor=factor,
            ),
        ]
        if board.xy(cell) not in expected:
            assert answers == [None, None]
            assert found.cost(cell) is None
            continue
        paid, burnt, ways = expected[board.xy(cell)]
        assert found.cost(cell) == paid
        assert answers == [Path(tuple(board.cell(*at) for at in ways), paid, burnt)] * 2


@given(
    grounds(),
    st.lists(st.integers(0, 7), max_size=9),
    st.integers(0, 16),
    st.one_of(st.none(), st.integers(0, 20)),
    st.booleans(),
    st.sampled_from([1, 2]),
)
def test_a_given_way_costs_what_a_plain_walk_costs(
    drawn: tuple[Ground, int], turns: list[int], points: int, fuel: int | None, full: bool, factor: int
) -> None:
    """MOVE-5."""
    g, passable = drawn
    board = g.board
    cells, here = [], g.start
    for turn in turns:
        here = (board.neighbours(here) or (here,))[turn % max(1, len(board.neighbours(here)))]
        cells.append(here)
    expected = plain.walk(
        {at: price for at, price in g.prices().items() if passable >> board.cell(*at) & 1},
        board.xy(g.start),
        [board.xy(cell) for cell in cells],
        points,
        fuel=fuel,
        full_points=full,
        price_factor=factor,
        adjacency=board.adjacency,
    )
    found = walk_cost(
        board, g.costs, g.start, cells, points, fuel=fuel, passable=passable, full_points=full, price_factor=factor
    )
    assert found == (None if expected is None else Path(tuple(cells), *expected))


@given(grounds(), st.data(), st.one_of(st.none(), st.integers(0, 12)))
def test_a_field_holds_what_each_cell_is_away_from_the_nearest_goal(
    drawn: tuple[Ground, int], data: st.DataObject, limit: int | None
) -> None:
    g, passable = drawn
    board = g.board
    prices = {at: price for at, price in g.prices().items() if passable >> board.cell(*at) & 1}
    goals = set(data.draw(st.lists(st.sampled_from(board.sorted_xy(board.full)), max_size=4)))
    field = distance_field(board, g.costs, mask_of(board.cell(*at) for at in goals), passable, limit)
    away = {}
    for cell in board.cells(board.full):
        expected = plain.points_to_goal(prices, goals, board.xy(cell), board.width, board.height, board.adjacency)
        if expected is not None and (limit is None or expected <= limit):
            away[cell] = expected
        assert field.cost(cell) == away.get(cell)
    assert board.cells(field.mask) == sorted(away)
    some = board.cells(board.full)[::2]
    near = [away[cell] for cell in some if cell in away]
    expected_nearest = (min(near), mask_of(c for c in some if away.get(c) == min(near))) if near else None
    assert field.nearest(mask_of(some)) == expected_nearest


@given(grounds(), st.integers(0, 16))
def test_the_frozen_heap_search_of_the_benchmark_finds_the_same_cells(drawn: tuple[Ground, int], points: int) -> None:
    g, _ = drawn
    board = g.board
    near = [board.neighbours(cell) if board.full >> cell & 1 else () for cell in range(board.size)]
    prices = [(g.costs.price(cell) or (0, 0))[0] for cell in range(board.size)]
    expected = plain.best_ways(
        g.prices(),
        board.xy(g.start),
        points,
        fuel=None,
        full_points=False,
        price_factor=1,
        width=board.width,
        height=board.height,
        adjacency=board.adjacency,
    )
    found = heapq_reach(near, prices, g.start, points)
    assert found.pop(g.start) == 0
    assert {board.xy(cell): paid for cell, paid in found.items()} == {at: paid for at, (paid, _, _) in expected.items()}


# Rulings


def test_roads_speed_up_and_rough_ground_slows_down() -> None:
    """MOVE-1: with 4 points four cells of road, two of meadow, one of forest."""
    assert [reach(ground("@" + letter * 6), 4).mask.bit_count() for letter in "=.f"] == [4, 2, 1]


def test_nobody_crosses_water_and_nothing_wraps_round_the_edge() -> None:
    """MOVE-1, GRID-1: the cell west of a row's first is off the board, not the end of the row above."""
    g = ground("..#..", "..#@.", "..#..")
    assert reach(g, 40).mask == g.board.full & ~mask_of(g.at(x, y) for x in range(3) for y in range(3)) & ~(
        1 << g.start
    )
    g = ground("....", "@###", "....", adjacency=8)
    assert reach(g, 2).mask == mask_of([g.at(0, 0), g.at(1, 0), g.at(0, 2), g.at(1, 2)])


def test_layers_tell_the_least_points() -> None:
    """MOVE-4."""
    found = reach(g := ground("@.t", "==="), 6)
    assert [g.board.sorted_xy(layer) for layer in found.layers] == [
        [(0, 0)],
        [(0, 1)],
        [(1, 0), (1, 1)],
        [(2, 1)],
        [],
        [],
        [],
    ]
    assert found.cost(g.start) == 0
    assert found.cost(g.at(2, 0)) is None
    assert found.path(g.start) == Path((), 0, 0)


def test_what_can_be_entered_for_fewer_points_keeps_the_rest_for_a_shot() -> None:
    """AP-1: of 6 points, within 4 and within nothing."""
    found = reach(g := ground("@....."), 6)
    assert g.board.sorted_xy(found.within(4)) == [(1, 0), (2, 0)]
    assert found.within(0) == 0
    assert found.within(99) == found.mask


def test_an_enemy_bars_the_way_and_is_walked_around() -> None:
    """MOVE-4: the caller takes enemies' cells out of `passable`."""
    g = ground("@..", "...")
    enemy = g.at(1, 0)
    found = best_path(
        g.board, g.costs, g.start, g.at(2, 0), 8, fuel=None, passable=g.board.full & ~(1 << enemy), full_points=True
    )
    assert way(g, found) == [(0, 1), (1, 1), (2, 1), (2, 0)]


def test_the_start_itself_need_not_be_passable_nor_enterable() -> None:
    """MOVE-4: a unit's own cell does not bar its way."""
    g = ground("#..")
    assert reach(g, 4).mask == mask_of([g.at(1, 0), g.at(2, 0)])


def test_a_wounded_unit_pays_double_points_and_single_fuel() -> None:
    """AP-3."""
    assert path(ground("@.."), 2, 0, 8, 10, factor=2) == Path((1, 2), 8, 4)
    assert path(ground("@.."), 2, 0, 7, 10, factor=2) is None


def test_full_points_always_buy_one_step() -> None:
    """MOVE-5: the wounded cannon of 6 points enters a marsh of 12 and has nothing left."""
    g = ground("@m=")
    assert path(g, 1, 0, 6, full=True, factor=2) == Path((1,), 6, 0)
    assert path(g, 1, 0, 6, full=False, factor=2) is None
    assert reach(g, 6, full=True, factor=2).layers[6] == 1 << g.at(1, 0)
    assert path(g, 2, 0, 6, full=True, factor=2) is None


def test_a_unit_that_never_has_points_makes_no_step() -> None:
    """MOVE-5: nothing is not a full amount."""
    g = ground("@.")
    assert reach(g, 0, full=True).mask == 0
    assert pay_step(g.costs, g.at(1, 0), 0, fuel=None, full_points=True) is None


def test_full_points_buy_no_second_step_however_cheap_the_first() -> None:
    """MOVE-5: only the first step."""
    assert path(ground("@=t"), 2, 0, 5, full=True) is None


def test_full_points_do_not_replace_fuel() -> None:
    """MOVE-4: a step needs its whole fuel; MOVE-5 gives points, not fuel."""
    g = ground("@m")
    assert path(g, 1, 0, 2, 5, full=True) == Path((1,), 2, 5)
    assert path(g, 1, 0, 2, 4, full=True) is None
    assert reach(g, 2, 4, full=True).mask == 0


def test_at_no_fuel_a_vehicle_cannot_move_and_foot_can() -> None:
    """FUEL-1."""
    assert reach(ground("@=="), 9, 0, full=True).mask == 0
    assert reach(ground("@=="), 9, None, full=True).mask.bit_count() == 2


def test_the_way_of_least_points_comes_first() -> None:
    """MOVE-4: round by the road, five steps instead of three."""
    g = ground("@ff=", "====")
    assert way(g, path(g, 3, 0, 20, 40)) == [(0, 1), (1, 1), (2, 1), (3, 1), (3, 0)]


def test_of_equal_points_the_least_fuel() -> None:
    """MOVE-4: 3 points either way; the meadow in the south burns 2, the ground in the east 3."""
    g = ground("@u", ".=")
    assert path(g, 1, 1, 9, 40) == Path((g.at(0, 1), g.at(1, 1)), 3, 3)


def test_of_equal_points_and_fuel_the_fewest_steps() -> None:
    """MOVE-4: a forest costs what three roads do, and is two steps fewer, though the road lies north."""
    g = ground("===", "@f=")
    assert path(g, 2, 1, 9, 40) == Path((g.at(1, 1), g.at(2, 1)), 4, 4)


def test_a_short_tank_takes_the_thrifty_way() -> None:
    """MOVE-4, FUEL-1: 4 points and 4 fuel through the forest, or 5 points and 2 fuel."""
    g = ground("@f", "c=")
    assert path(g, 1, 1, 9, 4) == Path((g.at(1, 0), g.at(1, 1)), 4, 4)
    for fuel in (2, 3):
        assert path(g, 1, 1, 9, fuel) == Path((g.at(0, 1), g.at(1, 1)), 5, 2)
        assert reach(g, 9, fuel).cost(g.at(1, 1)) == 5
    assert path(g, 1, 1, 9, 1) is None
    assert path(g, 1, 1, 4, 3) is None


def test_of_equal_ways_the_first_of_north_east_south_west() -> None:
    """MOVE-4: where two equal ways part, seen from the start."""
    g = ground("...", ".@.", "...")
    corners = [(0, 0), (2, 0), (2, 2), (0, 2)]
    firsts = [(1, 0), (1, 0), (2, 1), (1, 2)]
    assert [way(g, path(g, *corner, 9)) for corner in corners] == [
        [first, corner] for first, corner in zip(firsts, corners, strict=True)
    ]


def test_diagonal_steps_come_last() -> None:
    """MOVE-4, GRID-2: with adjacency 8, east then north-east before north-east then east."""
    g = ground("....", "....", "@...", adjacency=8)
    assert way(g, path(g, 2, 1, 9)) == [(1, 2), (2, 1)]


def test_a_step_is_priced_when_taken() -> None:
    """MOVE-5: what one step takes from a unit that has this much left."""
    g = ground("@t#")
    forest = g.at(1, 0)
    assert pay_step(g.costs, forest, 5, fuel=3, full_points=False) == (5, 3)
    assert pay_step(g.costs, forest, 5, fuel=None, full_points=False) == (5, 0)
    assert pay_step(g.costs, forest, 4, fuel=3, full_points=False) is None
    assert pay_step(g.costs, forest, 4, fuel=3, full_points=True) == (4, 3)
    assert pay_step(g.costs, forest, 5, fuel=2, full_points=True) is None
    assert pay_step(g.costs, forest, 10, fuel=3, full_points=False, price_factor=2) == (10, 3)
    assert pay_step(g.costs, g.at(2, 0), 99, fuel=99, full_points=True) is None


@pytest.mark.parametrize(("adjacency", "legal"), [(4, False), (8, True)])
def test_a_given_way_goes_from_neighbour_to_neighbour(adjacency: int, legal: bool) -> None:
    """GRID-2: diagonally only with adjacency 8, and never two cells at once."""
    g = ground("@..", "...", adjacency=adjacency)

    def walked(x: int, y: int) -> bool:
        found = walk_cost(
            g.board, g.costs, g.start, [g.at(x, y)], 9, fuel=None, passable=g.board.full, full_points=True
        )
        return found is not None

    assert [walked(0, 1), walked(1, 1), walked(2, 0), walked(0, 0)] == [True, legal, False, False]


@pytest.mark.parametrize(
    ("layers", "said"),
    [
        (((0, 1, 1),), "at least 1 point"),
        (((1, -1, 1),), "no negative fuel"),
        (((1, 1, 6), (2, 1, 12)), r"cells \[2\] have two prices"),
    ],
)
def test_prices_that_cannot_be_are_refused(layers: tuple[tuple[int, int, int], ...], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        StepCosts(layers)


def test_an_army_far_away_is_led_round_the_lake() -> None:
    """A field ignores budgets: the unit in the corner is as far as the way round, whatever a turn allows."""
    g = ground("....", ".##.", ".##.", "@..=")
    field = distance_field(g.board, g.costs, 1 << g.at(3, 0), g.board.full)
    assert [field.cost(g.at(*at)) for at in [(3, 0), (2, 0), (3, 3), (2, 3), (0, 3), (1, 1)]] == [0, 2, 6, 7, 11, 6]


def test_a_dear_goal_counts_while_a_cheap_one_is_walked_from() -> None:
    """A field goes on while any cell waits: the last step into the marsh is dearer than the whole road."""
    g = ground("m.#===")
    field = distance_field(g.board, g.costs, mask_of([g.at(0, 0), g.at(5, 0)]), g.board.full)
    assert [field.cost(g.at(x, 0)) for x in range(6)] == [0, 6, 3, 2, 1, 0]


# The searches below


def test_a_search_with_a_goal_ends_where_the_goal_is_found() -> None:
    """So that the best path over a short way does not pay for the whole reach."""
    g = ground("@=====")
    road = (g.costs.price(g.at(1, 0)) or (0, 0))[0]
    cells = g.board.full & ~(1 << g.start)
    assert len(by_points(g.board, [(road, cells)], 1 << g.start, 5, 1 << g.at(2, 0))) == 3
    assert len(by_points(g.board, [(road, cells)], 1 << g.start, 5, 0)) == 6
    assert len(by_points_and_fuel(g.board, [(road, 1, cells)], 1 << g.start, 5, 5, 1 << g.at(2, 0))) == 3


@given(grounds("cu=.mz"), st.integers(0, 16), st.integers(0, 12))
def test_no_label_beats_another(drawn: tuple[Ground, int], points: int, fuel: int) -> None:
    """MOVE-4: where fuel binds, the pairs kept at a cell are exactly those that no other pair beats in both."""
    g, _ = drawn
    labels = by_points_and_fuel(g.board, g.costs.point_layers, 1 << g.start, points, fuel, 0)
    for cell in g.board.cells(g.board.full):
        kept = [(paid, burnt) for paid, at in enumerate(labels) for burnt, mask in at.items() if mask >> cell & 1]
        for paid, burnt in kept:
            assert not [other for other in kept if other != (paid, burnt) and other[0] <= paid and other[1] <= burnt]


# The benchmark


def test_the_benchmark_gives_a_figure_for_everything() -> None:
    figures = reach_figures(calls=1, runs=1, side=20)
    assert {figure.unit for figure in figures} >= {"infantry", "truck", "tank", "attack helicopter"}
    assert all(figure.mask_us > 0 and figure.heapq_us > 0 and figure.cells > 0 for figure in figures)
    assert reach_gain(figures) > 0
    assert all(figure.us >= 0 for figure in operation_figures(calls=100, runs=1, side=20))


def test_the_masks_reach_what_the_heap_reaches_on_the_ground_of_the_benchmark() -> None:
    """A benchmark that compares two different answers would say nothing."""
    board, kinds = Board.of(20, 20), bench_ground(20)
    near = [board.neighbours(cell) if board.full >> cell & 1 else () for cell in range(board.size)]
    for movement_class in ("foot", "wheeled", "tracked", "air"):
        costs = bench_costs(board, kinds, movement_class)
        prices = [(costs.price(cell) or (0, 0))[0] for cell in range(board.size)]
        for start in bench_starts(costs):
            found = reachable(board, costs, start, 12, fuel=60, passable=board.full, full_points=True)
            by_heap = heapq_reach(near, prices, start, 12)
            assert {cell: found.cost(cell) for cell in board.cells(found.mask | 1 << start)} == by_heap


def test_a_way_is_walked_at_the_plain_price_where_no_factor_is_given() -> None:
    """MOVE-5: only the first step of full points is never too dear."""
    g = ground("@t.t")
    way = [g.at(1, 0), g.at(2, 0), g.at(3, 0)]
    given = {"fuel": None, "passable": g.board.full, "full_points": True}
    assert walk_cost(g.board, g.costs, g.start, way, 12, **given) == Path(tuple(way), 12, 0)
    assert walk_cost(g.board, g.costs, g.start, way[:1], 4, **given) == Path(tuple(way[:1]), 4, 0)
    assert walk_cost(g.board, g.costs, g.start, way, 11, **given) is None


def test_one_point_when_it_is_all_there_is_takes_any_one_step() -> None:
    """MOVE-5: with full points, however few those are."""
    g = ground("@t.")
    assert g.board.cells(reach(g, 1, full=True).mask) == [g.at(1, 0)]
    assert reach(g, 1).mask == 0


def test_the_best_way_far_down_a_long_board_is_found() -> None:
    """The search looks at a part of the board alone; what it looks for lies in it."""
    rows = ["..."] * 40
    rows[30] = "@.."
    g = ground(*rows)
    assert path(g, 0, 28, 6) == Path((g.at(0, 29), g.at(0, 28)), 4, 0)
    # on a short tank by the dear and thrifty column
    rows[28] = rows[29] = "c.."
    g = ground(*rows)
    assert path(g, 1, 28, 10, 4) == Path((g.at(0, 29), g.at(0, 28), g.at(1, 28)), 10, 4)


def test_the_best_way_up_a_narrow_board_is_found() -> None:
    rows = ["="] * 40
    rows[30] = "@"
    g = ground(*rows)
    assert path(g, 0, 24, 6) == Path(tuple(g.at(0, y) for y in range(29, 23, -1)), 6, 0)


def test_the_cells_within_some_points_are_those_that_cost_no_more() -> None:
    g = ground("@==.")
    found = reach(g, 9)
    assert [g.board.cells(found.within(points)) for points in (0, 1, 2, 3, 4)] == [[], [1], [1, 2], [1, 2], [1, 2, 3]]


def test_a_goal_that_cannot_be_entered_is_none_wherever_it_lies() -> None:
    g = ground("#@.")
    assert distance_field(g.board, g.costs, 1 << g.at(0, 0), g.board.full).mask == 0
