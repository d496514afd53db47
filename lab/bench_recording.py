"""What recording costs: the size of a long game's replay, and the time it takes of it. Figures for `clumsy bench`."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from core.orders import Order, Refusal
from core.packs.loader import Pack
from lab.bench_battle import ROUNDS, full_setup
from lab.bench_board import RUNS
from lab.tournament import play_rounds
from replays.recorder import Recorder
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup
from systems.clumsy.view import View

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
    _play(full_setup(_SEED), load_clumsy(), path)


def recording_figures(runs: int = RUNS) -> RecordingFigures:
    """Measure both, games with and without taking turns."""
    pack, setup = load_clumsy(), full_setup(_SEED)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.gcr"
        _play(setup, pack, path)  # warms up
        pairs = [(_play(setup, pack, None), _play(setup, pack, path)) for _ in range(runs)]
        game, recorded = (_least(games) for games in zip(*pairs, strict=True))
        return RecordingFigures(path.stat().st_size, recorded - game, game)


def _least(games: Sequence[list[float]]) -> float:
    """Seconds of a game played several times: the least of each order, as what else a machine does only adds."""
    least: list[float] = [min(order) for order in zip(*games, strict=True)]
    return sum(least)


@dataclass
class _Clocked:
    """A seat that notes when it is asked for each order."""

    seat: Opponent
    asked: list[float]

    def next_order(self, view: View) -> Order:
        self.asked.append(time.process_time())
        return self.seat.next_order(view)

    def refused(self, order: Order, refusal: Refusal) -> None:
        self.seat.refused(order, refusal)


def _play(setup: BattleSetup, pack: Pack[ClumsyData], path: Path | None) -> list[float]:
    """Play the game, recorded into a file or not at all; process time of its start, and of each order."""
    asked = [time.process_time()]
    game, seats = new_game(setup, pack.data), (Opponent(0), Opponent(1))
    recorder = None
    if path is not None:
        recorder = Recorder(path, game, setup, pack, seats=("opponent", "opponent"))
        recorder.thinkers = dict(enumerate(seats))
    play_rounds(game, [_Clocked(seat, asked) for seat in seats], ROUNDS)
    if recorder is not None:
        recorder.close()
    asked.append(time.process_time())
    return [after - before for before, after in pairwise(asked)]
