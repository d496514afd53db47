"""What is wrong with the tables of a scenario file, as far as it is the same in every ruleset on a grid."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.orders import Cell
from core.packs.faults import Faults
from core.packs.keys import Keys
from core.packs.overlay import Origin


def check_names(source: Origin, named: Sequence[tuple[Keys, str]], reserved: Collection[str], faults: Faults) -> None:
    """Whether every name that the file gives is its own: expectations tell things by them."""
    taken: set[str] = set()
    for keys, name in named:
        if name in reserved:
            faults.add(source.fault(keys, "scenario-reserved-name", value=True, name=name))
        elif name in taken:
            faults.add(source.fault(keys, "scenario-name-taken", value=True, name=name))
        elif name.endswith("\n"):  # which a pattern lets pass
            faults.add(source.fault(keys, "malformed-name", value=True, name=name))
        taken.add(name)


def check_rows(source: Origin, rows: Sequence[str], glyphs: Collection[str], faults: Faults) -> None:
    """Whether the rows of the map are of one length, and each glyph stands for something."""
    width = len(rows[0])
    for y, row in enumerate(rows):
        if len(row) != width:
            keys = ("map", "rows", y)
            faults.add(source.fault(keys, "scenario-row-length", value=True, wanted=width, count=len(row)))
        for glyph in sorted(set(row) - set(glyphs)):
            shown = " ".join(sorted(glyphs))
            faults.add(source.fault(("map", "rows", y), "scenario-glyph", value=True, name=glyph, choices=shown))


def check_place(source: Origin, keys: Keys, at: Cell, rows: Sequence[str], faults: Faults) -> bool:
    """Whether a cell is on the board that the rows draw."""
    inside = 0 <= at[0] < len(rows[0]) and 0 <= at[1] < len(rows)
    if not inside:
        faults.add(source.fault(keys, "scenario-off-board", value=True, x=at[0], y=at[1]))
    return inside
