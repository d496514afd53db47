"""What going about in a long replay costs, without drawing. A figure for `clumsy bench`."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

from lab.bench_battle import full_setup
from lab.tournament import play_rounds
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay, open_replay
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.pipeline import new_game

ROUNDS = 60
SEEK_MS = 150.0
"""What is promised: milliseconds to any place of a game of so many rounds."""


def seek_ms(rounds: int = ROUNDS) -> float:
    """The most milliseconds of process time that going to the end of a turn takes, whoever's eyes look: to its end,
    since all of its orders are followed then.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.gcr"
        _record(file, rounds)
        replay = open_replay(file)
        return max(_dearest(replay, side) for side in (EVERYTHING, 0, 1)) * 1e3


def _record(file: Path, rounds: int) -> None:
    """A game without points to hold, so that it goes on for long."""
    pack = load_clumsy()
    setup = replace(full_setup(1), points=(), round_limit=rounds)
    game, seats = new_game(setup, pack.data), (Opponent(0), Opponent(1))
    recorder = Recorder(file, game, setup, pack)
    play_rounds(game, seats, rounds)
    recorder.close()


def _dearest(replay: Replay, side: int) -> float:
    """Seconds, from the last turn back to the first."""
    playback, dearest = Playback(replay, side), 0.0
    for turn in reversed(replay.turns):
        begin = time.process_time()
        playback.go_to(turn.number, turn.orders)
        dearest = max(dearest, time.process_time() - begin)
    return dearest
