"""What a recording keeps of the battle's state beside it: the same as the battle, or it says so."""

import pytest

from core.digest import snapshot_digest
from core.game import Entry
from core.world import plain
from replays.ledger import Ledger
from systems.clumsy.pipeline import new_game
from tests.replays.recordings import play
from tests.systems.clumsy.battles import data, random_setup

ROWS = [(1, "A", (5, None)), (2, "A", (6, "x"))]
LAYOUT = {"A": ("b", "c"), "B": ("d",)}


def ledger() -> Ledger:
    kept = Ledger()
    kept.begin(ROWS, LAYOUT)
    return kept


def test_what_was_changed_what_came_and_what_went_is_in_it() -> None:
    kept = ledger()
    assert kept.digest() == snapshot_digest(ROWS)
    kept.enter([(1, "A", "b", 7), (3, "born", "", None), (3, "B", "d", 1 << 70), (2, "gone", "", None)])
    assert kept.agrees([(1, "A", (7, None)), (3, "B", ("400000000000000000",))])
    assert kept.digest() == snapshot_digest([(1, "A", (7, None)), (3, "B", ("400000000000000000",))])


@pytest.mark.parametrize("mask", [(1 << 63) - 1, 1 << 63, (1 << 64) - 1, 1 << 64, -(1 << 63), -(1 << 63) - 1])
def test_masks_of_any_length_are_in_the_digest_as_they_are_in_the_file(mask: int) -> None:
    kept = ledger()
    kept.enter([(1, "A", "b", mask)])
    assert kept.digest() == snapshot_digest([(1, "A", (plain(mask), None)), ROWS[1]])


def test_what_comes_back_stands_in_its_place_again() -> None:
    kept = ledger()
    kept.enter([(1, "gone", "", None)])
    assert kept.digest() == snapshot_digest(ROWS[1:])
    kept.enter([(1, "born", "", None), (1, "A", "b", 5), (1, "A", "c", None), (1, "C", "e", 0)])
    assert kept.digest() == snapshot_digest([*ROWS, (1, "C", (0,))])


def test_any_difference_is_seen() -> None:
    for wrong in (
        ROWS[:1],
        [*ROWS, (3, "B", (1,))],
        [(1, "A", (4, None)), ROWS[1]],
        [(1, "C", (5, None)), ROWS[1]],
    ):
        assert not ledger().agrees(wrong)
    assert ledger().agrees(ROWS)
    assert not Ledger().agrees([])


def test_what_cannot_be_made_ends_the_keeping() -> None:
    for change in ((9, "A", "b", 1), (1, "B", "d", 1), (1, "A", "e", 1), (9, "gone", "", None)):
        kept = ledger()
        kept.enter([change])
        assert not kept.holds
        kept.begin(ROWS, LAYOUT)
        assert kept.agrees(ROWS)


@pytest.mark.parametrize("seed", range(4, 10))
def test_after_each_order_of_a_battle_it_is_the_battles_state(seed: int) -> None:
    game = new_game(random_setup(seed), data())
    kept, world = Ledger(), game.battle.world
    with world.active():
        kept.begin(world.snapshot(), world.layout())

    def look(entry: Entry) -> None:
        kept.enter(entry.changes)
        assert kept.digest() == game.state_digest()

    game.watchers.append(look)
    assert play(game, seed, 80) > 0
