"""Games of Headquarters without a screen are played, given once more, verified elsewhere and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab import camps
from lab.elsewhere import verify_elsewhere
from lab.tournament import StuckError
from systems.headquarters.maps import load_map
from systems.headquarters.pipeline import HeadquartersGame, new_game
from tests.systems.headquarters.camps import pack


def test_games_are_played_and_verify_elsewhere(tmp_path: Path) -> None:
    played = camps.games(3, 4, tmp_path)
    assert [(game.map, game.turns, game.reason, game.refused) for game in played] == [
        ("delta", 4, "round_limit", 0),
        ("four_corners", 4, "round_limit", 0),
        ("classic", 4, "round_limit", 0),
    ]
    assert "all 3 replays verify" in verify_elsewhere(sorted(tmp_path.iterdir()))
    page = camps.report(played, "seen elsewhere")
    assert "- by the last turn: 100.0 %" in page
    last = played[2]
    assert f"| 3 | classic | 2026-04-04 | 4 | round_limit |  | {last.orders} | `{last.digest}` |" in page


def test_whose_order_comes_next_changes_the_game_not_its_replay(tmp_path: Path) -> None:
    """HQ-TURN-1."""
    found = load_map(pack(), "classic")
    orders = []
    for seed in (1, 2):
        game = new_game(found.battle(7, round_limit=2), pack().data)
        told: list[int] = []
        game.watchers.append(lambda entry, told=told: told.append(entry.order.side))
        playing = camps.DrawnTurns(game, seed)
        while playing.step():
            pass
        orders.append(told)
    assert orders[0] != orders[1]


def test_a_game_that_does_not_come_again_is_told(tmp_path: Path) -> None:
    found = load_map(pack(), "classic")
    setup = found.battle(7, round_limit=2)
    game = new_game(setup, pack().data)
    with pytest.raises(StuckError, match="other digests"):
        camps.again(found.battle(8, "2026-01-02", 3), pack().data, [], _played(game))


def _played(game: HeadquartersGame) -> HeadquartersGame:
    playing = camps.DrawnTurns(game, 1)
    while playing.step():
        pass
    return game
