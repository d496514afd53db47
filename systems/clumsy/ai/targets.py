"""Targets: who fires at whom, several at one so that it falls."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from core.board import cells_of
from systems.clumsy.ai.goals import wanted_dead
from systems.clumsy.blast import caught_by, own_caught
from systems.clumsy.components import NO_SIDE
from systems.clumsy.data import WeaponType
from systems.clumsy.fire import line_is_blocked, preview, range_of, refuse_shot, refuse_weapon, structure_aimed_at
from systems.clumsy.orders import FireOrder
from systems.clumsy.view import UnitView, View

KILL = 3
"""How many times more a kill is worth than the same damage on somebody who stands."""


SHELLED_ROUNDS = 1
"""For how many rounds an enemy out of sight is shelled where it was last seen."""


OWN_BLOOD = 2
"""How many times more a hit point of one's own weighs than one of the enemy's."""


PREY = 4
"""How many times more it is worth to hit whom the side's goals ask it to kill."""


class Aim(NamedTuple):
    """A shot a unit could fire now."""

    damage: int
    unit: int
    weapon: str
    cell: int
    sweep: int = 0
    """What its sweep is worth: what it takes from enemies less what it takes from one's own."""


def usable_weapons(view: View, unit: UnitView) -> list[WeaponType]:
    """The weapons with which a unit could fire at a ground unit now, if one were in range."""
    data = view.data
    return [
        weapon
        for name in unit.kind.weapons
        if "ground" in (weapon := data.weapons[name]).targets and refuse_weapon(view, unit, name) is None
    ]


def aims_of(view: View, unit: UnitView, weapons: list[WeaponType], enemies: int) -> list[Aim]:
    """Every shot a unit could fire at a seen enemy, as the rules allow it."""
    found = []
    for weapon in weapons:
        least, greatest = range_of(view.data, weapon, unit.moved)
        for cell in cells_of(view.board.ring(unit.cell, least, greatest) & enemies):
            if weapon.indirect or not line_is_blocked(view.field, unit.cell, cell):
                target = view.at[cell]
                damage = preview(view, weapon, target).total
                sweep = sweep_worth(view, weapon, cell)
                # never on its own units, unless it pays
                if sweep >= 0 or sweep + _loss(target, damage) > 0:
                    found.append(Aim(damage, unit.id, weapon.id, cell, sweep))
    return found


def sweep_worth(view: View, weapon: WeaponType, cell: int) -> int:
    """What the sweep of a shell takes from known enemies less what it takes from one's own (BLAST-1)."""
    worth = 0
    for caught in caught_by(view, weapon, cell):
        loss = _loss(caught.unit, caught.damage)
        worth += -OWN_BLOOD * loss if caught.unit.side == view.side else loss
    return worth


def _loss(unit: UnitView, damage: int) -> int:
    """What it means to a unit's side that it loses so many hit points: its value by the share, a death for more."""
    value = (unit.kind.value + 5) * (2 if "general" in unit.kind.abilities else 1)
    if damage >= unit.hp:
        return value * 100 * KILL // 2
    return value * 100 * damage // unit.kind.hp // 2


def volley(view: View, units: Collection[UnitView], barred: Collection[FireOrder], spent: set[int]) -> list[Aim]:
    """The shots to fire now at one target; none if there is no target. Units that cannot fire go to `spent`."""
    # under one's own craft nobody is a target (FIRE-4)
    enemies = view.field.others(view.side) & ~view.field.airborne[view.side]
    if not enemies:
        return []
    at_cell: dict[int, list[Aim]] = {}
    for unit in units:
        longest = max((view.data.weapons[name].maximum_range for name in unit.kind.weapons), default=-1)
        if not enemies & view.board.disk(unit.cell, longest):
            continue
        weapons = usable_weapons(view, unit)
        if not weapons:
            spent.add(unit.id)
            continue
        for aim in aims_of(view, unit, weapons, enemies):
            if not barred or order_of(view, aim) not in barred:
                at_cell.setdefault(aim.cell, []).append(aim)
    if not at_cell:
        return []
    prey = wanted_dead(view)

    def worth(cell: int) -> int:
        target = view.at[cell]
        return _worth(view, target, at_cell[cell]) * (PREY if target.id in prey else 1)

    best = max(sorted(at_cell), key=worth)
    return _shooters(view.at[best].hp, at_cell[best])


