"""Helicopters of the opponent: they strike what cannot answer, keep away from what reaches them, and land to refuel.

HELI-1 to HELI-4 of the rulebook. A gunship fires from where it hovers, or flies up and fires at half range, where the
enemy's next turn costs it less than the shot takes; then it falls back on the points it has left. With nothing to do it
lands, and long before it is dry it goes to where it is refilled.
"""

from __future__ import annotations

from collections.abc import Collection

from core.board import cells_of
from core.orders import Order
from core.reach import Reach
from systems.clumsy.ai.anti_air import sky_threat
from systems.clumsy.ai.assess import Assessment
from systems.clumsy.ai.craft import Craft, Strike, best_strike, gain_of
from systems.clumsy.ai.moves import move_to
from systems.clumsy.ai.needs import supply_level
from systems.clumsy.ai.personality import HelicopterWeights
from systems.clumsy.ai.tally import Tally
from systems.clumsy.aim import can_aim_at_unit, holds_own
from systems.clumsy.components import NO_FUEL
from systems.clumsy.data import UnitType
from systems.clumsy.fire import preview, range_of, refuse_shot
from systems.clumsy.flight import fuel_after_turn
from systems.clumsy.landing import landing_cells, platforms, refuse_land
from systems.clumsy.movement import price_factor, reach, stops
from systems.clumsy.orders import FireOrder, LandOrder, SupplyOrder
from systems.clumsy.shots import shot_price
from systems.clumsy.supply import refuse_supply
from systems.clumsy.view import UnitView, View


def is_helicopter(kind: UnitType) -> bool:
    """Whether a type flies on fuel, with a crew."""
    return kind.unit_class == "helicopter"


