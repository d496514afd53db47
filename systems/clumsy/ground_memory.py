"""What each side knows of the things on the ground: structures, rubble, wrecks, mines.

SEE-5, MINE-1, MINE-2 of the rulebook. What is in sight is known as it is, what was seen once stays known as last
seen. One's own structures are known wherever they are. A mine is seen by engineers alone.
"""

from __future__ import annotations

from core.board import cells_of, mask_of
from systems.clumsy.battle import Battle
from systems.clumsy.components import Knowledge, StructureRow, Wreck
from systems.clumsy.ground_events import (
    ClearingFound,
    MineGone,
    MineSpotted,
    RubbleFound,
    StructureGone,
    StructureSeen,
    WreckFound,
)


def look_at_things(battle: Battle, entity: int, knowledge: Knowledge) -> None:
    """Bring up to date what a side knows, by the cells it sees now, and tell it what is new to it."""
    field, seen = battle.field, knowledge.seen_cells
    # before what is new there: a cell may have been cleared and hold something else by now
    gone = knowledge.known_wrecks & ~field.wrecks | knowledge.known_rubble & ~field.rubble
    for cell in cells_of(gone & seen):
        battle.tell(ClearingFound(side=knowledge.side, at=battle.board.xy(cell)), 1 << knowledge.side)
    _look_for_wrecks(battle, entity, knowledge)
    _look_for_structures(battle, entity, knowledge)
    _look_for_rubble(battle, entity, knowledge)
    _look_for_mines(battle, entity, knowledge)


def learn(battle: Battle, cell: int, viewers: int) -> None:
    """Let these sides know how things stand in a cell now: its structure, rubble and wreck (SEE-5)."""
    world, bit = battle.world, 1 << cell
    there = tuple(row for row in battle.structure_rows if row[0] == cell)
    for entity, knowledge in world.each(Knowledge):
        if not viewers >> knowledge.side & 1:
            continue
        rows = [row for row in knowledge.known_structures if row[0] != cell]
        world.change(entity, Knowledge, "known_structures", tuple(sorted((*rows, *there))))
        for name, lying in (("known_rubble", battle.field.rubble), ("known_wrecks", battle.field.wrecks)):
            known: int = getattr(knowledge, name)
            world.change(entity, Knowledge, name, known & ~bit | lying & bit)


def learn_of_mine(battle: Battle, cell: int, viewers: int) -> None:
    """Let these sides know whether there is a mine in a cell."""
    for entity, knowledge in battle.world.each(Knowledge):
        if viewers >> knowledge.side & 1:
            _know_mines(battle, entity, knowledge, 1 << cell)


def _know_mines(battle: Battle, entity: int, knowledge: Knowledge, searched: int) -> int:
    """Let a side know all of the mines in these cells; returns those that it took for another side's or now does."""
    there, change = battle.field.mines & searched, battle.world.change
    foreign = mask_of(cell for cell in cells_of(there) if battle.mine_owner(cell) != knowledge.side)
    before = knowledge.foreign_mines
    change(entity, Knowledge, "known_mines", knowledge.known_mines & ~searched | there)
    change(entity, Knowledge, "foreign_mines", before & ~searched | foreign)
    return before ^ knowledge.foreign_mines


def known_mines(battle: Battle, side: int) -> int:
    """Mask of the mines that a side knows of, its own among them."""
    return next(known.known_mines for _, known in battle.world.each(Knowledge) if known.side == side)


def searched_cells(battle: Battle, side: int) -> int:
    """Mask of the cells in which a side's engineers would spot a mine (MINE-2)."""
    radius, found = battle.data.rules.mines.spotting_radius, 0
    for cell in cells_of(battle.engineers[side]):
        found |= battle.board.disk(cell, radius)
    for unit, cell in battle.passing.items():
        if battle.side_of(unit) == side and "engineer" in battle.kind_of(unit).abilities:
            found |= battle.board.disk(cell, radius)
    return found


def _look_for_wrecks(battle: Battle, entity: int, knowledge: Knowledge) -> None:
    seen = knowledge.seen_cells
    known = knowledge.known_wrecks & ~seen | battle.field.wrecks & seen
    if known == knowledge.known_wrecks:
        return
    new = known & ~knowledge.known_wrecks
    battle.world.change(entity, Knowledge, "known_wrecks", known)
    for _, wreck in battle.world.each(Wreck) if new else ():
        if new >> wreck.cell & 1:
            found = WreckFound(side=knowledge.side, at=battle.board.xy(wreck.cell), unit_class=wreck.unit_class)
            battle.tell(found, 1 << knowledge.side)


def _look_for_structures(battle: Battle, entity: int, knowledge: Knowledge) -> None:
    side, seen = knowledge.side, knowledge.seen_cells
    if battle.structures_looked[side] == seen or battle.structure_rows == knowledge.known_structures:
        battle.structures_looked[side] = seen
        return
    known = {row[0]: row for row in knowledge.known_structures}
    there = {row[0]: row for row in battle.structure_rows if row[2] == side or seen >> row[0] & 1}
    for cell in sorted(known):
        if cell not in there and (seen >> cell & 1 or known[cell][2] == side):
            del known[cell]
            battle.tell(StructureGone(side=side, at=battle.board.xy(cell)), 1 << side)
    for cell, row in there.items():
        if known.get(cell) != row:
            known[cell] = row
            battle.tell(_structure_seen(battle, side, row), 1 << side)
    battle.world.change(entity, Knowledge, "known_structures", tuple(known[cell] for cell in sorted(known)))
    battle.structures_looked[side] = seen


def _structure_seen(battle: Battle, side: int, row: StructureRow) -> StructureSeen:
    cell, kind, owner, hp, progress, built = row
    at = battle.board.xy(cell)
    return StructureSeen(side=side, at=at, structure=kind, owner=owner, hp=hp, progress=progress, built=built)


def _look_for_rubble(battle: Battle, entity: int, knowledge: Knowledge) -> None:
    seen = knowledge.seen_cells
    known = knowledge.known_rubble & ~seen | battle.field.rubble & seen
    if known == knowledge.known_rubble:
        return
    new = known & ~knowledge.known_rubble
    battle.world.change(entity, Knowledge, "known_rubble", known)
    for cell in cells_of(new):
        battle.tell(RubbleFound(side=knowledge.side, at=battle.board.xy(cell)), 1 << knowledge.side)


def _look_for_mines(battle: Battle, entity: int, knowledge: Knowledge) -> None:
    """Let engineers look around them: what they spotted once stays known (MINE-2)."""
    if not battle.field.mines and not knowledge.known_mines:
        return
    side, before = knowledge.side, knowledge.known_mines
    changed_hands = _know_mines(battle, entity, knowledge, searched_cells(battle, side))
    known = knowledge.known_mines
    for cell in cells_of(known & (~before | changed_hands)):
        battle.tell(MineSpotted(side=side, at=battle.board.xy(cell)), 1 << side)
    for cell in cells_of(before & ~known):
        battle.tell(MineGone(side=side, at=battle.board.xy(cell)), 1 << side)
