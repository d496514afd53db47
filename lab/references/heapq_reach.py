"""The budgeted reach search as it is usually written, with a heap; frozen, for `clumsy bench` to compare with.

This is what the engine would do without masks, written with care so that the comparison is fair: flat lists indexed by
cell, neighbours listed beforehand, no objects, no check that the caller can make once. It finds the least points to
every cell, no fuel and no way. Do not make it faster or slower: figures of different versions are compared through it.
"""

from collections.abc import Sequence
from heapq import heappop, heappush


def heapq_reach(neighbours: Sequence[Sequence[int]], prices: Sequence[int], start: int, points: int) -> dict[int, int]:
    """The least points to each cell that can be entered within the budget, the start among them at 0.

    `neighbours[cell]` are the cells one step away, `prices[cell]` is the points to enter a cell, 0 where nobody can.
    """
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        cost, cell = heappop(heap)
        if cost > best[cell]:
            continue
        for other in neighbours[cell]:
            price = prices[other]
            if price:
                total = cost + price
                if total <= points and total < best.get(other, points + 1):
                    best[other] = total
                    heappush(heap, (total, other))
    return best
