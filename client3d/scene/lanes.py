"""Country lanes, for the eye only: trodden from town to town and over bridges, where there is nothing but meadow.

No rule knows of them: they keep to open ground, which costs a step what it would cost without them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np

from client3d.scene.board import SPANS, BoardPicture, Cell, centre
from client3d.scene.geometry import Floats

FAR = 9.0  # cells; farther than any lane's edge
_OPEN = ("meadow", "city", *SPANS)
_ENDS = ("city", *SPANS)
_LONGEST = 14  # cells of a lane
_SWERVE = 0.16  # cells that a lane keeps beside the middle of a cell
_ROUNDS = 2  # times its corners are cut
_REACH = 0.6  # cells from a lane to where it is measured
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def lanes(board: BoardPicture) -> list[Floats]:
    """Middle lines of all lanes, each (n, 2) world points: as few as join all towns and bridges that can be joined."""
    if not board.has(*_ENDS):
        return []
    ends = [(x, y) for y, row in enumerate(board.terrain) for x, name in enumerate(row) if name in _ENDS]
    found = [(len(way), way) for k, end in enumerate(ends) for way in _ways(board, end, ends[k + 1 :])]
    group = {end: end for end in ends}

    def root(cell: Cell) -> Cell:
        while group[cell] != cell:
            cell = group[cell]
        return cell

    out = []
    for _, way in sorted(found):
        first, last = root(way[0]), root(way[-1])
        if first != last:
            group[last] = first
            out.append(_line(board, way))
    return out


def _ways(board: BoardPicture, start: Cell, goals: Iterable[Cell]) -> Iterator[list[Cell]]:
    """The shortest open way from a cell to each of others that it can reach."""
    before: dict[Cell, Cell] = {start: start}
    length = {start: 0}
    front = deque([start])
    while front:
        here = front.popleft()
        if length[here] == _LONGEST:
            continue
        for dx, dy in _STEPS if sum(here) % 2 else _STEPS[::-1]:  # turn by turn: a slanting way, no single corner
            there = here[0] + dx, here[1] + dy
            if there not in before and board.inside(there) and board.at(*there) in _OPEN:
                before[there], length[there] = here, length[here] + 1
                front.append(there)
    for goal in goals:
        if goal in before:
            way = [goal]
            while way[-1] != start:
                way.append(before[way[-1]])
            yield way[::-1]


def _line(board: BoardPicture, way: list[Cell]) -> Floats:
    """A way as a line that swerves a little and has no corners."""
    points = []
    for cell in way:
        rng = np.random.default_rng([board.seed, 14, *cell])
        swerve = 0.0 if board.at(*cell) in SPANS else _SWERVE
        points.append(np.array(centre(cell)) + rng.uniform(-swerve, swerve, 2))
    for _ in range(_ROUNDS):
        cut = [points[0]]
        for a, b in pairwise(points):
            cut += [a * 0.75 + b * 0.25, a * 0.25 + b * 0.75]
        points = [*cut, points[-1]]
    return np.array(points, np.float32)


def measure(lines: list[Floats], x: Floats, y: Floats, subdivision: int) -> Floats:
    """Distance in cells of the points of a lattice, of so many a cell, to the nearest lane; FAR away from all."""
    out = np.full(x.shape, FAR, np.float32)
    for line in lines:
        for a, b in pairwise(line):
            low, high = np.minimum(a, b) - _REACH, np.maximum(a, b) + _REACH
            rows = slice(max(int(-high[1] * subdivision), 0), max(int(-low[1] * subdivision) + 2, 0))
            columns = slice(max(int(low[0] * subdivision), 0), max(int(high[0] * subdivision) + 2, 0))
            px, py, d = x[rows, columns] - a[0], y[rows, columns] - a[1], b - a
            t = np.clip((px * d[0] + py * d[1]) / max(float(d @ d), 1e-9), 0, 1)
            out[rows, columns] = np.minimum(out[rows, columns], np.hypot(px - t * d[0], py - t * d[1]))
    return out
