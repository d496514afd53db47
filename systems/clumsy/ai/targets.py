"""Targets: who fires at whom, several at one so that it falls."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from core.board import cells_of
from systems.clumsy.ai.assess import Foe
from systems.clumsy.ai.goals import wanted_dead
from systems.clumsy.ai.personality import Firing
from systems.clumsy.aim import can_aim_at_unit
from systems.clumsy.alert import shots_kept
from systems.clumsy.blast import caught_by
from systems.clumsy.cover import cover_of, shot_damage
from systems.clumsy.data import UnitType, WeaponType
from systems.clumsy.fire import line_is_blocked, preview, range_of, refuse_weapon, structure_aimed_at
from systems.clumsy.orders import FireOrder
from systems.clumsy.shots import fires_twice
from systems.clumsy.structures import can_hit, wear_of
from systems.clumsy.view import UnitView, View

SECOND = "second"
"""The slot of a second shot with the same weapon."""


class Aim(NamedTuple):
    """A shot a unit could fire now."""

    damage: int
    unit: int
    weapon: str
    cell: int
    sweep: int = 0
    """What its sweep is worth: what it takes from enemies less what it takes from one's own."""
    what: str = ""
    """What is aimed at in the cell, as an order says it: "unit", "structure"; "" for whatever is to be seen."""
    slot: str = ""
    """Which of the unit's shots this turn it is: two aims of one slot exclude each other (TURN-2, TURN-3)."""


def usable_weapons(view: View, unit: UnitView) -> list[WeaponType]:
    """The weapons with which a unit could fire at a ground unit now, if one were in range."""
    data = view.data
    return [
        weapon
        for name in unit.kind.weapons
        if "ground" in (weapon := data.weapons[name]).targets and refuse_weapon(view, unit, name) is None
    ]


def aims_of(view: View, unit: UnitView, weapons: list[WeaponType], enemies: int, firing: Firing) -> list[Aim]:
    """Every shot a unit could fire at a seen enemy, as the rules allow it."""
    found = []
    own_craft = view.field.airborne[view.side]  # under one's own craft nobody is a target (FIRE-4)
    twice = shots_kept(view, unit) > 1
    for weapon in weapons:
        slots: tuple[str, ...] = (weapon.id,) if twice and fires_twice(unit.kind) else ("",)
        if twice and not fires_twice(unit.kind) and unit.rounds[unit.kind.weapons.index(weapon.id)] > 1:
            slots = "", SECOND
        least, greatest = range_of(view.data, weapon, unit.moved)
        for cell in cells_of(view.board.ring(unit.cell, least, greatest) & enemies & ~own_craft):
            if weapon.indirect or not line_is_blocked(view.field, unit.cell, cell):
                target = view.at[cell]
                if not can_aim_at_unit(weapon, target):
                    continue  # a landed craft is no target of every weapon (HELI-4)
                damage = target.hp if drowns(view, weapon, target) else preview(view, weapon, target).total
                if unit.camouflaged and damage < min(target.hp, firing.worth_showing):
                    continue  # a scratch is not worth being seen for (SEE-3)
                sweep = sweep_worth(view, weapon, cell, firing)
                # never on its own units, unless it pays
                if sweep >= 0 or sweep + loss_of(target, damage, firing) > 0:
                    found += [Aim(damage, unit.id, weapon.id, cell, sweep, slot=slot) for slot in slots]
    return found


def drowns(view: View, weapon: WeaponType, target: UnitView) -> bool:
    """Whether a shot at this unit wears the bridge under it to the end (BUILD-4, BUILD-5)."""
    bridge = view.field.structures.get(target.cell)
    if bridge is None or not bridge.crossed:
        return False
    return wear_of(view.data.rules, weapon.damage_against(target.kind.unit_class)) >= bridge.hp


def sweep_worth(view: View, weapon: WeaponType, cell: int, firing: Firing) -> int:
    """What the sweep of a shell takes from known enemies less what it takes from one's own (BLAST-1)."""
    worth = 0
    for caught in caught_by(view, weapon, cell):
        loss = loss_of(caught.unit, caught.damage, firing)
        worth += -firing.own_blood * loss if caught.unit.side == view.side else loss
    return worth


def loss_of(unit: UnitView | Foe, damage: int, firing: Firing) -> int:
    """What it means to a unit's side that it loses so many hit points: its value by the share, a death for more."""
    if damage >= unit.hp:
        return worth_of(unit.kind, firing) * 100 * firing.kill // 2
    return worth_of(unit.kind, firing) * 100 * damage // unit.kind.hp // 2


