"""Movement: how far a move goes, along which path, and what comes in its way.

SK-MOVE-1 to SK-MOVE-4, SK-COLUMN-1, SK-OBST-1 of the rulebook. What a path costs is counted in shares of a move: a part
on a road by the road's pace, a part in rough ground twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

from msgspec import Struct

from core.orders import Refusal
from systems.skirmish.activation import Spend
from systems.skirmish.battle import Battle, System
from systems.skirmish.columns import has_scout, is_column, paths
from systems.skirmish.components import Activation, Facing, Position
from systems.skirmish.data import Pace, SkirmishData
from systems.skirmish.events import FighterMoved, FighterTurned, ObstacleCrossed
from systems.skirmish.facing import facing_of, is_behind
from systems.skirmish.geometry import between, box, legs, length, minus, overlap, segment_gap
from systems.skirmish.measures import Point
from systems.skirmish.obstacles import Way, way_over
from systems.skirmish.orders import ActionOrder, MoveOrder, TurnOrder
from systems.skirmish.refusal import refuse_action
from systems.skirmish.view import UnitView, View, acts_in_group

# --- formulas


def paces(view: View, unit: UnitView, fellows: Sequence[UnitView], charging: bool) -> tuple[Pace, Pace]:
    """How fast a fighter goes with its fellows in the open, and on a road (section 2)."""
    moving = view.data.rules.moving
    if unit.kind.move == "wagon":
        return moving.wagon, moving.road_wagon
    if unit.kind.move == "cavalry":
        return moving.cavalry, moving.cavalry
    if not acts_in_group(fellows):
        own = unit.kind.own_pace or moving.infantry
        return own, own
    quick = charging or is_column(fellows)
    return (moving.quick_group if quick else moving.group), moving.quick_group


def allowance(pace: Pace, unit: UnitView) -> int:
    """How far the fighter's next move goes at a pace: the first of an activation is longer (SK-MOVE-1)."""
    return pace.further if unit.walks else pace.first


def share_of_move(view: View, unit: UnitView, path: Sequence[Point], speeds: tuple[int, int]) -> Fraction | None:
    """How much of a move a path takes at these speeds, in the open and on a road; None where one cannot go at all."""
    used, rough = Fraction(0), view.data.rules.moving.rough
    for a, b in legs(path):
        ground, distance = view.table.surface(a, b), length(minus(b, a))
        for part, speed in ((ground.open + rough * ground.rough, speeds[0]), (ground.road, speeds[1])):
            if part:
                if not speed:
                    return None
                used += part * distance / speed
    return used


def is_through_rough(view: View, path: Sequence[Point]) -> bool:
    """Whether a path leads through rough ground (SK-MOVE-2)."""
    return any(view.table.surface(a, b).rough > 0 for a, b in legs(path))


def backwards(unit: UnitView, path: Sequence[Point]) -> int:
    """How far a path leads backwards, by the facing with which the fighter sets out (SK-MOVE-4)."""
    ways = (minus(b, a) for a, b in legs(path))
    return sum(length(way) for way in ways if is_behind(unit.facing, way))


def has_run(data: SkirmishData, walks: int, climbed: bool) -> bool:
    """Whether so many walks of an activation make a run: all its actions; not for who climbed (SK-MOVE-3)."""
    return walks >= data.rules.activation.actions and not climbed


# --- plans


class Stroll(Struct, frozen=True):
    """A fighter and the path that it would go, which begins where it stands."""

    unit: UnitView
    path: tuple[Point, ...]
    way: Way


class Plan(Struct, frozen=True):
    """What a move would come to."""

    refusal: Refusal | None
    strolls: tuple[Stroll, ...] = ()
    in_rough: bool = False


def plan(view: View, fellows: Sequence[UnitView], path: Sequence[Point]) -> Plan:
    """What a move of these along a path of the first of them would come to; they may be where they will be later."""
    key = ("plan", fellows[0].id, fellows[0].at, fellows[0].facing, fellows[0].walks, tuple(path))
    known: Plan | None = view.worked_out.get(key)
    if known is None:
        known = view.worked_out[key] = _plan(view, fellows, path)
    return known


