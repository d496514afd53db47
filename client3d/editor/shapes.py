"""Which cells a tool covers: brush, line, rectangle, fill."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias, get_args

from client3d.editor.draft import Cell, Draft

Tool: TypeAlias = Literal["brush", "line", "rectangle", "fill", "pick"]
TOOLS: Final[tuple[Tool, ...]] = get_args(Tool)
BRUSHES: Final = (1, 3, 5)
"""Cells a brush is broad."""


def line(start: Cell, end: Cell) -> list[Cell]:
    """The cells from one to another, each beside the one before: without gaps for whoever moves over edges."""
    (x, y), (far_x, far_y) = start, end
    across, down = abs(far_x - x), abs(far_y - y)
    step_x, step_y = (1 if far_x > x else -1), (1 if far_y > y else -1)
    cells = [(x, y)]
    gone_x = gone_y = 0
    while gone_x < across or gone_y < down:
        # whichever share of the way is behind
        if (2 * gone_x + 1) * down < (2 * gone_y + 1) * across or gone_y == down:
            x, gone_x = x + step_x, gone_x + 1
        else:
            y, gone_y = y + step_y, gone_y + 1
        cells.append((x, y))
    return cells


def rectangle(start: Cell, end: Cell) -> list[Cell]:
    """All cells between two corners."""
    (left, right), (top, bottom) = (sorted(pair) for pair in zip(start, end, strict=True))
    return [(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]


def broad(cells: Iterable[Cell], brush: int) -> list[Cell]:
    """The cells that a brush covers on its way over these, each once, in order."""
    reach = range(-(brush // 2), brush // 2 + 1)
    return list(dict.fromkeys((x + dx, y + dy) for x, y in cells for dy in reach for dx in reach))


def area(draft: Draft, start: Cell) -> list[Cell]:
    """The cells of the same ground and zone that hang together with one, over edges."""
    wanted = (draft.at(start).glyph, draft.at(start).zone)
    found, waiting = {start}, [start]
    while waiting:
        x, y = waiting.pop()
        for beside in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if beside not in found and draft.contains(beside):
                spot = draft.at(beside)
                if (spot.glyph, spot.zone) == wanted:
                    found.add(beside)
                    waiting.append(beside)
    return sorted(found, key=lambda cell: (cell[1], cell[0]))