class Helicopters(Craft):
    """What one turn's helicopters are about."""

    def __init__(self) -> None:
        super().__init__()
        self._threats: dict[str, Tally] = {}
        self._threats_of: list[object] = []

    def begin_turn(self) -> None:
        """Forget who is done."""
        super().begin_turn()
        self._threats.clear()
        self._threats_of = []

    def threat(self, view: View, assessment: Assessment, kind: UnitType) -> Tally:
        """What the air over each cell may cost a type of craft; anew when foes came or went."""
        foes: list[object] = list(assessment.foes)
        if foes != self._threats_of:
            self._threats_of = foes
            self._threats.clear()
        found = self._threats.get(kind.id)
        if found is None:
            found = self._threats[kind.id] = sky_threat(view, assessment, kind)
        return found

    # --- striking

    def strike(self, view: View, assessment: Assessment, barred: Collection[Order]) -> Order | None:
        """The next shot of a gunship at what is worth it, or its flight to there; None if there is none."""
        found: list[Strike] = []
        for unit in view.own:
            if is_helicopter(unit.kind) and unit.kind.weapons and view.enemies:
                found += self._strikes(view, unit, assessment)
        return best_strike(found, lambda strike: _order_of(view, strike), barred)

    def _strikes(self, view: View, unit: UnitView, assessment: Assessment) -> list[Strike]:
        price = shot_price(view.data, unit.kind)
        spare = unit.action_points - price
        if spare < 0 or (unit.landed and not spare):
            return []
        weights, firing = assessment.personality.helicopters, assessment.personality.firing
        found, threat = reach(view, unit), self.threat(view, assessment, unit.kind)
        near = found.within(spare) & lasting(view, unit, found) & ~(1 << unit.cell)
        if needs_home(view, unit, weights.spare_fuel):
            # just a shot by the way, with the points left to come home
            near, spare = 0, spare - way_home(view, unit) - view.data.rules.orders.land
            if spare < 0:
                return []
        here = 1 << unit.cell if unit.airborne else 0
        strikes = []
        for place, name in enumerate(unit.kind.weapons):
            weapon = view.data.weapons[name]
            if not unit.rounds[place] or name in unit.shots or len(unit.shots) >= unit.kind.shots:
                continue
            for enemy in view.enemies:
                if not can_aim_at_unit(weapon, enemy) or holds_own(view, unit, enemy.cell):
                    continue
                stands = here & view.board.ring(enemy.cell, *range_of(view.data, weapon, unit.moved))
                stands |= near & view.board.ring(enemy.cell, *range_of(view.data, weapon, True))
                if not stands:
                    continue
                damage = min(enemy.hp, preview(view, weapon, enemy).total)
                gain = gain_of(enemy, enemy.kind.value + firing.base_worth, damage, weights.kill)
                stand, feared = self._stand(view, unit, found, stands, spare, threat, weights)
                worth = gain - feared
                if worth > 0:
                    strikes.append(Strike(worth, unit, name, enemy, stand))
        return strikes

    def _stand(
        self,
        view: View,
        unit: UnitView,
        found: Reach,
        stands: int,
        spare: int,
        threat: Tally,
        weights: HelicopterWeights,
    ) -> tuple[int, int]:
        """The cell to fire from at the least risk, and that risk, after falling back on what is left of the points."""
        best: tuple[int, int, int] | None = None
        for cell in cells_of(stands):
            cost = 0 if cell == unit.cell else found.cost(cell) or 0
            left = spare - cost
            refuge = view.board.disk(cell, left // view.data.rules.air.step_cost) & ~view.field.all_craft() | 1 << cell
            least = threat.at(cells_of(threat.least(refuge))[0])
            ranked = _risk(unit, least, weights), cost, cell
            if best is None or ranked < best:
                best = ranked
        assert best is not None, "there is a cell to stand in"
        return best[2], best[0]

    # --- taking up stations

    def station(self, view: View, assessment: Assessment, barred: Collection[Order]) -> Order | None:
        """Where the next helicopter is to be at the end of the turn; None if all are there."""
        helicopters = [unit for unit in view.own if is_helicopter(unit.kind)]
        return self._next_station(helicopters, lambda unit: self._station(view, unit, assessment), barred)

    def _station(self, view: View, unit: UnitView, assessment: Assessment) -> Order | None:
        weights = assessment.personality.helicopters
        needs = needs_home(view, unit, weights.spare_fuel)
        if unit.landed:
            order = SupplyOrder(side=view.side, unit=unit.id)
            if supply_level(view, unit) < weights.full_enough and refuse_supply(view, order) is None:
                return order
            if needs and homes(view, unit) >> unit.cell & 1:
                return None  # a truck comes, or is there
        threat = self.threat(view, assessment, unit.kind)
        if needs and (order_home := go_home(view, unit, threat)) is not None:
            return order_home
        if falls_tonight(view, unit) and (landing := land_in(view, unit, view.board.full, threat)) is not None:
            return landing
        if unit.cargo or not unit.kind.weapons or needs:
            return self._rest(view, unit, assessment, threat)
        return self._hover(view, unit, assessment, threat)

    def _hover(self, view: View, unit: UnitView, assessment: Assessment, threat: Tally) -> Order | None:
        """The flight to where a gunship threatens somebody and nobody it; landed if there is nobody to be seen."""
        weights = assessment.personality.helicopters
        near = [foe for foe in assessment.foes if view.board.distance(unit.cell, foe.cell) <= weights.far]
        if not near:
            return self._rest(view, unit, assessment, threat)
        found = reach(view, unit)
        cells = lasting(view, unit, found) & ~(1 << unit.cell) | (1 << unit.cell if unit.airborne else 0)
        if not cells:
            return None
        tally = Tally()
        tally.take_tally(threat, weights.at_risk, cells)
        best: dict[int, int] = {}
        for place, name in enumerate(unit.kind.weapons):
            weapon = view.data.weapons[name]
            for foe in near if unit.rounds[place] else ():
                ring = view.board.ring(foe.cell, weapon.minimum_range, weapon.maximum_range)
                gain = weights.in_range * min(foe.hp, weapon.damage_against(foe.kind.unit_class))
                best[gain] = best.get(gain, 0) | ring & cells
        done = 0
        for gain in sorted(best, reverse=True):
            tally.add(best[gain] & ~done, gain)
            done |= best[gain]
        friends = [other.cell for other in view.own if not other.kind.flies]
        company = 0
        for cell in friends:
            company |= view.board.disk(cell, weights.company_radius)
        tally.add(cells & company, weights.company if friends else 0)
        longest = max(view.data.weapons[name].maximum_range for name in unit.kind.weapons)
        for distance in range(longest, weights.far):
            ring = 0
            for foe in near:
                ring |= view.board.disk(foe.cell, distance)
            tally.add(cells & ring, weights.nearer)
        tally.add(cells & 1 << unit.cell, weights.stay)
        for points, layer in enumerate(found.layers):
            tally.add(layer & cells, unit.kind.action_points - points)
        chosen = tally.greatest(cells)
        if unit.airborne and chosen >> unit.cell & 1:
            return None
        goal = min(cells_of(chosen), key=lambda cell: (found.cost(cell) or 0, cell))
        return move_to(view, unit, goal)

    def _rest(self, view: View, unit: UnitView, assessment: Assessment, threat: Tally) -> Order | None:
        """Follow the others at a distance, and wait on the ground where nobody reaches it."""
        weights, ground = assessment.personality.helicopters, assessment.threat(view, unit.kind.unit_class)
        safe = view.board.full & ~ground.above_zero() & ~threat.above_zero()
        friends = [other.cell for other in assessment.vanguard if not other.kind.flies]
        apart = min((view.board.distance(unit.cell, cell) for cell in friends), default=0)
        beside = 0
        for cell in friends:
            beside |= view.board.disk(cell, weights.company_radius)
        if unit.landed:
            if safe >> unit.cell & 1 and apart <= weights.far // 2:
                return None
            return land_in(view, unit, safe & (beside or view.board.full), threat)
        return land_in(view, unit, safe & beside, threat) or land_in(view, unit, safe, threat)


# --- landing and supply


def needs_home(view: View, unit: UnitView, spare_fuel: int) -> bool:
    """Whether a helicopter should be refilled now: no rounds, or just the fuel for the way home and some to spare."""
    if unit.kind.weapons and not any(unit.rounds):
        return True
    if unit.fuel == NO_FUEL:
        return False
    air = view.data.rules.air
    way = way_home(view, unit)
    turns = 1 + way * air.step_cost // max(1, unit.kind.action_points)
    return unit.fuel <= way * air.step_fuel + turns * air.hover_fuel + spare_fuel


def way_home(view: View, unit: UnitView) -> int:
    """Cells to the nearest place where a helicopter is refilled; 0 if there is none."""
    return min((view.board.distance(unit.cell, cell) for cell in cells_of(homes(view, unit))), default=0)


def lasting(view: View, unit: UnitView, found: Reach) -> int:
    """Mask of the cells of a flight over which a helicopter has the fuel to hover through the end of its turn."""
    cells, air = stops(view, unit, found), view.data.rules.air
    if unit.fuel == NO_FUEL or not air.step_fuel:
        return cells
    steps = (unit.fuel - air.hover_fuel - 1) // air.step_fuel
    points = steps * air.step_cost * price_factor(view.data, unit.kind, unit.hp)
    return cells & found.within(points) if steps > 0 else 0


def homes(view: View, unit: UnitView) -> int:
    """Mask of the cells in which a helicopter could stand and be refilled, whoever is there now (HELI-3)."""
    field = view.field
    beside = view.board.grown(field.suppliers[unit.side] | field.buildings_of(unit.side, "depot"))
    own = field.buildings_of(unit.side, "heliport") & platforms(field, unit)
    here = 1 << unit.cell if unit.landed else 0
    return beside & (landing_cells(view, unit) | here) | own & (landing_cells(view, unit) | here)


def go_home(view: View, unit: UnitView, threat: Tally) -> Order | None:
    """Landing where it is refilled, or the flight there as far as it goes; None if there is no such place."""
    goals = homes(view, unit)
    if not goals:
        return None
    if (order := land_in(view, unit, goals, threat)) is not None:
        return order
    found = reach(view, unit)
    cells = lasting(view, unit, found) & ~(1 << unit.cell)
    targets = cells_of(goals)

    def far(cell: int) -> tuple[int, int, int]:
        return threat.at(cell), min(view.board.distance(cell, goal) for goal in targets), cell

    stop = min(cells_of(cells), key=far, default=unit.cell)
    nearer = far(stop)[1] < far(unit.cell)[1]
    return move_to(view, unit, stop) if nearer and cells else None


def falls_tonight(view: View, unit: UnitView) -> bool:
    """Whether a helicopter in the air would fall at the end of this turn (HELI-1)."""
    return unit.airborne and unit.fuel != NO_FUEL and fuel_after_turn(view.data, unit.fuel) == 0


def land_in(view: View, unit: UnitView, where: int, threat: Tally) -> Order | None:
    """Landing in the safest and nearest of these cells, or the flight there; None if it cannot this turn."""
    spare = unit.action_points - view.data.rules.orders.land
    if spare < 0:
        return None
    if unit.airborne and where >> unit.cell & 1:
        order = LandOrder(side=view.side, unit=unit.id)
        if refuse_land(view, order) is None:
            return order
    found = reach(view, unit)
    cells = found.within(spare) & stops(view, unit, found) & ~(1 << unit.cell) & where & landing_cells(view, unit)
    goal = min(cells_of(cells), key=lambda cell: (threat.at(cell), found.cost(cell) or 0, cell), default=-1)
    return move_to(view, unit, goal) if goal >= 0 else None


def _risk(unit: UnitView, damage: int, weights: HelicopterWeights) -> int:
    """What so many hit points at risk cost, in hundredths of value; a death for more."""
    share = min(damage, unit.hp) * 100 // unit.kind.hp
    return unit.kind.value * share * (weights.death if damage >= unit.hp else 1) * weights.risk // 2


def _order_of(view: View, strike: Strike) -> Order | None:
    unit = strike.unit
    if strike.stand != unit.cell or unit.landed:
        return move_to(view, unit, strike.stand)
    below = not strike.target.airborne and strike.target.cell in view.over
    what, at = "ground" if below else "", view.board.xy(strike.target.cell)
    if refuse_shot(view, unit, strike.weapon, strike.target.cell, what) is not None:
        return None
    return FireOrder(side=view.side, unit=unit.id, at=at, weapon=strike.weapon, what=what)
