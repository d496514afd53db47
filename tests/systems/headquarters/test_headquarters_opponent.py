"""The opponent of Headquarters: HQ-SOLO-1, and what it has to find on small boards set up by hand."""

from __future__ import annotations

from typing import Any

import pytest

from core.orders import Order
from core.packs.location import pack_folder
from core.rulesets import ruleset
from systems.headquarters.ai.opponent import Opponent
from systems.headquarters.ai.personality import load_personalities
from systems.headquarters.ai.playing import Computers
from systems.headquarters.maps import load_map
from systems.headquarters.orders import AttackOrder, BuyOrder, EndTurnOrder, MoveOrder, RecruitOrder
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.setup import BattleSetup, CitySetup, UnitSetup
from tests.systems.headquarters.camps import pack, wild_setup

Placed = tuple[str, int, tuple[int, int]] | tuple[str, int, tuple[int, int], int]
"""Type, camp, cell, and hit points if not all."""


def board(*units: Placed, rows: tuple[str, ...] = ("........",) * 5, **more: Any) -> HeadquartersGame:
    """A battle of two camps with no gold, unless more is given; a unit may have fewer hit points than when whole."""
    placed = tuple(UnitSetup(type=kind, side=side, at=at, hp=hp[0] if hp else None) for kind, side, at, *hp in units)
    given = {"sides": ("blue", "red"), "gold": (0, 0), **more}
    return new_game(BattleSetup(rows=rows, units=placed, **given), pack().data)


def orders_of(game: HeadquartersGame, side: int = 0) -> list[Order]:
    """All that the opponent does in a turn."""
    seat, given = Opponent(side), []
    while not isinstance(order := seat.next_order(game.view(side)), EndTurnOrder):
        given.append(order)
        assert isinstance(game.submit(order), list), order
        if game.view(side).ended:
            break
    return given


BASES = (("headquarters", 0, (0, 4)), ("headquarters", 1, (7, 0)))


def test_it_takes_a_headquarters_that_falls() -> None:
    units = (("headquarters", 0, (0, 4)), ("tank", 0, (4, 0)), ("infantry", 1, (4, 1)))
    game = board(*units, ("headquarters", 1, (7, 0), 1))
    orders_of(game)
    assert game.view(0).winner == 0


def test_infantry_goes_to_a_city_and_stays_there() -> None:
    game = board(*BASES, ("infantry", 0, (1, 4)), rows=("........", "........", "...C....", "........", "........"))
    for _ in range(3):
        orders_of(game)
        game.submit(EndTurnOrder(side=0))
        game.submit(EndTurnOrder(side=1))
    assert game.view(0).cities[game.view(0).board.cell(3, 2)] == 0


def test_a_gun_does_not_move_when_it_has_a_target() -> None:
    game = board(*BASES, ("artillery", 0, (3, 2)), ("tank", 1, (5, 2)))
    [first, *_] = orders_of(game)
    assert first == AttackOrder(side=0, unit=100_001, at=(5, 2))


def test_a_tank_moves_up_to_strike() -> None:
    game = board(*BASES, ("tank", 0, (1, 2)), ("artillery", 1, (6, 2)))
    first, second = orders_of(game)[:2]
    assert isinstance(first, MoveOrder)
    assert second == AttackOrder(side=0, unit=100_001, at=(6, 2))


def test_who_has_gold_recruits_infantry_first() -> None:
    game = board(
        *BASES, gold=(400, 0), date="2026-01-31", rows=("........", "........", "...C....", "........", "........")
    )
    recruits = [order for order in orders_of(game) if isinstance(order, RecruitOrder)]
    assert recruits
    assert recruits[0].what == "infantry"


def test_funds_are_raised_early() -> None:
    cities = tuple(CitySetup(at=(x, 0), side=0) for x in range(5))
    infantry = (("infantry", 0, (0, 1)), ("infantry", 0, (1, 1)))
    game = board(*BASES, *infantry, gold=(200, 0), date="2026-01-31", cities=cities)
    assert BuyOrder(side=0, what="fund_raising") in orders_of(game)


def test_a_turn_ends() -> None:
    game = board(*BASES)
    assert orders_of(game) == []


