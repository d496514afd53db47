"""A tally is a number for every cell: it must agree with a plain table of numbers."""

from hypothesis import given
from hypothesis import strategies as st

from core.board import Board, cells_of
from core.reach import Field
from systems.clumsy.ai.tally import Tally, distance_tally

BOARD = Board.of(6, 5)
CELLS = cells_of(BOARD.full)
masks = st.integers(0, BOARD.full).map(lambda mask: mask & BOARD.full)
weights = st.integers(0, 40)


@given(st.lists(st.tuples(masks, weights)), masks)
def test_sums_and_extremes_are_those_of_a_table(added: list[tuple[int, int]], among: int) -> None:
    tally, table = Tally(), dict.fromkeys(CELLS, 0)
    for mask, weight in added:
        tally.add(mask, weight)
        for cell in cells_of(mask):
            table[cell] += weight
    assert {cell: tally.at(cell) for cell in CELLS} == table
    assert tally.above_zero() == sum(1 << cell for cell in CELLS if table[cell])
    wanted = cells_of(among)
    most, least = max(map(table.get, wanted), default=0), min(map(table.get, wanted), default=0)
    assert cells_of(tally.greatest(among)) == [cell for cell in wanted if table[cell] == most]
    assert cells_of(tally.least(among)) == [cell for cell in wanted if table[cell] == least]


@given(st.lists(st.tuples(masks, weights), max_size=5), st.lists(st.tuples(masks, weights), max_size=5), masks, masks)
def test_what_is_taken_off_lowers_a_cell_against_the_others(
    first: list[tuple[int, int]], second: list[tuple[int, int]], within: int, spared: int
) -> None:
    tally, other = Tally(), Tally()
    for mask, weight in first:
        tally.add(mask, weight)
    for mask, weight in second:
        other.add(mask, weight)
    cells = cells_of(within)
    wanted = {cell: tally.at(cell) - 3 * (0 if spared >> cell & 1 else other.at(cell)) for cell in cells}
    tally.take_tally(other, 3, within, spared)
    most = max(wanted.values(), default=0)
    assert cells_of(tally.greatest(within)) == [cell for cell in cells if wanted[cell] == most]


def test_a_field_becomes_its_distances_and_what_is_cut_off_is_farthest() -> None:
    field = Field((1 << CELLS[0], 0, 1 << CELLS[1], 0, 0, 0, 0, 0, 0, 1 << CELLS[2]))
    tally = distance_tally(field, BOARD.full, 7)
    assert [tally.at(cell) for cell in CELLS[:4]] == [0, 2, 7, 7]