def worth_of(kind: UnitType, firing: Firing) -> int:
    """What a unit of this type is worth as a target."""
    return (kind.value + firing.base_worth) * (firing.general if "general" in kind.abilities else 1)


def volley(
    view: View, units: Collection[UnitView], barred: Collection[FireOrder], spent: set[int], firing: Firing
) -> list[Aim]:
    """The shots to fire now at one target; none if there is no target. Units that cannot fire go to `spent`."""
    enemies = view.field.others(view.side)
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
        for aim in aims_of(view, unit, weapons, enemies, firing):
            if not barred or order_of(view, aim) not in barred:
                at_cell.setdefault(aim.cell, []).append(aim)
    if not at_cell:
        return []
    prey = wanted_dead(view)

    def worth(cell: int) -> int:
        target = view.at[cell]
        return _worth(view, target, at_cell[cell], firing) * (firing.prey if target.id in prey else 1)

    best = max(sorted(at_cell), key=worth)
    return breach(view, view.at[best], at_cell[best]) or _shooters(view.at[best].hp, at_cell[best])


def order_of(view: View, aim: Aim) -> FireOrder:
    """The order that fires it."""
    # what is shelled unseen is a unit, though a structure may be all that is in sight there
    what = aim.what or ("" if aim.cell in view.at else "unit")
    if what == "" and aim.cell in view.over:
        what = "ground"  # not the craft above it (FIRE-4)
    return FireOrder(side=view.side, unit=aim.unit, at=view.board.xy(aim.cell), weapon=aim.weapon, what=what)


def breach(view: View, target: UnitView, aims: list[Aim]) -> list[Aim]:
    """Shots that first fell what shelters a target, where the others then take more than all do through it (BUILD-3).

    None where they would take no more, or the target falls anyhow.
    """
    shelter = structure_aimed_at(view, target.cell, "structure")
    best = _strongest(aims)
    if shelter is None or not best or sum(aim.damage for aim in best) >= target.hp:
        return []
    weapons = view.data.weapons
    # the dearest shots at the shelter come from those who do more to it than to whom it shelters
    left, shots = shelter.hp, []
    for aim in sorted(best, key=lambda aim: (-weapons[aim.weapon].base_damage, aim.unit)):
        if left > 0 and can_hit(weapons[aim.weapon], shelter):
            left -= weapons[aim.weapon].base_damage
            shots.append(aim._replace(what="structure"))
    used = {(shot.unit, shot.slot) for shot in shots}
    others = [aim for aim in best if (aim.unit, aim.slot) not in used]
    bare = cover_of(view.field, target.side, target.cell)
    bare_total = min(view.data.rules.cover.cap, bare.terrain + bare.wreck + bare.general)
    unsheltered = [weapons[aim.weapon].damage_against(target.kind.unit_class) for aim in others]
    after = sum(shot_damage(base, bare_total) for base in unsheltered) if left <= 0 else 0
    now = sum(aim.damage for aim in best)
    if after > now or (left < shelter.hp and now <= len(best) < shelter.hp - left):
        return shots[:1]
    return []


def _worth(view: View, target: UnitView, aims: list[Aim], firing: Firing) -> int:
    """What all who can may achieve against a target together: its value by the share they take, a kill for more."""
    best = [aim.damage for aim in _strongest(aims)]
    taken = min(target.hp, sum(best))
    value = worth_of(target.kind, firing) * (firing.on_a_point if view.field.points >> target.cell & 1 else 1)
    sweep = max(aim.sweep for aim in aims)
    if taken == target.hp:
        shots = _fewest(target.hp, best)
        return value * 100 * firing.kill // (1 + shots) + sweep
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
    chosen: list[Aim] = []
    left = hp
    waiting = _strongest(aims)
    while waiting and left > 0:
        enough = [aim for aim in waiting if aim.damage >= left]
        aim = enough[-1] if enough else waiting[0]
        waiting.remove(aim)
        chosen.append(aim)
        left -= aim.damage
    return chosen


def _strongest(aims: list[Aim]) -> list[Aim]:
    """Of each shot that a unit has the dearest aim, the dearest first."""
    strongest: dict[tuple[int, str], Aim] = {}
    for aim in sorted(aims, key=lambda aim: (-aim.damage, aim.unit, aim.slot, aim.weapon)):
        strongest.setdefault((aim.unit, aim.slot), aim)
    return list(strongest.values())
