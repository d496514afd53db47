"""Jamming: a jammer brings down the enemy drones that fly near it, by itself and in anyone's turn.

DRONE-3 of the rulebook; BEAT-1 for when: after sight, before anybody on alert fires.
"""

from __future__ import annotations

from core.board import Board, cells_of
from systems.clumsy.airwaves import JamCheck
from systems.clumsy.battle import Battle, System
from systems.clumsy.crashes import fail
from systems.clumsy.data import ClumsyData
from systems.clumsy.events import DroneJammed
from systems.clumsy.vision import viewers_of


def jammed_cells(board: Board, data: ClumsyData, jammers: int) -> int:
    """Mask of the cells within the radius of these jammers' cells, over which no enemy drone flies (DRONE-3)."""
    found = 0
    for cell in cells_of(jammers):
        found |= board.disk(cell, data.rules.drones.jammer_radius)
    return found


class JamSystem(System):
    """Destroys drones in the air near enemy jammers, seen or not (DRONE-3)."""

    def process(self) -> None:
        """Look once, however many moved."""
        battle = self.battle
        if not battle.world.agenda.take(JamCheck):
            return
        reach = [jammed_cells(battle.board, battle.data, cells) for cells in jammers_of(battle)]
        # by cell: the order of ids would tell of drones out of sight
        for cell, drone in sorted(battle.craft_at.items()):
            if battle.kind_of(drone).unit_class != "drone" or not battle.is_alive(drone):
                continue
            own = battle.side_of(drone)
            if any(reach[side] >> cell & 1 for side in range(len(reach)) if side != own):
                # seen to be jammed by whoever sees the drone; who jams it is not told
                jammed = DroneJammed(unit=battle.id_of[drone], at=battle.board.xy(cell))
                battle.tell(jammed, viewers_of(battle, drone))
                fail(battle, drone, "jammed")


def jammers_of(battle: Battle) -> list[int]:
    """By side: mask of its jammers, those on their way through a friend's cell among them."""
    found = list(battle.jammers)
    for unit, cell in battle.passing.items():
        if "jammer" in battle.kind_of(unit).abilities:
            found[battle.side_of(unit)] |= 1 << cell
    return found
