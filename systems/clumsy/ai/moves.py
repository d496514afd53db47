"""Moves: the best cell for a unit, by one tally over all the cells it can reach."""

from __future__ import annotations

from core.board import cells_of
from core.reach import Reach, distance_field
from systems.clumsy.ai.assess import FARTHEST, SCALE, Assessment, open_ground
from systems.clumsy.ai.drones import jam_posts, kept_in_link, weigh_jamming
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.needs import is_dry, needy_units
from systems.clumsy.ai.roles import Role, is_spotter
from systems.clumsy.ai.tally import Tally, distance_tally
from systems.clumsy.ai.targets import usable_weapons
from systems.clumsy.capture import is_contested, may_enter_points
from systems.clumsy.components import NO_FUEL, NO_UNIT
from systems.clumsy.data import WeaponType
from systems.clumsy.field import GroundLayers
from systems.clumsy.fire import line_is_blocked, preview, range_of
from systems.clumsy.healing import healing_cells
from systems.clumsy.movement import is_wounded, reach, step_costs, stops, way
from systems.clumsy.orders import MoveOrder
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import sight_radius, spotting_distance

STAY = 2
"""What it is worth not to move at all, in points of way."""
STAY_OF_BURNERS = 4
"""The same to a unit that burns fuel."""
STAY_OF_SUPPLIER = 20
"""The same to a supply truck, which cannot refill itself."""
BESIDE_THE_NEEDY = 40
"""What it is worth to a supply truck to stand next to a unit in need."""
BESIDE_ANOTHER = 10
ON_A_POINT = 30
"""What it is worth to an engineer to stand on a point that is to be taken."""
HEALED = 2
"""What it is worth to a unit that is not whole to stand next to who heals it."""
HEALED_WHEN_WOUNDED = 8
SPOT = 3
"""What it is worth to look where an enemy was last seen."""
OUT_OF_THE_FIRE = 12
"""What it is worth not to stand in a burning forest at the end of the turn."""
KILL_BONUS = 2
"""Hit points that a kill is worth beyond those it takes."""
PROSPECT = 2
"""How many times less a shot in the next turn is worth than one in this."""
FULL_COVER = 25
"""Cover in per cent that counts once."""
BEHIND = {Role.FIGHTER: 0, Role.MARKSMAN: 0, Role.GUN: 2, Role.GENERAL: 4, Role.SUPPORT: 0, Role.SUPPLIER: 8}
"""Points of way that a role keeps behind the line."""
SHELTERED = frozenset({Role.GENERAL, Role.SUPPORT, Role.SUPPLIER, Role.GUN})
"""Roles that heed danger more than others."""
STANDING = frozenset({Role.MARKSMAN, Role.GUN})
"""Roles that do best where they stand, and go no nearer to a foe they reach already."""
KEPT_TOGETHER = 5
"""Cells from its fighters within which a sheltered unit likes to be."""


