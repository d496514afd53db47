"""Helicopters of the opponent: they strike what cannot answer, keep away from what reaches them, and land to refuel.

HELI-1 to HELI-4 of the rulebook. A gunship fires from where it hovers, or flies up and fires at half range, where the
enemy's next turn, who may be on alert on its way, and a battery that nobody has seen yet cost it less than the shot
takes; then it falls back on the points it has left. With nothing to do it lands, and long before it is dry it goes to
where it is refilled.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from core.board import cells_of
from core.orders import Order
from core.reach import Reach
from systems.clumsy.ai.airspace import SURE, Airspace, Skies
from systems.clumsy.ai.assess import Assessment
from systems.clumsy.ai.craft import Craft, Strike, best_strike, gain_of
from systems.clumsy.ai.errands import Errand
from systems.clumsy.ai.flights import falls_tonight, fly, fly_on, is_helicopter, land_in, lasting, lasts_for, rest_here
from systems.clumsy.ai.moves import contested
from systems.clumsy.ai.needs import supply_level
from systems.clumsy.ai.personality import HelicopterWeights
from systems.clumsy.ai.tally import Tally
from systems.clumsy.aim import can_aim_at_unit, holds_own
from systems.clumsy.components import NO_FUEL
from systems.clumsy.fire import preview, range_of, refuse_shot
from systems.clumsy.landing import landing_cells, platforms
from systems.clumsy.movement import reach
from systems.clumsy.orders import FireOrder, SupplyOrder
from systems.clumsy.shots import shot_price
from systems.clumsy.supply import refuse_supply
from systems.clumsy.view import UnitView, View


class Helicopters(Craft):
    """What one turn's helicopters are about."""

    def __init__(self, skies: Skies) -> None:
        super().__init__()
        self._skies = skies

    # --- striking

    def strike(self, view: View, assessment: Assessment, barred: Collection[Order]) -> Order | None:
        """The next shot of a gunship at what is worth it, or its flight to there; None if there is none."""
        found: list[Strike] = []
        for unit in view.own:
            if is_helicopter(unit.kind) and unit.kind.weapons and view.enemies:
                found += self._strikes(view, unit, assessment)

        def order_of(strike: Strike) -> Order | None:
            return _order_of(view, strike, self._skies.over(view, assessment, strike.unit.kind))

        return best_strike(found, order_of, barred)

    def _strikes(self, view: View, unit: UnitView, assessment: Assessment) -> list[Strike]:
        price = shot_price(view.data, unit.kind)
        spare = unit.action_points - price
        if spare < 0 or (unit.landed and not spare):
            return []
        weights, firing = assessment.personality.helicopters, assessment.personality.firing
        found, air = reach(view, unit), self._skies.over(view, assessment, unit.kind)
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
                stand, feared = self._stand(view, unit, found, stands, spare, air, weights)
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
        air: Airspace,
        weights: HelicopterWeights,
    ) -> tuple[int, int]:
        """The cell to fire from at the least risk, and that risk, after falling back on what is left of the points."""
        best: tuple[int, int, int] | None = None
        for cell in cells_of(stands):
            cost = 0 if cell == unit.cell else found.cost(cell) or 0
            left = spare - cost
            refuge = view.board.disk(cell, left // view.data.rules.air.step_cost) & ~view.field.all_craft() | 1 << cell
            least = air.threat.at(cells_of(air.threat.least(refuge))[0])
            feared = _risk(unit, least, weights)
            if cell != unit.cell:
                feared += _risk(unit, air.watch.at(cell), weights) * weights.on_alert // 100
                feared += _risk(unit, air.blow, weights) * air.doubt.at(cell) * weights.unseen // (SURE * 100)
            ranked = feared, cost, cell
            if best is None or ranked < best:
                best = ranked
        assert best is not None, "there is a cell to stand in"
        return best[2], best[0]

    # --- taking up stations

    def station(
        self,
        view: View,
        assessment: Assessment,
        errands: Mapping[int, Errand],
        busy: Collection[int],
        barred: Collection[Order],
    ) -> Order | None:
        """Where the next helicopter is to be at the end of the turn; None if all are there.

        `errands`: what helicopters have to do somewhere, by unit; `busy`: those that carry somebody, or go for them.
        """

        def order_of(unit: UnitView) -> Order | None:
            air = self._skies.over(view, assessment, unit.kind)
            if unit.id in busy:
                threat = assessment.threat(view, unit.kind.unit_class).above_zero()
                return _land_in_time(view, unit, air) or rest_here(view, unit, threat)
            return self._station(view, unit, assessment, errands.get(unit.id), air)

        return self._next_station([unit for unit in view.own if is_helicopter(unit.kind)], order_of, barred)

    def _station(
        self, view: View, unit: UnitView, assessment: Assessment, errand: Errand | None, air: Airspace
    ) -> Order | None:
        weights = assessment.personality.helicopters
        needs = needs_home(view, unit, weights.spare_fuel)
        if unit.landed:
            order = SupplyOrder(side=view.side, unit=unit.id)
            if supply_level(view, unit) < weights.full_enough and refuse_supply(view, order) is None:
                return order
            if needs and homes(view, unit) >> unit.cell & 1:
                return None  # a truck comes, or is there
        if errand is not None and lasts_for(view, unit, _way_to(view, unit, errand.places)):
            return self._go_to(view, unit, assessment, errand, air)
        if needs and (order_home := go_home(view, unit, air)) is not None:
            return order_home
        if (landing := _land_in_time(view, unit, air)) is not None:
            return landing
        if unit.cargo or not unit.kind.weapons or needs:
            return self._rest(view, unit, assessment, air) or _shelter(view, unit, assessment, air)
        return self._hover(view, unit, assessment, air)

    def _go_to(self, view: View, unit: UnitView, assessment: Assessment, errand: Errand, air: Airspace) -> Order | None:
        """Landing where an errand sends it, or the flight there as far as it goes (WIN-2)."""
        if unit.landed and errand.places >> unit.cell & 1:
            return None
        grounds = errand.places & landing_cells(view, unit)
        if (order := land_in(view, unit, grounds, air)) is not None:
            return order
        return fly_on(view, unit, grounds, air, assessment.personality.helicopters) or _land_in_time(view, unit, air)

    def _hover(self, view: View, unit: UnitView, assessment: Assessment, air: Airspace) -> Order | None:
        """The flight to where a gunship threatens somebody and nobody it; landed if there is nobody to be seen."""
        weights = assessment.personality.helicopters
        near = [foe for foe in assessment.foes if view.board.distance(unit.cell, foe.cell) <= weights.far]
        if not near:
            return self._rest(view, unit, assessment, air)
        found = reach(view, unit)
        cells = lasting(view, unit, found) & ~(1 << unit.cell) | (1 << unit.cell if unit.airborne else 0)
        if not cells:
            return None
        tally = Tally()
        tally.take_tally(air.threat, weights.at_risk, cells)
        tally.take_tally(air.doubt, weights.at_risk * air.blow * weights.unseen // (SURE * 100), cells)
        for near_point in contested(view):
            tally.add(near_point & cells, weights.contest)
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
        stays = unit.airborne and chosen >> unit.cell & 1
        goal = unit.cell if stays else min(cells_of(chosen), key=lambda cell: (found.cost(cell) or 0, cell))
        if air.threat.at(goal) and (landing := _shelter(view, unit, assessment, air, air.threat.at(goal))) is not None:
            return landing
        return None if stays else fly(view, unit, goal, air)

    def _rest(self, view: View, unit: UnitView, assessment: Assessment, air: Airspace) -> Order | None:
        """Follow the others at a distance, and wait on the ground where nobody reaches it."""
        weights, ground = assessment.personality.helicopters, assessment.threat(view, unit.kind.unit_class)
        safe = view.board.full & ~ground.above_zero() & ~air.threat.above_zero()
        friends = [other.cell for other in assessment.vanguard if not other.kind.flies]
        apart = min((view.board.distance(unit.cell, cell) for cell in friends), default=0)
        beside = 0
        for cell in friends:
            beside |= view.board.disk(cell, weights.company_radius)
        if unit.landed:
            if safe >> unit.cell & 1 and apart <= weights.far // 2:
                return None
            return land_in(view, unit, safe & (beside or view.board.full), air)
        return land_in(view, unit, safe & beside, air) or land_in(view, unit, safe, air)


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


def homes(view: View, unit: UnitView) -> int:
    """Mask of the cells in which a helicopter could stand and be refilled, whoever is there now (HELI-3)."""
    field = view.field
    beside = view.board.grown(field.suppliers[unit.side] | field.buildings_of(unit.side, "depot"))
    own = field.buildings_of(unit.side, "heliport") & platforms(field, unit)
    here = 1 << unit.cell if unit.landed else 0
    return beside & (landing_cells(view, unit) | here) | own & (landing_cells(view, unit) | here)


def go_home(view: View, unit: UnitView, air: Airspace) -> Order | None:
    """Landing where it is refilled, or the flight there as far as it goes; None if there is no such place."""
    goals = homes(view, unit)
    if not goals:
        return None
    if (order := land_in(view, unit, goals, air)) is not None:
        return order
    found = reach(view, unit)
    cells = lasting(view, unit, found) & ~(1 << unit.cell)
    targets = cells_of(goals)

    def far(cell: int) -> tuple[int, int, int]:
        return air.threat.at(cell), min(view.board.distance(cell, goal) for goal in targets), cell

    stop = min(cells_of(cells), key=far, default=unit.cell)
    nearer = far(stop)[1] < far(unit.cell)[1]
    return fly(view, unit, stop, air) if nearer and cells else None


def _shelter(
    view: View, unit: UnitView, assessment: Assessment, air: Airspace, danger: int | None = None
) -> Order | None:
    """Landing where less than so many hit points are at risk: batteries do not aim at what has landed (HELI-4).

    `danger`: where it is, unless another is given.
    """
    if not unit.airborne:
        return None
    danger = air.threat.at(unit.cell) if danger is None else danger
    ground = assessment.threat(view, unit.kind.unit_class)
    spare = unit.action_points - view.data.rules.orders.land
    if not danger or spare < 0:
        return None
    grounds = landing_cells(view, unit) & (reach(view, unit).within(spare) | 1 << unit.cell)
    least = ground.least(grounds)
    if not grounds or ground.at(cells_of(least)[0]) >= danger:
        return None
    return land_in(view, unit, least, air)


def _land_in_time(view: View, unit: UnitView, air: Airspace) -> Order | None:
    """Landing anywhere, of a helicopter that would fall at the end of this turn; None for others."""
    return land_in(view, unit, view.board.full, air) if falls_tonight(view, unit) else None


def _way_to(view: View, unit: UnitView, places: int) -> int:
    """Points of the straight flight to the nearest of some cells."""
    near = min((view.board.distance(unit.cell, cell) for cell in cells_of(places)), default=0)
    return near * view.data.rules.air.step_cost


def _risk(unit: UnitView, damage: int, weights: HelicopterWeights) -> int:
    """What so many hit points at risk cost, in hundredths of value; a death for more."""
    share = min(damage, unit.hp) * 100 // unit.kind.hp
    return unit.kind.value * share * (weights.death if damage >= unit.hp else 1) * weights.risk // 2


def _order_of(view: View, strike: Strike, air: Airspace) -> Order | None:
    unit = strike.unit
    if strike.stand != unit.cell or unit.landed:
        return fly(view, unit, strike.stand, air)
    below = not strike.target.airborne and strike.target.cell in view.over
    what, at = "ground" if below else "", view.board.xy(strike.target.cell)
    if refuse_shot(view, unit, strike.weapon, strike.target.cell, what) is not None:
        return None
    return FireOrder(side=view.side, unit=unit.id, at=at, weapon=strike.weapon, what=what)
