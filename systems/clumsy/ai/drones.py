"""Drones of the opponent: they strike from beside their operator what is worth it, scout ahead, and come home in time.

DRONE-1 to DRONE-5: none leaves its link or flies into a jammer's reach that is known of, none is in the air when its
battery ends, and an operator does not walk away from those that it flies. Jammers go where drones fly.
"""

from __future__ import annotations

from collections.abc import Collection

from core.board import cells_of
from core.orders import Order
from core.reach import Reach
from systems.clumsy.ai.assess import SCALE, Assessment
from systems.clumsy.ai.craft import Craft, Strike, best_strike, gain_of
from systems.clumsy.ai.memory import Memory
from systems.clumsy.ai.personality import DroneWeights
from systems.clumsy.ai.tally import Tally
from systems.clumsy.aim import can_aim_at_unit, holds_own
from systems.clumsy.batteries import full_battery, refuse_take_off
from systems.clumsy.components import NO_BATTERY, NO_UNIT
from systems.clumsy.data import UnitType, WeaponType
from systems.clumsy.fire import preview, range_of, refuse_shot, refuse_weapon
from systems.clumsy.jamming import jammed_cells
from systems.clumsy.landing import landing_cells, refuse_land
from systems.clumsy.links import has_relay, is_relay, link_if, link_of
from systems.clumsy.movement import passable, reach_through, stops
from systems.clumsy.orders import FireOrder, LandOrder, MoveOrder
from systems.clumsy.shots import shot_price
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import sight_radius


def is_drone(kind: UnitType) -> bool:
    """Whether a type is flown as drones are."""
    return kind.unit_class == "drone"


class Drones(Craft):
    """What one turn's drones are about."""

    def __init__(self, weights: DroneWeights) -> None:
        super().__init__()
        self._weights = weights
        self._flown: tuple[int, int] | None = None
        """The drone that was sent somewhere last, and where to."""
        self.wary = 0
        """Mask of the cells around which drones were lost on their way, to jammers for all one knows."""

    def begin_turn(self) -> None:
        """Forget who is done."""
        super().begin_turn()
        self._flown = None

    # --- striking

    def strike(self, view: View, assessment: Assessment, barred: Collection[Order]) -> Order | None:
        """The next shot of an armed drone at what is worth it, or its flight to there; None if there is none.

        A relay takes off first where that brings something better within reach.
        """
        shunned = self._shunned(view)
        found: list[Strike] = []
        farther: list[Strike] = []
        for unit in view.own:
            if is_drone(unit.kind) and unit.kind.weapons and not unit.shots:
                found += _strikes(view, unit, shunned, self._weights, link_of(view, unit))
                if not has_relay(view, unit):
                    farther += _strikes(view, unit, shunned, self._weights, link_if(view, unit, True))
        order: Order | None = None
        if max((strike.worth for strike in farther), default=0) > max((strike.worth for strike in found), default=0):
            order = self._take_up_a_relay(view, assessment, shunned, barred)
        order = order or best_strike(found, lambda strike: _order_of(view, strike, shunned), barred)
        return self._given(view, order)

    def _take_up_a_relay(
        self, view: View, assessment: Assessment, shunned: int, barred: Collection[Order]
    ) -> MoveOrder | None:
        """The take-off of a surveillance drone to where nothing known shoots it down (DRONE-1)."""
        danger = downing_cells(view, assessment)
        for unit in view.own:
            if not is_relay(unit.kind) or unit.airborne or is_running_out(unit, self._weights):
                continue
            found = flight(view, unit, shunned)
            cells = stops(view, unit, found) & ~danger & ~(1 << unit.cell) if found is not None else 0
            if found is not None and cells:
                order = _fly(view, unit, _cheapest(found, cells), shunned)
                if order is not None and order not in barred:
                    return order
        return None

    # --- taking up stations

    def station(self, view: View, memory: Memory, assessment: Assessment, barred: Collection[Order]) -> Order | None:
        """Where the next drone is to be at the end of the turn; None if all are there."""
        shunned = self._shunned(view)
        # those that need a relay before the relays: who lands one must not bring others down
        drones = [unit for unit in view.own if is_drone(unit.kind)]
        drones.sort(key=lambda one: (is_relay(one.kind), one.id))
        order = self._next_station(drones, lambda unit: _station(view, unit, memory, assessment, shunned), barred)
        return self._given(view, order)

    def _given(self, view: View, order: Order | None) -> Order | None:
        """Keep in mind where the drone flies that is given this order."""
        if order is not None:
            self._flown = (order.unit, view.board.cell(*order.to)) if isinstance(order, MoveOrder) else None
        return order

    def _shunned(self, view: View) -> int:
        """Mask of the cells to fly around: near jammers that are known, and where a drone was lost on its way."""
        if self._flown is not None and self._flown[0] not in view.units:
            self.wary |= view.board.disk(self._flown[1], view.data.rules.drones.jammer_radius)
            self._flown = None
        return known_jamming(view) | self.wary


