"""Camouflage: who melts into its cover, and until when.

SEE-3 of the rulebook; END-1 for when it is set. How much nearer one must come to spot it is in `vision`, whether a unit
is camouflaged now in `battle`.
"""

from __future__ import annotations

from systems.clumsy.battle import Battle
from systems.clumsy.components import OFF_BOARD, Camouflage, Identity, ThisTurn
from systems.clumsy.vision import Look


def settle(battle: Battle, side: int) -> None:
    """At the end of a side's turn: who has neither moved nor fired in it, in cover, is camouflaged (SEE-3)."""
    world = battle.world
    for entity, identity in world.each(Identity):
        if identity.side != side or "camouflage" not in battle.kind_of(entity).abilities:
            continue
        this_turn, cell = world.get(entity, ThisTurn), battle.cell_of(entity)
        settled = not this_turn.moved and not this_turn.shots and cell != OFF_BOARD and battle.in_cover(cell)
        if settled != world.get(entity, Camouflage).settled:
            world.change(entity, Camouflage, "settled", settled)
            world.agenda.add(Look())


def unsettle(battle: Battle, entity: int) -> None:
    """Before a unit's moves and shots are forgotten at the start of its turn: they have ended its camouflage."""
    this_turn = battle.world.get(entity, ThisTurn)
    if this_turn.moved or this_turn.shots:
        battle.world.change(entity, Camouflage, "settled", False)