def _plan(view: View, fellows: Sequence[UnitView], path: Sequence[Point]) -> Plan:
    walks = tuple(
        Stroll(unit, way, way_over(view, unit, way)) for unit, way in zip(fellows, paths(fellows, path), strict=True)
    )
    reasons = {refusal.reason: refusal for refusal in _reasons(view, fellows, walks)}
    for reason in ("not_in_contact", "occupied", "unreachable"):
        if reason in reasons:
            return Plan(reasons[reason])
    rough = any(is_through_rough(view, stroll.path) for stroll in walks)
    return Plan(None, walks, rough)


def _reasons(view: View, fellows: Sequence[UnitView], strolls: Sequence[Stroll]) -> list[Refusal]:
    """Why they cannot go these paths: all reasons there are."""
    found = [stroll.way.refusal for stroll in strolls if stroll.way.refusal is not None]
    own = {unit.id for unit in fellows}
    others = [unit for unit in view.units.values() if unit.id not in own and not unit.is_inside]
    if not any(legs(strolls[0].path)):
        found.append(Refusal("unreachable"))
    if is_column(fellows) and any(
        overlap(one.path[-1], other.path[-1], one.unit.radius + other.unit.radius)
        for one, other in combinations(strolls, 2)
    ):
        found.append(Refusal("occupied"))
    charging = False
    for stroll in strolls:
        unit, end = stroll.unit, stroll.path[-1]
        if not all(view.table.holds(spot) for spot in stroll.path):
            found.append(Refusal("unreachable"))
        for other in _beside(view, stroll, others):
            apart = unit.radius + other.radius
            if overlap(end, other.at, apart):
                found.append(Refusal("occupied"))
            if other.side != unit.side:
                charging = charging or overlap(end, other.at, apart + view.data.rules.moving.contact + 1)
                if _runs_into(unit, stroll.path, other.at, apart):
                    found.append(Refusal("unreachable"))
    if not found and any(_is_too_far(view, fellows, stroll, charging) for stroll in strolls):
        found.append(Refusal("unreachable"))
    return found


def _beside(view: View, stroll: Stroll, others: Sequence[UnitView]) -> Iterator[UnitView]:
    """Those of some others that a path may come into contact with: most stand far from it."""
    left, top, right, bottom = box(stroll.path, stroll.unit.radius + view.data.rules.moving.contact + 1)
    for other in others:
        (x, y), far = other.at, other.radius
        if left - far <= x <= right + far and top - far <= y <= bottom + far:
            yield other


def _runs_into(unit: UnitView, path: Sequence[Point], spot: Point, apart: int) -> bool:
    """Whether a path leads through an enemy's base; one that is touched already may be left."""
    nearest = between(unit.at, spot)
    return any(
        gap.under(apart) and gap.shorter(nearest) for gap in (segment_gap(a, b, spot, spot) for a, b in legs(path))
    )


def _is_too_far(view: View, fellows: Sequence[UnitView], stroll: Stroll, charging: bool) -> bool:
    unit = stroll.unit
    if backwards(unit, stroll.path) > view.data.rules.moving.backwards:
        return True
    in_open, on_road = paces(view, unit, fellows, charging)
    used = share_of_move(view, unit, stroll.path, (allowance(in_open, unit), allowance(on_road, unit)))
    return used is None or used > 1


# --- orders


def refuse_moving(view: View, order: ActionOrder, price: int = 1) -> Refusal | None:
    """Why those who are active make no move of any kind now, beside where it would lead.

    They have shot and not stated a move, have too few actions, or have made the move they stated (SK-HIT-2, SK-HIT-3).
    """
    fellows = view.active()
    idle = refuse_action(view, order, 0)
    if idle is not None:
        return idle
    shot = [unit for unit in fellows if unit.shot]
    if any(not unit.will_move for unit in shot):
        return Refusal("already_acted")
    if any(unit.moves for unit in shot):
        return refuse_action(view, order, price) or Refusal("two_moves_planned")
    return refuse_action(view, order, price)


