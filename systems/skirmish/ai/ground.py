"""How far it is, on foot, on horseback or by wagon, from anywhere on a table to a place, by squares of it.

Only an opponent's guess: whether and how far one may go is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from heapq import heappop, heappush
from weakref import WeakKeyDictionary, ref

from systems.skirmish.data import MoveClass, SkirmishData
from systems.skirmish.geometry import box, boxes_meet, length, minus, segment_gap, touch
from systems.skirmish.measures import CENTIMETRE, Point
from systems.skirmish.obstacles import crossing
from systems.skirmish.table import Table, Wall
from systems.skirmish.view import UnitView

SIDE = 3 * CENTIMETRE
"""Of a square."""
CLIMB = 10 * CENTIMETRE
"""What it is like for infantry to climb over an obstacle."""
HAIR = CENTIMETRE // 10
"""How much further than it has to one keeps from walls that one passes."""
MOST_FIELDS = 200
"""Places to which the distances are kept; more would fill the memory in a long battle."""
SQUEEZE = 6 * CENTIMETRE
"""What it is like to go so near to a house that a base would have to go round: only who has to does."""
MOST_LINES = 50_000
"""Lines of sight of which it is kept whether they are free."""
DIAGONAL = 1414
STRAIGHT = 1000
FAR = 1 << 40
"""From where no way leads there."""

Square = tuple[int, int]
_AROUND = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0))


def ground_of(table: Table, data: SkirmishData) -> Ground:
    """A table as all opponents of one battle walk over it in their minds: worked out once."""
    known = _known.get(table)
    if known is None or known.data is not data:
        known = _known[table] = Ground(table, data)
    return known


class Ground:
    """A table as opponents walk over it in their minds."""

    def __init__(self, table: Table, data: SkirmishData) -> None:
        self._table, self.data = ref(table), data
        self.width, self.height = table.size[0] // SIDE + 1, table.size[1] // SIDE + 1
        self._widths: dict[MoveClass, int] = {}
        """How wide the bases are, from their middles, of those who move like this."""
        for kind in data.units.values():
            self._widths[kind.move] = max(self._widths.get(kind.move, 0), kind.radius)
        self._steps: dict[MoveClass, dict[Square, list[tuple[Square, int]]]] = {}
        self._seen: dict[tuple[Point, Point, int], bool] = {}
        self._fields: dict[tuple[MoveClass, Square], Field] = {}

    @property
    def table(self) -> Table:
        """The table, which is not kept alive by what is known of it."""
        found = self._table()
        assert found is not None, "a table outlives the thoughts about it"
        return found

    def field(self, move: MoveClass, goal: Point) -> Field:
        """The distances to a place."""
        square = self.square(goal)
        known = self._fields.get((move, square))
        if known is None:
            if len(self._fields) >= MOST_FIELDS:
                self._fields.clear()
            known = self._fields[move, square] = Field(self, self._ways(move, square))
        return known

    def square(self, spot: Point) -> Square:
        """The square that a place is in."""
        return min(max(spot[0] // SIDE, 0), self.width - 1), min(max(spot[1] // SIDE, 0), self.height - 1)

    def middle(self, square: Square) -> Point:
        """The middle of a square, on the table."""
        x, y = (part * SIDE + SIDE // 2 for part in square)
        return min(x, self.table.size[0]), min(y, self.table.size[1])

    def is_seen(self, spot: Point, other: UnitView) -> bool:
        """Whether no building stands between a spot and somebody."""
        key = spot, other.at, other.building
        known = self._seen.get(key)
        if known is None:
            if len(self._seen) >= MOST_LINES:
                self._seen.clear()
            known = self._seen[key] = not self.table.is_blocked(spot, other.at, (other.building,))
        return known

    def straightened(self, spot: Point, path: Sequence[Point], radius: int) -> tuple[Point, ...]:
        """A way by squares without those corners that a base so wide need not go round from where it stands."""
        for last in range(len(path) - 1, 0, -1):
            if self._is_clear(spot, path[last], radius + HAIR):
                return tuple(path[last:])
        return tuple(path)

    def pulled(self, spot: Point, path: Sequence[Point], radius: int) -> tuple[Point, ...]:
        """A way by squares without any corner that a base so wide need not go round."""
        found, rest = [spot], tuple(path)
        while rest:
            rest = self.straightened(found[-1], rest, radius)
            found.append(rest[0])
            rest = rest[1:]
        return tuple(found[1:])

    def _is_clear(self, a: Point, b: Point, margin: int) -> bool:
        walls = self.table.walls_near(a, b, margin)
        if any(segment_gap(a, b, wall.start, wall.end).within(margin) for wall in walls):
            return False
        return not self.table.surface(a, b).rough

    def around(self, move: MoveClass, spot: Point, reach: int) -> dict[Square, tuple[int, Square]]:
        """By square that is not further from a spot than a reach: how far it is, and the square before it."""
        return self._ways(move, self.square(spot), reach)

    def _ways(self, move: MoveClass, goal: Square, reach: int = FAR) -> dict[Square, tuple[int, Square]]:
        """By square: how far it is from its middle, and the square that comes next on the way."""
        steps = self._steps_of(move)
        found: dict[Square, tuple[int, Square]] = {}
        waiting = [(0, goal, goal)]
        while waiting:
            distance, square, following = heappop(waiting)
            if square in found:
                continue
            if distance > reach:
                break
            found[square] = distance, following
            for other, cost in steps[square]:
                if other not in found:
                    heappush(waiting, (distance + cost, other, square))
        return found

    def _steps_of(self, move: MoveClass) -> dict[Square, list[tuple[Square, int]]]:
        known = self._steps.get(move)
        if known is None:
            squares = [(x, y) for x in range(self.width) for y in range(self.height)]
            known = self._steps[move] = {square: list(self._steps_from(move, square)) for square in squares}
        return known

    @cached_property
    def _walls_by(self) -> dict[Square, list[Wall]]:
        """By square: the walls that a step from it may come near."""
        margin, found = 2 * SIDE + max(self._widths.values(), default=0), dict[Square, list[Wall]]()
        for wall in self.table.walls:
            left, top, right, bottom = (part // SIDE for part in box((wall.start, wall.end), margin))
            for x in range(left, right + 1):
                for y in range(top, bottom + 1):
                    found.setdefault((x, y), []).append(wall)
        return found

    def _steps_from(self, move: MoveClass, square: Square) -> Iterator[tuple[Square, int]]:
        here = self.middle(square)
        width = self._widths.get(move, 0)
        slow = self.data.rules.moving.rough if self.table.ground_at(here) == "rough" else 1
        walls = self._walls_by.get(square, ())
        for dx, dy in _AROUND:
            other = square[0] + dx, square[1] + dy
            if not (0 <= other[0] < self.width and 0 <= other[1] < self.height):
                continue
            cost = SIDE * (DIAGONAL if dx and dy else STRAIGHT) // STRAIGHT * slow
            barred = self._barred(move, here, self.middle(other), width, walls) if walls else 0
            if barred is not None:
                yield other, cost + barred

    def _barred(self, move: MoveClass, here: Point, there: Point, width: int, walls: Sequence[Wall]) -> int | None:
        """What walls on a step between two squares cost a base so wide; None where they bar it."""
        around = box((here, there), width)
        near = [
            wall
            for wall in walls
            if boxes_meet(wall.box, around) and segment_gap(here, there, wall.start, wall.end).under(width)
        ]
        barred = self._cost_of(move, [wall for wall in near if touch(here, there, wall.start, wall.end)])
        return None if barred is None else barred + SQUEEZE * any(wall.building >= 0 for wall in near)

    def _cost_of(self, move: MoveClass, walls: list[Wall]) -> int | None:
        """What walls on a step cost; None where they bar it."""
        if not walls:
            return 0
        if any(wall.building >= 0 for wall in walls):
            return None
        ways = {crossing(self.data, move, self.table.obstacles[wall.obstacle].kind) for wall in walls}
        if "stops" in ways:
            return None
        return CLIMB if "climbs" in ways else 0


class Field:
    """How far it is to one place."""

    def __init__(self, ground: Ground, ways: dict[Square, tuple[int, Square]]) -> None:
        self._ground, self._ways = ground, ways

    def distance(self, spot: Point) -> int:
        """How far it is from a spot, about."""
        square = self._ground.square(spot)
        if square not in self._ways:
            return FAR
        distance, following = self._ways[square]
        here, there = self._ground.middle(square), self._ground.middle(following)
        # as much less, or more, as the spot is nearer to the next square than the middle of its own
        return max(0, distance + length(minus(spot, there)) - length(minus(here, there)))

    def route(self, start: Point, most: int) -> Iterator[Point]:
        """The middles of the squares on the way from a spot, so many at most."""
        square = self._ground.square(start)
        for _ in range(most):
            following = self._ways.get(square, (0, square))[1]
            if following == square:
                return
            square = following
            yield self._ground.middle(square)


_known: WeakKeyDictionary[Table, Ground] = WeakKeyDictionary()
