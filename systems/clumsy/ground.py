"""Ground that changes: craters, fires, burnt ground; and what each side knows of it.

SEE-5 of the rulebook: the starting terrain is known to all, changes are known as last seen. Whoever has the cell in
sight is told at once; a side that comes to see it later is told then.
"""

from __future__ import annotations

from core.board import cells_of
from systems.clumsy.battle import Battle
from systems.clumsy.components import Fire, Ground, Knowledge, KnownGround, Structure
from systems.clumsy.ground_events import FireDied, FireLit, GroundChanged


def built_on(battle: Battle) -> int:
    """Mask of the cells that hold a structure, finished or a site."""
    cells = 0
    for _, structure in battle.world.each(Structure):
        cells |= 1 << structure.cell
    return cells


# --- changing the ground


def change_terrain(battle: Battle, cells: int, terrain: str) -> None:
    """Make these cells another terrain, before the eyes of whoever sees them."""
    # it joins its new terrain last, undone first: a cell is never two at once
    for entity, ground in sorted(battle.world.each(Ground), key=lambda row: row[1].terrain == terrain):
        now = ground.cells | cells if ground.terrain == terrain else ground.cells & ~cells
        battle.world.change(entity, Ground, "cells", now)
    for _, knowledge in battle.world.each(Knowledge):
        _believe(battle, knowledge.side, cells & knowledge.seen_cells, terrain)
    for cell in cells_of(cells):
        battle.tell(GroundChanged(at=battle.board.xy(cell), terrain=terrain), _watching(battle, cell))


def light(battle: Battle, cells: int, spread: bool) -> None:
    """Set these cells on fire."""
    for cell in cells_of(cells):
        battle.world.create(Fire(cell, 0, spread))
        battle.tell(FireLit(at=battle.board.xy(cell)), _watching(battle, cell))
    for entity, knowledge in battle.world.each(Knowledge):
        known = knowledge.known_fires | cells & knowledge.seen_cells
        battle.world.change(entity, Knowledge, "known_fires", known)


def put_out(battle: Battle, cells: int) -> None:
    """End the fires in these cells."""
    for entity, fire in battle.world.each(Fire):
        if cells >> fire.cell & 1:
            battle.world.remove(entity)
    for cell in cells_of(cells):
        battle.tell(FireDied(at=battle.board.xy(cell)), _watching(battle, cell))
    for entity, knowledge in battle.world.each(Knowledge):
        known = knowledge.known_fires & ~(cells & knowledge.seen_cells)
        battle.world.change(entity, Knowledge, "known_fires", known)


def _watching(battle: Battle, cell: int) -> int:
    """The sides (bits) that had this cell in sight when they last looked."""
    viewers = 0
    for _, knowledge in battle.world.each(Knowledge):
        viewers |= (knowledge.seen_cells >> cell & 1) << knowledge.side
    return viewers


def _believe(battle: Battle, side: int, cells: int, terrain: str) -> None:
    for entity, known in battle.world.each(KnownGround):
        if known.side == side and cells:
            now = known.cells | cells if known.terrain == terrain else known.cells & ~cells
            battle.world.change(entity, KnownGround, "cells", now)


# --- coming to know it


def look_at_ground(battle: Battle, entity: int, knowledge: Knowledge) -> None:
    """Tell a side what is no longer as it knew it, of all it has in sight now."""
    true, known = battle.field.ground, battle.known_ground(knowledge.side)
    if known is true:
        return
    seen, xy, viewers = knowledge.seen_cells, battle.board.xy, 1 << knowledge.side
    for terrain, cells in true.masks.items():
        if new := cells & seen & ~known.masks.get(terrain, 0):
            _believe(battle, knowledge.side, new, terrain)
            for cell in cells_of(new):
                battle.tell(GroundChanged(at=xy(cell), terrain=terrain), viewers)
    if changed := (true.burning ^ known.burning) & seen:
        battle.world.change(entity, Knowledge, "known_fires", knowledge.known_fires ^ changed)
        for cell in cells_of(changed):
            battle.tell((FireLit if true.burning >> cell & 1 else FireDied)(at=xy(cell)), viewers)