class Mover:
    """Finds moves for the units of one turn, remembering from where each enemy can be hit."""

    def __init__(self) -> None:
        self._fire_cells: dict[tuple[int, int], int] = {}
        self._obstacles = -1
        self._ground: GroundLayers | None = None
        self._ways_to_supply: dict[str, Tally] = {}
        self._takers: dict[int, int] = {}
        """Which engineer is to take which point, by the point's cell."""

    def begin_turn(self) -> None:
        """Forget what held for the last turn alone."""
        self._ways_to_supply.clear()
        self._takers.clear()

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
        cells = stops(view, unit, found) & kept_in_link(view, unit) | here
        role = Role.GUN if unit.towing != NO_UNIT else assessment.roles[unit.id]
        reaches = role in STANDING and _reaches_somebody(view, unit)
        if reaches and role is Role.MARKSMAN and not unit.shots and errand is None:
            return None
        tally = Tally()
        busy = self._weigh_supply(view, unit, role, assessment, cells, tally)
        if errand is not None and not busy:
            cells = cells & ~errand.shunned | here
            _weigh_errand(view, unit, assessment, errand, cells, tally)
        elif not busy and not self._weigh_points(view, unit, assessment, cells, tally):
            kept = Role.SUPPLIER if unit.towing != NO_UNIT else role
            posts = jam_posts(view, unit) & cells
            cells = self._held_back(view, unit, kept, assessment, cells) | posts
            if not reaches:
                tally.take_tally(assessment.distances(view, unit.kind.unit_class), assessment.push, cells)
        self._weigh(view, unit, role, assessment, found, cells, tally)
        best = tally.greatest(cells)
        if best & here:
            return None
        goal = _cheapest(found, best)
        path = way(view, unit, goal)
        assert path is not None, "a cell of a reach has a way"
        if not all(kept_in_link(view, unit) >> cell & 1 for cell in path.cells):
            return None
        return MoveOrder(
            side=view.side,
            unit=unit.id,
            to=view.board.xy(goal),
            path=tuple(view.board.xy(cell) for cell in path.cells),
        )

    def _held_back(self, view: View, unit: UnitView, role: Role, assessment: Assessment, cells: int) -> int:
        """Leave out cells ahead of the rest of the force."""
        if not assessment.foes and role is not Role.SUPPLIER and role is not Role.GENERAL:
            return cells  # nobody is known of: search
        spotter = is_spotter(unit.kind, role)
        limit = assessment.line + (0 if spotter else BEHIND[role])
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
        personality = assessment.personality
        stay = STAY if unit.fuel == NO_FUEL else STAY_OF_SUPPLIER if role is Role.SUPPLIER else STAY_OF_BURNERS
        tally.add(1 << unit.cell, stay * SCALE)
        if burning := view.field.ground.burning & cells:
            tally.add(cells & ~burning, OUT_OF_THE_FIRE * SCALE)
        self._weigh_danger(view, unit, role, assessment, cells, tally)
        generals = view.field.generals[view.side] & ~(1 << unit.cell)
        for general in cells_of(generals):
            tally.add(
                view.board.disk(general, view.data.rules.general.radius) & cells,
                personality.aura * (SCALE if view.enemies else 1),
            )
        if role in (Role.GENERAL, Role.SUPPLIER, Role.SUPPORT):
            for other in assessment.vanguard:
                tally.add(view.board.disk(other.cell, KEPT_TOGETHER) & cells, SCALE)
        if assessment.foes:
            _weigh_prospects(view, unit, assessment, cells, tally)
            if unit.towing != NO_UNIT:
                _weigh_prospects(view, view.units[unit.towing], assessment, cells, tally, behind=1)
            if is_spotter(unit.kind, role) or role is Role.FIGHTER:
                _weigh_spotting(view, unit, assessment, cells, tally)
        if unit.hp < unit.kind.hp:
            worth = HEALED_WHEN_WOUNDED if is_wounded(view.data, unit.kind, unit.hp) else HEALED
            tally.add(healing_cells(view, unit) & cells, worth * SCALE)
        weigh_jamming(view, unit, cells, tally)
        if role is not Role.MARKSMAN:
            self._weigh_attack(view, unit, assessment, found, cells, tally)

    def _weigh_supply(
        self, view: View, unit: UnitView, role: Role, assessment: Assessment, cells: int, tally: Tally
    ) -> bool:
        """Weigh the way to who needs supply, or to who gives it; False if the unit has no such business."""
        if role is Role.SUPPLIER:
            needy = needy_units(view, view.own, assessment.personality.supply_share)
            if needy := [other for other in needy if other.id != unit.id]:
                self._weigh_need(view, unit, cells, needy, tally)
            return bool(needy)
        suppliers = view.field.suppliers[view.side] | view.field.buildings_of(view.side, "depot")
        if not suppliers or not is_dry(unit):
            return False
        name = unit.kind.unit_class
        ways = self._ways_to_supply.get(name)
        if ways is None:
            goals = view.board.grown(suppliers)
            field = distance_field(view.board, step_costs(view, unit), goals, open_ground(view, unit.kind.unit_class))
            ways = self._ways_to_supply[name] = distance_tally(field, view.board.full, FARTHEST)
        tally.take_tally(ways, assessment.push, cells)
        return True

    def _weigh_points(self, view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally) -> bool:
        """Weigh the way to a victory point to take, one engineer to a point; False if there is none (CAPTURE-1)."""
        if not may_enter_points(unit.kind):
            return False
        wanted = [
            cell
            for cell, owner in view.points
            if owner != view.side
            and self._takers.get(cell, unit.id) == unit.id
            and not is_contested(view.field, view.side, cell)
        ]
        if not wanted:
            return False
        nearest = min(wanted, key=lambda cell: (view.board.distance(unit.cell, cell), cell))
        self._takers[nearest] = unit.id
        ways = distance_field(view.board, step_costs(view, unit), 1 << nearest, open_ground(view, unit.kind.unit_class))
        tally.take_tally(distance_tally(ways, view.board.full, FARTHEST), assessment.push, cells)
        tally.add(1 << nearest & cells, ON_A_POINT * SCALE)
        return True

    def _weigh_need(self, view: View, unit: UnitView, cells: int, needy: list[UnitView], tally: Tally) -> None:
        """Send a supply truck to the side of units in need, to the neediest above all."""
        beside = 0
        for place, other in enumerate(needy):
            free = view.board.neighbour_mask(other.cell)
            tally.add(free & cells, SCALE * (BESIDE_THE_NEEDY if place == 0 else BESIDE_ANOTHER))
            beside |= free
        if not beside & cells:
            field = distance_field(view.board, step_costs(view, unit), beside, open_ground(view, unit.kind.unit_class))
            tally.take_tally(distance_tally(field, view.board.full, FARTHEST), SCALE, cells)

    def _weigh_danger(
        self, view: View, unit: UnitView, role: Role, assessment: Assessment, cells: int, tally: Tally
    ) -> None:
        personality = assessment.personality
        threat = assessment.threat(view, unit.kind.unit_class)
        danger = threat.above_zero() & cells
        caution = assessment.caution
        if is_wounded(view.data, unit.kind, unit.hp):
            caution += personality.retreat * SCALE
        if role in SHELTERED:
            caution += personality.caution * SCALE
        if danger and caution:
            unseen = 0 if unit.shots else assessment.unseen(view, unit.kind)
            tally.take_tally(threat, caution, cells, unseen)
        shelters = [(one.cover, 1 << cell) for cell, one in view.field.structures.items() if one.cover]
        for per_cent, covered in (*view.field.ground.cover, *shelters):
            tally.add(covered & cells, personality.cover * SCALE * per_cent // FULL_COVER if danger else 1)

    def _weigh_attack(
        self, view: View, unit: UnitView, assessment: Assessment, found: Reach, cells: int, tally: Tally
    ) -> None:
        """Add what the unit could do to somebody from each cell after moving there (RANGE-1)."""
        spare = unit.action_points - shot_price(view.data, unit.kind)
        if spare <= 0 or not view.enemies:
            return
        weapons = [weapon for weapon in usable_weapons(view, unit) if not weapon.still_only]
        if not weapons:
            return
        near = found.within(spare) & cells
        if not near:
            return
        if (obstacles := view.field.all_units()) != self._obstacles or view.field.ground is not self._ground:
            self._obstacles, self._ground = obstacles, view.field.ground
            self._fire_cells.clear()
        worth: dict[int, int] = {}
        for weapon in weapons:
            radius = range_of(view.data, weapon, True)[1]
            for enemy in view.enemies:
                damage = min(enemy.hp, preview(view, weapon, enemy).total)
                value = damage + KILL_BONUS * (damage == enemy.hp)
                if at := self._from(view, weapon, enemy.cell, radius, near):
                    worth[value] = worth.get(value, 0) | at
        done = 0
        for value in sorted(worth, reverse=True):
            tally.add(worth[value] & ~done, value * SCALE * assessment.personality.attack)
            done |= worth[value]

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


def _weigh_errand(view: View, unit: UnitView, assessment: Assessment, errand: Errand, cells: int, tally: Tally) -> None:
    """Weigh the way to where the errand is to be done, and the places where it is done."""
    ways = distance_field(view.board, step_costs(view, unit), errand.places, open_ground(view, unit.kind.unit_class))
    tally.take_tally(distance_tally(ways, view.board.full, FARTHEST), assessment.push, cells)
    tally.add(errand.places & cells, errand.worth * SCALE)


def _reaches_somebody(view: View, unit: UnitView) -> bool:
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


def _weigh_prospects(
    view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally, behind: int = 0
) -> None:
    """Add what the unit could do from each cell in its next turn, standing still, to foes who stay where they are.

    `behind`: how many cells farther away it will be, drawn by a truck that stands in the cell.
    """
    worth: dict[int, int] = {}
    for place, name in enumerate(unit.kind.weapons):
        weapon = view.data.weapons[name]
        if not unit.rounds[place] or "ground" not in weapon.targets:
            continue
        for foe in assessment.foes:
            if at := view.board.ring(foe.cell, weapon.minimum_range, weapon.maximum_range - behind) & cells:
                damage = min(foe.hp, weapon.damage_against(foe.kind.unit_class))
                value = damage + KILL_BONUS * (damage == foe.hp)
                worth[value] = worth.get(value, 0) | at
    done = 0
    for value in sorted(worth, reverse=True):
        tally.add(worth[value] & ~done, value * SCALE * assessment.personality.attack // PROSPECT)
        done |= worth[value]


def _weigh_spotting(view: View, unit: UnitView, assessment: Assessment, cells: int, tally: Tally) -> None:
    """Add, for each foe out of sight, the cells from which the unit would see whether it is still there."""
    radius = sight_radius(view.data, unit.kind, view.hour, view.weather)
    hiding = view.field.hiding_places()
    for foe in assessment.foes:
        if not foe.seen:
            hides = view.data.rules.hiding.of(foe.kind.size) if hiding >> foe.cell & 1 else 0
            seen_from = view.board.disk(foe.cell, spotting_distance(view.data, radius, hides))
            tally.add(seen_from & cells, SPOT * SCALE)


def _cheapest(found: Reach, cells: int) -> int:
    """Of these cells the one that costs least, ties by number."""
    for layer in found.layers:
        if both := layer & cells:
            return (both & -both).bit_length() - 1
    raise ValueError("no cell of the reach is among them")
