"""Movement: where a unit may go, by which way, what it pays, and what stops it.

MOVE-1 to MOVE-5, FUEL-1, AP-3, GRID-3, TOW-1, HELI-1, HELI-2 of the rulebook. A way is planned on what the side
knows; each step is priced when it is taken.
"""

from __future__ import annotations

from itertools import pairwise

from core.board import cells_of
from core.orders import Refusal
from core.reach import Path, Reach, StepCosts, pay_step, reachable, walk_cost
from systems.clumsy.airwaves import stir
from systems.clumsy.batteries import refuse_take_off
from systems.clumsy.battle import Battle, System
from systems.clumsy.capture import Presence, may_enter_points
from systems.clumsy.components import (
    NO_FUEL,
    NO_UNIT,
    OFF_BOARD,
    ActionPoints,
    HitPoints,
    Identity,
    Position,
    Supplies,
    ThisTurn,
)
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.events import MoveStopped, UnitPaid, UnitStepped, UnitTookOff
from systems.clumsy.ground_memory import known_mines
from systems.clumsy.links import link_of
from systems.clumsy.orders import MoveOrder
from systems.clumsy.refusal import refuse_barred
from systems.clumsy.towing import crowd, gun_ends_free
from systems.clumsy.tread import Tread
from systems.clumsy.view import UnitView, View
from systems.clumsy.vision import Intrusion, Look, viewers_of

# --- formulas


def is_wounded(data: ClumsyData, kind: UnitType, hp: int) -> bool:
    """Whether a unit with so many hit points left pays more for each step (AP-3)."""
    return hp <= wounded_hp(data, kind)


def wounded_hp(data: ClumsyData, kind: UnitType) -> int:
    """The most hit points left with which a unit of this type is wounded (AP-3)."""
    return kind.hp * data.rules.movement.wounded_share // 100


def price_factor(data: ClumsyData, kind: UnitType, hp: int) -> int:
    """By what a step's points are multiplied (AP-3); fuel is not."""
    return data.rules.movement.wounded_factor if is_wounded(data, kind, hp) else 1