def known_jamming(view: View) -> int:
    """Mask of the cells that jammers reach of which the side knows, seen or remembered (DRONE-3)."""
    jammers = 0
    for kind, cell, _ in _known_enemies(view):
        if "jammer" in kind.abilities:
            jammers |= 1 << cell
    return jammed_cells(view.board, view.data, jammers)


def lasting_link(view: View, unit: UnitView, weights: DroneWeights) -> int:
    """Mask of the cells over which a drone keeps its link though relays land whose battery ends this turn."""
    relayed = any(
        is_relay(other.kind) and other.airborne and other.id != unit.id and not is_running_out(other, weights)
        for other in view.own
    )
    return link_if(view, unit, relayed)


def sure_link(view: View, unit: UnitView) -> int:
    """Mask of the cells over which a drone keeps its link though every relay is shot down."""
    return link_if(view, unit, False)


def is_running_out(unit: UnitView, weights: DroneWeights) -> bool:
    """Whether a drone in the air is to land this turn: at the end of its last it would fall."""
    return unit.battery != NO_BATTERY and unit.battery <= weights.last_turn


def flight(view: View, unit: UnitView, shunned: int, link: int | None = None) -> Reach | None:
    """Where a drone can fly without leaving its link, around some cells; None if it cannot take off.

    `link`: mask of the cells over which it has one, if not as things stand.
    """
    if refuse_take_off(unit) is not None:
        return None
    link = link_of(view, unit) if link is None else link
    return reach_through(view, unit, passable(view, unit) & link & ~shunned)


def _strikes(view: View, unit: UnitView, shunned: int, weights: DroneWeights, link: int) -> list[Strike]:
    """What a drone could do that keeps to the cells of a link."""
    spends_itself = any(view.data.weapons[name].spends_unit for name in unit.kind.weapons)
    if is_running_out(unit, weights) and not spends_itself:
        return []
    spare = unit.action_points - shot_price(view.data, unit.kind)
    found = flight(view, unit, shunned, link) if spare >= 0 else None
    if found is None:
        return []
    near = found.within(spare) & stops(view, unit, found)
    near = near | 1 << unit.cell if unit.airborne else near & ~(1 << unit.cell)
    strikes = []
    for place, name in enumerate(unit.kind.weapons):
        weapon = view.data.weapons[name]
        if not unit.rounds[place] or (unit.airborne and refuse_weapon(view, unit, name) is not None):
            continue
        for enemy in view.enemies:
            stands = near & view.board.ring(enemy.cell, *range_of(view.data, weapon, True))
            if not stands or not can_aim_at_unit(weapon, enemy) or holds_own(view, unit, enemy.cell):
                continue
            worth = strike_worth(view, unit, weapon, enemy, weights.kill)
            if worth > 0:
                stand = unit.cell if stands >> unit.cell & 1 else _cheapest(found, stands)
                strikes.append(Strike(worth, unit, name, enemy, stand))
    return strikes


def strike_worth(view: View, unit: UnitView, weapon: WeaponType, enemy: UnitView, kill: int) -> int:
    """What a shot takes from the enemy, in hundredths of value, less what it costs; 0 or less: not worth it."""
    damage = min(enemy.hp, preview(view, weapon, enemy).total)
    cost = unit.kind.value * 100 if weapon.spends_unit else 0
    return gain_of(enemy, enemy.kind.value, damage, kill) - cost


