"""Random orders of all kinds, legal and not, never crash a battle, never break what must hold, and leak nothing.

Hypothesis chooses the battle, the kinds of orders and their dice, and looks for the shortest way to a failure. The
suite's own run is a small one; `-m soak` gives 2,000 orders and more to each of many battles.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from core.game import Entry
from core.orders import Refusal, UndoOrder
from systems.clumsy.orders import ClearOrder, EndTurnOrder, FireOrder, MoveOrder, SupplyOrder, SurrenderOrder
from tests.systems.clumsy import wild
from tests.systems.clumsy.test_engine import masks

GENTLE = wild.GENTLE
OFTEN = [None] * 4 + [UndoOrder] * 2 + [MoveOrder] * 4 + [FireOrder] * 6 + [SupplyOrder, ClearOrder] + GENTLE
"""Kinds of orders as often as they are given; None: one of a player in his right mind."""
KINDS = st.sampled_from(OFTEN)
DICE = st.integers(0, 2**16 - 1)


class WildBattle(RuleBasedStateMachine):
    """A battle to which orders of all kinds are given."""

    batch = 1
    """Orders a step."""

    @initialize(seed=st.integers(0, 10_000))
    def begin(self, seed: int) -> None:
        """Set up a battle."""
        self.seed = seed
        self.start()

    def start(self) -> None:
        """Begin the battle of this seed."""
        self.game = wild.wild_game(self.seed)
        self.digests: list[bytes] = []
        """The state before each order that can still be taken back, as far as is known."""
        self.entries: list[Entry] = []
        self.game.watchers.append(self.entries.append)
        self.given: Counter[str] = Counter()

    @rule(kind=KINDS, dice=DICE)
    def order(self, kind: type | None, dice: int) -> None:
        """Give orders of this kind."""
        chance = random.Random(dice)
        for _ in range(self.batch):
            self.one(kind if self.batch == 1 else chance.choice(OFTEN), chance)

    def one(self, kind: type | None, chance: random.Random) -> None:
        """Give an order of this kind, and look whether all holds."""
        if self.game.view(0).ended:
            self.over()
        game = self.game
        order = wild.wild_order(game.view(game.view(0).turn), kind, chance)
        self.say(f"{order}")
        before = game.state_digest()
        accepted = wild.give(game, order)
        self.given[type(order).__name__, "accepted" if accepted else "refused"] += 1
        if accepted and isinstance(order, UndoOrder):
            assert game.state_digest() == self.digests.pop()
        elif accepted:
            self.digests.append(before)
        wild.check_state(game.battle)
        if chance.random() < 0.1:
            self.masks_are_true()
        if chance.random() < 0.1:
            self.nothing_leaks(chance)

    def say(self, text: str) -> None:
        """Let hypothesis show this with a failure."""
        note(text)

    @precondition(lambda self: self.batch == 1)
    @rule()
    def pass_on(self) -> None:
        """End a turn."""
        self.one(EndTurnOrder, random.Random(0))

    @precondition(lambda self: self.batch == 1)
    @rule(side=st.integers(0, 2))
    def give_up(self, side: int) -> None:
        """Surrender, which nobody else's turn allows."""
        self.one(SurrenderOrder, random.Random(side))

    def masks_are_true(self) -> None:
        """Every derived mask is that of the components."""
        with self.game.battle.world.active():
            rebuilt = self.game.battle.rebuilt()
        assert masks(self.game.battle) == masks(rebuilt)

    def nothing_leaks(self, chance: random.Random) -> None:
        """What a side may not know changes neither what it sees nor what it is refused."""
        for side in range(len(self.game.battle.side_names)):
            wild.check_view(self.game, side)
            twin = wild.disturb_the_unseen(self.game, side, chance)
            view = self.game.view(side)
            assert wild.known(view) == wild.known(twin.view(side))
            for kind in GENTLE:
                order = wild.wild_order(view, kind, chance)
                assert self.game.refuse(order) == twin.refuse(order), order

    def over(self) -> None:
        """The battle has ended: its orders given once more must come to the same; begin another."""
        again = wild.wild_game(self.seed)
        for entry in self.entries:
            assert not isinstance(again.submit(entry.order), Refusal)
        assert (again.chain, again.state_digest()) == (self.game.chain, self.game.state_digest())
        self.seed += 10_001
        self.start()


SMALL = settings(max_examples=40, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck))


def test_orders_of_all_kinds() -> None:
    run_state_machine_as_test(WildBattle, settings=SMALL)


class LongBattle(WildBattle):
    """The same with many orders a step: 50 steps of 50 orders are 2,500."""

    batch = 50


@pytest.mark.soak
def test_thousands_of_orders_of_all_kinds() -> None:
    long = settings(SMALL, max_examples=20, stateful_step_count=50)
    run_state_machine_as_test(LongBattle, settings=long)


class CountedBattle(WildBattle):
    """One that is led by no hypothesis."""

    def say(self, text: str) -> None:
        """Nobody listens."""


@pytest.mark.soak
def test_every_kind_of_order_is_among_them_accepted_and_refused() -> None:
    machine, chance = CountedBattle(), random.Random(8)
    machine.seed = 1
    machine.start()
    how = {(kind.__name__, answer) for kind in GENTLE for answer in ("accepted", "refused")}
    for _ in range(12_000):
        machine.one(chance.choice(OFTEN), chance)
        how -= machine.given.keys()
        if not how:
            break
    assert not how, sorted(how)
