"""A map as a person reads it on a terminal: its glyphs in colours, with points and forces on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from core.packs.loader import Pack
from core.terminal_map import SIDE_STYLES, Glyph, drawn
from systems.clumsy.data import ClumsyData
from systems.clumsy.maps import BattleMap, load_map, map_names
from systems.clumsy.setup import UnitSetup

POINT: Final = "*"
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


def draw_text(battle_map: BattleMap, forces: Sequence[Sequence[UnitSetup]] = (), *, colours: bool = True) -> str:
    """The map, a line per row: `*` for a point, a capital for a unit, the first letter of its kind.

    With colours as a terminal takes them (by rich; they tell the sides apart), or plain.
    """
    return drawn(_cells(battle_map, forces), colours=colours)


def _cells(battle_map: BattleMap, forces: Sequence[Sequence[UnitSetup]]) -> Iterator[list[Glyph]]:
    data = battle_map.data
    names = {glyph: kind.id for glyph, kind in data.terrain_by_glyph().items()}
    names |= {glyph: kind.id for glyph, kind in data.structure_by_glyph().items()}
    above = dict.fromkeys(battle_map.points, (POINT, _POINT_STYLE))
    for side, force in enumerate(forces):
        for unit in force:
            above[unit.at] = (unit.type[0].upper(), SIDE_STYLES[side % len(SIDE_STYLES)])
    for y, row in enumerate(battle_map.rows):
        yield [above.get((x, y), (glyph, _STYLES.get(names[glyph], ""))) for x, glyph in enumerate(row)]


class ClumsyMaps:
    """Maps as tools that know no ruleset ask for them (`core.rulesets.MapTeller`)."""

    def names(self, pack: Pack[ClumsyData]) -> list[str]:
        """The maps of a pack."""
        return map_names(*pack.folders)

    def load(self, pack: Pack[ClumsyData], name: str) -> BattleMap:
        """A map by its name or its file."""
        return load_map(pack, name)

    def head(self, found: BattleMap) -> tuple[str, Mapping[str, int]]:
        """Its size, its points, what there is to spend."""
        size = {"width": found.board.width, "height": found.board.height}
        return "cli-map-head", {**size, "points": len(found.points), "budget": found.budget}

    def drawn(self, found: BattleMap, *, colours: bool) -> str:
        """The map with the forces it begins with."""
        return draw_text(found, found.forces, colours=colours)
