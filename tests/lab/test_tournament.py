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
from lab.craft_losses import CraftLosses
from lab.elsewhere import DiffersError, verify_elsewhere
from lab.random_setup import SIDE, UNITS, random_setup
from lab.tournament import StuckError, main, play_game, tournament, verify
from lab.tournament_report import GameRecord
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import EndTurnOrder, FireOrder, MoveOrder
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup, ClockSetup, UnitSetup
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


def test_air_games_have_craft_and_who_brings_them_down_on_both_sides(tmp_path: Path) -> None:
    data = load_clumsy().data
    for _, setup in on_maps("all", range(1, 7), air=True):
        for side in (0, 1):
            types = [unit.type for unit in setup.units if unit.side == side]
            assert {"drone_operator", "surveillance_drone", "jammer", "anti_air_battery"} <= set(types)
            assert sum(data.units[name].unit_class == "drone" and bool(data.units[name].weapons) for name in types) >= 2
            assert any(data.units[name].unit_class == "helicopter" for name in types)
    assert main(["--games", "1", "--map", "crossroads", "--air", "--out", str(tmp_path / "games.md")]) == 0
    page = (tmp_path / "games.md").read_text(encoding="utf-8")
    (record,) = [
        msgspec.json.decode(line, type=GameRecord) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()
    ]
    assert page.startswith("# Games of the opponent against itself, with air forces\n")
    assert record.craft["surveillance_drone"] >= 2
    assert f"| `surveillance_drone` | {record.craft['surveillance_drone']} | " in page


def test_what_brought_a_craft_down_is_told_from_the_events() -> None:
    """A shot, its own charge, and the loss of its operator are told apart."""
    spent = UnitSetup(type="kamikaze_drone", side=0, at=(4, 2), airborne=True)
    flown = UnitSetup(type="bomber_drone", side=1, at=(9, 2))
    units = (
        UnitSetup(type="drone_operator", side=0, at=(2, 2)),
        spent,
        UnitSetup(type="drone_operator", side=1, at=(5, 2), hp=4),
        flown,
        UnitSetup(type="infantry", side=1, at=(12, 2)),
    )
    setup = BattleSetup(rows=("." * 14,) * 5, units=units, clock=ClockSetup(season="summer", hour="day", frozen=True))
    data = load_clumsy().data
    game, losses = new_game(setup, data), CraftLosses(setup, data)
    game.watchers.append(losses.note)
    assert not isinstance(game.submit(FireOrder(side=0, unit=1001, at=(5, 2), weapon="charge")), Refusal)
    assert losses.fielded == {"kamikaze_drone": 1, "bomber_drone": 1}
    assert losses.lost == {("kamikaze_drone", "spent"): 1, ("bomber_drone", "operator"): 1}


def test_games_played_at_once_are_the_same_games(tmp_path: Path) -> None:
    games = ["--games", "2", "--map", "crossroads", "--out"]
    assert main([*games, str(tmp_path / "one.md")]) == 0
    assert main([*games, str(tmp_path / "two.md"), "--jobs", "2", "--verify"]) == 0
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()


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
