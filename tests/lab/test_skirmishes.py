"""Games of Skirmish without a screen are played, given once more, verified elsewhere and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab import skirmishes
from lab.elsewhere import verify_elsewhere
from lab.tournament import StuckError
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.ai.playing import Computers
from systems.skirmish.missions import load_mission
from systems.skirmish.pipeline import new_game
from tests.systems.skirmish.tables import pack


def test_games_are_played_and_verify_elsewhere(tmp_path: Path) -> None:
    played = skirmishes.games(3, tmp_path)
    assert [(game.mission, game.refused) for game in played] == [("farm", 0), ("strongbox", 0), ("colours", 0)]
    assert "all 3 replays verify" in verify_elsewhere(sorted(tmp_path.iterdir()))
    page = skirmishes.report(played, "seen elsewhere")
    last = played[2]
    assert f"| 3 | colours | {last.turns} | {last.reason} | {last.winner} | {last.orders} | `{last.digest}` |" in page
    assert all(game.statistics.shots > 0 for game in played)


def test_a_game_that_does_not_come_again_is_told() -> None:
    found = load_mission(pack(), "farm")
    game = new_game(found.battle(7), pack().data)
    computers = Computers(game, {0: Opponent(0), 1: Opponent(1)})
    for _ in range(6):
        assert computers.step()
    with pytest.raises(StuckError, match="other digests"):
        skirmishes.again(found.battle(7), pack().data, [], game)
