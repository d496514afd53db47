"""Cover: what protects a unit where it stands, and how much of a shot it lets through.

COVER-1, COVER-2, FIRE-3 of the rulebook.
"""

from __future__ import annotations

from typing import NamedTuple

from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.field import Field


class Cover(NamedTuple):
    """Per cent of cover by cause, and what they come to."""

    terrain: int
    wreck: int
    general: int
    total: int
    structure: int = 0


NO_COVER = Cover(0, 0, 0, 0)
"""What protects a craft in the air."""


def cover_of(field: Field, side: int, cell: int) -> Cover:
    """What protects a ground unit of `side` in `cell`: the causes add up, to a cap (COVER-1)."""
    rules = field.data.rules.cover
    terrain = field.ground.cover_at(cell)
    wreck = rules.wreck if field.wrecks >> cell & 1 else 0
    general = rules.general if field.general_near(side, cell) else 0
    structure = field.structure_cover(cell)
    return Cover(terrain, wreck, general, total_cover(field.data, terrain, wreck, general, structure), structure)


def total_cover(data: ClumsyData, *causes: int) -> int:
    """Per cent of cover that these causes come to together (COVER-1)."""
    return min(data.rules.cover.cap, sum(causes))


def shot_damage(base: int, cover_percent: int) -> int:
    """Hit points a shot takes through cover, never under 1 (FIRE-3)."""
    return max(1, base * (100 - cover_percent) // 100)


CAMOUFLAGED = 1 << 10
"""Added to the cells by which a unit hides: it is camouflaged, which not every observer heeds (SEE-3)."""


def hides_by(data: ClumsyData, kind: UnitType, in_cover: bool, has_fired: bool, settled: bool = False) -> int:
    """How many cells nearer an enemy must come to spot the unit (COVER-2), with CAMOUFLAGED where it is (SEE-3).

    `settled`: it ended its last turn in cover without moving or firing, and has done neither since.
    """
    if not in_cover or has_fired:
        return 0
    return data.rules.hiding.of(kind.size) + (CAMOUFLAGED if settled else 0)
