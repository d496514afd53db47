"""What players are told in Headquarters beside what happens: numbers of refusals, who is new, who needs no healing."""

from __future__ import annotations

from typing import Any

import pytest

from core.orders import Order, Refusal
from systems.headquarters import fighting, movement
from systems.headquarters.events import CityTaken, UnitCame, UnitHealed
from systems.headquarters.orders import AttackOrder, BuyOrder, EndTurnOrder, MoveOrder, RecruitOrder
from systems.headquarters.picture import advance, picture_of
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.setup import BattleSetup, CitySetup, UnitSetup
from tests.systems.headquarters.camps import data, pack


def board(*units: tuple[str, int, tuple[int, int]], **more: Any) -> HeadquartersGame:
    placed = tuple(UnitSetup(type=kind, side=side, at=at) for kind, side, at in units)
    given: dict[str, Any] = {"sides": ("blue", "red"), "rows": ("........",) * 3, "gold": (1000, 0), **more}
    return new_game(BattleSetup(units=placed, **given), pack().data)


BASES = (("headquarters", 0, (0, 0)), ("headquarters", 1, (7, 2)))


@pytest.mark.parametrize(
    ("order", "refusal"),
    [
        (
            AttackOrder(side=0, unit=100_001, at=(3, 0)),
            Refusal("below_minimum_range", {"needed": 2, "distance": 1}),
        ),
        (AttackOrder(side=0, unit=100_001, at=(7, 0)), Refusal("out_of_range", {"range": 3, "distance": 5})),
        (
            RecruitOrder(side=1, what="infantry", at=(6, 2)),
            Refusal("not_enough_gold", {"needed": 100, "left": 0}),
        ),
    ],
)
def test_a_refusal_says_how_much_is_missing(order: Order, refusal: Refusal) -> None:
    game = board(*BASES, ("artillery", 0, (2, 0)), ("infantry", 1, (3, 0)), ("infantry", 1, (7, 0)))
    assert game.submit(order) == refusal


def test_who_is_bought_wears_a_star_and_who_is_recruited_does_not() -> None:
    """HQ-SHOP-3."""
    game = board(*BASES, date="2026-01-01")
    assert "heavy_tank" in game.view(0).offers
    told = [
        *accepted(game, RecruitOrder(side=0, what="infantry", at=(1, 0))),
        *accepted(game, BuyOrder(side=0, what="heavy_tank", at=(0, 1))),
    ]
    assert [(event.type, event.star) for event in told if isinstance(event, UnitCame)] == [
        ("infantry", False),
        ("heavy_tank", True),
    ]
    assert {unit.kind.id: unit.star for unit in game.view(0).of(0)} == {
        "headquarters": False,
        "infantry": False,
        "heavy_tank": True,
    }


def test_who_is_whole_is_not_said_to_be_healed() -> None:
    """HQ-HEAL-1."""
    city = (CitySetup(at=(4, 0), side=0), CitySetup(at=(5, 0), side=0))
    units = (*BASES, ("infantry", 0, (4, 0)), ("infantry", 0, (5, 0)))
    placed = tuple(UnitSetup(type=kind, side=side, at=at, hp=9 if at == (5, 0) else None) for kind, side, at in units)
    setup = BattleSetup(sides=("blue", "red"), rows=("........",) * 3, units=placed, cities=city)
    game = new_game(setup, pack().data)
    told = [event for side in range(2) for event in accepted(game, EndTurnOrder(side=side))]
    assert [(event.unit, event.amount) for event in told if isinstance(event, UnitHealed)] == [(100_002, 1)]


def test_who_stands_in_a_city_of_its_own_does_not_take_it_again() -> None:
    """HQ-CITY-1."""
    city = (CitySetup(at=(4, 0), side=0), CitySetup(at=(5, 0), side=1))
    game = board(*BASES, ("infantry", 0, (4, 0)), ("infantry", 0, (5, 0)), cities=city)
    told = [event for side in range(2) for event in accepted(game, EndTurnOrder(side=side))]
    assert [(event.at, event.owner) for event in told if isinstance(event, CityTaken)] == [((5, 0), 0)]


