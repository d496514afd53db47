"""Moves: the best cell for a unit, by one tally over all the cells it can reach."""

from __future__ import annotations

from core.board import cells_of
from core.reach import Reach, distance_field
from systems.clumsy.ai.assess import FARTHEST, SCALE, Assessment, open_ground
from systems.clumsy.ai.care import Care
from systems.clumsy.ai.drones import jam_posts, kept_in_link, weigh_jamming
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.prospects import Prospects, reaches_somebody, weigh_prospects, weigh_spotting
from systems.clumsy.ai.roles import Role, is_spotter
from systems.clumsy.ai.tally import Tally, distance_tally
from systems.clumsy.capture import points_needed
from systems.clumsy.components import NO_FUEL, NO_UNIT
from systems.clumsy.movement import is_wounded, reach, step_costs, stops, way
from systems.clumsy.orders import MoveOrder
from systems.clumsy.view import UnitView, View

SHELTERED = frozenset({Role.GENERAL, Role.SUPPORT, Role.SUPPLIER, Role.GUN})
"""Roles that heed danger more than others."""
STANDING = frozenset({Role.MARKSMAN, Role.GUN})
"""Roles that do best where they stand, and go no nearer to a foe they reach already."""


class Mover:
    """Finds moves for the units of one turn."""

    def __init__(self) -> None:
        self._prospects = Prospects()
        self._care = Care()

    def begin_turn(self) -> None:
        """Forget what held for the last turn alone."""
        self._care.begin_turn()

    def order(
        self, view: View, unit: UnitView, assessment: Assessment, errand: Errand | None = None
    ) -> MoveOrder | None:
        """The order that takes a unit to the best cell; None if that is where it stands.

        `errand`: what the unit has to do somewhere instead of going to the front.
        """
        found = reach(view, unit)
        here = 1 << unit.cell
        if not found.mask:
            return None
        # whoever was seen there last may be there still
        cells = stops(view, unit, found) & kept_in_link(view, unit) & ~assessment.remembered | here
        role = Role.GUN if unit.towing != NO_UNIT else assessment.roles[unit.id]
        reaches = role in STANDING and reaches_somebody(view, unit)
        if reaches and role is Role.MARKSMAN and not unit.shots and errand is None:
            return None
        tally = Tally()
        busy = self._care.weigh_supply(view, unit, role, assessment, cells, tally)
        if errand is not None and not busy:
            cells = cells & ~errand.shunned | here
            _weigh_errand(view, unit, assessment, errand, found, cells, tally)
        elif not busy and not self._care.weigh_health(view, unit, assessment, cells, tally):
            posts = jam_posts(view, unit) & cells
            cells = self._held_back(view, unit, role, assessment, cells) | posts
            if not reaches:
                tally.take_tally(assessment.distances(view, unit.kind.unit_class), assessment.push, cells)
        self._weigh(view, unit, role, assessment, found, cells, tally)
        best = tally.greatest(cells)
        if best & here:
            return None
        order = move_to(view, unit, _cheapest(found, best))
        linked = kept_in_link(view, unit)
        return order if all(linked >> view.board.cell(*cell) & 1 for cell in order.path or ()) else None

    def _held_back(self, view: View, unit: UnitView, role: Role, assessment: Assessment, cells: int) -> int:
        """Leave out cells ahead of the rest of the force."""
        spotter = is_spotter(unit.kind, role, assessment.personality.judgement)
        if not assessment.foes and (spotter or role in (Role.FIGHTER, Role.MARKSMAN, Role.GUN)):
            return cells  # nobody is known of: search
        standing = assessment.personality.standing
        behind = {
            Role.GUN: standing.guns_behind,
            Role.GENERAL: standing.general_behind,
            Role.SUPPLIER: standing.suppliers_behind,
        }
        limit = assessment.line + (0 if spotter else behind.get(role, 0))
        if spotter or role in (Role.FIGHTER, Role.MARKSMAN):
            limit -= assessment.personality.mass + unit.kind.action_points // 2 + assessment.haste // 4
        elif not any(kept in (Role.FIGHTER, Role.MARKSMAN) for kept in assessment.roles.values()):
            return cells
        ahead = assessment.nearer_than(view, unit.kind.unit_class, limit)
        return cells & ~ahead | 1 << unit.cell

    def _weigh(
        self, view: View, unit: UnitView, role: Role, assessment: Assessment, found: Reach, cells: int, tally: Tally
    ) -> None:
        """Add to the tally all that speaks for each of these cells but the way."""
        personality, standing = assessment.personality, assessment.personality.standing
        stay = standing.stay if unit.fuel == NO_FUEL else standing.stay_of_burners
        if role is Role.SUPPLIER:
            stay = standing.stay_of_supplier
        if unit.camouflaged and not assessment.is_late:
            stay += standing.stay_camouflaged
        tally.add(1 << unit.cell, stay * SCALE)
        if burning := view.field.ground.burning & cells:
            tally.add(cells & ~burning, standing.out_of_fire * SCALE)
        if threatened := assessment.about_to_burn & cells:
            tally.add(cells & ~threatened, standing.out_of_fires_way * SCALE)
        attacks = 0
        if role is not Role.MARKSMAN:
            attacks = self._prospects.weigh_attack(view, unit, assessment, found, cells, tally)
        self._weigh_danger(view, unit, role, assessment, cells, attacks, tally)
        _weigh_contest(view, assessment, cells, tally)
        generals = view.field.generals[view.side] & ~(1 << unit.cell)
        for general in cells_of(generals):
            tally.add(
                view.board.disk(general, view.data.rules.general.radius) & cells,
                personality.aura * (SCALE if view.enemies else 1),
            )
        if role in (Role.GENERAL, Role.SUPPLIER, Role.SUPPORT):
            for other in assessment.vanguard:
                tally.add(view.board.disk(other.cell, standing.company_radius) & cells, standing.company * SCALE)
        if assessment.foes:
            weigh_prospects(view, unit, assessment, cells, tally)
            if unit.towing != NO_UNIT:
                weigh_prospects(view, view.units[unit.towing], assessment, cells, tally, behind=1)
            if is_spotter(unit.kind, role, personality.judgement) or role is Role.FIGHTER:
                weigh_spotting(view, unit, assessment, cells, tally)
        weigh_jamming(view, unit, personality.drones.jam, cells, tally)
        self._care.weigh_healing(view, unit, assessment, cells, tally)

    def _weigh_danger(
        self, view: View, unit: UnitView, role: Role, assessment: Assessment, cells: int, attacks: int, tally: Tally
    ) -> None:
        """Take off what the enemy may do to the unit; more where it could not fire first, not being of `attacks`."""
        personality, standing = assessment.personality, assessment.personality.standing
        threat = assessment.threat(view, unit.kind.unit_class)
        danger = threat.above_zero() & cells
        caution = assessment.caution
        if is_wounded(view.data, unit.kind, unit.hp):
            caution += personality.retreat * SCALE
        if role in SHELTERED:
            caution += (personality.general_shelter if role is Role.GENERAL else personality.shelter) * SCALE
        if danger and caution:
            unseen = 0 if unit.shots else assessment.unseen(view, unit.kind)
            tally.take_tally(threat, caution, cells, unseen)
            first_strike = caution * standing.first_strike // 100
            if first_strike:
                tally.take_tally(assessment.in_range(view, unit.kind.unit_class), first_strike, cells, unseen | attacks)
        shelters = [(one.cover, 1 << cell) for cell, one in view.field.structures.items() if one.cover]
        for per_cent, covered in (*view.field.ground.cover, *shelters):
            tally.add(covered & cells, personality.cover * SCALE * per_cent // standing.full_cover if danger else 1)


def move_to(view: View, unit: UnitView, goal: int) -> MoveOrder:
    """The order that takes a unit to a cell of its reach."""
    path = way(view, unit, goal)
    assert path is not None, "a cell of a reach has a way"
    cells = tuple(view.board.xy(cell) for cell in path.cells)
    return MoveOrder(side=view.side, unit=unit.id, to=cells[-1], path=cells)


def contested(view: View) -> list[int]:
    """For each point that an enemy holds or is taking, mask of the cells from which it is freed or kept."""
    near, taking = view.data.rules.capture.contest_radius, view.field.others(view.side)
    return [
        view.board.disk(cell, near)
        for cell, owner in view.points
        if owner != view.side and (owner >= 0 or taking >> cell & 1)
    ]


def _weigh_contest(view: View, assessment: Assessment, cells: int, tally: Tally) -> None:
    """Weigh the cells from which an enemy's point is freed, or kept from being taken (CAPTURE-1, CAPTURE-2)."""
    standing, held = assessment.personality.standing, [0] * len(view.side_names)
    for _, owner in view.points:
        if owner >= 0:
            held[owner] += 1
    needed = points_needed(view.data, len(view.points))
    others = max((count for side, count in enumerate(held) if side != view.side), default=0)
    weight = standing.contest_at_last if others >= needed - 1 else standing.contest
    for near in contested(view):
        tally.add(near & cells, weight * SCALE)


def _weigh_errand(
    view: View, unit: UnitView, assessment: Assessment, errand: Errand, found: Reach, cells: int, tally: Tally
) -> None:
    """Weigh the way to where the errand is to be done, and the places where the points are left to do it."""
    ways = distance_field(view.board, step_costs(view, unit), errand.places, open_ground(view, unit.kind.unit_class))
    tally.take_tally(distance_tally(ways, view.board.full, FARTHEST), assessment.push, cells)
    tally.add(errand.places & cells, errand.worth * SCALE)
    if errand.points:
        in_time = found.within(max(0, unit.action_points - errand.points)) | 1 << unit.cell
        tally.add(errand.places & cells & in_time, errand.worth * SCALE)


def _cheapest(found: Reach, cells: int) -> int:
    """Of these cells the one that costs least, ties by number."""
    for layer in found.layers:
        if both := layer & cells:
            return (both & -both).bit_length() - 1
    raise ValueError("no cell of the reach is among them")
