"""Care: the way to who needs supply or healing, or to who gives it.

FIRE-1, HEAL-1 and TURN-2 of the rulebook.
"""

from __future__ import annotations

from core.reach import distance_field
from systems.clumsy.ai.assess import FARTHEST, SCALE, Assessment, open_ground
from systems.clumsy.ai.needs import is_dry, needy_units
from systems.clumsy.ai.roles import Role
from systems.clumsy.ai.tally import Tally, distance_tally
from systems.clumsy.healing import healed, healers_of, healing_cells
from systems.clumsy.movement import is_wounded, step_costs
from systems.clumsy.shots import fires_twice
from systems.clumsy.view import UnitView, View


class Care:
    """Weighs the cells of those who care and of those who are cared for, in one turn."""

    def __init__(self) -> None:
        self._ways_to_supply: dict[str, Tally] = {}

    def begin_turn(self) -> None:
        """Forget what held for the last turn alone."""
        self._ways_to_supply.clear()

    def weigh_supply(
        self, view: View, unit: UnitView, role: Role, assessment: Assessment, cells: int, tally: Tally
    ) -> bool:
        """Weigh the way to who needs supply, or to who gives it; False if the unit has no such business."""
        if role is Role.SUPPLIER:
            needy = needy_units(view, view.own, assessment.personality.supply_share)
            if needy := [other for other in needy if other.id != unit.id]:
                self._weigh_need(view, unit, assessment, cells, needy, tally)
                return True
            weigh_second_shots(view, unit, assessment, cells, tally)
            return False
        low_fuel = assessment.personality.judgement.low_fuel
        return is_dry(unit, low_fuel) and self._weigh_source(view, unit, assessment, cells, tally)

    def weigh_health(self, view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally) -> bool:
        """Weigh the way of the wounded to their healers, and of healers to the wounded; False if there is neither."""
        if assessment.is_late:
            return False
        if is_wounded(view.data, unit.kind, unit.hp):
            return _weigh_way(view, unit, assessment, healing_cells(view, unit), cells, tally)
        beside = 0
        for patient in patients_of(view, unit):
            beside |= view.board.neighbour_mask(patient.cell)
        return _weigh_way(view, unit, assessment, beside, cells, tally)

    def weigh_healing(self, view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally) -> None:
        """Weigh the cells next to who heals the unit, and those next to whom it heals."""
        standing = assessment.personality.standing
        if unit.hp < unit.kind.hp:
            wounded = is_wounded(view.data, unit.kind, unit.hp)
            worth = standing.healed_when_wounded if wounded else standing.healed
            tally.add(healing_cells(view, unit) & cells, worth * SCALE)
        for patient in patients_of(view, unit):
            given = healed(patient.kind, patient.hp, view.data.rules.healing.amount) - patient.hp
            beside = view.board.disk(patient.cell, view.data.rules.healing.radius)
            tally.add(beside & cells, given * standing.heal * SCALE)

    def _weigh_source(self, view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally) -> bool:
        suppliers = view.field.suppliers[view.side] | view.field.buildings_of(view.side, "depot")
        if not suppliers:
            return False
        name = unit.kind.unit_class
        ways = self._ways_to_supply.get(name)
        if ways is None:
            goals = view.board.grown(suppliers)
            field = distance_field(view.board, step_costs(view, unit), goals, open_ground(view, unit.kind.unit_class))
            ways = self._ways_to_supply[name] = distance_tally(field, view.board.full, FARTHEST)
        tally.take_tally(ways, assessment.push, cells)
        return True

    def _weigh_need(
        self, view: View, unit: UnitView, assessment: Assessment, cells: int, needy: list[UnitView], tally: Tally
    ) -> None:
        """Send a supply truck to the side of units in need, to the neediest above all."""
        standing = assessment.personality.standing
        beside = 0
        for place, other in enumerate(needy):
            free = view.board.neighbour_mask(other.cell)
            tally.add(free & cells, SCALE * (standing.beside_the_needy if place == 0 else standing.beside_another))
            beside |= free
        if not beside & cells:
            field = distance_field(view.board, step_costs(view, unit), beside, open_ground(view, unit.kind.unit_class))
            tally.take_tally(distance_tally(field, view.board.full, FARTHEST), SCALE, cells)


def patients_of(view: View, unit: UnitView) -> list[UnitView]:
    """Whom of its side the unit would heal, if it stood next to them (HEAL-1)."""
    abilities = unit.kind.abilities
    if "medic" not in abilities and "engineer" not in abilities:
        return []
    hurt = [other for other in view.own if other.hp < other.kind.hp and other.id != unit.id]
    return [other for other in hurt if healers_of(other.kind)[0] in abilities]


def weigh_second_shots(view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally) -> None:
    """Weigh the cells next to those who would fire twice there in the next turn (TURN-2)."""
    if not assessment.foes:
        return
    worth: dict[int, int] = {}
    for other in view.own:
        if fires_twice(other.kind) or view.field.general_near(view.side, other.cell):
            continue
        if damage := _best_damage(view, other, assessment):
            worth[damage] = worth.get(damage, 0) | view.board.neighbour_mask(other.cell)
    for damage in sorted(worth):
        tally.add(worth[damage] & cells, damage * assessment.personality.standing.second_shot * SCALE)


def _best_damage(view: View, unit: UnitView, assessment: Assessment) -> int:
    """The most that a shot of the unit takes from a foe it reaches where it stands."""
    best = 0
    for name in unit.kind.weapons:
        weapon = view.data.weapons[name]
        if "ground" in weapon.targets:
            for foe in assessment.foes:
                if weapon.minimum_range <= view.board.distance(unit.cell, foe.cell) <= weapon.maximum_range:
                    best = max(best, min(foe.hp, weapon.damage_against(foe.kind.unit_class)))
    return best


def _weigh_way(view: View, unit: UnitView, assessment: Assessment, places: int, cells: int, tally: Tally) -> bool:
    """Weigh the way to some places, if there are any."""
    if not places:
        return False
    field = distance_field(view.board, step_costs(view, unit), places, open_ground(view, unit.kind.unit_class))
    tally.take_tally(distance_tally(field, view.board.full, FARTHEST), assessment.push, cells)
    return True
