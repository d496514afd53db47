"""Reach and paths, against the rulebook's examples and against a plain search."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from core.board import Board, mask_of
from core.reach import Path, Reach, StepCosts, best_path, reachable
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
def grounds(draw: st.DrawFn) -> tuple[Ground, int]:
    width, height = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    letters = draw(st.sampled_from(["=.ftmcuz#", "=.t#", "zu", ".u", "."]))
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
    assert found.layers[0] == 1 << g.start
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
        assert found.layers[paid] >> cell & 1
        assert answers == [Path(tuple(board.cell(*at) for at in ways), paid, burnt)] * 2
