"""The board: cells, distances, layers, disks and lines, as rulings and against plain geometry."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.board import FULL_SHARE, Board, cells_of, fire_line_blocked, fire_share, mask_of
from tests.core import reference_board as plain


def board(width: int = 7, height: int = 5, adjacency: int = 4) -> Board:
    return Board.of(width, height, adjacency)


def drawn(*rows: str, letter: str = "#") -> int:
    """The mask of a letter in a drawing."""
    b = board(len(rows[0]), len(rows))
    return mask_of(b.cell(x, y) for y, row in enumerate(rows) for x, here in enumerate(row) if here == letter)


def way(*rows: str) -> tuple[int, int]:
    """The line between the two `@` of a drawing, and what is drawn as `#`."""
    b = board(len(rows[0]), len(rows))
    a, c = cells_of(drawn(*rows, letter="@"))
    assert b.line(a, c) == b.line(c, a)
    return b.line(a, c), drawn(*rows)


boards = st.builds(Board.of, st.integers(1, 9), st.integers(1, 9), st.sampled_from([4, 8]))


@st.composite
def boards_and_cells(draw: st.DrawFn, count: int) -> tuple[Board, list[plain.Cell]]:
    b = draw(boards)
    cells = st.tuples(st.integers(0, b.width - 1), st.integers(0, b.height - 1))
    return b, draw(st.lists(cells, min_size=count, max_size=count))


# Cells


def test_x_goes_right_and_y_goes_down_from_the_top_left_corner() -> None:
    """GRID-1: a mask read row by row from the top, each from the left, is the map as drawn."""
    b = board(3, 2)
    assert [b.xy(cell) for cell in b.cells(b.full)] == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]
    assert [b.cell(*at) for at in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]] == b.cells(b.full)


@pytest.mark.parametrize("at", [(-1, 0), (7, 0), (0, -1), (0, 5)])
def test_a_cell_off_the_board_is_an_error_that_says_so(at: tuple[int, int]) -> None:
    assert not board().contains(*at)
    with pytest.raises(ValueError, match=r"off the board: columns are 0 to 6, rows 0 to 4"):
        board().cell(*at)


def test_the_guard_column_is_no_cell() -> None:
    b = board(3, 2)
    for ask in (b.neighbours, b.neighbour_mask, lambda cell: b.disk(cell, 1), lambda cell: b.line(cell, 0)):
        with pytest.raises(ValueError, match="no cell of"):
            ask(3)


@pytest.mark.parametrize(("width", "height", "adjacency"), [(0, 4, 4), (4, 0, 4), (4, 4, 6)])
def test_a_board_that_cannot_be_is_refused(width: int, height: int, adjacency: int) -> None:
    with pytest.raises(ValueError):
        Board.of(width, height, adjacency)


def test_boards_of_one_size_are_one_board_also_when_copied_or_pickled() -> None:
    b = board()
    assert Board.of(7, 5, 4) is b
    assert Board.of(7, 5, 8) is not b
    assert copy.deepcopy(b) is b
    assert pickle.loads(pickle.dumps(b)) is b


@given(st.sets(st.integers(0, 300)))
def test_the_cells_of_a_mask_are_those_it_was_made_of_ascending(cells: set[int]) -> None:
    assert cells_of(mask_of(cells)) == sorted(cells)


def test_cells_can_be_listed_by_column() -> None:
    b = board()
    assert b.sorted_xy(mask_of([b.cell(4, 0), b.cell(1, 3), b.cell(1, 2)])) == [(1, 2), (1, 3), (4, 0)]


# Steps and distances


def test_neighbours_come_north_east_south_west() -> None:
    """MOVE-4, GRID-2: the order that decides between equal ways."""
    b = board()
    assert [b.xy(cell) for cell in b.neighbours(b.cell(3, 2))] == [(3, 1), (4, 2), (3, 3), (2, 2)]
    assert [b.xy(cell) for cell in b.neighbours(b.cell(0, 0))] == [(1, 0), (0, 1)]


def test_with_adjacency_8_the_diagonals_follow() -> None:
    """GRID-2: NE, SE, SW, NW."""
    b = board(adjacency=8)
    around = [b.xy(cell) for cell in b.neighbours(b.cell(3, 2))]
    assert around == [(3, 1), (4, 2), (3, 3), (2, 2), (4, 1), (4, 3), (2, 3), (2, 1)]


@pytest.mark.parametrize(("adjacency", "steps"), [(4, 5), (8, 3)])
def test_distance_is_counted_in_steps(adjacency: int, steps: int) -> None:
    """GRID-2: 3 across and 2 down are 5, or 3 where diagonal steps are legal."""
    b = board(adjacency=adjacency)
    assert b.distance(b.cell(1, 1), b.cell(4, 3)) == b.distance(b.cell(4, 3), b.cell(1, 1)) == steps


@given(boards_and_cells(2))
def test_distance_is_the_number_of_steps_a_walker_needs(drawn_cells: tuple[Board, list[plain.Cell]]) -> None:
    """GRID-2."""
    b, (a, c) = drawn_cells
    expected = plain.steps_between(a, c, b.width, b.height, b.adjacency)
    assert b.distance(b.cell(*a), b.cell(*c)) == expected


@given(boards_and_cells(6))
def test_a_grown_mask_is_the_mask_and_its_neighbours_and_wraps_round_no_edge(
    drawn_cells: tuple[Board, list[plain.Cell]],
) -> None:
    b, cells = drawn_cells
    around = {other for cell in cells for other in plain.neighbours(cell, b.width, b.height, b.adjacency)}
    assert set(b.sorted_xy(b.grown(mask_of(b.cell(*cell) for cell in cells)))) == around | set(cells)
    for cell in cells:
        near = plain.neighbours(cell, b.width, b.height, b.adjacency)
        assert [b.xy(other) for other in b.neighbours(b.cell(*cell))] == near
        assert b.sorted_xy(b.neighbour_mask(b.cell(*cell))) == sorted(near)


@given(boards_and_cells(1), st.integers(-2, 20), st.integers(-1, 20))
def test_a_disk_and_a_ring_hold_the_cells_at_their_distances(
    drawn_cells: tuple[Board, list[plain.Cell]], low: int, high: int
) -> None:
    """GRID-2: "within n" means distance <= n."""
    b, (at,) = drawn_cells
    far = {
        cell: plain.steps_between(at, cell, b.width, b.height, b.adjacency)
        for cell in [(x, y) for x in range(b.width) for y in range(b.height)]
    }
    middle = b.cell(*at)
    for _ in range(2):  # built, then looked up
        assert b.sorted_xy(b.disk(middle, high)) == [cell for cell, steps in far.items() if steps <= high]
        assert b.sorted_xy(b.ring(middle, low, high)) == [cell for cell, steps in far.items() if low <= steps <= high]


def test_the_disks_kept_are_bounded() -> None:
    """A board of 400 x 400 has too many disks to keep them all."""
    b = Board(400, 400)
    b._disk_limit = 10
    for x in range(30):
        assert b.disk(b.cell(x, 200), 2).bit_count() == {0: 9, 1: 12}.get(x, 13)
        assert len(b._disks) <= 10


# Lines of fire


@pytest.mark.parametrize(
    "rows",
    [
        ("@###@",),
        ("@", "#", "@"),
        ("@@",),
        ("@..", ".#.", "..@"),
        ("@#.", ".#@"),
        (".@", "##", "@."),
        ("@#..", ".##.", "..#@"),
        ("@##...", "...##@"),
    ],
)
def test_the_way_of_a_drawn_line(rows: tuple[str, ...]) -> None:
    """LOF-2: cells whose open interior the segment crosses, without the ends."""
    line, expected = way(*rows)
    assert line == expected


def test_touching_a_corner_does_not_count() -> None:
    """LOF-2: straight along a diagonal only the cells of the diagonal are on the way."""
    line, expected = way("@....", ".#...", "..#..", "...#.", "....@")
    assert line == expected


def test_a_corner_in_the_middle_of_a_long_line_is_only_touched() -> None:
    """LOF-2: three across and one down, the segment passes through the corner of four cells and enters two of them."""
    line, expected = way("@#..", "..#@")
    assert line == expected


@given(boards_and_cells(2))
def test_lines_are_those_of_exact_geometry_and_the_same_from_both_ends(
    drawn_cells: tuple[Board, list[plain.Cell]],
) -> None:
    """LOF-2."""
    b, (a, c) = drawn_cells
    expected = sorted(plain.way(a, c))
    assert b.sorted_xy(b.line(b.cell(*a), b.cell(*c))) == expected
    assert b.sorted_xy(b.line(b.cell(*c), b.cell(*a))) == expected


def test_every_line_of_a_board_is_that_of_exact_geometry() -> None:
    """LOF-2: all offsets, in whatever order the lines are first asked for, on one board with its tables."""
    b = Board(8, 7)
    places = [(x, y) for x in range(8) for y in range(7)]
    for a in places:
        for c in places:
            assert set(b.sorted_xy(b.line(b.cell(*a), b.cell(*c)))) == plain.way(a, c)


def test_long_lines_are_exact() -> None:
    """LOF-2: no rounding, however far: on a 120 x 90 board from corner to corner."""
    b = board(120, 90)
    for a, c in [((0, 0), (119, 89)), ((119, 0), (0, 89)), ((0, 0), (118, 59)), ((119, 1), (1, 60))]:
        assert set(b.sorted_xy(b.line(b.cell(*a), b.cell(*c)))) == plain.way(a, c)


@pytest.mark.parametrize(
    ("row", "stopped"),
    [("@...@", False), ("@.f.@", True), ("@.r.@", False), ("@r.r@", True), ("@rf.@", True), ("f@.@f", False)],
)
def test_one_ruin_does_not_stop_fire_two_do(row: str, stopped: bool) -> None:
    """LOF-1: a forest on the way stops it; one village ruin does not, two do; beyond the ends nothing matters."""
    b = board(5, 1)
    a, c = cells_of(drawn(row, letter="@"))
    forest, ruins = drawn(row, letter="f"), drawn(row, letter="r")
    for ends in ((a, c), (c, a)):
        assert fire_line_blocked(b, *ends, forest, ruins) is stopped
        assert (fire_share(b, *ends, ((forest, 100), (ruins, 50))) >= FULL_SHARE) is stopped


def test_the_ends_do_not_stop_fire() -> None:
    """LOF-2: shooter and target may both stand in a forest."""
    b = board(5, 1)
    assert not fire_line_blocked(b, b.cell(0, 0), b.cell(4, 0), drawn("#...#"), drawn("#...#"))


def test_shares_of_different_obstacles_add_up() -> None:
    """LOF-1: three obstacles of 40 hundredths stop what two let pass."""
    b = board(5, 1)
    hedges = drawn(".##..")
    a, c = b.cell(0, 0), b.cell(4, 0)
    assert fire_share(b, a, c, ((hedges, 40),)) == 80
    assert fire_share(b, a, c, ((hedges, 40), (drawn("...#."), 40))) == 120
