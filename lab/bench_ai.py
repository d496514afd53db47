"""What the opponent costs and whether it plays: figures for `clumsy bench`, over games of its own against itself.

12 a side on 40 x 40 cells without a screen. A turn's time holds all of it: views, thought, and the orders' resolution.
An opponent that does nothing would be fast; so the orders it gives and the games it decides stand beside the time.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from core.orders import Order
from lab.random_setup import UNITS, random_setup
from lab.tournament import play_game, play_turn
from lab.tournament_report import GameRecord
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import ClumsyData, load_clumsy
from systems.clumsy.pipeline import new_game
from systems.clumsy.setup import BattleSetup
from systems.clumsy.view import View

GAMES = 5
FIRST_SEED = 1
FULL_STRENGTH = UNITS * 3 // 4
"""From so many units on a turn counts as one at full strength."""

TURN_MS = 7.0
ORDERS_A_UNIT_TURN = 0.8
DECIDED = 0.9
"""What is promised: milliseconds a side's turn at most, accepted orders per unit-turn and share of decided games."""


@dataclass(frozen=True, slots=True)
class AiFigures:
    """What some games took and came to."""

    games: int
    turn_ms: float
    """Milliseconds of process time a side's turn takes: the mean of each game, the median of the games."""
    best_turn_ms: float
    """The same in the fastest of the games."""
    full_turn_ms: float
    """The mean over the turns of sides that are still at full strength, the dearest there are."""
    thought_ms: float
    """The part of `turn_ms` in which the opponent thinks."""
    orders: int
    unit_turns: int
    refused: int
    decided: float
    """Share of the games that ended before the round limit."""
    rounds: float
    """Rounds a game took, on average."""

    @property
    def orders_per_unit_turn(self) -> float:
        """Accepted orders per unit and turn."""
        return self.orders / max(1, self.unit_turns)

    @property
    def holds(self) -> bool:
        """Whether what is promised holds."""
        return self.turn_ms < TURN_MS and self.orders_per_unit_turn >= ORDERS_A_UNIT_TURN and self.decided >= DECIDED


def ai_figures(
    games: int = GAMES, setup_of: Callable[[int], BattleSetup] = random_setup, data: ClumsyData | None = None
) -> AiFigures:
    """Play so many games, from seed 1 on, and take the time; a game before does not count."""
    data = data or load_clumsy().data
    _timed_game(setup_of(FIRST_SEED), data)
    timings = [_timed_game(setup_of(FIRST_SEED + number), data) for number in range(games)]
    records = [play_game(setup_of(FIRST_SEED + number), data, _opponents()) for number in range(games)]
    turn_ms = [sum(timing.turns) / len(timing.turns) * 1e3 for timing in timings]
    full = [seconds for timing in timings for seconds in timing.full_turns]
    return AiFigures(
        games=games,
        turn_ms=statistics.median(turn_ms),
        best_turn_ms=min(turn_ms),
        full_turn_ms=statistics.mean(full) * 1e3,
        thought_ms=statistics.median(timing.thought / len(timing.turns) * 1e3 for timing in timings),
        orders=_sum(records, "orders"),
        unit_turns=_sum(records, "unit_turns"),
        refused=_sum(records, "refused"),
        decided=sum(record.decided for record in records) / games,
        rounds=_sum(records, "rounds") / games,
    )


@dataclass(slots=True)
class _Timing:
    turns: list[float]
    full_turns: list[float]
    thought: float


def _opponents() -> tuple[Opponent, Opponent]:
    return Opponent(0), Opponent(1)


def _sum(records: list[GameRecord], name: str) -> int:
    return sum(int(getattr(record, name)) for record in records)


def _timed_game(setup: BattleSetup, data: ClumsyData) -> _Timing:
    """Play a game once for its turns' times and once more for the opponent's part of it."""
    timing = _Timing([], [], 0.0)
    game, seats = new_game(setup, data), _opponents()
    while not (view := game.view(len(timing.turns) % 2)).ended:
        begin = time.process_time()
        play_turn(game, view.side, seats[view.side])
        seconds = time.process_time() - begin
        timing.turns.append(seconds)
        if len(view.own) >= FULL_STRENGTH:
            timing.full_turns.append(seconds)
    thinking = tuple(_Timed(seat) for seat in _opponents())
    play_game(setup, data, thinking)
    timing.thought = sum(seat.seconds for seat in thinking)
    return timing


class _Timed:
    """A seat whose thinking is timed."""

    def __init__(self, seat: Opponent) -> None:
        self.seat = seat
        self.seconds = 0.0
        self.refused = seat.refused

    def next_order(self, view: View) -> Order:
        """What the seat does next."""
        begin = time.process_time()
        order = self.seat.next_order(view)
        self.seconds += time.process_time() - begin
        return order


def report(figures: AiFigures) -> str:
    """The figures in words."""
    return "\n".join(
        (
            f"{figures.games} games of {UNITS} a side on 40 x 40, without a screen",
            f"a side's turn      {figures.turn_ms:.2f} ms (promised: under {TURN_MS:.0f}; best game"
            f" {figures.best_turn_ms:.2f}, at full strength {figures.full_turn_ms:.2f}, thought"
            f" {figures.thought_ms:.2f})",
            f"accepted orders    {figures.orders} in {figures.unit_turns} unit-turns:"
            f" {figures.orders_per_unit_turn:.2f} (promised: {ORDERS_A_UNIT_TURN}), refused {figures.refused}",
            f"decided            {figures.decided:.0%} (promised: {DECIDED:.0%}), after {figures.rounds:.1f} rounds",
        )
    )


if __name__ == "__main__":
    print(report(ai_figures()))