def _order_of(view: View, strike: Strike, shunned: int) -> Order | None:
    unit, xy = strike.unit, view.board.xy
    if strike.stand == unit.cell:
        what = "unit" if strike.target.airborne else "ground"
        order = FireOrder(side=view.side, unit=unit.id, at=xy(strike.target.cell), weapon=strike.weapon, what=what)
        return order if refuse_shot(view, unit, strike.weapon, strike.target.cell, what) is None else None
    return _fly(view, unit, strike.stand, shunned)


def _fly(view: View, unit: UnitView, goal: int, shunned: int) -> MoveOrder | None:
    found = flight(view, unit, shunned)
    path = found.path(goal) if found is not None else None
    if path is None:
        return None
    cells = tuple(view.board.xy(cell) for cell in path.cells)
    return MoveOrder(side=view.side, unit=unit.id, to=cells[-1], path=cells)


# --- stations


def _station(view: View, unit: UnitView, memory: Memory, assessment: Assessment, shunned: int) -> Order | None:
    """Scouts look out as long as their battery lasts, all others wait on the ground beside their operator."""
    weights = assessment.personality.drones
    if is_relay(unit.kind) and not _must_rest(unit, weights):
        order = _look_out(view, unit, memory, assessment, shunned)
        if order is not None or (unit.airborne and _sees_news(view, unit, memory, weights)):
            return order
    return _go_home(view, unit, shunned, weights)


def _must_rest(unit: UnitView, weights: DroneWeights) -> bool:
    """Whether a drone is to be on the ground at the end of the turn; once there, until its battery is full."""
    if unit.landed:
        return unit.battery != NO_BATTERY and unit.battery < full_battery(unit.kind)
    return is_running_out(unit, weights)


def _news(view: View, unit: UnitView, memory: Memory) -> int:
    """Mask of the cells worth looking at: where enemies are, or may be."""
    known = 0
    for enemy in view.enemies:
        known |= view.board.disk(enemy.cell, 1)
    return known | memory.possible


def _sees_news(view: View, unit: UnitView, memory: Memory, weights: DroneWeights) -> bool:
    sight = sight_radius(view.data, unit.kind, view.hour, view.weather)
    return (view.board.disk(unit.cell, sight) & _news(view, unit, memory)).bit_count() >= weights.least_news


def _look_out(view: View, unit: UnitView, memory: Memory, assessment: Assessment, shunned: int) -> Order | None:
    """The flight to where a scout sees most, out of reach of what downs drones if it can; None: it is there."""
    found = flight(view, unit, shunned)
    if found is None:
        return None
    weights = assessment.personality.drones
    cells = stops(view, unit, found) & sure_link(view, unit)
    cells = cells | 1 << unit.cell if unit.airborne else cells & ~(1 << unit.cell)
    news, danger = _news(view, unit, memory), downing_cells(view, assessment)
    sight = sight_radius(view.data, unit.kind, view.hour, view.weather)

    def worth(cell: int) -> tuple[int, bool, int]:
        seen = (view.board.disk(cell, sight) & news).bit_count()
        # a jammer that nobody has seen may stand where nobody has looked
        unknown = (jammed_cells(view.board, view.data, 1 << cell) & memory.possible).bit_count()
        seen -= weights.near_the_unknown * unknown
        return seen - weights.eyes_in_danger * (danger >> cell & 1), cell == unit.cell, -cell

    best = max(cells_of(cells), key=worth, default=unit.cell)
    if best == unit.cell or worth(best)[0] < weights.least_news:
        return None
    return _fly(view, unit, best, shunned)


def downing_cells(view: View, assessment: Assessment) -> int:
    """Mask of the cells over which a known enemy may shoot a drone down from where it stands (DRONE-3)."""
    found = 0
    for foe in assessment.foes:
        for name in foe.kind.weapons:
            weapon = view.data.weapons[name]
            if "drone" in weapon.targets:
                found |= view.board.ring(foe.cell, weapon.minimum_range, weapon.maximum_range)
    return found


