"""Prospects: what a unit could do to the enemy from each cell, in this turn or in the next."""

from __future__ import annotations

from core.board import cells_of
from core.reach import Reach
from systems.clumsy.ai.assess import SCALE, Assessment
from systems.clumsy.ai.tally import Tally
from systems.clumsy.ai.targets import usable_weapons
from systems.clumsy.data import WeaponType
from systems.clumsy.field import GroundLayers
from systems.clumsy.fire import line_is_blocked, preview, range_of
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import sight_radius, spotting_distance


class Prospects:
    """Weighs attacks, remembering from where each enemy can be hit."""

    def __init__(self) -> None:
        self._fire_cells: dict[tuple[int, int], int] = {}
        self._obstacles = -1
        self._ground: GroundLayers | None = None

    def weigh_attack(
        self, view: View, unit: UnitView, assessment: Assessment, found: Reach, cells: int, tally: Tally
    ) -> int:
        """Add what the unit could do to somebody from each cell after moving there (RANGE-1); return those cells."""
        spare = unit.action_points - shot_price(view.data, unit.kind)
        if spare <= 0 or not view.enemies:
            return 0
        weapons = [weapon for weapon in usable_weapons(view, unit) if not weapon.still_only]
        if not weapons:
            return 0
        near = found.within(spare) & cells
        if not near:
            return 0
        if (obstacles := view.field.all_units()) != self._obstacles or view.field.ground is not self._ground:
            self._obstacles, self._ground = obstacles, view.field.ground
            self._fire_cells.clear()
        kill = assessment.personality.standing.kill
        worth: dict[int, int] = {}
        for weapon in weapons:
            radius = range_of(view.data, weapon, True)[1]
            for enemy in view.enemies:
                damage = min(enemy.hp, preview(view, weapon, enemy).total)
                value = damage + kill * (damage == enemy.hp)
                if at := self._from(view, weapon, enemy.cell, radius, near):
                    worth[value] = worth.get(value, 0) | at
        return _add_best(tally, worth, SCALE * assessment.personality.attack)

    def _from(self, view: View, weapon: WeaponType, target: int, radius: int, near: int) -> int:
        """The cells of `near` from which a weapon hits `target` at up to `radius`."""
        ring = view.board.ring(target, weapon.minimum_range, radius)
        if weapon.indirect or not ring & near:
            return ring & near
        key = target, radius
        hit = self._fire_cells.get(key)
        if hit is None:
            hit = 0
            for cell in cells_of(view.board.disk(target, radius)):
                if not line_is_blocked(view.field, cell, target):
                    hit |= 1 << cell
            self._fire_cells[key] = hit
        return ring & near & hit


def weigh_prospects(
    view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally, behind: int = 0
) -> None:
    """Add what the unit could do from each cell in its next turn, standing still, to foes who stay where they are.

    `behind`: how many cells farther away it will be, drawn by a truck that stands in the cell.
    """
    standing = assessment.personality.standing
    worth: dict[int, int] = {}
    for place, name in enumerate(unit.kind.weapons):
        weapon = view.data.weapons[name]
        if not unit.rounds[place] or "ground" not in weapon.targets:
            continue
        for foe in assessment.foes:
            if at := view.board.ring(foe.cell, weapon.minimum_range, weapon.maximum_range - behind) & cells:
                damage = min(foe.hp, weapon.damage_against(foe.kind.unit_class))
                value = damage + standing.kill * (damage == foe.hp)
                worth[value] = worth.get(value, 0) | at
    _add_best(tally, worth, SCALE * assessment.personality.attack, standing.later)


def weigh_spotting(view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally) -> None:
    """Add, for each foe out of sight, the cells from which the unit would see whether it is still there."""
    radius = sight_radius(view.data, unit.kind, view.hour, view.weather)
    hiding = view.field.hiding_places()
    for foe in assessment.foes:
        if not foe.seen:
            hides = view.data.rules.hiding.of(foe.kind.size) if hiding >> foe.cell & 1 else 0
            seen_from = view.board.disk(foe.cell, spotting_distance(view.data, radius, hides))
            tally.add(seen_from & cells, assessment.personality.standing.spot * SCALE)


def reaches_somebody(view: View, unit: UnitView) -> bool:
    """Whether an enemy in sight is where a weapon of the unit hits it, if the unit stands still.

    An enemy too near for a gun counts as well: the gun has to go no nearer, but away.
    """
    enemies = view.field.others(view.side)
    for name in unit.kind.weapons:
        weapon = view.data.weapons[name]
        near = view.board.disk(unit.cell, weapon.maximum_range) & enemies
        if near and any(weapon.indirect or not line_is_blocked(view.field, unit.cell, cell) for cell in cells_of(near)):
            return True
    return False


def _add_best(tally: Tally, worth: dict[int, int], weight: int, times_less: int = 1) -> int:
    """Give each cell the greatest of the values that it is in the mask of; return all those cells."""
    done = 0
    for value in sorted(worth, reverse=True):
        tally.add(worth[value] & ~done, value * weight // times_less)
        done |= worth[value]
    return done
