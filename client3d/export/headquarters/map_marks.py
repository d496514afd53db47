"""What is drawn of a map of Headquarters."""

from __future__ import annotations

from client3d.screens.map_picture import MapMarks
from systems.headquarters.components import NO_CAMP
from systems.headquarters.maps import BattleMap
from systems.headquarters.setup import land_of


def drawn_of(found: BattleMap) -> tuple[tuple[tuple[str, ...], ...], MapMarks]:
    """Its ground, and headquarters, cities and units, for there is no fog."""
    setup, terrain = found.battle(0), found.data.terrain_by_glyph()
    land = land_of(setup, found.data)
    seats = {unit.at: unit.side for unit in setup.units if found.data.units[unit.type].is_headquarters}
    cities = tuple((at := land.board.xy(cell), seats.get(at, NO_CAMP)) for cell in land.cities)
    units = tuple((unit.at, unit.side) for unit in setup.units if unit.at not in seats)
    ground = tuple(tuple(terrain[glyph].id for glyph in row) for row in setup.rows)
    return ground, MapMarks(buildings=cities, units=units)
