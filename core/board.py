"""The board: the geometry of one size of grid, with whole layers of cells held as single integers.

GRID-1, GRID-2, LOF-1, LOF-2 of the rulebook.

A *cell* is the int `y * stride + x`; a *mask* is an int whose bit `cell` is set for every cell it holds. Each row ends
in one guard column that belongs to no cell, so shifting a whole mask by one cell never carries a bit into the next row.
Everything here is pure: a board holds no units and no terrain.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import count
from typing import Final

FULL_SHARE: Final = 100
"""The share, in hundredths, at which what lies on the way stops direct fire (LOF-1)."""

_DISK_CACHE_BYTES: Final = 64 << 20
_FEW_CELLS: Final = 32
_BITS: Final = tuple(tuple(bit for bit in range(8) if octet >> bit & 1) for octet in range(256))
_ORTHOGONAL: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_DIAGONAL: Final = ((1, -1), (1, 1), (-1, 1), (-1, -1))


class Board:
    """The geometry of a grid of one width, height and adjacency; get it with `Board.of`, which shares the tables."""

    __slots__ = (
        "_disk_limit",
        "_disks",
        "_lines",
        "_neighbour_masks",
        "_neighbours",
        "adjacency",
        "full",
        "grown",
        "height",
        "size",
        "stride",
        "width",
    )

    width: int
    """Cells in a row."""
    height: int
    """Rows."""
    stride: int
    """Bits from a cell to the one below it: the width and one guard column."""
    adjacency: int
    """4 or 8 neighbours to a cell (GRID-2)."""
    size: int
    """Bits a mask may use: every cell is below it."""
    full: int
    """The mask of every cell of the board."""
    grown: Callable[[int], int]
    """The given mask united with the neighbours of its cells."""

    def __init__(self, width: int, height: int, adjacency: int = 4) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a board needs at least one row and one column, not {width} x {height}")
        if adjacency not in (4, 8):
            raise ValueError(f"adjacency is 4 or 8, not {adjacency}")
        self.width, self.height, self.adjacency = width, height, adjacency
        self.stride = width + 1
        self.size = self.stride * height
        row = (1 << width) - 1
        self.full = sum(row << y * self.stride for y in range(height))
        self.grown = self._grown_4 if adjacency == 4 else self._grown_8
        self._neighbours: dict[int, tuple[int, ...]] = {}
        self._neighbour_masks: dict[int, int] = {}
        self._disks: dict[int, int] = {}
        self._disk_limit = _DISK_CACHE_BYTES // (self.size // 7 + 64)
        self._lines: dict[int, tuple[int, int]] = {}

    @staticmethod
    def of(width: int, height: int, adjacency: int = 4) -> "Board":
        """The shared board of this size, with whatever tables it has built so far."""
        return _shared(width, height, adjacency)

    def __repr__(self) -> str:
        return f"Board({self.width}, {self.height}, adjacency={self.adjacency})"

    def __reduce__(self) -> tuple[object, ...]:
        return _shared, (self.width, self.height, self.adjacency)

    # Cells

    def contains(self, x: int, y: int) -> bool:
        """Whether `(x, y)` is on the board."""
        return 0 <= x < self.width and 0 <= y < self.height

    def cell(self, x: int, y: int) -> int:
        """The cell at column `x` from the left and row `y` from the top (GRID-1); ValueError off the board."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return y * self.stride + x
        raise ValueError(f"({x}, {y}) is off the board: columns are 0 to {self.width - 1}, rows 0 to {self.height - 1}")

    def xy(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        y, x = divmod(cell, self.stride)
        return x, y

    def distance(self, a: int, b: int) -> int:
        """Steps between two cells on an empty board (GRID-2): `|dx| + |dy|`, or the larger of them with adjacency 8."""
        stride = self.stride
        across = abs(a % stride - b % stride)
        down = abs(a // stride - b // stride)
        if self.adjacency == 4:
            return across + down
        return across if across > down else down

    def neighbours(self, cell: int) -> tuple[int, ...]:
        """The cells one step away: north, east, south, west, then with adjacency 8 NE, SE, SW, NW."""
        try:
            return self._neighbours[cell]
        except KeyError:
            x, y = self._checked_xy(cell)
            ways = _ORTHOGONAL if self.adjacency == 4 else _ORTHOGONAL + _DIAGONAL
            found = tuple(cell + dy * self.stride + dx for dx, dy in ways if self.contains(x + dx, y + dy))
            self._neighbours[cell] = found
            return found

    def neighbour_mask(self, cell: int) -> int:
        """The cells one step away, as a mask."""
        try:
            return self._neighbour_masks[cell]
        except KeyError:
            found = mask_of(self.neighbours(cell))
            self._neighbour_masks[cell] = found
            return found

    # Masks

    def cells(self, mask: int) -> list[int]:
        """The cells of a mask, ascending: row by row from the top, each from the left."""
        return cells_of(mask)

    def sorted_xy(self, mask: int) -> list[tuple[int, int]]:
        """The cells of a mask as `(x, y)`, in order of x, then y."""
        stride = self.stride
        return sorted([(cell % stride, cell // stride) for cell in cells_of(mask)])

    def _grown_4(self, mask: int) -> int:
        stride = self.stride
        return (mask | mask << 1 | mask >> 1 | mask << stride | mask >> stride) & self.full

    def _grown_8(self, mask: int) -> int:
        stride = self.stride
        wide = mask | mask << 1 | mask >> 1
        return (wide | wide << stride | wide >> stride) & self.full

    def disk(self, cell: int, radius: int) -> int:
        """The cells at distance `radius` or less, the cell itself among them; empty for a negative radius."""
        try:
            return self._disks[radius * self.size + cell]
        except KeyError:
            return self._build_disk(cell, radius)

    def ring(self, cell: int, low: int, high: int) -> int:
        """The cells at a distance from `low` to `high`, both included."""
        return self.disk(cell, high) & ~self.disk(cell, low - 1)

    def _build_disk(self, cell: int, radius: int) -> int:
        x, y = self._checked_xy(cell)
        found = 0
        for row in range(max(0, y - radius), min(self.height - 1, y + radius) + 1):
            reach = radius - abs(row - y) if self.adjacency == 4 else radius
            left, right = max(0, x - reach), min(self.width - 1, x + reach)
            found |= ((1 << right - left + 1) - 1) << row * self.stride + left
        if len(self._disks) >= self._disk_limit:
            self._disks.clear()
        self._disks[radius * self.size + cell] = found
        return found

    # Lines

    def line(self, a: int, b: int) -> int:
        """The cells on the way from `a` to `b`, without the two (LOF-2): those whose open interior the segment crosses.

        The same from both ends; empty between neighbours. Exact, whatever the length.
        """
        if a > b:
            a, b = b, a
        stride = self.stride
        # Two offsets of one length in bits differ in whether they go left or right, so both make the key.
        key = b - a if a % stride <= b % stride else a - b
        try:
            shape, left = self._lines[key]
        except KeyError:
            shape, left = self._build_line(a, b, key)
        return shape << a - left

    def _build_line(self, a: int, b: int, key: int) -> tuple[int, int]:
        ax, ay = self._checked_xy(a)
        bx, by = self._checked_xy(b)
        left = max(0, ax - bx)
        found = _line_shape(bx - ax, by - ay, self.stride), left
        self._lines[key] = found
        return found

    def _checked_xy(self, cell: int) -> tuple[int, int]:
        y, x = divmod(cell, self.stride)
        if not self.contains(x, y):
            raise ValueError(f"{cell} is no cell of {self!r}")
        return x, y


@lru_cache(maxsize=16)
def _shared(width: int, height: int, adjacency: int) -> Board:
    return Board(width, height, adjacency)


def mask_of(cells: Iterable[int]) -> int:
    """The mask of some cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, ascending."""
    if mask.bit_count() > _FEW_CELLS:
        octets = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
        return [base + bit for base, octet in zip(count(0, 8), octets, strict=False) if octet for bit in _BITS[octet]]
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _line_shape(dx: int, dy: int, stride: int) -> int:
    """The way from a cell to the one `dx` right and `dy >= 0` down; bit 0 is the top left corner of the box of both."""
    right = abs(dx)
    if right == 0 or dy == 0:
        return mask_of(range(1, right)) | mask_of(row * stride for row in range(1, dy))
    # The segment crosses the open square around (i, j) exactly when 2 * |i * dy - j * right| < right + dy.
    spread = right + dy
    shape = 0
    for row in range(dy + 1):
        first = max(0, (2 * row * right - spread) // (2 * dy) + 1)
        last = min(right, -((-2 * row * right - spread) // (2 * dy)) - 1)
        for i in range(first, last + 1):
            if (i, row) not in ((0, 0), (right, dy)):
                shape |= 1 << row * stride + (i if dx > 0 else right - i)
    return shape


def fire_line_blocked(board: Board, a: int, b: int, full_block_mask: int, half_block_mask: int) -> bool:
    """Whether direct fire from `a` to `b` is stopped: by one full obstacle on its way or by two half ones (LOF-1)."""
    way = board.line(a, b)
    if way & full_block_mask:
        return True
    halves = way & half_block_mask
    return halves & (halves - 1) != 0


def fire_share(board: Board, a: int, b: int, layers: Sequence[tuple[int, int]]) -> int:
    """How much lies on the way from `a` to `b`, in hundredths, summed over layers of (mask, share of each cell).

    Direct fire is stopped from `FULL_SHARE` on (LOF-1).
    """
    way = board.line(a, b)
    return sum((way & mask).bit_count() * share for mask, share in layers)
