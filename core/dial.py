"""Dial's algorithm on whole masks: searches that settle all cells of one cost at once.

The cells at cost exactly `d` are one int. One shift in each direction gives all their neighbours; those of each price
then wait under `d` plus that price. Nothing here knows units, budgets or rules: see `core.reach` for those.
"""

from collections.abc import Sequence

from core.board import Board

Labels = Sequence[dict[int, int]]
"""At index d, by fuel: the cells that can be entered for d points and that fuel, where no other pair beats that one."""


def by_points(board: Board, prices: Sequence[tuple[int, int]], start: int, points: int, until: int) -> list[int]:
    """The cells at each cost from 0 to `points`, from the mask `start`, over (price, mask) that do not overlap.

    Prices ascend and are at least 1. If the mask `until` is not 0, the list ends with the cost at which the last of its
    cells is found, or at once if none of them can be entered.
    """
    stride, orthogonal = board.stride, board.adjacency == 4
    free = start
    for _, mask in prices:
        free |= mask
    layers = [0] * (points + 1)
    layers[0] = start
    for cost in range(points + 1):
        layers[cost] = layer = layers[cost] & free
        if not layer:
            continue
        free ^= layer
        if until and not until & free:
            return layers[: cost + 1]
        if orthogonal:
            near = (layer << 1 | layer >> 1 | layer << stride | layer >> stride) & free
        else:
            wide = layer | layer << 1 | layer >> 1
            near = (wide | wide << stride | wide >> stride) & free
        if near:
            for price, mask in prices:
                if cost + price > points:
                    break
                layers[cost + price] |= near & mask
    return layers


def by_points_and_fuel(
    board: Board, prices: Sequence[tuple[int, int, int]], start: int, points: int, fuel: int, until: int
) -> Labels:
    """The cells for each pair of points and fuel within both budgets that no other pair beats, from the mask `start`.

    Prices are (points, fuel, mask), points at least 1. The list ends at the points for which a cell of the mask `until`
    is found.
    """
    everywhere = start
    for _, _, mask in prices:
        everywhere |= mask
    # open_to[f]: the cells not yet entered with f fuel or less, for no more points than now.
    open_to = [everywhere] * (fuel + 1)
    labels: list[dict[int, int]] = [{} for _ in range(points + 1)]
    labels[0][0] = start
    for cost in range(points + 1):
        waiting, settled = labels[cost], 0
        for burnt in sorted(waiting):
            layer = waiting[burnt] & open_to[burnt]
            if not layer:
                del waiting[burnt]
                continue
            waiting[burnt] = layer
            settled |= layer
            for more in range(burnt, fuel + 1):
                open_to[more] &= ~layer
            near = board.grown(layer)
            for step_points, step_fuel, mask in prices:
                later, then = cost + step_points, burnt + step_fuel
                if later <= points and then <= fuel and (found := near & mask & open_to[then]):
                    labels[later][then] = labels[later].get(then, 0) | found
        if until & settled:
            return labels[: cost + 1]
    return labels


def least_points(labels: Labels) -> list[int]:
    """The cells at each least cost in points, read from labels."""
    seen = 0
    layers: list[int] = []
    for waiting in labels:
        layer = 0
        for mask in waiting.values():
            layer |= mask
        layers.append(layer & ~seen)
        seen |= layer
    return layers


def to_goals(board: Board, prices: Sequence[tuple[int, int]], goals: int, limit: int | None) -> list[int]:
    """The cells at each cost to the nearest of `goals`, up to `limit`: the same search, walked backwards.

    Every cell of the board has its cost to leave for a goal, whether or not it can be entered; ways lead only through
    the (price, mask) given. The list ends with the last cost that any cell has.
    """
    free, grown = board.full, board.grown
    dearest = max((price for price, _ in prices), default=0)
    layers = [goals & free]
    layers += [0] * dearest
    cost, last = 0, 0
    while cost <= last and (limit is None or cost <= limit):
        layer = layers[cost] & free
        layers[cost] = layer
        if layer:
            free ^= layer
            # Whoever steps into a cell pays that cell's price: its neighbours wait by the price it has.
            for price, mask in prices:
                if (part := layer & mask) and (near := grown(part) & free):
                    layers[cost + price] |= near
                    last = max(last, cost + price)
        layers.append(0)
        cost += 1
    del layers[cost:]
    while len(layers) > 1 and not layers[-1]:
        layers.pop()
    return layers
