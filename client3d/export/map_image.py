"""A map as a picture from above, written to a file."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import Filename

from client3d.screens.map_picture import MapMarks, map_picture
from core.board import cells_of
from systems.clumsy.maps import BattleMap


def write_map_image(found: BattleMap, path: Path) -> bool:
    """Write the picture of a map with its start zones, points, buildings and forces; whether that worked."""
    names = {glyph: kind.id for glyph, kind in found.data.terrain_by_glyph().items()}
    names |= {glyph: kind.id for glyph, kind in found.data.structure_by_glyph().items()}
    marks = MapMarks(
        found.points,
        tuple(tuple(found.board.xy(cell) for cell in cells_of(zone.cells)) for zone in found.zones),
        tuple((built.at, built.side) for built in found.battle(0).structures),
        tuple((unit.at, unit.side) for force in found.forces for unit in force),
    )
    texture = map_picture(tuple(tuple(names[glyph] for glyph in row) for row in found.rows), marks)
    return bool(texture.write(Filename.from_os_specific(str(path))))