def refuse_move(view: View, order: MoveOrder) -> Refusal | None:
    """Why a move cannot be ordered."""
    refusal = refuse_moving(view, order)
    if refusal is not None:
        return refusal
    fellows = view.active()
    if fellows[0].is_inside:
        return Refusal("unreachable")
    found = plan(view, fellows, order.path)
    if found.refusal is None and found.in_rough and is_column(fellows) and not has_scout(fellows):
        most, done = view.data.rules.moving.column_in_rough, fellows[0].in_rough
        if done >= most:
            return Refusal("no_actions_left", {"needed": done + 1, "left": most})
    return found.refusal


def refuse_turn(view: View, order: TurnOrder) -> Refusal | None:
    """Why those who are active cannot turn on the spot (SK-MOVE-4)."""
    return refuse_moving(view, order)


class Walk:
    """Fighters who go their paths, each with the facing at its end."""

    __slots__ = ("in_rough", "strolls")

    def __init__(self, strolls: list[tuple[int, Stroll, Point]], in_rough: bool) -> None:
        self.strolls, self.in_rough = strolls, in_rough


class Turning:
    """Fighters who turn on the spot."""

    __slots__ = ("entities", "facing")

    def __init__(self, entities: list[int], facing: Point) -> None:
        self.entities, self.facing = entities, facing


def begin_move(battle: Battle, view: View, order: MoveOrder) -> None:
    """Put an accepted move on the agenda."""
    found = plan(view, view.active(), order.path)
    strolls = []
    for stroll in found.strolls:
        last = minus(stroll.path[-1], stroll.path[-2]) if len(stroll.path) > 1 else stroll.unit.facing
        strolls.append((battle.entity_of[stroll.unit.id], stroll, facing_of(order.facing or last)))
    battle.world.agenda.add(Walk(strolls, found.in_rough))


def begin_turn(battle: Battle, view: View, order: TurnOrder) -> None:
    """Put an accepted turn on the spot on the agenda."""
    entities = battle.entities([unit.id for unit in view.active()])
    battle.world.agenda.add(Turning(entities, facing_of(order.facing)))


# --- the system


def count_move(battle: Battle, entity: int) -> None:
    """Note that a fighter has made a move of any kind (SK-HIT-2, SK-HIT-3)."""
    moves = battle.world.get(entity, Activation).moves
    battle.world.change(entity, Activation, "moves", moves + 1)


class MovementSystem(System):
    """Takes fighters to where they go, and lets them turn."""

    def process(self) -> None:
        """Let everybody arrive."""
        battle, world = self.battle, self.battle.world
        for walk in world.agenda.take(Walk):
            for entity, stroll, facing in walk.strolls:
                self._arrive(entity, stroll, facing, walk.in_rough)
            world.agenda.add(Spend([entity for entity, _, _ in walk.strolls]))
        for turning in world.agenda.take(Turning):
            for entity in turning.entities:
                self._face(entity, turning.facing)
                count_move(battle, entity)
                battle.tell(FighterTurned(unit=battle.id_of(entity), facing=turning.facing), battle.viewers_of(entity))
            world.agenda.add(Spend(turning.entities))

    def _arrive(self, entity: int, stroll: Stroll, facing: Point, in_rough: bool) -> None:
        battle, world, unit = self.battle, self.battle.world, stroll.unit
        x, y = stroll.path[-1]
        world.change(entity, Position, "x", x)
        world.change(entity, Position, "y", y)
        self._face(entity, facing)
        count_move(battle, entity)
        climbed = unit.climbed or stroll.way.climbed
        world.change(entity, Activation, "walks", unit.walks + 1)
        world.change(entity, Activation, "in_rough", unit.in_rough + in_rough)
        world.change(entity, Activation, "climbed", climbed)
        ran = has_run(battle.data, unit.walks + 1, climbed)
        world.change(entity, Activation, "ran", ran)
        if stroll.way.crossed >= 0:
            crossing = ObstacleCrossed(unit=unit.id, obstacle=stroll.way.crossed, jumped=not stroll.way.climbed)
            battle.tell(crossing)
        battle.tell(FighterMoved(unit=unit.id, path=stroll.path, facing=facing, ran=ran))

    def _face(self, entity: int, facing: Point) -> None:
        world = self.battle.world
        world.change(entity, Facing, "x", facing[0])
        world.change(entity, Facing, "y", facing[1])
