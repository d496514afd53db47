"""What a preview shows is what happens: every kind of order, over random battles.

Cases in which something unseen interfered are left out; at least half must remain. `-m soak` plays until each preview
was compared a hundred times and prints how often.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.orders import UndoOrder
from tests.systems.clumsy import previewed, wild
from tests.systems.clumsy.previewed import FILTERED, KEPT, Counts

PREVIEWS = (
    *(f"{kind.__name__} price" for kind in wild.KINDS if "unit" in kind.__struct_fields__),
    "MoveOrder way",
    "FireOrder damage",
    "FireOrder structure",
    "FireOrder sweep",
    "FireOrder wear",
    "AlertOrder shots",
    "PatrolOrder round",
    "SupplyOrder full",
    "BuildOrder part",
    "capture count",
    "healing",
)


def play(seed: int, orders: int, counts: Counts) -> None:
    """A battle of random orders, in which now and then an order of each kind is tried."""
    game, dice = wild.wild_game(seed), random.Random(seed)
    for _ in range(orders):
        view = game.view(game.view(0).turn)
        if view.ended:
            return
        kind = dice.choice((None, None, *wild.GENTLE))
        order = wild.wild_order(view, kind, dice)
        if not isinstance(order, UndoOrder):
            game.submit(order)
        if dice.random() < 0.4 and not game.view(0).ended:
            view = game.view(game.view(0).turn)
            previewed.try_all_kinds(game, dice, counts)
            counts["reach", KEPT] += bool(previewed.reach_is_what_is_accepted(view, dice))


def test_what_is_shown_is_what_happens() -> None:
    counts: Counts = Counter()
    for seed in range(12):
        play(seed, 25, counts)
    assert sum(counts.values()) > 300


@pytest.mark.soak
def test_each_preview_a_hundred_times_and_more(capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counts = Counter()
    for seed in range(100, 3000):
        play(seed, 40, counts)
        if all(counts[name, KEPT] >= 100 for name in PREVIEWS):
            break
    with capsys.disabled():
        for name in sorted({name for name, _ in counts}):
            print(f"\n{name:28} {counts[name, KEPT]:6} compared {counts[name, FILTERED]:6} left out", end="")
        print()
    for name in PREVIEWS:
        assert counts[name, KEPT] >= 100, name
        assert counts[name, KEPT] >= counts[name, FILTERED], name
