"""SK-BUILD-1, SK-DETECT-1: what a side does not see never reaches its view, its refusals, its events or its undo.

Two battles differ only in where red hides; blue is told the same, until it looks there.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.orders import Refusal
from systems.skirmish import orders
from systems.skirmish.components import NO_BUILDING
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.setup import BattleSetup
from systems.skirmish.table import Building
from tests.systems.skirmish.fights import men, unit
from tests.systems.skirmish.tables import at, square, wild_order

HOUSES = (Building("farm", square(30, 20, 44, 34), 2), Building("barn", square(60, 50, 74, 64), 2))


def hiding(building: int, floor: int) -> SkirmishGame:
    units = (
        unit(0, 20, 27),
        unit(0, 20, 40),
        unit(0, 24, 60, kind="horse"),
        unit(1, 100, 45, facing=180),
        unit(1, 90, 20, inside=building, floor=floor, posture="hide"),
        unit(1, 90, 24, inside=building, floor=floor, posture="hide", facing=90),
    )
    setup = BattleSetup(sides=("blue", "red"), size=at(120, 90), units=units, buildings=HOUSES, seed=4)
    return new_game(setup, men())


def shown(game: SkirmishGame) -> dict[str, Any]:
    """All that blue's view says, but for its table, which is another object."""
    view = game.view(0)
    left_out = ("worked_out", "table", "start")
    return {name: getattr(view, name) for name in view.__struct_fields__ if name not in left_out}


@pytest.mark.parametrize("seed", range(10))
def test_blue_is_told_the_same_wherever_red_hides(seed: int) -> None:
    one, other, dice = hiding(0, 0), hiding(1, 1), random.Random(seed)
    accepted = 0
    for _ in range(200):
        side = one.view(0).go
        order = wild_order(one.view(side), dice)
        if side and not _is_idle(order):
            order = orders.EndActivationOrder(side=side)
        if isinstance(order, orders.DetectOrder | orders.EnterOrder):
            continue
        if side == 0:
            assert one.refuse(order) == other.refuse(order)
            assert one.undo_obstacle(0) == other.undo_obstacle(0)
        first, second = one.submit(order), other.submit(order)
        assert isinstance(first, Refusal) == isinstance(second, Refusal)
        if not isinstance(first, Refusal) and not isinstance(second, Refusal):
            assert one.told_to(0, first) == other.told_to(0, second)
            accepted += 1
        assert shown(one) == shown(other)
    assert accepted > 20


def _is_idle(order: Any) -> bool:
    """What somebody who hides may do and keep hidden, and what all do alike."""
    return isinstance(
        order,
        orders.ActivateOrder | orders.AimOrder | orders.TurnOrder | orders.EndActivationOrder | orders.EndTurnOrder,
    )


def test_the_two_battles_are_not_the_same() -> None:
    assert hiding(0, 0).state_digest() != hiding(1, 1).state_digest()


def test_looking_tells_them_apart() -> None:
    seen = []
    for game in (hiding(0, 0), hiding(1, 1)):
        assert isinstance(game.submit(orders.ActivateOrder(side=0, unit=1000)), list)
        told = game.submit(orders.DetectOrder(side=0, building=0), (5, 5))
        assert isinstance(told, list)
        seen.append(sorted(enemy.id for enemy in game.view(0).enemies()))
    assert seen == [[2000, 2001, 2002], [2000]]


def test_who_goes_in_meets_those_on_its_floor_and_no_others() -> None:
    for floor, met in ((0, [2000, 2001, 2002]), (1, [2000])):
        game = hiding(0, floor)
        for order in (
            orders.ActivateOrder(side=0, unit=1000),
            orders.MoveOrder(side=0, path=(at(29, 27),)),
            orders.EnterOrder(side=0, building=0),
        ):
            assert isinstance(game.submit(order), list)
        assert sorted(enemy.id for enemy in game.view(0).enemies()) == met
        assert game.undo_obstacle(0) == ("something_seen" if floor == 0 else "")
        assert game.view(0).units[1000].building != NO_BUILDING


def test_who_hides_shoots_at_nobody_outside() -> None:
    game = hiding(0, 0)
    assert isinstance(game.submit(orders.EndTurnOrder(side=0)), list)
    assert isinstance(game.submit(orders.ActivateOrder(side=1, unit=2001)), list)
    assert game.submit(orders.ShootOrder(side=1, target=1000)) == Refusal("line_blocked")
    assert isinstance(game.submit(orders.InsideOrder(side=1, posture="line")), list)
    shot = game.submit(orders.ShootOrder(side=1, target=1000))
    assert isinstance(shot, list)