def cells_a_turn(kind: UnitType, step_points: int) -> int:
    """How many steps at this price a unit of this type goes in a turn: with full points at least one (MOVE-5)."""
    return max(kind.action_points // step_points, 1)


def step_costs(view: View, unit: UnitView) -> StepCosts:
    """What this unit's class pays to enter each cell (MOVE-1)."""
    return view.field.ground.step_costs[unit.kind.unit_class]


def passable(view: View, unit: UnitView) -> int:
    """Mask of the cells from which nothing that its side knows bars the unit.

    Enemies (MOVE-4), points (CAPTURE-1), buildings, sites and rubble (MOVE-3) do, and mines are shunned (MINE-1). A
    craft flies over all of them; other craft in the air alone bar it, friend or foe (HELI-1, GRID-3).
    """
    if unit.kind.flies:
        return view.board.full & ~(view.field.all_craft() & ~(1 << unit.cell))
    barred = view.field.others(unit.side) | view.field.mines | view.field.barred(unit.kind.unit_class, unit.side)
    if not may_enter_points(unit.kind):
        barred |= view.field.points
    return view.board.full & ~barred


# --- previews


def reach(view: View, unit: UnitView) -> Reach:
    """Where one's own unit can go now; take `stops` of it for where it may end."""
    known: Reach | None = view.worked_out.get(("reach", unit.id, 0))
    if known is not None:
        return known
    # without fuel not even a step that burns none (FUEL-1); a drone keeps its link
    cells = passable(view, unit) & link_of(view, unit) if unit.fuel and not refuse_take_off(unit) else 0
    found = view.worked_out["reach", unit.id, 0] = reach_through(view, unit, cells)
    return found


def reach_through(view: View, unit: UnitView, cells: int) -> Reach:
    """Where a unit can go by way of these cells alone."""
    return reachable(
        view.board,
        step_costs(view, unit),
        unit.cell,
        unit.action_points,
        fuel=None if unit.fuel == NO_FUEL else unit.fuel,
        passable=cells,
        full_points=unit.full_points,
        price_factor=price_factor(view.data, unit.kind, unit.hp),
    )


def stops(view: View, unit: UnitView, found: Reach) -> int:
    """Mask of the cells of `found` on which the unit may end its move, a gun behind it too (GRID-3, MOVE-4)."""
    if unit.kind.flies:
        return found.mask
    cells = found.mask & ~view.field.units[unit.side]
    if unit.towing != NO_UNIT:
        for cell in cells_of(cells & view.board.grown(crowd(view, unit))):
            if way(view, unit, cell) is None:
                cells &= ~(1 << cell)
    return cells


def way(view: View, unit: UnitView, goal: int) -> Path | None:
    """The way the unit takes to `goal` and what it pays, or None if it cannot get there."""
    key = "way", unit.id, goal
    if key not in view.worked_out:
        best = reach(view, unit).path(goal)
        if best is None and link_of(view, unit) != view.board.full and not refuse_take_off(unit):
            # a move beyond the link is taken on, and crashes (DRONE-1)
            best = reach_through(view, unit, passable(view, unit)).path(goal)
        if best is not None and not gun_ends_free(view, unit, best):
            best = _detour(view, unit, goal)
        view.worked_out[key] = best
    found: Path | None = view.worked_out[key]
    return found


def _detour(view: View, truck: UnitView, goal: int) -> Path | None:
    """The best way to `goal` that does not leave the truck's gun in a friend's cell: by another cell next to it."""
    neighbours, ways = view.board.neighbours, []
    elsewhere = reach_through(view, truck, passable(view, truck) & ~(1 << goal))
    for before in neighbours(goal):
        first = elsewhere.path(before)
        if first is None:
            continue
        path = walked(view, truck, (*first.cells, goal))
        if path is not None and gun_ends_free(view, truck, path):
            turns = [neighbours(one).index(other) for one, other in pairwise((truck.cell, *path.cells))]
            ways.append((path.points, path.fuel, len(path.cells), turns, path))
    return min(ways)[-1] if ways else None


def walked(view: View, unit: UnitView, cells: tuple[int, ...]) -> Path | None:
    """What the unit pays on this way from where it stands; None if it cannot go it."""
    return walk_cost(
        view.board,
        step_costs(view, unit),
        unit.cell,
        cells,
        unit.action_points,
        fuel=None if unit.fuel == NO_FUEL else unit.fuel,
        passable=passable(view, unit),
        full_points=unit.full_points,
        price_factor=price_factor(view.data, unit.kind, unit.hp),
    )


def refuse_move(view: View, order: MoveOrder) -> Refusal | None:
    """Why this move cannot be ordered, as far as the side knows."""
    unit = view.units[order.unit]
    goal = view.board.cell(*order.to)
    if order.path is not None and not _leads(view, unit, order):
        return Refusal("invalid")
    if unit.towed_by != NO_UNIT:
        return Refusal("hitched")
    costs = step_costs(view, unit)
    if not costs.point_layers or not costs.enterable:
        return Refusal("unreachable")
    flies = unit.kind.flies
    if not flies and view.field.points >> goal & 1 and not may_enter_points(unit.kind):
        return Refusal("not_an_engineer")
    means = _lacks_means(view, unit, costs)
    if means is not None:
        return means
    if goal == unit.cell or goal in view.layer_of(unit):
        return Refusal("occupied")
    barred = None if flies else refuse_barred(view, goal, unit)
    if barred is not None:
        return barred
    if not costs.enterable >> goal & 1:
        return Refusal("wrong_terrain")
    return None if planned_way(view, order) is not None else Refusal("unreachable")


def planned_way(view: View, order: MoveOrder) -> Path | None:
    """The way of an order: the one it gives or the best there is; None if it cannot be gone."""
    unit = view.units[order.unit]
    if order.path is None:
        return way(view, unit, view.board.cell(*order.to))
    cells = [view.board.cell(*cell) for cell in order.path]
    if cells[0] == unit.cell:
        cells = cells[1:]
    given = walked(view, unit, tuple(cells))
    return given if given is not None and gun_ends_free(view, unit, given) else None


def _leads(view: View, unit: UnitView, order: MoveOrder) -> bool:
    """Whether the given path is one: step by step from the unit to where it is to go."""
    path = order.path or ()
    cells = [view.board.cell(*cell) for cell in path]
    if cells and cells[0] == unit.cell:
        cells = cells[1:]
    if not cells or path[-1] != order.to:
        return False
    before = [unit.cell, *cells]
    return all(view.board.distance(one, other) == 1 for one, other in zip(before, cells, strict=False))


def _lacks_means(view: View, unit: UnitView, costs: StepCosts) -> Refusal | None:
    """Whether points, fuel or battery do not suffice for any step at all (AP-1, FUEL-1, MOVE-5, DRONE-2)."""
    if unit.action_points == 0:
        return Refusal("no_action_points", {"needed": 1, "left": 0})
    if unit.fuel == 0:
        return Refusal("no_fuel", {"left": 0})
    near = view.board.neighbour_mask(unit.cell) & passable(view, unit)
    prices = [(points, fuel) for points, fuel, mask in costs.point_layers if mask & near]
    if not prices:
        return refuse_take_off(unit)
    points = min(price[0] for price in prices) * price_factor(view.data, unit.kind, unit.hp)
    if points > unit.action_points and not unit.full_points:
        return Refusal("no_action_points", {"needed": points, "left": unit.action_points})
    fuel = min(price[1] for price in prices)
    if unit.fuel != NO_FUEL and fuel > unit.fuel:
        return Refusal("no_fuel", {"needed": fuel, "left": unit.fuel})
    return refuse_take_off(unit)


# --- the system


class Walk:
    """A unit on its way: the cells still to enter, and how it and its gun stood where they last could stop."""

    __slots__ = (
        "ahead",
        "entity",
        "free_cell",
        "free_fuel",
        "free_gun_cell",
        "free_points",
        "gun",
        "gun_stood",
        "mined",
    )

    def __init__(self, battle: Battle, entity: int, ahead: tuple[int, ...]) -> None:
        self.entity = entity
        self.gun = battle.gun_behind(entity)
        """The gun it tows (its entity), or NO_UNIT."""
        self.ahead = list(ahead)
        self.mined = False
        """Whether it has trodden on a mine, which stops it (MINE-1)."""
        self.stands_free(battle)

    def stands_free(self, battle: Battle) -> None:
        """Remember this cell, points and fuel: where the unit is set back to if it cannot go on."""
        world = battle.world
        self.free_cell = battle.cell_of(self.entity)
        self.free_points = world.get(self.entity, ActionPoints).left
        self.free_fuel = world.get(self.entity, Supplies).fuel
        self.free_gun_cell = self.gun_stood = battle.cell_of(self.gun) if self.has_gun(battle) else OFF_BOARD

    def has_gun(self, battle: Battle) -> bool:
        """Whether a gun still follows."""
        return self.gun != NO_UNIT and battle.world.lives(self.gun)


class MovementSystem(System):
    """Takes every walking unit one step further each beat."""

    def process(self) -> None:
        """One step for each unit on its way, once those on alert have answered the last one (BEAT-1)."""
        if self.battle.world.agenda.has(Intrusion):
            return
        for walk in self.battle.world.agenda.take(Walk):
            if self.battle.is_alive(walk.entity):
                self._step(walk)
            elif walk.gun in self.battle.passing:
                # its truck fell while it was in a friend's cell: it stays where it last could (GRID-3)
                self._enter(walk.gun, walk.gun_stood, towed=True)

    def _step(self, walk: Walk) -> None:
        battle, world, entity = self.battle, self.battle.world, walk.entity
        if not walk.ahead:
            self._stop(walk, "no_means")
            return
        cell = walk.ahead[0]
        kind = battle.kind_of(entity)
        hindrance = self._hindrance(entity, cell)
        if hindrance:
            self._stop(walk, hindrance)
            return
        points, supplies = world.get(entity, ActionPoints), world.get(entity, Supplies)
        paid = pay_step(
            battle.field.ground.step_costs[kind.unit_class],
            cell,
            points.left,
            fuel=None if supplies.fuel == NO_FUEL else supplies.fuel,
            full_points=points.left == kind.action_points,
            price_factor=price_factor(battle.data, kind, world.get(entity, HitPoints).left),
        )
        if paid is None:
            self._stop(walk, "no_means")
            return
        del walk.ahead[0]
        self._pay(entity, points.left - paid[0], supplies.fuel - paid[1])
        left = battle.cell_of(entity)
        self._enter(entity, cell)
        world.agenda.add(Intrusion(entity, battle.everyone))
        if walk.has_gun(battle):
            self._enter(walk.gun, left, towed=True)
            world.agenda.add(Intrusion(walk.gun, battle.everyone))
            if walk.gun not in battle.passing:
                walk.gun_stood = left
        if entity not in battle.passing and walk.gun not in battle.passing:
            walk.stands_free(battle)
        if cell in battle.mine_at and not kind.flies:
            walk.mined = True
            world.agenda.add(Tread(entity, cell))
            if walk.ahead:
                self._stop(walk, "mine")
        elif walk.ahead:
            world.agenda.add(walk)

    def _hindrance(self, entity: int, cell: int) -> str:
        """What keeps a unit from its next cell: "barred" or "mine"; "" if nothing does (MOVE-3, MOVE-4, MINE-1)."""
        battle, side, kind = self.battle, self.battle.side_of(entity), self.battle.kind_of(entity)
        barrier = battle.in_the_way_of(entity, cell)
        if kind.flies:
            return "barred" if barrier is not None else ""
        if barrier is not None and battle.side_of(barrier) != side:
            return "barred"
        if cell in battle.mine_at and known_mines(battle, side) >> cell & 1:
            return "mine"
        return "barred" if battle.field.bars(cell, kind.unit_class, side) else ""

    def _pay(self, entity: int, points: int, fuel: int) -> None:
        battle, world = self.battle, self.battle.world
        world.change(entity, ActionPoints, "left", points)
        world.change(entity, Supplies, "fuel", fuel)
        paid = UnitPaid(
            unit=world.get(entity, Identity).id,
            action_points=points,
            fuel=fuel,
            rounds=world.get(entity, Supplies).rounds,
        )
        battle.tell(paid, 1 << battle.side_of(entity))

    def _enter(self, entity: int, cell: int, towed: bool = False) -> None:
        battle, world = self.battle, self.battle.world
        start = battle.cell_of(entity)
        saw_it_go = viewers_of(battle, entity)
        world.change(entity, Position, "cell", cell)
        world.change(entity, ThisTurn, "moved", True)
        self._take_off(entity, start, saw_it_go)
        # who sees only one end of the step is told by sight: spotted here, or lost there
        viewers = saw_it_go & viewers_of(battle, entity)
        xy = battle.board.xy
        unit = world.get(entity, Identity).id
        battle.tell(UnitStepped(unit=unit, start=xy(start), to=xy(cell), towed=towed), viewers)
        world.agenda.add(Look())
        world.agenda.add(Presence(entity))
        stir(battle, entity)

    def _take_off(self, entity: int, start: int, viewers: int) -> None:
        """A craft that stood on the ground is in the air with its first step (HELI-3)."""
        battle = self.battle
        if battle.kind_of(entity).flies and not battle.is_airborne(entity):
            battle.world.change(entity, Position, "airborne", True)
            battle.tell(UnitTookOff(unit=battle.id_of[entity], at=battle.board.xy(start)), viewers)

    def _stop(self, walk: Walk, reason: str) -> None:
        """End the walk; from a friend's cell back to the last free one, having paid that far (MOVE-4)."""
        battle, entity = self.battle, walk.entity
        gun_went_on = walk.has_gun(battle) and battle.cell_of(walk.gun) != walk.free_gun_cell
        if gun_went_on or battle.cell_of(entity) != walk.free_cell:
            self._pay(entity, walk.free_points, walk.free_fuel)
        if battle.cell_of(entity) != walk.free_cell:
            self._enter(entity, walk.free_cell)
        if gun_went_on:
            self._enter(walk.gun, walk.free_gun_cell, towed=True)
        unit = battle.world.get(entity, Identity).id
        stopped = MoveStopped(unit=unit, at=battle.board.xy(walk.free_cell), reason=reason)
        battle.tell(stopped, 1 << battle.side_of(entity))


def begin_move(battle: Battle, view: View, order: MoveOrder) -> None:
    """Set an accepted move going on the way its side planned."""
    planned = planned_way(view, order)
    assert planned is not None, "an accepted move has a way"
    battle.world.agenda.add(Walk(battle, battle.entity_of[order.unit], planned.cells))
