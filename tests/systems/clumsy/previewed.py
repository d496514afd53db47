"""What a side's preview said of an order, compared with what the order then brought about.

Each comparison answers how the case counts: KEPT if it was compared, FILTERED if something the side could not see
interfered; it fails if preview and result differ. What interferes is told from the truth, never from the preview.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from core.board import cells_of
from core.events import Event
from core.orders import Order, Refusal
from systems.clumsy import alert, blast, capture, fire, healing, movement, patrol, supply
from systems.clumsy.events import (
    AlertSet,
    CraftFell,
    MoveStopped,
    ShotBlocked,
    ShotFired,
    UnitHit,
    UnitStepped,
)
from systems.clumsy.ground_events import MineExploded, StructureBuilt, StructureHit
from systems.clumsy.orders import (
    AlertOrder,
    BuildOrder,
    EndTurnOrder,
    FireOrder,
    MoveOrder,
    PatrolOrder,
    SupplyOrder,
    TowOrder,
    UnhitchOrder,
    UnitOrder,
)
from systems.clumsy.pipeline import ClumsyGame, refuse
from systems.clumsy.price import price_of
from systems.clumsy.structures import wear_of
from systems.clumsy.view import View
from tests.systems.clumsy import wild

KEPT, FILTERED = "kept", "filtered"


class Case(NamedTuple):
    """An order, what its side knew before and after, and the battle as it was and became."""

    order: Order
    before: View
    after: View
    told: list[Event]
    all_told: list[Event]
    """What happened, whoever may know."""
    was: ClumsyGame
    now: ClumsyGame


Counts = Counter[tuple[str, str]]


def try_all_kinds(game: ClumsyGame, dice: random.Random, counts: Counts) -> None:
    """Give an acceptable order of each kind in a copy of the game of its own, and compare."""
    for kind in wild.GENTLE:
        now = try_kind(game, kind, dice, counts)
        if kind is UnhitchOrder and now is not None:
            try_kind(now, TowOrder, dice, counts)


def try_kind(game: ClumsyGame, kind: type[Order], dice: random.Random, counts: Counts) -> ClumsyGame | None:
    """Give an acceptable order of this kind in a copy of the game, and compare; the copy, or None if there is none."""
    view = game.view(game.view(0).turn)
    order = acceptable(view, kind, dice)
    if order is None:
        return None
    now = game.copy()
    told = now.submit(order)
    assert not isinstance(told, Refusal), (order, told)
    events = [event for event, _ in told]
    case = Case(order, view, now.view(view.side), now.told_to(view.side, told), events, game, now)
    for name, how in compared(case):
        counts[name, how] += 1
    return now


def acceptable(view: View, kind: type[Order], dice: random.Random) -> Order | None:
    """An order of this kind that the side may give; None if none was found."""
    for _ in range(60):
        order = wild.any_order(view, kind, dice)
        if refuse(view, order) is None and order.side == view.side:
            return order
    return None


def compared(case: Case) -> Iterator[tuple[str, str]]:
    """Each preview of this order with how it counts."""
    name = type(case.order).__name__
    if isinstance(case.order, EndTurnOrder):
        yield from _end_of_turn(case)
        return
    yield f"{name} price", _price(case)
    if type(case.order) in _RESULTS:
        yield from _RESULTS[type(case.order)](case)


# --- what disturbs


def _answered(case: Case) -> bool:
    """Whether somebody on alert fired, seen or not."""
    return any(isinstance(event, ShotFired) and event.on_alert for event in case.all_told)


def _violent(case: Case) -> bool:
    """Whether somebody or something was hit, whether the side could see it or not."""
    return any(isinstance(event, UnitHit | StructureHit) for event in case.all_told)


def _was_stopped(case: Case) -> bool:
    return any(isinstance(event, MoveStopped | MineExploded) for event in case.all_told) or _answered(case)


def _unknown_ground(case: Case, cells: tuple[int, ...]) -> bool:
    """Whether the ground of these cells is not as the side knows it."""
    true, known = case.was.battle.field.ground, case.before.field.ground
    return any(
        (true.burning ^ known.burning) >> cell & 1 or true.terrain_at(cell) != known.terrain_at(cell) for cell in cells
    )


def _unseen_general(case: Case) -> bool:
    return list(case.was.battle.field.generals) != list(case.before.field.generals)


def _unit_after(case: Case, unit: int) -> tuple[int, int, tuple[int, ...]] | None:
    found = case.after.living(unit)
    return None if found is None else (found.action_points, found.fuel, found.rounds)


# --- previews of orders


def _price(case: Case) -> str:
    """Points, fuel and rounds that the order took."""
    assert isinstance(case.order, UnitOrder)
    unit = case.before.units[case.order.unit]
    if isinstance(case.order, MoveOrder):
        way = movement.planned_way(case.before, case.order)
        assert way is not None
        if _was_stopped(case) or _unknown_ground(case, way.cells):
            return FILTERED
    left = _unit_after(case, unit.id)
    if left is None:
        return FILTERED  # it was lost, by fire, by its own shell or beyond its link
    price = price_of(case.before, case.order)
    refilled = isinstance(case.order, SupplyOrder) and case.order.target in (0, unit.id)
    assert left[0] == unit.action_points - price.points, (case.order, price, left)
    if not refilled:
        assert left[1] == unit.fuel - price.fuel, (case.order, price, left)
        assert sum(left[2]) == sum(unit.rounds) - price.rounds, (case.order, price, left)
    return KEPT


def _hit(case: Case, unit: int) -> list[UnitHit]:
    return [event for event in case.told if isinstance(event, UnitHit) and event.unit == unit]


def _move(case: Case) -> Iterator[tuple[str, str]]:
    """The way gone is the way shown."""
    assert isinstance(case.order, MoveOrder)
    way = movement.planned_way(case.before, case.order)
    assert way is not None
    if _was_stopped(case) or _unknown_ground(case, way.cells) or case.after.living(case.order.unit) is None:
        yield "MoveOrder way", FILTERED
        return
    gone = [
        event.to
        for event in case.told
        if isinstance(event, UnitStepped) and event.unit == case.order.unit and not event.towed
    ]
    assert gone == [case.before.board.xy(cell) for cell in way.cells], (case.order, gone)
    yield "MoveOrder way", KEPT


def _fire(case: Case) -> Iterator[tuple[str, str]]:
    """The damage shown is the damage done: to the unit, to the structure, to those in the sweep."""
    assert isinstance(case.order, FireOrder)
    view, order = case.before, case.order
    weapon, target = view.data.weapons[fire.chosen_weapon(view, order)], view.board.cell(*order.at)
    layer = fire.layer_aimed_at(view, view.units[order.unit], weapon, target, order.what)
    known = view.field.structures.get(target) if layer != "air" else None
    aimed_at = known if layer == "structure" else None
    standing = view.over.get(target) if layer == "air" else view.at.get(target)
    disturbed = any(isinstance(event, ShotBlocked) for event in case.told) or _answered(case)
    worn = [event for event in case.told if isinstance(event, StructureHit) and event.at == order.at]
    if aimed_at is not None:
        yield "FireOrder structure", FILTERED if disturbed else KEPT
        assert disturbed or [hit.damage for hit in worn] == [min(aimed_at.hp, weapon.base_damage)], order
    elif standing is not None:
        disturbed = disturbed or _unseen_general(case)
        yield "FireOrder damage", FILTERED if disturbed else KEPT
        shown = fire.preview(view, weapon, standing)
        if not disturbed:
            assert _hit(case, standing.id)[0].damage == min(standing.hp, shown.total), (order, shown)
            if known is not None and (wear := wear_of(view.data.rules, shown.base)):
                yield "FireOrder wear", KEPT
                assert [hit.damage for hit in worn] == [min(known.hp, wear)], order
    if weapon.blast and layer != "air":
        # a drone that falls with its operator hits others: the preview speaks of the shell alone
        disturbed = disturbed or _unseen_general(case) or any(isinstance(event, CraftFell) for event in case.all_told)
        yield "FireOrder sweep", FILTERED if disturbed else KEPT
        shown_sweep = {one.unit.id: min(one.unit.hp, one.damage) for one in blast.caught_by(view, weapon, target)}
        aimed = standing.id if standing is not None else 0
        done = {
            event.unit: event.damage
            for event in case.told
            if isinstance(event, UnitHit) and event.unit in view.units and event.unit != aimed
        }
        assert disturbed or done == {unit: damage for unit, damage in shown_sweep.items() if damage}, order


def _alert(case: Case) -> Iterator[tuple[str, str]]:
    assert isinstance(case.order, AlertOrder)
    unit = case.before.units[case.order.unit]
    kept = [event.shots for event in case.told if isinstance(event, AlertSet)]
    assert kept == [alert.shots_kept(case.before, unit)], case.order
    yield "AlertOrder shots", KEPT


def _patrol(case: Case) -> Iterator[tuple[str, str]]:
    """Sent on patrol and then passing: it fires at whom it was shown to fire at, or goes to the first rim cell."""
    assert isinstance(case.order, PatrolOrder)
    unit = case.after.units[case.order.unit]
    others = any(own.patrol >= 0 and own.id < unit.id for own in case.after.own)
    if others:
        yield "PatrolOrder round", FILTERED
        return
    aim = patrol.first_target(case.after, unit)
    passing = case.now.copy()
    told = passing.submit(EndTurnOrder(side=unit.side))
    assert not isinstance(told, Refusal)
    events = passing.told_to(unit.side, told)
    first = next(
        (e for e in events if isinstance(e, ShotFired | UnitStepped | AlertSet) and e.unit == unit.id),
        None,
    )
    if aim is not None:
        assert isinstance(first, ShotFired), (case.order, first)
        assert (first.at, first.weapon) == (case.after.board.xy(aim[0].cell), aim[1])
        yield "PatrolOrder round", KEPT
        return
    if isinstance(first, UnitStepped):
        zone = patrol.zone_of(case.after.board, case.after.data, unit.patrol)
        assert zone >> case.after.board.cell(*first.to) & 1
        assert case.after.field.ground.burning >> case.after.board.cell(*first.to) & 1 == 0
    yield "PatrolOrder round", KEPT


def _supply(case: Case) -> Iterator[tuple[str, str]]:
    assert isinstance(case.order, SupplyOrder)
    target = case.after.living(case.order.target or case.order.unit)
    assert target is not None
    assert supply.is_full(case.after.data, target)
    yield "SupplyOrder full", KEPT


def _build(case: Case) -> Iterator[tuple[str, str]]:
    """One part more than is known, with the hit points that the site has."""
    assert isinstance(case.order, BuildOrder)
    view, kind = case.before, case.before.data.structures[case.order.what]
    known = view.field.structures.get(view.board.cell(*case.order.at))
    told = [event for event in case.told if isinstance(event, StructureBuilt)]
    parts, hp = (known.progress, known.hp) if known is not None else (0, kind.hp)
    assert [(each.progress, each.hp, each.built) for each in told] == [(parts + 1, hp, parts + 1 >= kind.build_turns)]
    yield "BuildOrder part", KEPT


# --- the end of a turn


def _end_of_turn(case: Case) -> Iterator[tuple[str, str]]:
    yield from _captures(case)
    yield from _healing(case)


def _captures(case: Case) -> Iterator[tuple[str, str]]:
    view, battle = case.before, case.was.battle
    for unit in view.own:
        left = capture.turns_to_take(view, unit)
        if unit.cell not in dict(view.points):
            continue
        after = dict(case.after.points)[unit.cell], dict(case.after.captures).get(unit.cell, 0)
        if left is None:
            assert after[1] == 0 or _violent(case), case.order
            continue
        fell = case.after.living(unit.id) is None
        if fell or capture.is_contested(battle.field, unit.side, unit.cell):
            yield "capture count", FILTERED  # by an enemy that the side does not see, or by fire
            continue
        wanted = view.data.rules.capture.turns
        assert after == ((unit.side, 0) if left == 1 else (dict(view.points)[unit.cell], wanted - left + 1)), after
        yield "capture count", KEPT


def _healing(case: Case) -> Iterator[tuple[str, str]]:
    """What the next side's units will have when its turn starts, as that side sees it before."""
    following = (case.order.side + 1) % len(case.before.side_names)
    view, after = case.was.view(following), case.now.view(following)
    if after.ended:
        return
    for unit in view.own:
        shown = healing.hp_next_turn(view, unit)
        if _violent(case):
            if shown > unit.hp:
                yield "healing", FILTERED
            continue
        left = after.living(unit.id)
        assert left is not None
        assert left.hp == shown, (unit.id, unit.kind.id, shown, left.hp)
        if shown > unit.hp:
            yield "healing", KEPT


_RESULTS: dict[type[Order], Callable[[Case], Iterator[tuple[str, str]]]] = {
    MoveOrder: _move,
    FireOrder: _fire,
    AlertOrder: _alert,
    PatrolOrder: _patrol,
    SupplyOrder: _supply,
    BuildOrder: _build,
}
"""The previews of each kind of order besides its price."""


def reach_is_what_is_accepted(view: View, dice: random.Random) -> int:
    """Every cell shown as reachable is accepted as a goal, and no other near by; how many were asked.

    Drones are accepted beyond their link, which is not shown (DRONE-1).
    """
    if not view.own:
        return 0
    unit = dice.choice(view.own)
    shown = movement.stops(view, unit, movement.reach(view, unit))
    near = view.board.cells(view.board.disk(unit.cell, 8) & view.board.full)
    for cell in near:
        order = MoveOrder(side=view.side, unit=unit.id, to=view.board.xy(cell))
        accepted, is_shown = refuse(view, order) is None, bool(shown >> cell & 1)
        assert accepted == is_shown or (accepted and unit.kind.unit_class == "drone"), (unit.kind.id, order)
    assert set(cells_of(shown)) <= set(near) or unit.action_points > 8
    return len(near)
