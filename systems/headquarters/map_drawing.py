"""A map as a person reads it on a terminal: its glyphs in colours, with headquarters and units on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from core.packs.loader import Pack
from core.terminal_map import SIDE_STYLES, drawn
from systems.headquarters.data import HeadquartersData
from systems.headquarters.maps import BattleMap, load_map, map_names
from systems.headquarters.setup import land_of

_CITY_STYLE: Final = "bold bright_white"
_STYLES: Final = {
    "plain": "green",
    "forest": "dark_green",
    "hill": "yellow",
    "river": "blue",
    "bridge": "bright_white",
    "beach": "bright_yellow",
    "dune": "yellow",
    "sea": "bright_blue",
}
"""Terrain that has a colour of its own; a mod's others are plain."""


class HeadquartersMaps:
    """Maps as tools that know no ruleset ask for them (`core.rulesets.MapTeller`)."""

    def names(self, pack: Pack[HeadquartersData]) -> list[str]:
        """The maps of a pack."""
        return map_names(pack)

    def load(self, pack: Pack[HeadquartersData], name: str) -> BattleMap:
        """A map by its name or its file."""
        return load_map(pack, name)

    def head(self, found: BattleMap) -> tuple[str, Mapping[str, int]]:
        """Its size, its camps, its cities but for headquarters."""
        setup = found.battle(0)
        land, camps = land_of(setup, found.data), len(setup.sides)
        size = {"width": land.board.width, "height": land.board.height}
        return "cli-map-head-headquarters", {**size, "camps": camps, "cities": len(land.cities) - camps}

    def drawn(self, found: BattleMap, *, colours: bool) -> str:
        """The map, a line per row: a capital for a unit, the first letter of its kind."""
        setup, terrain = found.battle(0), found.data.terrain_by_glyph()
        above = {unit.at: (unit.type[0].upper(), SIDE_STYLES[unit.side % len(SIDE_STYLES)]) for unit in setup.units}
        styles = {glyph: _CITY_STYLE if kind.city else _STYLES.get(kind.id, "") for glyph, kind in terrain.items()}
        rows = [
            [above.get((x, y), (glyph, styles[glyph])) for x, glyph in enumerate(row)]
            for y, row in enumerate(setup.rows)
        ]
        return drawn(rows, colours=colours)
