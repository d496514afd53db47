"""Reach and paths: where a unit can go with the points and fuel it has, by which way, and what it pays.

MOVE-1, MOVE-4, MOVE-5, FUEL-1, AP-3 of the rulebook. Nothing here knows what a road or a wound is: the caller gives the
price of each cell, the cells that bar the way, and the factor on points.

The search is Dial's algorithm on whole masks: the cells at cost exactly d are one int, and one shift in each direction
prices all their neighbours at once. Where fuel may bind, a mask is kept for each pair (points, fuel) that no other pair
beats at that cell, so that a dear but thrifty way is not lost behind a cheap but thirsty one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from core.board import Board, cells_of


@dataclass(frozen=True, slots=True)
class StepCosts:
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


@dataclass(frozen=True, slots=True)
class Path:
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

    __slots__ = ("_burns", "_costs", "_factor", "_labels", "board", "layers", "mask", "start")

    board: Board
    start: int
    mask: int
    """Every cell that can be entered, without the start. On which of them the unit may end is for the caller to say."""
    layers: tuple[int, ...]
    """`layers[d]`: the cells for which the unit pays `d` points and no less; `layers[0]` is the start alone."""

    def __init__(
        self,
        board: Board,
        costs: StepCosts,
        start: int,
        layers: Iterable[int],
        labels: "_Labels | None",
        price_factor: int,
        burns: bool,
    ) -> None:
        self.board, self.start = board, start
        self.layers = tuple(layers)
        self.mask = 0
        for layer in self.layers[1:]:
            self.mask |= layer
        self._costs, self._labels, self._factor, self._burns = costs, labels, price_factor, burns

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
        return self._path_by_labels(goal, points, self._labels)

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

    def _path_by_labels(self, goal: int, points: int, labels: "_Labels") -> Path:
        """Go back from the goal, one step at a time, over every way of these points and the least fuel for them."""
        neighbours = self.board.neighbours
        burnt = min(fuel for fuel, mask in labels[points].items() if mask >> goal & 1)
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


_Labels = Sequence[dict[int, int]]
"""At index d, by fuel: the cells that can be entered for d points and that fuel, and for no less of both."""

_Classes = Sequence[tuple[int, int, int]]


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
    if goal != start and not passable & goal_mask:
        return None
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
    stride = board.stride
    # A unit goes at most `points` rows up or down: search in those alone.
    cheapest = min((price for price, _, _ in costs.point_layers), default=1) * price_factor
    top = max(0, start // stride - points // cheapest - 1) * stride
    bottom = min(board.height, start // stride + points // cheapest + 2) * stride
    window = (1 << bottom - top) - 1
    here = 1 << start - top
    classes = [
        (price * price_factor, burn, mask)
        for price, burn, cells in costs.point_layers
        if (mask := (cells & passable) >> top & window & ~here)
    ]
    near = board.neighbour_mask(start) >> top
    dear = 0
    if full_points and points > 0:
        for price, burn, mask in classes:
            if price > points and (fuel is None or burn <= fuel):
                dear |= near & mask
    classes = [entry for entry in classes if entry[0] <= points]
    labels: list[dict[int, int]] | None = None
    if fuel is None or fuel >= max((points * burn // price for price, burn, _ in classes), default=0):
        layers = _search_points(board, classes, here, points, until >> top)
    else:
        labels = _search_both(board, classes, here, points, fuel, until >> top)
        layers = _least_points(labels)
    if dear:
        layers[points] |= dear
    if top:
        layers = [layer << top for layer in layers]
        if labels is not None:
            labels = [{burn: mask << top for burn, mask in layer.items()} for layer in labels]
    return Reach(board, costs, start, layers, labels, price_factor, burns)


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
    classes = [(price, cells) for price, _, mask in costs.point_layers if (cells := mask & passable)]
    classes.sort()
    enterable = 0
    for _, cells in classes:
        enterable |= cells
    dearest = max((price for price, _ in classes), default=0)
    free, grown = board.full, board.grown
    # A way into a cell costs that cell's price whatever side it comes from: so cells wait by what lies beyond them.
    waiting = [goals & enterable] + [0] * dearest
    layers: list[int] = []
    while any(waiting) and (limit is None or len(layers) <= limit):
        layer = waiting.pop(0) & free
        waiting.append(0)
        layers.append(layer)
        if layer:
            free ^= layer
            for price, cells in classes:
                if part := layer & cells:
                    waiting[price - 1] |= grown(part) & free
    return Field(layers)


def _search_points(board: Board, classes: _Classes, here: int, points: int, until: int) -> list[int]:
    """The masks of cells by least points, fuel left aside."""
    by_price: dict[int, int] = {}
    free = here
    for price, _, mask in classes:
        by_price[price] = by_price.get(price, 0) | mask
        free |= mask
    prices = sorted(by_price.items())
    stride, square = board.stride, board.adjacency == 4
    layers = [0] * (points + 1)
    layers[0] = here
    for cost in range(points + 1):
        layer = layers[cost] & free
        layers[cost] = layer
        if layer:
            free ^= layer
            if square:
                near = (layer << 1 | layer >> 1 | layer << stride | layer >> stride) & free
            else:
                wide = layer | layer << 1 | layer >> 1
                near = (wide | wide << stride | wide >> stride) & free
            if near:
                for price, mask in prices:
                    if cost + price > points:
                        break
                    layers[cost + price] |= near & mask
            if until and not until & free:
                layers[cost + 1 :] = [0] * (points - cost)
                break
    return layers


def _search_both(
    board: Board, classes: _Classes, here: int, points: int, fuel: int, until: int
) -> list[dict[int, int]]:
    """The masks of cells by points and fuel, for the pairs that nothing beats in both."""
    grown = board.grown
    # open_to[f]: cells not yet entered with f fuel or less, for no more points than now.
    everywhere = here
    for _, _, mask in classes:
        everywhere |= mask
    open_to = [everywhere] * (fuel + 1)
    labels: list[dict[int, int]] = [{} for _ in range(points + 1)]
    labels[0][0] = here
    for cost in range(points + 1):
        for burnt in sorted(labels[cost]):
            layer = labels[cost][burnt] & open_to[burnt]
            if not layer:
                del labels[cost][burnt]
                continue
            labels[cost][burnt] = layer
            for more in range(burnt, fuel + 1):
                open_to[more] &= ~layer
            near = grown(layer)
            for price, burn, mask in classes:
                after, then = cost + price, burnt + burn
                if after <= points and then <= fuel and (hit := near & mask & open_to[then]):
                    labels[after][then] = labels[after].get(then, 0) | hit
        if until and any(until & mask for mask in labels[cost].values()):
            break
    return labels


def _least_points(labels: _Labels) -> list[int]:
    """The masks of cells by least points, read from the labels."""
    seen = 0
    layers: list[int] = []
    for entry in labels:
        layer = 0
        for mask in entry.values():
            layer |= mask
        layers.append(layer & ~seen)
        seen |= layer
    return layers


def _first(ways: Sequence[int], among: Sequence[int]) -> int:
    """The first of `ways` that is among the given cells."""
    return among[0] if len(among) == 1 else min(among, key=ways.index)
