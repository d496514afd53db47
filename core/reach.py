"""Reach and paths: where a unit can go with the points and fuel it has, by which way, and what it pays.

MOVE-1, MOVE-4, MOVE-5, FUEL-1, AP-3 of the rulebook. Nothing here knows what a road or a wound is: the caller gives the
price of each cell, the cells that bar the way, and the factor on points.

Where fuel cannot bind, the search goes by points alone. Where it may, it keeps every pair of points and fuel that no
other pair beats at a cell, so that a dear but thrifty way is not lost behind a cheap but thirsty one.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from core.board import Board, cells_of
from core.dial import Labels, by_points, by_points_and_fuel, least_points, to_goals


class StepCosts(Struct, frozen=True):
    """What one movement class pays to enter each cell."""

    point_layers: tuple[tuple[int, int, int], ...]
    """(points, fuel, mask) for each price; no cell in two masks; a cell in none cannot be entered."""

    def __post_init__(self) -> None:
        seen = 0
        for points, fuel, mask in self.point_layers:
            if points < 1 or fuel < 0:
                raise ValueError(
                    f"a step costs at least 1 point and no negative fuel, not {points} points, {fuel} fuel"
                )
            if seen & mask:
                raise ValueError(f"cells {cells_of(seen & mask)} have two prices, one of them {points} points")
            seen |= mask

    @property
    def cheapest(self) -> int:
        """The least points any cell costs."""
        return min((points for points, _, mask in self.point_layers if mask), default=1)

    @property
    def enterable(self) -> int:
        """The mask of all cells that have a price."""
        mask = 0
        for _, _, cells in self.point_layers:
            mask |= cells
        return mask

    def price(self, cell: int) -> tuple[int, int] | None:
        """Points and fuel to enter a cell, before any factor; None where this class cannot enter."""
        for points, fuel, mask in self.point_layers:
            if mask >> cell & 1:
                return points, fuel
        return None


class Path(Struct, frozen=True):
    """A way from a start, not included, to a goal."""

    cells: tuple[int, ...]
    """From the first step to the goal; empty when start and goal are one."""
    points: int
    """Points paid in all."""
    fuel: int
    """Fuel burned in all."""


def pay_step(
    costs: StepCosts, cell: int, points: int, *, fuel: int | None, full_points: bool, price_factor: int = 1
) -> tuple[int, int] | None:
    """Points and fuel that entering `cell` takes from a unit that has this much; None if it cannot pay (MOVE-5).

    With full points a step is never too dear: it takes the points there are. It always needs its whole fuel. A unit
    with `fuel=None` burns none.
    """
    price = costs.price(cell)
    if price is None:
        return None
    step_points, step_fuel = price[0] * price_factor, 0 if fuel is None else price[1]
    if fuel is not None and step_fuel > fuel:
        return None
    if step_points <= points:
        return step_points, step_fuel
    return (points, step_fuel) if full_points and points > 0 else None


def walk_cost(
    board: Board,
    costs: StepCosts,
    start: int,
    cells: Iterable[int],
    points: int,
    *,
    fuel: int | None,
    passable: int,
    full_points: bool,
    price_factor: int = 1,
) -> Path | None:
    """The given way and what it costs; None if a step of it is no step, is barred, or cannot be paid (MOVE-5)."""
    way = tuple(cells)
    here, points_left, fuel_left = start, points, fuel
    for index, cell in enumerate(way):
        if cell not in board.neighbours(here) or not passable >> cell & 1:
            return None
        paid = pay_step(
            costs,
            cell,
            points_left,
            fuel=fuel_left,
            full_points=full_points and index == 0,
            price_factor=price_factor,
        )
        if paid is None:
            return None
        points_left -= paid[0]
        if fuel_left is not None:
            fuel_left -= paid[1]
        here = cell
    return Path(way, points - points_left, 0 if fuel is None or fuel_left is None else fuel - fuel_left)


class Reach:
    """The cells a unit can enter, what each costs, and the best way to each (MOVE-4, MOVE-5)."""

    __slots__ = ("_burns", "_costs", "_factor", "_found", "_labels", "_layers", "_top", "board", "mask", "start")

    board: Board
    start: int
    mask: int
    """Every cell that can be entered, without the start. On which of them the unit may end is for the caller to say."""

    def __init__(
        self,
        board: Board,
        costs: StepCosts,
        start: int,
        found: Sequence[int],
        labels: Labels | None,
        top: int,
        price_factor: int,
        burns: bool,
    ) -> None:
        """`found` and `labels` are as searched, in a window that begins at cell `top`."""
        self.board, self.start = board, start
        mask = 0
        for layer in found:
            mask |= layer
        self.mask = mask << top & ~(1 << start)
        self._found, self._labels, self._top = found, labels, top
        self._costs, self._factor, self._burns = costs, price_factor, burns
        self._layers: tuple[int, ...] | None = None

    @property
    def layers(self) -> tuple[int, ...]:
        """At index d, the cells for which the unit pays `d` points and no less; at 0 the start alone."""
        if self._layers is None:
            self._layers = tuple([layer << self._top for layer in self._found])
        return self._layers

    def cost(self, cell: int) -> int | None:
        """The least points the unit pays to get to a cell, 0 for the start; None where it cannot go."""
        for points, layer in enumerate(self.layers):
            if layer >> cell & 1:
                return points
        return None

    def within(self, points: int) -> int:
        """The cells that can be entered for this many points or fewer, without the start."""
        mask = 0
        for layer in self.layers[1 : points + 1]:
            mask |= layer
        return mask

    def path(self, goal: int) -> Path | None:
        """The best way to a cell: least points, least fuel, fewest steps, first of north, east, south, west (MOVE-4).

        None where the unit cannot go.
        """
        points = self.cost(goal)
        if points is None:
            return None
        if points == 0:
            return Path((), 0, 0)
        step_points, step_fuel = self._price(goal)
        if step_points > points:  # only the one step that full points always allow (MOVE-5)
            return Path((goal,), points, step_fuel)
        if self._labels is None:
            return self._path_by_layers(goal, points)
        labels = [{fuel: mask << self._top for fuel, mask in entry.items()} for entry in self._labels]
        return self._path_by_labels(goal, points, labels)

    def _price(self, cell: int) -> tuple[int, int]:
        price = self._costs.price(cell)
        assert price is not None
        return price[0] * self._factor, price[1] if self._burns else 0

    def _path_by_layers(self, goal: int, points: int) -> Path:
        """Go back from the goal over every way of least points, keeping at each cell the best that is still to come."""
        layers, neighbours = self.layers, self.board.neighbours
        to_come: dict[int, tuple[int, int]] = {goal: (0, 0)}  # fuel and steps from the cell to the goal
        onward: dict[int, list[int]] = {}  # the next cells with which that is reached
        waiting: list[list[int]] = [[] for _ in range(points)]
        here, cost = [goal], points
        while cost > 0:
            for cell in here:
                step_points, step_fuel = self._price(cell)
                before = layers[cost - step_points]
                fuel, steps = to_come[cell]
                total = fuel + step_fuel, steps + 1
                for other in neighbours(cell):
                    if before >> other & 1:
                        known = to_come.get(other)
                        if known is None:
                            waiting[cost - step_points].append(other)
                        if known is None or total < known:
                            to_come[other], onward[other] = total, [cell]
                        elif total == known:
                            onward[other].append(cell)
            cost -= 1
            here = waiting[cost]
        cells, cell = [], self.start
        while cell != goal:
            cell = _first(neighbours(cell), onward[cell])
            cells.append(cell)
        return Path(tuple(cells), points, to_come[self.start][0])

    def _path_by_labels(self, goal: int, points: int, labels: Labels) -> Path:
        """Go back from the goal, one step at a time, over every way of these points and the least fuel for them."""
        neighbours = self.board.neighbours
        burnt = next(fuel for fuel, mask in labels[points].items() if mask >> goal & 1)
        level = {(goal, points, burnt)}
        levels: list[set[tuple[int, int, int]]] = []
        while (self.start, 0, 0) not in level:
            levels.append(level)
            level = set()
            for cell, cost, fuel in levels[-1]:
                step_points, step_fuel = self._price(cell)
                if step_points <= cost and step_fuel <= fuel:
                    before = labels[cost - step_points].get(fuel - step_fuel, 0)
                    level.update(
                        (other, cost - step_points, fuel - step_fuel)
                        for other in neighbours(cell)
                        if before >> other & 1
                    )
        cells: list[int] = []
        here = (self.start, 0, 0)
        for level in reversed(levels):
            for cell in neighbours(here[0]):
                price = self._costs.price(cell)
                if price is not None:
                    there = cell, here[1] + price[0] * self._factor, here[2] + price[1]
                    if there in level:
                        here = there
                        break
            cells.append(here[0])
        return Path(tuple(cells), points, burnt)


def reachable(
    board: Board,
    costs: StepCosts,
    start: int,
    points: int,
    *,
    fuel: int | None,
    passable: int,
    full_points: bool,
    price_factor: int = 1,
) -> Reach:
    """Where a unit can go from `start` with these points and this fuel, over `passable` cells (MOVE-4, MOVE-5, FUEL-1).

    `fuel=None` is a unit that burns none. `price_factor` multiplies points, not fuel (AP-3). With `full_points` the
    first step may cost more points than there are, and then takes them all.
    """
    return _search(board, costs, start, points, fuel, passable, full_points, price_factor, 0, fuel is not None)


def best_path(
    board: Board,
    costs: StepCosts,
    start: int,
    goal: int,
    points: int,
    *,
    fuel: int | None,
    passable: int,
    full_points: bool,
    price_factor: int = 1,
) -> Path | None:
    """The way a unit takes to `goal` (MOVE-4), or None if it cannot get there with what it has.

    Least points, then least fuel, then fewest steps, then, where two ways part, the first of north, east, south, west.
    """
    goal_mask = 1 << goal
    # The best way of all is also the best a short tank allows, if the tank is enough for it.
    found = _search(
        board, costs, start, points, None, passable, full_points, price_factor, goal_mask, fuel is not None
    ).path(goal)
    if found is None or fuel is None or found.fuel <= fuel:
        return found
    return _search(board, costs, start, points, fuel, passable, full_points, price_factor, goal_mask, True).path(goal)


def _search(
    board: Board,
    costs: StepCosts,
    start: int,
    points: int,
    fuel: int | None,
    passable: int,
    full_points: bool,
    price_factor: int,
    until: int,
    burns: bool,
) -> Reach:
    """Search up to `points`, or until every cell of `until` is found if there is one."""
    # A unit goes at most `points` rows up or down: search in those alone, shifted down to bit 0.
    stride = board.stride
    row, rows = start // stride, max(1, points // (costs.cheapest * price_factor))
    top = (row - rows) * stride if row > rows else 0
    window = (1 << (row + rows + 1) * stride - top) - 1
    here = 1 << start - top
    allowed = passable >> top & window
    most_fuel = 0
    dear = 0
    prices: list[tuple[int, int, int]] = []
    for price, step_fuel, cells in costs.point_layers:
        if mask := cells >> top & allowed:
            step_points = price * price_factor
            if step_points <= points:
                prices.append((step_points, step_fuel, mask))
                most_fuel = max(most_fuel, points * step_fuel // step_points)
            elif full_points and points > 0 and (fuel is None or step_fuel <= fuel):
                dear |= board.neighbour_mask(start) >> top & mask
    until >>= top
    labels = None
    if fuel is None or fuel >= most_fuel:
        layers = by_points(board, _merged(prices), here, points, until)
    else:
        labels = by_points_and_fuel(board, prices, here, points, fuel, until)
        layers = least_points(labels)
    if dear:
        layers += [0] * (points + 1 - len(layers))
        layers[points] |= dear
    return Reach(board, costs, start, layers, labels, top, price_factor, burns)


def _merged(prices: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """The mask of each price in points, ascending, whatever the fuel."""
    merged: dict[int, int] = {}
    for points, _, mask in prices:
        merged[points] = merged.get(points, 0) | mask
    return sorted(merged.items())


class Field:
    """From every cell, the points it takes to get to the nearest of some goals, over as many turns as it may need."""

    __slots__ = ("layers", "mask")

    layers: tuple[int, ...]
    """`layers[d]`: the cells from which the nearest goal is `d` points away; `layers[0]` are the goals."""
    mask: int
    """The cells from which a goal can be reached, the goals among them."""

    def __init__(self, layers: Iterable[int]) -> None:
        self.layers = tuple(layers)
        self.mask = 0
        for layer in self.layers:
            self.mask |= layer

    def cost(self, cell: int) -> int | None:
        """The points from a cell to the nearest goal; None where no way leads to one."""
        for points, layer in enumerate(self.layers):
            if layer >> cell & 1:
                return points
        return None

    def nearest(self, among: int) -> tuple[int, int] | None:
        """The least points from any of the given cells, and the mask of those that have it; None if none has a way."""
        for points, layer in enumerate(self.layers):
            if found := layer & among:
                return points, found
        return None


def distance_field(board: Board, costs: StepCosts, goals: int, passable: int, limit: int | None = None) -> Field:
    """The points it takes from each cell to the nearest goal, leaving budgets and fuel aside.

    Only goals that are passable and can be entered count. Every cell of the board gets its figure, also one that cannot
    be entered itself (a unit may be standing there), but no way leads through such a cell. Stops at `limit` points.
    """
    prices = _merged((points, 0, cells) for points, _, mask in costs.point_layers if (cells := mask & passable))
    enterable = 0
    for _, cells in prices:
        enterable |= cells
    return Field(to_goals(board, prices, goals & enterable, limit))


def _first(ways: Sequence[int], among: Sequence[int]) -> int:
    """The first of `ways` that is among the given cells."""
    return among[0] if len(among) == 1 else min(among, key=ways.index)
