"""What is drawn of a map of the main ruleset."""

from __future__ import annotations

from client3d.screens.map_picture import MapMarks
from core.board import cells_of
from systems.clumsy.maps import BattleMap


def drawn_of(found: BattleMap) -> tuple[tuple[tuple[str, ...], ...], MapMarks]:
    """Its ground, and its start zones, points, buildings and forces."""
    names = {glyph: kind.id for glyph, kind in found.data.terrain_by_glyph().items()}
    names |= {glyph: kind.id for glyph, kind in found.data.structure_by_glyph().items()}
    marks = MapMarks(
        found.points,
        tuple(tuple(found.board.xy(cell) for cell in cells_of(zone.cells)) for zone in found.zones),
        tuple((built.at, built.side) for built in found.battle(0).structures),
        tuple((unit.at, unit.side) for force in found.forces for unit in force),
    )
    return tuple(tuple(names[glyph] for glyph in row) for row in found.rows), marks
