"""What is wrong with a setup that anybody may have written, as far as it is the same for every ruleset on a grid."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from core.rulesets import SetupFault

MOST_CELLS_A_SIDE = 500
LEAST_SIDES = 2
LONGEST_NAME = 200
LONGEST_TITLE = 10_000


def check_rows(rows: Sequence[str], glyphs: Collection[str]) -> Iterator[SetupFault]:
    """Whether rows of these glyphs are a map; the first fault of its size is the only one."""
    width = len(rows[0]) if rows else 0
    if not 0 < len(rows) <= MOST_CELLS_A_SIDE or not 0 < width <= MOST_CELLS_A_SIDE:
        yield SetupFault("setup-map-size", {"width": width, "height": len(rows), "most": MOST_CELLS_A_SIDE})
        return
    for y, row in enumerate(rows):
        if len(row) != width:
            yield SetupFault("setup-row-length", {"row": y, "count": len(row), "wanted": width})
        for glyph in sorted(set(row) - set(glyphs)):
            yield SetupFault("setup-glyph", {"row": y, "name": glyph})


def check_names(sides: Sequence[str], title: str, most_sides: int) -> Iterator[SetupFault]:
    """Whether so many sides can play, by different names that are not too long."""
    if not LEAST_SIDES <= len(sides) <= most_sides or len(set(sides)) < len(sides):
        yield SetupFault("setup-sides", {"count": len(sides), "most": most_sides})
    for name, most in (*((name, LONGEST_NAME) for name in sides), (title, LONGEST_TITLE)):
        if len(name) > most:
            yield SetupFault("setup-long-text", {"most": most})
