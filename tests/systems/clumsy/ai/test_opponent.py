"""What holds for an opponent in every game: it ends its turns, repeats no refused order, and knows only its view."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from core.orders import Order, Refusal
from core.packs.faults import PackError
from lab.random_setup import random_setup as lab_setup
from lab.tournament import play_game
from systems.clumsy.ai.opponent import ORDERS_A_UNIT, Opponent
from systems.clumsy.ai.personality import DEFAULT, load_personalities, shipped_personality
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import EndTurnOrder, SurrenderOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup
from tests.systems.clumsy.battles import BLUE, RED, battle, data, random_setup, unit

ROOT = Path(__file__).resolve().parents[4]
PROGRAM = """
from lab.random_setup import random_setup
from lab.tournament import play_game
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
print(play_game(random_setup(7), load_clumsy().data, [Opponent(0), Opponent(1)]).digest)
"""


def one_turn(game: ClumsyGame, opponent: Opponent) -> list[Order]:
    """The orders of one turn; refused ones are told to the opponent."""
    given: list[Order] = []
    while not game.view(opponent.side).ended:
        order = opponent.next_order(game.view(opponent.side))
        given.append(order)
        answer = game.submit(order)
        if isinstance(answer, Refusal):
            opponent.refused(order, answer)
        elif isinstance(order, EndTurnOrder | SurrenderOrder):
            break
    return given


def test_an_opponent_whose_every_order_is_refused_repeats_none_and_ends_its_turn() -> None:
    game = new_game(lab_setup(3), load_clumsy().data)
    for _ in range(4):
        for side in (BLUE, RED):
            one_turn(game, Opponent(side))
    opponent, view = Opponent(BLUE), game.view(BLUE)
    given: list[Order] = []
    while not isinstance(order := opponent.next_order(view), EndTurnOrder):
        assert order not in given
        given.append(order)
        opponent.refused(order, Refusal("invalid"))
        assert len(given) <= ORDERS_A_UNIT * (len(view.own) + 1)
    assert given


def test_an_order_that_changed_nothing_is_not_given_again() -> None:
    game = new_game(lab_setup(3), load_clumsy().data)
    opponent, view = Opponent(BLUE), game.view(BLUE)
    given: list[Order] = []
    while not isinstance(order := opponent.next_order(view), EndTurnOrder):
        assert order not in given
        given.append(order)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_on_any_ground_ends_without_a_refused_order(seed: int) -> None:
    record = play_game(random_setup(seed), data(), [Opponent(BLUE), Opponent(RED)])
    assert record.refused == 0
    assert record.turns <= 12


def test_games_are_fought_to_a_decision() -> None:
    records = [play_game(lab_setup(seed), load_clumsy().data, [Opponent(BLUE), Opponent(RED)]) for seed in range(1, 6)]
    assert all(record.decided for record in records)
    assert max(record.rounds for record in records) < 40
    assert sum(record.orders for record in records) >= 0.8 * sum(record.unit_turns for record in records)
    assert all(sum(record.losses) >= 9 for record in records)


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    digests = set()
    for hash_seed in ("0", "1", "4711"):
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            check=True,
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1


def test_orders_do_not_tell_of_enemies_the_side_has_not_seen() -> None:
    """Bob hides other units in other places: Alice's opponent orders the same until she sees a difference."""
    rows = "\n".join(["." * 40] * 7)
    own = [
        unit("walker", BLUE, 2, 1),
        unit("crawler", BLUE, 3, 3),
        unit("chief", BLUE, 1, 5),
        unit("lobber", BLUE, 2, 4),
    ]
    seen = [unit("walker", RED, 7, 3)]
    one = battle(rows, *own, *seen, unit("walker", RED, 30, 1))
    other = battle(rows, *own, *seen, unit("crawler", RED, 39, 6), unit("chief", RED, 36, 0), seed=99)
    first, second = Opponent(BLUE), Opponent(BLUE)
    for _ in range(2):
        assert one_turn(one, first) == one_turn(other, second)
        for game in (one, other):
            game.submit(EndTurnOrder(side=RED))


def test_views_are_all_it_holds() -> None:
    """Two opponents shown the same views give the same orders, whoever the game belongs to."""
    game = new_game(lab_setup(11), load_clumsy().data)
    one, twin = Opponent(BLUE), Opponent(BLUE)
    while not isinstance(order := one.next_order(game.view(BLUE)), EndTurnOrder):
        assert twin.next_order(game.view(BLUE)) == order
        game.submit(order)


def test_it_plays_each_shipped_personality() -> None:
    personalities = load_personalities()
    assert DEFAULT in personalities
    for name in personalities:
        record = play_game(lab_setup(2), load_clumsy().data, [Opponent(BLUE, name), Opponent(RED)])
        assert record.refused == 0


def test_a_personality_out_of_bounds_is_told_with_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "ai"
    folder.mkdir()
    (folder / "bad.toml").write_text("[bold]\ncaution = -1\nimpatience = 2\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load_personalities(tmp_path)
    assert any(fault.line == 2 for fault in caught.value.faults)


def test_unknown_personalities_are_an_error() -> None:
    with pytest.raises(KeyError):
        shipped_personality("nobody")


def test_a_pack_without_the_default_personality_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("systems.clumsy.ai.personality.load_personalities", dict)
    shipped_personality.cache_clear()
    try:
        with pytest.raises(PackError, match=DEFAULT):
            shipped_personality()
    finally:
        shipped_personality.cache_clear()


def three_sided() -> BattleSetup:
    """A battle of three forces; the green one has nobody who could ever fire."""
    rows = tuple(["." * 24] * 16)
    units = [
        unit(kind, side, x + dx, y)
        for side, (x, y) in enumerate(((2, 2), (20, 2)))
        for dx, kind in enumerate(("walker", "crawler"))
    ]
    units += [unit("feeder", 2, 11, 13), unit("feeder", 2, 12, 13)]
    return BattleSetup(sides=("blue", "red", "green"), rows=rows, units=tuple(units), seed=3, round_limit=20)


def test_three_sides_play_to_the_end_and_who_gave_up_only_passes() -> None:
    orders: list[Order] = []
    seats = [Opponent(side) for side in range(3)]
    record = play_game(three_sided(), data(), seats, lambda entry: orders.append(entry.order))
    assert record.refused == 0
    assert record.winner in (0, 1)
    of_green = [order for order in orders if order.side == 2]
    assert [order for order in of_green if isinstance(order, SurrenderOrder)] == of_green[:1]
    assert all(isinstance(order, EndTurnOrder) for order in of_green[1:])
    assert len(of_green) > 2


def test_a_side_that_has_lost_everybody_passes_while_the_others_play_on() -> None:
    units = (unit("walker", 0, 2, 2), unit("crawler", 1, 20, 2), unit("walker", 2, 3, 2, hp=1))
    setup = BattleSetup(sides=("blue", "red", "green"), rows=tuple(["." * 24] * 5), units=units, round_limit=12)
    orders: list[Order] = []
    record = play_game(setup, data(), [Opponent(side) for side in range(3)], lambda entry: orders.append(entry.order))
    assert record.refused == 0
    of_green = [order for order in orders if order.side == 2]
    assert of_green
    assert all(isinstance(order, EndTurnOrder) for order in of_green)
