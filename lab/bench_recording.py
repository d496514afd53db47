"""What recording costs: the size of a long game's replay, and the time it takes of it. Figures for `clumsy bench`."""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from core.packs.loader import Pack
from lab.bench_battle import ROUNDS, full_setup
from lab.bench_board import RUNS
from lab.tournament import play_rounds
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup

MOST_BYTES_A_GAME = 150_000
SHARE = 0.10
"""What is promised: bytes of 30 rounds of 25 a side, and the part of such a game's time that recording it takes."""

_SEED = 1
"""A battle that goes on for all of its rounds."""


@dataclass(frozen=True, slots=True)
class RecordingFigures:
    """What was measured."""

    bytes: int
    """The size of the replay, with what the opponents keep in mind."""
    cost_s: float
    """Seconds of process time that recording took."""
    game_s: float
    """Seconds that the same game took without."""

    @property
    def share(self) -> float:
        """What recording took, as a part of the game's time without."""
        return self.cost_s / self.game_s


def recorded_game(path: Path) -> None:
    """Record 30 rounds of 25 a side: always the same battle, and the same file."""
    _seconds(full_setup(_SEED), load_clumsy(), path)


def recording_figures(runs: int = RUNS) -> RecordingFigures:
    """Measure both, games with and without taking turns."""
    pack, setup = load_clumsy(), full_setup(_SEED)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.gcr"
        _seconds(setup, pack, path)  # warms up
        pairs = [(_seconds(setup, pack, None), _seconds(setup, pack, path)) for _ in range(runs)]
        # the least of each: what else the machine does can only add
        game, recorded = (min(seconds) for seconds in zip(*pairs, strict=True))
        return RecordingFigures(path.stat().st_size, recorded - game, game)


def _seconds(setup: BattleSetup, pack: Pack[ClumsyData], path: Path | None) -> float:
    """Process time of the game, recorded into a file or not at all."""
    begin = time.process_time()
    game, seats = new_game(setup, pack.data), (Opponent(0), Opponent(1))
    recorder = None
    if path is not None:
        recorder = Recorder(path, game, setup, pack, seats=("opponent", "opponent"))
        recorder.thinkers = dict(enumerate(seats))
    play_rounds(game, seats, ROUNDS)
    if recorder is not None:
        recorder.close()
    return time.process_time() - begin
