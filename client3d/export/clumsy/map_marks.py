"""What is drawn of a map of the main ruleset."""

from __future__ import annotations

from client3d.screens.map_picture import MapMarks
from core.board import cells_of
from systems.clumsy.data import ClumsyData
from systems.clumsy.maps import BattleMap


def ground_of(data: ClumsyData, rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Names of what the glyphs of a map stand for, by row and column."""
    names = {glyph: kind.id for glyph, kind in data.terrain_by_glyph().items()}
    names |= {glyph: kind.id for glyph, kind in data.structure_by_glyph().items()}
    return tuple(tuple(names[glyph] for glyph in row) for row in rows)


def drawn_of(found: BattleMap) -> tuple[tuple[tuple[str, ...], ...], MapMarks]:
    """Its ground, and its start zones, points, buildings and forces."""
    marks = MapMarks(
        found.points,
        tuple(tuple(found.board.xy(cell) for cell in cells_of(zone.cells)) for zone in found.zones),
        tuple((built.at, built.side) for built in found.battle(0).structures),
        tuple((unit.at, unit.side) for force in found.forces for unit in force),
    )
    return ground_of(found.data, found.rows), marks