def test_a_headquarters_may_attack() -> None:
    """HQ-RULE, section 3: its attack is 1."""
    game = board(*BASES, ("infantry", 1, (1, 0)))
    view = game.view(0)
    seat = view.units[100_000]
    assert fighting.may_attack(seat)
    assert [unit.cell for unit in fighting.targets(view, seat)] == [view.board.cell(1, 0)]


def test_a_headquarters_is_shown_no_cell_to_go_to() -> None:
    view = board(*BASES).view(0)
    assert [movement.stops(view, view.units[number]) for number in (100_000, 200_000)] == [0, 0]


def test_a_headquarters_that_a_mod_lets_move_is_not_shown_the_cell_it_stands_in() -> None:
    rolling = '[data.units.wagon]\nclass = "headquarters"\nhp = 9\nmove = 1\nattack = 1\ndefence = 1\nrange = [1, 1]\n'
    units = (UnitSetup(type="wagon", side=0, at=(1, 1)), UnitSetup(type="fort", side=1, at=(3, 0)))
    setup = BattleSetup(sides=("blue", "red"), rows=("....",) * 3, units=units)
    view = new_game(setup, data(rolling + "[data.terrain.plain]\ncost = 1\n")).view(0)
    assert view.board.sorted_xy(movement.stops(view, view.units[100_000])) == [(0, 1), (1, 0), (1, 2), (2, 1)]


def test_who_cannot_step_at_all_is_told_so_before_anything_of_the_cell() -> None:
    """As the contract of scenarios has it; who has a single step may take it."""
    kinds = "".join(
        f'[data.units.{name}]\nclass = "foot"\nhp = 9\nmove = {move}\nattack = 1\ndefence = 1\nrange = [1, 1]\n'
        for name, move in (("post", 0), ("snail", 1))
    )
    units = (UnitSetup(type="post", side=0, at=(1, 0)), UnitSetup(type="snail", side=0, at=(2, 0)))
    game = new_game(BattleSetup(sides=("blue", "red"), rows=("....",), units=units), data(kinds))
    for at in ((0, 0), (1, 0), (2, 0)):
        assert game.refuse(MoveOrder(side=0, unit=100_000, to=at)) == Refusal("unreachable")
    assert game.refuse(MoveOrder(side=0, unit=100_001, to=(1, 0))) == Refusal("occupied")
    accepted(game, MoveOrder(side=0, unit=100_001, to=(3, 0)))


def test_a_picture_that_was_copied_stays_as_it_was() -> None:
    """Watching goes back to a keyframe's picture: what has been told since must not have changed it."""
    game = board(*BASES, ("infantry", 0, (2, 0)), cities=(CitySetup(at=(3, 0)),))
    start = picture_of(game.view(0))
    moved = start.copy()
    orders: list[Order] = [
        MoveOrder(side=0, unit=100_001, to=(3, 0)),
        RecruitOrder(side=0, what="infantry", at=(1, 0)),
        EndTurnOrder(side=0),
        EndTurnOrder(side=1),
    ]
    for order in orders:
        for event in accepted(game, order):
            advance(moved, event)
    assert moved == picture_of(game.view(0))
    assert start == picture_of(board(*BASES, ("infantry", 0, (2, 0)), cities=(CitySetup(at=(3, 0)),)).view(0))


@pytest.mark.parametrize("adjacency", [4, 8])
def test_a_mod_may_let_units_go_and_strike_diagonally(adjacency: int) -> None:
    """HQ-BOARD-1 counts orthogonal steps because the data say so."""
    units = (UnitSetup(type="spear", side=0, at=(0, 0)), UnitSetup(type="fort", side=1, at=(3, 1)))
    setup = BattleSetup(sides=("blue", "red"), rows=("....",) * 2, units=units, gold=(0, 0))
    game = new_game(setup, data(f"[data.rules.grid]\nadjacency = {adjacency}\n"))
    accepted(game, MoveOrder(side=0, unit=100_000, to=(2, 0)))
    too_far = None if adjacency == 8 else Refusal("out_of_range", {"range": 1, "distance": 2})
    assert game.refuse(AttackOrder(side=0, unit=100_000, at=(3, 1))) == too_far


def accepted(game: HeadquartersGame, order: Order) -> list[Any]:
    told = game.submit(order)
    assert isinstance(told, list), told
    return [event for event, _ in told]
