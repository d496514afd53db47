"""What holds of every battle of Headquarters, over random ones with everything in them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.orders import Refusal, UndoOrder
from core.rulesets import ruleset
from core.scenario_steps import REASONS
from systems.headquarters.events import UnitHit
from systems.headquarters.orders import BuyOrder, EndTurnOrder, RecruitOrder, SurrenderOrder
from systems.headquarters.picture import Picture, advance, picture_of
from systems.headquarters.pipeline import HeadquartersGame, new_game
from systems.headquarters.setup import BattleSetup, UnitSetup
from tests.systems.headquarters.camps import data, pack, wild_order, wild_setup
from tests.systems.headquarters.lookups import lookups

SEEDS = range(24)
ORDERS = 160


def played(seed: int, orders: int = ORDERS) -> HeadquartersGame:
    game, dice = new_game(wild_setup(seed), pack().data), random.Random(seed)
    for _ in range(orders):
        game.submit(wild_order(game.view(dice.randrange(len(game.battle.start.side_names))), dice))
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_ordered_the_rules_hold(seed: int) -> None:
    game, dice = new_game(wild_setup(seed), pack().data), random.Random(seed)
    sides = len(game.battle.start.side_names)
    pictures = [picture_of(game.view(side)) for side in range(sides)]
    for _ in range(ORDERS):
        side = dice.randrange(sides)
        order, before = wild_order(game.view(side), dice), game.state_digest()
        said = game.refuse(order)
        outcome = game.submit(order)
        assert (outcome if isinstance(outcome, Refusal) else None) == said
        if isinstance(outcome, Refusal):
            assert outcome.reason in (*REASONS, "nothing_to_undo", "shot_fired", "turn_over")
            assert game.state_digest() == before
            says_how_much(outcome)
            continue
        for one in range(sides):
            pictures[one] = followed(pictures[one], game, outcome, one)
            assert pictures[one] == picture_of(game.view(one))
        assert lookups(game.battle) == lookups(game.battle.rebuilt())
        view = game.view(0)
        for cell, here in view.at.items():
            assert len({unit.side for unit in here}) == 1
            assert [unit.kind.is_headquarters for unit in here] in ([False], [True], [False, True])
            assert all(unit.cell == cell and 0 < unit.hp <= unit.kind.hp for unit in here)
        assert all(camp.gold >= 0 for camp in view.camps)


def says_how_much(refusal: Refusal) -> None:
    """The numbers that the texts shown to players name are there, and they are why the order is refused."""
    numbers = dict(refusal.numbers)
    if refusal.reason == "not_enough_gold":
        assert numbers.pop("needed") > numbers.pop("left")
    elif refusal.reason == "below_minimum_range":
        assert numbers.pop("distance") < numbers.pop("needed")
    elif refusal.reason == "out_of_range":
        assert numbers.pop("distance") > numbers.pop("range")
    assert not numbers


def followed(picture: Picture, game: HeadquartersGame, told: object, side: int) -> Picture:
    """The picture moved on by what was told; after an order that was taken back, the one of the view."""
    assert isinstance(told, list)
    if any(type(event).__name__ == "OrderTakenBack" for event, _ in told):
        return picture_of(game.view(side))
    for event in game.told_to(side, told):
        advance(picture, event)
    return picture


def test_everything_there_is_happens_in_these_battles() -> None:
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        game, dice = new_game(wild_setup(seed), pack().data), random.Random(seed)
        for _ in range(ORDERS):
            outcome = game.submit(wild_order(game.view(dice.randrange(len(game.battle.start.side_names))), dice))
            if not isinstance(outcome, Refusal):
                seen.update(type(event).__name__ for event, _ in outcome)
    wanted = {kind.__name__ for kind in ruleset("headquarters").event_type.__args__}
    assert not wanted - set(seen), sorted(wanted - set(seen))


def test_the_same_orders_give_the_same_battle() -> None:
    for seed in (1, 2, 3):
        one, other = played(seed), played(seed)
        assert (one.chain, one.state_digest()) == (other.chain, other.state_digest())


def test_another_seed_gives_another_battle() -> None:
    assert played(1).chain != played(4).chain


@pytest.mark.parametrize("seed", range(8))
def test_an_order_taken_back_leaves_no_trace(seed: int) -> None:
    game, dice = new_game(wild_setup(seed), pack().data), random.Random(seed)
    sides, undone = len(game.battle.start.side_names), 0
    for _ in range(ORDERS):
        side = dice.randrange(sides)
        before, order = game.state_digest(), wild_order(game.view(side), dice)
        if isinstance(order, UndoOrder) or isinstance(game.submit(order), Refusal):
            continue
        if not game.undo_obstacle(side):
            assert not isinstance(game.submit(UndoOrder(side=side)), Refusal)
            assert game.state_digest() == before
            assert lookups(game.battle) == lookups(game.battle.rebuilt())
            undone += 1
            game.submit(order)
    assert undone


def test_an_air_strike_stays_given_and_so_does_a_battle_it_has_won() -> None:
    units = (UnitSetup(type="headquarters", side=0, at=(0, 0)), UnitSetup(type="headquarters", side=1, at=(3, 0), hp=3))
    setup = BattleSetup(sides=("blue", "red"), rows=("....",), units=units, gold=(500, 0), date="2026-01-02")
    game = new_game(setup, data())
    assert not isinstance(game.submit(BuyOrder(side=0, what="air_strike", at=(3, 0))), Refusal)
    assert game.view(0).ended
    assert game.submit(UndoOrder(side=0)) == Refusal("shot_fired")
    assert game.view(0).ended


def test_a_copy_is_a_battle_of_its_own() -> None:
    game = played(3, 40)
    copy, before = game.copy(), game.state_digest()
    assert copy.state_digest() == before
    dice = random.Random(5)
    for _ in range(60):
        copy.submit(wild_order(copy.view(dice.randrange(len(copy.battle.start.side_names))), dice))
    assert copy.state_digest() != before
    assert game.state_digest() == before


def test_data_of_its_own_makes_another_battle() -> None:
    assert "spear" in data().units
    assert "spear" not in pack().data.units


def test_after_the_last_turn_it_is_a_draw() -> None:
    units = tuple(UnitSetup(type="headquarters", side=side, at=(3 * side, 0)) for side in range(2))
    game = new_game(BattleSetup(sides=("blue", "red"), rows=("....",), units=units, round_limit=2), pack().data)
    for turn in (1, 2):
        assert (game.view(0).turn, game.view(0).ended) == (turn, False)
        for side in range(2):
            game.submit(EndTurnOrder(side=side))
    moment = ruleset("headquarters").moment(game)
    assert (moment.ended, moment.winner, moment.reason) == (True, -1, "round_limit")
    assert game.view(0).turn == 2


def test_who_wins_in_the_last_turn_has_won() -> None:
    units = tuple(UnitSetup(type="headquarters", side=side, at=(3 * side, 0)) for side in range(2))
    game = new_game(BattleSetup(sides=("blue", "red"), rows=("....",), units=units, round_limit=1), pack().data)
    game.submit(EndTurnOrder(side=0))
    game.submit(SurrenderOrder(side=1))
    moment = ruleset("headquarters").moment(game)
    assert (moment.ended, moment.winner, moment.reason) == (True, 0, "surrender")


def test_units_are_numbered_in_the_order_in_which_they_come() -> None:
    units = tuple(UnitSetup(type="headquarters", side=side, at=(1 + 4 * side, 1)) for side in range(2))
    setup = BattleSetup(sides=("blue", "red"), rows=(".......",) * 3, units=units, gold=(1000, 0))
    game = new_game(setup, pack().data)
    for at in ((1, 0), (0, 1), (2, 1)):
        assert not isinstance(game.submit(RecruitOrder(side=0, what="infantry", at=at)), Refusal)
    assert [unit.id for unit in game.view(0).of(0)] == [100_000, 100_001, 100_002, 100_003]


def test_the_bomb_wounds_everybody_who_has_more_than_one_hit_point_left() -> None:
    places = (("headquarters", 0, (0, 0), None), ("headquarters", 1, (5, 0), None), ("headquarters", 2, (5, 2), None))
    units = [UnitSetup(type=kind, side=side, at=at, hp=hp) for kind, side, at, hp in places]
    units += [UnitSetup(type="tank", side=0, at=(2, 0), hp=1), UnitSetup(type="tank", side=1, at=(2, 2), hp=2)]
    setup = BattleSetup(sides=("blue", "red", "green"), rows=("......",) * 3, units=tuple(units))
    game = new_game(setup, pack().data)
    told = game.submit(SurrenderOrder(side=2))
    assert isinstance(told, list)
    hurt = {event.unit: event.damage for event, _ in told if isinstance(event, UnitHit)}
    assert hurt == {100_000: 19, 200_000: 19, 200_001: 1}
