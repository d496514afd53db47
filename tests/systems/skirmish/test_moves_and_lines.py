"""What holds of every move and every line on wild tables: SK-GEO-1, SK-MOVE-1, SK-OBST-1, SK-LINE-1, SK-COLUMN-1."""

from __future__ import annotations

import math
import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.orders import Refusal
from systems.skirmish import line
from systems.skirmish.events import FighterMoved, ObstacleCrossed
from systems.skirmish.geometry import legs, touch
from systems.skirmish.orders import ActivateOrder, EndActivationOrder, EndTurnOrder, MoveOrder
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.setup import GroupSetup
from systems.skirmish.table import Obstacle
from systems.skirmish.view import UnitView
from tests.systems.skirmish.fights import battle, done, unit
from tests.systems.skirmish.tables import at, pack, wild_order, wild_setup

LONGEST = {"infantry": 12, "cavalry": 20, "wagon": 16}


@pytest.mark.parametrize("seed", range(16))
def test_nobody_goes_further_than_it_may_or_through_walls(seed: int) -> None:
    game, dice = new_game(wild_setup(seed), pack().data), random.Random(seed)
    moves = 0
    for _ in range(240):
        told = game.submit(wild_order(game.view(game.view(0).go), dice))
        if isinstance(told, Refusal):
            continue
        crossed = {event.unit: event.obstacle for event, _ in told if isinstance(event, ObstacleCrossed)}
        for event, _ in told:
            if isinstance(event, FighterMoved):
                look_at_move(game, event, crossed.get(event.unit, -1))
                moves += 1
    assert moves


def look_at_move(game: SkirmishGame, event: FighterMoved, crossed: int) -> None:
    kind = game.view(event.unit // 1000 - 1).units[event.unit].kind
    whole = sum(math.dist(a, b) for a, b in legs(event.path))
    assert whole <= LONGEST[kind.move] * 1000 + 1
    for wall in game.battle.table.walls:
        through = any(touch(a, b, wall.start, wall.end) for a, b in legs(event.path))
        assert not through or (wall.building < 0 and (wall.obstacle == crossed or kind.move == "cavalry"))
        assert not through or kind.move != "wagon"


@pytest.mark.parametrize("seed", range(10))
def test_distances_contact_and_lines_are_the_same_from_either_end(seed: int) -> None:
    game = new_game(wild_setup(seed), pack().data)
    units = list({one.id: one for side in range(2) for one in game.view(side).units.values()}.values())
    for one in units:
        for other in units:
            if one.id < other.id:
                look_at_pair(game, one, other)


def look_at_pair(game: SkirmishGame, one: UnitView, other: UnitView) -> None:
    there, back = game.view(0), game.view(1)
    first, second = line.gap(there, one, other), line.gap(back, other, one)
    assert Fraction(first.squared, first.parts) == Fraction(second.squared, second.parts)
    assert line.in_contact(there, one, other) == line.in_contact(there, other, one)
    start, end = line.ends_of_line(there, one, other)
    assert line.ends_of_line(there, other, one) == (end, start)
    besides = tuple(unit.building for unit in (one, other) if unit.is_inside)
    table = there.table
    assert table.is_blocked(start, end, besides) == table.is_blocked(end, start, besides)


numbers = st.integers(8_000, 82_000)


@given(numbers, numbers, st.integers(-13_000, 13_000), st.integers(-13_000, 13_000))
@settings(max_examples=150)
def test_a_first_move_is_twelve_centimetres_and_not_a_hair_more(x: int, y: int, dx: int, dy: int) -> None:
    game = battle(unit(0, x / 1000, y / 1000, facing=_degrees(dx, dy)), unit(1, 119, 89))
    done(game, ActivateOrder(side=0, unit=1000))
    here = game.view(0).units[1000].at
    goal = here[0] + dx, here[1] + dy
    refusal = game.refuse(MoveOrder(side=0, path=(goal,)))
    whole = math.isqrt(dx * dx + dy * dy)
    if not game.battle.table.holds(goal):
        assert refusal == Refusal("out_of_bounds")
    elif whole > 0 and dx * dx + dy * dy <= 12_000**2 and math.dist(goal, (119_000, 89_000)) > 2_000:
        assert refusal is None
    elif whole >= 12_000:
        assert refusal is not None
        assert refusal.reason in ("unreachable", "occupied")


def _degrees(dx: int, dy: int) -> int:
    return round(math.degrees(math.atan2(dy, dx)))


@given(st.integers(-30, 30), st.integers(3, 40), st.integers(8, 30))
@settings(max_examples=100)
def test_no_path_leads_through_a_wall_unseen(slant: int, gap: int, height: int) -> None:
    """A wall with a gate: whoever is on its other side in one move went through the gate or climbed it."""
    top, bottom = 45 - gap / 20, 45 + gap / 20
    wall = (Obstacle("wall", (at(60, 0), at(60, top))), Obstacle("wall", (at(60, bottom), at(60, 90))))
    game = battle(unit(0, 56, 45, kind="horse"), obstacles=wall)
    done(game, ActivateOrder(side=0, unit=1000))
    goal = at(60 + height / 5, 45 + slant / 10)
    middle = at(60, 45)
    accepted = game.refuse(MoveOrder(side=0, path=(middle, goal))) is None
    if gap / 10 < 4 - 0.2:  # the base is four wide, and a millimetre each side is contact
        assert not accepted


@pytest.mark.parametrize("seed", range(12))
def test_a_column_follows_and_nobody_of_it_goes_further_than_its_head(seed: int) -> None:
    dice = random.Random(seed)
    members = [unit(0, 30 - 2.6 * place, 45) for place in range(5)]
    group = GroupSetup(members=tuple(range(5)), formation="column", name="g")
    game = battle(*members, unit(1, 119, 2), groups=(group,))
    for _ in range(40):
        view = game.view(0)
        if not view.active():
            done(game, ActivateOrder(side=0, group=1))
            continue
        x, y = view.units[1000].at
        path = tuple((x + dice.randint(0, 6_000), y + dice.randint(-6_000, 6_000)) for _ in range(dice.choice((1, 2))))
        told = game.submit(MoveOrder(side=0, path=path))
        if isinstance(told, Refusal):
            game.submit(EndActivationOrder(side=0))
            game.submit(EndTurnOrder(side=1))
            continue
        ways = {event.unit: event.path for event, _ in told if isinstance(event, FighterMoved)}
        whole = {number: sum(math.dist(a, b) for a, b in legs(way)) for number, way in ways.items()}
        assert all(one <= whole[1000] + 5 for one in whole.values())


@pytest.mark.parametrize(("beside", "reason"), [(1.9, "unreachable"), (2.0, None)])
def test_a_path_is_barred_by_a_base_that_only_its_edge_would_touch(beside: float, reason: str | None) -> None:
    # bases of 2 cm: middles have to be 2 cm apart; the foe stands beside the middle of the way
    game = battle(unit(0, 20, 20), unit(1, 26, 20 + beside, 180))
    done(game, ActivateOrder(side=0, unit=1000))
    told = game.submit(MoveOrder(side=0, path=(at(32, 20),)))
    assert (told.reason if isinstance(told, Refusal) else None) == reason
