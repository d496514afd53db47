"""Shelling: fire at cells rather than at units: at remembered enemies, among several, at buildings and works.

FIRE-2, BLAST-1, BUILD-2 and BUILD-3 of the rulebook.
"""

from __future__ import annotations

from collections.abc import Collection

from core.board import cells_of
from systems.clumsy.ai.assess import Assessment, Foe
from systems.clumsy.ai.personality import Firing
from systems.clumsy.ai.targets import Aim, aims_of, loss_of, order_of, usable_weapons
from systems.clumsy.blast import own_caught, sweep_takes
from systems.clumsy.components import NO_SIDE
from systems.clumsy.cover import cover_of, shot_damage
from systems.clumsy.data import WeaponType
from systems.clumsy.field import Standing
from systems.clumsy.fire import range_of, refuse_shot, structure_aimed_at
from systems.clumsy.orders import FireOrder
from systems.clumsy.view import UnitView, View


def barrage(view: View, unit: UnitView, assessment: Assessment, barred: Collection[FireOrder]) -> Aim | None:
    """A shell with a sweep at a cell where nobody is known to stand, where it takes more than any aimed shot."""
    firing = assessment.personality.firing
    foes = shelled_foes(view, assessment.foes, firing)
    if len(foes) < 2:
        return None
    best: tuple[int, int, str] | None = None
    for weapon in usable_weapons(view, unit):
        if not weapon.blast or not weapon.indirect:
            continue
        aimed = aims_of(view, unit, [weapon], view.field.others(view.side), firing)
        gains = [loss_of(view.at[aim.cell], aim.damage, firing) + aim.sweep for aim in aimed]
        least = max(gains, default=0) * firing.barrage_gain // 100
        for cell in _between(view, unit, weapon, foes):
            gain = _gain(view, weapon, cell, foes, firing)
            if gain > least and (best is None or (gain, -cell) > (best[0], -best[1])):
                aim = Aim(0, unit.id, weapon.id, cell)
                if order_of(view, aim) not in barred and refuse_shot(view, unit, weapon.id, cell, "unit") is None:
                    best = gain, cell, weapon.id
    return None if best is None else Aim(0, unit.id, best[2], best[1])


def has_blast(view: View, unit: UnitView) -> bool:
    """Whether the unit has a weapon that sweeps, with a round for it."""
    return any(
        unit.rounds[place] and view.data.weapons[name].blast and view.data.weapons[name].indirect
        for place, name in enumerate(unit.kind.weapons)
    )


def shelling(
    view: View, units: Collection[UnitView], barred: Collection[FireOrder], tried: set[int], firing: Firing
) -> Aim | None:
    """A shell of indirect fire at an enemy that has just gone out of sight; none if nobody can (FIRE-2)."""
    recent = [ghost for ghost in view.ghosts if view.round - ghost.round <= firing.remembered_rounds]
    if not recent:
        return None
    for unit in units:
        if unit.id in tried:
            continue
        tried.add(unit.id)
        for weapon in usable_weapons(view, unit):
            if (
                not weapon.indirect
                or unit.rounds[unit.kind.weapons.index(weapon.id)] <= weapon.ammo // firing.kept_back
            ):
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
                if view.data.weapons[name].base_damage <= view.data.rules.wear.harmless_damage:
                    continue
                order = FireOrder(side=view.side, unit=unit.id, at=view.board.xy(cell), weapon=name, what="structure")
                if order not in barred and refuse_shot(view, unit, name, cell, "structure") is None:
                    return order
    return None


def demolition(view: View, units: Collection[UnitView], barred: Collection[FireOrder]) -> FireOrder | None:
    """A shot at an enemy's building or work in sight, with rounds to spare; none if nobody can (BUILD-2, BUILD-3)."""
    wanted = [
        (_matters(standing), standing.hp, cell)
        for cell, standing in view.field.structures.items()
        if standing.side not in (NO_SIDE, view.side) and structure_aimed_at(view, cell) is not None
    ]
    for _, _, cell in sorted(wanted):
        for unit in units:
            for place, name in enumerate(unit.kind.weapons):
                weapon = view.data.weapons[name]
                if weapon.base_damage <= view.data.rules.wear.harmless_damage or unit.rounds[place] * 2 <= weapon.ammo:
                    continue
                order = FireOrder(side=view.side, unit=unit.id, at=view.board.xy(cell), weapon=name)
                if order in barred or unit.camouflaged or own_caught(view, weapon, cell):
                    continue
                if refuse_shot(view, unit, name, cell) is None:
                    return order
    return None


def shelled_foes(view: View, foes: Collection[Foe], firing: Firing) -> list[Foe]:
    """The enemies that a shell may be meant for: those in sight, and those who were a moment ago."""
    recent = {ghost.id for ghost in view.ghosts if view.round - ghost.round <= firing.remembered_rounds}
    return [foe for foe in foes if foe.seen or foe.id in recent]


def _between(view: View, unit: UnitView, weapon: WeaponType, foes: list[Foe]) -> list[int]:
    """The cells in range, without a unit, from which the sweep reaches two of these enemies."""
    once = twice = 0
    for foe in foes:
        reached = view.board.disk(foe.cell, weapon.blast)
        twice |= once & reached
        once |= reached
    near = own = 0
    for cell in cells_of(view.field.units[view.side]):
        own |= view.board.disk(cell, weapon.blast)
    near = view.board.ring(unit.cell, *range_of(view.data, weapon, unit.moved))
    return cells_of(twice & near & ~own & ~view.field.all_units())


def _gain(view: View, weapon: WeaponType, cell: int, foes: list[Foe], firing: Firing) -> int:
    """What a shell at a cell takes from these enemies, those out of sight for less (BLAST-1)."""
    gain = 0
    for foe in foes:
        distance, unit_class = view.board.distance(cell, foe.cell), foe.kind.unit_class
        if distance > weapon.blast:
            continue
        # whose an enemy out of sight is does not matter but for its general's aura
        side = view.units[foe.id].side if foe.seen else int(view.side == 0)
        if distance:
            damage = sweep_takes(view.field, weapon, unit_class, side, foe.cell)
        else:
            damage = shot_damage(weapon.damage_against(unit_class), cover_of(view.field, side, foe.cell).total)
        loss = loss_of(foe, damage, firing)
        gain += loss if foe.seen else loss * firing.remembered_share // 100
    return gain


def _matters(standing: Standing) -> int:
    """The place of an enemy's structure among those to be shot down: what sees or serves first, then what shelters."""
    if standing.kind.abilities:
        return 0 if standing.built else 1
    return 2 if standing.built else 3
