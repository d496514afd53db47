"""Patrol: a unit's round through its zone at each end of turn, and the shot it fires there or keeps.

PATROL-1 of the rulebook; AP-2 for what it costs, END-1 for when the rounds are made.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec.structs import replace

from core.board import Board, cells_of
from core.orders import Refusal
from core.reach import pay_step, reachable
from systems.clumsy.alert import bars_after_move, reserve, shots_left, weapon_against
from systems.clumsy.battle import Battle, System
from systems.clumsy.components import NO_FUEL, NO_UNIT, OFF_BOARD, ActionPoints, HitPoints, Identity, Patrol, Supplies
from systems.clumsy.data import ClumsyData, UnitType
from systems.clumsy.events import PatrolSet
from systems.clumsy.fire import Shot
from systems.clumsy.links import link_of
from systems.clumsy.movement import Walk, passable, price_factor, step_costs
from systems.clumsy.orders import PatrolOrder
from systems.clumsy.refusal import lacks_points
from systems.clumsy.shots import shot_price
from systems.clumsy.stance import keep
from systems.clumsy.view import UnitView, View
from systems.clumsy.viewing import entity_known_as, side_view

# --- formulas


def zone_of(board: Board, data: ClumsyData, centre: int) -> int:
    """Mask of the cells of the zone around `centre`."""
    return board.disk(centre, data.rules.patrol.radius)


def rim_of(board: Board, data: ClumsyData, centre: int) -> list[int]:
    """The rim cells of the zone around `centre`, clockwise from north."""
    x, y = board.xy(centre)

    def turned(cell: int) -> tuple[int, Fraction]:
        there_x, there_y = board.xy(cell)
        return _clockwise(there_x - x, there_y - y)

    radius = data.rules.patrol.radius
    return sorted(cells_of(board.ring(centre, radius, radius)), key=turned)


def _clockwise(east: int, south: int) -> tuple[int, Fraction]:
    """How far a direction is turned from north: whole quarters, and what is left as a slope."""
    quarter = 0
    ahead, aside = -south, east
    while not (ahead > 0 and aside >= 0) and (ahead or aside):
        quarter, ahead, aside = quarter + 1, aside, -ahead
    return quarter, Fraction(aside, ahead + aside or 1)


def walks(data: ClumsyData, kind: UnitType) -> bool:
    """Whether this type of unit walks on patrol: not one that fires only when still (RANGE-2)."""
    return not all(bars_after_move(kind, data.weapons[name]) for name in kind.weapons)


def may_patrol(data: ClumsyData, kind: UnitType) -> bool:
    """Whether this type of unit ever patrols: it fires directly, and nothing forbids it."""
    direct = any(not data.weapons[name].indirect for name in kind.weapons)
    return direct and "no_patrol" not in kind.abilities and kind.unit_class != "helicopter"


def way_inside(view: View, unit: UnitView, centre: int, goal: int) -> tuple[int, ...] | None:
    """The cheapest way to `goal` inside the zone, around fires, whatever it costs; None if it cannot end there."""
    zone = zone_of(view.board, view.data, centre) & ~view.field.ground.burning
    if goal in view.layer_of(unit) or not zone >> goal & 1:
        return None
    costs = step_costs(view, unit)
    dearest = max((points for points, _, _ in costs.point_layers), default=0)
    found = reachable(
        view.board,
        costs,
        unit.cell,
        dearest * zone.bit_count(),
        fuel=None if unit.fuel == NO_FUEL else unit.fuel,
        passable=passable(view, unit) & zone & link_of(view, unit),
        full_points=False,
    ).path(goal)
    return None if found is None else found.cells


def first_target(view: View, unit: UnitView) -> tuple[UnitView, str] | None:
    """The enemy a patrol fires at, the nearest it may aim at, with the weapon; None if there is none."""
    cells = sorted((view.board.distance(unit.cell, enemy.cell), enemy.cell, -enemy.id) for enemy in view.enemies)
    for _, _, contact in cells:
        enemy = view.units[-contact]
        if name := weapon_against(view, unit, enemy):
            return enemy, name
    return None


def round_ahead(view: View, unit: UnitView, centre: int) -> tuple[int, ...]:
    """The cells, its own first, of the round that a unit would make in a zone with what it has, if it meets nobody.

    One reserved shot is taken off its points, unless it is paid for; the round is that of the rim cells in turn.
    """
    paid = unit.reserved and unit.patrol == centre
    points = unit.action_points - (0 if paid else shot_price(view.data, unit.kind))
    unit, cells = replace(unit, action_points=points), [unit.cell]
    for goal in rim_of(view.board, view.data, centre) if walks(view.data, unit.kind) else ():
        for cell in (goal != unit.cell and way_inside(view, unit, centre, goal)) or ():
            step = pay_step(
                step_costs(view, unit),
                cell,
                unit.action_points,
                fuel=None if unit.fuel == NO_FUEL else unit.fuel,
                full_points=False,
                price_factor=price_factor(view.data, unit.kind, unit.hp),
            )
            if step is None:
                return _ended_on_free_cell(view, cells)
            left = unit.fuel if unit.fuel == NO_FUEL else unit.fuel - step[1]
            unit = replace(unit, cell=cell, action_points=unit.action_points - step[0], fuel=left)
            cells.append(cell)
    return _ended_on_free_cell(view, cells)


def _ended_on_free_cell(view: View, cells: list[int]) -> tuple[int, ...]:
    """A round that cannot go on is set back from a friend's cell (MOVE-4)."""
    while len(cells) > 1 and cells[-1] in view.at and cells[-1] != cells[0]:
        cells.pop()
    return tuple(cells)


