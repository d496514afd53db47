"""Anti-air: who shoots at the craft of the enemy; where those of one's own are shot at, `airspace` says.

HELI-4, DRONE-3 of the rulebook: weapons that reach what flies are told from the pack's data alone.
"""

from __future__ import annotations

from collections.abc import Collection

from systems.clumsy.aim import can_aim_at
from systems.clumsy.data import UnitType
from systems.clumsy.fire import preview, refuse_aim_at, refuse_weapon
from systems.clumsy.orders import FireOrder
from systems.clumsy.view import UnitView, View


def reaches(view: View, kind: UnitType, foe: UnitType) -> bool:
    """Whether a type of unit has a weapon against another, in the air if it flies."""
    return any(can_aim_at(view.data.weapons[name], foe, foe.flies) for name in kind.weapons)


def skyfire(view: View, units: Collection[UnitView], barred: Collection[FireOrder]) -> FireOrder | None:
    """The best shot that some of one's own units could fire now at a craft in the air; None if there is none.

    A kill first, then the most of the craft's value; of equals by who has least else to do.
    """
    best: tuple[tuple[int, int, int, int], FireOrder] | None = None
    for enemy in view.over.values():
        if enemy.side == view.side:
            continue
        for unit in units:
            for name in unit.kind.weapons:
                weapon = view.data.weapons[name]
                if refuse_weapon(view, unit, name) or refuse_aim_at(view, unit, weapon, enemy):
                    continue
                order = FireOrder(side=view.side, unit=unit.id, at=view.board.xy(enemy.cell), weapon=name)
                if order in barred:
                    continue
                damage = min(enemy.hp, preview(view, weapon, enemy).total)
                gain = enemy.kind.value * 100 * damage // enemy.kind.hp
                wanted = (damage == enemy.hp, gain, -len(weapon.targets), -unit.id)
                if best is None or wanted > best[0]:
                    best = wanted, order
    return None if best is None else best[1]