def shelling(view: View, units: Collection[UnitView], barred: Collection[FireOrder], tried: set[int]) -> Aim | None:
    """A shell of indirect fire at an enemy that has just gone out of sight; none if nobody can (FIRE-2)."""
    recent = [ghost for ghost in view.ghosts if view.round - ghost.round <= SHELLED_ROUNDS]
    if not recent:
        return None
    for unit in units:
        if unit.id in tried:
            continue
        tried.add(unit.id)
        for weapon in usable_weapons(view, unit):
            if not weapon.indirect or unit.rounds[unit.kind.weapons.index(weapon.id)] <= weapon.ammo // 3:
                continue
            least, greatest = range_of(view.data, weapon, unit.moved)
            for ghost in sorted(recent, key=lambda ghost: (-ghost.kind.value, -ghost.id)):
                if ghost.cell in view.at or not least <= view.board.distance(unit.cell, ghost.cell) <= greatest:
                    continue
                if own_caught(view, weapon, ghost.cell):
                    continue
                aim = Aim(weapon.damage_against(ghost.kind.unit_class), unit.id, weapon.id, ghost.cell)
                if order_of(view, aim) not in barred and refuse_shot(view, unit, weapon.id, ghost.cell, "unit") is None:
                    return aim
    return None


def razing(view: View, units: Collection[UnitView], barred: Collection[FireOrder], targets: int) -> FireOrder | None:
    """A shot at a structure that a goal asks to destroy, by whoever can; none if nobody can (WIN-2)."""
    for cell in cells_of(targets):
        if cell in view.at and view.at[cell].side == view.side:
            continue
        for unit in units:
            for name in unit.kind.weapons:
                if view.data.weapons[name].base_damage <= 1:
                    continue
                order = FireOrder(side=view.side, unit=unit.id, at=view.board.xy(cell), weapon=name, what="structure")
                if order not in barred and refuse_shot(view, unit, name, cell, "structure") is None:
                    return order
    return None


def demolition(view: View, units: Collection[UnitView], barred: Collection[FireOrder]) -> FireOrder | None:
    """A shot at an enemy's building or work in sight, with rounds to spare; none if nobody can (BUILD-2, BUILD-3)."""
    wanted = [
        (standing.hp, cell)
        for cell, standing in view.field.structures.items()
        if standing.side not in (NO_SIDE, view.side) and structure_aimed_at(view, cell) is not None
    ]
    for _, cell in sorted(wanted):
        for unit in units:
            for place, name in enumerate(unit.kind.weapons):
                weapon = view.data.weapons[name]
                if weapon.base_damage <= 1 or unit.rounds[place] * 2 <= weapon.ammo:
                    continue
                order = FireOrder(side=view.side, unit=unit.id, at=view.board.xy(cell), weapon=name)
                if order not in barred and refuse_shot(view, unit, name, cell) is None:
                    return order
    return None


def order_of(view: View, aim: Aim) -> FireOrder:
    """The order that fires it."""
    # what is shelled unseen is a unit, though a structure may be all that is in sight there
    what = "" if aim.cell in view.at else "unit"
    return FireOrder(side=view.side, unit=aim.unit, at=view.board.xy(aim.cell), weapon=aim.weapon, what=what)


def _worth(view: View, target: UnitView, aims: list[Aim]) -> int:
    """What all who can may achieve against a target together: its value by the share they take, a kill for more."""
    best: dict[int, int] = {}
    for aim in aims:
        best[aim.unit] = max(best.get(aim.unit, 0), aim.damage)
    taken = min(target.hp, sum(best.values()))
    value = (target.kind.value + 5) * (2 if "general" in target.kind.abilities else 1)
    sweep = max(aim.sweep for aim in aims)
    if taken == target.hp:
        shots = _fewest(target.hp, sorted(best.values(), reverse=True))
        return value * 100 * KILL // (1 + shots) + sweep
    return value * 100 * taken // target.kind.hp // (1 + len(best)) + sweep


def _fewest(hp: int, damages: list[int]) -> int:
    """How few of these shots, dearest first, take so many hit points."""
    count = 0
    for damage in damages:
        if hp <= 0:
            break
        hp -= damage
        count += 1
    return count


def _shooters(hp: int, aims: list[Aim]) -> list[Aim]:
    """Whose shots to spend on a target: the fewest that kill it, the last no stronger than needed; else all."""
    strongest: dict[int, Aim] = {}
    for aim in sorted(aims, key=lambda aim: (-aim.damage, aim.unit, aim.weapon)):
        strongest.setdefault(aim.unit, aim)
    chosen: list[Aim] = []
    left = hp
    waiting = list(strongest.values())
    while waiting and left > 0:
        enough = [aim for aim in waiting if aim.damage >= left]
        aim = enough[-1] if enough else waiting[0]
        waiting.remove(aim)
        chosen.append(aim)
        left -= aim.damage
    return chosen