# --- refusals


def refuse_patrol(view: View, order: PatrolOrder) -> Refusal | None:
    """Why this unit cannot be sent on patrol: its role, its shots, its rounds, its points."""
    unit = view.units[order.unit]
    if unit.towed_by != NO_UNIT:
        return Refusal("hitched")
    if unit.landed:
        return Refusal("landed")
    if not may_patrol(view.data, unit.kind):
        return Refusal("cannot_patrol")
    if shots_left(view, unit) <= 0:
        return Refusal("no_shots_left")
    if not any(unit.rounds):
        return Refusal("no_ammo")
    return lacks_points(shot_price(view.data, unit.kind), unit.action_points)


# --- the system


class Zone:
    """A unit about to be given a zone."""

    __slots__ = ("centre", "entity")

    def __init__(self, entity: int, centre: int) -> None:
        self.entity, self.centre = entity, centre


class Round:
    """A unit's round at the end of its side's turn: the rim cells still to visit, and its way to the next."""

    __slots__ = ("begun", "entity", "rim", "walk", "way")

    def __init__(self, entity: int, rim: list[int]) -> None:
        self.entity, self.rim = entity, rim
        self.begun = False
        self.way: list[int] = []
        self.walk: Walk | None = None


def begin_patrol(battle: Battle, _view: View, order: PatrolOrder) -> None:
    """Put an accepted patrol on the agenda."""
    battle.world.agenda.add(Zone(battle.entity_of[order.unit], battle.board.cell(*order.at)))


def line_up(battle: Battle, side: int) -> None:
    """At the end of a side's turn its patrols make their rounds, each by unit id (END-1)."""
    rounds = []
    for entity, patrol in battle.world.each(Patrol):
        if patrol.zone != OFF_BOARD and battle.side_of(entity) == side:
            walking = walks(battle.data, battle.kind_of(entity))
            rim = rim_of(battle.board, battle.data, patrol.zone) if walking else []
            rounds.append((battle.id_of[entity], Round(entity, rim)))
    for _, each in sorted(rounds, key=lambda row: row[0]):
        battle.world.agenda.add(each)


