"""A map as a person reads it on a terminal: its glyphs in colours, with points and forces on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from systems.clumsy.maps import BattleMap
from systems.clumsy.setup import UnitSetup

POINT: Final = "*"
SIDE_STYLES: Final = ("bold white on blue", "bold white on red")
_POINT_STYLE: Final = "bold black on bright_yellow"
_STYLES: Final = {
    "meadow": "green",
    "road": "bright_black",
    "forest": "dark_green",
    "hill": "yellow",
    "marsh": "cyan",
    "water": "blue",
    "ruin": "magenta",
    "bridge": "bright_white",
}
"""Terrain and structures that have a colour of their own; a mod's others are plain."""

_Cell = tuple[str, str]
"""A character and its style."""


def draw_text(battle_map: BattleMap, forces: Sequence[Sequence[UnitSetup]] = (), *, colours: bool = True) -> str:
    """The map, a line per row: `*` for a point, a capital for a unit, the first letter of its kind.

    With colours as a terminal takes them (by rich; they tell the sides apart), or plain.
    """
    rows = list(_cells(battle_map, forces))
    if not colours:
        return "\n".join("".join(glyph for glyph, _ in row) for row in rows)
    from rich.console import Console
    from rich.text import Text

    text = Text()
    for row in rows:
        for style, run in groupby(row, key=lambda cell: cell[1]):
            text.append("".join(glyph for glyph, _ in run), style)
        text.append("\n")
    console = Console(color_system="256")
    with console.capture() as capture:
        # a line per row, however wide the terminal
        console.print(text, soft_wrap=True)
    return capture.get().rstrip("\n")


def _cells(battle_map: BattleMap, forces: Sequence[Sequence[UnitSetup]]) -> Iterator[list[_Cell]]:
    data = battle_map.data
    names = {glyph: kind.id for glyph, kind in data.terrain_by_glyph().items()}
    names |= {glyph: kind.id for glyph, kind in data.structure_by_glyph().items()}
    above = dict.fromkeys(battle_map.points, (POINT, _POINT_STYLE))
    for side, force in enumerate(forces):
        for unit in force:
            above[unit.at] = (unit.type[0].upper(), SIDE_STYLES[side % len(SIDE_STYLES)])
    for y, row in enumerate(battle_map.rows):
        yield [above.get((x, y), (glyph, _STYLES.get(names[glyph], ""))) for x, glyph in enumerate(row)]
