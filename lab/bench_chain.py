"""What a long chain costs: an operator dies, its drone falls on the next one, which kills it, and so on."""

from __future__ import annotations

import time

from lab.bench_board import RUNS
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import FireOrder
from systems.clumsy.pipeline import ClumsyGame, new_game
from systems.clumsy.setup import BattleSetup, UnitSetup

LINKS = 50
"""Operators that fall one after the other."""


def chain_setup(links: int = LINKS) -> BattleSetup:
    """So many operators in a row, each with its drone over the next one, and an enemy rifle at the near end."""
    shooter = UnitSetup(type="infantry", side=0, at=(0, 2))
    operators = [UnitSetup(type="drone_operator", side=1, at=(x, 0), hp=1) for x in range(links)]
    drones = [
        UnitSetup(type="bomber_drone", side=1, at=(x + 1, 0), airborne=True, operator=1 + x) for x in range(links)
    ]
    rows = ("." * (links + 1),) * 3
    return BattleSetup(rows=rows, units=(shooter, *operators, *drones))


def break_chain(game: ClumsyGame) -> None:
    """Fire at the first operator."""
    shooter = game.view(0).own[0]
    game.submit(FireOrder(side=0, unit=shooter.id, at=(0, 0), weapon="rifle"))


def chain_ms(runs: int = RUNS) -> float:
    """Milliseconds until the whole chain has resolved, best of so many runs."""
    game = new_game(chain_setup(), load_clumsy().data)
    best = float("inf")
    for _ in range(runs + 1):
        twin = game.copy()
        begin = time.process_time()
        break_chain(twin)
        best = min(best, time.process_time() - begin)
    return best * 1000
