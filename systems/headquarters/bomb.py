"""The atomic bomb, once a game.

HQ-BOMB-1 of the rulebook.
"""

from __future__ import annotations

from systems.headquarters.battle import System
from systems.headquarters.components import HitPoints, Identity, Ledger, Outcome
from systems.headquarters.data import HeadquartersData
from systems.headquarters.events import BombFell
from systems.headquarters.victory import Fallen
from systems.headquarters.wounds import Wound


def camps_to_go(data: HeadquartersData, camps: int, standing: int) -> int:
    """How many camps have still to fall until the bomb does, in a battle of so many; 0: it will not."""
    rules = data.rules.bomb
    return max(standing - rules.left, 0) if camps >= rules.camps else 0


class BombSystem(System):
    """Falls the moment only so many camps are left."""

    def process(self) -> None:
        """See whether the fall of a camp brings the bomb."""
        battle, world = self.battle, self.battle.world
        rules, (entity, ledger) = battle.data.rules.bomb, battle.ledger()
        if not world.agenda.take(Fallen) or ledger.bomb_dropped or world.the(Outcome).ended:
            return
        if len(battle.start.side_names) < rules.camps or len(battle.standing()) != rules.left:
            return
        world.change(entity, Ledger, "bomb_dropped", True)
        battle.tell(BombFell())
        for unit, _ in world.each(Identity):
            lost = world.get(unit, HitPoints).left - rules.hp
            if lost > 0:
                world.agenda.add(Wound(unit, lost, "bomb"))
