"""What holds of every battle of Skirmish, over random ones with everything in them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from core.orders import Refusal, UndoOrder
from core.rulesets import ruleset
from core.scenario_steps import REASONS
from systems.skirmish.geometry import overlap
from systems.skirmish.picture import Picture, advance, picture_of
from systems.skirmish.pipeline import SkirmishGame, new_game
from systems.skirmish.setup_check import check_setup
from tests.systems.skirmish.lookups import lookups
from tests.systems.skirmish.tables import pack, wild_order, wild_setup

SEEDS = range(24)
ORDERS = 320


def played(seed: int, orders: int = ORDERS) -> SkirmishGame:
    game, dice = new_game(wild_setup(seed), pack().data), random.Random(seed)
    for _ in range(orders):
        game.submit(wild_order(game.view(next_side(game, dice)), dice))
    return game


def next_side(game: SkirmishGame, dice: random.Random) -> int:
    go = game.view(0).go
    return go if dice.random() < 0.93 else 1 - go


@pytest.mark.parametrize("seed", SEEDS)
def test_the_battles_are_sound(seed: int) -> None:
    assert check_setup(wild_setup(seed), pack().data) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_ordered_the_rules_hold(seed: int) -> None:
    game, dice = new_game(wild_setup(seed), pack().data), random.Random(seed)
    pictures = [picture_of(game.view(side)) for side in range(2)]
    for _ in range(ORDERS):
        side = next_side(game, dice)
        order, before = wild_order(game.view(side), dice), game.state_digest()
        said = game.refuse(order)
        outcome = game.submit(order)
        assert (outcome if isinstance(outcome, Refusal) else None) == said
        if isinstance(outcome, Refusal):
            assert outcome.reason in (*REASONS, "nothing_to_undo", "shot_fired", "turn_over", "something_seen")
            assert game.state_digest() == before
            continue
        for one in range(2):
            pictures[one] = followed(pictures[one], game, outcome, one)
            assert pictures[one] == picture_of(game.view(one)), type(order)
        assert lookups(game.battle) == lookups(game.battle.rebuilt())
        look_over(game)


def look_over(game: SkirmishGame) -> None:
    """What is true at any time: nobody stands on another or in a wall's building, one fighter or group acts."""
    units = {unit.id: unit for side in range(2) for unit in game.view(side).units.values()}
    outside = [unit for unit in units.values() if not unit.is_inside]
    for one, other in combinations(outside, 2):
        assert not overlap(one.at, other.at, one.radius + other.radius)
    for unit in units.values():
        assert unit.is_inside or game.battle.table.building_at(unit.at) < 0
        assert game.battle.table.holds(unit.at)
        assert 0 < unit.wounds <= unit.kind.wounds
        assert 0 <= unit.actions <= 3
    acting = [unit for unit in units.values() if unit.stage == "active"]
    assert len(acting) <= 1 or len({unit.group and unit.group.number for unit in acting}) == 1


def followed(picture: Picture, game: SkirmishGame, told: object, side: int) -> Picture:
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
            outcome = game.submit(wild_order(game.view(next_side(game, dice)), dice))
            if not isinstance(outcome, Refusal):
                seen.update(type(event).__name__ for event, _ in outcome)
    wanted = {kind.__name__ for kind in ruleset("skirmish").event_type.__args__}
    assert not wanted - set(seen), sorted(wanted - set(seen))


def test_the_same_orders_give_the_same_battle() -> None:
    for seed in (1, 2, 3):
        one, other = played(seed), played(seed)
        assert (one.chain, one.state_digest()) == (other.chain, other.state_digest())


@pytest.mark.parametrize("seed", range(8))
def test_an_order_taken_back_leaves_no_trace(seed: int) -> None:
    game, dice, undone = new_game(wild_setup(seed), pack().data), random.Random(seed), 0
    for _ in range(ORDERS):
        side = next_side(game, dice)
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


def test_a_copy_is_a_battle_of_its_own() -> None:
    game = played(3, 40)
    copy, before = game.copy(), game.state_digest()
    assert copy.state_digest() == before
    dice = random.Random(5)
    for _ in range(60):
        copy.submit(wild_order(copy.view(copy.view(0).go), dice))
    assert copy.state_digest() != before
    assert game.state_digest() == before
