"""WIN-2: a battle of every mission that its player has won is kept, opens, verifies and shows its goals."""

from pathlib import Path

import pytest

from core.packs.location import pack_folder
from replays.playback import Playback
from replays.reader import EVERYTHING, open_replay
from replays.verify import verify
from systems.clumsy.missions import mission_names
from tests.replays.mission_wins import FOLDER, PLAYER

WINS = sorted(FOLDER.glob("*.gcr"))
AGAIN = "rules or data have changed: python -m tests.replays.mission_wins plays and keeps them anew"


def test_a_win_of_every_mission_is_kept() -> None:
    assert [path.stem for path in WINS] == mission_names(pack_folder("clumsy"))
    assert all(path.stat().st_size < 300_000 for path in WINS)


@pytest.mark.parametrize("path", WINS, ids=lambda path: path.stem)
def test_a_win_verifies(path: Path) -> None:
    replay = open_replay(path)
    assert replay.faults == []
    assert replay.title == f"mission-{path.stem}"
    assert replay.ending is not None
    assert replay.ending.winner == PLAYER
    assert verify(replay).difference is None, AGAIN


@pytest.mark.parametrize("side", [EVERYTHING, 0, 1])
@pytest.mark.parametrize("path", WINS, ids=lambda path: path.stem)
def test_a_win_shows_its_goals(path: Path, side: int) -> None:
    playback = Playback(open_replay(path), side)
    goals = playback.picture.goals
    assert goals
    assert all(goal.state == "open" and goal.text for goal in goals)
    playback.go_to(len(playback.replay.turns) - 1, 10_000)
    assert playback.picture.winner == PLAYER
    own = [goal.state for goal in playback.picture.goals if goal.side == 0]
    lost = [goal.state for goal in playback.picture.goals if goal.side == 1]
    if side != 1:
        assert "met" in own or not set(own) & {"failed"}
    assert "met" not in lost