class PatrolSystem(System):
    """Gives units their zones, and leads those on their rounds step by step, one unit after the other."""

    def process(self) -> None:
        """Set new zones; when nothing else is going on, the first round goes on by a shot, a step or its end."""
        battle, world = self.battle, self.battle.world
        for zone in world.agenda.take(Zone):
            world.change(zone.entity, Patrol, "zone", zone.centre)
            world.change(zone.entity, Patrol, "reserved", True)
            reserve(battle, zone.entity, 1)
            given = PatrolSet(unit=world.get(zone.entity, Identity).id, at=battle.board.xy(zone.centre))
            battle.tell(given, 1 << battle.side_of(zone.entity))
        rounds = world.agenda.take(Round)
        # what the last step or shot set going comes first
        while rounds and not world.agenda:
            if self._goes_on(rounds[0]):
                break
            del rounds[0]
        for each in rounds:
            world.agenda.add(each)

    def _goes_on(self, round: Round) -> bool:
        """Take a round one thing further; False when it is over."""
        battle, world, entity = self.battle, self.battle.world, round.entity
        if not battle.is_alive(entity) or world.get(entity, Patrol).zone == OFF_BOARD:
            return False
        if not round.begun:
            round.begun = True
            if not self._reserve(entity):
                return False
            round.walk = Walk(battle, entity, ())
        assert round.walk is not None
        if round.walk.ahead or round.walk.mined:
            return self._ends(round)  # the last step could not be taken, or set off a mine
        if entity not in battle.passing:
            view = side_view(battle, battle.side_of(entity))
            unit = view.units[battle.id_of[entity]]
            if (aim := first_target(view, unit)) is not None:
                self._fire(entity, view.side, *aim)
                return False
            if not round.way and not _plan(round, view, unit):
                return self._ends(round)
        if not self._affords(entity, round.way[0]):
            world.agenda.add(round.walk)  # a walk with nothing ahead sets it back from a friend's cell
            return self._ends(round)
        round.walk.ahead.append(round.way.pop(0))
        world.agenda.add(round.walk)
        return True

    def _reserve(self, entity: int) -> bool:
        """Pay for the shot of this round, if its order has not; False if the unit has none to fire."""
        battle, world = self.battle, self.battle.world
        view = side_view(battle, battle.side_of(entity))
        unit = view.units[battle.id_of[entity]]
        if world.get(entity, Patrol).reserved:
            return True
        if shots_left(view, unit) <= 0 or not any(unit.rounds):
            return False
        if lacks_points(shot_price(view.data, unit.kind), unit.action_points) is not None:
            return False
        reserve(battle, entity, 1)
        world.change(entity, Patrol, "reserved", True)
        return True

    def _affords(self, entity: int, cell: int) -> bool:
        """Whether the points and the fuel that are left go as far as this cell."""
        battle, world, kind = self.battle, self.battle.world, self.battle.kind_of(entity)
        fuel = world.get(entity, Supplies).fuel
        paid = pay_step(
            battle.field.ground.step_costs[kind.unit_class],
            cell,
            world.get(entity, ActionPoints).left,
            fuel=None if fuel == NO_FUEL else fuel,
            full_points=False,
            price_factor=price_factor(battle.data, kind, world.get(entity, HitPoints).left),
        )
        return paid is not None

    def _fire(self, entity: int, side: int, target: UnitView, name: str) -> None:
        """Fire the reserved shot at an enemy."""
        battle, world = self.battle, self.battle.world
        victim = entity_known_as(battle, side, target.id)
        world.change(entity, Patrol, "reserved", False)
        world.agenda.add(Shot(entity, battle.data.weapons[name], target.cell, victim))

    def _ends(self, round: Round) -> bool:
        """The round is over and its shot was not used: it is kept for the enemy's turn."""
        self.battle.world.change(round.entity, Patrol, "reserved", False)
        keep(self.battle, round.entity, 1)
        return False


def _plan(round: Round, view: View, unit: UnitView) -> bool:
    """Find the way to the next rim cell; False if there is none any more."""
    while round.rim:
        goal = round.rim.pop(0)
        if goal != unit.cell and (way := way_inside(view, unit, unit.patrol, goal)):
            round.way = list(way)
            return True
    return False