@pytest.mark.parametrize("name", ["classic", "delta", "four_corners"])
def test_computer_camps_play_all_at_once_and_are_never_refused(name: str) -> None:
    found = load_map(pack(), name)
    game = new_game(found.battle(2, round_limit=6), pack().data)
    computers = Computers(game, {side: Opponent(side) for side in range(len(found.sides))})
    while computers.step():
        pass
    assert game.view(0).ended
    assert computers.refusals == 0
    assert computers.orders > 20


def test_they_move_while_a_person_thinks_and_finish_when_he_ends_his_turn() -> None:
    """HQ-SOLO-1."""
    found = load_map(pack(), "classic")
    game = new_game(found.battle(3), pack().data)
    computers = Computers(game, {1: Opponent(1)})
    before = {unit.id: unit.cell for unit in game.view(0).of(1)}
    for _ in range(3):
        assert computers.step()
    assert {unit.id: unit.cell for unit in game.view(0).of(1)} != before
    assert game.view(0).turn == 1
    game.submit(EndTurnOrder(side=0))
    computers.finish()
    assert game.view(0).turn == 2
    assert not game.view(0).own.ready


def test_an_opponent_plays_as_its_personality_is_called() -> None:
    rules, setup = ruleset("headquarters"), wild_setup(1)
    names = load_personalities(pack_folder("headquarters"))
    assert set(names) == {"steady", "raider", "banker"}
    manners = [rules.thinker(0, name, b"", setup, pack().data).manner for name in ("", *names)]  # type: ignore[attr-defined]
    assert manners == [names["steady"], *names.values()]
    with pytest.raises(KeyError):
        rules.thinker(0, "nobody", b"", setup, pack().data)
    with pytest.raises(ValueError, match="mind"):
        rules.thinker(0, "", b"x", setup, pack().data)


@pytest.mark.parametrize(("first", "second"), [((0, 4), (8, 4)), ((4, 0), (4, 8))])
def test_of_ways_that_are_worth_the_same_none_is_preferred(first: tuple[int, int], second: tuple[int, int]) -> None:
    """Whoever stands at the top or the left is no better a victim."""
    went = set()
    for day in range(1, 29):
        units = (
            ("headquarters", 0, (8, 8)),
            ("tank", 0, (4, 4)),
            ("headquarters", 1, first),
            ("headquarters", 2, second),
        )
        rows = (".........",) * 9
        game = board(*units, rows=rows, sides=("blue", "red", "green"), gold=(0, 0, 0), date=f"2026-02-{day:02}")
        order = Opponent(0).next_order(game.view(0))
        assert isinstance(order, MoveOrder)
        went.add(min((first, second), key=lambda goal, to=order.to: abs(goal[0] - to[0]) + abs(goal[1] - to[1])))
    assert went == {first, second}


def test_the_wounded_go_to_a_city_of_theirs_and_stay_until_they_are_healed() -> None:
    rows = ("........", "........", "...C....", "........", "........")
    home = (CitySetup(at=(3, 2), side=0), CitySetup(at=(7, 4), side=1))
    game = board(*BASES, ("infantry", 0, (4, 3), 3), rows=rows, cities=home)
    orders_of(game)
    city = game.view(0).board.cell(3, 2)
    assert game.view(0).units[100_001].cell == city
    for _ in range(2):
        game.submit(EndTurnOrder(side=0))
        game.submit(EndTurnOrder(side=1))
        orders_of(game)
    assert (game.view(0).units[100_001].cell, game.view(0).units[100_001].hp) == (city, 7)


def test_a_gun_stays_as_far_behind_as_it_fires() -> None:
    game = board(*BASES, ("artillery", 0, (3, 0)))
    orders_of(game)
    view = game.view(0)
    assert view.board.distance(view.units[100_001].cell, view.board.cell(7, 0)) == 3


def test_who_is_nearest_comes_home_when_an_enemy_is_near_its_headquarters() -> None:
    rows = ("................",) * 5
    base = (("headquarters", 0, (0, 4)), ("headquarters", 1, (15, 0)))
    away = ("tank", 0, (8, 2))
    alone, visited = board(*base, away, rows=rows), board(*base, away, ("infantry", 1, (1, 3)), rows=rows)
    cells = []
    for game in (alone, visited):
        orders_of(game)
        cells.append(game.view(0).board.xy(game.view(0).units[100_001].cell))
    assert cells[0][0] > 8 > cells[1][0]