def _go_home(view: View, unit: UnitView, shunned: int, weights: DroneWeights) -> Order | None:
    """Land beside the operator, else where there is room; None: it rests already, or cannot."""
    operator = view.own_unit(unit.operator) if unit.operator != NO_UNIT else None
    beside = view.board.neighbour_mask(operator.cell) if operator is not None else view.board.full
    if unit.landed and (operator is None or beside >> unit.cell & 1):
        return None
    order = _land(view, unit, beside, shunned)
    if order is None and is_running_out(unit, weights):
        # on the ground anywhere, through whatever may be in between: else it falls
        order = _land(view, unit, view.board.full, shunned) or _land(view, unit, view.board.full, 0)
    if order is not None or operator is None or unit.landed:
        return order
    return _come_near(view, unit, operator, shunned, weights)


def _land(view: View, unit: UnitView, where: int, shunned: int) -> Order | None:
    """Landing in the nearest of these cells, or the flight there; None if it cannot this turn."""
    found = flight(view, unit, shunned)
    if found is None:
        return None
    spare = unit.action_points - view.data.rules.orders.land
    here = 1 << unit.cell if unit.airborne else 0
    cells = found.within(spare) & stops(view, unit, found) if spare >= 0 else 0
    grounds = (cells | here) & where & landing_cells(view, unit)
    if not grounds:
        return None
    if grounds & here:
        order = LandOrder(side=view.side, unit=unit.id)
        return order if refuse_land(view, order) is None else None
    return _fly(view, unit, _cheapest(found, grounds), shunned)


def _come_near(view: View, unit: UnitView, operator: UnitView, shunned: int, weights: DroneWeights) -> Order | None:
    """The flight to the free cell nearest to the operator, if that is nearer, or keeps a link that ends."""
    found = flight(view, unit, shunned)
    link = lasting_link(view, unit, weights)
    cells = stops(view, unit, found) & link if found is not None else 0
    near = min(cells_of(cells), key=lambda cell: (view.board.distance(cell, operator.cell), cell), default=unit.cell)
    if near == unit.cell:
        return None  # it is as near as it can be, or no way leads back to where its link lasts
    nearer = view.board.distance(near, operator.cell) < view.board.distance(unit.cell, operator.cell)
    return _fly(view, unit, near, shunned) if nearer or not link >> unit.cell & 1 else None


# --- for those on the ground


def kept_in_link(view: View, unit: UnitView) -> int:
    """Mask of the cells in which an operator keeps all of its drones that are in the air; every cell for others."""
    found = view.board.full
    for drone in _flown_by(view, unit):
        found &= view.board.disk(drone.cell, view.data.rules.drones.link)
    return found


def flies_drones(view: View, unit: UnitView) -> bool:
    """Whether a unit has drones in the air, which would fall if it boarded (DRONE-1)."""
    return bool(_flown_by(view, unit))


def _flown_by(view: View, unit: UnitView) -> list[UnitView]:
    if "operator" not in unit.kind.abilities:
        return []
    return [drone for drone in view.own if drone.operator == unit.id and drone.airborne]


def jam_posts(view: View, unit: UnitView) -> int:
    """Mask of the cells from which a jammer reaches an enemy drone in the air that is seen or remembered (DRONE-3)."""
    found = 0
    for posts in _posts(view, unit):
        found |= posts
    return found


def weigh_jamming(view: View, unit: UnitView, worth: int, cells: int, tally: Tally) -> None:
    """Add for each enemy drone in the air what it is worth to a jammer to reach it."""
    for posts in _posts(view, unit):
        tally.add(posts & cells, worth * SCALE)


def _posts(view: View, unit: UnitView) -> list[int]:
    if "jammer" not in unit.kind.abilities:
        return []
    flying = [cell for kind, cell, airborne in _known_enemies(view) if is_drone(kind) and airborne]
    return [jammed_cells(view.board, view.data, 1 << cell) for cell in flying]


def _known_enemies(view: View) -> list[tuple[UnitType, int, bool]]:
    """Type and cell of each enemy in sight or remembered, and whether it is in the air."""
    seen = [(unit.kind, unit.cell, unit.airborne) for unit in view.enemies]
    return seen + [(ghost.kind, ghost.cell, ghost.airborne) for ghost in view.ghosts]


def _cheapest(found: Reach, cells: int) -> int:
    """Of these cells the one that costs least, ties by number."""
    for layer in found.layers:
        if both := layer & cells:
            return (both & -both).bit_length() - 1
    raise ValueError("no cell of the reach is among them")
