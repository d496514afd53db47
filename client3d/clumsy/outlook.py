"""What a move leads to: the ground and the cover there, and the shots that are left then; and what stops a shot.

No rule is computed here: the rules are asked about the view as it would be.
"""

from __future__ import annotations

from msgspec.structs import replace

from client3d.clumsy.words import Words
from client3d.hud.values import CoverCause
from core.board import cells_of
from core.orders import Cell
from systems.clumsy import alert
from systems.clumsy.cover import NO_COVER, Cover, cover_of
from systems.clumsy.shots import fires_twice
from systems.clumsy.view import UnitView, View


def ground_name(words: Words, view: View, cell: int) -> str:
    """What the ground of a cell is called; a bridge, not the water under it."""
    for work, cells in view.field.ground.crossings.items():
        if cells >> cell & 1:
            return words.named("structure", work)
    return words.terrain(view.field.ground.terrain_at(cell))


def shots_left(view: View, unit: UnitView) -> int:
    """How many shots one's own unit can still fire this turn, as far as turn, points and rounds go."""
    weapons = alert.kept_weapons(view, unit)
    rounds = sum(unit.rounds[unit.kind.weapons.index(name)] for name in weapons)
    return min(alert.shots_kept(view, unit), len(weapons) if fires_twice(unit.kind) else rounds)


def fires_after_moving(view: View, unit: UnitView) -> bool:
    """Whether any weapon of this unit may fire in a turn in which it has moved (RANGE-2)."""
    return any(not alert.bars_after_move(unit.kind, view.data.weapons[name]) for name in unit.kind.weapons)


class Arrival:
    """One's own unit as it would stand at the end of a move that leaves it so many action points."""

    def __init__(self, view: View, unit: UnitView, to: Cell, points_left: int) -> None:
        cell = view.board.cell(*to)
        self.unit = replace(unit, cell=cell, action_points=points_left, moved=True, airborne=unit.kind.flies)
        field = replace(view.field, generals=list(view.field.generals), suppliers=list(view.field.suppliers))
        for masks in (field.generals, field.suppliers):
            if masks[unit.side] >> unit.cell & 1:
                masks[unit.side] = masks[unit.side] & ~(1 << unit.cell) | 1 << cell
        self.view = replace(view, field=field)

    @property
    def cover(self) -> Cover:
        """What would protect it."""
        if self.unit.kind.flies:
            return NO_COVER
        return cover_of(self.view.field, self.unit.side, self.unit.cell)

    @property
    def shots(self) -> int:
        """The shots it would have left."""
        return shots_left(self.view, self.unit)


def obstacle(words: Words, view: View, start: int, target: int) -> str:
    """What stops a direct shot between two cells: the nearest unit, else the nearest ground; empty if nothing does."""
    way = view.board.line(start, target)

    def nearest(cells: int) -> int:
        return min(cells_of(way & cells), key=lambda cell: (view.board.distance(start, cell), cell))

    units = sum(1 << cell for cell in view.at)
    if way & units:
        return words.unit(view.at[nearest(units)].kind.id)
    ground = 0
    for cells, share in view.field.ground.fire_shares:
        ground |= cells if share else 0
    return ground_name(words, view, nearest(ground)) if way & ground else ""


def cover_causes(words: Words, view: View, cell: int, cover: Cover) -> tuple[CoverCause, ...]:
    """What protects a unit in a cell, one by one (COVER-1)."""
    standing = view.field.structures.get(cell)
    causes = (
        (ground_name(words, view, cell), cover.terrain),
        (words("cover-wreck"), cover.wreck),
        (words.structure_type(standing.kind.id) if standing is not None else "", cover.structure),
        (words("cover-general"), cover.general),
    )
    return tuple(CoverCause(name, percent) for name, percent in causes if percent)
