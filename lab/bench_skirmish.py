"""What the opponent of Skirmish costs: the process time of its activations, in games of its own against itself.

An activation holds all that is thought from its beginning on: whom to activate, and each order until it has ended.
`python -m lab.bench_skirmish` prints it mission by mission.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from core.orders import Order, Refusal
from systems.skirmish.ai.opponent import Opponent
from systems.skirmish.ai.playing import Computers
from systems.skirmish.data import load_skirmish
from systems.skirmish.missions import Mission, load_missions
from systems.skirmish.orders import ActivateOrder
from systems.skirmish.pipeline import new_game
from systems.skirmish.view import View

SEED = 1
QUICK_ROUNDS = 1
ACTIVATION_MS, LONGEST_MS = 50, 200
"""What is promised: milliseconds on average, and at most."""


class ActivationFigures(Struct, frozen=True):
    """What some activations took, in milliseconds."""

    activations: int
    mean_ms: float
    longest_ms: float


class _Timed:
    """A seat whose thinking is timed, activation by activation."""

    def __init__(self, seat: Opponent) -> None:
        self.seat = seat
        self.seconds: list[float] = []

    def next_order(self, view: View) -> Order:
        """What the seat does next."""
        begin = time.process_time()
        order = self.seat.next_order(view)
        spent = time.process_time() - begin
        if isinstance(order, ActivateOrder) or not self.seconds:
            self.seconds.append(0.0)
        self.seconds[-1] += spent
        return order

    def refused(self, order: Order, refusal: Refusal) -> None:
        """An order was refused."""
        self.seat.refused(order, refusal)


def activation_figures(runs: int, missions: tuple[Mission, ...] = ()) -> ActivationFigures:
    """Play each mission of the pack once, or some; with one run only the first turn."""
    found = missions or tuple(load_missions(load_skirmish()).values())
    seconds = [spent for mission in found for spent in _played(mission, runs)]
    return ActivationFigures(len(seconds), 1e3 * sum(seconds) / len(seconds), 1e3 * max(seconds))


def _played(mission: Mission, runs: int) -> Iterator[float]:
    setup = mission.battle(SEED)
    if runs == 1:
        setup = replace(setup, round_limit=QUICK_ROUNDS)
    seats = {side: _Timed(Opponent(side)) for side in range(len(setup.sides))}
    computers = Computers(new_game(setup, mission.data), seats)
    while computers.step():
        pass
    for seat in seats.values():
        yield from seat.seconds


if __name__ == "__main__":
    for name, mission in load_missions(load_skirmish()).items():
        figures = activation_figures(2, (mission,))
        print(f"{name}: {figures.activations} activations, {figures.mean_ms:.1f} ms, at most {figures.longest_ms:.0f}")
