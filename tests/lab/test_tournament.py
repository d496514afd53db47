"""Tournaments: records, reports, and the ground they are played on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from core.board import Board
from core.orders import Order, Refusal
from core.reach import distance_field
from lab.battlegrounds import RANDOM, on_maps
from lab.bench_ai import ai_figures
from lab.bench_ai import report as bench_report
from lab.elsewhere import DiffersError, verify_elsewhere
from lab.random_setup import SIDE, UNITS, random_setup
from lab.tournament import StuckError, main, play_game, tournament, verify
from lab.tournament_report import GameRecord
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import EndTurnOrder, MoveOrder
from systems.clumsy.pipeline import new_game
from systems.clumsy.view import View


class Idle:
    """A seat that only passes."""

    def __init__(self, side: int) -> None:
        self.side = side

    def next_order(self, _view: View) -> Order:
        return EndTurnOrder(side=self.side)

    def refused(self, order: Order, refusal: Refusal) -> None:
        raise AssertionError((order, refusal))


class Stubborn(Idle):
    """A seat that gives the same order for ever."""

    def next_order(self, view: View) -> Order:
        unit = view.own[0]
        return MoveOrder(side=self.side, unit=unit.id, to=view.board.xy(unit.cell))

    def refused(self, order: Order, refusal: Refusal) -> None:
        pass


@pytest.mark.parametrize("seed", range(20))
def test_random_ground_is_fair_and_connected(seed: int) -> None:
    setup = random_setup(seed)
    assert setup.rows == tuple(row[::-1] for row in reversed(setup.rows))
    blue = [unit for unit in setup.units if unit.side == 0]
    red = [unit for unit in setup.units if unit.side == 1]
    assert [unit.type for unit in blue] == [unit.type for unit in red]
    assert len(blue) == len(red) == UNITS
    assert [(SIDE - 1 - x, SIDE - 1 - y) for x, y in (unit.at for unit in blue)] == [unit.at for unit in red]
    view = new_game(setup, load_clumsy().data).view(0)
    board: Board = view.board
    for unit_class in ("foot", "wheeled", "tracked"):
        costs = view.field.ground.step_costs[unit_class]
        field = distance_field(board, costs, board.grown(1 << board.cell(*red[0].at)), board.full)
        assert all(field.cost(unit.cell) is not None for unit in view.own), unit_class


def test_two_who_only_pass_play_to_the_round_limit() -> None:
    record = play_game(random_setup(1), load_clumsy().data, [Idle(0), Idle(1)])
    assert (record.reason, record.rounds, record.winner, record.losses) == ("round_limit", 40, -1, (0, 0))
    assert not record.decided


def test_an_opponent_beats_one_who_only_passes() -> None:
    record = play_game(random_setup(1), load_clumsy().data, [Idle(0), Opponent(1)])
    assert (record.winner, record.losses[0] > 9, record.rounds < 40) == (1, True, True)


def test_a_seat_that_never_ends_its_turn_is_found_out() -> None:
    with pytest.raises(StuckError):
        play_game(random_setup(1), load_clumsy().data, [Stubborn(0), Idle(1)])


def test_a_game_given_once_more_comes_to_the_same_and_a_forged_one_does_not() -> None:
    data, orders = load_clumsy().data, []
    record = play_game(random_setup(4), data, [Opponent(0), Opponent(1)], lambda entry: orders.append(entry.order))
    verify(random_setup(4), data, orders, record)
    with pytest.raises(StuckError):
        verify(random_setup(4), data, orders[:-1], record)


def test_the_report_names_every_game(tmp_path: Path) -> None:
    assert main(["--games", "2", "--first-seed", "5", "--out", str(tmp_path / "games.md")]) == 0
    page = (tmp_path / "games.md").read_text(encoding="utf-8")
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()
    records = [msgspec.json.decode(line, type=GameRecord) for line in lines]
    assert [record.seed for record in records] == [5, 6]
    assert all(f"| {record.seed} | random | 12 | {record.rounds} |" in page for record in records)


def test_replays_of_all_maps_verify_elsewhere(tmp_path: Path) -> None:
    assert main(["--games", "3", "--map", "all", "--verify", "--out", str(tmp_path / "games.md")]) == 0
    page = (tmp_path / "games.md").read_text(encoding="utf-8")
    assert all(f"| `{name}` | 1 | " in page for name in ("crossroads", "highlands", "river"))
    assert "all 3 replays verify" in page
    assert "drawn by the round limit: 0 (0.0 %)" in page


def test_a_replay_that_differs_elsewhere_is_found_out(tmp_path: Path) -> None:
    tournament(on_maps(RANDOM, [3]), replays=tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:-200])
    with pytest.raises(DiffersError, match=file.name):
        verify_elsewhere([file])


def test_the_bench_counts_what_it_plays() -> None:
    figures = ai_figures(games=1)
    assert figures.orders > 0
    assert 0 < figures.thought_ms < figures.full_turn_ms * 2
    assert "accepted orders" in bench_report(figures)


def test_missions_are_played_like_maps(tmp_path: Path) -> None:
    assert main(["--mission", "two_ways", "--games", "1", "--out", str(tmp_path / "games")]) == 0
    (record,) = map(msgspec.json.decode, (tmp_path / "games.jsonl").read_text().splitlines())
    assert record["map"] == "two_ways"
    assert record["reason"] in ("goals", "goals_failed", "destruction", "round_limit")
